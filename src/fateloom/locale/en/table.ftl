### The words of a table in the browser, whatever its game.

## Around the board

table-log = Log
table-lens = Read
table-lens-rest = Touch a card, and this explains it.
table-log-more = Show earlier events
table-log-again = Show again: { $what }
table-log-who = Player
table-log-everybody = All players
table-log-where = Place
table-log-everywhere = All places
table-log-quiet =
    { $count ->
        [one] One quiet step
       *[other] { $count } quiet steps
    }
table-log-and-quiet =
    { $count ->
        [one] and one quiet step
       *[other] and { $count } quiet steps
    }
table-sound = Play with sound?
table-sound-what = You can hear what you see: cards, dice, a gavel, the treasure on its way.
table-sound-later = Nothing is told by sound only. You can change the volume in the settings.
table-sound-on = Turn sound on
table-sound-off = Play without sound
table-sound-sample = Play a sample
table-since = Since your last turn
table-since-told = Since your last turn: { $lines }
table-aloud = Read aloud: { $what }
table-hush = Stop reading: { $what }
table-rules = Rules
table-pause = Pause
table-resume = Resume
table-paused = Paused
table-save = Save game
table-save-why = A save never changes. It is listed on the home page under its name, and you can continue from it as often as you like. The game at this table is saved after every choice anyway.
table-save-name = Name of the save
table-saved = Saved as “{ $name }”.
table-file = Export game
table-file-or = Or export it
table-file-why = Open the exported file on the home page, here or on another server with the same key, to continue from this point. It contains every hidden card, so it is encrypted, and nobody can read or change it.
table-file-ask-why = Anyone who opens the file can take every seat and see its cards. That’s why the other players are asked first.
table-file-ask = Ask the other players
table-file-kept = The file is in your downloads. To continue from it, choose “Open a save or a record” on the home page.
table-file-agreed = Everybody agreed: you can export the game as it was at that moment.
table-is-save = This is the save “{ $name }”.
table-play-on = Continue from here
table-undo = Undo: { $move }
table-undo-ask = Ask to undo: { $move }
table-gathers = Waiting for all players to be ready.
table-empty = The seat of { $name } is empty. The game waits until somebody takes it.
table-empty-fill = Invite a player or add a bot
table-your-turn = Your turn
table-board = Whole board
table-handheld = Only what is yours
table-wait = Wait
table-only = Your only answer: { $move }
table-only-given = Chosen automatically, because nothing else was possible: { $move }
table-only-title = Only one answer
table-only-why = Sometimes you have only one answer. Fateloom can give such answers automatically. With other people at the table, they take about as long as your own, so nobody can tell. “Wait” stops an answer, and you can change this in the settings.
table-only-automatic = Answer automatically
table-only-ask = Ask me
table-keys = Show keys
table-advice = What would you do?
table-then = then { $steps }
table-back = Back
table-go-on = Continue

## Talk

talk = Chat
talk-unread = Chat, { $count } new
talk-close = Close chat
talk-said = Messages
talk-silent = No messages yet.
talk-guest = Only players can write here. You can read along.
talk-phrases = Phrases
talk-text = Your message
talk-send = Send
talk-mute = Mute { $name }
talk-muting = Mute a player
talk-muted = Muted on this device: { $names }
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
time-over = time is up
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

## Requests to all players

table-asks-undo = { $name } asks to undo a choice, and all choices since then.
table-asks-end = { $name } asks to end the game now. Nobody would win.
table-asks-file = { $name } asks to export this game and continue it elsewhere. Anyone who opens the file can see all hands, and what is still to come.
table-asks-pause = { $name } asks to pause the game.
table-asks-resume = { $name } asks to resume the game.
table-asks-advice = { $name } asks for advice for everybody: each player may ask a bot “What would you do?”, and the log tells who asked.
table-awaits = Waiting for: { $names }.
table-agree = Agree
table-decline = Decline
table-withdraw = Cancel
table-declined = { $name } declined.
table-lapsed = Not all players answered in time.

## Table events, in the log

table-note-removed = The host removed { $name } from the seat.
table-note-timeout = { $name } ran out of time. The next move was made automatically.
table-note-end = Everybody agreed to end the game. Nobody won.
table-note-taken = { $name } exports the game at this point.
table-note-seated = Another device now plays for { $name }.
# A device that knows the cards of one seat has taken another; $name may be several names.
table-note-privy = A device that has seen the hidden cards of { $name } now also plays for { $at }, and sees those, too.
table-note-advice = Everybody agreed: all players may ask “What would you do?”.
table-note-advised = { $name } asked a bot: “What would you do?”
table-note-file = Everybody agreed: { $name } may export the game.
table-note-rewind = Everybody agreed: { $name } undoes a choice, and all choices since then.

## A player's place

table-own-place = { $name }, your seat
table-own-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand, one card
       *[other] Your hand, { $count } cards
    }
table-playable = Playable now
table-points =
    { $count ->
        [one] one point of { $goal }
       *[other] { $count } points of { $goal }
    }
table-overview = What everybody has
table-cards-in-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
table-total = total
table-leads = leads
table-thinks = thinks
table-chooses = chooses

## Several people at one device

table-curtain = Hand the device to { $name }
table-curtain-why = No cards are shown on this page now.
table-curtain-lift = I am { $name }

## The end

table-called-off = The game was ended early. Nobody won.
table-again = Play again
# At the end of the old table: who asked first for a rematch, who has joined the new table, and for whom it waits.
table-rematch = { $name } wants a rematch.
table-rematch-yours = You asked for a rematch. The other players are invited.
table-rematch-there = Already at the new table: { $names }.
table-rematch-awaits = Waiting for: { $names }.
table-rematch-go = Go to the new table
table-rematch-watch = Watch the new game
table-replay = Watch replay
table-record = Export record

# The page of the end. $name is somebody who plays; chances are in a hundred.
end-you-won = { $name }, you won
end-your-place = You came in place { $place }.
end-you = (you)
end-turn = The turning point
end-turn-of = By the bots’ estimate, { $name }’s chance to win went from { $from } % to { $to } %.
end-turn-yours = By the bots’ estimate, your chance to win went from { $from } % to { $to } %.
end-turn-see = Look at it again
watch-table = Show the table
end-counts = How it went
end-review = How the game went
end-asked = { $names } will be asked
end-slowly = See the end again
end-as-picture = As a picture
end-as-text = As text
end-picture-kept = The picture is in your downloads.
end-text-copied = The text was copied.
# What is shared of a run of the day: nothing that others still have to find out. $day is a date.
end-daily = { $game }, run of the day { $day }
end-daily-course = How it went: { $course }

## Watching a game that is over

replay-title = Replay
table-home = All tables

## The shuffle, checked at the end of a game

deal-first = The shuffle fits: its commitment reached this device before the first choice.
deal-shared = The shuffle fits: its commitment reached this device before the first choice, and the share of this device is in it.
deal-late = The shuffle fits: its commitment reached this device during the game.
deal-now = The shuffle fits its commitment. This device received the commitment only after the game, so this proves nothing about the time before.
deal-differs = The shuffle does not fit its commitment: the seed, the setup or the commitment was changed after the start.
