### Texts of the terminal and the laboratory. Read only by Python.

## Seats

terminal-names = Hedda, Anselm, Isolde, Konrad, Mechthild, Ulrich, Ottilie, Gerwin, Runa, Volkmar, Adela, Leander

## A table

terminal-curtain = Hand the keyboard to { $name }. { $name }, press Enter.
terminal-earlier =
    { $count ->
        [one] ... and one earlier event (“log” shows all)
       *[other] ... and { $count } earlier events (“log” shows all)
    }
terminal-no-number =
    { $count ->
        [one] There is no number { $number }: the only choice is 1.
       *[other] There is no number { $number }: choose 1 to { $count }.
    }
terminal-look-up = The rule: rules { $rule }
terminal-no-undo = { $name } has nothing to undo: a card was drawn or shown, another player has chosen, or there was no choice yet.
terminal-puzzle = Puzzle of { $day }, { $grade }: win from here.
terminal-puzzle-lost = From here, a win is no longer certain: undo, or start again.
terminal-undone = Undone: { $move }
terminal-saved = Saved to { $path }
terminal-unsaved = The latest choices could not be saved to { $path }
terminal-left = You left the game. To continue: fateloom play --load { $path }
terminal-over = The game is saved in { $path }
terminal-campaign = A later part of its campaign can follow: fateloom play --after { $path }
terminal-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
terminal-help =
    Enter the number of a choice, or several numbers: 1 3 4. You can also enter the
    text of a choice.

      table        show the whole table again
      more         show everything else that you may see
      log          show all events
      undo         undo the latest choice, as long as it revealed nothing
      rules [ID]   show the rules, or the rule with this id
      save [FILE]  show where the game is saved; with FILE, save a copy
      quit         leave; the game stays saved
      ?            show this help

## A record

terminal-step = Choice { $number } of { $choices }. Enter goes on, q leaves.
terminal-called-off = Everybody agreed to end the game here. Nobody won.
terminal-unfinished =
    { $choices ->
        [one] The record ends here, after one choice
       *[other] The record ends here, after { $choices } choices
    }

verify-replays =
    { $choices ->
        [one] The record replays: its one choice is legal, and chance is what the seed gives.
       *[other] The record replays: all { $choices } choices are legal, and chance is what the seed gives.
    }
verify-share = The share of { $name } in the seed: { $share }
verify-commitment = Seed, nonce and setup give the commitment { $commitment }.
verify-compare = If your table sent this commitment before the first choice, the shuffle was fixed by then. To compare it, use --commitment.
verify-same = It is the commitment you gave: the shuffle was fixed when your table sent it.
verify-other = It is not the commitment you gave: the shuffle was changed, or this is another game.
verify-none = The record has no commitment, so nothing shows when the shuffle was fixed.

## The laboratory

lab-stopped = Stopped after { $played } of { $games } games.
lab-by-seat = Wins by seat
lab-by-bot = Wins by bot
lab-by-identity = Wins by identity
lab-by-hero = Wins by hero
lab-by-boss = Wins by boss
lab-by = Wins by { $fact }
lab-seat = { $seat } { $bot }
lab-games = games
lab-wins = wins
lab-rate = rate
lab-interval = 95 % interval
lab-share = share
lab-length = Length
lab-rounds = rounds
lab-rounds-realms = turns
lab-rounds-hand = waves
lab-choices = choices
lab-choices-a-round = choices a round
lab-choices-a-round-realms = choices a turn
lab-choices-a-round-hand = choices a wave
lab-decisions = Decisions
lab-times = Thinking time of a choice, in ms
lab-places = Places by seat
lab-margins = Lead of the winner over the best of the others
lab-score = At the end: { $fact }
lab-by-end = Games by how they ended
lab-shared-victory = shared by several seats
lab-question-seats = wins by seat
lab-question-bots = wins by bot
lab-question-with = wins by what was won with: the identity, the hero, the boss, whatever the game has
lab-question-ends = how games ended, and how many victories were shared
lab-question-length = rounds, days, turns or waves of a game
lab-question-decisions = choices of a game, and of a round; choices that a program failed to make
lab-question-times = how long bots think about a choice
lab-question-places = the mean place of each seat
lab-question-margins = how far the best winner was ahead of the best of the others, in these numbers
lab-question-scores = the numbers that the game shows of each seat at its end
lab-no-answer = These games have nothing to count for this question.
lab-no-games = There are no games yet.
lab-mean = mean
lab-median = median
lab-p10 = 10 %
lab-p90 = 90 %
lab-least = minimum
lab-most = maximum
lab-ends = Results: { $ends }
lab-end-won = won
lab-end-lost = lost
lab-end-draw = a draw
lab-shared = Shared victories: { $percent } %
lab-faults =
    { $count ->
        [one] { $bot }: one choice was made at random, because the program was late, had ended, or gave no legal move.
       *[other] { $bot }: { $count } choices were made at random, because the program was late, had ended, or gave no legal move.
    }
lab-speed = { $played } games in { $seconds } s: { $games } games/s, { $choices } choices/s
lab-rate-words = { $share } % ({ $low } to { $high } %), { $wins } of { $games }
lab-page-title = { $game }: many games
lab-page-ladder = { $game }: a ladder of bots
lab-page-ladder-about = { $games } games of these bots, the weakest first: { $bots }
lab-page-ladder-games = { $played } of { $games } at { $seats } seats
lab-page-ladder-times-how = Of one choice, in milliseconds; the mean of each bot in each game. It depends on the machine.
lab-page-ratings = Strength
lab-page-pairs = Pairs
lab-page-places-paired = The first place is on the left. A deal has one place, the mean of all seats, so that neither luck nor a seat favours a bot. The faint bar is where eight of ten deals lie, the red line a fair place.
lab-page-at-seats = { $bot }, { $seats } seats
lab-page-about = { $games } games of bots, by seat: { $bots }
lab-page-wins = Who wins
lab-page-places = Places
lab-page-length = Length
lab-page-ends = How games end
lab-page-scores = Numbers at the end
lab-page-times = Thinking time
lab-page-provenance = How it was made
lab-page-interval = Bars show the share of games won, lines the 95 % interval (Wilson). A shared victory is divided among its seats.
lab-page-places-how = The mean place of each seat, the first on the left, with its 95 % interval. Seats that share places have the mean of them. The red line is a fair place, { $fair }. The faint bar is where eight of ten games lie.
lab-page-scores-how = Dots are means, lines their 95 % intervals; the faint bar is where eight of ten games lie.
lab-page-times-how = Of one choice, in milliseconds; the mean of each seat in each game. It depends on the machine.
lab-mean-words = { $mean } ({ $low } to { $high })
lab-page-provenance-how = With these, the same program plays the same games again.
lab-page-games = { $played } of { $games } asked for
lab-page-unknown = not known
lab-page-made-game = Game
lab-page-made-rules = Version of its rules
lab-page-made-options = Options
lab-page-made-ladder-bots = Bots, the weakest first
lab-page-made-bots = Bots, by seat
lab-page-made-programs = Programs
lab-page-made-seed = Seed
lab-page-made-games = Games
lab-page-made-version = Fateloom
lab-page-made-commit = Commit
lab-page-made-command = Command
lab-by-pair = Wins by pair, at two seats
lab-pair = { $bot } against { $other }
lab-by-challenger = Wins of one bot against { $others } of another, by pair
lab-fair-share = A fair share is { $percent } %.
lab-by-place = Places of one bot against { $others } of another, by pair
lab-fair-place = The mean of deals that were played from every seat. A fair place is { $place }.
lab-deals = deals
lab-by-rating = Strength
lab-rating = rating
lab-rating-why = Ratings are on the Elo scale: 100 more win 64 %, 200 more 76 %, 400 more 91 %. Their mean is 0. One drawn game for each pair is added to those played.
lab-progress = { $game }
lab-written = Written to { $path }
lab-added =
    { $added ->
        [0] { $path } has { $played } games; none was missing.
        [one] { $path } has { $played } games; one is new.
       *[other] { $path } has { $played } games; { $added } are new.
    }
lab-records-size = The records will take about { $size }.
lab-records =
    { $count ->
        [0] No record was kept.
        [one] One record was kept: { $size }
       *[other] { $count } records were kept: { $size }
    }
lab-goes-on = The same command goes on where it stopped.

## Refusals of the command line, the terminal and the laboratory

refusal-no-seats = There are no players. Name the seats, for example: me,greedy,random
refusal-names-count =
    { $b ->
        [one] There are { $a } names for one seat.
       *[other] There are { $a } names for { $b } seats.
    }
refusal-name-unfit = A name has up to { $b } characters, all of them printable.
refusal-name-twice = Two players cannot both be called { $a }.
refusal-option-form = Write an option as name=value, not { $a }.
refusal-program-form = Write a program as name=command, not { $a }; the name is a single word.
refusal-program-start = The program { $a } cannot be started.
refusal-program-late = The program did not answer within { $a } s.
refusal-program-ended = The program has ended.
refusal-program-answer = The program answered { $a }, not the number of a legal move.
refusal-not-positive = The number of { $a } must be at least 1.
refusal-loaded-as-it-is = A saved game keeps its setup: { $a } cannot be combined with --load.
refusal-game-no-stories = { $a } tells no stories, so --story does not fit.
refusal-seats-of-record =
    { $b ->
        [one] The saved game has one seat, not { $a }.
       *[other] The saved game has { $b } seats, not { $a }.
    }
refusal-no-such-seat =
    { $b ->
        [0] There is no seat { $a }: the only one is 0.
       *[other] There is no seat { $a }: they are counted from 0 to { $b }.
    }
refusal-file-exists = { $a } already exists. Choose another name, or continue the game: fateloom play --load { $a }
refusal-cannot-write = { $a } cannot be written.
refusal-cannot-read = { $a } cannot be read.
refusal-file-suffix = The name { $a } must end with .json, or with / for a folder of Parquet files.
refusal-needs-pyarrow = Parquet files need pyarrow: pip install "fateloom[lab]"
refusal-no-such-place = Games cannot be played on { $a }. Choose local, dask, ray, dask://HOST:PORT or ray://HOST:PORT.
refusal-needs-cluster = This needs another package: pip install "fateloom[{ $a }]"
refusal-cluster-unreachable = No cluster with workers answers at { $a }.
refusal-cluster-version = A worker has Fateloom { $a }, this program is { $b }. Install the same as here on all machines.
refusal-cluster-lacks = A worker cannot import { $a }. Install the same as here on all machines.
refusal-cluster-gone = The cluster has ended.
refusal-worker-lost = One worker after the other has ended while it played games { $a } to { $b } of those asked for. Is there enough memory?
refusal-unknown-question = There is no question { $a }. Ask one of these: { $b }
refusal-no-dataset = { $a } holds no dataset. One is made by: fateloom simulate --out { $a }
refusal-dataset-schema = The dataset in { $a } has columns of version { $b }; this program reads version { $c }.
refusal-dataset-broken = The dataset in { $a } has a damaged part.
refusal-dataset-foreign = { $a } is not empty and holds no dataset. Choose another folder.
refusal-ladder-foreign = { $a } is not empty and holds no ladder. Choose another folder.
refusal-ladder-longer = The ladder in { $a } has more than { $b } games of a pair. Ask for as many as before, or for more.
refusal-folder-in-use = Another command is writing to { $a }.
refusal-dataset-other = The dataset in { $a } is of another simulation, with { $b }. Choose another folder.
refusal-kept-foreign = { $a } is not empty and keeps no games. Choose another folder.
refusal-kept-other = { $a } keeps other games, with { $b }. Choose another folder.
refusal-kept-broken = A file in { $a } is damaged. Delete the folder, or choose another one.
refusal-dataset-longer = The dataset in { $a } goes up to game { $b }. Ask for at least { $c } games.
refusal-which-records = Unknown choice of records: “{ $a }”. Choose all, lost, or the number of the first games.
refusal-records-too-large = The records of { $a } will take about { $b }, but only { $c } are free. Keep fewer: --records lost, or --records 100
refusal-no-such-game = The dataset in { $a } has no game { $b }.
refusal-record-needs-program = To play the game again, say which program { $a } is: --program { $a }="..."
refusal-game-differs = Game { $a } cannot be played again: this program plays it differently. Use the one that made the dataset: { $b }
refusal-no-rules = The game { $a } has no written rules.
refusal-unknown-rule =
    { $count ->
        [1] There is no rule { $a }.
       *[other] There is no rule { $a }. Did you mean { $b }?
    }

## Languages of stories

refusal-no-such-language = This story is not available in “{ $a }”. It is available in { $b }.
refusal-one-language = This game has no story, so there is nothing to read in another language.

## Hosting

refusal-store-unknown = Tables can be stored in SQLite or PostgreSQL. This address is for neither.
