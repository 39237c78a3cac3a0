### Das Brett eines Spiels, das keines mitbringt, und was alle fremden Bretter gemeinsam haben.

board-who = Spieler
board-table = Auf dem Tisch
board-chooses = am Zug
board-yours = Du bist am Zug.
board-waits = Warten auf { $names }.
board-moves = Deine Möglichkeiten
board-blocked = Jetzt nicht möglich
board-yes = ja
board-no = nein
board-nothing = –
board-open = Eine Partie { $game }
board-where-round = Runde { $round }
board-places = Rangfolge
board-won =
    { $count ->
        [0] Niemand hat gewonnen.
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
