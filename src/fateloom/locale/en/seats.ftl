### The words of seats over the network: who sits where, links to seats, and the host.

## Where somebody is

seats = Who sits where
seats-open = open: nobody sits there
seats-here = here
seats-asleep = asleep: the page is out of sight
seats-gone = gone
seats-bot-greedy = a bot that plans its best
seats-bot-random = a bot that plays at random
seats-bot-search = a bot that thinks ahead
seats-you = this device
seats-host = hosts the table
seats-ready = ready
seats-unready = not ready yet
seats-chip = { $name }: { $where }

## What is told to whoever cannot see it

seats-news-gone = { $name } is gone.
seats-news-back = { $name } is back.
seats-news-sits = { $name } has sat down.
seats-news-left = { $name } has left the seat.
seats-news-bot = A bot plays for { $name } now.

## Before the game begins

seats-gather = The game begins when everybody is here and ready.
seats-comer-open = { $name } has not come yet.
seats-comer-unready = { $name } is not ready yet.
seats-comer-ready = { $name } is ready.
# What the table has agreed on about time; $then is page-clock-then-bot or page-clock-then-skip.
seats-clock-soft = A clock shows how long a turn takes, of { $length }. Nothing happens when that time is over.
seats-clock-turn = Each of you has { $length } for what you owe. When that time is over, { $then }.
seats-clock-game = Each of you has { $length } for all choices of the game. When that time is over, { $then }.
seats-clock-delay = The first { $delay } of each turn are free.
seats-say-ready =
    { $count ->
        [one] I am ready
       *[other] We are ready
    }
seats-say-unready = Not yet
seats-begin = Begin now
seats-invite-who = Invite { $name }

## The panel

seats-invite = Invite somebody
seats-put-bot = Let a bot play
seats-kind = Which bot plays for { $name }
seats-play-here = Play it at this device
seats-open-again = Open the seat
seats-remove = Take { $name } from the seat
seats-remove-sure = { $name } loses this seat at once, and no earlier link leads back to it.
seats-remove-yes = Yes, take { $name } from the seat
seats-remove-no = No
seats-give-host = Let { $name } host
seats-along = Take this seat along to another device
seats-hand = Hand it to another device
seats-leave = Leave the seat
seats-leave-why = This seat is kept for you until somebody else takes it.
seats-return = Sit down again as { $name }
seats-rename = Name at this seat
seats-rename-do = Change
seats-table = The table
seats-lock = Locked: no link lets anybody else sit down
seats-spectators = Whoever has the table’s address may watch
seats-talk = Those who sit here can talk
seats-guest = You watch. To play, ask the host for a link.

seats-end = End the game as it stands
seats-end-ask = Ask everybody to end the game as it stands
seats-end-sure = A game that leads nowhere can be ended, if everybody agrees. Nobody has won it then, and nothing is chosen any more.
seats-end-yes = Yes, end it
seats-end-yes-ask = Yes, ask everybody

## A table that this device alone keeps

here = This table
here-why = Only this device keeps it. Ended as it stands, the game can still be watched again; put away, the whole table is gone.

## A link

seats-link-join = Send this link to { $name }. Whoever opens it first sits down; it then lets nobody else in.
seats-link-along = Open this link on your other device: the seat of { $name } is played from both then.
seats-link-hand = Open this link on the other device: the seat of { $name } is played from there then, and no longer from here.
seats-link = The link
seats-link-picture = The link as a code to scan
seats-copy = Copy the link
seats-copied = Copied.
seats-copy-by-hand = The link is selected: copy it with your keyboard or by a long press.
seats-share = Share the link
seats-share-text = { $game }: come and sit down.
seats-renew = Make the earlier links void
seats-renewed = This is a new link. The earlier ones lead nowhere now.
seats-link-local = This address leads to this device alone. To let others in, start Fateloom with --host 0.0.0.0 and open it here under this device’s address in your network.

## Coming by a link

join-title = A seat at a table
join-offer = You are invited to { $game }.
join-offer-along = This link brings your seat at { $game } to this device, too.
join-offer-hand = This link brings the seat of { $name } at { $game } to this device; the other one lets go of it.
join-seat = Your seat: { $name }
join-who = At the table
join-agreed = What was agreed
join-talk = Those who sit here can talk.
join-no-talk = There is no talk at this table.
join-spectators = Whoever has the table’s address may watch.
join-no-spectators = Nobody else may watch.
join-foreknown = This game began from a number that somebody chose, or goes on from one that somebody kept: they can work out what is hidden, and what is still to come.
join-name = Your name
join-sit = Sit down
join-take = Play here
join-mine = You sit at this table already.
join-go = To the table
join-no-link = This is only half a link. Ask for it again, and open all of it.
