### What a comparison of a game with a changed one says at the prompt.

## Reasons why it cannot be made

refusal-game-changed = The numbers of this game ({ $a }) are changed: it has no tables and no records, and cannot be changed again.
refusal-no-such-number = The game has no number { $a }.
refusal-number-bounds = { $a } cannot be { $b }: it is a whole number from { $c } to { $d }.
refusal-number-source = { $a } has no source code here, which a changed game is made of.
refusal-compare-about = Nothing like { $a } is measured in these games. There is: { $b }
refusal-bad-change =
    { $b ->
        [one] { $a } has a mistake.
       *[other] { $a } has { $b } mistakes.
    }
refusal-change-unreadable = { $a } cannot be read.
refusal-compare-what = Say what to compare: --change FILE with new values, or --list for what can be changed; or --story with --against for two versions of a story.
refusal-compare-same-story = Both versions of the story are the same: there is nothing to compare.
refusal-compare-same = The change and the options say the same as the original: there is nothing to compare.

## Mistakes in the file of a change: without a full stop, after their place

change-form = a change has the keys “game”, “numbers” and “options”
change-game = name the game, here as “game: destiny” or on the command line: { $a }
change-other-game = the file changes { $a }, but the command line names { $b }
change-nothing = nothing of { $a } is changed
change-no-numbers = { $a } has no numbers that can be changed
change-keys = under “{ $a }” belong names, each with a colon: { $b }
change-unknown =
    { $b ->
        [none] “{ $a }” is unknown; there is: { $c }
       *[other] “{ $a }” is unknown under “{ $b }”; there is: { $c }
    }
change-near =
    { $b ->
        [none] “{ $a }” is unknown: did you mean “{ $c }”?
       *[other] “{ $a }” is unknown under “{ $b }”: did you mean “{ $c }”?
    }
change-same = { $a } is { $b } already

## What each number is: in the list

number-value = the value of the card
number-copies = how many there are
number-points = Treasure Points
number-adds = what its power adds
number-hand = cards that it adds to the hand limit
number-draws = cards that its power draws
number-hp = Hit Points
number-dmg = the damage that it does
number-damage = the damage that the ability deals
number-hp-1 = Hit Points at level 1
number-hp-2 = Hit Points at level 2
number-hp-3 = Hit Points at level 3
number-hp-4 = Hit Points at level 4
number-strength = strength cards at the start of a wave
number-healing = what is added to the price of a Healing Potion, at least 1 in all
number-price = the gold that the merchant asks for it
number-gold = the gold that a defeated boss leaves at this level
number-costs-damage = damage that the critical hit costs
number-costs-strength = the least worth of the strength cards that it costs; 0 for none
number-attack = the damage that the boss takes
number-realms-tokens-coin-less = cards that it saves of the price of an auction
number-realms-tokens-amulet-draws = cards that its holder draws instead of being eliminated
number-realms-tokens-poison-discards = cards that its holder discards
number-realms-tokens-harvest-draws = cards that its holder draws
number-realms-tokens-lantern-shows = cards of the pile that its holder looks at
number-realms-tokens-debt-gives = cards that its holder gives to the player on the left
number-realms-rules-hand-cards = cards in a hand at the start
number-needs-2 = what the destiny needs with 2 players
number-among-2 = cards of any kind among which it needs them, with 2 players
number-needs-3 = what the destiny needs with 3 players
number-among-3 = cards of any kind among which it needs them, with 3 players
number-needs-4 = what the destiny needs with 4 players
number-among-4 = cards of any kind among which it needs them, with 4 players
number-needs-5 = what the destiny needs with 5 players
number-among-5 = cards of any kind among which it needs them, with 5 players
number-needs-6 = what the destiny needs with 6 players
number-among-6 = cards of any kind among which it needs them, with 6 players
number-destiny-rules-hand-cards = cards in a hand
number-destiny-rules-ties-rounds = ties in a row that end a game without a treasure deck
number-destiny-rules-pair-adds = what two matching cards add to each
number-destiny-rules-triple-adds = what three matching cards add to each

## The list

compare-list = What can be changed in { $game }
compare-list-none = { $game } has no numbers that can be changed, but options: { $options }
compare-number = number
compare-value = value
compare-bounds = bounds
compare-is = what it is
compare-rule = rule
compare-list-options = Options: { $options }

## The result

compare-progress = deals
compare-played =
    { $seconds ->
        [none] { $pairs } deals, each played with the original and with the change: { $games } games.
       *[other] { $pairs } deals, each played with the original and with the change: { $games } games in { $seconds } s.
    }
compare-table-moved = What moved
compare-table-still = What is not known to have moved
compare-before = before
compare-after = after
compare-difference = difference
compare-within = 95 % interval
compare-rose =
    { $unit ->
        [percent] { $name } rose by { $difference } percentage points, from { $before } to { $after }: by { $low } to { $high }, with 95 % certainty.
       *[none] { $name } rose by { $difference }, from { $before } to { $after }: by { $low } to { $high }, with 95 % certainty.
    }
compare-fell =
    { $unit ->
        [percent] { $name } fell by { $difference } percentage points, from { $before } to { $after }: by { $low } to { $high }, with 95 % certainty.
       *[none] { $name } fell by { $difference }, from { $before } to { $after }: by { $low } to { $high }, with 95 % certainty.
    }
compare-open = Whether { $name } moved is not known yet: it was { $before }, and { $after } with the change. The difference is between { $low } and { $high }, with 95 % certainty.
compare-open-few = Whether { $name } moved is not known yet: too few games were played to say anything.
compare-stopped-sign = Stopped because the direction is known.
compare-stopped-small = Stopped because the difference is known well enough (--within).
compare-stopped-played = Stopped because all deals were played (--games).
compare-stopped-interrupted = Interrupted: this is what is known so far.
compare-none-moved = Nothing else is known to have moved.
compare-others =
    { $count ->
        [one] One more quantity is not known to have moved; --all shows it.
       *[other] { $count } more quantities are not known to have moved; --all shows them.
    }
compare-certainty = The intervals of these quantities all hold together, with 95 % certainty, whenever the comparison stopped.
compare-nothing = Interrupted before the first deals were played: nothing is known.
