### Why something was refused. Read by Python and by the client alike.
###
### A refusal is (code, details, rule); its sentence is refusal-<code>, its details are passed as
### $a, $b, $c in their order, missing ones as "". A list is joined as lists.ftl says, the id of
### a card or treasure is passed as its readable name, and $count is how many details there are.

## A move: for every game

refusal-no-such-move =
    { $count ->
        [one] There is no move “{ $a }” in this game.
       *[other] There is no move “{ $a }” in this game. Did you mean “{ $b }”?
    }
refusal-not-your-turn = It is not this player's turn.
refusal-game-over = The game is over.

## A move: Destiny

refusal-discard-first = First choose the card to discard for { $a }.
refusal-not-in-this-phase = That cannot be done in this phase.
refusal-not-in-hand = { $a } is not in this hand.
refusal-jester-needs-three = With two players the Jester cannot be an identity: there would be nobody to swap cards between.
refusal-already-marked = { $a } is already marked for discarding.
refusal-not-marked = { $a } is not marked for discarding.
refusal-bases-oppose = { $a } opposes { $b }: Bases of opposed alignments do not stand together.
refusal-cards-oppose = { $a } opposes { $b }, which lies in the same group.
refusal-other-kind =
    { $b ->
        [Base] { $a } rests: now only Bases are played.
        [Bonus] { $a } rests: now only Bonuses are played.
        [Multiplier] { $a } rests: now only Multipliers are played.
       *[other] { $a } rests: now only Characters are played.
    }
refusal-no-base = There is no Base to play it on.
refusal-no-such-base = { $a } is not one of this player's Bases.
refusal-bonus-full = { $a } has all the Bonuses it can take.
refusal-multiplier-full = { $a } has all the Multipliers it can take.
refusal-dragon-no-bonus = Whoever has the Dragon plays no Bonuses.
refusal-rogue-no-multiplier = { $a } has two Bonuses and so takes no Multiplier.
refusal-no-such-power = This player does not have the power of { $a }.
refusal-power-used = The power of { $a } has been used already this round.
refusal-no-target = There is nothing the power of { $a } could be used on.
refusal-already-declared = That is declared already.

## Setting up

refusal-unknown-game =
    { $count ->
        [one] There is no game called { $a }.
       *[other] There is no game called { $a }. Did you mean { $b }?
    }
refusal-seat-count = This game cannot be played by { $a }: it takes { $b }.
refusal-seed-not-a-number = A seed is a whole number from 0 up, not { $a }.
refusal-seed-unreadable = The seed holds signs that cannot be read.
refusal-unknown-option =
    { $count ->
        [3] This game has no option “{ $a }”. Did you mean “{ $c }”? It has: { $b }.
       *[other] This game has no option “{ $a }”. It has: { $b }.
    }
refusal-option-value = { $a } cannot be { $b }: choose one of { $c }.
refusal-unknown-bot = There is no bot called { $a }. Try { $b }.
refusal-name-length = A player's name has 1 to { $b } letters.
refusal-name-unreadable = A player's name holds signs that cannot be read.

## At the table

refusal-stale = The table had moved on before this choice arrived. This is how it stands now.
refusal-table-paused = The table is paused. Let it go on first.
refusal-not-your-seat = This seat is not played from this device.
refusal-look-not-your-seat = Until the game is over nobody looks into another player's hand.
refusal-look-no-such-seat = There is no such seat at this table.
refusal-only-watching = Whoever only watches cannot pause the table.
refusal-replay-not-over = The game can be looked through once it is over.
refusal-no-such-moment = The game has no moment { $a }: it took { $b } choices.
refusal-undo-nothing = There is nothing to take back yet.
refusal-undo-over = The game is over: nothing is taken back any more.
refusal-undo-chance = That choice cannot be taken back: chance has fallen since.
refusal-undo-shown = That choice cannot be taken back: something hidden was shown since.
refusal-undo-answered = That choice cannot be taken back: { $a } has chosen since.
refusal-too-fast = That was too much at once. Wait a moment, then try again.
refusal-malformed-message = The server did not understand that message: { $a }
refusal-message-too-long = That message is too long: the server takes { $a } bytes.

## Tables

refusal-no-such-table = There is no such table here. It may have been removed.
refusal-table-gone = This table has been taken off the list.
refusal-table-damaged = This table cannot be shown: line { $a } of its log does not fit the game.
refusal-table-other-rules = This table was played by version { $a } of the rules; this program plays by version { $b }.
refusal-game-not-over = The record tells every hidden card, so it is given out once the game is over.

## Saving

refusal-store-full = The disk is full, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-locked = Another program has locked the tables, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-readonly = The tables cannot be written, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-failed = The disk reported an error, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-newer = These tables were kept by a newer Fateloom. Update this one.
refusal-data-in-use = A Fateloom is running with this data already: { $a }

## The web

refusal-foreign-origin = This request came from another site, { $a }, and was not carried out.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-method = That cannot be done at this address.
refusal-offline = The server cannot be reached. Try again in a moment.
refusal-internal-error = Something went wrong in the server. Nothing was lost: the last saved choice stands. If it goes on, report the number { $a }.

## Records

refusal-record-empty = The file is empty.
refusal-record-foreign = This is not a record of a Fateloom game.
refusal-record-newer = The record is of format { $a }; this program reads formats up to { $b }. Update Fateloom.
refusal-record-too-long = The file is too long for a record: at most { $a } bytes are read.
refusal-record-cut-short = The record is cut short: its end is missing after line { $a }.
refusal-record-line = Line { $a } of the record cannot be read.
refusal-record-field = A part of the record is missing or of the wrong form: { $a }
refusal-record-altered = The record was altered after it was written, or damaged on its way.
refusal-record-other-game = The record is of the game { $a }, not of { $b }.
refusal-record-unknown-game = The record is of a game that is not installed here: { $a }.
refusal-record-other-rules = The record was played by version { $a } of the rules; this program plays by version { $b }.
refusal-record-setup = The record's game cannot be set up: { $a }
refusal-record-choice = Line { $a } of the record holds a choice that was not allowed, “{ $b }”: { $c }
refusal-record-chance-differs = Chance does not fall as line { $a } of the record says. It may have been altered.
refusal-record-outcome-differs = The game does not end as line { $a } of the record says.
