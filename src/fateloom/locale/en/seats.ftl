### The words of seats over the network: who sits where, links to seats, and the host.

## Where somebody is

seats = Players
seats-open = open
seats-here = here
seats-asleep = away
seats-gone = disconnected
seats-bot-random = Snail that plays at random (bot)
seats-bot-careless = forgiving Snail (bot)
seats-bot-greedy = sensible Hare (bot)
seats-bot-search = cunning Fox (bot)
seats-bot-rollout = merciless Wolf (bot)
seats-you = this device
seats-host = host
seats-ready = ready
seats-unready = not ready yet
seats-chip = { $name }: { $where }

## Announcements for screen readers

seats-news-gone = { $name } disconnected.
seats-news-back = { $name } reconnected.
seats-news-sits = { $name } joined.
seats-news-left = { $name } left the seat.
seats-news-bot = A bot now plays for { $name }.

## Before the game begins

seats-gather = The game starts when everybody has joined and is ready.
seats-gather-bare = Nothing is dealt until everybody has joined and is ready.
seats-call = Invite your friends
seats-call-why = One link for the whole table: each friend who opens it gets the next free seat. Anyone who comes later can watch.
seats-call-why-closed = One link for the whole table: each friend who opens it gets the next free seat.
seats-code-why = The code for the home page
seats-waits = The table waits for { $names }.
seats-comer-open = { $name } { seats-comer-open.state }
    .state = has not joined yet.
seats-comer-unready = { $name } { seats-comer-unready.state }
    .state = is not ready yet.
seats-comer-ready = { $name } { seats-comer-ready.state }
    .state = is ready.
# The clock of the table; $then is page-clock-then-bot or page-clock-then-skip.
seats-clock-soft = A clock shows how long a turn takes, compared with { $length }. Nothing happens when the time is up.
seats-clock-turn = Each player has { $length } per decision. When the time is up, { $then }.
seats-clock-game = Each player has { $length } for all decisions of the game. When the time is up, { $then }.
seats-clock-delay = The first { $delay } of each turn are free.
seats-say-ready =
    { $count ->
        [one] I am ready
       *[other] We are ready
    }
seats-say-unready = Not yet
seats-begin = Start now
seats-joint = Every device adds a share to the shuffle, so that nobody can choose it alone, not even this server.
seats-revealing = The devices are drawing the shuffle together. Still missing: { $names }.
seats-share-lost = This browser no longer has the share that it promised. Choose “Not yet”, and then “I am ready” again.
seats-invite-who = Invite { $name }

## The panel

seats-invite = Invite a player
seats-put-bot = Add a bot
seats-kind = Bot that plays for { $name }
seats-play-here = Play this seat on this device
seats-open-again = Open the seat
seats-remove = Remove { $name }
seats-remove-sure = { $name } loses this seat immediately, and earlier links to it stop working.
seats-remove-yes = Remove { $name }
seats-remove-no = Cancel
seats-give-host = Make { $name } the host
seats-along = Use this seat on another device, too
seats-hand = Move this seat to another device
seats-leave = Leave
seats-leave-why = This seat is reserved for you until another player takes it.
seats-return = Return to the seat of { $name }
seats-rename = Name
seats-rename-do = Rename
seats-table = Table
seats-lock = Locked: links admit no more players
seats-spectators = Anyone with the table’s address can watch
seats-talk = Players can chat
seats-guest = You are watching. To play, ask the host for a link.

# Advice at a table of several people
seats-advice = Allow advice for everybody
seats-advice-ask = Ask for advice for everybody
seats-advice-why = Every player can then ask “What would you do?” at their decisions. A bot answers from what that player sees, and the log tells everybody who asked.
seats-advice-why-ask = If all players agree, each of you can ask “What would you do?” at your decisions. A bot answers from what that player sees, and the log tells everybody who asked.
seats-advice-yes = Allow
seats-advice-yes-ask = Ask all players
seats-advice-agreed = All players agreed to advice: you can ask “What would you do?” at your decisions, and the log tells everybody.
seats-end = End the game now
seats-end-ask = Ask to end the game now
seats-end-sure = If the game leads nowhere, you can end it early if all players agree. Nobody wins, and there are no more choices.
seats-end-yes = End the game
seats-end-yes-ask = Ask all players

## A table that only this device stores

here = This table
here-why = This table is stored only on this device. If you end the game now, you can still watch its replay. If you delete the table, everything is lost.

## A link

seats-link-join = Send this link to { $name }. The first person who opens it joins; after that, it admits nobody else.
seats-link-along = Open this link on your other device. You can then play the seat of { $name } on both.
seats-link-hand = Open this link on the other device. You then play the seat of { $name } there, and no longer here.
seats-link = Link
seats-link-picture = The link as a QR code
seats-copy = Copy link
seats-copied = Copied.
seats-copy-by-hand = The link is selected. Copy it with the keyboard or a long press.
seats-share = Share link
seats-share-text = Join a game of { $game }.
seats-renew = Revoke earlier links
seats-renewed = This is a new link. The earlier ones no longer work.
seats-link-local = This address works only on this device. To let others join, start Fateloom with --lan.

## Coming by a link

join-title = Join a table
join-offer = You are invited to { $game }.
join-offer-along = This link adds this device to your seat at { $game }.
join-offer-hand = This link moves the seat of { $name } at { $game } to this device. The other device gives it up.
join-seat = Your seat: { $name }
join-who = At the table
join-agreed = Table settings
join-talk = Players can chat.
join-no-talk = Chat is off at this table.
join-spectators = Anyone with the table’s address can watch.
join-no-spectators = Spectators are not allowed.
join-foreknown = Somebody at this table may know hidden cards, and what is still to come: a player chose the seed, the game continues an export, or one device has played several seats (see the log).
join-name = Your name
join-sit = Join
join-take = Play here
join-watch = Watch
join-full = All seats are taken or locked. You can watch.
join-begun = This game has already started. You can watch.
join-dealt = The game is under way.
join-mine = You already have a seat at this table.
join-go = Go to the table
join-no-link = This link is incomplete. Ask for it again, and open the whole link.
