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
refusal-nothing-new = { $a } would show the same hands again.
refusal-nothing-to-change = No card in hand could be played now, so there is no alignment to change.
refusal-already-declared = That is declared already.

## A move: The Hand of Destiny

refusal-hand-no-monsters = No monster is left in the line: now the boss is faced.
refusal-hand-monsters-first = The boss cannot be attacked while a monster remains.
refusal-hand-asked-otherwise =
    { $a ->
        [critical] First the strength cost of the critical hit is to be paid.
        [merchant] Now the merchant is there.
        [payment] First the ability is to be paid for.
        [stun] First it is to be decided whether the Front ability is prevented.
        [shield] First it is to be decided whether the shield is used.
        [loss] First the abilities that are exhausted are to be chosen.
        [healing] First the ability that is healed is to be chosen.
        [card] First a card is to be chosen.
        [turn] First a card is to be turned.
       *[other] That is not asked for now.
    }
refusal-hand-not-slotted = { $a } is not among the strength cards.
refusal-hand-committed = { $a } is part of the attack already.
refusal-hand-one-card = Strength cards attack the boss one at a time.
refusal-hand-added = { $a } goes with this attack already.
refusal-hand-nothing-committed = First choose a strength card to attack with.
refusal-hand-cost-out-of-reach = With that the strength cost of the critical hit could not be paid.
refusal-hand-hit-out-of-reach = The strength cost of critical hit { $a } cannot be paid.
refusal-hand-no-second = There is no second monster that { $a } could damage.
refusal-hand-not-owned = The hero does not own { $a }.
refusal-hand-weapon-used = { $a } has been used already in this wave.
refusal-hand-no-target = There is nothing { $a } could be used on.
refusal-hand-other-hero = { $a } is not an ability of { $b }.
refusal-hand-exhausted = { $a } is exhausted.
refusal-hand-stock-off = Hex Weaver is visible, so { $a } and all other Stock abilities have no effect.
refusal-hand-once = { $a } can be used once a wave, and it has been.
refusal-hand-no-front-ability = No Front ability is about to trigger.
refusal-hand-strike-first = First make the attack that has been begun.
refusal-hand-no-effect = { $a } would have no effect now.
refusal-hand-not-on-boss = { $a } does not work on the boss.
refusal-hand-thornback = Hero abilities cannot damage or defeat Thornback.
refusal-hand-too-few =
    { $a ->
        [second] There is no second monster.
       *[other] There are too few monsters for { $a }.
    }
refusal-hand-unseen =
    { $a ->
        [front] There is no front monster.
        [second] There is no second monster.
       *[third] No third monster is visible.
    }
refusal-hand-not-triggered = No Instant or Front ability of { $a } has triggered in this wave.
refusal-hand-no-dragon =
    { $a ->
        [front] The front monster is no Dragon.
        [second] No Dragon is visible in second place.
       *[third] No Dragon is visible in third place.
    }
refusal-hand-wrong-type = { $a } is no { $b }.
refusal-hand-pay-critical = These cards are for the strength cost of the critical hit.
refusal-hand-cost-not-met = The strength cost is { $a }: more strength is needed.
refusal-hand-no-critical = No critical hit has been chosen.
refusal-hand-melee = { $a } is a Melee hero: strength attacks reach the front monster alone.
refusal-hand-gate-guard = Gate Guard is in front: no strength attack reaches the second monster.
refusal-hand-front-with = With { $a } the attack is on the front monster.
refusal-hand-paid-once = { $a } has been paid for with a strength card in this wave: now it can only be exhausted.
refusal-hand-rune-thief = Rune Thief is visible: abilities cannot be paid for with strength cards.
refusal-hand-prevent-less = No more than { $a } damage can be prevented.
refusal-hand-turn-one = { $a } has to turn a card.
refusal-hand-grid = That cannot be: the number is { $a }, columns go from the bottom up, and neither is exhausted whole while the other is untouched.
refusal-hand-not-among =
    { $b ->
        [place] { $a } is not among the cards that are to be placed.
       *[other] { $a } is not among the strength cards that can be chosen.
    }
refusal-hand-only-rotates = { $a } rotates cards and cannot flip them.
refusal-hand-not-turnable = { $a } cannot be turned now.
refusal-hand-critical-used = Critical hit { $a } has been used already.
refusal-hand-not-sold = This merchant does not sell { $a }.
refusal-hand-unhurt = No ability is exhausted, so there is nothing to heal.
refusal-hand-bought = { $a } has been bought already: one is all the merchant has today.
refusal-hand-owned = The hero owns { $a } already, or its upgrade.
refusal-hand-needs-basic = { $a } is the upgrade of a weapon that the hero does not own.
refusal-hand-one-weapon = A weapon has been bought already: another has to wait for the next merchant.
refusal-hand-too-dear = There is not enough gold for { $a }.

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
refusal-no-such-language = This story is not told in “{ $a }”. It can be read in { $b }.
refusal-one-language = This game tells no story: there is nothing to read in another language.
refusal-unknown-bot = There is no bot called { $a }. Try { $b }.
refusal-name-taken = Somebody at this table is called { $a } already.
refusal-name-length = A player's name has 1 to { $b } letters.
refusal-name-unreadable = A player's name holds signs that cannot be read.
refusal-friend-or-bot = A seat is for a friend or for a bot, not for both.
refusal-save-name-length = A save's name has 1 to { $a } letters.
refusal-save-name-unreadable = A save's name holds signs that cannot be read.

## At the table

refusal-stale = The table had moved on before this choice arrived. This is how it stands now.
refusal-table-paused = The table is paused. Let it go on first.
refusal-table-gathers = The game has not begun: it waits until everybody is there and ready.
refusal-not-your-seat = This seat is not played from this device.
refusal-look-not-your-seat = Until the game is over nobody looks into another player's hand.
refusal-look-no-such-seat = There is no such seat at this table.
refusal-only-watching = Whoever only watches cannot pause the table.
refusal-replay-not-over = The game can be looked through once it is over.
refusal-no-such-moment = The game has no moment { $a }: it took { $b } choices.
refusal-no-such-program = This game knows no such way to answer by itself: { $a }
refusal-program-argument = How to answer by itself was not said in full, or not rightly: { $a }
refusal-program-number = That has to be a number from { $b } to { $c }, not { $a }.
refusal-program-word = There is nothing called “{ $a }” to wait for.
refusal-program-idle = There is nothing now that this could answer.
refusal-undo-nothing = There is nothing to take back yet.
refusal-undo-over = The game is over: nothing is taken back any more.
refusal-undo-chance = That choice cannot be taken back: chance has fallen since.
refusal-undo-shown = That choice cannot be taken back: something hidden was shown since.
refusal-undo-timeout = That choice cannot be taken back: it was made when time was out.
refusal-undo-declined = That was asked already, and not agreed to.
refusal-end-alone = There is nobody to agree with. You can put this table away on the first page.
refusal-talk-empty = Say something, or choose a phrase.
refusal-talk-long = Say it in at most { $a } characters.
refusal-talk-unreadable = What you say has signs in it that nobody can see. Only what can be read is passed on.
refusal-talk-too-fast = The others are still reading. Wait a moment, then say more.
refusal-talk-off = Nobody talks at this table.
refusal-push-endpoint = That is not the address of a push service.
refusal-push-unknown-device = Sit down at a table first.
refusal-push-off = This server sends no notifications.
refusal-push-contact = Web push needs to know who answers for this server.
refusal-push-keys = The key of web push cannot be made or read.
refusal-push-no-signer = Web push needs a package that is missing on this server.
refusal-question-open = Something is being asked already: wait for the answers.
refusal-question-over = That is not asked any more.
refusal-undo-answered = That choice cannot be taken back: { $a } has chosen since.
refusal-too-fast = That was too much at once. Wait a moment, then try again.
refusal-malformed-message = The server did not understand that message: { $a }
refusal-message-too-long = That message is too long: the server takes { $a } bytes.

## Who sits where

refusal-invite-unknown = This link leads to no seat. It may have been renewed: ask for a new one.
refusal-invite-used = Somebody has come by this link already. It lets one device in: ask for a link of your own.
refusal-table-locked = This table is locked: nobody else can sit down now. Ask its host.
refusal-seat-held = { $a } sits there already.
refusal-seat-free = Nobody sits there now.
refusal-seat-not-kept = This seat is kept for you no longer. Ask the host for a new link.
refusal-seat-removed = The host has taken you from the seat of { $a }.
refusal-seat-handed = The seat of { $a } is played from another device now.
refusal-seat-unknown = There is no such seat at this table.
refusal-no-spectators = Only those who play may look at this table.
refusal-not-host = Only the host of the table can do that.

## Tables

refusal-no-such-table = There is no such table here. It may have been removed.
refusal-not-yours-to-save = Only a game whose players all sit at this device can be saved.
refusal-table-saved = This is a save, and stays as it is. Play on from it at a table of its own.
refusal-table-gone = This table has been taken off the list.
refusal-table-damaged = This table cannot be shown: line { $a } of its log does not fit the game.
refusal-table-other-rules = This table was played by version { $a } of the rules; this program plays by version { $b }.
refusal-game-not-over = The record tells every hidden card, so it is given out once the game is over.

## Saves as files

refusal-file-over = The game is over, so there is nothing to play on. Keep its record: it tells all of it.
refusal-file-only-seated = Whoever only watches cannot take the game along.
refusal-file-left = { $a } left and may come back, and can be asked nothing meanwhile. Once they are back, or somebody else sits there, the game can be taken along.
refusal-file-asks = Whoever opens the file can look into every hand and see what is still to come, so everybody at the table has to agree first.
refusal-file-seats = Choose who of the people sits at this device: one of them at least.
refusal-file-foreign = This is no save of a Fateloom game, or its beginning is damaged.
refusal-file-newer = The save is of format { $a }; this server reads formats up to { $b }. Update it, or open the save where it was made.
refusal-file-too-long = The file is too long for a save: at most { $a } bytes are read.
refusal-file-cut-short = The save is cut short: its end is missing. Copy the file once more from where it came.
refusal-file-altered = The save was changed after it was made, or damaged on its way. Copy the file once more from where it came.
refusal-file-elsewhere = The save was sealed on another server, which alone can open it: its key is { $a }, and here it is { $b }. Play on there, or ask the host here for the same key.
refusal-file-unknown-game = The save is of a game that this server does not have: { $a }. Update it, or open the save where it was made.
refusal-file-option = The save is of “{ $a }”, and this server does not have all of it ({ $b }: { $c }). Update it, or open the save where it was made.
refusal-file-other-rules = The save was played by version { $a } of the rules; this server plays by version { $b }. Open it where it was made.
refusal-file-does-not-replay = The save does not come out here as it was: the game, or its story, has changed since. Open it where it was made.
refusal-file-key = The key of saves is 32 bytes in base64, which this is not: { $a }
refusal-file-key-unread = The key of saves can be neither read nor made: { $a }

## Saving

refusal-store-full = The disk is full, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-locked = Another program has locked the tables, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-readonly = The tables cannot be written, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-failed = The disk reported an error, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-away = The database does not answer, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-denied = The database lets this server in no more, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-unknown = Tables are kept in SQLite or PostgreSQL, and this address is of neither.
refusal-store-address = The address of the database cannot be read.
refusal-store-no-driver = PostgreSQL needs one more package: fateloom[postgres].
refusal-store-older = These tables are as they were at an earlier step already: { $a }
refusal-store-newer = These tables were kept by a newer Fateloom. Update this one.
refusal-store-emptied = There is nothing where this server has kept tables before. Bring back a backup; or, to begin without those tables, remove { $a } first.
refusal-data-in-use = A Fateloom is running with this data already: { $a }

## The web

refusal-foreign-origin = This request came from another site, { $a }, and was not carried out.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-method = That cannot be done at this address.
refusal-device-alone = A table of this device has no friends at other devices and no clock.
refusal-device-nobody = One seat at least is played by somebody at this device.
refusal-device-other-page = Another page of this browser plays at this table too, and was faster. Here is how it stands.
refusal-device-full = The browser has no room left, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-device-failed = Something went wrong on this device: { $a }. Nothing was lost: the last saved choice stands.
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
