"""The components of Destiny: 73 Destiny cards and 20 treasures (DTY-DECK, DTY-TRE).

Cards are small ints, so that states stay flat and fast:

    0-49   aligned cards, ten an alignment: Bases 1-4, Bonuses +1-+3, Multipliers x2-x4
    50-72  characters, in the order of the catalogue

Treasures are ints too: 0-19 in the fixed order of `TREASURE_DECK`, by kind. Powers are
bits of one int: bit i for character 50 + i, and the four treasures with powers above.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from fateloom.games.destiny.numbers import NUMBERS

Card = int
Alignment = int
Powers = int
Played = tuple[Card, Alignment]
"""A card on the table, with the alignment it counts as: fixed at the moment it is played."""
Group = tuple[Played, ...]
"""A Base with the Bonuses and Multipliers on it; the Base is the first."""

GOOD, EVIL, LAW, CHAOS, NATURE = ALIGNMENTS = range(5)
ALIGNMENT_LETTERS: Final = "GELCN"
ALIGNMENT_NAMES: Final = ("Good", "Evil", "Law", "Chaos", "Nature")
OPPOSED: Final = (EVIL, GOOD, CHAOS, LAW, -1)
"""The alignment each one opposes, -1 for none (DTY-DECK-08 to DTY-DECK-10)."""

BASE, BONUS, MULTIPLIER, CHARACTER = range(4)
KIND_NAMES: Final = ("Base", "Bonus", "Multiplier", "Character")

CHARACTER_NAMES: Final = (
    "King",
    "Warrior",
    "Wizard",
    "Lover",
    "Barbarian",
    "Knight",
    "Dragon",
    "Alchemist",
    "Thief",
    "Jester",
    "Merchant",
    "Amazon",
    "Assassin",
    "Ranger",
    "Warlord",
    "Paladin",
    "Oracle",
    "Rogue",
    "Druid",
    "Necromancer",
    "Wraith Lord",
    "Overlord",
    "Emperor",
)

FIRST_CHARACTER: Final = 50
DECK_SIZE: Final = FIRST_CHARACTER + len(CHARACTER_NAMES)

_TEN: Final = (
    *((BASE, value) for value in (1, 2, 3, 4)),
    *((BONUS, value) for value in (1, 2, 3)),
    *((MULTIPLIER, value) for value in (2, 3, 4)),
)
_CHARACTERS: Final = len(CHARACTER_NAMES)
_MARKS: Final = ("B", "+", "x")

ALIGNMENT: Final = tuple(a for a in ALIGNMENTS for _ in _TEN) + (-1,) * _CHARACTERS
"""The printed alignment of each card, -1 for characters."""
KIND: Final[tuple[int, ...]] = tuple(kind for kind, _ in _TEN) * 5 + (CHARACTER,) * _CHARACTERS
NAME: Final = (
    tuple(f"{letter}{_MARKS[kind]}{value}" for letter in ALIGNMENT_LETTERS for kind, value in _TEN)
    + CHARACTER_NAMES
)
VALUE: Final[tuple[int, ...]] = (
    *(
        NUMBERS.take("cards", name, "value", value, least=0, most=12, rule="DTY-DECK-06")
        for name, (_, value) in zip(NAME, _TEN * 5, strict=False)
    ),
    *(0,) * _CHARACTERS,
)
"""The value of each card, 0 for characters. Their names keep the printed one."""
CARD: Final = {name: card for card, name in enumerate(NAME)}
"""The cards by name: `CARD["GB4"]`, `CARD["King"]`."""


def power(character: str) -> Powers:
    """The power bit of a character."""
    return 1 << CHARACTER_NAMES.index(character)


KING = power("King")
WARRIOR = power("Warrior")
WIZARD = power("Wizard")
LOVER = power("Lover")
BARBARIAN = power("Barbarian")
KNIGHT = power("Knight")
DRAGON = power("Dragon")
ALCHEMIST = power("Alchemist")
THIEF = power("Thief")
JESTER = power("Jester")
MERCHANT = power("Merchant")
AMAZON = power("Amazon")
ASSASSIN = power("Assassin")
RANGER = power("Ranger")
WARLORD = power("Warlord")
PALADIN = power("Paladin")
ORACLE = power("Oracle")
ROGUE = power("Rogue")
DRUID = power("Druid")
NECROMANCER = power("Necromancer")
WRAITH_LORD = power("Wraith Lord")
OVERLORD = power("Overlord")
EMPEROR = power("Emperor")

KINGS_CROWN, PHILOSOPHERS_STONE, CRYSTAL_BALL, MAGIC_TOME = (1 << _CHARACTERS + i for i in range(4))

_TREASURES: Final = (
    ("Lesser Hoard", 10, 1, 0),
    ("Greater Hoard", 5, 2, 0),
    ("Kings Crown", 1, 1, KINGS_CROWN),
    ("Philosophers Stone", 1, 1, PHILOSOPHERS_STONE),
    ("Crystal Ball", 1, 1, CRYSTAL_BALL),
    ("Magic Tome", 1, 1, MAGIC_TOME),
    ("Dragons Hoard", 1, 3, 0),
)


def treasure_rule(name: str) -> str:
    """The id of the rule about a treasure."""
    number = [each for each, _, _, _ in _TREASURES].index(name)
    return f"DTY-TRE-{number + 1:02}"


def character_rule(name: str) -> str:
    """The id of the rule about a character."""
    return f"DTY-CHAR-{CHARACTER_NAMES.index(name) + 1:02}"


def _of_treasure(name: str, number: str, value: int, least: int, most: int) -> int:
    rule = treasure_rule(name)
    return NUMBERS.take("treasures", name, number, value, least=least, most=most, rule=rule)


TREASURES: Final = tuple(
    (
        name,
        _of_treasure(name, "copies", copies, int(copies > 1), 20),
        _of_treasure(name, "points", points, 0, 9),
        bit,
    )
    for name, copies, points, bit in _TREASURES
)
"""Name, copies, treasure points and power of each treasure (DTY-TRE-01 to DTY-TRE-07)."""

TREASURE_DECK: Final = tuple(
    kind for kind, (_, copies, _, _) in enumerate(TREASURES) for _ in range(copies)
)
"""The kinds of the 20 treasures, before shuffling."""
TREASURE_NAME: Final = tuple(name for name, _, _, _ in TREASURES)
TREASURE_POINTS: Final = tuple(points for _, _, points, _ in TREASURES)
TREASURE_POWER: Final = tuple(bit for _, _, _, bit in TREASURES)

POWER_NAME: Final = {
    **{power(name): name for name in CHARACTER_NAMES},
    **{bit: name for name, _, _, bit in TREASURES if bit},
}
ACTIVE: Final = {
    name: bit
    for bit, name in POWER_NAME.items()
    if bit & (THIEF | JESTER | MERCHANT | ASSASSIN | ORACLE | CRYSTAL_BALL | MAGIC_TOME)
}
"""The powers used in the Action Phase, by the name of the card that grants them (DTY-ACT-02)."""

HAND_SIZE: Final = NUMBERS.take("rules", "hand", "cards", 7, least=4, most=10, rule="DTY-DRAW-02")
_EMPEROR_ADDS: Final = NUMBERS.take(
    "cards", "Emperor", "hand", 1, least=0, most=3, rule=character_rule("Emperor")
)
_LARGER: Final = (
    (EMPEROR, _EMPEROR_ADDS),
    (PHILOSOPHERS_STONE, _of_treasure("Philosophers Stone", "hand", 1, 0, 3)),
)


def hand_limit(powers: Powers) -> int:
    """The hand size after drawing (DTY-DRAW-02)."""
    return HAND_SIZE + sum([more for bit, more in _LARGER if powers & bit])


def points(treasures: Iterable[int]) -> int:
    """The treasure points of these treasures."""
    return sum([TREASURE_POINTS[kind] for kind in treasures])


def names(held: Sequence[Card]) -> tuple[str, ...]:
    """Cards by name."""
    return tuple(map(NAME.__getitem__, held))


def named_hands(
    hands: Iterable[tuple[int, tuple[Card, ...]]],
) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Hands by seat, with their cards by name."""
    return tuple([(seat, names(hand)) for seat, hand in hands])
