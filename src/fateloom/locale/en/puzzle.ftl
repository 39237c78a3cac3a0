### The puzzles of the day: a page with three of them, and a line above the table of each.

puzzle = Puzzle of the day
puzzle-why = A real game that a bot lost, at the moment when it could still be won. The puzzles are the same for everybody.
puzzle-games = Games with puzzles
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-play = Win from here
puzzle-again = Play it again
puzzle-solved = Solved
puzzle-streak =
    { $days ->
        [0] Solve one of them today, and a streak begins.
        [one] Solved on one day in a row.
       *[other] Solved on { $days } days in a row.
    }
puzzle-none = There are no puzzles of this game.
# Above the table. $grade is one of the three above; $day is a date.
puzzle-line = Puzzle, { $grade }, { $day }: win from here.
puzzle-open = It can still be won.
puzzle-lost = From here, a win is no longer certain: take something back.
puzzle-back = Take back
puzzle-restart = From the start
puzzle-won = You found the way!
puzzle-failed = This was not the way.
puzzle-others = The other puzzles
refusal-no-puzzles = There are no puzzles of this game.
