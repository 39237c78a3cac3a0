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
terminal-undone = Undone: { $move }
terminal-saved = Saved to { $path }
terminal-unsaved = The latest choices could not be saved to { $path }
terminal-left = You left the game. To continue: fateloom play --load { $path }
terminal-over = The game is saved in { $path }
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
terminal-destiny-marked = (marked)
terminal-destiny-empty-hand = Empty hand
terminal-destiny-resting = Not playable now:
terminal-destiny-seen = Seen in the hand of { $name }:
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

## Realms of Destiny

terminal-realms-heading = Turn { $turn } · { $step } · { $name }’s turn
terminal-realms-secret = Secret Destiny
terminal-realms-progress = { $destiny } { $have }/{ $need }
terminal-realms-cards =
    { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }
terminal-realms-out = out
terminal-realms-rotated = rotated
terminal-realms-support = Support
terminal-realms-tokens = Tokens
terminal-realms-cursed = { $token }, by { $name }
terminal-realms-asked-for = { $name } asked for { $family } next
terminal-realms-prey = prey of the Lich
terminal-realms-lot = { $name } sells
terminal-realms-own-lot = You sell
terminal-realms-covered = a card face down
terminal-realms-covered-own = { $card } (face down)
terminal-realms-bids = Bids
terminal-realms-bid = { $name } { $bid }
terminal-realms-pass = { $name } passed
terminal-realms-empty-hand = No card in hand
terminal-realms-seen = { $name } has shown you
terminal-realms-holds = { $name } holds
terminal-realms-held = { $name } held, and may still
terminal-realms-above =
    { $above ->
        [0] { $card } on top
       *[other] { $card } under { $above }
    }
terminal-realms-known-pile = On the pile
terminal-realms-chosen = Chosen so far
terminal-realms-extra =
    { $count ->
        [one] One additional draw in this turn
       *[other] { $count } additional draws in this turn
    }
terminal-realms-pay-to = The next card goes to { $name }.
terminal-realms-keeps =
    { $count ->
        [one] keeps 1 card
       *[other] keeps { $count } cards
    }
terminal-realms-pile =
    { $pile ->
        [0] No card in the pile
        [one] One card in the pile
       *[other] { $pile } cards in the pile
    }, { $discards ->
        [0] no discards
       *[other] { $discards } discarded, the latest first:
    }
terminal-realms-resting = Not { $family }, so not usable now:
terminal-realms-supply = Tokens in the supply
terminal-realms-ruled = { $name } does not hold
terminal-realms-laid =
    { $count ->
        [one] 1 in front
       *[other] { $count } in front
    }

## The Hand of Destiny

terminal-hand-heading = Wave { $wave } of 4 · { $phase } · { $hero } against { $boss }
terminal-hand-line = Line
terminal-hand-boss = Boss
terminal-hand-hero = Hero
terminal-hand-strength = Strength
terminal-hand-weapon = Weapon
terminal-hand-attack = Attack
terminal-hand-gold = Gold
terminal-hand-potions = Potions
terminal-hand-place =
    { $place ->
        [1] front
        [2] second
        [3] third
       *[other] { $place }th
    }
terminal-hand-hidden = hidden
terminal-hand-hidden-many =
    { $count ->
        [one] hidden
       *[other] hidden, and so are those behind: { $count }
    }
terminal-hand-hp = { $hp } HP
terminal-hand-hp-left = { $left } of { $hp } HP
terminal-hand-dmg = DMG { $dmg }
terminal-hand-unslottable = cannot be slotted
terminal-hand-unseen-side = card { $card }, with a side up that you have not seen
terminal-hand-monster = { $name } ({ $type }, { $hp } HP, DMG { $dmg })
terminal-hand-value = { $name } { $value }
terminal-hand-card = { $value }, { $type }, DMG { $dmg }
terminal-hand-no-strength = none
terminal-hand-level = { $boss }, level { $level }
terminal-hand-criticals = Critical hits: { $hits }
terminal-hand-critical = { $damage }/{ $strength }/{ $attack }
terminal-hand-critical-used = used
terminal-hand-critical-costs =
    { $strength ->
        [none] take { $damage } damage, deal { $attack }
       *[other] take { $damage } damage, pay { $strength } strength, deal { $attack }
    }
terminal-hand-penalty = Left undefeated, it costs { $penalty }.
terminal-hand-you = { $hero } ({ $class }): { $hp } HP
terminal-hand-exhausted = exhausted
terminal-hand-paid = now only by exhausting
terminal-hand-once = used
terminal-hand-ready = slotted
terminal-hand-used = used in this wave
terminal-hand-coming = slotted in the next wave
terminal-hand-rage-ready = Grudge waits: your next strength attack is worth 2 more.
terminal-hand-pierced = Armor Piercing is in force.
terminal-hand-attack-sum = { $cards }{ $changes } = { $value }
terminal-hand-change = { $sign }{ $amount } { $why }
terminal-hand-against = { $sum } against { $against }
terminal-hand-falls = defeated
terminal-hand-falls-slotted = defeated and slotted
terminal-hand-pays = enough
terminal-hand-not-enough = not enough
terminal-hand-costs = { $dmg } damage, { $hp } HP left
terminal-hand-loses-run = { $dmg } damage: the run is lost
terminal-hand-exhausts = exhausts { $abilities }, { $hp } HP left
terminal-hand-restores = brings back { $abilities }, { $hp } HP
terminal-hand-becomes = becomes { $card }
terminal-hand-becomes-unseen = becomes a side that you have not seen
terminal-hand-price = It costs { $cost } gold.
terminal-hand-underworld =
    { $count ->
        [0] The Underworld is empty.
       *[other] Underworld, from its front:
    }
terminal-hand-known = Cards you know, side A and side B
terminal-hand-known-card = { $card }:
terminal-hand-not-seen = not seen
terminal-hand-ability = { $name } ({ $cost }, { $kind })
terminal-hand-end = { $hero } against { $boss }, { $difficulty }: wave { $wave }, { $hp } HP left, boss { $left } of { $boss_hp } HP

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
lab-length = Length
lab-rounds = rounds
lab-rounds-realms = turns
lab-rounds-hand = waves
lab-choices = choices
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
lab-speed = { $played } games in { $seconds } s: { $games } games/s, { $choices } choices/s
lab-progress = { $game }
lab-written = Written to { $path }

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
refusal-not-positive = The number of { $a } must be at least 1.
refusal-loaded-as-it-is = A saved game keeps its setup: { $a } cannot be combined with --load.
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
refusal-file-suffix = The name { $a } must end with .json or .parquet.
refusal-needs-pyarrow = Parquet files need pyarrow: pip install "fateloom[lab]"
refusal-no-rules = The game { $a } has no written rules.
refusal-unknown-rule =
    { $count ->
        [1] There is no rule { $a }.
       *[other] There is no rule { $a }. Did you mean { $b }?
    }

## Destinies

terminal-destinies-heading =
    { $limit ->
        [0] Day { $day } · { $phase } · { $name }
       *[other] Day { $day } of { $limit } · { $phase } · { $name }
    }
terminal-destinies-who = { $name } as { $hero }
terminal-destinies-hero = { $name } · Effort dice { $effort } · coins { $coins } · experience { $xp } · { $standing }
terminal-destinies-holds = holds { $items }
terminal-destinies-lying = Here lies: { $items }
terminal-destinies-secret = Your Destiny, for your eyes only: { $name }
terminal-destinies-step = reached: { $text }
terminal-destinies-ready = Its Finale can begin.
terminal-destinies-points =
    { $count ->
        [one] One space to go
       *[other] { $count } spaces to go
    }
terminal-destinies-roll = { $name }: { $faces }. Total { $total }: markers { $markers }, stars { $stars }, from items { $granted }, together { $successes }.
terminal-destinies-sold = to be sold
terminal-destinies-bought = to be bought
terminal-destinies-left =
    { $coins ->
        [0] No coin would be left.
        [one] One coin would be left.
       *[other] { $coins } coins would be left.
    }
terminal-destinies-test = test of { $skill }
terminal-destinies-costs =
    { $coins ->
        [0] for nothing
        [one] one coin
       *[other] { $coins } coins
    }
terminal-destinies-talk = to talk about
terminal-destinies-use = to use
terminal-destinies-unexplored = unexplored
terminal-destinies-nothing = nothing
terminal-destinies-no-cards = No item lies anywhere yet.
terminal-destinies-card =
    { $value ->
        [none] { $name }, not for sale
       *[other] { $name }, value { $value }
    }{ $categories ->
        [none] { "" }
       *[other] { " " }({ $categories })
    }
terminal-destinies-always = Always. { $words } { $when }.
terminal-destinies-discard = Discard. { $words } { $when }.
