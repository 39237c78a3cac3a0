### What happens, is asked and can be chosen in The Hand of Destiny. The conventions are those of
### destiny.ftl. Monsters, abilities, items, bosses, heroes and types are all of type card: their
### names and what they do are in hand-cards.ftl.

## Events: a run, a wave, a phase

hand-event-begins = { $a } sets out. At the end of every wave waits { $b }.
hand-event-wave = Wave { $a } begins.
hand-event-phase =
    { $a ->
        [setup] { hand-phase-setup }
        [combat] { hand-phase-combat }
        [boss] { hand-phase-boss }
       *[merchant] { hand-phase-merchant }
    }
hand-event-draws =
    { $an ->
        [one] The starting strength is { $a }.
       *[other] The starting strength cards are { $a }.
    }
hand-event-scries = The Scrying Potion reveals { $a }.
hand-event-places = { $a } is put in place { $b } of the line.

## Events: monsters

hand-event-appears = { $a } comes into view.
hand-event-resolves = { $a }’s ability takes effect.
hand-event-peeks = { $a } is third, and can be seen.
hand-event-absorbs =
    { $b ->
        [one] Forest Dragon takes up { $a } and has one HP more.
       *[other] Forest Dragon takes up { $a } and has { $b } HP more.
    }
hand-event-turns = { $a } turns into { $b }.
hand-event-flips-unseen = { $a } is flipped, out of sight.
hand-event-swaps = { $a } is in front now, { $b } second.
hand-event-goes-back = { $a } goes to the back of the line.
hand-event-defeated = { $a } is defeated.
hand-event-sinks = { $a } goes to the Underworld.
hand-event-slots = { $a } is slotted.

## Events: the hero

hand-event-discards = The strength card { $a } goes to the Underworld.
hand-event-strikes =
    { $cn ->
        [one] { $c } strikes { $a } for { $b }.
       *[other] { $c } strike { $a } for { $b }.
    }
hand-event-shoots-through = The attack goes through and strikes { $a } for { $b }.
hand-event-adds = { $a } is added to the attack.
hand-event-uses = { $a } is used.
hand-event-deals = { $a } deals { $b } { $c } damage.
hand-event-stuns = { $a }’s Front ability is prevented.
hand-event-rages = Build Rage deals { $a } { $b } damage.
hand-event-takes = The hero lets { $a } strike, for { $b } damage.
hand-event-prevents = { $a } prevents { $b } damage.
hand-event-hurt = The hero takes { $a } damage.
hand-event-exhausts =
    { $an ->
        [one] { $a } is exhausted.
       *[other] { $a } are exhausted.
    }
hand-event-heals = The hero is healed and has { $a } HP.

## Events: the boss

hand-event-faces = { $a } is reached, at level { $b } and with { $c } HP.
hand-event-power = { $a }’s power takes effect.
hand-event-strikes-boss =
    { $bn ->
        [one] { $b } strikes the boss for { $a }.
       *[other] { $b } strike the boss for { $a }.
    }
hand-event-hits-boss = { $a } strikes the boss for { $b }.
hand-event-critical = Critical hit { $a } is chosen.
hand-event-pays-critical =
    { $bn ->
        [one] { $b } pays the strength cost with { $a }.
       *[other] { $b } pay the strength cost with { $a }.
    }
hand-event-lands = Critical hit { $a } strikes the boss for { $b }.
hand-event-boss-falls = { $a } is defeated at level { $b }.
hand-event-boss-stands = { $a } is not defeated at level { $b }.
hand-event-penalty =
    { $a ->
        [damage] The penalty is { $b } damage.
        [gold] The penalty is { $b } gold.
        [rotate] The penalty is that the highest strength card of the next wave is rotated.
        [merchant] The penalty is that no merchant comes.
       *[weapon] The penalty is the weapon.
    }

## Events: the merchant, the end

hand-event-gold =
    { $a ->
        [0] There is no gold to spend.
       *[other] There is { $a } gold to spend.
    }
hand-event-buys =
    { $b ->
        [0] { $a } is bought, and no gold is left.
       *[other] { $a } is bought, and { $b } gold is left.
    }
hand-event-leaves =
    { $a ->
        [0] The merchant packs up.
       *[other] The merchant packs up; { $a } gold is left over and gone.
    }
hand-event-over =
    { $a ->
        [won] The boss of the last wave is defeated: the run is won.
        [draw] Hero and boss fall together: the run is a draw.
       *[lost] The run is lost in wave { $b }.
    }

## The end, as a headline: $names joined, $count of them; nobody, unless the run is won

hand-outcome-won = { $names } wins
hand-outcome-draw = A draw: hero and boss fall together
hand-outcome-lost = The run is lost

## Phases of a wave; .rule is the rule a phase begins with

hand-phase-setup = Setup
    .rule = HND-SETUP-02
hand-phase-combat = Combat
    .rule = HND-FIGHT-01
hand-phase-boss = Boss
    .rule = HND-BOSS-01
hand-phase-merchant = Merchant
    .rule = HND-MERCH-01

## What is asked (the view's `asked`), of $name; $about is the view's `about` by its name, or the
## purpose a card is chosen for; $amount is the view's, for a critical hit its strength cost. With
## cards made ready, fight and boss ask for the attack: hand-ask-ready.

hand-ask-fight = { $name } attacks, uses an ability, or takes the front monster’s damage.
hand-ask-boss = { $name } attacks the boss, or has done enough.
hand-ask-ready = { $name } makes the attack, or adds to it first.
hand-ask-critical = { $name } pays the strength cost of the critical hit: at least { $amount }.
hand-ask-payment = { $name } pays for { $about }.
hand-ask-stun = { $about }’s Front ability is about to trigger. { $name } may prevent it.
hand-ask-shield = { $name } may use the shield: { $amount } damage is coming.
hand-ask-loss =
    { $amount ->
        [one] { $name } chooses an ability to exhaust.
       *[other] { $name } chooses { $amount } abilities to exhaust.
    }
hand-ask-healing =
    { $amount ->
        [one] { $name } chooses an ability to heal.
       *[other] { $name } chooses { $amount } abilities to heal.
    }
hand-ask-card =
    { $about ->
        [discard] { $name } chooses a strength card to discard.
        [rotate] { $name } chooses a strength card to rotate.
        [flip] { $name } chooses a strength card to flip.
        [keep] { $name } chooses a strength card to keep slotted.
       *[place] { $name } chooses the next card of the line.
    }
hand-ask-turn = { $name } turns a card with the { $about }.
hand-ask-merchant = { $name } may buy.

## Moves, as on a button

hand-move-commit =
    { $asked ->
        [boss] Attack with { $card }
        [critical] Pay with { $card }
       *[fight] Attack with { $card }
    }
hand-move-add = Add { $what }
hand-move-strike =
    { $place ->
        [front] Strike the front monster
        [second] Strike the second monster
       *[boss] Strike the boss
    }
hand-move-strike-critical = Make the critical hit
hand-move-take = Take the front monster’s damage
hand-move-use =
    { $by ->
        [none]
            { $defeats ->
                [yes] { hand-move-use-to-defeat }
               *[no] { hand-move-use-on }
            }
       *[other] { hand-move-use-by }
    }
hand-move-use-on =
    { $place ->
        [none] { $what }
        [front] { $what } on the front monster
        [second] { $what } on the second monster
        [third] { $what } on the third monster
       *[boss] { $what } on the boss
    }
hand-move-use-to-defeat =
    { $place ->
        [front] { $what }: defeat the front monster
        [second] { $what }: defeat the second monster
       *[third] { $what }: defeat the third monster
    }
hand-move-use-by =
    { $place ->
        [front] { $what } on the front monster
        [second] { $what } on the second monster
       *[third] { $what } on the third monster
    }, by the Dragon { $by ->
        [front] in front
        [second] in second place
       *[third] in third place
    }
hand-move-pay = Pay with { $card }
hand-move-exhaust = Exhaust it
hand-move-prevent = Prevent { $damage } damage
hand-move-decline =
    { $asked ->
        [shield] Prevent nothing
        [stun] Let it trigger
       *[turn] Turn no more cards
    }
hand-move-lose = Exhausted then: left { $left }, right { $right }
hand-move-heal = Exhausted then: left { $left }, right { $right }
hand-move-choose =
    { $about ->
        [rotate] Rotate { $card }
        [flip] Flip { $card }
        [keep] Keep { $card }
        [place] { $card } comes next
       *[discard] Discard { $card }
    }
hand-move-rotate = Rotate { $card }
hand-move-flip = Flip { $card }
hand-move-critical = Critical hit { $hit }
hand-move-stop = Stop attacking
hand-move-buy = Buy { $item }
hand-move-leave = Buy nothing more

## Kinds and costs of abilities; classes; difficulties; what an undefeated boss costs

hand-cost-paid = to be paid
hand-cost-stock = Stock
hand-cost-stock-once = Stock (x1)
hand-kind-slot = Slot
hand-kind-normal = Normal
hand-class-melee = Melee
hand-class-ranged = Ranged
hand-difficulty-casual = Casual
hand-difficulty-easy = Easy
hand-difficulty-normal = Normal
hand-difficulty-heroic = Heroic
hand-difficulty-legendary = Legendary
hand-penalty-damage = { $amount } damage
hand-penalty-gold = { $amount } gold
hand-penalty-rotate = the highest strength card of the next wave rotated
hand-penalty-merchant = no merchant
hand-penalty-weapon = the weapon
hand-penalty-game = the game
