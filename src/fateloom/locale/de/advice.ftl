### Advice at a decision: what a bot would do, what the moves are worth, and why. The sentences of the
### reasons are in the folder of each game (`advice.ftl`).

advice-begins = Die Partie wird viele Male zu Ende gespielt …
advice-goes-on =
    { $games ->
        [one] Bisher eine Partie für jeden Zug. Mit mehr werden die Zahlen sicherer.
       *[other] Bisher { $games } Partien für jeden Zug. Mit mehr werden die Zahlen sicherer.
    }
advice-done = Aus { $games } Partien für jeden Zug. Was du nicht siehst, war zufällig verteilt, und alle spielten weiter wie der Hase.
advice-chance = Du gewinnst { $chance } von 100 Partien
    .interval = zwischen { $least } und { $most }
advice-first = Empfohlen
advice-equal = Etwa gleich gut
advice-worse = Weniger gut
advice-all-equal = Es macht kaum einen Unterschied: Kein Zug ist um mehr besser, als der Zufall erklärt.
advice-why = { $why }: in { $here } von 100 Partien statt in { $there }.
advice-more = öfter
advice-less = seltener
