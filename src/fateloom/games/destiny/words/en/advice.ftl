### Reasons in an advice: what became of the treasures. $often is "more often" or "less often".

destiny-consequence-takes-now = You take { $treasure } in this round { $often }
destiny-consequence-takes-next = You take { $treasure } in the next round { $often }
destiny-consequence-loses-now = { $seat } takes { $treasure } in this round { $often }
destiny-consequence-loses-next = { $seat } takes { $treasure } in the next round { $often }
destiny-consequence-buries-now = This round ends in a tie { $often }, and nobody takes { $treasure }
destiny-consequence-buries-next = The next round ends in a tie { $often }, and nobody takes { $treasure }
