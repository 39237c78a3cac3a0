### Reasons in an advice: what became of the player. $often is "more often" or "less often".

realms-consequence-completes = You complete { $destiny } { $often }
realms-consequence-loses-to = { $seat } completes { $destiny } { $often }
realms-consequence-eliminated = You are eliminated { $often }
realms-consequence-outlives = { $seat } is eliminated { $often }
