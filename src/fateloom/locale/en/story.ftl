### What the workshop of scenarios says to authors. Read by Python alone.
###
### A diagnostic is (code, place, details, near): its sentence is story-<code>, the details are
### $a, $b, $c in their order, and `near` is the name that was probably meant. Sentences begin
### small and end without a stop: they stand behind a place.

story-line = { $place } { $code } { $sentence }
story-near = { $sentence }: did you mean “{ $near }”?
story-page = Every code is explained in the documentation, under “What the checker says”.
story-good = { $path }: “{ $title }” is in order: { $tiles } tiles, { $pois } places, { $options } options, { $words } words.
story-counted =
    { $errors ->
        [0] { $doubts ->
            [one] One doubt, nothing wrong.
           *[other] { $doubts } doubts, nothing wrong.
        }
        [one] { $doubts ->
            [0] One thing is wrong.
            [one] One thing is wrong, and there is one doubt.
           *[other] One thing is wrong, and there are { $doubts } doubts.
        }
       *[other] { $doubts ->
            [0] { $errors } things are wrong.
            [one] { $errors } things are wrong, and there is one doubt.
           *[other] { $errors } things are wrong, and there are { $doubts } doubts.
        }
    }
story-new = A story of two tiles is in { $path }. Check it with: fateloom story check { $path }
story-schema-written = The schema is in { $path }
story-built = Written: { $path }
story-translated = { $path }: { $count } texts to translate

## Printed cards

story-cards-title = { $title }: the cards
story-cards-how = Print these sheets on thick A4 paper, at full size (100 %, no fitting to the page). Cut along the marks. Fold the Destiny cards down the middle and glue them.
story-cards-secret = The right halves of the Destiny cards are for their heroes alone: let somebody fold them who does not play, or do not look.
story-cards-number = No. { $number }
story-cards-path =
    { $path ->
        [gold] gold path
       *[violet] violet path
    }
story-cards-written =
    { $path }: { $items ->
        [one] one item card
       *[other] { $items } item cards
    } and { $heroes ->
        [one] one Destiny card
       *[other] { $heroes } Destiny cards
    }. Open it in a browser and print it.

## E0: files

story-E001 = this file is not UTF-8
story-E002 = the file is too large: { $a } bytes at most
story-E003 = this is not YAML: { $a }
story-E004 = a tab: indent with spaces
story-E005 = a second document: one a file
story-E006 = anchors and aliases (“{ $a }”) are not used in stories: write it out
story-E007 = tags (“{ $a }”) are not used in stories
story-E008 = merge keys (“<<”) are not used in stories: write it out
story-E009 = nested too deep: { $a } levels at most
story-E010 = a key has to be a word
story-E011 = “{ $a }” is written twice: the first is in line { $b }
story-E012 = no file holds the head of the story, under the key “scenario”
story-E013 = only files that end with .yaml are read: rename it
story-E014 = this cannot be read { $a }
story-E015 = a second head: the first is at { $a }
story-E016 = too many files: { $a } at most
story-E017 = a colon within a text: put the text in quotation marks, or below “|-”
story-E018 = a character that no text may hold
story-E019 = a comma within a text: in braces, put the text in quotation marks

## E1: form

story-E101 = “{ $a }” is no key here: there are { $b }
story-E102 =
    { $a ->
        [number] a whole number
        [truth] true or false
        [span] a number of successes, such as 2, 2-4 or 5+,
        [list] a list
        [names] names with something below them
       *[text] a text
    } should stand here, not { $b ->
        [nothing] nothing
        [number] a number
        [truth] true or false
        [list] a list
        [names] names
       *[text] a text
    }
story-E103 = the text is empty
story-E104 = “{ $a }” cannot stand here: there are { $b }
story-E105 = { $a } is out of range: { $b } to { $c }
story-E106 = “{ $a }” runs backwards
story-E107 = { $a } of them: there should be { $b } to { $c }
story-E108 = “{ $a }” is no id: small letters and digits, joined by hyphens
story-E109 = “{ $a }” is missing here
story-E110 = “{ $a }” is a word of the language and names nothing else
story-E111 = “{ $a }” is the name of a { $b } already: { $c }
story-E112 = the condition makes no sense at “{ $a }”
story-E113 = the effect makes no sense at “{ $a }”
story-E114 = too long to be understood: { $a } letters at most
story-E115 = these braces make no sense
story-E116 = an option is one thing: “{ $a }” and “{ $b }” do not go together
story-E117 = “{ $a }” does nothing beside “{ $b }”: it belongs to what comes of that
story-E118 = “to” leads on in a Finale, and only there
story-E119 = “{ $a }” can only stand at a place
story-E120 = an event waits for exactly one of day, every, deed, explore, arrive, visit, called
story-E121 = what “deed” waits for is the condition: “when” does nothing beside it
story-E122 = “{ $a }” is a counter: only flags are volatile
story-E123 = the range { $a } to { $b } holds no two numbers
story-E124 = virtue has an evil side and a good one: { $a } to { $b } does not
story-E125 = “{ $a }”: an edge has at most one way and one cover, of { $b }
story-E126 = a place is shown by a token or by a figure
story-E127 = two markers on one space
story-E128 = an optional event has text and hints alone: a short evening goes without it, and nothing may change by that

## E2: names

story-E201 = there is no tile “{ $a }”
story-E202 = there is no place “{ $a }”
story-E203 = there is no item “{ $a }”
story-E204 = there is no hero “{ $a }”
story-E205 = there is no person “{ $a }”
story-E206 = there is no fact “{ $a }”
story-E207 = there is no category “{ $a }”
story-E208 = there is no event “{ $a }”
story-E209 = “{ $a }” is none of its states
story-E210 = there is no option “{ $a }” at this place
story-E211 = there is no submap “{ $a }”
story-E212 = there is no dungeon “{ $a }”
story-E213 = there is no room “{ $a }” in this dungeon
story-E214 = there is no figure “{ $a }”
story-E215 = there is no path “{ $a }”
story-E216 = there is no step “{ $a }”
story-E217 = there is no stage “{ $a }” in this Finale
story-E218 = nothing is called “{ $a }”
story-E220 = “{ $a }” is a number: compare it or change it
story-E221 = “{ $a }” is written “{ $b }”
story-E222 = “{ $a }” is a flag: it is set or not
story-E223 = { $a } is out of range: { $b } to { $c }
story-E224 = “{ $a }” stays set: declare it volatile to clear it
story-E225 = “{ $a }” changes a roll, and there is none
story-E226 = nothing was scanned: “it” is nothing here

## E3: tests, scans and results

story-E301 = nothing comes of { $a } successes
story-E302 = { $a } successes belong to “{ $b }” already
story-E303 = no test asks for { $a } successes: 6 at most
story-E304 = “{ $a }” is worse than what fewer successes give: say double-edged if you mean it
story-E305 = a result in a Finale says where it leads: to next, again, fulfilled, defeated or a stage
story-E306 = what comes of a wrong item? Say so under “otherwise”
story-E307 = nothing comes of { $a }: answer, or say “otherwise”
story-E308 = an item without an answer meets silence: give the scan an “otherwise” or the place a “silence”

## E4: map and pieces

story-E401 = tile number { $a } belongs to “{ $b }” already
story-E402 = “{ $a }” lies where “{ $b }” lies
story-E403 = “{ $a }” is not beside “{ $b }”, which reveals it
story-E404 = its side { $a } ({ $b }) does not fit “{ $c }” ({ $d })
story-E405 = no tile lies explored at the start
story-E406 = “{ $a }” lies on the table from the start and cannot be revealed
story-E407 = token { $a } lies at “{ $b }” already
story-E408 = the figure “{ $a }” is taken: { $b }
story-E409 = card number { $a } belongs to “{ $b }” already
story-E410 = { $b } of “{ $a }” are dealt at the start, and there are { $c }
story-E411 = “{ $a }” has no value and cannot be traded
story-E412 = “{ $a }” has no tile, and nothing places it
story-E413 = “{ $a }” needs a token or a figure
story-E414 = a place has one stack: “{ $a }” has traded already
story-E415 = a story needs a hero
story-E416 = in team mode “{ $a }” needs a companion
story-E417 = “{ $a }” can be defeated: say under “defeat” how that ends

## E5: what cannot be

story-E501 = this can never be chosen: { $a }
story-E502 = “{ $a }” can never happen
story-E503 = nobody can ever get to “{ $a }”
story-E504 = “{ $a }” can never be visited
story-E505 = no option starts the Finale of { $a }
story-E506 = no way leads through this Finale to the end
story-E507 = nobody can ever get “{ $a }”
story-E508 = “{ $a }” is asked for, but nothing sets or changes it
story-E509 = this can never hold: { $a }
story-E510 = there may be nothing to choose: let one answer be free, open to everybody and always there
story-E511 = this stage can come again and again
story-E512 = there is no next stage
story-E513 = no way leads to the room “{ $a }”
story-E514 = no sure way leads back out of the room “{ $a }”
story-E515 = no way leads to the goal “{ $a }”
story-E516 = “{ $a }” starts itself again and again
story-E517 = the step “{ $a }” can never be reached

## E6 and W6: words

story-E601 = what stands in braces in “{ $a }” is not what stands there in the original
story-E602 = everybody reads this, and “{ $a }” is a secret of “{ $b }”
story-W601 = { $a } words are too long to listen to: { $b } at most
story-W602 = unfinished: “{ $a }”
story-W603 = “{ $a }” promises something else than { $b } successes
story-W604 = nothing hints at the step “{ $a }”
story-W605 = “{ $a }” lacks { $b } texts, the first is { $c }
story-W606 = there is no text “{ $a }” to translate
story-W607 = “{ $a }” has changed since it was translated: its hash is { $b }
story-W608 = { $a } kinds of hints on this path: { $b } at least
story-W609 = nothing of “{ $a }” is found at “{ $b }” any more

## W7: map and pieces

story-W701 = “{ $a }” lies explored at the start, beside “{ $b }”: usually one tile does
story-W702 = token { $a } is also that of “{ $b }”: they must never be on the table together

## W8: what may not be meant

story-W801 = nobody uses the figure “{ $a }”
story-W802 = no item is of the category “{ $a }”
story-W803 = “{ $a }” is set, but nothing asks for it
story-W804 = nothing sets or asks for “{ $a }”
story-W805 = “{ $a }” is volatile, but nothing clears it
story-W806 = this always holds: { $a }
story-W807 = a hero can be defeated here without a setback before
story-W808 = what do people look for in the maze “{ $a }”? It has no goal
story-W809 = nobody can enter “{ $a }”
story-W810 = “{ $a }” can never come of this
story-W811 = { $b } heroes may need “{ $a }”, and there are { $c }
story-W812 = a path needs “{ $a }”, and this is the one try to get it
story-W813 = a path needs “{ $a }”, and only { $b } successes give it
story-W814 = nobody can ever meet “{ $a }”
story-W815 = no tile lies in the submap “{ $a }”
story-W816 = no journey that is always open leads away from the submap “{ $a }”
story-W817 = nobody can hear this: no Finale of “{ $a }” leads to defeat
story-W818 = nobody can hear this: no item can be shown at “{ $a }” that has no answer there
story-W819 = “{ $a }” may be part of a Finale at that time ({ $b }): ask for that, as in “not { $c } is in-finale”

## A built scenario that cannot be read

refusal-scenario-format = This is no scenario that this program knows: its form is { $a }, not { $b }.
refusal-scenario-value = The scenario is damaged at { $a }: { $b } should stand there.
refusal-scenario-key = The scenario is damaged at { $a }: “{ $b }” means nothing there.
refusal-scenario-missing = The scenario is damaged at { $a }: “{ $b }” is missing.

## What cannot be written

refusal-story-folder-name = A story is called as its folder is, so “{ $a }” has to be small letters and digits, joined by hyphens.
refusal-story-folder-taken = { $a } is there already, and not empty.
refusal-story-unknown = There is no folder { $a }, and no story of that name comes with Fateloom. These do: { $b }.
refusal-story-language = “{ $a }” is no language code.
refusal-story-to-do-left = { $a } is still there: finish it, rename it, and ask again.
refusal-file-unwritable = { $a } cannot be written: { $b }

## The keys of a story's files, as editors explain them: story-key-<record>-<key>, or
## story-key-<key> for a key that means the same wherever it stands

story-key-text = What is read aloud.
story-key-do = What it does: effects, one after another.
story-key-hints = The steps of paths that these words hint at: hero.path.step.
story-key-mark = What it is worth to the hero, compared with the other outcomes.
story-key-to = Where the Finale goes on: next, again, fulfilled, defeated or a stage.
story-key-choice = A choice that has to be answered before anything else.
story-key-when = It is there only while this holds.
story-key-label = What the player reads on the button: what the hero is going to do.
story-key-name = Its name.
story-key-figure = The miniature that shows it.
story-key-options = What can be chosen here, by id.
story-key-otherwise = What comes of everything that has no answer of its own.
story-key-number = The printed number, each only once.
story-key-rooms = The rooms by id; the first is the entrance.
story-key-tracks = The spaces, 1 to 12, on which the markers stand at the start.
story-key-items = The items held at the start.
story-key-start = What it is at the start.
story-key-facts = What the story remembers: flags, or counters with a range.

story-key-file-scenario = The head of the story, once.
story-key-file-submaps = The names of the maps, where there are several.
story-key-file-tiles = The tiles of the map, by id.
story-key-file-heroes = The heroes, by id.
story-key-file-categories = The names of kinds of items, by id.
story-key-file-items = The items, by id.
story-key-file-figures = The names of the miniatures, by id.
story-key-file-npcs = The people to meet, by id.
story-key-file-pois = The places to visit, by id.
story-key-file-dungeons = Places of branching ways, by id.
story-key-file-events = What happens by itself, by id.

story-key-scenario-id = The id of the story: that of its folder.
story-key-scenario-version = Goes up with every release.
story-key-scenario-language = The language it is written in: en, de, ...
story-key-scenario-title = The title.
story-key-scenario-about = What people read before they choose it.
story-key-scenario-opening = What is read aloud before the first turn.
story-key-scenario-closing = What is read when nobody fulfils a Destiny.
story-key-scenario-virtue = The least and the most virtue: [-5, 5].
story-key-scenario-challenger = The last days of Challenger's grades, kindest first.
story-key-scenario-minutes = How many minutes it takes all its heroes, from and to. Only for a story shorter or longer than a full one, which takes 90 to 150.
story-key-scenario-team = Whether it can be played by two teams of two.
story-key-scenario-campaign = The campaign it belongs to.
story-key-scenario-renamed = Old id: new id, for games saved before.
story-key-scenario-accepted = Doubts of the checker that you do mean, with the reason.
story-key-campaign-id = The id of the campaign, the same in all its parts.
story-key-campaign-part = Its place in the campaign.
story-key-accepted-code = The code of the doubt: W601.
story-key-accepted-thing = The path of keys to what it is about.
story-key-accepted-because = Why you mean it.

story-key-fact-hero = Each hero has their own: me.name.
story-key-volatile = A flag that can be cleared again.
story-key-range = A counter: its least and its most.

story-key-tile-submap = The map it lies in.
story-key-tile-at = Where it lies: [x, y], x to the east and y to the south.
story-key-tile-terrain = What the land is; the drawing follows from it.
story-key-tile-edges = What crosses its sides: at most one way and one cover each.
story-key-tile-spots = Points that the drawing keeps clear for places: [x, y] of 240.
story-key-tile-features = Marks of the drawing, each at a point.
story-key-tile-start = How it lies at the start; otherwise in the box.
story-key-tile-hint = What the unexplored side lets people guess.
story-key-tile-reveals = The tiles that come beside it when it is explored.
story-key-tile-arrival = What happens to the hero who explores it.
story-key-edges-n = The northern side: road forest.
story-key-edges-e = The eastern side.
story-key-edges-s = The southern side.
story-key-edges-w = The western side.
story-key-features-hub = Where the ways meet.
story-key-features-mill = A mill.
story-key-features-spring = A spring.
story-key-features-boat = A boat.

story-key-poi-tile = The tile it stands on.
story-key-poi-waits = It is not there until an effect places it.
story-key-poi-token = The number of the token that shows it.
story-key-poi-icon = What stands for it on the map and over its page.
story-key-poi-states = The words that greet a visitor, by state; it starts in the first.
story-key-poi-silence = What is answered to an item nobody wrote an answer for.
story-key-npc-at = The place where they are at the start.
story-key-npc-states = How they can be; they start in the first.

story-key-option-note = A line more below the label.
story-key-option-when = It is offered only while this holds.
story-key-option-once = How often: once a visit, once by each hero, once in the game.
story-key-option-cost = The coins it takes.
story-key-option-test = A test of one skill. With `scan` beside it, one of the two.
story-key-option-scan = An item is shown or used.
story-key-option-destiny = The hero tells about one path of the Destiny.
story-key-option-trade = Trade with the stack of this place.
story-key-option-finale = The Finale that starts here: hero.path. Its hero alone sees it.
story-key-option-travel = A journey to another map: its destinations, by id.
story-key-option-enter = The dungeon that begins here.
story-key-test-skill = The skill that is tested.
story-key-test-outcomes = What comes of how many successes, by id; together they cover 0 to 6.
story-key-test-double-edged = More successes may be worse, and that is meant.
story-key-outcome-on = For how many successes: 2, 2-4, 5+.
story-key-scan-as = talk: the item is spoken of. use: it is used.
story-key-scan-answers = What comes of it, by item, or by category: any light.
story-key-destiny-answers = What is answered, by path: hero.gold, hero.violet.
story-key-trade-stock = The items the stack opens with.
story-key-destination-tile = The tile it leads to.
story-key-destination-hidden = It is not shown before its condition holds.
story-key-choice-text = The question, where the words before do not put it.
story-key-choice-answers = The answers, by id. One must be open whatever happens.

story-key-item-copies = How many there are of it.
story-key-item-value = The price, buying and selling. Without one it cannot be traded.
story-key-item-categories = The kinds of item it belongs to.
story-key-item-abilities = What it can do, by id.
story-key-item-icon = The picture on the card.
story-key-ability-text = The words on the card.
story-key-ability-discard = Using it returns the card to the box.
story-key-ability-moment = When it can be used.
story-key-ability-effort = The Effort dice it exhausts.
story-key-ability-harmful = It happens whether its owner wants it or not.

story-key-hero-role = What the hero is: the ferrywoman.
story-key-hero-about = What everybody reads about the hero.
story-key-hero-coins = The coins at the start; 1 unless you say otherwise.
story-key-hero-secrets = Words that nothing read aloud may hold.
story-key-hero-destiny = The hidden side of the Destiny card.
story-key-hero-paths = The two ways to fulfil the Destiny.
story-key-hero-epilogue = How it ends for this hero when somebody else wins.
story-key-hero-defeat = How it ends when the Finale is lost.
story-key-hero-companion = Who is bound to the hero in team mode.
story-key-tracks-intelligence = The markers of Intelligence: [5, 7, 9].
story-key-tracks-dexterity = The markers of Dexterity.
story-key-tracks-power = The markers of Power.
story-key-destiny-card-name = The name of the Destiny; secret.
story-key-destiny-card-text = What the Destiny is about; secret.
story-key-paths-gold = The first way.
story-key-paths-violet = The other way, entirely different.
story-key-path-name = The name of the path; secret.
story-key-path-text = What is to be done, and where it ends; secret.
story-key-path-steps = What the hero is told on the way, in private, by id.
story-key-path-finale = How it ends.
story-key-step-text = What the hero reads in private.
story-key-step-when = When it is reached.
story-key-finale-when = What has to hold before it can be started.
story-key-finale-stages = Its events in their order, by id.
story-key-finale-won = How the story ends when it is fulfilled.
story-key-stage-when = Where this does not hold, the stage is left out.

story-key-dungeon-maze = A larger one, with dead ends.
story-key-dungeon-goal = The room people look for.
story-key-room-ways = The ways on, by id.
story-key-room-arrival = What happens to who comes in.
story-key-way-to = The room it leads to, or out.

story-key-event-day = It happens on this day.
story-key-event-every = It happens every so many days.
story-key-event-deed = It happens once this holds.
story-key-event-explore = It happens when a hero explores this tile.
story-key-event-arrive = It happens when a hero comes to this tile.
story-key-event-visit = It happens when a hero visits this place.
story-key-event-called = It happens when an effect starts it.
story-key-event-at-once = After the deed, rather than at the start of the next turn.
story-key-event-priority = Of several the highest comes first.
story-key-event-repeats = It can happen again.
story-key-event-pressure = It presses the players: never in Explorer.
story-key-event-optional = A short evening goes without it: it only tells something.
