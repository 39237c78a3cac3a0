### Reasons in an advice: what became of the hero. $often is "more often" or "less often".

hand-consequence-reaches = Du erreichst { $often } Welle { $wave }
hand-consequence-exhausts = { $ability } ist { $often } erschöpft
