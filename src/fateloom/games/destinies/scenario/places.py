"""The map and what stands on it: tiles, submaps, points of interest, dungeons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fateloom.games.destinies.scenario.conditions import ALWAYS, Condition
from fateloom.games.destinies.scenario.options import Option, Result
from fateloom.games.destinies.scenario.texts import TextId

BOX: Final = "box"
UNEXPLORED: Final = "unexplored"
EXPLORED: Final = "explored"
TILE_STATES: Final = (BOX, UNEXPLORED, EXPLORED)

SIDES: Final = ("n", "e", "s", "w")
STEPS: Final = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
"""The change of x and y for a step to each side; y grows to the south."""
WAYS: Final = ("road", "river", "shore", "sea")
COVERS: Final = ("forest", "hills", "mountain", "marsh", "field")
TERRAINS: Final = (
    "forest",
    "hills",
    "mountain",
    "marsh",
    "field",
    "village",
    "town",
    "coast",
    "ruin",
    "stones",
    "road",
    "sea",
)
FEATURES: Final = ("hub", "mill", "spring", "boat")
"""The marks that the drawing of a tile can show."""

TOKENS: Final = 26
"""POI tokens in the box (DST-CMP-09)."""


@dataclass(frozen=True, slots=True)
class Submap:
    """One of the maps of a scenario (DST-TRV-01)."""

    id: str
    name: TextId


@dataclass(frozen=True, slots=True)
class Edge:
    """The crossings of one side of a tile: up to one way and one cover."""

    side: str
    way: str | None = None
    cover: str | None = None


@dataclass(frozen=True, slots=True)
class Feature:
    """A mark of the drawing, in the units of the tile (240 by 240)."""

    kind: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Tile:
    """One square of the map, with its two sides (DST-CMP-02).

    hint      what the unexplored side suggests (DST-SET-17)
    start     how it lies at the start: one of TILE_STATES
    picture   how it looks
    reveals   the tiles laid beside it when it is explored (DST-EXP-06)
    arrival   what happens to the explorer
    spots     points that the drawing keeps clear for POI markers
    """

    id: str
    number: int
    name: TextId
    submap: str
    x: int
    y: int
    terrain: str
    edges: tuple[Edge, ...] = ()
    spots: tuple[tuple[int, int], ...] = ()
    features: tuple[Feature, ...] = ()
    start: str = BOX
    hint: TextId | None = None
    picture: str | None = None
    reveals: tuple[str, ...] = ()
    arrival: Result | None = None


@dataclass(frozen=True, slots=True)
class PoiState:
    """A state of a place, with the words that greet a visitor."""

    id: str
    text: TextId


@dataclass(frozen=True, slots=True)
class Poi:
    """A place to visit. The first state is the one it starts in.

    tile      where it is placed; None: only an effect says where
    waits     an effect places it, not the exploration of its tile
    token     the number of its token, or None where a figure shows it
    figure    the miniature that shows it, or None
    icon      its icon on the map, by name
    picture   how it looks
    silence   the answer to a scan that has none of its own (DST-SCAN-10)
    """

    id: str
    name: TextId
    states: tuple[PoiState, ...]
    options: tuple[Option, ...]
    tile: str | None = None
    waits: bool = False
    token: int | None = None
    figure: str | None = None
    icon: str | None = None
    picture: str | None = None
    silence: TextId | None = None


@dataclass(frozen=True, slots=True)
class Way:
    """A way out of a room; `to` None leads back out through the entrance."""

    id: str
    label: TextId
    to: str | None
    when: Condition = ALWAYS


@dataclass(frozen=True, slots=True)
class Room:
    """A junction of a dungeon: its text, its ways out and its options."""

    id: str
    text: TextId
    ways: tuple[Way, ...]
    options: tuple[Option, ...] = ()
    arrival: Result | None = None
    picture: str | None = None


@dataclass(frozen=True, slots=True)
class Dungeon:
    """A network of rooms; the first room is the entrance (DST-DUN-01).

    `maze` is a larger one with dead ends; `goal` is the room that visitors look for.
    """

    id: str
    name: TextId
    rooms: tuple[Room, ...]
    goal: str | None = None
    maze: bool = False
