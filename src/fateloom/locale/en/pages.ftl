### The words of the pages around the tables: home, new table, rules, settings, credits.

## Home

page-motto = Four games about destiny, at one table.
page-motto-stranger = Four games about destiny. No account, nothing to install.
page-about = Settings and credits
page-games = The four games
page-coming = Coming soon
page-tables = Continue a table
page-tables-more =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
page-begin-here = Begin here
page-learn = Learn by playing
page-learn-why = { $minutes } minutes, nothing to read
page-learn-next = Next: { $lesson }
page-lesson = Lesson
page-puzzle = Puzzles
page-begin = Play { $game }
page-signs-players =
    { $count ->
        [one] player
       *[other] players
    }
page-signs-minutes = { $count } min
page-signs-weight-1 = easy
page-signs-weight-2 = middling
page-signs-weight-3 = deep
page-day = Run of the day
page-evening = How an evening goes
page-evening-choose = Learn while you play
page-evening-choose-why = What you can do is marked; you choose. The table knows the rules.
page-evening-link = Send one link
page-evening-link-why = Friends open it and sit down. Bots take the empty seats.
page-evening-stop = Stop whenever you like
page-evening-stop-why = The table waits here, even if you close the page.
page-no-network = The server cannot be reached. You can play the tables on this device, and create new ones.
page-table-here = On this device
page-new = New table
page-import = Open a save or a record
page-save-file = Export { $name }
page-save-open = Save
page-save-reads = Reading the save …
page-save-made =
    { $count ->
        [0] Exported on { $day }, before the first choice
        [one] Exported on { $day }, after one choice
       *[other] Exported on { $day }, after { $count } choices
    }
page-save-rests = The new table is paused until you resume it. The chat of the old table stays there.
page-save-table = Go to the table
page-try-again = Retry
page-turn-of = { $name }: your turn
page-turns =
    { $count ->
        [one] Your turn at one table
       *[other] Your turn at { $count } tables
    }
page-waits = Waiting for { $name }
page-there =
    { $count ->
        [one] { $names } is there now
       *[other] { $names } are there now
    }
page-paused = Paused
page-gathers = Waiting for players
page-kept = A seat is reserved for you
page-over = Finished: watch replay
page-saved = Save: { $name }
page-remove = Delete table
page-remove-which = Delete the table of { $names }
page-remove-running = This game is not over. If you delete the table, the game is lost.
page-remove-shared = You leave this table, and your seat becomes free. The other players continue.
page-remove-save = This deletes the save. Tables that were continued from it remain.
page-remove-over = This also deletes the record. To keep it, open the table and export the record first.
page-keep = Cancel

## New table

page-not-here = This game cannot be played here yet.
page-seats = Who sits where
page-code = A code or a link
page-code-join = Join
page-network = Friends in the same network
page-network-picture = The address of this page as a QR code
page-network-why = Friends in the same network open this address, or scan the picture. They can join your tables, or create their own.
page-network-others = If that does not work: { $addresses }
page-seats-alone = Player
page-against = against
page-seats-why = Tap a shield to change who plays there. Friends join with a link.
page-seat = seat { $seat }
page-name = Name at seat { $seat }
page-name-missing = Enter a name for every player.
page-name-long = A name can have up to 24 characters.
page-kind = Who plays { $name }
page-person = Person on this device
page-friend = Friend, by link
page-friends-why = You find a link for each friend at the table. Nobody needs an account.
page-talk = Chat
# The random bot is no longer offered, but still plays at older tables.
page-bot-random = Snail: a bot that plays at random
page-bot-careless = Snail: a forgiving bot
page-bot-greedy = Hare: a sensible bot
page-bot-search = Fox: a cunning bot
page-bot-rollout = Wolf: a merciless bot
page-seat-away = Remove { $name }
page-seat-pick = Change who plays { $name }
page-beast-careless = Snail
page-beast-careless-how = forgiving
page-beast-careless-why = Overlooks moves, as beginners do, and seldom punishes a slip.
page-beast-careless-with =
    { $count ->
        [one] a forgiving Snail
       *[other] { $count } forgiving Snails
    }
page-beast-greedy = Hare
page-beast-greedy-how = sensible
page-beast-greedy-why = Plays its own hand as well as it can.
page-beast-greedy-with =
    { $count ->
        [one] a sensible Hare
       *[other] { $count } sensible Hares
    }
page-beast-search = Fox
page-beast-search-how = cunning
page-beast-search-why = Thinks ahead, and takes its time.
page-beast-search-with =
    { $count ->
        [one] a cunning Fox
       *[other] { $count } cunning Foxes
    }
page-beast-rollout = Wolf
page-beast-rollout-how = merciless
page-beast-rollout-why = Plays the game on in its head, thousands of moves, before each choice.
page-beast-rollout-with =
    { $count ->
        [one] a merciless Wolf
       *[other] { $count } merciless Wolves
    }
page-sentence-with = { $people } with { $bots }
page-sentence-term = { $option }: { $value }
page-sentence-length = about { $count } minutes
page-seat-more = Add a player
page-option-unfit = This is not available for { $count } players.
page-value-minutes = { $least } to { $most } minutes
page-value-author = by { $author }
page-value-cast = with { $names }
page-value-mood-gentle = gentle
page-value-mood-merry = merry
page-value-mood-wistful = wistful
page-value-mood-eerie = eerie
page-value-mood-tense = tense
page-value-mood-dark = dark
page-value-proved = proved, says its pack
page-seat-most = This table has up to { $count } players.
page-one-device = { $names } share this device.
page-here = On this device only, offline
page-here-why = The table is stored on this device. Nobody else can join it, and it has no clock.
page-clock = Clock
page-clock-none = none
page-clock-soft = per turn, only shown
page-clock-turn = per turn
page-clock-game = per game
page-clock-none-about = There is no clock, and no time limit.
page-clock-soft-about = A clock at each seat shows how long a turn takes. Nothing happens when the time is up.
page-clock-turn-about = A player has to decide within this time. It restarts when something is revealed or rolled, or when another player’s turn begins.
page-clock-game-about = Each player has this time for all decisions of the game. The first seconds of each turn are free.
page-clock-length = Time
page-clock-delay = Free time per turn
page-clock-no-delay = none
page-clock-then = When the time is up
page-clock-then-bot = a bot decides
page-clock-then-skip = the player passes if possible
page-more = More settings
page-joint = Shuffle together
page-joint-why = When its player is ready, every device adds a share to the seed. Then nobody can choose the cards, not even the operator of this server, and the page checks that at the end.
page-seed = Seed
page-seed-why = The same seed deals the same cards. Leave it empty for a secret random seed; a chosen seed is announced to everyone who joins.
page-start = Start

## Rules

page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-language = The rules are in English.
page-no-rules = There are no rules with this name.
page-contents = Contents
page-search = Search for words or the name of a rule
page-found =
    { $count ->
        [0] Nothing found
        [one] One place found
       *[other] { $count } places found
    }

## Settings that a table has, too

settings-timer-minutes =
    { $minutes ->
        [0] off
       *[other] { $minutes } minutes
    }
settings-timer-why = In Destinies, a candle burns down with each turn. It only shows the time, and never ends a turn.

## Credits and unknown pages

page-credits = Credits
credits-pictures = Icons
credits-changed = Coloured and outlined.
credits-fonts = Fonts
credits-software = Software
credits-own = Fateloom and all its drawings, texts and code: the Fateloom contributors, MIT licence.
credits-shuffle = At a server, the shuffle is fixed before the first choice. At the end, the page checks it, and anyone can check the record with “fateloom verify”. What this proves, and what not, is in docs/fairness.md of the sources.
credits-games = Played by the rules of the published games Destiny, Realms of Destiny, The Hand of Destiny and Destinies. Fateloom is not affiliated with their authors or publishers.
page-nowhere = No such page
page-nowhere-why = There is nothing at this address.

## Runs of a game that is played alone

page-today = Play the run of the day
page-today-again = Play it again
page-day-first = The same for everybody; the first try counts.
page-day-mine =
    { $day ->
        [today] Today you { $result }
       *[yesterday] Yesterday you { $result }
    }: { $tried ->
        [one] nobody else on this server tried.
       *[other] place { $rank } of { $tried } on this server.
    }
page-day-others =
    { $day ->
        [today] Today
       *[yesterday] Yesterday
    } { $tried ->
        [one] one player on this server tried it
       *[other] { $tried } players on this server tried it
    }; { $won ->
        [0] nobody won.
       *[other] { $won } won.
    }
page-day-row = { $days } days in a row.
page-day-board = All runs
page-run-alike = place { $place } of { $alike } of its kind on this server
page-runs = Your runs
page-runs-none = You have not finished a run on this device yet.
page-runs-total =
    { $runs ->
        [one] { $won } of { $runs } run won
       *[other] { $won } of { $runs } runs won
    }{ $drawn ->
        [0] .
       *[other] , { $drawn } drawn.
    }
page-runs-streak =
    { $streak ->
        [0] Longest winning streak: { $longest }.
       *[other] Current winning streak: { $streak }, longest: { $longest }.
    }
page-runs-won = Won
page-runs-count = { $won } of { $runs }
page-runs-best = Best runs
page-runs-latest = Latest runs
page-run-won = Won
page-run-lost = Lost
page-run-draw = Drawn
page-run-daily = run of the day
page-run-part-choices =
    { $value ->
        [one] { $value } choice
       *[other] { $value } choices
    }
page-run-replay = Replay
page-run-record = Record

## The devices at one's seats

page-devices = Your devices
settings-devices-why = See which devices hold your seats, and remove one that you have lost or given away.
devices-why = There are no accounts: a seat belongs to the devices that hold it. A device comes to your seat by a link that you make at the table.
devices-this = This device
devices-other = Other devices at your seats
devices-none = No other device holds your seats.
devices-no-seats = This device holds no seat.
devices-unknown = Unknown browser
devices-seen = Last seen around { $when }.
devices-unseen = Not seen lately.
devices-seat = { $name } ({ $game })
devices-end = Remove from your seats
devices-end-sure = This device loses these seats immediately, and the links that let it in stop working.
devices-end-yes = Remove
devices-end-no = Cancel
devices-secret = Secret of this device
devices-secret-why = Your browser keeps a secret by which the server knows this device. If somebody may have copied it, renew it: your seats stay here, and the old secret ends everywhere.
devices-secret-do = Renew the secret
devices-secret-sure = Other tabs of this browser have to be reloaded then.
devices-secret-done = This device has a new secret. The old one no longer works.
