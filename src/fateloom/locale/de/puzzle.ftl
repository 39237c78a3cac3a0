puzzle = Rätsel des Tages
puzzle-why = Eine echte Partie, die ein Bot verloren hat, in dem Moment, als sie noch zu gewinnen war. Die Rätsel sind für alle gleich.
puzzle-games = Spiele mit Rätseln
puzzle-easy = Leicht
puzzle-medium = Mittel
puzzle-hard = Schwer
puzzle-play = Ab hier gewinnen
puzzle-again = Noch einmal spielen
puzzle-solved = Gelöst
puzzle-streak =
    { $days ->
        [0] Löse heute eines davon, und eine Serie beginnt.
        [one] An einem Tag gelöst.
       *[other] An { $days } Tagen in Folge gelöst.
    }
puzzle-none = Zu diesem Spiel gibt es keine Rätsel.
puzzle-line = Rätsel, { $grade }, { $day }: Gewinne ab hier.
puzzle-open = Es ist noch zu gewinnen.
puzzle-lost = Von hier aus ist der Sieg nicht mehr sicher: Nimm etwas zurück.
puzzle-back = Zurücknehmen
puzzle-restart = Von vorn
puzzle-won = Du hast den Weg gefunden!
puzzle-failed = Das war nicht der Weg.
puzzle-others = Die anderen Rätsel
refusal-no-puzzles = Zu diesem Spiel gibt es keine Rätsel.
