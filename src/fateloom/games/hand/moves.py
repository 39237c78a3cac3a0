"""Every move of The Hand of Destiny, made once.

commit Scout               add a strength card to the attack that is being made ready
add Resourceful            an ability or axe that goes with that attack
strike front               make it: on the front or second monster, the boss, or as the
                           strength cost of a critical hit
take                       take the front monster's damage
use Avenger on second      an ability or weapon; targets are front, second, third and boss
use Shield Bash to defeat front
use Dragon Master on front by second
pay Scout, exhaust         how an ability is paid for
prevent 1, decline         what a shield keeps off; no to whatever is offered
lose 2 1, heal 2 1         so many abilities of the left and of the right column are
                           exhausted then
choose Scout               one among equals, or the next in order
rotate Scout, flip Scout   what a wand or potion turns
critical 2, stop           a critical hit; enough of the boss
buy War Axe, leave         at the merchant
"""

from __future__ import annotations

from itertools import product
from typing import Final

from fateloom.core.game import Move
from fateloom.core.move_table import MoveTable
from fateloom.games.hand import cards as c

FRONT, SECOND, THIRD, BOSS, CRITICAL = range(5)
PLACE_NAMES: Final = ("front", "second", "third", "boss", "critical")
_VISIBLE: Final = (FRONT, SECOND, THIRD)


def _of_faces(kind: str) -> tuple[Move, ...]:
    return tuple(Move(kind, (face,), f"{kind} {c.NAME[face]}") for face in range(c.FACES))


COMMIT: Final = _of_faces("commit")
PAY: Final = _of_faces("pay")
CHOOSE: Final = _of_faces("choose")
ROTATE: Final = _of_faces("rotate")
FLIP: Final = _of_faces("flip")

STRIKE: Final = {
    place: Move("strike", (place,), f"strike {PLACE_NAMES[place]}")
    for place in (FRONT, SECOND, BOSS, CRITICAL)
}
TAKE: Final[Move] = Move("take", (), "take")
EXHAUST: Final[Move] = Move("exhaust", (), "exhaust")
DECLINE: Final[Move] = Move("decline", (), "decline")
PREVENT: Final = {n: Move("prevent", (n,), f"prevent {n}") for n in (1, 2, 3)}
LOSE: Final = {grid: Move("lose", grid, f"lose {grid[0]} {grid[1]}") for grid in c.GRIDS}
HEAL: Final = {grid: Move("heal", grid, f"heal {grid[0]} {grid[1]}") for grid in c.GRIDS}
HIT: Final = tuple(Move("critical", (n,), f"critical {n + 1}") for n in range(3))
STOP: Final[Move] = Move("stop", (), "stop")
BUY: Final = tuple(Move("buy", (item,), f"buy {name}") for item, name in enumerate(c.ITEM_NAMES))
LEAVE: Final[Move] = Move("leave", (), "leave")

ADD: Final[dict[int, Move]] = {
    what: Move("add", (what,), f"add {c.NAMED[what]}")
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
"""What is used on one place, and on which."""
_DEFEATING: Final = (c.SHIELD_BASH, c.SHADOW_SPEAR)
"""What may defeat outright instead of dealing damage."""
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
    named = f"use {c.NAMED[what]}"
    if what in _PLAIN:
        return (Move("use", (what,), named),)
    if what == c.DRAGON_MASTER:
        return tuple(
            Move("use", (what, on, by), f"{named} on {PLACE_NAMES[on]} by {PLACE_NAMES[by]}")
            for on, by in product(_VISIBLE, _VISIBLE)
        )
    moves = [Move("use", (what, place), f"{named} on {PLACE_NAMES[place]}") for place in _ON[what]]
    if what in _DEFEATING:
        moves += [
            Move("use", (what, place, 1), f"{named} to defeat {PLACE_NAMES[place]}")
            for place in _VISIBLE
        ]
    return tuple(moves)


USE: Final[dict[int, tuple[Move, ...]]] = {
    what: _uses(what) for what in (*_PLAIN, *_ON, c.DRAGON_MASTER)
}
"""All ways to use an ability or weapon: what, then the place, then the dragon's place or 1
for "defeat"."""

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
