game-realms = Realms of Destiny
game-realms-short = Realms
game-realms-line = Biete dein Leben, Karte um Karte
game-realms-open = Ein Tisch Realms of Destiny
game-realms-about = Biete mit den Karten, von denen du lebst. Erfülle ein Schicksal, oder überlebe die anderen.
game-realms-rules = Die Regeln von Realms of Destiny
game-realms-lesson-first = Die ersten Auktionen und eine kurze Partie
game-realms-lesson-second = Um dein Leben bieten
realms-where =
    { $step ->
        [auction] Zug { $turn }, { $name } versteigert. Ziel: eine Bestimmung erfüllen oder allein noch Karten haben.
        [both] Zug { $turn }, { $name } ist zuerst dran. Ziel: eine Bestimmung erfüllen oder allein noch Karten haben.
       *[other] Zug { $turn }, { $name } ist dran. Ziel: eine Bestimmung erfüllen oder allein noch Karten haben.
    }
    .brief =
        { $step ->
            [auction] Zug { $turn }, { $name } versteigert
            [both] Zug { $turn }, { $name } ist zuerst dran
           *[other] Zug { $turn }, { $name } ist dran
        }
page-option-realms-deck = Kartenstapel
page-option-realms-deck-fitting = Je nach Anzahl am Tisch
    .note = 44 Karten, ab fünf Plätzen 56
page-option-realms-deck-base = Grundkarten
    .note = 44 Karten
page-option-realms-deck-all = Alle Karten
    .note = 56 Karten
page-option-realms-youngest = Am jüngsten ist
page-option-realms-youngest-chance = zufällig
page-option-realms-youngest-chance-about = Die jüngste Person wird ausgelost. Wer links von ihr sitzt, beginnt.
page-option-realms-youngest-seat-about = { $next } sitzt links von { $name } und beginnt.
page-option-realms-turns = Höchstzahl der Züge
