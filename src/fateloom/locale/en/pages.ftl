### The words of the pages around the tables: home, new table, rules, settings, credits.

## The games

game-destiny-short = Destiny
game-destiny-line = Base, Bonus, Multiplier: one sum
game-destiny-open = A table of Destiny
game-destiny-rules = The rules of Destiny
game-realms-short = Realms
game-realms-line = Bid your life, card by card
game-realms-open = A table of Realms of Destiny
game-realms-rules = The rules of Realms of Destiny
game-hand-short = The Hand
game-hand-line = One hero, eighteen cards
game-hand-open = A run of The Hand of Destiny
game-hand-rules = The rules of The Hand of Destiny
game-destinies-short = Destinies
game-destinies-line = A story, a map, a candle
game-destinies-open = A tale of Destinies
game-destinies-rules = The rules of Destinies

## Home

page-motto = Four games about destiny, at one table.
page-about = Settings and credits
page-games = The four games
page-coming = Coming: still on the loom
page-tables = Continue a table
page-no-network = The server cannot be reached. The tables of this device are here, and you can open new ones.
page-table-here = On this device
page-no-tables = No table yet. Choose a game to open one; it stays here until you put it away.
page-new = New table
page-new-why = Bots take any seat; several people can share this device.
page-import = Open a save or a record
page-save-file = Keep { $name } as a file
page-save-open = A save
page-save-reads = The save is being read.
page-save-made =
    { $count ->
        [0] Kept on { $day }, before the first choice
        [one] Kept on { $day }, after one choice
       *[other] Kept on { $day }, after { $count } choices
    }
page-save-rests = The new table rests until you play on. What was said at the old one stays there.
page-save-table = To the table
page-try-again = Try again
page-turn-of = { $name }: your turn
page-turns =
    { $count ->
        [one] Your turn at one table
       *[other] Your turn at { $count } tables
    }
page-waits = Waits for { $name }
page-paused = Rests
page-gathers = Waits for everybody to come
page-kept = A seat is kept for you
page-over = Over: look again
page-saved = Save: { $name }
page-remove = Put the table away
page-remove-which = Put away the table of { $names }
page-remove-running = This game is not over. Put away, it cannot be found again.
page-remove-shared = You leave this table, and your seat is free then. The others play on.
page-remove-save = The save is gone then; the tables that were played on from it stay.
page-remove-over = Its record goes with it. To keep it, open the table and keep the record first.
page-keep = Keep it

## New table

page-not-here = That game is not on this table yet.
page-seats = Who sits where
page-seats-alone = Who plays
page-seats-why = In the order of play. People here share this device and hand it on behind a curtain; friends sit down from their own, by a link.
page-seat = seat { $seat }
page-name = Name at seat { $seat }
page-name-missing = A name is missing.
page-name-long = A name has 24 letters at most.
page-kind = Who plays { $name }
page-person = A person here
page-friend = A friend, by link
page-friends-why = At the table you find a link for each friend. It takes no sign-up.
page-talk = You can talk at the table
page-bot-greedy = Bot: plans its best
page-bot-random = Bot: plays at random
page-bot-search = Bot: thinks ahead
page-seat-away = Take { $name } from the table
page-seat-more = One seat more
page-option-unfit = This does not go with { $count } at the table.
page-seat-most = { $count } is all this table takes.
page-one-device = { $names } share this device.
page-here = On this device alone, without a network
page-here-why = The table stays on this device. Nobody else can join it, and it has no clock.
page-clock = Time
page-clock-none = none: everybody takes their time
page-clock-soft = shown for each turn
page-clock-turn = for each turn
page-clock-game = for the whole game
page-clock-none-about = No clock is shown, and nobody is hurried.
page-clock-soft-about = A clock at each seat shows how long a turn takes. Nothing happens when its time is over.
page-clock-turn-about = What one of you owes has to be chosen in this time. It begins anew once something was revealed or rolled, or it is another’s turn.
page-clock-game-about = Each has this time for all choices of the game. Each turn begins with a few seconds that are free.
page-clock-length = How long
page-clock-delay = Free in each turn
page-clock-no-delay = nothing
page-clock-then = When time is out
page-clock-then-bot = a bot chooses
page-clock-then-skip = they pass, where one can
page-options = How it is played
page-more = More settings
page-option-destiny-goal = Played for
page-option-destiny-goal-value = { $value } treasure points
page-option-destinies-scenario = Story
page-option-destinies-mode = Mode
page-option-destinies-mode-fitting = as fits the players
page-option-destinies-mode-fitting-about = Alone you explore, two or three race for their Destinies, and four play in teams.
page-option-destinies-mode-race = Race, for two or three
page-option-destinies-mode-race-about = Each hero has a Destiny with two paths. Whoever walks one to its end first wins.
page-option-destinies-mode-explorer = Explorer: alone, and in no hurry
page-option-destinies-mode-explorer-about = One hero, one Destiny, and as many days as you like.
page-option-destinies-mode-challenger = Challenger: alone, against the days
page-option-destinies-mode-challenger-about = One hero, and a last day by which the Destiny has to be fulfilled.
page-option-destinies-mode-team = Teams, two of two
page-option-destinies-mode-team-about = Two heroes, each with a companion. Hero and companion win together.
page-option-destinies-grade = A Challenger’s days
page-option-destinies-grade-value = grade { $value }
page-option-destinies-heroes = Heroes
page-option-destinies-heroes-taken = each player takes one
page-option-destinies-heroes-dealt = dealt by chance
page-option-destinies-dice = Dice
page-option-destinies-dice-digital = the program rolls
page-option-destinies-dice-own = our own, on the table
page-option-destinies-end = The story ends
page-option-destinies-end-first = with the first Destiny fulfilled
page-option-destinies-end-first-about = Whoever comes to the end of a path first wins; the others hear how their own stories would have ended.
page-option-destinies-end-all = when every hero’s story is told
page-option-destinies-end-all-about = A story table for two or three: nobody loses. All heroes may finish their Finales, a stage that is lost may be tried again, and nothing presses.
page-option-destinies-reading = What is read
page-option-destinies-reading-aloud = is for everybody
page-option-destinies-reading-aloud-about = All hear and see the whole story, whoever’s turn it is.
page-option-destinies-reading-private = is for whoever visits
page-option-destinies-reading-private-about = The texts of a visit and what it offers are shown to the visitor alone. What heroes do, roll and get, and their Finales, everybody sees.
page-option-destinies-length = Evening
page-option-destinies-length-full = full
page-option-destinies-length-full-about = Everything that the story holds can happen.
page-option-destinies-length-short = short
page-option-destinies-length-short-about = Events that only tell something are left out, where the story can do without them. Nothing else changes: every way to an end stays open.
page-option-hand-hero = Hero
page-option-hand-hero-random = as chance will have it
page-option-hand-hero-rhys = Rhys, the Warden (Melee)
page-option-hand-hero-ifaris = Ifaris, the Red Mage (Ranged)
page-option-hand-hero-elora = Elora, the Ranger (Ranged)
page-option-hand-hero-galathar = Galathar, the Shadow Knight (Melee)
page-option-hand-boss = Boss
page-option-hand-boss-random = as chance will have it
page-option-hand-boss-gorvane = Gorvane, the Hollow King
page-option-hand-boss-sythra = Sythra, Mother of Cinders
page-option-hand-boss-arbiter = The Pale Arbiter
page-option-hand-difficulty = Difficulty
page-option-hand-difficulty-casual = Casual: 4 strength cards, cheap healing
page-option-hand-difficulty-easy = Easy: 4 strength cards
page-option-hand-difficulty-normal = Normal: 3 strength cards
page-option-hand-difficulty-heroic = Heroic: 3 strength cards, dear healing
page-option-hand-difficulty-legendary = Legendary: 2 strength cards
page-option-realms-deck = Deck
page-option-realms-deck-fitting = as fits the players
page-option-realms-deck-base = 44 base cards
page-option-realms-deck-all = all 56 cards
page-option-realms-youngest = The youngest
page-option-realms-youngest-chance = as chance will have it
page-option-realms-youngest-chance-about = Chance names the youngest. The player to their left begins.
page-option-realms-youngest-seat-about = { $next } sits to the left of { $name } and begins.
page-option-realms-turns = Turns at most
page-seed = Seed
page-seed-why = The same words deal the same cards. Left empty, chance is nobody’s; else whoever joins is told that it is somebody’s.
page-start = Begin

## Rules

page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-language = The rules are written in English.
page-no-rules = There are no rules of that name here.
page-contents = Contents
page-search = Look for words or a rule’s name
page-found =
    { $count ->
        [0] Nothing found
        [one] One place found
       *[other] { $count } places found
    }

## Settings

settings-language = Language
settings-language-browser = as the browser
settings-language-why = Others at a table read in a language of their own. A story is told in this one where it was translated.
settings-theme = Light
settings-theme-system = as the system
settings-theme-day = day: parchment
settings-theme-night = night: by lamp
settings-text = Size of text
settings-percent = { $size } %
settings-motion = Movement
settings-motion-full = full
settings-motion-fast = fast
settings-motion-off = off
settings-motion-why = Where the system asks for less movement, nothing moves.
settings-sound = Sound
settings-music = Music, and what is heard of a place
settings-music-why = Made by the page itself as you play. It steps back while a voice reads.
settings-voice = Voice that reads the story aloud
settings-voice-speed = Speed of the voice
settings-loudness =
    { $loudness ->
        [0] off
        [0.4] soft
        [0.7] middling
       *[other] full
    }
settings-speed =
    { $speed ->
        [1] as it is
       *[other] { $speed } times
    }
settings-on = on
settings-off = off
settings-timer = Play timer
settings-timer-minutes =
    { $minutes ->
        [0] off
       *[other] { $minutes } minutes
    }
settings-timer-why = In Destinies a candle burns down with each turn. It tells the time and never plays for anybody.
settings-offline = Without a network
settings-offline-why = This device can keep the whole of Fateloom, so that you can open tables of its own and play on at them where there is no network, with bots and with people who share it. Such tables stay on this device.
settings-offline-insecure = For this the browser wants a safe connection: an address that begins with https, or this very computer. Ask whoever runs this server.
settings-offline-fetch = Make available without a network ({ $size } MB)
settings-offline-fetching = Fetching: { $done } %
settings-offline-ready = All is here ({ $size } MB): you can play without a network.
settings-offline-old = All is here, but the server has another version by now.
settings-offline-renew = Fetch the new version
settings-offline-drop = Remove it from this device
settings-offline-full = The browser gives this page no room for it. Make some, or allow this page to store data.
settings-push = When it is your turn
settings-push-why = In a game that goes on over days this device can tell you, with no page of Fateloom open. The service of your browser’s maker passes it on; it learns that there is something, and nothing of the game.
settings-push-begin = Tell me on this device
settings-push-end = Tell me no more
settings-push-blocked = This browser was told to show no notifications from here. In its own settings that can be changed.
settings-push-failed = This browser’s service for notifications cannot be reached.
settings-keys = Keys
settings-key-tab = Tab
    .does = to the next card or button
settings-key-enter = Enter
    .does = pick it; on a picked card: play it
settings-key-i = I
    .does = look at a card closely
settings-key-u = U
    .does = take back the last choice
settings-key-p = P
    .does = let the table rest, or play on
settings-key-l = L
    .does = open or close the log on a small screen
settings-key-escape = Escape
    .does = put away what lies on top

## Credits and lost ways

page-credits = Credits
credits-pictures = Icons
credits-changed = Coloured and outlined.
credits-fonts = Letters
credits-software = Software in these pages
credits-own = Fateloom and all its drawings, texts and code: the Fateloom contributors, MIT licence.
credits-games = Played by the rules of the published games Destiny, Realms of Destiny, The Hand of Destiny and Destinies. Fateloom is not affiliated with their authors or publishers.
page-nowhere = No such page
page-nowhere-why = This address leads nowhere.

## Runs of a game that is played alone

page-today = Play the run of the day
page-today-again = Play it again
page-today-why = The run of the day is the same for everybody: the same hero, boss and cards.
page-today-played = You have played today’s run. Tomorrow brings another.
page-runs = Your runs
page-runs-none = No run has been played to its end on this device yet.
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
        [0] The longest row of wins was { $longest }.
       *[other] { $streak } won in a row now; the longest row was { $longest }.
    }
page-runs-won = Won
page-runs-count = { $won } of { $runs }
page-runs-best = The best
page-runs-hand-order = How far you got counts first, then the difficulty, how the run ended, the HP left, the damage taken and the choices made.
page-runs-latest = The latest
page-run-won = Won
page-run-lost = Lost
page-run-draw = Drawn
page-run-daily = run of the day
page-run-part-hand-wave = wave { $value }
page-run-part-hand-health = { $value } HP left
page-run-part-hand-damage = { $value } damage taken
page-run-part-destinies-day = day { $value }
page-run-part-choices =
    { $value ->
        [one] { $value } choice
       *[other] { $value } choices
    }
page-run-replay = Replay
page-run-record = Record
page-run-hand-hero-rhys = Rhys
page-run-hand-hero-ifaris = Ifaris
page-run-hand-hero-elora = Elora
page-run-hand-hero-galathar = Galathar
page-run-hand-boss-gorvane = Gorvane
page-run-hand-boss-sythra = Sythra
page-run-hand-boss-arbiter = The Pale Arbiter
page-run-hand-difficulty-casual = Casual
page-run-hand-difficulty-easy = Easy
page-run-hand-difficulty-normal = Normal
page-run-hand-difficulty-heroic = Heroic
page-run-hand-difficulty-legendary = Legendary
