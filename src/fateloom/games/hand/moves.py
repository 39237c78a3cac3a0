"""All moves of The Hand of Destiny, created once.

commit Scout               add a strength card to the prepared attack
add Resourceful            an ability or axe that goes with that attack
strike front               make it: on the front or second monster, the boss, or as the
                           strength cost of a critical hit
take                       take the front monster's damage
use Avenger on second      an ability or weapon; targets are front, second, third and boss
use Shield Bash to defeat front
use Dragon Master on front by second
pay Scout, exhaust         how an ability is paid for
prevent 1, decline         what a shield keeps off; no to whatever is offered
lose 2 1, heal 2 1         the numbers of abilities in the left and right columns that
                           are exhausted afterwards
choose Scout               one among equals, or the next in order
rotate Scout, flip Scout   what a wand or potion turns
critical 2, stop           a critical hit; enough of the boss
buy War Axe, leave         at the merchant
"""

from __future__ import annotations

from itertools import product
from typing import Any, Final, NamedTuple

from fateloom.core.game import Move
from fateloom.core.move_table import MoveTable
from fateloom.games.hand import cards as c

FRONT, SECOND, THIRD, BOSS, CRITICAL = range(5)
PLACE_NAMES: Final = ("front", "second", "third", "boss", "critical")
_VISIBLE: Final = (FRONT, SECOND, THIRD)


class Card(NamedTuple):
    """The parts of what is done with a monster card."""

    face: c.Face


class Strike(NamedTuple):
    """The parts of `strike`."""

    place: int


class Thing(NamedTuple):
    """The parts of `add`, and of `use` without a target: an ability or item."""

    what: int


class UseOn(NamedTuple):
    """The parts of `use`, at a place."""

    what: int
    place: int


class Defeat(NamedTuple):
    """The parts of `use` that defeats outright."""

    what: int
    place: int
    outright: int = 1


class UseBy(NamedTuple):
    """The parts of `use` at a place, by the Dragon of another."""

    what: int
    place: int
    by: int


class Prevent(NamedTuple):
    """The parts of `prevent`."""

    damage: int


class Exhausted(NamedTuple):
    """The parts of `lose` and `heal`: a `Grid`."""

    left: int
    right: int


class Hit(NamedTuple):
    """The parts of `critical`."""

    hit: int


class Buy(NamedTuple):
    """The parts of `buy`."""

    item: int


def _of_faces(kind: str) -> tuple[Move, ...]:
    return tuple(
        Move(kind, Card(face), f"{kind} {name}", {"card": name}) for face, name in enumerate(c.NAME)
    )


def _grids(kind: str) -> dict[c.Grid, Move]:
    return {grid: Move(kind, Exhausted(*grid), f"{kind} {grid[0]} {grid[1]}") for grid in c.GRIDS}


def _use(
    parts: Any, words: str = "", on: int | None = None, by: int | None = None, defeats: bool = False
) -> Move:
    """A use of something; places are given by name, as in views."""
    name = c.NAMED[parts.what]
    place = None if on is None else PLACE_NAMES[on]
    dragon = None if by is None else PLACE_NAMES[by]
    args = {"what": name, "place": place, "by": dragon, "defeats": defeats}
    return Move("use", parts, f"use {name}{words}", args)


COMMIT: Final = _of_faces("commit")
PAY: Final = _of_faces("pay")
CHOOSE: Final = _of_faces("choose")
ROTATE: Final = _of_faces("rotate")
FLIP: Final = _of_faces("flip")

STRIKE: Final = {
    place: Move(
        "strike", Strike(place), f"strike {PLACE_NAMES[place]}", {"place": PLACE_NAMES[place]}
    )
    for place in (FRONT, SECOND, BOSS, CRITICAL)
}
TAKE: Final[Move] = Move("take", (), "take")
EXHAUST: Final[Move] = Move("exhaust", (), "exhaust")
DECLINE: Final[Move] = Move("decline", (), "decline")
PREVENT: Final = {n: Move("prevent", Prevent(n), f"prevent {n}") for n in (1, 2, 3)}
LOSE: Final = _grids("lose")
HEAL: Final = _grids("heal")
HIT: Final = tuple(Move("critical", Hit(n), f"critical {n + 1}", {"hit": n + 1}) for n in range(3))
STOP: Final[Move] = Move("stop", (), "stop")
BUY: Final = tuple(
    Move("buy", Buy(item), f"buy {name}", {"item": name}) for item, name in enumerate(c.ITEM_NAMES)
)
LEAVE: Final[Move] = Move("leave", (), "leave")

ADD: Final[dict[int, Move]] = {
    what: Move("add", Thing(what), f"add {c.NAMED[what]}", {"what": c.NAMED[what]})
    for what in (c.RESOURCEFUL, c.SHOOT_THROUGH, *map(c.thing, c.AXE_BONUS))
}

_ON: Final = {
    c.AVENGER: _VISIBLE,
    c.SHIELD_BASH: _VISIBLE,
    c.SUMMONS: (*_VISIBLE, BOSS),
    c.EXPERIENCE: _VISIBLE,
    c.MANEUVER: (FRONT, SECOND),
    c.RETRIBUTION: _VISIBLE,
    c.SHADOW_SPEAR: _VISIBLE,
    c.thing(c.HUNTING_BOW): _VISIBLE,
    c.thing(c.GREAT_BOW): (*_VISIBLE, BOSS),
}
"""The abilities and weapons with one target, and their possible targets."""
_DEFEATING: Final = (c.SHIELD_BASH, c.SHADOW_SPEAR)
"""The abilities and weapons that may defeat outright instead of dealing damage."""
_PLAIN: Final = (
    c.THROW_SWORD,
    c.ILLUSIONIST,
    c.FIRE_BALL,
    c.GAIN_WISDOM,
    c.ENERGY_SURGE,
    c.ARMOR_PIERCING,
    c.LONG_RANGE,
    c.INTIMIDATE,
    c.STUN_SPELL,
    c.thing(c.EMBER_WAND),
    c.thing(c.BLAZING_WAND),
)


def _uses(what: int) -> tuple[Move, ...]:
    names = PLACE_NAMES
    if what in _PLAIN:
        return (_use(Thing(what)),)
    if what == c.DRAGON_MASTER:
        return tuple(
            _use(UseBy(what, on, by), f" on {names[on]} by {names[by]}", on, by)
            for on, by in product(_VISIBLE, _VISIBLE)
        )
    moves = [_use(UseOn(what, on), f" on {names[on]}", on) for on in _ON[what]]
    if what in _DEFEATING:
        moves += [
            _use(Defeat(what, on), f" to defeat {names[on]}", on, defeats=True) for on in _VISIBLE
        ]
    return tuple(moves)


USE: Final[dict[int, tuple[Move, ...]]] = {
    what: _uses(what) for what in (*_PLAIN, *_ON, c.DRAGON_MASTER)
}
"""All ways to use an ability or weapon."""

TABLE: Final = MoveTable(
    [
        *COMMIT,
        *PAY,
        *CHOOSE,
        *ROTATE,
        *FLIP,
        *STRIKE.values(),
        TAKE,
        EXHAUST,
        DECLINE,
        *PREVENT.values(),
        *LOSE.values(),
        *HEAL.values(),
        *HIT,
        STOP,
        *BUY,
        LEAVE,
        *ADD.values(),
        *(move for moves in USE.values() for move in moves),
    ]
)
