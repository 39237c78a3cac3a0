"""The printed content of the 18 cards, as numbers and tables.

A monster card has four faces: two sides, A and B, and on each an upper and a lower half,
0 and 1 (HND-COMP-02). A face is an int 0 to 43, `card * 4 + side * 2 + half`, so that to
rotate is to change its last bit, to flip is to change the one before it (HND-OP-01,
HND-OP-02), and the card it belongs to is `face >> 2`. The constants named like monsters
are such faces.

An ability is an int 0 to 23, `hero * 6 + place`, with places counted as they are read:
from the top left of the hero's grid, row by row (HND-GRID-01).
"""

from __future__ import annotations

from typing import Final

from fateloom.games.hand import numbers

Face = int
"""A monster on a card, 0 to 43."""

Ability = int
"""A hero's ability, 0 to 23."""

Grid = tuple[int, int]
"""The numbers of exhausted abilities in the left and in the right column."""

# --- monsters -----------------------------------------------------------------------

WARRIOR, MAGIC, DRAGON, CREATURE = range(4)
TYPE_NAMES: Final = ("warrior", "magic", "dragon", "creature")

PLAIN, NORMAL, INSTANT, FRONT, SECOND = range(5)
KIND_NAMES: Final = ("none", "normal", "instant", "front", "second")

_W, _M, _D, _C = WARRIOR, MAGIC, DRAGON, CREATURE

_MONSTERS: Final = (
    ("Assassin", _W, 5, 2, FRONT),
    ("Marsh Hydra", _D, 9, 2, NORMAL),
    ("Scout", _W, 3, 1, FRONT),
    ("Bramble Boar", _C, 6, 1, PLAIN),
    ("Phase Worm", _M, 7, 1, INSTANT),
    ("Hill Raider", _W, 5, 1, PLAIN),
    ("Chieftain", _W, 7, 2, NORMAL),
    ("Ember Wisp", _M, 3, 2, INSTANT),
    ("Watcher", _M, 6, 1, NORMAL),
    ("Cave Bear", _C, 8, 2, PLAIN),
    ("Specter", _M, 4, 2, NORMAL),
    ("Ash Drake", _D, 10, 2, PLAIN),
    ("Forest Dragon", _D, 8, 3, NORMAL),
    ("Burrow Rat", _C, 2, 1, PLAIN),
    ("Shieldbearer", _W, 4, 1, NORMAL),
    ("Gravecaller", _M, 6, 2, FRONT),
    ("Mirror Shade", _M, 3, 2, NORMAL),
    ("Pit Brute", _W, 10, 2, PLAIN),
    ("Dire Wolf", _C, 5, 1, NORMAL),
    ("Storm Wyrm", _D, 11, 3, PLAIN),
    ("Cutpurse", _W, 4, 1, INSTANT),
    ("Thornback", _C, 7, 2, NORMAL),
    ("Bone Drake", _D, 6, 2, SECOND),
    ("Hex Weaver", _M, 5, 1, NORMAL),
    ("War Drummer", _W, 4, 1, NORMAL),
    ("Great Serpent", _C, 8, 2, FRONT),
    ("Lantern Imp", _M, 2, 1, INSTANT),
    ("Iron Sentinel", _W, 10, 1, PLAIN),
    ("Young Wyvern", _D, 7, 2, PLAIN),
    ("Sand Stalker", _C, 5, 2, INSTANT),
    ("Rune Thief", _M, 4, 1, NORMAL),
    ("Ogre Mauler", _W, 10, 3, PLAIN),
    ("Swarm Queen", _C, 6, 1, NORMAL),
    ("Duelist", _W, 6, 2, FRONT),
    ("Frost Shaman", _M, 5, 1, SECOND),
    ("Elder Dragon", _D, 12, 3, PLAIN),
    ("Gate Guard", _W, 7, 1, NORMAL),
    ("Carrion Bat", _C, 3, 1, PLAIN),
    ("Soul Leech", _M, 6, 2, NORMAL),
    ("Razor Boar", _C, 7, 1, PLAIN),
    ("Cinder Hatchling", _D, 5, 1, NORMAL),
    ("Night Stalker", _C, 8, 1, FRONT),
    ("Banner Knight", _W, 8, 2, NORMAL),
    ("Fen Witch", _M, 7, 1, SECOND),
)

CARDS: Final = 11
NO_DAMAGE: Final[tuple[int, ...]] = (0,) * CARDS
"""The damage of each card when none is damaged."""
FACES: Final = len(_MONSTERS)

NAME: Final = tuple(row[0] for row in _MONSTERS)
TYPE: Final = tuple(row[1] for row in _MONSTERS)
HP: Final = tuple(numbers.monster(row[0], "hp", row[2]) for row in _MONSTERS)
DMG: Final = tuple(numbers.monster(row[0], "dmg", row[3]) for row in _MONSTERS)
KIND: Final = tuple(row[4] for row in _MONSTERS)
COINS: Final = tuple(1 if hp <= 4 else 2 if hp <= 8 else 3 for hp in HP)
FACE: Final = {name: face for face, name in enumerate(NAME)}

(
    ASSASSIN,
    MARSH_HYDRA,
    SCOUT,
    BRAMBLE_BOAR,
    PHASE_WORM,
    HILL_RAIDER,
    CHIEFTAIN,
    EMBER_WISP,
    WATCHER,
    CAVE_BEAR,
    SPECTER,
    ASH_DRAKE,
    FOREST_DRAGON,
    BURROW_RAT,
    SHIELDBEARER,
    GRAVECALLER,
    MIRROR_SHADE,
    PIT_BRUTE,
    DIRE_WOLF,
    STORM_WYRM,
    CUTPURSE,
    THORNBACK,
    BONE_DRAKE,
    HEX_WEAVER,
    WAR_DRUMMER,
    GREAT_SERPENT,
    LANTERN_IMP,
    IRON_SENTINEL,
    YOUNG_WYVERN,
    SAND_STALKER,
    RUNE_THIEF,
    OGRE_MAULER,
    SWARM_QUEEN,
    DUELIST,
    FROST_SHAMAN,
    ELDER_DRAGON,
    GATE_GUARD,
    CARRION_BAT,
    SOUL_LEECH,
    RAZOR_BOAR,
    CINDER_HATCHLING,
    NIGHT_STALKER,
    BANNER_KNIGHT,
    FEN_WITCH,
) = range(FACES)

ONCE: Final = frozenset({ASSASSIN, GREAT_SERPENT, BONE_DRAKE})
"""Front and Second abilities that trigger once a wave (HND-ATYPE-10)."""
ACTIONS: Final = frozenset({WATCHER, FOREST_DRAGON})
"""Normal abilities that are resolved rather than ongoing (HND-MN-01)."""


def rotated(face: Face) -> Face:
    """The other half of the same side (HND-OP-01)."""
    return face ^ 1


def flipped(face: Face) -> Face:
    """The same half of the other side (HND-OP-02)."""
    return face ^ 2


def side(face: Face) -> int:
    """The side a face is on, 0 to 21, as `seen` masks count them."""
    return face >> 1


def without(faces: tuple[Face, ...], face: Face) -> tuple[Face, ...]:
    """A row of cards without one of them."""
    place = faces.index(face)
    return faces[:place] + faces[place + 1 :]


def named(faces: tuple[Face, ...]) -> tuple[str, ...]:
    """Faces by their names."""
    return tuple([NAME[face] for face in faces])


# --- heroes -------------------------------------------------------------------------

RHYS, IFARIS, ELORA, GALATHAR = range(4)
HERO_NAMES: Final = ("Rhys", "Ifaris", "Elora", "Galathar")
HERO_OPTIONS: Final = ("rhys", "ifaris", "elora", "galathar")
RANGED: Final = (False, True, True, False)
HEALTH: Final = 6

PAID, STOCK, STOCK_ONCE = range(3)
COST_NAMES: Final = ("paid", "stock", "stock-once")

_ABILITIES: Final = (
    # name, cost, slots, hits
    ("Crossfire", STOCK, False, False),
    ("Dual Wield", STOCK, False, False),
    ("Resourceful", PAID, False, False),
    ("Avenger", PAID, True, True),
    ("Shield Bash", PAID, False, True),
    ("Throw Sword", PAID, False, True),
    ("Illusionist", PAID, False, False),
    ("Battle Magic", STOCK, False, False),
    ("Fire Ball", PAID, False, True),
    ("Summons", PAID, True, True),
    ("Gain Wisdom", PAID, False, False),
    ("Energy Surge", PAID, False, False),
    ("Experience", STOCK_ONCE, True, True),
    ("Grudge", STOCK, False, False),
    ("Armor Piercing", PAID, False, False),
    ("Long Range", PAID, False, True),
    ("Shoot Through", PAID, True, True),
    ("Maneuver", PAID, False, False),
    ("Build Rage", STOCK, False, True),
    ("Dragon Master", STOCK_ONCE, True, True),
    ("Retribution", PAID, True, True),
    ("Intimidate", PAID, False, False),
    ("Shadow Spear", PAID, False, True),
    ("Stun Spell", PAID, False, False),
)
ABILITIES: Final = len(_ABILITIES)
ABILITY_NAME: Final = tuple(row[0] for row in _ABILITIES)
ABILITY_COST: Final = tuple(row[1] for row in _ABILITIES)
SLOTS: Final = tuple(row[2] for row in _ABILITIES)
HITS: Final = tuple(row[3] for row in _ABILITIES)
ABILITY: Final = {name: ability for ability, name in enumerate(ABILITY_NAME)}

(
    CROSSFIRE,
    DUAL_WIELD,
    RESOURCEFUL,
    AVENGER,
    SHIELD_BASH,
    THROW_SWORD,
    ILLUSIONIST,
    BATTLE_MAGIC,
    FIRE_BALL,
    SUMMONS,
    GAIN_WISDOM,
    ENERGY_SURGE,
    EXPERIENCE,
    GRUDGE,
    ARMOR_PIERCING,
    LONG_RANGE,
    SHOOT_THROUGH,
    MANEUVER,
    BUILD_RAGE,
    DRAGON_MASTER,
    RETRIBUTION,
    INTIMIDATE,
    SHADOW_SPEAR,
    STUN_SPELL,
) = range(ABILITIES)

ADD_ONS: Final = (RESOURCEFUL, SHOOT_THROUGH)
"""Paid abilities that are declared with a strength attack (HND-HERO-12)."""
RAGE: Final = numbers.damage("Build Rage", 9, "HND-HERO-G1")
THROW: Final = numbers.damage("Throw Sword", 9, "HND-HERO-R6")
SPEAR: Final = numbers.damage("Shadow Spear", 7, "HND-HERO-G5")
PIERCING: Final = 3
PIERCED_FROM: Final = 10


def hero_of(ability: Ability) -> int:
    """The hero with this ability."""
    return ability // 6


def place(ability: Ability) -> tuple[int, int]:
    """The row, 1 the lowest to 3, and the column, 0 left or 1 right, of an ability."""
    return 3 - ability % 6 // 2, ability % 2


# --- bosses -------------------------------------------------------------------------

GORVANE, SYTHRA, ARBITER = range(3)
BOSS_NAMES: Final = ("Gorvane", "Sythra", "Arbiter")
BOSS_OPTIONS: Final = ("gorvane", "sythra", "arbiter")
WAVES: Final = 4

BOSS_HP: Final = tuple(
    tuple(numbers.boss(name, level, hp, f"HND-BS-{boss}{level}") for level, hp in enumerate(hps, 1))
    for boss, (name, hps) in enumerate(
        zip(BOSS_NAMES, ((6, 9, 14, 33), (5, 8, 13, 31), (6, 9, 14, 33)), strict=True), 1
    )
)

(
    NO_POWER,
    ROTATE_LOWEST,
    WEAK_ARE_NOTHING,
    ROTATE_HIGHEST,
    LESS_PER_SLOTTED,
    DISCARD_LOWEST,
    ONE_PER_SLOTTED,
    DRAGONS_AND_WARRIORS,
    TWO_PER_SLOTTED,
    EVEN_LESS,
    EVEN_ROTATE_ALL,
    DEARER,
    LESS_AND_FLIP,
) = range(13)
POWER_NAMES: Final = (
    "none",
    "rotate-lowest",
    "weak-are-nothing",
    "rotate-highest",
    "less-per-slotted",
    "discard-lowest",
    "one-per-slotted",
    "dragons-and-warriors",
    "two-per-slotted",
    "even-less",
    "even-rotate-all",
    "dearer",
    "less-and-flip",
)
BOSS_POWER: Final = (
    (ROTATE_LOWEST, WEAK_ARE_NOTHING, ROTATE_HIGHEST, LESS_PER_SLOTTED),
    (DISCARD_LOWEST, ONE_PER_SLOTTED, DRAGONS_AND_WARRIORS, TWO_PER_SLOTTED),
    (EVEN_LESS, EVEN_ROTATE_ALL, DEARER, LESS_AND_FLIP),
)

ANY: Final = 0
"""The strength cost of a critical hit with an asterisk (HND-CRIT-07)."""
CRITICALS: Final = tuple(
    tuple(numbers.critical(level, hit, costs) for hit, costs in enumerate(hits, 1))
    for level, hits in enumerate(
        (
            ((1, 4, 8), (1, ANY, 5), (2, 6, 13)),
            ((1, 5, 9), (1, ANY, 5), (2, 7, 15)),
            ((1, 5, 10), (2, ANY, 9), (2, 8, 17)),
            ((1, 6, 12), (2, ANY, 10), (3, 8, 20)),
        ),
        1,
    )
)
"""Damage cost, strength cost and attack value of the three critical hits, by level."""
REWARD: Final = (*(numbers.reward(level, gold) for level, gold in enumerate((6, 7, 8), 1)), 0)

LOSE_DAMAGE, LOSE_GOLD, LOSE_ROTATE, LOSE_MERCHANT, LOSE_WEAPON, LOSE_GAME = range(6)
PENALTY_NAMES: Final = ("damage", "gold", "rotate", "merchant", "weapon", "game")
_LOST: Final[tuple[tuple[int, int], ...]] = ((LOSE_GAME, 1),)
PENALTIES: Final[tuple[tuple[tuple[tuple[int, int], ...], ...], ...]] = (
    (
        ((LOSE_DAMAGE, 1), (LOSE_GOLD, 2)),
        ((LOSE_DAMAGE, 1), (LOSE_ROTATE, 1)),
        ((LOSE_DAMAGE, 3), (LOSE_GOLD, 3)),
        _LOST,
    ),
    (
        ((LOSE_DAMAGE, 2),),
        ((LOSE_DAMAGE, 1), (LOSE_WEAPON, 1)),
        ((LOSE_DAMAGE, 1), (LOSE_MERCHANT, 1)),
        _LOST,
    ),
    (
        ((LOSE_DAMAGE, 1), (LOSE_GOLD, 4)),
        ((LOSE_MERCHANT, 1),),
        ((LOSE_DAMAGE, 2), (LOSE_ROTATE, 1)),
        _LOST,
    ),
)
"""The penalties for failing a boss, by boss and level: pairs of kind and amount."""

# --- merchants ----------------------------------------------------------------------

(
    HUNTING_BOW,
    GREAT_BOW,
    EMBER_WAND,
    BLAZING_WAND,
    WAR_AXE,
    GIANT_AXE,
    ROUND_SHIELD,
    TOWER_SHIELD,
    HEALING_POTION,
    SCRYING,
    TURNING,
    MIGHT,
) = range(12)
ITEM_NAMES: Final = (
    "Hunting Bow",
    "Great Bow",
    "Ember Wand",
    "Blazing Wand",
    "War Axe",
    "Giant Axe",
    "Round Shield",
    "Tower Shield",
    "Healing Potion",
    "Scrying Potion",
    "Turning Potion",
    "Might Potion",
)
ITEM: Final = {name: item for item, name in enumerate(ITEM_NAMES)}
ITEM_COST: Final = tuple(
    numbers.price(name, gold, f"HND-MI-{rule:02}")
    for name, gold, rule in zip(
        ITEM_NAMES,
        (4, 4, 3, 4, 4, 4, 3, 4, 4, 2, 2, 2),
        (1, 2, 3, 4, 8, 9, 10, 11, 5, 6, 7, 13),
        strict=True,
    )
)
"""The prices, that of a Healing Potion as printed."""
WEAPONS: Final = range(8)
POTIONS: Final = range(8, 12)
SHOP: Final = (
    (WAR_AXE, GIANT_AXE, ROUND_SHIELD, TOWER_SHIELD, HEALING_POTION, MIGHT, TURNING),
    (HUNTING_BOW, GREAT_BOW, EMBER_WAND, BLAZING_WAND, HEALING_POTION, SCRYING, TURNING),
)
"""The wares of the merchants for Melee and for Ranged heroes."""
BOW_DMG: Final = {HUNTING_BOW: 3, GREAT_BOW: 5}
AXE_BONUS: Final = {WAR_AXE: 7, GIANT_AXE: 14}
SHIELDED: Final = {ROUND_SHIELD: 2, TOWER_SHIELD: 3}


def thing(item: int) -> int:
    """The number of an item among everything usable: abilities first, then items."""
    return ABILITIES + item


NAMED: Final = ABILITY_NAME + ITEM_NAMES
"""The names of everything usable."""


def is_upgrade(item: int) -> bool:
    """Whether a weapon is the better half of its side of the merchant card."""
    return item in WEAPONS and item % 2 == 1


# --- difficulties -------------------------------------------------------------------

DIFFICULTY_OPTIONS: Final = ("casual", "easy", "normal", "heroic", "legendary")
START_STRENGTH: Final = tuple(
    numbers.strength(name, value, f"HND-DIFF-{place:02}")
    for place, (name, value) in enumerate(zip(DIFFICULTY_OPTIONS, (4, 4, 3, 3, 2), strict=True), 1)
)
HEALING_CHANGE: Final = tuple(
    numbers.healing(name, value, f"HND-DIFF-{place:02}")
    for place, (name, value) in enumerate(zip(DIFFICULTY_OPTIONS, (-1, 0, 0, 2, 0), strict=True), 1)
)


def cost(item: int, difficulty: int) -> int:
    """The price of an item (HND-POT-09, HND-DIFF)."""
    if item == HEALING_POTION:
        return max(1, ITEM_COST[item] + HEALING_CHANGE[difficulty])
    return ITEM_COST[item]


# --- the grid of abilities ----------------------------------------------------------

GRIDS: Final = tuple(
    (left, right)
    for left in range(4)
    for right in range(4)
    if (left, right) not in ((3, 0), (0, 3))
)
"""The 14 legal states of exhaustion (HND-GRID-03, HND-GRID-07)."""
DEAD: Final[Grid] = (3, 3)


def _working(hero: int, grid: Grid) -> int:
    places = [place for place in range(6) if grid[place & 1] < 3 - (place >> 1)]
    return sum([1 << hero * 6 + place for place in places])


WORKING: Final = tuple(
    tuple(tuple(_working(hero, (left, right)) for right in range(4)) for left in range(4))
    for hero in range(len(HERO_NAMES))
)
"""The abilities that each hero has unexhausted, as a bit per ability, by how many are
exhausted in the left and in the right column."""
STOCKS: Final = sum([1 << ability for ability, cost in enumerate(ABILITY_COST) if cost == STOCK])
"""A bit per Stock ability."""


def works(hero: int, grid: Grid, ability: Ability) -> bool:
    """Whether this hero has this ability and the grid leaves it unexhausted."""
    return bool(WORKING[hero][grid[0]][grid[1]] >> ability & 1)


def after_loss(grid: Grid, amount: int) -> tuple[Grid, ...]:
    """The possible states after losing `amount` abilities (HND-GRID-08)."""
    left, right = grid
    return _LOSSES[left][right][amount] if left + right + amount < HEALTH else (DEAD,)


def _losses(left: int, right: int, amount: int) -> tuple[Grid, ...]:
    exhausted = left + right + amount
    return tuple(to for to in GRIDS if left <= to[0] and right <= to[1] and sum(to) == exhausted)


_LOSSES: Final = tuple(
    tuple(tuple(_losses(left, right, amount) for amount in range(HEALTH)) for right in range(4))
    for left in range(4)
)
"""The possible states after a loss, by the exhausted abilities in each column, and the amount."""


def after_healing(grid: Grid, amount: int) -> tuple[Grid, ...]:
    """The possible states after healing `amount` abilities (HND-POT-07)."""
    return tuple(
        to
        for to in GRIDS
        if to[0] <= grid[0] and to[1] <= grid[1] and sum(to) == sum(grid) - amount
    )


def after_exhausting(grid: Grid, ability: Ability) -> Grid:
    """The state after exhausting an ability for its effect, steps included.

    Everything below it in its column is exhausted too (HND-GRID-02), and a top ability needs one
    of the other column exhausted (HND-GRID-03, -04); nothing more (HND-GRID-06).
    """
    row, column = place(ability)
    other = grid[1] if column == 0 else grid[0]
    if row == 3 and other == 0:
        other = 1
    return (row, other) if column == 0 else (other, row)
