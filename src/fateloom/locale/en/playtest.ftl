### What a playtest of a story says: at the prompt, and on its page.

playtest-playing = Playing { $title }
playtest-searching = Looking for what was never seen
playtest-stopped = Stopped after { $played } of { $games } games.
playtest-speed = { $games } games in { $seconds } s.
playtest-written = The report is in { $path }
playtest-games-written =
    { $count ->
        [one] One game made for what was never seen is in { $path }
       *[other] { $count } games made for what was never seen are in { $path }
    }
playtest-title = { $title }: the playtest
playtest-about = { $games } games at { $tables } tables, seed { $seed }. Shares stand with their 95 % intervals.

## Who played what

playtest-mode =
    { $mode ->
        [race] race
        [explorer] Explorer
        [challenger] Challenger, grade { $grade }
       *[team] teams
    }
playtest-player =
    { $player ->
        [greedy] after the Destiny
        [random] by chance
        [hostile] hostile
       *[idle] idle
    }
playtest-end =
    { $reason ->
        [fulfilled] fulfilled
        [defeated] all defeated
        [time] out of time
        [conceded] given up
       *[unfinished] unfinished
    }

## Verdicts

playtest-verdicts = Verdicts
playtest-sign =
    { $state ->
        [met] ✓
        [not-met] ✗
       *[open] ?
    }
playtest-state =
    { $state ->
        [met] met
        [not-met] not met
       *[open] too few games to tell
    }
playtest-tally =
    { $state ->
        [met] { $count } met
        [not-met] { $count } not met
       *[open] { $count } open: too few games to tell
    }
playtest-about-hero-wins = { $name } wins { $share } ({ $low } to { $high }) of { $games } games between equal players; it should be 25 to 42 %
playtest-about-path-wins = { $hero }: the { $name } path takes { $share } ({ $low } to { $high }) of { $games } victories; it should be 10 % at least
playtest-about-path-done = { $name } is fulfilled in some game
playtest-about-first-finale = Who begins a Finale first wins { $share } ({ $low } to { $high }) of { $games } games; it should be less than 90 %
playtest-about-explorer = { $count } of { $games } games as Explorer were lost to time or pressed by an event; it should be none
playtest-about-challenger = A planned game wins grade { $name } in { $share } ({ $low } to { $high }) of { $games } games; it should be 40 to 60 %
playtest-about-arrives = { $count } of { $games } games with somebody after the Destiny never came to an end; it should be none
playtest-about-first-day = The first Finale begins on days { $least } to { $most } in { $share } of { $games } games; 90 % should. Middle: day { $middle }, most between { $from } and { $to }
playtest-about-days = { $share } of { $games } games last { $least } to { $most } days; 90 % should. Middle: { $middle }, most between { $from } and { $to }
playtest-about-turns = { $share } of { $games } games last { $least } to { $most } turns; 90 % should. Middle: { $middle }, most between { $from } and { $to }
playtest-about-minutes = { $share } of { $games } games last { $least } to { $most } minutes; 90 % should. Middle: { $middle }, most between { $from } and { $to }
playtest-about-heard = { $middle } words are read aloud in a game, mostly { $from } to { $to }; it should be { $least } to { $most }
playtest-about-minutes-alone = A game alone lasts { $middle } minutes, mostly { $from } to { $to }; it should be { $least } to { $most }
playtest-about-piece =
    { $piece ->
        [coins] The box has { $limit } coins, and they are enough in { $share } of { $games } games; 95 % should. Most at once: { $most }
        [xp] At most { $most } experience tokens are held at once; the box has { $limit }
        [tokens] At most { $most } tokens of places lie at once; the box has { $limit }
        [figures] At most { $most } figures of people and places stand at once; the box has { $limit }
        [pairs] The box has { $limit } trade pairs, and they are enough in { $share } of { $games } games; 95 % should. Most at once: { $most }
       *[markers] A hero has { $most } skill markers at most; each board has { $limit }
    }
playtest-about-cover =
    { $never ->
        [0] { $made ->
            [0] { $what }: all { $all } are seen
           *[other] { $what }: { $seen } of { $all } are seen, and a game was made for the other { $made }
        }
       *[other] { $what }: { $seen } of { $all } are seen, a game was made for { $made }, and { $never } never appear
    }
playtest-about-cover-so-far = { $what }: { $seen } of { $all } are seen; the others were not all looked for

## Parts of the page

playtest-wins = Who wins
playtest-wins-how = Games between equal players who are after their Destinies. The bar is the share of victories, the line its interval, the band where it should lie.
playtest-no-fair = No game of this playtest is between as many equal players as there are heroes.
playtest-paths = By which path
playtest-rate = { $share } ({ $low } to { $high })
playtest-victories = { $hero }: { $path }
playtest-lengths = How long it takes
playtest-lengths-how = Minutes are the words read aloud, at 0.4 s a word, and 40 s for each action. The band is the budget of a full story.
playtest-plot-days = Days
playtest-plot-turns = Turns
playtest-plot-minutes = Minutes
playtest-plot-words = Words read aloud
playtest-tables = Every table
playtest-column-table = Table
playtest-column-games = Games
playtest-column-ends = How they end
playtest-column-wins = Victories
playtest-column-days = Days
playtest-column-turns = Turns
playtest-column-minutes = Minutes
playtest-column-words = Words
playtest-column-finales = Finales begun
playtest-column-setbacks = Setbacks
playtest-column-defeats = Defeats
playtest-reach = { $low } to { $high }
playtest-seated = { $mode }: { $players }
playtest-pieces = What is in use
playtest-pieces-how = The dark bar is the middle of all games, the pale one the most of all; the line is what the box holds.
playtest-piece =
    { $piece ->
        [coins] coins
        [xp] experience
        [tokens] tokens of places
        [figures] figures
        [pairs] trade pairs
       *[markers] markers of a hero
    }
playtest-used = { $most } of { $limit }
playtest-virtue = Virtue at the end
playtest-virtue-row = { $least } to { $most }, on average { $mean }
playtest-map = The map
playtest-map-how = Tiles by how often they are explored, places by how often somebody visits them.
playtest-graph = The story as a graph
playtest-graph-how = What each path takes, and where it comes from: places and events, what they bring, the steps of the path, the Finale.
playtest-graph-title = { $hero }, { $path }: { $title }
playtest-key =
    { $shade ->
        [never] never
        [made] only in a game made for it
        [rare] in less than 10 % of the games
        [some] in less than half
       *[often] in half or more
    }
playtest-coverage = What is seen
playtest-kind =
    { $kind ->
        [option] options
        [outcome] outcomes
        [event] events
        [text] texts
        [words] words for one case
        [state] states of places
        [tile] tiles
        [item] items
        [ability] abilities
        [room] rooms
        [way] ways in dungeons
        [stage] stages of Finales
        [step] steps
       *[path] paths fulfilled
    }
playtest-seen = { $seen } of { $all }
playtest-unseen = What was never seen
playtest-unseen-none = Everything was seen.
playtest-unseen-how = None of these games shows them. Where a game could be made that does, it is a record: “fateloom replay” and the table open it.
playtest-unseen-more = and { $count } more: see the report
playtest-column-thing = What
playtest-column-place = Where
playtest-column-game = A game that shows it
playtest-offered = offered, never taken
playtest-made = { $choices } choices, day { $day }
playtest-not-searched = not looked for
playtest-nothing-leads = nothing leads to it
playtest-not-found = none was found

## Why something is refused

refusal-playtest-player = There is no player { $a }: there are { $b }.
refusal-playtest-mode = This story has no { $a }: there are { $b }.
