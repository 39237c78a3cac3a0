### The words of a table in the browser, whatever its game.

## Games, by their names

game-destiny = Destiny
game-realms = Realms of Destiny
game-hand = The Hand of Destiny
game-destinies = Destinies

## Around the board

table-log = What happened
table-log-more = Show earlier
table-log-who = Whose doing
table-log-everybody = What everybody did
table-log-where = Where
table-log-everywhere = Everywhere
table-aloud = Read aloud: { $what }
table-hush = Stop reading: { $what }
table-rules = Rules
table-pause = Let the table rest
table-resume = Play on
table-paused = The table rests.
table-save = Save this moment
table-save-why = A save stays as it is now. The first page lists it under its name, and you can play on from it as often as you like. The game at this table is kept anyhow, choice by choice.
table-save-name = Name of the save
table-saved = Saved as “{ $name }”.
table-file = Keep as a file
table-file-or = Or as a file
table-file-why = A file takes the game along: open it on the first page, here or on another server that has the same key, and play on from this very moment. It holds every hidden card, so it is sealed, and nobody can read or change it.
table-file-ask-why = Whoever opens it can sit down at every seat and look. So the others are asked first.
table-file-ask = Ask the others
table-file-kept = The file is with your downloads. To play on from it, choose “Open a save or a record” on the first page.
table-file-agreed = Everybody agreed: you can keep the game as a file, as it stood then.
table-is-save = This is the save “{ $name }”.
table-play-on = Play on from here
table-undo = Take back: { $move }
table-undo-ask = Ask to take back: { $move }
table-gathers = Everybody must be here and ready.
table-empty = Nobody sits at the place of { $name }: the game waits until somebody does.
table-empty-fill = Invite somebody, or let a bot play
table-your-turn = Your turn
table-then = then { $steps }
table-back = Think again
table-go-on = Go on

## Talk

talk = Talk
talk-unread = Talk, { $count } new
talk-close = Put the talk away
talk-said = What was said
talk-silent = Nobody has said anything yet.
talk-guest = Those who play talk here. You can read it.
talk-phrases = Phrases
talk-text = Something of your own
talk-send = Say it
talk-mute = Mute { $name }
talk-muting = Mute somebody
talk-muted = { $names } muted on this device
talk-line = { $name }: { $words }
talk-phrase-hello = Hello!
talk-phrase-good-luck = Good luck!
talk-phrase-well-played = Well played!
talk-phrase-oh-no = Oh no!
talk-phrase-thanks = Thank you.
talk-phrase-sorry = Sorry.
talk-phrase-moment = One moment, please.
talk-phrase-back = I am back.
talk-phrase-yes = Yes.
talk-phrase-no = No.

## Clocks

time-left = Time left
time-over = time is over
time-face-days = { $days } d { $hours } h
time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## What everybody is asked

table-asks-undo = { $name } asks to take back a choice, and all that was chosen since.
table-asks-end = { $name } asks to end the game as it stands. Nobody would have won.
table-asks-file = { $name } asks to keep this game as a file, to play on from it elsewhere. Whoever opens it can look into every hand, and see what is still to come.
table-asks-pause = { $name } asks to let the table rest.
table-asks-resume = { $name } asks to play on.
table-awaits = Still to answer: { $names }.
table-agree = I agree
table-decline = No
table-withdraw = Never mind
table-declined = { $name } does not agree.
table-lapsed = Not everybody answered in time.

## What befell the table, in the log

table-note-removed = { $name } was taken from the seat by the host.
table-note-timeout = The time of { $name } was out: what follows was not chosen in person.
table-note-end = Everybody agreed to end the game. Nobody has won.
table-note-taken = { $name } keeps the game as it stands here.
table-note-file = Everybody agreed: { $name } keeps the game as a file.
table-note-rewind = Everybody agreed: { $name } takes back a choice, and all since.

## A player's place

table-own-place = { $name }, your place
table-own-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand, one card
       *[other] Your hand, { $count } cards
    }
table-playable = Can be played now
table-points =
    { $count ->
        [one] one point of { $goal }
       *[other] { $count } points of { $goal }
    }
table-cards-in-hand =
    { $count ->
        [0] no card in hand
        [one] one card in hand
       *[other] { $count } cards in hand
    }
table-total = total
table-leads = leads
table-thinks = thinks
table-chooses = chooses

## Several people at one device

table-curtain = Hand the device to { $name }
table-curtain-why = Nobody’s cards are on this page now.
table-curtain-lift = I am { $name }

## The end

table-called-off = The game was ended. Nobody has won.
table-again = Play again
# At the end of the old table: who asked first for another game, who sits at the new table by now, and whom it waits for.
table-rematch = { $name } wants to play again.
table-rematch-yours = You want to play again, and the others are asked.
table-rematch-there = Already at the new table: { $names }.
table-rematch-awaits = Still awaited: { $names }.
table-rematch-go = To the new table
table-rematch-watch = Watch the new game
table-replay = Watch it again
table-record = Keep the record

## Watching a game that is over

replay-title = A game again
replay-back = One choice back
replay-on = One choice on
replay-play = Play
replay-stop = Stop
replay-at = { $at } of { $last }
replay-speed = Speed
replay-seat = Seen by
replay-spectator = everybody
replay-end = The end
replay-share = Show this game to others
replay-share-who = Whoever opens this link can watch the whole game from every seat.
replay-share-closed = This table lets nobody watch but those who played: only they can open this link.
replay-share-text = A game of { $game }, to watch choice by choice
table-home = All tables
