### What the terminal and the laboratory say. Read by Python alone.

## Seats

terminal-names = Hedda, Anselm, Isolde, Konrad, Mechthild, Ulrich, Ottilie, Gerwin, Runa, Volkmar, Adela, Leander

## A table

terminal-curtain = Hand the keyboard to { $name }. { $name }, press Enter.
terminal-earlier =
    { $count ->
        [one] ... and one thing before (log tells all)
       *[other] ... and { $count } things before (log tells all)
    }
terminal-no-number =
    { $count ->
        [one] There is no number { $number }: the only one is 1.
       *[other] There is no number { $number }: they go from 1 to { $count }.
    }
terminal-look-up = The rule for it: rules { $rule }
terminal-no-undo = { $name } has nothing to take back: since then a card was drawn or shown, or somebody else chose, or nothing was chosen yet.
terminal-undone = Taken back: { $move }
terminal-saved = Saved in { $path }
terminal-unsaved = The latest choices could not be saved in { $path }
terminal-left = Left. Everything is kept; go on with: fateloom play --load { $path }
terminal-over = The game is kept in { $path }
terminal-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
terminal-help =
    A number from the list makes that choice; several numbers make several: 1 3 4.
    The words of a choice do as well.

      table        show the whole table again
      more         whatever else may be seen
      log          everything that happened
      undo         take back the latest choice, while nothing was learned from it
      rules [ID]   the rules, or the one with this id
      save [FILE]  where the game is kept; with FILE, a copy of it
      quit         leave; the game is kept
      ?            this

## A record

terminal-step = Choice { $number } of { $choices }. Enter goes on, q leaves.
terminal-unfinished =
    { $choices ->
        [one] Here the record ends, after one choice
       *[other] Here the record ends, after { $choices } choices
    }

## Destiny

terminal-destiny-heading = Round { $round } · { $phase } · { $leader } leads
terminal-destiny-setup = { $phase } · { $leader } begins
terminal-destiny-now = Now
terminal-destiny-buried = Buried
terminal-destiny-next = Next
terminal-destiny-points = { $points } of { $goal }
terminal-destiny-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
terminal-destiny-total = total { $total }
terminal-destiny-offer = total { $total }
terminal-destiny-short = { $alignment } { $value }
terminal-destiny-as = as { $alignment }
terminal-destiny-times = { $count } { $thing }
terminal-destiny-declared = Alchemist: the next card counts as { $alignment }.
terminal-destiny-marked = (goes)
terminal-destiny-empty-hand = Empty hand
terminal-destiny-resting = Not now:
terminal-destiny-seen = Seen of { $name }:
terminal-destiny-pile =
    { $pile ->
        [one] One card in the pile
       *[other] { $pile } cards in the pile
    }, { $discards ->
        [0] no discards.
       *[other] { $discards } discarded:
    }
terminal-destiny-hand-character = Characters
terminal-destiny-hand-base = Bases
terminal-destiny-hand-bonus = Bonuses
terminal-destiny-hand-multiplier = Multipliers

## The laboratory

lab-stopped = Stopped after { $played } of { $games } games.
lab-by-seat = Wins by seat
lab-by-bot = Wins by bot
lab-by-identity = Wins by identity
lab-by = Wins by { $fact }
lab-seat = { $seat } { $bot }
lab-games = games
lab-wins = wins
lab-rate = rate
lab-interval = 95 % interval
lab-length = Length
lab-rounds = rounds
lab-choices = choices
lab-mean = mean
lab-median = median
lab-p10 = 10 %
lab-p90 = 90 %
lab-least = least
lab-most = most
lab-shared = Shared victories: { $percent } %
lab-speed = { $played } games in { $seconds } s: { $games } games/s, { $choices } choices/s
lab-progress = { $game }
lab-written = Written to { $path }

## Refusals of the command line, the terminal and the laboratory

refusal-no-seats = Nobody sits at the table. Name the seats, for example: me,greedy,random
refusal-names-count = There are { $a } names for { $b } seats.
refusal-name-unfit = A name has at most { $b } letters, all of them printable.
refusal-name-twice = Two players cannot both be called { $a }.
refusal-option-form = An option is written name=value, not { $a }.
refusal-not-positive = The number of { $a } must be at least 1.
refusal-loaded-as-it-is = A saved game goes on as it was set up: { $a } does not fit together with --load.
refusal-seats-of-record = The saved game has { $b } seats, not { $a }.
refusal-no-such-seat = There is no seat { $a }: they are counted from 0 to { $b }.
refusal-file-exists = { $a } exists already. Choose another name, or go on with it: fateloom play --load { $a }
refusal-cannot-write = { $a } cannot be written.
refusal-cannot-read = { $a } cannot be read.
refusal-file-suffix = { $a } has to end in .json or .parquet.
refusal-needs-pyarrow = Parquet files need pyarrow: pip install "fateloom[lab]"
refusal-no-rules = The game { $a } brings no written rules.
refusal-unknown-rule =
    { $count ->
        [1] There is no rule { $a }.
       *[other] There is no rule { $a }. Did you mean { $b }?
    }
