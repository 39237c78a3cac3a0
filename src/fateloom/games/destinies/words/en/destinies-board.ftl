### The words of the table of Destinies in the browser. What happens, is asked and can be chosen
### stands in destinies.ftl.

destinies-board-steps = Steps of the turn
destinies-board-step-start = Wake
destinies-board-step-move = Move
destinies-board-step-visit = Visit
destinies-board-day = Day
destinies-board-day-of = Day { $day } of { $limit }
destinies-board-days-left =
    { $count ->
        [0] the last day
        [one] one day left
       *[other] { $count } days left
    }

## The map

destinies-board-map = Map: { $name }
destinies-board-to-map = Map
destinies-board-to-page = Back to the page
destinies-board-zoom-in = Zoom in
destinies-board-zoom-out = Zoom out
destinies-board-fit = Show the whole map
destinies-board-tile-unexplored = Unexplored tile { $number }
destinies-board-tile-hint = Unexplored: { $hint }
destinies-board-tile-places = Places: { $places }
destinies-board-tile-heroes = Here: { $heroes }
destinies-board-tile-lying = Lying here: { $items }
destinies-board-steps-away =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
destinies-board-explores = explores it
destinies-board-new = new
destinies-board-stack = trade stack, pair { $pair }
destinies-board-with = with { $people }

## Heroes to take

destinies-board-heroes = Choose your hero
destinies-board-heroes-why = Each hero has their own Destiny, which nobody else sees.
# How good a hero is at a skill.
destinies-board-able-strong = strong
destinies-board-able-good = good
destinies-board-able-fair = fair
destinies-board-able-weak = weak
destinies-board-coins =
    { $count ->
        [0] no coin
        [one] one coin
       *[other] { $count } coins
    }

# The order in which heroes are chosen: said after each name.
destinies-cast-order = Order of choosing
destinies-cast-done = has chosen
destinies-cast-now = chooses now
destinies-cast-to-come = chooses later
# On a niche that nobody has taken yet.
destinies-cast-free = { $name }?

## The page on which a story begins

destinies-tale-for = for { $names }
destinies-tale-recap = What has happened
destinies-tale-onward = Who are you?
destinies-tale-more = more below
destinies-tale-again = Read the beginning again

## A visit

destinies-board-options = What will { $name } do?
destinies-board-answers = { $name } has to answer
destinies-board-ways = Where to?
destinies-board-day-note = { $tile }, day { $day }
destinies-board-finale = Finale
destinies-board-last-way = { $hero }’s last way
destinies-board-stages = Stages
destinies-board-stage-done = done
destinies-board-stage-now = now
destinies-board-stage-to-come = to come
destinies-board-happens = Something happens
destinies-board-taken = done
destinies-board-only-you = only you see this
destinies-board-leaving = Leaving ends the turn.
destinies-board-forced-answer = Answer this first: you cannot leave before.
destinies-board-forced-way = Choose a way first: you can always go back.
destinies-board-forced-stage = You cannot leave a Finale that has started.
destinies-board-rules = Rules for this
destinies-board-undo = Undo
destinies-board-earlier = What was read here before
destinies-board-below =
    { $count ->
        [1] one more below
        [2] two more below
        [3] three more below
        [4] four more below
       *[other] { $count } more below
    }
destinies-board-kind-interaction = Deed
destinies-board-kind-payment =
    { $cost ->
        [one] Costs one coin
       *[other] Costs { $cost } coins
    }
destinies-board-kind-test = Test of { $skill }
destinies-board-kind-scan =
    { $way ->
        [talk] Show an item
       *[use] Use an item
    }
destinies-board-kind-scan-or-test = Use an item, or test { $skill }
destinies-board-kind-destiny = About your Destiny
destinies-board-kind-trade = Trade
destinies-board-kind-finale = Finale: no way back
destinies-board-kind-travel = Journey, ends the turn
destinies-board-kind-dungeon = A way down
destinies-board-markers = markers { $spaces }
destinies-board-choose-item = Which item?
destinies-board-choose-path = Which path? The others look away.
destinies-board-test-instead = Test { $skill }
destinies-board-goal-closed = a way that is still closed
destinies-board-lying = Lying here
destinies-board-read = Continue
destinies-board-trail = Path so far
destinies-plan-draw = Draw a plan of where I have been
destinies-board-heard = What you were told when you asked
destinies-aloud-news = latest events
destinies-aloud-destiny = { $name }. Everyone nearby can hear it.
destinies-private-own = Only you can read this.
destinies-private-hold = Hold to read
destinies-private-other = Only { $name } can read this.
destinies-report = Report this text
destinies-report-why = Is there a mistake in the story or its translation? This is what the author needs to know. Copy it or save it as a file. It is not sent to anyone.
destinies-report-remark = Describe the problem
destinies-report-text = Report
destinies-report-copy = Copy
destinies-report-copied = Copied.
destinies-report-by-hand = The report is selected. Copy it with the keyboard or the menu.
destinies-report-save = Save as a file
destinies-report-saved = The file is in your downloads.
destinies-report-story = Story: { $story }, version { NUMBER($version, useGrouping: 0) }
destinies-report-key = Text: { $key }
destinies-report-language = Language: { $language }
destinies-report-place = Read at: { $where }
destinies-report-table = Table: { $mode }, { $heroes ->
        [one] one hero
       *[other] { $heroes } heroes
    }, moment { NUMBER($number, useGrouping: 0) }
destinies-report-wrong = Problem: { $remark }
destinies-notes = Your own notes
destinies-notes-why = Only you can see these notes.
destinies-notes-none = No notes yet.
destinies-notes-line = Write a note
destinies-notes-add = Add
destinies-plan = Plan of the explored rooms
destinies-plan-here = You are in room { $number }. Ways so far
destinies-plan-room = { $way }: to room { $number }
destinies-plan-out = { $way }: to the exit
destinies-plan-end-room = to room { $number }
destinies-plan-end-out = to the exit
destinies-plan-end-unknown = unexplored
destinies-plan-unknown = { $way }: unexplored
destinies-board-gain-coins =
    { $sign ->
        [plus] { $name }: { $by ->
            [one] one coin
           *[other] { $by } coins
        } more
       *[minus] { $name }: { $by ->
            [one] one coin
           *[other] { $by } coins
        } less
    }
destinies-board-gain-xp =
    { $sign ->
        [plus] { $name }: { $by } experience
       *[minus] { $name }: { $by } experience spent
    }
destinies-board-gain-effort =
    { $sign ->
        [plus] { $name }: { $by ->
            [one] an Effort die
           *[other] { $by } Effort dice
        } ready again
       *[minus] { $name }: { $by ->
            [one] an Effort die
           *[other] { $by } Effort dice
        } exhausted
    }

## A test

destinies-board-test = Test of { $skill }
destinies-board-main = Main
destinies-board-effort-ready = ready
destinies-board-effort-die = Effort die { $number }
destinies-board-die-main = Main die: { $face }
destinies-board-die-effort =
    { $face ->
        [0] Effort die: a star
       *[other] Effort die: { $face }
    }
destinies-board-total = roll total { $total }
destinies-board-count = The count
destinies-board-count-successes =
    { $count ->
        [one] success
       *[other] successes
    }
destinies-test-roll-high = Roll high: every marker at or below your total is one success.
destinies-test-count-own = Roll these dice: every marker at or below your total is one success, and so is every star.
destinies-test-first-effort = Effort adds dice: a number raises your total, a star is a success by itself, and each turn gives you one die back.
destinies-test-always = always
destinies-test-add = add?
destinies-test-added = added
destinies-test-reached =
    { $count ->
        [0] No marker is reached.
        [one] { $spaces } is reached.
       *[other] { $spaces } are reached.
    }
destinies-test-missed =
    { $count ->
        [one] { $spaces } is too high.
       *[other] { $spaces } are too high.
    }
destinies-test-of-markers =
    { $count ->
        [0] no marker
        [one] one marker
       *[other] { $count } markers
    }
destinies-test-of-stars =
    { $count ->
        [one] one star
       *[other] { $count } stars
    }
destinies-test-of-items = { $count } from items
destinies-test-moved = The track is shown as it was at the roll. Markers have moved since.
destinies-board-rolled = { $name } has rolled.
destinies-board-see = Show the result
destinies-board-usable = Usable now
destinies-board-odds = Chances
destinies-board-odds-why = of at least this many successes, with { $count ->
        [0] no Effort die
        [one] one Effort die
       *[other] { $count } Effort dice
    }
destinies-board-odds-of = { $count } or more: { $percent } %
destinies-board-track-label =
    { $skill }: { $spaces ->
        [none] no marker
       *[other] markers on { $spaces }
    }{ $aims ->
        [none] { "" }
       *[other] ; planned on { $aims }
    }

## A hero's board

destinies-board-hero = { $hero }, { $name }
destinies-board-effort = Effort
destinies-board-effort-label =
    { $count ->
        [0] no Effort die ready
        [one] one Effort die ready
       *[other] { $count } Effort dice ready
    }
destinies-board-coins-word = coins
destinies-board-xp = XP
destinies-board-xp-label =
    { $count ->
        [0] no experience
       *[other] { $count } experience
    }
destinies-board-items = Items
destinies-board-empty = empty place
destinies-board-turn = has the turn
destinies-board-finale-path = Finale, { $path } path
destinies-board-out = defeated
destinies-board-spread = Markers to move
destinies-board-points =
    { $left ->
        [yes] { $count ->
            [one] one space to the left
           *[other] { $count } spaces to the left
        }
       *[no] { $count ->
            [one] one space to the right
           *[other] { $count } spaces to the right
        }
    }
destinies-board-marker-on = marker on { $space }, to { $to }
destinies-board-marker-meant = marker planned on { $space }, to { $to }

## Planning experience

destinies-intent = Plan experience
destinies-intent-short = Plan
destinies-intent-how = Touch a marker to plan its move. Nothing is spent yet.
destinies-intent-cost =
    { $cost ->
        [one] Planned: one experience
       *[other] Planned: { $cost } experience
    }
destinies-intent-have =
    { $count ->
        [0] (you have none yet)
       *[other] (you have { $count })
    }
destinies-intent-on = Plan on
destinies-intent-done = Done
destinies-intent-discard = Discard the plan
destinies-intent-follow = Move as planned

## Items

destinies-board-always = Always.
destinies-board-discard = Discard.
destinies-board-costs-effort =
    { $count ->
        [one] Exhausts one Effort die.
       *[other] Exhausts { $count } Effort dice.
    }
destinies-board-no-power = No special power.
destinies-board-no-value = has no price
destinies-board-value =
    { $count ->
        [one] worth one coin
       *[other] worth { $count } coins
    }
destinies-board-overflow = You have six items: one too many
destinies-board-overflow-why = A hero can carry five items. The item you leave stays on the tile, where others can pick it up.
destinies-board-share = Found together
destinies-board-stack-of = For sale: { $place }
destinies-board-basket = Basket
destinies-board-have = You have
destinies-board-sells = Sell { $item }
destinies-board-buys = Buy { $item }
destinies-board-after-trade = After the trade
destinies-board-basket-empty = Choose what to buy and sell. Nothing happens until you make the trade.
destinies-board-selling = selling
destinies-board-buying = buying
destinies-board-short =
    { $count ->
        [one] one coin short
       *[other] { $count } coins short
    }
destinies-board-sold-out = Nothing is for sale.
destinies-board-exchange = Exchange within the team
destinies-board-give = Give
destinies-board-take = Take
destinies-board-exchange-why = You cannot undo an exchange.
destinies-board-of-hero = Items of { $name }

## The letter in which a Destiny is first read

destinies-letter-of = The Destiny of { $name }
destinies-letter-only = Only { $name } looks now
destinies-letter-yours = A letter for you alone
destinies-letter-why =
    Your Destiny is why you are on this road, and nobody else may read it.{ $held ->
        [yes] { " " }Turn the screen towards you.
       *[no] { "" }
    }
destinies-letter-hold = Hold the seal until it breaks.
destinies-letter-break = Break the seal.
destinies-letter-path = { $path ->
        [gold] the gold path
       *[violet] the violet path
    }
destinies-letter-steps = { $count ->
        [one] One step, not taken yet
       *[other] { $count } steps, not taken yet
    }
destinies-letter-two =
    There are two paths. One is enough, and you may change your mind. { $held ->
        [yes] Hold the seal beside your hero to read this again.
       *[no] The seal beside your hero opens this again.
    }
destinies-letter-read = I have read it. Seal it

## Secrets

destinies-board-destiny = Destiny
destinies-board-sealed = Sealed for { $name }
destinies-board-sealed-why = The other players should look away.
destinies-board-sealed-how = The text is visible while you hold the button. Slide your finger up to read on.
destinies-board-hold = Hold to view
destinies-board-holding = keep holding
destinies-board-open = Open the seal
destinies-board-close = Seal it again
destinies-board-path = { $path ->
        [gold] Gold
       *[violet] Violet
    }: { $name }
destinies-board-step-done = reached
destinies-board-step-lost = reached, but it does not hold now
destinies-board-step-hidden = a step you have not reached yet
destinies-board-ready = The Finale can start, at the right place.
destinies-board-begin-finale = Start my Finale here
destinies-board-no-finale = You cannot start a Finale here now.

## A phone beside the table

destinies-phone-join = Join by phone
destinies-phone-join-of = Join by phone: { $name }
destinies-phone-join-why = Scan the code with { $name }’s phone. The Destiny, notes and plan of { $hero } will then be only there.
destinies-phone-with = { $name }, with a phone
destinies-phone-holds = Destiny on the phone

## The others

destinies-elsewhere = Meanwhile
destinies-elsewhere-at = { $hero }, { $place }
destinies-elsewhere-open = Read what { $hero } read at { $place }
destinies-aim-ask = Where do you mean to go next?
destinies-aim-none = not decided
destinies-aim-go = Go to { $tile }, as planned
destinies-guess-first = Who will fulfil a Destiny first?
destinies-guess-roll = How many successes will { $hero } have? What you guess is told at the end.
destinies-guessed = What you guessed
destinies-guessed-first = On day { $day }, { $name } thought of { $hero }. { $right ->
        [yes] So it was.
       *[no] It was not to be.
    }
destinies-guessed-rolls =
    { $all ->
        [one] { $name } guessed { $right } of { $all } roll.
       *[other] { $name } guessed { $right } of { $all } rolls.
    }

## The end

destinies-end-day = Day { $day }
destinies-end-counts = Steps of each Destiny, day by day
destinies-end-reached = { $reached } of { $of }
# $heroes are those whose Destiny is fulfilled, $names the people who played them.
destinies-end-fulfilled =
    { $count ->
        [one] { $heroes } fulfils the Destiny
       *[other] { $heroes } fulfil their Destinies
    }
destinies-end-why =
    { $days ->
        [one] { $story }, told in one day. Victory for { $names }.
       *[other] { $story }, told in { $days } days. Victory for { $names }.
    }
destinies-end-nobody =
    { $days ->
        [one] { $story }, told in one day.
       *[other] { $story }, told in { $days } days.
    }
destinies-end-people = What became of everybody
destinies-end-heard =
    { $seen ->
        [one] of { $all } texts of this story was heard. The others are still in there.
       *[other] of { $all } texts of this story were heard. The others are still in there.
    }
destinies-end-next = Another evening
destinies-end-next-set-up = Set up this story
destinies-board-end-others = And the others
destinies-board-end-ways = The ways you walked
destinies-board-end-won = walked to its end
destinies-board-end-not-won = not walked to its end
destinies-board-end-numbers = More numbers
destinies-board-end-light = What is revealed
destinies-board-end-path =
    { $steps ->
        [one] { $path } path, { $name }: { $reached } of { $steps } step
       *[other] { $path } path, { $name }: { $reached } of { $steps } steps
    }
destinies-board-end-seen-tiles = { $seen } of { $all } tiles were explored.
destinies-board-end-seen-options = { $seen } of { $all } things to do or ask were chosen.
destinies-board-end-seen-rooms = { $seen } of { $all } underground rooms were entered.
destinies-board-virtue-dark = People will not speak well of them.
destinies-board-virtue-shady = More harm than good came of them.
destinies-board-virtue-even = They did as much good as harm.
destinies-board-virtue-fair = More good than harm came of them.
destinies-board-virtue-bright = People will remember their kindness.
destinies-board-end-deeds = Statistics
destinies-board-end-explored = tiles explored
destinies-board-end-visits = places visited
destinies-board-end-tests = tests
destinies-board-end-successes = successes
destinies-board-end-stars = stars
destinies-board-end-coins = coins earned
destinies-board-end-items = items found

## Printed cards: the words of the dialog are in later-scan.ftl.

destinies-scan-open = Scan a printed card

## Printed components: what to do with them is in later-parts.ftl.

destinies-parts = Components
destinies-parts-open =
    { $count ->
        [0] Components on the table
        [one] Components on the table: one thing to do
       *[other] Components on the table: { $count } things to do
    }
