### Why something was refused. Read by Python and by the client.
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
refusal-not-in-this-phase = This is not possible in this phase.
refusal-not-in-hand = { $a } is not in this hand.
refusal-jester-needs-three = The Jester cannot be an identity in a game of two: there would be no two players to swap cards.
refusal-already-marked = { $a } is already marked for discarding.
refusal-not-marked = { $a } is not marked for discarding.
refusal-bases-oppose = { $a } opposes { $b }: Bases of opposed alignments cannot be combined.
refusal-cards-oppose = { $a } opposes { $b } in the same group.
refusal-other-kind =
    { $b ->
        [Base] { $a } can't be played now: only Bases can.
        [Bonus] { $a } can't be played now: only Bonuses can.
        [Multiplier] { $a } can't be played now: only Multipliers can.
       *[other] { $a } can't be played now: only Characters can.
    }
refusal-no-base = There is no Base to play it on.
refusal-no-such-base = { $a } is not one of this player's Bases.
refusal-bonus-full = { $a } has all the Bonuses it can take.
refusal-multiplier-full = { $a } has all the Multipliers it can take.
refusal-dragon-no-bonus = The player with the Dragon cannot play Bonuses.
refusal-rogue-no-multiplier = { $a } has two Bonuses, so it cannot take a Multiplier.
refusal-no-such-power = This player does not have the power of { $a }.
refusal-power-used = The power of { $a } has already been used this round.
refusal-no-target = There is nothing the power of { $a } could be used on.
refusal-nothing-new = { $a } would show the same hands again.
refusal-nothing-to-change = No card in hand could be played now, so there is no alignment to change.
refusal-already-declared = This is already declared.

## Setting up

refusal-unknown-game =
    { $count ->
        [one] There is no game called { $a }.
       *[other] There is no game called { $a }. Did you mean { $b }?
    }
refusal-seat-count = This game needs { $b } players, not { $a }.
refusal-seed-not-a-number = A seed is a whole number from 0 up, not { $a }.
refusal-seed-unreadable = The seed contains unprintable characters.
refusal-unknown-option =
    { $count ->
        [3] This game has no option “{ $a }”. Did you mean “{ $c }”? It has: { $b }.
       *[other] This game has no option “{ $a }”. It has: { $b }.
    }
refusal-option-value = { $a } cannot be { $b }: choose one of { $c }.
refusal-option-past = { $b } is no longer offered here. Choose something else.
refusal-story-missing = The story { $a } is not on the shelf here. Once its pack is added (on the page of stories, or with “fateloom story add”), everything that was played with it goes on.
refusal-unknown-bot = There is no bot called { $a }. Try { $b }.
refusal-device-ended = This device no longer has a seat at this table. Reload the page.
refusal-no-such-device = There is no such device at your seats. Reload the page.
refusal-host-twice = The request names two hosts.
refusal-host-unknown = This server does not answer to the name { $a }. Its operator can allow it with the setting FATELOOM_HOSTS.
refusal-name-alike = { $a } looks like { $b }, the name of another player at this table. Choose a name that nobody can confuse with it.
refusal-name-taken = A player at this table is already called { $a }.
refusal-name-length = A player's name has 1 to { $b } characters.
refusal-name-unreadable = The player's name contains unprintable characters.
refusal-friend-or-bot = A seat is for a friend or for a bot, not for both.
refusal-save-name-length = The name of a save has 1 to { $a } characters.
refusal-save-name-unreadable = The name of the save contains unprintable characters.

## At the table

refusal-stale = The game had already moved on when this choice arrived. This is its current state.
refusal-table-paused = The table is paused. Resume it first.
refusal-table-gathers = The game has not started. It waits until all players have joined and are ready.
refusal-not-your-seat = This seat is not played on this device.
refusal-look-not-your-seat = You cannot look at other players' hands before the game is over.
refusal-look-no-such-seat = There is no such seat at this table.
refusal-only-watching = Spectators cannot pause the table.
refusal-replay-not-over = You can replay the game when it is over.
refusal-no-such-moment = The game has no moment { $a }: it had { $b } choices.
refusal-no-such-program = Unknown automatic answer: { $a }
refusal-program-argument = Invalid setting for an automatic answer: { $a }
refusal-program-number = Enter a number from { $b } to { $c }, not { $a }.
refusal-program-word = You cannot wait for “{ $a }”: there is no such card or condition.
refusal-program-idle = There is nothing to answer automatically now.
refusal-undo-nothing = There is nothing to undo yet.
refusal-undo-over = The game is over. You can no longer undo.
refusal-undo-chance = You cannot undo this choice: there was a random draw or roll since then.
refusal-undo-shown = You cannot undo this choice: something hidden has been revealed since then.
refusal-undo-timeout = You cannot undo this choice: it was made automatically when the time ran out.
refusal-undo-declined = You have already asked for this, and it was declined.
refusal-end-alone = There is nobody to ask. You can delete this table on the home page.
refusal-talk-empty = Write a message, or choose a phrase.
refusal-talk-long = A message can have up to { $a } characters.
refusal-talk-unreadable = Your message contains invisible characters. Remove them and send it again.
refusal-talk-too-fast = You are sending messages too fast. Wait a moment, then try again.
refusal-talk-off = Chat is off at this table.
refusal-push-endpoint = This is not the address of a push service.
refusal-push-unknown-device = Join a table first.
refusal-push-off = This server sends no notifications.
refusal-question-open = Another request is open. Wait for the answers.
refusal-question-over = This request is closed.
refusal-undo-answered = You cannot undo this choice: { $a } has made a choice since then.
refusal-too-fast = Too many requests. Wait a moment, then try again.
refusal-malformed-message = The server did not understand this message: { $a }
refusal-message-too-long = This message is too long. The maximum is { $a } bytes.

refusal-advice-asks = Among several people, all have to agree to advice first.
refusal-advice-none = There is nothing to advise here.
refusal-advice-busy = Too many players are asking for advice. Wait a moment, then try again.
refusal-advice-failed = There is no advice this time. Try again.
refusal-review-none = There are no chances to look back at in this game.
refusal-review-failed = The review stopped before its end. Ask again, and it goes on.

## Who sits where

refusal-invite-unknown = This link does not lead to a seat. It may have been revoked: ask for a new one.
refusal-invite-used = This link was already used by another device. Ask for a link of your own.
refusal-table-locked = This table is locked: nobody else can join now. Ask the host.
refusal-table-full = All seats of this table are taken. Ask the host.
refusal-table-begun = This game has already started. Ask the host for a link to a seat.
refusal-code-unknown = No table that waits for players has the code “{ $a }”. Check it, or ask for the link.
refusal-seat-held = { $a } already has this seat.
refusal-seat-free = Nobody has this seat now.
refusal-seat-not-kept = This seat is no longer reserved for you. Ask the host for a new link.
refusal-seat-removed = The host has removed you from the seat of { $a }.
refusal-seat-handed = The seat of { $a } is now played on another device.
refusal-seat-unknown = There is no such seat at this table.
refusal-no-spectators = Only players may look at this table.
refusal-joint-seed = A seed that you choose cannot be drawn together. Leave it empty, or draw without the other devices.
refusal-lesson-alone = A lesson settles everything about its table: name nothing else.
refusal-no-such-lesson = There is no lesson called { $a }.
refusal-lesson-damaged = A lesson is damaged at { $a }: { $b }.
refusal-share-missing = At this table, the game starts when every player is ready and every device has sent its share of the seed.
refusal-share-early = A device reveals its share of the seed only when all players are ready.
refusal-share-differs = The revealed share of { $a } is not the one that this device had committed to.
refusal-not-host = Only the host of the table can do this.

## Tables

refusal-no-such-table = There is no such table here. It may have been deleted.
refusal-not-yours-to-save = You can save a game only if all its players are on this device.
refusal-table-saved = This is a save, which cannot change. Continue from it at a new table.
refusal-table-gone = This table has been deleted.
refusal-log-full = The log of this table has reached its limit of { $a } lines. Agree to end the game, or delete the table.
refusal-too-many-tables = This device has { $a } tables, the maximum. Delete one that you no longer need.
refusal-too-many-tables-here = { $a } tables created from your network exist, the maximum. Delete some that nobody needs.
refusal-table-damaged = { $a ->
    [0] This table cannot be shown: its seed, options or players were changed or damaged. Ask the host of this server to restore a backup.
   *[other] This table cannot be shown: line { $a } of its log is missing, was changed, or does not match the game. Ask the host of this server to restore a backup.
}
refusal-table-other-rules = This table uses version { $a } of the rules; this program uses version { $b }.
refusal-game-not-over = The record contains every hidden card, so you can export it only when the game is over.

## Saves as files

refusal-file-over = The game is over, so there is nothing to continue. Export its record instead.
refusal-file-only-seated = Spectators cannot export the game.
refusal-file-left = { $a } left and may return, but cannot be asked now. You can export the game when { $a } is back, or when another player has the seat.
refusal-file-asks = Anyone who opens the file can see all hands and what is still to come, so all players have to agree first.
refusal-file-seats = Choose at least one player for this device.
refusal-file-foreign = This is not a Fateloom save, or its beginning is damaged.
refusal-file-newer = The save has format { $a }; this server reads formats up to { $b }. Update the server, or open the save where it was exported.
refusal-file-too-long = The file is too long for a save. The maximum is { $a } bytes.
refusal-file-cut-short = The save is incomplete: its end is missing. Copy the original file again.
refusal-file-altered = The save was changed or damaged after the export. Copy the original file again.
refusal-file-elsewhere = The save was encrypted on another server, with key { $a }; the key here is { $b }. Open it there, or ask the host here to install the same key.
refusal-file-unknown-game = The save is for a game that this server does not have: { $a }. Update the server, or open the save where it was exported.
refusal-file-option = The save is for “{ $a }”, and this server lacks a part of it ({ $b }: { $c }). Update the server, or open the save where it was exported.
refusal-file-other-rules = The save uses version { $a } of the rules; this server uses version { $b }. Open it where it was exported.
refusal-file-does-not-replay = The save does not replay identically here: the game or its story has changed. Open it where it was exported.
refusal-file-key = The key of saves must be 32 bytes in base64. This is not: { $a }
refusal-file-key-unread = The key of saves cannot be read or created: { $a }

## Saving

refusal-store-full = The disk is full or nearly full, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-locked = Another program has locked the tables, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-readonly = The tables are read-only, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-failed = The disk reported an error, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-damaged = A part of the stored tables is damaged. Ask the host of this server to check them and to restore a backup.
refusal-store-away = The database does not respond, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-denied = The database denies access to this server, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-store-address = The address of the database is invalid.
refusal-store-older = The tables are already at an earlier migration: { $a }
refusal-store-newer = These tables were written by a newer version of Fateloom. Update this one.
refusal-store-emptied = The database is empty, but this server has stored tables in it before. Restore a backup. To start without those tables, delete { $a } first.

## The web

refusal-foreign-origin = This request came from another site, { $a }, and was refused.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-method = This method is not allowed at this address.
refusal-device-alone = A table on this device cannot have friends on other devices, or a clock.
refusal-device-nobody = At least one seat must be for a person on this device.
refusal-device-other-page = Another page of this browser changed this table first. This is its current state.
refusal-device-full = The browser has no storage left, so this could not be saved. Nothing was lost: the last saved choice stands.
refusal-device-failed = Something went wrong on this device: { $a }. Nothing was lost: the last saved choice stands.
refusal-offline = The server cannot be reached. Try again in a moment.
refusal-internal-error = Something went wrong on the server. Nothing was lost: the last saved choice stands. If it happens again, report the number { $a }.

## Records

refusal-record-empty = The file is empty.
refusal-record-foreign = This is not a Fateloom record.
refusal-record-newer = The record has format { $a }; this program reads formats up to { $b }. Update Fateloom.
refusal-record-too-long = The file is too long for a record. The maximum is { $a } bytes.
refusal-record-cut-short = The record is incomplete: its end is missing after line { $a }.
refusal-record-line = Line { $a } of the record cannot be read.
refusal-record-field = A part of the record is missing or has the wrong form: { $a }
refusal-record-altered = The record was changed or damaged after the export.
refusal-record-other-game = The record is for the game { $a }, not for { $b }.
refusal-record-unknown-game = The record is for a game that is not installed here: { $a }.
refusal-record-other-rules = The record uses version { $a } of the rules; this program uses version { $b }.
refusal-record-setup = The setup of the recorded game failed: { $a }
refusal-record-choice = Line { $a } of the record contains an illegal choice, “{ $b }”: { $c }
refusal-record-chance-differs = The random results differ from line { $a } of the record. It may have been changed.
refusal-record-shares = The seed in the record is not the one that its shares give.
refusal-record-commitment = The commitment in the record does not fit its seed, nonce and setup.
refusal-record-outcome-differs = The game does not end as line { $a } of the record says.
