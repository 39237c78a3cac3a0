### What is printed on the cards of The Hand of Destiny: names, and what everything does. Read by
### Python and by the client alike; a slug is made as destiny.ftl tells.
###
### hand-card-<slug> names a monster, an ability, a boss, an item, a hero or a type; its .power says
### what it does (a monster without an ability has none), an ability's and an item's .short the same in
### a few words, its .rule is the rule in rules.md. A hero
### and a boss have a .title, their name in full; a boss has its powers by level: .power-1 with
### .rule-1, and so on.

## Types of monsters

hand-card-warrior = Warrior
hand-card-magic = Magic
hand-card-dragon = Dragon
hand-card-creature = Creature

## Monsters, a card after the other: side A, upper and lower half, then side B

hand-card-assassin = Assassin
    .power = Front, once a wave: the hero takes 1 damage, and Assassin moves to second place.
    .rule = HND-FACT-04
hand-card-marsh-hydra = Marsh Hydra
    .power = It has 1 HP more for each other visible monster.
hand-card-scout = Scout
    .power = Front: peek at the third monster.
    .rule = HND-FACT-06
hand-card-bramble-boar = Bramble Boar

hand-card-phase-worm = Phase Worm
    .power = Instant: all other visible monsters are flipped.
    .rule = HND-FACT-05
hand-card-hill-raider = Hill Raider
hand-card-chieftain = Chieftain
    .power = It has 2 HP more while it is not in front.
    .rule = HND-FACT-02
hand-card-ember-wisp = Ember Wisp
    .power = Instant: the highest strength card is rotated.

hand-card-watcher = Watcher
    .power = The visible monsters behind it are rotated, each whose other half has more HP.
    .rule = HND-FACT-03
hand-card-cave-bear = Cave Bear
hand-card-specter = Specter
    .power = The third monster is visible while Specter is.
    .rule = HND-FACT-07
hand-card-ash-drake = Ash Drake

hand-card-forest-dragon = Forest Dragon
    .power = The other visible Creatures go to the Underworld, and their HP are added to Forest Dragon’s.
    .rule = HND-FACT-01
hand-card-burrow-rat = Burrow Rat
hand-card-shieldbearer = Shieldbearer
    .power = A strength attack on Shieldbearer is worth 4 less.
hand-card-gravecaller = Gravecaller
    .power = Front: discard a strength card.

hand-card-mirror-shade = Mirror Shade
    .power = Each strength card used against Mirror Shade is worth 4 less.
hand-card-pit-brute = Pit Brute
hand-card-dire-wolf = Dire Wolf
    .power = It has 2 HP more while another Creature is visible.
hand-card-storm-wyrm = Storm Wyrm

hand-card-cutpurse = Cutpurse
    .power = Instant: the lowest strength card is discarded.
hand-card-thornback = Thornback
    .power = Hero abilities cannot damage or defeat Thornback.
    .rule = HND-MN-05
hand-card-bone-drake = Bone Drake
    .power = Second, once a wave: Bone Drake moves to the front.
hand-card-hex-weaver = Hex Weaver
    .power = Stock abilities have no effect while Hex Weaver is visible.
    .rule = HND-MN-07

hand-card-war-drummer = War Drummer
    .power = Other visible Warriors have 2 HP more.
hand-card-great-serpent = Great Serpent
    .power = Front, once a wave: the hero takes 1 damage.
hand-card-lantern-imp = Lantern Imp
    .power = Instant: all other visible monsters are rotated.
hand-card-iron-sentinel = Iron Sentinel

hand-card-young-wyvern = Young Wyvern
hand-card-sand-stalker = Sand Stalker
    .power = Instant: Sand Stalker goes to the back of the line.
    .rule = HND-MN-11
hand-card-rune-thief = Rune Thief
    .power = Abilities cannot be paid for with strength cards while Rune Thief is visible.
    .rule = HND-MN-08
hand-card-ogre-mauler = Ogre Mauler

hand-card-swarm-queen = Swarm Queen
    .power = Other visible Creatures do 1 damage more.
hand-card-duelist = Duelist
    .power = Front: the lowest strength card is rotated.
hand-card-frost-shaman = Frost Shaman
    .power = Second: the front monster is flipped.
hand-card-elder-dragon = Elder Dragon

hand-card-gate-guard = Gate Guard
    .power = While Gate Guard is in front, no strength attack reaches the second monster.
    .rule = HND-MN-09
hand-card-carrion-bat = Carrion Bat
hand-card-soul-leech = Soul Leech
    .power = It has 1 HP more for each exhausted ability of the hero.
hand-card-razor-boar = Razor Boar

hand-card-cinder-hatchling = Cinder Hatchling
    .power = It has 3 HP more while another Dragon is visible.
hand-card-night-stalker = Night Stalker
    .power = Front: the second monster is flipped.
hand-card-banner-knight = Banner Knight
    .power = Other visible Warriors do 1 damage more.
hand-card-fen-witch = Fen Witch
    .power = Second: the front monster is rotated.

## Heroes, and their abilities from the top left to the bottom right

hand-card-rhys = Rhys
    .title = Rhys, the Warden
hand-card-crossfire = Crossfire
    .power = A strength attack on the front monster is worth 2 more while the second is a Warrior.
    .short = +2 on the front if the second is a Warrior
    .rule = HND-HERO-R1
hand-card-dual-wield = Dual Wield
    .power = A strength attack made with two or more cards is worth 1 more.
    .short = +1 with two cards or more
    .rule = HND-HERO-R2
hand-card-resourceful = Resourceful
    .power = With a strength attack: afterwards one of its cards is rotated and stays slotted.
    .short = Keep one card of an attack, rotated
    .rule = HND-HERO-R3
hand-card-avenger = Avenger
    .power = Defeat a visible monster whose Instant or Front ability has triggered in this wave.
    .short = Defeat one whose Instant or Front triggered
    .rule = HND-HERO-R4
hand-card-shield-bash = Shield Bash
    .power = Defeat a visible Warrior, or deal a visible monster half its HP, rounded down.
    .short = Defeat a Warrior, or halve any monster
    .rule = HND-HERO-R5
hand-card-throw-sword = Throw Sword
    .power = Deal 9 damage to the second monster.
    .short = 9 damage to the second
    .rule = HND-HERO-R6

hand-card-ifaris = Ifaris
    .title = Ifaris, the Red Mage
hand-card-illusionist = Illusionist
    .power = Rotate the front and the second monster.
    .short = Rotate the front and the second
    .rule = HND-HERO-I1
hand-card-battle-magic = Battle Magic
    .power = A strength attack on a Magic monster is worth 1 more.
    .short = +1 against Magic
    .rule = HND-HERO-I2
hand-card-fire-ball = Fire Ball
    .power = Take 1 damage. The front and the second monster are defeated.
    .short = 1 damage to you; front and second fall
    .rule = HND-HERO-I3
hand-card-summons = Summons
    .power = Attack a visible monster or the boss for twice the DMG of all slotted strength cards.
    .short = Attack for twice the DMG of your strength
    .rule = HND-HERO-I4
hand-card-gain-wisdom = Gain Wisdom
    .power = Rotate the highest strength card.
    .short = Rotate the highest strength
    .rule = HND-HERO-I5
hand-card-energy-surge = Energy Surge
    .power = Move the front monster to second place.
    .short = The front goes to second place
    .rule = HND-HERO-I6

hand-card-elora = Elora
    .title = Elora, the Ranger
hand-card-experience = Experience
    .power = Deal a visible monster as much damage as the wave has number.
    .short = Damage as the wave has number
    .rule = HND-HERO-E1
hand-card-grudge = Grudge
    .power = After you take damage, your next strength attack is worth 2 more.
    .short = +2 after you took damage
    .rule = HND-HERO-E2
hand-card-armor-piercing = Armor Piercing
    .power = For the rest of the wave all monsters of 10 HP or more have 3 HP less.
    .short = All of 10 HP or more have 3 less
    .rule = HND-HERO-E3
hand-card-long-range = Long Range
    .power = Defeat the last monster of the line, visible or hidden.
    .short = Defeat the last of the line
    .rule = HND-HERO-E4
hand-card-shoot-through = Shoot Through
    .power = With a strength attack on the front monster: the second takes half its value too, rounded up.
    .short = Half the attack goes on to the second
    .rule = HND-HERO-E5
hand-card-maneuver = Maneuver
    .power = Send the front or the second monster to the back of the line.
    .short = The front or the second goes to the back
    .rule = HND-HERO-E6

hand-card-galathar = Galathar
    .title = Galathar, the Shadow Knight
hand-card-build-rage = Build Rage
    .power = When you take the front monster’s damage, the monster that comes to the front takes 9 damage.
    .short = When you are hit, the next takes 9
    .rule = HND-HERO-G1
hand-card-dragon-master = Dragon Master
    .power = Attack a visible monster for half the HP, rounded up, of a visible Dragon in the line.
    .short = Attack for half a Dragon’s HP
    .rule = HND-HERO-G2
hand-card-retribution = Retribution
    .power = Attack a visible monster for twice the number of your exhausted abilities.
    .short = Attack for 2 per exhausted ability
    .rule = HND-HERO-G3
hand-card-intimidate = Intimidate
    .power = Swap the front and the second monster.
    .short = Swap the front and the second
    .rule = HND-HERO-G4
hand-card-shadow-spear = Shadow Spear
    .power = Defeat a visible Dragon, or deal 7 damage to a visible monster.
    .short = Defeat a Dragon, or 7 damage to any
    .rule = HND-HERO-G5
hand-card-stun-spell = Stun Spell
    .power = When the front monster’s Front ability is about to trigger, prevent it.
    .short = Prevent a Front ability
    .rule = HND-HERO-G6

## Bosses, with their powers by level

hand-card-gorvane = Gorvane
    .title = Gorvane, the Hollow King
    .power-1 = After each attack the lowest slotted strength card is rotated.
    .rule-1 = HND-BS-11
    .power-2 = Strength cards of value 3 or less count as 0.
    .rule-2 = HND-BS-12
    .power-3 = After each attack the highest slotted strength card is rotated.
    .rule-3 = HND-BS-13
    .power-4 = A direct strength attack is worth 1 less for each strength card that is still slotted.
    .rule-4 = HND-BS-14
hand-card-sythra = Sythra
    .title = Sythra, Mother of Cinders
    .power-1 = When the Boss phase begins, the lowest strength card is discarded.
    .rule-1 = HND-BS-21
    .power-2 = Sythra has 1 HP more for each slotted strength card.
    .rule-2 = HND-BS-22
    .power-3 = Strength cards that show neither a Dragon nor a Warrior are worth 2 less.
    .rule-3 = HND-BS-23
    .power-4 = Sythra has 2 HP more for each slotted strength card.
    .rule-4 = HND-BS-24
hand-card-arbiter = The Pale Arbiter
    .title = The Pale Arbiter
    .power-1 = Strength cards of even value are worth 2 less.
    .rule-1 = HND-BS-31
    .power-2 = After an attack with an even card all slotted strength cards are rotated.
    .rule-2 = HND-BS-32
    .power-3 = Each critical hit you use makes the strength costs of the others 2 higher.
    .rule-3 = HND-BS-33
    .power-4 = Every strength card is worth 1 less. After each attack the highest slotted one is flipped.
    .rule-4 = HND-BS-34

## What the merchants sell

hand-card-hunting-bow = Hunting Bow
    .power = Deal 3 damage to a visible monster.
    .short = 3 damage to a monster
    .rule = HND-MI-01
hand-card-great-bow = Great Bow
    .power = Deal 5 damage to a visible monster or the boss.
    .short = 5 damage to a monster or the boss
    .rule = HND-MI-02
hand-card-ember-wand = Ember Wand
    .power = Rotate a visible monster or a strength card.
    .short = Rotate one card
    .rule = HND-MI-03
hand-card-blazing-wand = Blazing Wand
    .power = Rotate or flip up to two cards among visible monsters and strength cards.
    .short = Rotate or flip up to two cards
    .rule = HND-MI-04
hand-card-war-axe = War Axe
    .power = One strength attack, on a monster or the boss, is worth 7 more.
    .short = +7 for one attack
    .rule = HND-MI-08
hand-card-giant-axe = Giant Axe
    .power = One strength attack, on a monster or the boss, is worth 14 more.
    .short = +14 for one attack
    .rule = HND-MI-09
hand-card-round-shield = Round Shield
    .power = Prevent up to 2 damage of a monster or a monster’s ability.
    .short = Prevents up to 2 damage
    .rule = HND-MI-10
hand-card-tower-shield = Tower Shield
    .power = Prevent up to 3 damage of a monster or a monster’s ability.
    .short = Prevents up to 3 damage
    .rule = HND-MI-11
hand-card-healing-potion = Healing Potion
    .power = Heal 1 HP at once.
    .short = Heals 1 HP at once
    .rule = HND-MI-05
hand-card-scrying-potion = Scrying Potion
    .power = In the next setup look at the first three cards of the line and put them back in any order.
    .short = Next wave: order the first three
    .rule = HND-MI-06
hand-card-turning-potion = Turning Potion
    .power = In the next setup rotate or flip one starting strength card.
    .short = Next wave: turn one strength
    .rule = HND-MI-07
hand-card-might-potion = Might Potion
    .power = In the next setup draw one more starting strength card.
    .short = Next wave: one strength more
    .rule = HND-MI-13
