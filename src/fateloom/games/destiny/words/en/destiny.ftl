### What happens, is asked and can be chosen in Destiny. Read by Python and by the client alike.
###
### Event sentences. An event is (code, arguments); its sentence is destiny-event-<code>, its
### arguments are passed as $a, $b, $c, $d in their order. ../events.json gives the type of each
### argument, and the type tells what is passed:
###
###   seat            the player's name
###   count           the number
###   text            as it is, for selectors too
###   card            its readable name, destiny-card-<slug>. A slug is the name in small letters with
###                   hyphens for all else: wraith-lord, g-1
###   alignment       in the same way destiny-alignment-<slug>; so with any other word that has such
###                   messages. What has none is looked up among the cards
###   new alignment   the word same where the argument before begins with it, as GB4 does with G
###   cards           several, joined; beside $b stands $bn, how many. So with each type
###   [{ "hand": ["seat", "cards"] }]
###                   a list of parts of the sentence: the message destiny-hand for each, with
###                   arguments of its own. They are joined by destiny-hand-and where there is one
###
### null is passed as the word none. Lists are joined by list-two, list-start, list-middle and
### list-end of lists.ftl, which read as Intl.ListFormat does. An event with the code skip has no
### sentence.
###
### Moves. The label of a move is destiny-move-<kind>; where its first argument has a label of its
### own, destiny-move-<kind>-<slug>, as in destiny-move-use-thief. Arguments are passed by their names:
### $seat and $seats as players' names; words as what the view calls them in its `names`, else by
### their names as above, else as they are; true and false as yes and no; several joined; null as none.
### Beside them stand the fields of the chooser's view: words and numbers as they are ($asked,
### $phase), of lists how many ($marked).
###
### Sentences name the player, so that each reads the same to everybody at the table.

## Events: setting up

destiny-event-treasures = The order of the treasures is { $a }.
destiny-event-leads = { $a } leads the first round.
destiny-event-deals =
    { $b ->
        [one] { $a } is dealt one card.
       *[other] { $a } is dealt { $b } cards.
    }
destiny-event-redeals = { $a } holds no Character and throws in { $b }.
destiny-event-deals-anew = There are no Characters left: all cards are collected and dealt again.
destiny-event-identity = { $a } is the { $b }.

## Events: the round

destiny-event-round = Round { $a } begins. { $b } leads.
destiny-event-phase =
    { $a ->
        [identity] { destiny-phase-identity }
        [first-aid] { destiny-phase-first-aid }
        [treasure] { destiny-phase-treasure }
        [draw] { destiny-phase-draw }
        [hit] { destiny-phase-hit }
        [second-aid] { destiny-phase-second-aid }
        [action] { destiny-phase-action }
        [base] { destiny-phase-base }
        [bonus] { destiny-phase-bonus }
        [multiplier] { destiny-phase-multiplier }
        [total] { destiny-phase-total }
       *[destiny] { destiny-phase-destiny }
    }
destiny-event-done =
    { $b ->
        [first-aid] { $a } calls no more Characters.
        [second-aid] { $a } calls no more Characters.
        [action] { $a } uses no more powers.
        [base] { $a } lays no more Bases.
        [bonus] { $a } adds no more Bonuses.
        [multiplier] { $a } adds no more Multipliers.
       *[other] { $a } is done.
    }
destiny-event-turns-up = Everybody is done: what lies face down is turned up.
destiny-event-treasure =
    { $a ->
        [none] No treasure is left in the deck{ $bn ->
            [0] .
           *[other] : this round is for the buried treasures, { $b }.
        }
       *[other] This round is for { $a }{ $bn ->
            [0] .
           *[other] , and for the buried treasures: { $b }.
        }
    }
destiny-event-draws =
    { $b ->
        [one] { $a } draws one card.
       *[other] { $a } draws { $b } cards.
    }
destiny-event-drawn = Into { $a }’s hand: { $b }.
destiny-event-shuffles =
    { $a ->
        [one] The one discarded card becomes the new pile.
       *[other] The { $a } discards are shuffled into a new pile.
    }
destiny-event-changes =
    { $bn ->
        [0] { $a } keeps the whole hand.
        [one] { $a } exchanges { $b }.
       *[other] { $a } exchanges { $bn } cards: { $b }.
    }
destiny-event-aid = { $a } calls the { $b }.

## Events: powers

destiny-event-uses = { $a } uses the { $b }.
destiny-event-discards = For the { $c }, { $a } discards { $b }.
destiny-event-steals = { $a }’s Thief takes a card from { $b }.
destiny-event-stolen = The card that { $a } took from { $b }: { $c }.
destiny-event-swaps = { $a }’s Jester makes { $b } and { $c } give each other a card.
destiny-event-swapped = { $a } gave { $c }, { $b } gave { $d }.
destiny-event-assassinates = { $a }’s Assassin removes { $b }’s { $c }.
destiny-event-looks = { $a } looks at every hand through the { $b }.
destiny-event-saw = { $a } saw: { $b }.
destiny-event-declares = { $a }’s Alchemist turns { $b } to { $c }.

destiny-hand =
    { $bn ->
        [0] { $a } with an empty hand
       *[other] { $a } with { $b }
    }
destiny-hand-and = { $a }; { $b }

## Events: groups, totals, treasures

destiny-event-base =
    { $c ->
        [same] { $a } lays { $b }.
       *[other] { $a } lays { $b } as { $c }.
    }
destiny-event-attach =
    { $c ->
        [same] { $a } lays { $b } on { $d }.
       *[other] { $a } lays { $b }, as { $c }, on { $d }.
    }
destiny-event-total =
    { $c ->
        [none] { $a }’s Destiny Total is { $b }.
       *[other] { $a }’s Destiny Total is { $c } = { $b }.
    }
destiny-event-wins =
    { $d ->
        [one] { $a } wins the round with { $b }, takes { $c } and has one treasure point.
       *[other] { $a } wins the round with { $b }, takes { $c } and has { $d } treasure points.
    }
destiny-event-ties =
    { $cn ->
        [one] { $a } tie at { $b }. { $c } is buried.
       *[other] { $a } tie at { $b }. { $c } lie buried.
    }
destiny-event-over =
    { $a ->
        [goal] { $b } reaches the goal and wins the game.
       *[exhausted] There is no treasure left to win. { $bn ->
            [one] { $b } has the most and wins the game.
           *[other] { $b } have the most and share the victory.
        }
    }

## The end, as a headline: $names joined, $count of them

destiny-outcome-goal = { $names } wins
destiny-outcome-exhausted =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }

## Phases; .rule is the rule a phase begins with

destiny-phase-identity = Identities
    .rule = DTY-SETUP-07
destiny-phase-first-aid = First Aid
    .rule = DTY-AID-01
destiny-phase-treasure = Treasure
    .rule = DTY-TREAS-01
destiny-phase-draw = Draw
    .rule = DTY-DRAW-01
destiny-phase-hit = Hit
    .rule = DTY-HIT-01
destiny-phase-second-aid = Second Aid
    .rule = DTY-AID-01
destiny-phase-action = Action
    .rule = DTY-ACT-01
destiny-phase-base = Base
    .rule = DTY-BASE-01
destiny-phase-bonus = Bonus
    .rule = DTY-BONUS-01
destiny-phase-multiplier = Multiplier
    .rule = DTY-MULT-01
destiny-phase-total = Total
    .rule = DTY-TOTAL-01
destiny-phase-destiny = Destiny
    .rule = DTY-DEST-01

## What is asked (the view's `asked`), of $name; $power is the power whose discard is owed

destiny-ask-identity = { $name } chooses an identity, which lasts the whole game.
destiny-ask-aid = { $name } may call Characters to aid this round.
destiny-ask-hit = { $name } may exchange cards: mark them, then change.
destiny-ask-action = { $name } may use powers.
destiny-ask-discard = { $name } discards a card for the { $power }.
destiny-ask-base = { $name } may lay Bases.
destiny-ask-bonus = { $name } may add Bonuses to Bases.
destiny-ask-multiplier = { $name } may add Multipliers to Bases.

## The same where all lay cards together; and while the others still do

destiny-ask-together =
    { $asked ->
        [base] Lay Bases face down. All cards are turned up together.
        [bonus] Add Bonuses face down. All cards are turned up together.
       *[multiplier] Add Multipliers face down. All cards are turned up together.
    }
destiny-still-laying = Still laying cards face down: { $names }

## Moves, as on a button. ../moves/destiny.json tells how a move's words become an id and the
## arguments $a, $b: the first pattern that fits gives the id's end (`say`) and the types; `by`
## names a field of the view whose value is added to the id after a hyphen; `count` names a list
## of the view whose length is passed as $count.

destiny-move-identity = Be the { $card }
destiny-move-aid = Call the { $card }
destiny-move-discard =
    { $asked ->
        [hit] Mark { $card }
       *[discard] Discard { $card }
    }
destiny-move-keep = Keep { $card }
destiny-move-use-thief = Thief: take a card from { $seats }
destiny-move-use-jester = Jester: { $seats } give each other a card
destiny-move-use-assassin = Assassin: remove the { $card }
destiny-move-use-merchant = Merchant: draw a card, then discard one
destiny-move-use-oracle = Oracle: look at every hand
destiny-move-use-magic-tome = Magic Tome: draw a card, then discard one
destiny-move-use-crystal-ball = Crystal Ball: look at every hand
destiny-move-declare =
    { $alignment ->
        [none] Alchemist: the next card keeps its alignment
       *[other] Alchemist: the next card is { $alignment }
    }
destiny-move-base = Lay { $card }
destiny-move-attach = Lay { $card } on { $base }
destiny-move-done =
    { $phase ->
        [first-aid] Call no more Characters
        [hit]
            { $marked ->
                [0] Keep the whole hand
                [one] Exchange one card
               *[other] Exchange { $marked } cards
            }
        [second-aid] Call no more Characters
        [base] Lay no more Bases
        [bonus] Add no more Bonuses
        [multiplier] Add no more Multipliers
       *[action] Use no more powers
    }

## Why a card in a sum is worth more than printed; other reasons are the names of cards

destiny-add-pair = pair
destiny-add-triple = triple

## The board in the browser

destiny-phases = The phases of a round
destiny-stakes = The stakes of this round
destiny-stake-now = { $count } now
destiny-stake-buried = { $count } buried
destiny-stake-next = Next: { $next }
destiny-stake-then = Then
destiny-stake-none = No treasure is left.
destiny-move-for = { $move }: { $total }
destiny-lay-here = Lay it here: { $total }
destiny-aim-at = { $power }: { $name }
destiny-total-would = new total
destiny-leads-by = leads { $name }’s { $total } by { $by }
destiny-trails-by = { $by } behind { $name }’s { $total }
destiny-leads-alone = leads: nobody else has anything yet
destiny-leads-with = { $name } leads with { $total }
destiny-level = level with { $name }
destiny-declare = Alchemist: the next card is
destiny-declare-nothing = unchanged
destiny-looked = Hands seen in round { $round }
destiny-looked-open = All hands lie open
destiny-looked-close = Back to the table
destiny-round-won = { $name } wins round { $round }
destiny-round-tied = Round { $round }: { $names } tie, and the treasure is buried
destiny-end-round = Round { $round }
destiny-end-counts = Treasure points, round by round
destiny-leads =
    { $count ->
        [one] { $names } leads with { $points } of { $goal } treasure points.
       *[other] { $names } lead with { $points } of { $goal } treasure points each.
    }
destiny-leads-none = Nobody leads yet: all have { $points } of { $goal } treasure points.
destiny-end-sums = The sums of round { $round }
# $by is how many treasure points $second is behind.
destiny-end-with = Won with { $cards } in round { $round }: { $points } treasure points, { $by } ahead of { $second }.
destiny-end-ahead = After round { $round }, with { $points } treasure points, { $by } ahead of { $second }.
destiny-end-level = After round { $round }, with { $points } treasure points each.
destiny-aim = Choose a target on the table.
