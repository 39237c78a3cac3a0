### Reasons in an advice: what became of the treasures. $often is "more often" or "less often".

destiny-consequence-takes-now = Du gewinnst { $often } diese Runde ({ $treasure })
destiny-consequence-takes-next = Du gewinnst { $often } die nächste Runde ({ $treasure })
destiny-consequence-loses-now = { $seat } gewinnt { $often } diese Runde ({ $treasure })
destiny-consequence-loses-next = { $seat } gewinnt { $often } die nächste Runde ({ $treasure })
destiny-consequence-buries-now = Diese Runde endet { $often } mit Gleichstand ({ $treasure })
destiny-consequence-buries-next = Die nächste Runde endet { $often } mit Gleichstand ({ $treasure })
