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
page-coming = Coming soon
page-tables = Continue a table
page-no-network = The server cannot be reached. You can play the tables on this device, and create new ones.
page-table-here = On this device
page-no-tables = No tables yet. Choose a game to create one. It stays here until you delete it.
page-new = New table
page-new-why = Bots can take any seat, and several people can share this device.
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
page-seats = Players
page-seats-alone = Player
page-seats-why = In playing order. Local players share this device and hand it over behind a curtain. Friends join on their own devices with a link.
page-seat = seat { $seat }
page-name = Name at seat { $seat }
page-name-missing = Enter a name for every player.
page-name-long = A name can have up to 24 characters.
page-kind = Who plays { $name }
page-person = Person on this device
page-friend = Friend, by link
page-friends-why = You find a link for each friend at the table. Nobody needs an account.
page-talk = Chat
page-bot-greedy = Bot: plans as well as it can
page-bot-random = Bot: plays at random
page-bot-search = Bot: thinks ahead
page-seat-away = Remove { $name }
page-seat-more = Add a player
page-option-unfit = This is not available for { $count } players.
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
page-options = Game options
page-more = More settings
page-option-destiny-goal = Goal
page-option-destiny-goal-value = { $value } treasure points
page-option-destinies-scenario = Story
page-option-destinies-mode = Mode
page-option-destinies-mode-fitting = Depends on the number of players
page-option-destinies-mode-fitting-about = One player explores, two or three race for their Destinies, and four play in teams.
page-option-destinies-mode-race = Race, for two or three players
page-option-destinies-mode-race-about = Each hero has a Destiny with two paths. The first hero to complete one of them wins.
page-option-destinies-mode-explorer = Explorer: solo, without time pressure
page-option-destinies-mode-explorer-about = One hero, one Destiny, and as many days as you like.
page-option-destinies-mode-challenger = Challenger: solo, against the clock
page-option-destinies-mode-challenger-about = One hero, and a last day by which the Destiny has to be fulfilled.
page-option-destinies-mode-team = Teams: two against two
page-option-destinies-mode-team-about = Two heroes, each with a companion. Hero and companion win together.
page-option-destinies-grade = Days of a Challenger
page-option-destinies-grade-value = grade { $value }
page-option-destinies-heroes = Heroes
page-option-destinies-heroes-taken = each player chooses one
page-option-destinies-heroes-dealt = dealt at random
page-option-destinies-dice = Dice
page-option-destinies-dice-digital = rolled by the program
page-option-destinies-dice-own = your own dice
page-option-destinies-end = The story ends
page-option-destinies-end-first = with the first Destiny fulfilled
page-option-destinies-end-first-about = The first hero to complete a path wins; the other players hear how their stories would have ended.
page-option-destinies-end-all = when every hero’s story is told
page-option-destinies-end-all-about = A story table for two or three players: nobody loses. All heroes may finish their Finales, a lost stage can be repeated, and there is no time pressure.
page-option-destinies-reading = Texts
page-option-destinies-reading-aloud = for everybody
page-option-destinies-reading-aloud-about = All players hear and see the whole story, on everybody’s turn.
page-option-destinies-reading-private = only for the visitor
page-option-destinies-reading-private-about = Only the visitor sees the texts and options of a visit. Everybody sees what heroes do, roll and get, and their Finales.
page-option-destinies-length = Length
page-option-destinies-length-full = full evening
page-option-destinies-length-full-about = Everything in the story can happen.
page-option-destinies-length-short = short evening
page-option-destinies-length-short-about = Skips events that only tell something and that the story does not need. Nothing else changes: every path to an ending stays open.
page-option-hand-hero = Hero
page-option-hand-hero-random = random
page-option-hand-hero-rhys = Rhys, the Warden (Melee)
page-option-hand-hero-ifaris = Ifaris, the Red Mage (Ranged)
page-option-hand-hero-elora = Elora, the Ranger (Ranged)
page-option-hand-hero-galathar = Galathar, the Shadow Knight (Melee)
page-option-hand-boss = Boss
page-option-hand-boss-random = random
page-option-hand-boss-gorvane = Gorvane, the Hollow King
page-option-hand-boss-sythra = Sythra, Mother of Cinders
page-option-hand-boss-arbiter = The Pale Arbiter
page-option-hand-difficulty = Difficulty
page-option-hand-difficulty-casual = Casual: 4 strength cards, cheap healing
page-option-hand-difficulty-easy = Easy: 4 strength cards
page-option-hand-difficulty-normal = Normal: 3 strength cards
page-option-hand-difficulty-heroic = Heroic: 3 strength cards, expensive healing
page-option-hand-difficulty-legendary = Legendary: 2 strength cards
page-option-realms-deck = Deck
page-option-realms-deck-fitting = depends on the number of players
page-option-realms-deck-base = 44 base cards
page-option-realms-deck-all = all 56 cards
page-option-realms-youngest = Youngest player
page-option-realms-youngest-chance = random
page-option-realms-youngest-chance-about = The youngest player is drawn at random. The player to their left begins.
page-option-realms-youngest-seat-about = { $next } sits to the left of { $name } and begins.
page-option-realms-turns = Maximum number of turns
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

## Settings

settings-language = Language
settings-language-browser = same as the browser
settings-language-why = Each player at a table can use a different language. Stories are shown in this language if they are translated.
settings-theme = Theme
settings-theme-system = same as the system
settings-theme-day = day
settings-theme-night = night
settings-text = Text size
settings-percent = { $size } %
settings-motion = Animation
settings-motion-full = full
settings-motion-fast = fast
settings-motion-off = off
settings-motion-why = If your system asks for reduced motion, animations are off.
settings-sound = Sound effects
settings-music = Music and ambient sounds
settings-music-why = Generated by the page while you play. It gets quieter while a voice is reading.
settings-voice = Voice for reading the story aloud
settings-voice-speed = Speed of the voice
settings-loudness =
    { $loudness ->
        [0] off
        [0.4] soft
        [0.7] medium
       *[other] full
    }
settings-speed =
    { $speed ->
        [1] normal
       *[other] { $speed } times
    }
settings-on = on
settings-off = off
settings-timer = Turn candle
settings-timer-minutes =
    { $minutes ->
        [0] off
       *[other] { $minutes } minutes
    }
settings-timer-why = In Destinies, a candle burns down with each turn. It only shows the time, and never ends a turn.
settings-offline = Offline play
settings-offline-why = You can make Fateloom available offline on this device. You can then create and play tables without a network, with bots and with people who share the device. These tables stay on this device.
settings-offline-insecure = This needs a secure connection: an address that starts with https, or the computer on which the server runs. Ask the person who runs this server.
settings-offline-fetch = Make available offline ({ $size } MB)
settings-offline-fetching = Downloading: { $done } %
settings-offline-ready = Downloaded ({ $size } MB): you can play offline.
settings-offline-old = Downloaded, but the server has a newer version.
settings-offline-renew = Download the new version
settings-offline-drop = Delete from this device
settings-offline-full = The browser has no space for the download. Free some space, or allow this page to store data.
settings-push = Notifications
settings-push-why = In games that last for days, this device can notify you when it is your turn, even if no page of Fateloom is open. The notification passes through the push service of your browser, which learns that there is one, but nothing about the game.
settings-push-begin = Turn on notifications on this device
settings-push-end = Turn off notifications
settings-push-blocked = Notifications from this site are blocked. You can allow them in the settings of your browser.
settings-push-failed = The push service of this browser cannot be reached.
settings-keys = Keyboard shortcuts
settings-key-tab = Tab
    .does = go to the next card or button
settings-key-enter = Enter
    .does = select a card; on a selected card: play it
settings-key-i = I
    .does = show a card in detail
settings-key-u = U
    .does = undo the last choice
settings-key-p = P
    .does = pause or resume
settings-key-l = L
    .does = open or close the log on a small screen
settings-key-escape = Escape
    .does = close the top panel

## Credits and unknown pages

page-credits = Credits
credits-pictures = Icons
credits-changed = Coloured and outlined.
credits-fonts = Fonts
credits-software = Software
credits-own = Fateloom and all its drawings, texts and code: the Fateloom contributors, MIT licence.
credits-games = Played by the rules of the published games Destiny, Realms of Destiny, The Hand of Destiny and Destinies. Fateloom is not affiliated with their authors or publishers.
page-nowhere = No such page
page-nowhere-why = There is nothing at this address.

## Runs of a game that is played alone

page-today = Play the run of the day
page-today-again = Play it again
page-today-why = The run of the day is the same for everybody: same hero, boss and cards.
page-today-played = You have played today’s run. There will be another one tomorrow.
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
page-runs-hand-order = Runs are ranked by progress, then difficulty, result, HP left, damage taken and number of choices.
page-runs-latest = Latest runs
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
