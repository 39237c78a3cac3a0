### The evenings of a device: its history, its statistics, and its marks of honour.

evenings = Your evenings
evenings-kept = Kept on this device, for nobody else
evenings-none = No game has ended on this device yet. Each one that does is noted here, and nowhere else.
evenings-export = Export
evenings-import = Open a file
evenings-delete = Delete all
evenings-delete-which = Delete { $what } from your evenings
evenings-delete-sure = This deletes all evenings and marks of this device. Tables and their records remain.
evenings-no-file = This file contains no evenings. Open one that was exported on this page.
evenings-sentence =
    { $count ->
        [one] Since { $month } you have spent one evening at these tables
       *[other] Since { $month } you have spent { $count } evenings at these tables
    }{ $won ->
        [0] {""}.
        [one] {""}, and won one of them.
       *[other] {""}, and won { $won } of them.
    }
evenings-longest =
    You sat longest over { $game }: { $time }{ $names ->
        [none] {""}
       *[other] {""}, with { $names }
    }, on a { $weekday }.
evenings-time =
    { $hours ->
        [0] {""}
        [one] 1 hour{" "}
       *[other] { $hours } hours{" "}
    }{ $minutes ->
        [0] {""}
        [one] 1 minute
       *[other] { $minutes } minutes
    }
evenings-streak =
    { $now ->
        [0] Your longest winning streak: { $longest }.
        [1] Your longest winning streak: { $longest }.
       *[other] You have won { $now } in a row. Your longest winning streak: { $longest }.
    }
evenings-partner = You sat together with { $name } most often: { $count } times.
evenings-foe =
    You met { $name } { $of } times and { $won ->
        [0] did not win yet
        [one] won once
       *[other] won { $won } times
    }.
evenings-year =
    { $count ->
        [one] One evening in twelve months, { $won } won
       *[other] { $count } evenings in twelve months, { $won } won
    }
evenings-last = The last ones
evenings-all =
    { $count ->
        [one] The one evening, and its replay
       *[other] All { $count }, and their replays
    }
evenings-all-link =
    { $count ->
        [one] One evening
       *[other] All { $count } evenings
    }
evenings-games = Game by game
evenings-of = won of played
evenings-count = { $won } of { $of } won
evenings-heroes = Heroes against bosses
evenings-tales = Heroes of the tales
evenings-pair = of { $of }
evenings-never = never met
evenings-people = With whom
evenings-marks = Seals
evenings-marks-of = { $count } of { $all }
evenings-earned = Earned on { $day }
evenings-won = Won
evenings-drawn = Drawn
evenings-lost = Lost
evenings-place =
    { $place ->
        [1] Lost
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
       *[other] Sixth
    }

## What the games say of an evening

evening-destiny =
    { $points ->
        [one] { $points } treasure point, the best other { $best }
       *[other] { $points } treasure points, the best other { $best }
    }
evening-realms =
    { $how ->
        [shared] A destiny completed on turn { $turn }
        [secret] A Secret Destiny completed on turn { $turn }
        [survivor] The last with cards, on turn { $turn }
        [out] No card left by turn { $turn }
       *[beaten] Beaten on turn { $turn }
    }
evening-hand = { $hero } against { $boss }, wave { $wave }
evening-destinies =
    { $name ->
        [none] { $story }, day { $day }
       *[other] { $story }: { $name }, day { $day }
    }

## Marks of honour; .why says what one is for

mark-hair = By a hair
    .why = A treasure won by a single point
mark-oak = Pure oak
    .why = A Destiny Total of Nature alone, 30 or more
mark-behind = From behind
    .why = A game won that another led by three points
mark-alone = Nothing left over
    .why = A game won in which nobody else got a treasure
mark-dear = Bought dear
    .why = A destiny completed with one card in hand, or none
mark-unseen = Unforeseen
    .why = A game won by a Secret Destiny
mark-last = Last light
    .why = The last of four or more who had cards
mark-two = Two at one stroke
    .why = Two others put out in a game that was won
mark-breath = One breath left
    .why = A run won with one health
mark-bare = Bare hands
    .why = A run won with nothing bought
mark-legend = Legend
    .why = A run won on the highest difficulty
mark-fingers = All ten fingers
    .why = Every boss beaten with every hero
mark-dawns = Three dawns
    .why = The run of the day won on three days in a row
mark-oil = Midnight oil
    .why = A tale of an hour or more, won in one sitting
mark-ways = Both ways
    .why = Both paths of one hero fulfilled
mark-brink = On the brink
    .why = A Destiny fulfilled on the Challenger’s last day
mark-corner = Every corner
    .why = A tale won with the whole map explored
mark-fox = Fox hunt
    .why = Two Foxes beaten at one table
mark-turned = Tables turned
    .why = Won against a friend who had won twice running
mark-four = Four crowns
    .why = All four games won
