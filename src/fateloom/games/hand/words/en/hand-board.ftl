### The words of the table of The Hand of Destiny in the browser. What happens, is asked and is
### printed on cards stands in hand.ftl and hand-cards.ftl.

hand-board-wave-lead = Wave { $wave } of { $waves }:
hand-board-phases = Phases of wave { $wave }

## The hero

hand-board-hp = of { $most }
hand-board-exhausted = exhausted
hand-board-paid = paid with strength in this wave
hand-board-used = used
hand-board-goes = would be exhausted
hand-board-heals = would be healed
hand-board-off = off: Hex Weaver
hand-board-grudge = ready: 2 more
hand-board-in-force = in force
hand-board-added = part of the attack
hand-board-potions = For the next setup: { $potions }
hand-board-weapon = Weapon, slotted.

## Monsters and strength cards

hand-board-stats = { $name }, { $type }, HP { $hp }, DMG { $dmg }.
hand-board-mini = { $hp } HP, { $dmg } DMG
hand-board-other-half = Other half
hand-board-other-side = Other side
hand-board-plain = No ability.
hand-board-unseen = not seen yet
hand-board-unseen-side = card { $card }, on a side not seen yet
hand-board-at-front = Front
hand-board-at-second = Second
hand-board-at-third = Third
hand-board-left =
    { $left ->
        [one] one HP left
       *[other] { $left } HP left
    }
hand-board-hp-now = HP now { $hp }, from { $made }.
hand-board-dmg-now = DMG now { $dmg }, from { $made }.
hand-board-tainted = It will not be slotted: a Normal ability damaged it.
hand-board-tainted-short = will not be slotted
hand-board-strength = Strength card of { $value }.
hand-board-strengths =
    { $count ->
        [0] No strength card
        [one] One strength card
       *[other] { $count } strength cards, front to back
    }
hand-board-no-strength = No strength cards left.
hand-board-ready = It is part of the attack.

## The attack that is made ready

hand-board-attack = The attack
hand-board-of-value = of { $value }
hand-board-falls-slots = against { $against }: defeated, and becomes strength { $strength }.
hand-board-falls-sinks = against { $against }: defeated, and goes to the Underworld.
hand-board-falls-boss = against { $against }: { $target } is defeated.
hand-board-over = { $over } too many.
hand-board-stands =
    { $left ->
        [one] against { $against }: 1 HP is left.
       *[other] against { $against }: { $left } HP are left.
    }
hand-board-then-slots = defeated: strength { $strength }
hand-board-then-sinks = defeated: Underworld
hand-board-then-falls = defeated
hand-board-cost-met =
    { $over ->
        [0] The strength cost is { $against }: paid.
       *[other] The strength cost is { $against }: paid, with { $over } too many.
    }
hand-board-cost-short = The strength cost is { $against }: still { $left } short.
hand-board-through = { $through } go through to { $target }.
hand-board-keeps = { $card } of { $value } stays slotted.
hand-board-keeps-one = One of the cards is rotated and stays slotted.

## Answers

hand-board-strike = Strike { $target } with { $value }
hand-board-left-then = { $left } HP left
hand-board-take = Take { $damage } damage
hand-board-left-after = { $left } of { $most } left afterwards
hand-board-fatal = you lose the run
hand-board-still-comes =
    { $damage ->
        [0] nothing comes through
       *[other] { $damage } still comes
    }
hand-board-lose = Exhaust { $abilities }
hand-board-heal = Heal { $abilities }
hand-board-exhaust = Exhaust { $ability }
hand-board-goes-too = { $abilities } too; { $left }
hand-board-becomes = becomes { $name }, { $hp }
hand-board-hint-commit = Touch cards to attack with.
hand-board-hint-critical = Touch strength cards to pay with.
hand-board-hint-pay = Touch a strength card to pay with it, or
hand-board-hint-card = Touch the card.
hand-board-hint-turn = Touch the card.
hand-board-scried = The top of the line, next card first

## The boss and the merchant

hand-board-level = Level { $level }
hand-board-boss-line = Level { $level }, { $hp } HP
hand-board-boss-left = of { $hp } HP left
hand-board-criticals = Critical hits
hand-board-hit-costs =
    { $strength ->
        [0] damage, for { $damage } HP
       *[other] damage, for { $damage } HP and strength { $strength }
    }
hand-board-hit-for =
    { $strength ->
        [0] for { $damage } HP
       *[other] for { $damage } HP, strength { $strength }
    }
hand-board-reward = The merchant pays { $coins } for your strength cards; beaten, the boss leaves { $gold } gold more.
hand-board-last = This is the last boss.
hand-board-stop-costs = Stopping costs { $penalties }.
hand-board-merchant-melee = Merchant of arms
hand-board-merchant-ranged = Merchant of bows and wands
hand-board-ware = { $name }, { $cost } gold:
hand-board-gold = { $gold } gold
hand-board-gold-unit = gold
hand-board-upgrade = upgrade

## What is known of the deck

hand-board-hits-next = Hits you next
hand-board-ahead = Ahead
hand-board-hits = { $name }, { $damage } damage
hand-board-line = The line
hand-board-known-deck = Known cards of the deck
hand-board-place = Place { $place }
hand-board-visible = visible
hand-board-known = known
hand-board-hidden = hidden
hand-board-underworld = Underworld: { $count }
hand-board-underworld-pile = Underworld, front to back
hand-board-strength-pile = Strength, front to back
hand-board-none = none
hand-board-col-place = Place
hand-board-col-shows = Shows
hand-board-next = Wave { $wave } as the deck lies now
hand-board-next-rotated = The deck is rotated: every card shows its other half. The last { $count } become strength:
hand-board-next-flipped = The deck is flipped, back to front: every card shows its other side. The last { $count } become strength:
hand-board-next-more =
    { $count ->
        [one] One card of the line is still to come behind them.
       *[other] { $count } cards of the line are still to come behind them.
    }
hand-board-unplaced =
    { $count ->
        [one] One card is somewhere in the line, not seen yet
       *[other] { $count } cards are somewhere in the line, not seen yet
    }
hand-board-places = { $from } to { $to }

## The end

hand-end-wave = Wave { $wave }
hand-end-counts = Health, wave by wave
hand-end-fell = { $boss } has fallen
hand-end-lost = { $hero } has fallen
hand-end-why =
    { $fate ->
        [fell] { $hero } defeated { $boss } in wave { $wave }, with { $hp } HP left. Difficulty: { $difficulty }.
        [draw] { $hero } and { $boss } fell together in wave { $wave }. Difficulty: { $difficulty }.
        [stood] { $boss } had { $left } of { $of } HP left in wave { $wave }. Difficulty: { $difficulty }.
       *[unmet] It ended in wave { $wave }, before { $boss } was reached again. Difficulty: { $difficulty }.
    }
hand-board-boss-fell = { $boss } was defeated.
hand-board-boss-stood = { $boss } was not defeated.
hand-board-boss-unmet = The boss was not reached.
hand-board-wave-told =
    { $defeated ->
        [0] No monster defeated, { $hurt } damage taken.
        [one] One monster defeated, { $hurt } damage taken.
       *[other] { $defeated } monsters defeated, { $hurt } damage taken.
    }
hand-board-wave-bought = Bought: { $items }.

## For those who watch

hand-watch-leads =
    { $phase ->
        [boss] { $hero } has { $hp } of 6 HP left, { $boss } { $left } of { $of }.
       *[other] { $hero } has { $hp } of 6 HP left. { $count ->
            [0] The line is defeated.
            [one] One monster is left in line.
           *[other] { $count } monsters are left in line.
        }
    }
hand-watch-abilities = Ready: { $names }
hand-watch-strength = Strength: { $names }
hand-watch-hidden =
    { $count ->
        [one] and one that is hidden
       *[other] and { $count } that are hidden
    }
hand-watch-boss = Level { $wave }, { $hp } HP, at the end of the wave
