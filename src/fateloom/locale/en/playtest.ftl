### What a playtest of a story says: at the prompt, and on its page.

playtest-playing = Playing { $title }
playtest-searching = Searching for what was never seen
playtest-stopped = Stopped after { $played } of { $games } games.
playtest-speed = { $games } games in { $seconds } s.
playtest-written = The report is in { $path }
playtest-games-written =
    { $count ->
        [one] One game that shows what was never seen is in { $path }
       *[other] { $count } games that show what was never seen are in { $path }
    }
playtest-title = { $title }: playtest
playtest-about = { $games } games at { $tables } tables, seed { $seed }. Percentages have 95 % confidence intervals.

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
        [greedy] greedy
        [random] random
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
playtest-about-hero-wins = { $name } wins { $share } ({ $low } to { $high }) of { $games } games between equal players; the target is 25 to 42 %
playtest-about-path-wins = { $hero }: the { $name } path takes { $share } ({ $low } to { $high }) of { $games } victories; the target is at least 10 %
playtest-about-path-done = { $name } is fulfilled in at least one game
playtest-about-first-finale = The hero who starts a Finale first wins { $share } ({ $low } to { $high }) of { $games } games; the target is less than 90 %
playtest-about-explorer = { $count } of { $games } games as Explorer were lost to time or had an event with pressure; the target is none
playtest-about-challenger = A planned game wins grade { $name } in { $share } ({ $low } to { $high }) of { $games } games; the target is 40 to 60 %
playtest-about-arrives = { $count } of { $games } games with a greedy player did not end; the target is none
playtest-about-first-day = The first Finale starts on days { $least } to { $most } in { $share } of { $games } games; the target is 90 %. Median: day { $middle }, mostly between { $from } and { $to }
playtest-about-days = { $share } of { $games } games last { $least } to { $most } days; the target is 90 %. Median: { $middle }, mostly between { $from } and { $to }
playtest-about-turns = { $share } of { $games } games last { $least } to { $most } turns; the target is 90 %. Median: { $middle }, mostly between { $from } and { $to }
playtest-about-minutes = { $share } of { $games } games last { $least } to { $most } minutes; the target is 90 %. Median: { $middle }, mostly between { $from } and { $to }
playtest-about-heard = { $middle } words are read aloud per game (median), mostly { $from } to { $to }; the target is { $least } to { $most }
playtest-about-minutes-alone = A solo game lasts { $middle } minutes (median), mostly { $from } to { $to }; the target is { $least } to { $most }
playtest-about-piece =
    { $piece ->
        [coins] The box has { $limit } coins, enough in { $share } of { $games } games; the target is 95 %. Maximum in use: { $most }
        [xp] Maximum number of experience tokens in use: { $most }; the box has { $limit }
        [tokens] Maximum number of tokens of places in use: { $most }; the box has { $limit }
        [figures] Maximum number of figures of people and places in use: { $most }; the box has { $limit }
        [pairs] The box has { $limit } trade pairs, enough in { $share } of { $games } games; the target is 95 %. Maximum in use: { $most }
       *[markers] Maximum number of skill markers of a hero: { $most }; each board has { $limit }
    }
playtest-about-cover =
    { $never ->
        [0] { $made ->
            [0] { $what }: all { $all } were seen
           *[other] { $what }: { $seen } of { $all } were seen, and the search found the other { $made }
        }
       *[other] { $what }: { $seen } of { $all } were seen, the search found { $made }, and { $never } never appear
    }
playtest-about-cover-so-far = { $what }: { $seen } of { $all } were seen; the search did not cover all the others

## Parts of the page

playtest-wins = Win rates
playtest-wins-how = Games between equal, greedy players. The bar is the share of victories, the line its confidence interval, and the band the target.
playtest-no-fair = This playtest has no games between equal players with all heroes.
playtest-paths = Wins by path
playtest-rate = { $share } ({ $low } to { $high })
playtest-victories = { $hero }: { $path }
playtest-lengths = Length of games
playtest-lengths-how = Minutes are estimated with 0.4 s per word read aloud and 40 s per action. The band is the target for a full story.
playtest-plot-days = Days
playtest-plot-turns = Turns
playtest-plot-minutes = Minutes
playtest-plot-words = Words read aloud
playtest-tables = All tables
playtest-column-table = Table
playtest-column-games = Games
playtest-column-ends = Endings
playtest-column-wins = Victories
playtest-column-days = Days
playtest-column-turns = Turns
playtest-column-minutes = Minutes
playtest-column-words = Words
playtest-column-finales = Finales started
playtest-column-setbacks = Setbacks
playtest-column-defeats = Defeats
playtest-reach = { $low } to { $high }
playtest-seated = { $mode }: { $players }
playtest-pieces = Components in use
playtest-pieces-how = The dark bar is the median, the pale bar the maximum; the line is the number in the box.
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
playtest-map-how = How often tiles are explored, and places visited.
playtest-graph = The story as a graph
playtest-graph-how = The requirements of each path and their sources: places and events, their effects, the steps of the path, the Finale.
playtest-graph-title = { $hero }, { $path }: { $title }
playtest-key =
    { $shade ->
        [never] never
        [made] only in the search
        [rare] in less than 10 % of the games
        [some] in less than half
       *[often] in half or more
    }
playtest-coverage = Coverage
playtest-kind =
    { $kind ->
        [option] options
        [outcome] outcomes
        [event] events
        [text] texts
        [words] variants of texts
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
playtest-unseen = Never seen
playtest-unseen-none = Everything was seen.
playtest-unseen-how = None of the games shows these. If the search found a game that does, it is a record that you can open with “fateloom replay” or in the preview.
playtest-unseen-more = and { $count } more: see the report
playtest-column-thing = Element
playtest-column-place = Where
playtest-column-game = Game that shows it
playtest-offered = offered, never taken
playtest-made = { $choices } choices, day { $day }
playtest-not-searched = not searched
playtest-nothing-leads = nothing leads to it
playtest-not-found = none was found

## Why something is refused

refusal-playtest-player = Unknown player { $a }. Choose one of { $b }.
refusal-playtest-campaign = These stories are not different parts of one campaign.
refusal-playtest-mode = This story has no mode { $a }. Choose one of { $b }.
