### The cards of Destiny: names, powers and the rules these rest on. Read by Python and by the client.
###
### destiny-card-<slug> names a Character or a treasure; its .power says in a sentence what it does,
### short enough to stand on the card, and its .rule is the rule in rules.md.

## Characters

destiny-card-king = King
    .power = Each Base you play is worth 2 more.
    .rule = DTY-CHAR-01
destiny-card-warrior = Warrior
    .power = Each Bonus you play is worth 2 more.
    .rule = DTY-CHAR-02
destiny-card-wizard = Wizard
    .power = Each Multiplier you play is worth 1 more.
    .rule = DTY-CHAR-03
destiny-card-lover = Lover
    .power = Your matching cards gain 1 more each: pairs +2, threes +3.
    .rule = DTY-CHAR-04
destiny-card-barbarian = Barbarian
    .power = Each Chaos card you play is worth 1 more.
    .rule = DTY-CHAR-05
destiny-card-knight = Knight
    .power = Each Law card you play is worth 1 more.
    .rule = DTY-CHAR-06
destiny-card-dragon = Dragon
    .power = No Bonuses, but up to two Multipliers on a Base, added together.
    .rule = DTY-CHAR-07
destiny-card-alchemist = Alchemist
    .power = Once a round, a card you play takes the alignment you name.
    .rule = DTY-CHAR-08
destiny-card-thief = Thief
    .power = Action: take a random card from an opponent, then discard one.
    .rule = DTY-CHAR-09
destiny-card-jester = Jester
    .power = Action: two other players give each other a random card.
    .rule = DTY-CHAR-10
destiny-card-merchant = Merchant
    .power = Action: draw a card, then discard one.
    .rule = DTY-CHAR-11
destiny-card-amazon = Amazon
    .power = All your Bonuses are Nature.
    .rule = DTY-CHAR-12
destiny-card-assassin = Assassin
    .power = Action: discard any Aid card on the table.
    .rule = DTY-CHAR-13
destiny-card-ranger = Ranger
    .power = Each Nature card you play is worth 1 more.
    .rule = DTY-CHAR-14
destiny-card-warlord = Warlord
    .power = Your Chaos cards are Law.
    .rule = DTY-CHAR-15
destiny-card-paladin = Paladin
    .power = Your Evil cards are Good.
    .rule = DTY-CHAR-16
destiny-card-oracle = Oracle
    .power = Action: look into the hands of all opponents.
    .rule = DTY-CHAR-17
destiny-card-rogue = Rogue
    .power = Two Bonuses may go on a Base that gets no Multiplier.
    .rule = DTY-CHAR-18
destiny-card-druid = Druid
    .power = All your Multipliers are Nature.
    .rule = DTY-CHAR-19
destiny-card-necromancer = Necromancer
    .power = Your Good cards are Evil.
    .rule = DTY-CHAR-20
destiny-card-wraith-lord = Wraith Lord
    .power = Each Evil card you play is worth 1 more.
    .rule = DTY-CHAR-21
destiny-card-overlord = Overlord
    .power = Your Destiny Total is 3 higher.
    .rule = DTY-CHAR-22
destiny-card-emperor = Emperor
    .power = Your hand limit is 1 higher.
    .rule = DTY-CHAR-23

## Treasures

destiny-card-lesser-hoard = Lesser Hoard
    .rule = DTY-TRE-01
destiny-card-greater-hoard = Greater Hoard
    .rule = DTY-TRE-02
destiny-card-kings-crown = King’s Crown
    .power = Each Law card you play is worth 1 more.
    .rule = DTY-TRE-03
destiny-card-philosophers-stone = Philosopher’s Stone
    .power = Your hand limit is 1 higher.
    .rule = DTY-TRE-04
destiny-card-crystal-ball = Crystal Ball
    .power = Action: look into the hands of all opponents.
    .rule = DTY-TRE-05
destiny-card-magic-tome = Magic Tome
    .power = Action: draw a card, then discard one.
    .rule = DTY-TRE-06
destiny-card-dragons-hoard = Dragon’s Hoard
    .rule = DTY-TRE-07

destiny-treasure-points =
    { $count ->
        [one] one treasure point
       *[other] { $count } treasure points
    }

## Cards with an alignment

destiny-alignment-g = Good
destiny-alignment-e = Evil
destiny-alignment-l = Law
destiny-alignment-c = Chaos
destiny-alignment-n = Nature

destiny-kind-base = Base
    .rule = DTY-BASE-01
    .meaning = The foundation of an army. Two of your Bases may not oppose each other.
destiny-kind-bonus = Bonus
    .rule = DTY-BONUS-01
    .meaning = Added to one Base. Matching cards make each other worth more.
destiny-kind-multiplier = Multiplier
    .rule = DTY-MULT-01
    .meaning = Multiplies a Base and its Bonus.

destiny-card-gb1 = { destiny-alignment-g } { destiny-kind-base } 1
destiny-card-gb2 = { destiny-alignment-g } { destiny-kind-base } 2
destiny-card-gb3 = { destiny-alignment-g } { destiny-kind-base } 3
destiny-card-gb4 = { destiny-alignment-g } { destiny-kind-base } 4
destiny-card-g-1 = { destiny-alignment-g } { destiny-kind-bonus } +1
destiny-card-g-2 = { destiny-alignment-g } { destiny-kind-bonus } +2
destiny-card-g-3 = { destiny-alignment-g } { destiny-kind-bonus } +3
destiny-card-gx2 = { destiny-alignment-g } { destiny-kind-multiplier } ×2
destiny-card-gx3 = { destiny-alignment-g } { destiny-kind-multiplier } ×3
destiny-card-gx4 = { destiny-alignment-g } { destiny-kind-multiplier } ×4
destiny-card-eb1 = { destiny-alignment-e } { destiny-kind-base } 1
destiny-card-eb2 = { destiny-alignment-e } { destiny-kind-base } 2
destiny-card-eb3 = { destiny-alignment-e } { destiny-kind-base } 3
destiny-card-eb4 = { destiny-alignment-e } { destiny-kind-base } 4
destiny-card-e-1 = { destiny-alignment-e } { destiny-kind-bonus } +1
destiny-card-e-2 = { destiny-alignment-e } { destiny-kind-bonus } +2
destiny-card-e-3 = { destiny-alignment-e } { destiny-kind-bonus } +3
destiny-card-ex2 = { destiny-alignment-e } { destiny-kind-multiplier } ×2
destiny-card-ex3 = { destiny-alignment-e } { destiny-kind-multiplier } ×3
destiny-card-ex4 = { destiny-alignment-e } { destiny-kind-multiplier } ×4
destiny-card-lb1 = { destiny-alignment-l } { destiny-kind-base } 1
destiny-card-lb2 = { destiny-alignment-l } { destiny-kind-base } 2
destiny-card-lb3 = { destiny-alignment-l } { destiny-kind-base } 3
destiny-card-lb4 = { destiny-alignment-l } { destiny-kind-base } 4
destiny-card-l-1 = { destiny-alignment-l } { destiny-kind-bonus } +1
destiny-card-l-2 = { destiny-alignment-l } { destiny-kind-bonus } +2
destiny-card-l-3 = { destiny-alignment-l } { destiny-kind-bonus } +3
destiny-card-lx2 = { destiny-alignment-l } { destiny-kind-multiplier } ×2
destiny-card-lx3 = { destiny-alignment-l } { destiny-kind-multiplier } ×3
destiny-card-lx4 = { destiny-alignment-l } { destiny-kind-multiplier } ×4
destiny-card-cb1 = { destiny-alignment-c } { destiny-kind-base } 1
destiny-card-cb2 = { destiny-alignment-c } { destiny-kind-base } 2
destiny-card-cb3 = { destiny-alignment-c } { destiny-kind-base } 3
destiny-card-cb4 = { destiny-alignment-c } { destiny-kind-base } 4
destiny-card-c-1 = { destiny-alignment-c } { destiny-kind-bonus } +1
destiny-card-c-2 = { destiny-alignment-c } { destiny-kind-bonus } +2
destiny-card-c-3 = { destiny-alignment-c } { destiny-kind-bonus } +3
destiny-card-cx2 = { destiny-alignment-c } { destiny-kind-multiplier } ×2
destiny-card-cx3 = { destiny-alignment-c } { destiny-kind-multiplier } ×3
destiny-card-cx4 = { destiny-alignment-c } { destiny-kind-multiplier } ×4
destiny-card-nb1 = { destiny-alignment-n } { destiny-kind-base } 1
destiny-card-nb2 = { destiny-alignment-n } { destiny-kind-base } 2
destiny-card-nb3 = { destiny-alignment-n } { destiny-kind-base } 3
destiny-card-nb4 = { destiny-alignment-n } { destiny-kind-base } 4
destiny-card-n-1 = { destiny-alignment-n } { destiny-kind-bonus } +1
destiny-card-n-2 = { destiny-alignment-n } { destiny-kind-bonus } +2
destiny-card-n-3 = { destiny-alignment-n } { destiny-kind-bonus } +3
destiny-card-nx2 = { destiny-alignment-n } { destiny-kind-multiplier } ×2
destiny-card-nx3 = { destiny-alignment-n } { destiny-kind-multiplier } ×3
destiny-card-nx4 = { destiny-alignment-n } { destiny-kind-multiplier } ×4
