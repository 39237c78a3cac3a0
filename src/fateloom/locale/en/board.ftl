### The board of a game that brings none, and what every board of another package shares.

board-who = Players
board-table = On the table
board-chooses = to choose
board-yours = It is your turn.
board-waits = Waiting for { $names }.
board-moves = Your choices
board-blocked = Not possible now
board-yes = yes
board-no = no
board-nothing = –
board-open = A table of { $game }
board-where-round = Round { $round }
board-places = Final ranking
board-won =
    { $count ->
        [0] Nobody has won.
        [one] { $names } has won.
       *[other] { $names } share the victory.
    }
