### What happens, is asked and can be chosen in Realms of Destiny. The conventions are those of
### destiny.ftl. Game cards, tokens, destinies and families are all of type card: their names and
### powers are in realms-cards.ftl.

## Events: setting up

realms-event-first = { $a } is the youngest, so { $b } begins.
realms-event-shared = The Shared Destinies are { $a }.
realms-event-secret = { $a }’s Secret Destiny is { $b }.

## Events: the turn

realms-event-turn = Turn { $a } is { $b }’s.
realms-event-readies =
    { $bn ->
        [one] { $b } in front of { $a } stands upright again.
       *[other] { $b } in front of { $a } stand upright again.
    }
realms-event-token-works = { $a }’s { $b } takes effect.
realms-event-draws =
    { $b ->
        [one] { $a } draws one card.
       *[other] { $a } draws { $b } cards.
    }
realms-event-drawn = Into { $a }’s hand: { $b }.
realms-event-draws-nothing = There is no card left for { $a } to draw.
realms-event-shuffles =
    { $a ->
        [one] The one discarded card becomes the new pile.
       *[other] The { $a } discards are shuffled into a new pile.
    }
realms-event-works = { $a }’s { $b } takes effect.

## Events: the auction

realms-event-offers = { $a } puts up { $b }.
realms-event-shows = { $a } puts up { $b }.
realms-event-covers = { $a } puts up a card face down.
realms-event-seals = { $a } has chosen in secret.
realms-event-opens = Both cards are revealed.
realms-event-tax-looks = { $a }’s Tax Collector asks whether { $b }’s hidden card is Kingdom.
realms-event-taxes = { $b } has to give { $a }’s Tax Collector a card.
realms-event-bids = { $a } bids { $b }.
realms-event-passes = { $a } passes.
realms-event-cannot-bid = { $a } cannot bid and passes.
realms-event-unsold = Nobody bids, and { $a } has the choice.
realms-event-wins = { $a } wins the auction with { $b }.
realms-event-takes-lot = { $a } takes the card that { $b } put up.
realms-event-turns-up = { $a }’s hidden card is { $b }.
realms-event-acquires = { $b } now lies in front of { $a }.
realms-event-supports = { $b } goes to { $a }’s support.

## Events: powers

realms-event-uses = { $a } uses { $b }.
realms-event-idle = { $a } has no possible action.
realms-event-borrows = { $a } borrows { $b }, which lies in front of { $c }.
realms-event-repeats = { $a } uses { $b } again, thanks to { $c }.
realms-event-declines = { $a } declines.
realms-event-aims = { $a } targets { $c } with { $b }.
realms-event-aims-at-card = { $a } targets { $c } with { $b }.
realms-event-names = { $a } names { $b }.
realms-event-pairs = { $a } targets { $b } with the Fire Mage.
realms-event-spends = { $a } spends a token: { $b }.
realms-event-discards = { $a } discards { $b }.
realms-event-gives =
    { $c ->
        [one] { $a } gives { $b } one card.
       *[other] { $a } gives { $b } { $c } cards.
    }
realms-event-given = What { $a } gave { $b }: { $c }.
realms-event-takes = { $a } takes a card from { $b } blindly.
realms-event-taken = The card that { $a } took from { $b }: { $c }.
realms-event-demands = { $a } asks { $b } for a card of the family { $c }.
realms-event-misses = { $a } holds no card of the family { $b }.
realms-event-unmasks = { $a } looks at { $b }’s Secret Destiny.
realms-event-saw-destiny = { $a } saw { $b }’s Secret Destiny: { $c }.
realms-event-looks-at-pile =
    { $b ->
        [one] { $a } looks at the top card of the pile.
       *[other] { $a } looks at the top { $b } cards of the pile.
    }
realms-event-saw-pile = { $a } saw on the pile, from the top: { $b }.
realms-event-puts-back = { $a } puts the cards back on the pile.
realms-event-sees-hand = { $a } looks at { $b }’s hand.
realms-event-saw-hand = { $a } saw in { $b }’s hand: { $c }.
realms-event-exchanges = { $a } and { $b } exchange a card.
realms-event-exchanged = { $a } gave { $c }, { $b } gave { $d }.
realms-event-gains = { $a } takes a token: { $b }.
realms-event-cursed = { $a } has to take a token: { $b }.
realms-event-requests = { $a } asks { $b } to put up { $c } next.
realms-event-moves = { $b } moves from { $a } to { $c }.
realms-event-swaps = { $a } gives { $b } for { $c }’s { $d }.
realms-event-loses = { $a } loses { $b } to the discards.
realms-event-recovers = { $a } takes { $b } out of the discards.
realms-event-raises = { $a } raises { $b } from the discards.

## Events: the end

realms-event-saved = { $b } saves { $a }.
realms-event-in-danger =
    { $an ->
        [one] { $a } has no card left.
       *[other] { $a } have no card left.
    }
realms-event-eliminated =
    { $b ->
        [none] { $a } is eliminated.
       *[other] { $a } is eliminated by { $b }.
    }
realms-event-fulfils = { $a } meets the condition of { $b }.
realms-event-completes = { $a } completes { $b }.
realms-event-over =
    { $a ->
        [destiny] { $bn ->
            [one] Destiny is fulfilled: { $b } wins the game.
           *[other] Destiny is fulfilled: { $b } win the game together.
        }
        [survivor] { $bn ->
            [one] { $b } is the last at the table and wins the game.
           *[other] { $b } leave the table together and share the victory.
        }
       *[unfinished] The game stops unfinished: { $b } share the victory.
    }

## The end, as a headline: $names joined, $count of them

realms-outcome-destiny =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
realms-outcome-survivor =
    { $count ->
        [one] { $names } survives
       *[other] { $names } share the victory
    }
realms-outcome-unfinished = Unfinished

## The steps of a turn

realms-step-start = Start
realms-step-auction = Auction
realms-step-effects = Effects
realms-step-end = End

## What is asked (the view's ask.what), of $name; $source is the card or token it is for, $other
## the player it is about, $count how many cards, $family their family

realms-ask-offer = { $name } puts up a card.
realms-ask-face = { $name } puts it up face up or face down.
realms-ask-bid = { $name } bids or passes.
realms-ask-unsold = Nobody has bid: { $name } takes the card for free or discards it.
realms-ask-lot = { $name } takes one of the two cards.
realms-ask-coin = { $name } may spend a Coin to pay one card less.
realms-ask-pay =
    { $count ->
        [one] { $name } chooses a card to pay with.
       *[other] { $name } chooses { $count } cards to pay with.
    }
realms-ask-effect = { $name } may use cards.
realms-ask-hourglass = { $name } turns a card upright.
realms-ask-repeat = { $name } may use { $source } a second time.
realms-ask-aim = { $name } chooses a player for { $source }.
realms-ask-family = { $name } names a family for { $source }.
realms-ask-card = { $name } chooses a card for { $source }.
realms-ask-borrow = { $name } chooses a card to borrow through { $source }.
realms-ask-token = { $name } chooses a token.
realms-ask-pair = { $name } chooses two neighbours for { $source }.
realms-ask-see = { $name } looks at a Secret Destiny or at the pile.
realms-ask-holder = { $name } chooses who gets { $source }.
realms-ask-shield = { $name } may spend a Shield against { $source }.
realms-ask-seal = { $name } may spend a Seal to keep { $source } as it is.
realms-ask-discard = { $name } discards a card for { $source }.
realms-ask-give =
    { $count ->
        [one] { $name } chooses a card to give { $other } for { $source }.
       *[other] { $name } chooses { $count } cards to give { $other } for { $source }.
    }
realms-ask-order = { $name } puts the cards back on the pile in any order.
realms-ask-exchange = { $name } may choose a card of { $other }’s hand.
realms-ask-return = { $name } chooses what to give { $other } for it.

## What passing means (the view's auction.passing); $name is who would get the card

realms-passing-on = Passing hands the bid to the next player.
realms-passing-sells = Passing closes the auction: { $name } buys.
realms-passing-unsold = Passing closes the auction without a bid.

## Moves, as on a button

realms-move-offer = Put up { $card }
realms-move-face-up = Face up
realms-move-face-down = Face down
realms-move-bid = Bid { $bid }
realms-move-pass = Pass
realms-move-unsold-place = Take it for free
realms-move-unsold-drop = Discard it
realms-move-win = Take { $seat }’s card
realms-move-pay = Pay with { $card }
realms-move-give = Give { $card }
realms-move-discard = Discard { $card }
realms-move-use = Use { $card }
realms-move-borrow = Borrow { $card }
realms-move-repeat = Use it again
realms-move-enough = Do not use it again
realms-move-end = End the turn
realms-move-choose = Choose { $card }
realms-move-aim = Choose { $seats }
realms-move-name = Name { $family }
realms-move-pick = Take a token: { $token }
realms-move-spend = Spend the { $token }
realms-move-save = Keep the { $token }
realms-move-look = Look at the pile
realms-move-decline = Decline
realms-move-order = Put them back as { $places }

## Why a choice is refused; see refusals.ftl

refusal-asked-otherwise =
    { $a ->
        [bid] Bid or pass first.
        [pay] Pay the price first.
        [effect] Use cards, or end the turn.
       *[other] Something else has to be chosen first.
    }
refusal-bid-too-low = A bid has to be higher than { $a }.
refusal-bid-under-law = { $a } requires a first bid of 2 or more.
refusal-bid-too-high = You must keep one card: the highest possible bid is { $a }.
refusal-duty-first = { $a } is Mandatory and has to be used before the turn ends.
refusal-no-hourglass = You cannot use an Hourglass now.
refusal-not-a-choice = This cannot be chosen here.
refusal-chosen-already = { $a } has been chosen already.
refusal-other-family = { $a } is not of the family { $b }.
refusal-other-family-asked = A Mayor has asked for { $b }, so { $a } has to wait.
refusal-not-in-front = { $a } does not lie in front of this player.
refusal-used-for-good = { $a } can be used only once, and has been used.
refusal-rotated = { $a } is rotated.
refusal-lich-holds = { $a } cannot be used now: after the Lich, only Mandatory cards can.
refusal-power-idle = { $a } would have no effect now.

## The table in the browser

realms-steps = Steps of the turn
realms-rotated = rotated
realms-covered = face down
realms-support = Support
realms-token = { $name }, token { $number }
realms-token-by = { $token }, from { $name }
realms-out = is out
realms-not-up = Not yet put up
realms-seller = { $name } sells
realms-requests = { $name } asks for { $family } next
realms-lich = The Lich preys here

## Destinies: what they ask for, how far somebody is ($have of $need)

realms-destinies = Destinies
realms-shared = shared
realms-secret = secret
realms-unmasked = secret, you have seen it
realms-not-held = Cannot hold { $cards }.
realms-goal-warlord =
    { $among ->
        [0] { $count } Fighters in front of you.
       *[other] { $count } Fighters in front of you, among { $among } cards or more.
    }
realms-goal-landlord =
    { $among ->
        [0] { $count } Fields in front of you.
       *[other] { $count } Fields in front of you, among { $among } cards or more.
    }
realms-goal-scholar =
    { $among ->
        [0] { $count } Books in front of you.
       *[other] { $count } Books in front of you, among { $among } cards or more.
    }
realms-goal-dynasty =
    { $among ->
        [0] { $count } cards of one family in front of you.
       *[other] { $count } cards of one family in front of you, among { $among } cards or more.
    }
realms-goal-unifier =
    { $count ->
        [6] 2 cards each of three families
        [7] 2 cards each of three families and 1 of the fourth
        [8] 2 cards each of all four families
        [9] 3 cards each of three families
        [10] 3 cards each of three families and 1 of the fourth
        [11] 3 cards each of three families and 2 of the fourth
        [12] 3 cards each of all four families
       *[other] { $count } cards of all four families
    } in front of you{ $among ->
        [0] .
       *[other] , among { $among } cards or more.
    }
realms-goal-magnate = { $need } cards in hand at the end of your turn.
realms-goal-renter =
    { $count ->
        [one] An additional draw
       *[other] { $count } additional draws
    } in one turn of yours{ $among ->
        [0] .
       *[other] , and { $among } cards or more in front of you.
    }
realms-goal-relic-hunter =
    { $among ->
        [0] { $count } Tokens.
       *[other] { $count } Tokens, and { $among } cards or more in front of you.
    }
realms-goal-hermit = At the end of your turn you hold 1 or 2 cards and { $count } or more lie in front of you.
realms-goal-spendthrift = You win an auction with a bid of { $need } or more.
realms-goal-wanderer = { $count } cards with a type in front of you, with a Fighter, a Field and a Book among them.
realms-goal-twin-crowns =
    { $count ->
        [5] 3 cards of one family and 2 of another
        [6] 3 cards each of two families
        [7] 4 cards of one family and 3 of another
        [8] 4 cards each of two families
        [9] 5 cards of one family and 4 of another
        [10] 5 cards each of two families
       *[other] { $count } cards of two families
    } in front of you{ $among ->
        [0] .
       *[other] , among { $among } cards or more.
    }
realms-have-warlord =
    { $among ->
        [0] Fighters { $have } of { $need }
       *[other] Met { $have } of { $need }
    }
realms-have-landlord =
    { $among ->
        [0] Fields { $have } of { $need }
       *[other] Met { $have } of { $need }
    }
realms-have-scholar =
    { $among ->
        [0] Books { $have } of { $need }
       *[other] Met { $have } of { $need }
    }
realms-have-dynasty =
    { $among ->
        [0] Of one family { $have } of { $need }
       *[other] Met { $have } of { $need }
    }
realms-have-unifier =
    { $among ->
        [0] Cards that count { $have } of { $need }
       *[other] Met { $have } of { $need }
    }
realms-have-magnate = In hand { $have } of { $need }
realms-have-renter =
    { $among ->
        [0] Drawn { $have } of { $need }
       *[other] Met { $have } of { $need }
    }
realms-have-relic-hunter =
    { $among ->
        [0] Tokens { $have } of { $need }
       *[other] Met { $have } of { $need }
    }
realms-have-hermit = Met { $have } of { $need }
realms-have-wanderer = Met { $have } of { $need }
realms-have-twin-crowns =
    { $among ->
        [0] Cards that count { $have } of { $need }
       *[other] Met { $have } of { $need }
    }
# What a player still needs: $what are phrases of the next kind, joined

realms-needs = { $name } needs { $what }
realms-needs-turn = { $name } has enough and wins when the turn ends
realms-needs-nothing = { $name } has enough
realms-needed = still needed
realms-near = { $what } short of { $destiny }
realms-near-done = enough for { $destiny }
realms-short-warlord =
    { $count ->
        [one] one Fighter
       *[other] { $count } Fighters
    }
realms-short-landlord =
    { $count ->
        [one] one Field
       *[other] { $count } Fields
    }
realms-short-scholar =
    { $count ->
        [one] one Book
       *[other] { $count } Books
    }
realms-short-family =
    { $count ->
        [one] one { $family } card
       *[other] { $count } { $family } cards
    }
realms-short-one-family =
    { $count ->
        [one] one card of a family it has
       *[other] { $count } cards of one family
    }
realms-short-fitting =
    { $count ->
        [one] one card of the right family
       *[other] { $count } cards of the right families
    }
realms-short-typed =
    { $count ->
        [one] one more card with a type
       *[other] { $count } more cards with a type
    }
realms-short-magnate =
    { $count ->
        [one] one more card in hand
       *[other] { $count } more cards in hand
    }
realms-short-renter =
    { $count ->
        [one] one additional draw
       *[other] { $count } additional draws
    }
realms-short-relic-hunter =
    { $count ->
        [one] one Token
       *[other] { $count } Tokens
    }
realms-short-hermit =
    { $count ->
        [one] one more card in front
       *[other] { $count } more cards in front
    }
realms-short-hermit-hand = a hand of 1 or 2 cards
realms-short-cards =
    { $count ->
        [one] one more card in front
       *[other] { $count } more cards in front
    }

# What a card up for auction would do

realms-would = { $destiny }: then { $what } to go
realms-would-enough = { $destiny }: then enough in front of you
realms-would-win = { $destiny }: you win with it
realms-would-win-them = { $destiny }: { $name } wins with it

# What a destiny asks for, in a few words

realms-brief-warlord =
    { $among ->
        [0] { $count } Fighters
       *[other] { $count } Fighters, { $among } cards in all
    }
realms-brief-landlord =
    { $among ->
        [0] { $count } Fields
       *[other] { $count } Fields, { $among } cards in all
    }
realms-brief-scholar =
    { $among ->
        [0] { $count } Books
       *[other] { $count } Books, { $among } cards in all
    }
realms-brief-dynasty =
    { $among ->
        [0] { $count } of one family
       *[other] { $count } of one family, { $among } cards in all
    }
realms-brief-unifier =
    { $count ->
        [6] 2 + 2 + 2 of three families
        [7] 2 + 2 + 2 + 1 of the families
        [8] 2 of each family
        [9] 3 + 3 + 3 of three families
        [10] 3 + 3 + 3 + 1 of the families
        [11] 3 + 3 + 3 + 2 of the families
        [12] 3 of each family
       *[other] { $count } of all families
    }{ $among ->
        [0] {""}
       *[other] , { $among } cards in all
    }
realms-brief-magnate = { $need } cards in hand
realms-brief-assassin = eliminate a player
realms-brief-guardian-angel = most cards when a player falls
realms-brief-renter =
    { $count ->
        [one] one additional draw
       *[other] { $count } additional draws in a turn
    }{ $among ->
        [0] {""}
       *[other] , { $among } cards in front
    }
realms-brief-relic-hunter =
    { $among ->
        [0] { $count } Tokens
       *[other] { $count } Tokens, { $among } cards in front
    }
realms-brief-hermit = { $count } in front, 1 or 2 in hand
realms-brief-spendthrift = win with a bid of { $need }
realms-brief-wanderer = { $count } with a type, all three types
realms-brief-twin-crowns =
    { $count ->
        [5] 3 + 2 of two families
        [6] 3 + 3 of two families
        [7] 4 + 3 of two families
        [8] 4 + 4 of two families
        [9] 5 + 4 of two families
        [10] 5 + 5 of two families
       *[other] { $count } of two families
    }{ $among ->
        [0] {""}
       *[other] , { $among } cards in all
    }

## The auction

realms-bids = Bids
realms-lots = Up for auction
realms-leads = { $name } leads
realms-bid-by = { $name }
realms-bid-lowest = your lowest bid
realms-bid-over = you hold { $count }: one card must stay
realms-bid-gap = another bid
realms-status-sells = sells
realms-status-bids = bids { $bid }
realms-status-leads = leads: { $bid }
realms-status-passes = passes
realms-status-first = first
realms-pass-on = the bid goes on
realms-pass-sells = { $name } buys
realms-pass-unsold = nobody buys
realms-pay-to = The next one goes to { $name }.
realms-pay-away = It goes to the discards.

## Premoves: a seat's automatic answers in auctions; $what are names of cards and families

realms-program = Automatic answers
realms-program-secret = Only you see this. Answers come after a pause, like a person’s.
realms-program-limit = Bid up to
realms-program-pass = Pass until this auction ends
realms-program-until = Pass in every auction until
realms-program-outbid = I am outbid
realms-program-families = a card of this family is up
realms-program-card = a card is up
realms-program-add = Choose a card
realms-program-drop = Stop waiting for { $card }
realms-program-no-auction = There is no auction in which you could bid now.
realms-program-ends = It ends when you answer yourself. If it waits, you are asked.
realms-program-start = Start automatic answers
realms-program-stop = Stop automatic answers
realms-program-now-limit = Bids for you, up to { $limit }
realms-program-now-pass = Passes for you in this auction
realms-program-now-until = Passes for you until: { $what }
realms-program-now-outbid = you are outbid

## Piles, what was seen, the reference

realms-piles = Piles
realms-pile = { $count } to draw
realms-discards =
    { $count ->
        [one] 1 discard
       *[other] { $count } discards
    }
realms-discarded = Discards, the latest first
realms-seen-pile = On the pile, from the top
realms-seen-hand = { $name }’s hand
realms-order = Choose the cards in order, the top one first.
realms-place = { $place } from the top
realms-known-pile = You know of the pile
realms-known-at = { $card }, { $above } above
realms-known-top = { $card } on top
realms-known = What you know of { $name }
realms-known-sure = in hand
realms-known-maybe = perhaps in hand
realms-supply =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
realms-reference = All cards
realms-reference-find = Look for words
realms-reference-family = Family
realms-reference-type = Type
realms-reference-kind = Kind
realms-reference-any = all
realms-reference-found =
    { $count ->
        [0] Nothing found
        [one] One found
       *[other] { $count } found
    }
realms-reference-cards = Cards
realms-reference-tokens = Tokens
realms-reference-destinies = Destinies
realms-reference-two = In brackets: what is asked for at a table of two.
realms-kind-activation = Activation
realms-kind-permanent = Permanent
realms-kind-mandatory = Mandatory
realms-kind-one-time = One-Time
realms-kind-plain = without a power
realms-type-none = no type
realms-lies-hand = in your hand
realms-lies-front = in front of { $name }
realms-lies-lot = up for auction
realms-lies-discards = in the discards
realms-lies-out = not in this game
realms-chosen = chosen

## Why something on the table cannot be chosen now

realms-why-out = { $name } is out of the game.
realms-why-self = This is for another player.
realms-why-poorer = { $name } does not hold more cards than you.
realms-why-fighter = { $name } has a Fighter in front of them.
realms-why-token = { $name } cannot take the token { $token }.
realms-why-neighbours = Only neighbours can be chosen together.
realms-why-holder = { $card } is already there.
realms-why-own = Choose among the cards in front of you.
realms-why-theirs = Choose a card in front of another player.
realms-why-itself = { $card } cannot choose itself.
realms-why-castle = The Castle protects what lies in front of { $name }.
realms-why-no-fighter = { $card } is not a Fighter.
realms-why-no-field = { $card } is neither a Field nor a Book.
realms-why-no-type = { $card } is neither a Fighter nor a Field nor a Book.
realms-why-family = { $card } is not of the family { $family }.
realms-why-kind = Only cards of the kind Activation can be borrowed.
realms-why-borrows = A card that borrows cannot be borrowed.
realms-why-idle = { $card } would have no effect now.
realms-why-lent = { $card } has been borrowed in this turn.
realms-why-upright = Only a rotated card of the kind Activation can be turned upright.
realms-why-discards = Choose among the discards.

## The end

realms-ending-destiny = completed { $destiny }
realms-ending-out = eliminated
realms-ending-out-by = eliminated by { $name }
realms-ending-short = { $destiny } missed: { $what } to go
realms-end-turn = Turn { $turn }
realms-end-counts = Cards in hand: who could still pay
realms-end-out = out
realms-nearest = { $name } is nearest to winning ({ $destiny }) and needs { $what }.
realms-end-completed = { $names } completed { $destiny } in turn { $turn }.
realms-end-survived = { $names } survived everybody else, in turn { $turn }.
