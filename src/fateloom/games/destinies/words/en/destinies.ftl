### The words of Destinies that no scenario brings along: what the table says whatever is told.
###
### An event carries the names of what it tells of, in the story's own words, behind its other
### arguments; `reads` carries what was read. The names in moves come from the view's `names`, by
### their kind: a variable of the type `named item` is what the view calls that item.

## Events: setting up

destinies-event-opens = The story is “{ $c }”.
destinies-event-reads = { $d }
destinies-event-deals = The heroes are dealt.
destinies-event-chooses = { $a } plays { $c }.
destinies-event-begins = { $a } has the first turn.
destinies-event-equips =
    { $dn ->
        [0] { $a } begins with { destinies-coins }.
       *[other] { $a } begins with { destinies-coins }, and with { $d }.
    }

## Events: days and turns

destinies-event-day = Day { $a } begins.
destinies-event-turn = It is { $a }’s turn.
destinies-event-effort =
    { $c ->
        [0] { $a } has no Effort die ready.
        [one] { $a } has one Effort die ready.
       *[other] { $a } has { $c } Effort dice ready.
    }
destinies-event-coins =
    { $c ->
        [0] { $a } has no coin now.
        [one] { $a } has one coin now.
       *[other] { $a } has { $c } coins now.
    }
destinies-event-xp =
    { $c ->
        [0] { $a } has no experience now.
       *[other] { $a } has { $c } experience now.
    }
destinies-event-happens = Something happens.
destinies-event-over =
    { $a ->
        [fulfilled] The story ends: the Destiny of { $b } is fulfilled.
        [told] Every hero’s story has come to its end.
        [defeated] The story ends, and no Destiny was fulfilled.
        [time] The last day is over, and no Destiny was fulfilled.
       *[conceded] The story ends here, and no Destiny was fulfilled.
    }

## Events: the map

destinies-event-stays = { $a } stays.
destinies-event-moves = { $a } goes to { $c }.
destinies-event-explores = { $a } explores { $c }.
destinies-event-turns-up = { $b } is turned up.
destinies-event-lays = An unexplored tile is laid out: “{ $b }”.
destinies-event-places = { $c } is on the map now.
destinies-event-removes = { $b } is no longer on the map.
destinies-event-token = The token of { $c } is number { $b } now.
destinies-event-brings = { $c } is at { $d } now.
destinies-event-dismisses = { $b } leaves the map.

## Events: a visit

destinies-event-visits = { $a } visits { $c }.
destinies-event-leaves = { $a } leaves { $c }.
destinies-event-takes = { $a } chooses: { $c }.
destinies-event-asks = { $a } asks about a personal matter: { $c }.
destinies-event-scans = { $a } shows or uses { $d }: { $e }.
destinies-event-travels = { $a } travels: { $c }.
destinies-event-enters = { $a } goes down into { $c }.
destinies-event-comes-to = { $a } comes to a junction.
destinies-event-walks = { $a } goes on: { $c }.
destinies-event-comes-out = { $a } comes out again.

## Events: tests; a face is a number or a star

destinies-face =
    { $a ->
        [0] a star
       *[other] { $a }
    }
destinies-event-rolls =
    { $cn ->
        [0] { $a } rolls { $b }.
        [one] { $a } rolls { $b }, and with one Effort die { $c }.
       *[other] { $a } rolls { $b }, and with { $cn } Effort dice { $c }.
    }
destinies-event-takes-dice =
    { $b ->
        [0] { $a } rolls without Effort dice.
        [one] { $a } rolls with one Effort die.
       *[other] { $a } rolls with { $b } Effort dice.
    }
destinies-event-says =
    { $b ->
        [one] { $a } counts one success.
       *[other] { $a } counts { $b } successes.
    }
destinies-event-counts = { $a } has a total of { $c }: markers { $d }, stars { $e }, from items { $f }, which makes { $g ->
        [one] one success
       *[other] { $g } successes
    }.
destinies-event-tested =
    { $b ->
        [0] The test ends without success: { $c }.
        [one] The test ends with one success: { $c }.
       *[other] The test ends with { $b } successes: { $c }.
    }
destinies-event-markers = { $a }’s markers for { $b ->
        [0] Intelligence
        [1] Dexterity
       *[2] Power
    } stand on { $d } now.
destinies-event-marker = { $a } gets a new marker for { $b ->
        [0] Intelligence
        [1] Dexterity
       *[2] Power
    }, on { $c }.

## Events: items and trade

destinies-event-uses = { $a } uses { $d }.
destinies-event-suffers = { $a } suffers from { $d }.
destinies-event-gains = { $a } gets { $c }.
destinies-event-runs-out = No copy of { $c } is left: { $a } gets one experience instead.
destinies-event-loses = { $c } of { $a } goes back to the box.
destinies-event-abandons = { $a } leaves { $d } lying at { $e }.
destinies-event-picks = { $a } takes up { $c }.
destinies-event-opens-stack = There is a trade stack at { $b } now.
destinies-event-stocks = { $d } is for sale at { $c }.
destinies-event-closes-stack = The trade stack at { $b } is removed.
destinies-event-moves-stack = The trade stack goes from { $c } to { $d }.
destinies-event-sells = { $a } sells { $c }.
destinies-event-buys = { $a } buys { $c }.

## Events: teams

destinies-event-hands-over = { $a } hands { $d } to { $b }.
destinies-event-hands-coin = { $a } hands a coin to { $b }.
destinies-event-summons = { $a } summons { $b }.

## Events: Finales

destinies-event-finale = { $a } begins the Finale.
destinies-event-stage = { $a } faces the next stage.
destinies-event-retries = { $a } tries the stage again.
destinies-event-yields = { $a } gives up.
destinies-event-defeated = { $a } is defeated and has no more turns.
destinies-event-fulfils = { $a } fulfils the Destiny.

destinies-coins =
    { $b ->
        [0] no coin
        [one] one coin
       *[other] { $b } coins
    }

## The end, as a headline: $names joined, $count of them

destinies-outcome-fulfilled =
    { $count ->
        [one] { $names } fulfils the Destiny and wins
       *[other] { $names } fulfil their Destiny and win
    }
destinies-outcome-told =
    { $count ->
        [one] The story is told: { $names } fulfils the Destiny
       *[other] The story is told: { $names } fulfil their Destinies
    }
destinies-outcome-defeated = Nobody’s Destiny is fulfilled
destinies-outcome-time = The last day is over
destinies-outcome-conceded = Nobody’s Destiny is fulfilled

## Steps of a turn, skills, paths, modes, standings

destinies-phase-start = Start of the turn
destinies-phase-move = Movement
destinies-phase-visit = Visit
destinies-phase-trade = Trade
destinies-phase-finale = Finale
destinies-phase-ended = The end
destinies-skill-intelligence = Intelligence
destinies-skill-dexterity = Dexterity
destinies-skill-power = Power
destinies-path-gold = Gold
destinies-path-violet = Violet
destinies-mode-race = Race
destinies-mode-explorer = Explorer
destinies-mode-challenger = Challenger
destinies-mode-team = Teams
destinies-standing-playing = playing
destinies-standing-in-finale = in the Finale
destinies-standing-fulfilled = fulfilled
destinies-standing-defeated = defeated

## What an option is (the view's `kind` of an offer)

destinies-kind-interaction = Deed
destinies-kind-payment = Payment
destinies-kind-test = Test
destinies-kind-scan = Item
destinies-kind-destiny = Destiny
destinies-kind-scan-or-test = Item or test
destinies-kind-trade = Trade
destinies-kind-finale = Finale
destinies-kind-travel = Journey
destinies-kind-dungeon = Dungeon

## When an ability can be used

destinies-moment-any = At any moment of the turn
destinies-moment-turn-start = At the start of the turn
destinies-moment-stay = When staying
destinies-moment-explore = When exploring
destinies-moment-before-roll = Before a roll
destinies-moment-after-roll = After a roll

## What is asked (the view's `asked`), of $name

destinies-ask-hero = { $name } takes a hero.
destinies-ask-exchange = { $name } may exchange items and coins within the team.
destinies-ask-ability = { $name } may use an item now.
destinies-ask-move = { $name } moves, or stays.
destinies-ask-place = { $name } may visit a place.
destinies-ask-option = { $name } chooses what to do here, or leaves.
destinies-ask-answer = { $name } has to answer.
destinies-ask-way = { $name } chooses a way.
destinies-ask-stage = { $name } acts in the Finale.
destinies-ask-dice = { $name } adds Effort dice and rolls.
destinies-ask-successes = { $name } rolls, counts, and enters the successes.
destinies-ask-after-roll = { $name } may use items after the roll.
destinies-ask-markers = { $name } moves markers.
destinies-ask-overflow = { $name } holds more than five items and has to give some up.
destinies-ask-trade = { $name } buys and sells.
destinies-ask-share = { $name } decides who in the team gets it; the other gets one experience.
destinies-ask-retry = { $name } is defeated, and may try the stage again.

## Moves, as on a button

destinies-move-hero = Play { $hero }
destinies-move-stay = Stay here
destinies-move-go = Go: { $tile }
destinies-move-visit = Visit { $poi }
destinies-move-end = End the turn
destinies-move-take = { $option }
destinies-move-scan = { $option }: { $item }
destinies-move-tell-gold = { $option }: the gold path
destinies-move-tell-violet = { $option }: the violet path
destinies-move-travel = { $journey }
destinies-move-walk = { $passage }
destinies-move-leave = Leave
destinies-move-dice =
    { $dice ->
        [0] Roll without Effort dice
        [one] Roll with one Effort die
       *[other] Roll with { $dice } Effort dice
    }
destinies-move-roll =
    { $successes ->
        [0] No success
        [one] One success
        [6] Six successes or more
       *[other] { $successes } successes
    }
destinies-move-use = { $item }: { $ability }
destinies-move-spend = Spend one experience
destinies-move-left = { $skill }: the marker on { $space }, one to the left
destinies-move-right = { $skill }: the marker on { $space }, one to the right
destinies-move-abandon = Leave { $item } here
destinies-move-pick = Take up { $item }
destinies-move-buy = Buy { $item }
destinies-move-sell = Sell { $item }
destinies-move-deal = Make the trade
destinies-move-give =
    { $item ->
        [none] Give a coin
       *[other] Give { $item }
    }
destinies-move-ask =
    { $item ->
        [none] Take a coin
       *[other] Take { $item }
    }
destinies-move-summon = Summon your partner
destinies-move-keep = Keep { $item }; your partner gets one experience
destinies-move-pass = Give { $item } away, and get one experience
destinies-move-retry = Try the stage again
destinies-move-yield =
    { $asked ->
        [retry] Accept the defeat
        [stage] Give up
       *[move] Give up
    }
destinies-move-done =
    { $asked ->
        [exchange] Finish exchanging
        [ability] Use nothing more
        [after-roll] Accept the roll
        [markers] Skip the other space
        [trade] Finish trading
       *[other] Done
    }

## Refusals

refusal-destinies-mode-seats = This mode needs { $c } players, not { $b }: { $a }
refusal-destinies-no-teams = The story { $a } cannot be played in teams.
refusal-destinies-heroes = The story { $a } has only { $b } heroes.
refusal-destinies-story-table = A story table is for two or three heroes, each with their own Destiny. It is not available in this mode: { $a }
refusal-destinies-no-challenger = The story { $a } has no Challenger mode.
refusal-destinies-no-grade = The story { $a } has only { $b } Challenger grades.
refusal-destinies-other-story = This is not part of this story: { $a }
refusal-destinies-not-on-table = { $a } is not on the table.
refusal-destinies-there-already = The hero is already on { $a }.
refusal-destinies-unexplored-between = An unexplored tile lies on the way to { $a }: the hero has to stop there.
refusal-destinies-too-far = { $a } is too far away: a hero can walk up to two steps.
refusal-destinies-not-on-tile = { $a } is not on the hero’s tile.
refusal-destinies-one-visit = You can make one visit per turn, and you have already made it.
refusal-destinies-taken = This option has already been taken.
refusal-destinies-not-offered = This is not available here now.
refusal-destinies-coins = This costs { $a }, and you have { $b }.
refusal-destinies-not-held = The hero does not have { $a }.
refusal-destinies-shown-already = { $a } was already shown during this visit.
refusal-destinies-locked = The way is closed.
refusal-destinies-effort = You cannot roll { $a } Effort dice: { $b } are ready.
refusal-destinies-digital-dice = The program rolls the dice at this table: you cannot enter a result.
refusal-destinies-harmful = The effect of { $a } is automatic.
refusal-destinies-no-effort-die = { $a } exhausts an Effort die, and none is ready.
refusal-destinies-not-its-moment = { $a } cannot be used at this moment.
refusal-destinies-no-excess = The hero does not have too many items: nothing has to be given up.
refusal-destinies-visit-first = { $a } lies here: a hero who visits a place on this tile may pick it up.
refusal-destinies-not-lying = { $a } does not lie here.
refusal-destinies-no-trade = There is no trade now.
refusal-destinies-no-price = { $a } has no price and cannot be traded.
refusal-destinies-not-for-sale = { $a } is not for sale here.
refusal-destinies-no-points = No marker is to be moved now.
refusal-destinies-marker = No marker can move there: no two may end on one space.
refusal-destinies-summoned = The companion has been summoned in this visit already.
refusal-destinies-no-mate-near = The other of the team is not within two tiles.
refusal-destinies-no-xp = You have no experience to spend.
refusal-destinies-no-xp-in-test = You cannot spend experience during a test.
refusal-destinies-empty-basket = The basket is empty.
refusal-destinies-no-journey = No journey is open from here yet.
refusal-destinies-nothing-to-show = You have no items to show or use.
refusal-destinies-hero-first = Choose a hero first.
refusal-destinies-answer-first = Answer the question first.
refusal-destinies-way-first = Choose a way first.
refusal-destinies-overflow = You have too many items: give some up first.
refusal-destinies-markers-first = Move the markers first.
refusal-destinies-trade-first = Make or end the trade first.
refusal-destinies-share-first = Decide first who gets the find.
refusal-destinies-retry-first = First choose whether to try again or to accept the defeat.
refusal-destinies-in-finale = A Finale cannot be interrupted.
refusal-destinies-in-test = Finish the test first.
refusal-destinies-not-now = This is possible in another step of the turn.
