### What moves are worth: advice at a decision, and reviews of a game. The sentences of the reasons are
### in the folder of each game (`advice.ftl`).

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

## After a game: how the chance of a seat went, and where another move was better

review-whose = Wessen Chancen?
review-begins = Die Partie wird durchgesehen, Entscheidung für Entscheidung …
review-goes-on = { $known } von { $decisions } Entscheidungen
review-closer = Ein genauerer Blick auf die Entscheidungen, bei denen am meisten verloren scheint …
review-done =
    { $decisions ->
        [one] Deine Gewinnchance bei einer Entscheidung, nach dem, was du damals sahst. Der Rest war zufällig verteilt, und alle spielten weiter wie der Hase.
       *[other] Deine Gewinnchance bei { $decisions } Entscheidungen, nach dem, was du damals sahst. Der Rest war zufällig verteilt, und alle spielten weiter wie der Hase.
    }
review-drawn =
    { $points ->
        [one] Deine Gewinnchance: { $first } % bei deiner einzigen Entscheidung, { $result } % am Ende.
       *[other] Deine Gewinnchance bei { $points } Entscheidungen: { $first } % bei der ersten, zwischen { $least } % und { $most } %, und { $result } % am Ende.
    }
review-missed = Verpasste Chancen
review-missed-none = Bei keiner davon war ein anderer Zug um mehr besser, als der Zufall erklärt.
review-chose = Du hast „{ $chosen }“ gewählt. Mit „{ $better }“ hättest du { $gain } von 100 Partien mehr gewonnen.
review-nothing = Du hattest nie die Wahl zwischen mehreren Zügen.
play-on = Ab hier weiterspielen
play-on-why =
    Wenn du weiterspielst, bekommst du einen eigenen Tisch, und diese Partie bleibt, wie sie ist.{ $seats ->
        [one] {""}
       *[other] {" "}Für Leute an anderen Geräten spielen Bots.
    } Was später gezogen wird, ist dasselbe wie damals.
refusal-play-on-not-played = Dieses Spiel kann nur weiterspielen, wer es mitgespielt hat.

replay-back = Vorige Entscheidung
replay-on = Nächste Entscheidung
replay-play = Abspielen
replay-stop = Pause
replay-at = { $at } von { $last }
replay-speed = Tempo
replay-seat = Gesehen von
replay-spectator = Zuschauenden
replay-open = Offene Karten
replay-as-you = Wie du es sahst
replay-chances = Gewinnchancen
replay-chances-why = wie oft jeder von hier aus gewänne, in hundert Spielen, nach der Schätzung der Bots
replay-rounds = Runden
replay-marks = Was entschied
replay-end = Das Ende
replay-share = Dieses Spiel teilen
replay-share-who = Mit diesem Link lässt sich das ganze Spiel von jedem Platz aus ansehen.
replay-share-closed = An diesem Tisch darf nur zusehen, wer mitgespielt hat: Für alle anderen geht der Link nicht.
replay-share-text = Eine Partie { $game }, Entscheidung für Entscheidung zum Ansehen
