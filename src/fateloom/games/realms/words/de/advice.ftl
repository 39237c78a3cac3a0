### Reasons in an advice: what became of the player. $often is "more often" or "less often".

realms-consequence-completes = Du erfüllst { $often } die Bestimmung { $destiny }
realms-consequence-loses-to = { $seat } erfüllt { $often } die Bestimmung { $destiny }
realms-consequence-eliminated = Du scheidest { $often } aus
realms-consequence-outlives = { $seat } scheidet { $often } aus
