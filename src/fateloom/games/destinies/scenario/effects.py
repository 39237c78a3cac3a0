"""Effects of options, events and items, as records, one verb each.

Effects hold no conditions: a conditional effect is a separate option or event.
`who` is ME, MATE, EVERYONE, OTHERS or a hero's id, and for facts also WORLD and CAMPAIGN.
`str` gives the words an author writes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from fateloom.games.destinies.scenario.conditions import ME, WORLD, owned

IT: Final = "it"
"""The item that was scanned, in the answer to its scan."""
ANY: Final = "any"
"""A skill of the player's choice (DST-SKL-17)."""
ROLLED: Final = ("successes", "total")
"""What an item may add to a roll (DST-ITEM-14, DST-ITEM-15)."""
CHANGED: Final = ("coins", "xp", "virtue", "effort")
"""The amounts of a hero that effects change; an Effort die comes ready or is exhausted."""


@dataclass(frozen=True, slots=True)
class Set:
    """Set a flag. A flag stays set unless it is volatile."""

    name: str
    who: str = WORLD

    def __str__(self) -> str:
        return f"set {owned(self.name, self.who)}"


@dataclass(frozen=True, slots=True)
class Clear:
    """Clear a volatile flag."""

    name: str
    who: str = WORLD

    def __str__(self) -> str:
        return f"clear {owned(self.name, self.who)}"


@dataclass(frozen=True, slots=True)
class Change:
    """Add to a counter, an amount of a hero, or a roll; clamped to its range."""

    name: str
    who: str
    by: int

    def __str__(self) -> str:
        short = self.name in CHANGED + ROLLED and self.who == ME
        return f"{self.name if short else owned(self.name, self.who)} {self.by:+d}"


@dataclass(frozen=True, slots=True)
class Assign:
    """Give a counter a value."""

    name: str
    who: str
    value: int

    def __str__(self) -> str:
        return f"{owned(self.name, self.who)} = {self.value}"


@dataclass(frozen=True, slots=True)
class Gain:
    """A hero gets a copy from the box; when none is left, 1 XP instead (DST-ITEM-22)."""

    item: str
    who: str = ME

    def __str__(self) -> str:
        return f"gain {self.item}{_for(self.who)}"


@dataclass(frozen=True, slots=True)
class Lose:
    """A held item, or IT, goes back to the box; nothing happens if it is not held."""

    item: str
    who: str = ME

    def __str__(self) -> str:
        return f"lose {self.item}{_for(self.who)}"


@dataclass(frozen=True, slots=True)
class Drop:
    """A held item, or IT, is left on the hero's tile as abandoned."""

    item: str

    def __str__(self) -> str:
        return f"drop {self.item}"


@dataclass(frozen=True, slots=True)
class Stock:
    """A copy from the box, or IT from the hero, joins the stack of a POI (DST-TRD-08)."""

    poi: str
    item: str

    def __str__(self) -> str:
        return f"stock {self.poi} with {self.item}"


@dataclass(frozen=True, slots=True)
class Skill:
    """Skill gain or loss (DST-SKL-12, DST-SKL-13), once, or once for each other item held."""

    skill: str
    by: int
    who: str = ME
    per_item: bool = False

    def __str__(self) -> str:
        each = " per item" if self.per_item else ""
        return f"skill {self.skill} {self.by:+d}{each}{_for(self.who)}"


@dataclass(frozen=True, slots=True)
class Marker:
    """A new marker on a track, on this space or on the highest free one (DST-SKL-21)."""

    skill: str
    space: int | None = None
    who: str = ME

    def __str__(self) -> str:
        place = "" if self.space is None else f" on {self.space}"
        return f"marker {self.skill}{place}{_for(self.who)}"


@dataclass(frozen=True, slots=True)
class Place:
    """A POI comes to its tile, or to the tile named, or moves there (DST-EVT-04, -05)."""

    poi: str
    tile: str | None = None

    def __str__(self) -> str:
        return f"place {self.poi}" + ("" if self.tile is None else f" on {self.tile}")


@dataclass(frozen=True, slots=True)
class Remove:
    """A POI leaves the map (DST-EVT-07)."""

    poi: str

    def __str__(self) -> str:
        return f"remove {self.poi}"


@dataclass(frozen=True, slots=True)
class Become:
    """A POI or an NPC changes its state (DST-EVT-08, DST-NPC-03). `kind` is POI or NPC."""

    kind: str
    name: str
    state: str

    def __str__(self) -> str:
        return f"{self.name} becomes {self.state}"


@dataclass(frozen=True, slots=True)
class Token:
    """A POI changes its token (DST-EVT-06)."""

    poi: str
    token: int

    def __str__(self) -> str:
        return f"token {self.poi} {self.token}"


@dataclass(frozen=True, slots=True)
class Bring:
    """An NPC comes to a POI, from wherever they were (DST-EVT-09)."""

    npc: str
    poi: str

    def __str__(self) -> str:
        return f"bring {self.npc} to {self.poi}"


@dataclass(frozen=True, slots=True)
class Dismiss:
    """An NPC leaves the map."""

    npc: str

    def __str__(self) -> str:
        return f"dismiss {self.npc}"


@dataclass(frozen=True, slots=True)
class Reveal:
    """A tile comes out of the box, unexplored side up (DST-EXP-06)."""

    tile: str

    def __str__(self) -> str:
        return f"reveal {self.tile}"


@dataclass(frozen=True, slots=True)
class Explore:
    """A tile is turned explored side up, without being entered."""

    tile: str

    def __str__(self) -> str:
        return f"explore {self.tile}"


@dataclass(frozen=True, slots=True)
class Go:
    """A hero is moved to a tile."""

    tile: str
    who: str = ME

    def __str__(self) -> str:
        return f"go {self.tile}{_for(self.who)}"


@dataclass(frozen=True, slots=True)
class Start:
    """A callable event happens next."""

    event: str

    def __str__(self) -> str:
        return f"start {self.event}"


@dataclass(frozen=True, slots=True)
class EndVisit:
    """The hero has to leave, and the turn ends (DST-TURN-16)."""

    def __str__(self) -> str:
        return "end visit"


Effect: TypeAlias = (
    Set
    | Clear
    | Change
    | Assign
    | Gain
    | Lose
    | Drop
    | Stock
    | Skill
    | Marker
    | Place
    | Remove
    | Become
    | Token
    | Bring
    | Dismiss
    | Reveal
    | Explore
    | Go
    | Start
    | EndVisit
)


def _for(who: str) -> str:
    return "" if who == ME else f" for {who}"
