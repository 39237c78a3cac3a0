"""Conditions: requirements for an option to open, an event to fire, a Finale to start.

A condition is a small tree over finite domains: no arithmetic, no loops, only enumerable values.
The same tree is run by the engine (`checking.py`), explained to authors, and turned into guards by
the proof. `str` gives the words an author writes, and the story loader reads them back to the same
tree.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

WORLD: Final = "world"
"""The owner of facts of the world."""
CAMPAIGN: Final = "campaign"
"""The owner of facts from earlier scenarios of the campaign (DST-SCN-13)."""
ME: Final = "me"
"""The active hero, or the bound companion who acts for them."""
MATE: Final = "mate"
"""The team mate (DST-TEAM-20)."""
SOMEONE: Final = "someone"
"""Any hero in play, the active one included; in effects, EVERYONE is all of them."""
EVERYONE: Final = "everyone"
OTHERS: Final = "others"
"""The heroes in play but the active one; in conditions, any of them."""

AMOUNTS: Final = ("coins", "xp", "virtue", "effort", "items")
"""The amounts of a hero."""
GAUGES: Final = ("day", "heroes")
"""The gauges of the table: the day, and the number of heroes who play."""
SIGNS: Final = ("=", "!=", "<", "<=", ">", ">=")

POI: Final = "poi"
NPC: Final = "npc"
TILE: Final = "tile"
HERO: Final = "hero"
MODE: Final = "mode"

PRESENT: Final = "present"
"""A POI that is on the map, an NPC who is at a POI."""
TILE_WORDS: Final = ("laid", "explored")
"""A tile that is on the table, whichever side up; and one explored side up."""
HERO_WORDS: Final = ("playing", "in-finale", "fulfilled", "defeated")
MODES: Final = ("race", "explorer", "challenger", "team")


@dataclass(frozen=True, slots=True)
class All:
    """Every part holds; with no parts, always true."""

    parts: tuple[Condition, ...] = ()

    def __str__(self) -> str:
        return " and ".join(_inner(part) for part in self.parts) or "always"


@dataclass(frozen=True, slots=True)
class Some:
    """At least one part holds; with no parts, never true."""

    parts: tuple[Condition, ...]

    def __str__(self) -> str:
        return " or ".join(_inner(part) for part in self.parts) or "never"


@dataclass(frozen=True, slots=True)
class Not:
    """The part does not hold."""

    part: Condition

    def __str__(self) -> str:
        return f"not {_inner(self.part)}"


@dataclass(frozen=True, slots=True)
class Count:
    """How many of the parts hold, compared with a number."""

    parts: tuple[Condition, ...]
    sign: str
    number: int

    def __str__(self) -> str:
        return f"count({', '.join(map(str, self.parts))}) {self.sign} {self.number}"


@dataclass(frozen=True, slots=True)
class Flag:
    """A flag that is set: the world's, the campaign's, or a hero's own."""

    name: str
    who: str = WORLD

    def __str__(self) -> str:
        return owned(self.name, self.who)


@dataclass(frozen=True, slots=True)
class Compare:
    """A counter, an amount of a hero or a gauge of the table, compared with a number."""

    name: str
    who: str
    sign: str
    number: int

    def __str__(self) -> str:
        return f"{owned(self.name, self.who)} {self.sign} {self.number}"


@dataclass(frozen=True, slots=True)
class Has:
    """A hero has this item in the inventory."""

    item: str
    who: str = ME

    def __str__(self) -> str:
        return f"{_subject(self.who)}has {self.item}"


@dataclass(frozen=True, slots=True)
class Carries:
    """A hero has some item of this category (DST-ITEM-03)."""

    category: str
    who: str = ME

    def __str__(self) -> str:
        return f"{_subject(self.who)}has any {self.category}"


@dataclass(frozen=True, slots=True)
class At:
    """A hero stands on this tile."""

    tile: str
    who: str = ME

    def __str__(self) -> str:
        return f"{_subject(self.who)}at {self.tile}"


@dataclass(frozen=True, slots=True)
class Attends:
    """An NPC is at this POI."""

    npc: str
    poi: str

    def __str__(self) -> str:
        return f"{self.npc} at {self.poi}"


@dataclass(frozen=True, slots=True)
class Is:
    """A POI, an NPC, a tile or a hero is in a state; `me is HERO`; `mode is MODE`.

    `kind` is what `name` names: POI, NPC, TILE, HERO or MODE; `me is HERO` has ME for both.
    """

    kind: str
    name: str
    word: str

    def __str__(self) -> str:
        return f"{self.name} is {self.word}"


@dataclass(frozen=True, slots=True)
class Taken:
    """The option has been taken in this visit (DST-POI-09, DST-POI-10)."""

    option: str

    def __str__(self) -> str:
        return f"taken {self.option.rpartition('.')[2]}"


Leaf: TypeAlias = Flag | Compare | Has | Carries | At | Attends | Is | Taken
Condition: TypeAlias = All | Some | Not | Count | Leaf

ALWAYS: Final = All()


def leaves(condition: Condition) -> list[Leaf]:
    """The atomic conditions of a condition, in reading order."""
    match condition:
        case All(parts) | Some(parts) | Count(parts, _, _):
            return [leaf for part in parts for leaf in leaves(part)]
        case Not(part):
            return leaves(part)
        case _:
            return [condition]


def compare(value: int, sign: str, number: int) -> bool:
    """Whether `value sign number` is true."""
    match sign:
        case "=":
            return value == number
        case "!=":
            return value != number
        case "<":
            return value < number
        case "<=":
            return value <= number
        case ">":
            return value > number
    return value >= number


def owned(name: str, who: str) -> str:
    """A fact as authors write it: bare for the world's, `me.debts`, `campaign.mill-saved`."""
    return name if who == WORLD else f"{who}.{name}"


def _subject(who: str) -> str:
    return "" if who == ME else f"{who} "


def _inner(part: Condition) -> str:
    compound = isinstance(part, (All, Some)) and len(part.parts) > 1
    return f"({part})" if compound else str(part)
