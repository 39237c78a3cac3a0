### Reasons in an advice: what became of the treasures. $often is "more often" or "less often".

destiny-consequence-takes-now = In dieser Runde bekommst du { $often }: { $treasure }
destiny-consequence-takes-next = In der nächsten Runde bekommst du { $often }: { $treasure }
destiny-consequence-loses-now = In dieser Runde bekommt { $seat } { $often }: { $treasure }
destiny-consequence-loses-next = In der nächsten Runde bekommt { $seat } { $often }: { $treasure }
destiny-consequence-buries-now = Diese Runde endet { $often } mit Gleichstand, und niemand bekommt { $treasure }
destiny-consequence-buries-next = Die nächste Runde endet { $often } mit Gleichstand, und niemand bekommt { $treasure }
