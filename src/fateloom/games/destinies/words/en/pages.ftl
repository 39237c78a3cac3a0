game-destinies = Destinies
game-destinies-short = Destinies
game-destinies-line = A story, a map, a candle
game-destinies-open = A tale of Destinies
game-destinies-about = Walk a map, knock at doors, and decide what your hero becomes.
game-destinies-rules = The rules of Destinies
game-destinies-lesson-first = Three days at the Drowned Fair
game-destinies-lesson-second = Trade, tests and secret paths
destinies-board-where =
    { $story }, day { $day }: { $phase ->
        [start] { $name }’s turn begins
        [move] { $name } moves
        [place] { $name } is at { $place }
        [visit] { $name } looks around
        [trade] { $name } trades
        [finale] the Finale of { $name }
       *[ended] the end
    }.
page-option-destinies-scenario = Story
    .term = { $value }
page-option-destinies-mode = Mode
page-option-destinies-mode-fitting = By the number of players
    .note = alone, a race, or teams
page-option-destinies-mode-fitting-about = One player explores, two or three race for their Destinies, and four play in teams.
page-option-destinies-mode-race = Race
    .note = two or three players
page-option-destinies-mode-race-about = Each hero has a Destiny with two paths. The first hero to complete one of them wins.
page-option-destinies-mode-explorer = Explorer
    .note = solo, without time pressure
page-option-destinies-mode-explorer-about = One hero, one Destiny, and as many days as you like.
page-option-destinies-mode-challenger = Challenger
    .note = solo, against the clock
page-option-destinies-mode-challenger-about = One hero, and a last day by which the Destiny has to be fulfilled.
page-option-destinies-mode-team = Teams
    .note = two against two
page-option-destinies-mode-team-about = Two heroes, each with a companion. Hero and companion win together.
page-option-destinies-grade = Days of a Challenger
page-option-destinies-grade-value = grade { $value }
page-option-destinies-heroes = Heroes
page-option-destinies-heroes-taken = each player chooses one
page-option-destinies-heroes-dealt = dealt at random
page-option-destinies-dice = Dice
page-option-destinies-dice-digital = rolled by the program
page-option-destinies-dice-own = your own dice
page-option-destinies-end = The story ends
page-option-destinies-end-first = with the first Destiny fulfilled
page-option-destinies-end-first-about = The first hero to complete a path wins; the other players hear how their stories would have ended.
page-option-destinies-end-all = when every hero’s story is told
page-option-destinies-end-all-about = A story table for two or three players: nobody loses. All heroes may finish their Finales, a lost stage can be repeated, and there is no time pressure.
page-option-destinies-reading = Texts
page-option-destinies-reading-aloud = for everybody
page-option-destinies-reading-aloud-about = All players hear and see the whole story, on everybody’s turn.
page-option-destinies-reading-private = only for the visitor
page-option-destinies-reading-private-about = Only the visitor sees the texts and options of a visit. Everybody sees what heroes do, roll and get, and their Finales.
page-option-destinies-length = Length
page-option-destinies-length-full = full evening
page-option-destinies-length-full-about = Everything in the story can happen.
page-option-destinies-length-short = short evening
page-option-destinies-length-short-about = Skips events that only tell something and that the story does not need. Nothing else changes: every path to an ending stays open.
page-run-part-destinies-day = day { $value }
