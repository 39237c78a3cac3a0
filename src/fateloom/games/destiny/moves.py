"""All moves of Destiny, created once.

identity King              choose it at set-up
aid King                   play a character from hand as an Aid card
discard GB4, keep GB4      mark a card of the hand for discarding, or unmark it
use Thief on 2             use a power; seats are counted from 0
use Jester on 0 2          two seats swap; use Assassin on King; use Merchant
declare Law                the alignment of the card played next, by the Alchemist; declare nothing
play GB4                   a Base
play G+1 on GB4            a Bonus or Multiplier on the player's own Base
done                       end the turn in the phase
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final, NamedTuple

from fateloom.core.game import Move, Seat
from fateloom.core.move_table import MoveTable
from fateloom.games.destiny import cards as c

MAX_SEATS: Final = 6


class Card(NamedTuple):
    """The parts of what is done with one card."""

    card: c.Card


class Attach(NamedTuple):
    """The parts of `attach`."""

    card: c.Card
    base: c.Card


class Declare(NamedTuple):
    """The parts of `declare`; -1 stands for nothing."""

    alignment: c.Alignment


class Use(NamedTuple):
    """The parts of `use`, for a power without a target."""

    power: c.Powers


class UseOnSeat(NamedTuple):
    """The parts of `use`, for the Thief."""

    power: c.Powers
    seat: Seat


class UseOnSeats(NamedTuple):
    """The parts of `use`, for the Jester."""

    power: c.Powers
    seat: Seat
    other: Seat


class UseOnCard(NamedTuple):
    """The parts of `use`, for the Assassin."""

    power: c.Powers
    card: c.Card


def _with(kind: str, card: c.Card, verb: str = "") -> Move:
    name = c.NAME[card]
    return Move(kind, Card(card), f"{verb or kind} {name}", {"card": name})


def _attach(card: c.Card, base: c.Card) -> Move:
    name, under = c.NAME[card], c.NAME[base]
    return Move(
        "attach", Attach(card, base), f"play {name} on {under}", {"card": name, "base": under}
    )


def _declare(alignment: c.Alignment) -> Move:
    """The alignment is named by its letter, as in views."""
    named = alignment >= 0
    words = c.ALIGNMENT_NAMES[alignment] if named else "nothing"
    letter = c.ALIGNMENT_LETTERS[alignment] if named else None
    return Move("declare", Declare(alignment), f"declare {words}", {"alignment": letter})


def _use(
    parts: Any, target: str = "", seats: tuple[Seat, ...] = (), card: str | None = None
) -> Move:
    power = c.POWER_NAME[parts.power]
    args = {"power": power, "seats": seats, "card": card}
    return Move("use", parts, f"use {power} on {target}" if target else f"use {power}", args)


_BASES = [card for card in range(c.DECK_SIZE) if c.KIND[card] == c.BASE]
_ATTACHED = [card for card in range(c.DECK_SIZE) if c.KIND[card] in (c.BONUS, c.MULTIPLIER)]
_CHARACTERS = range(c.FIRST_CHARACTER, c.DECK_SIZE)

DONE: Final[Move] = Move("done", (), "done")
IDENTITY: Final = {card: _with("identity", card) for card in _CHARACTERS}
AID: Final = {card: _with("aid", card) for card in _CHARACTERS}
DISCARD: Final = tuple(_with("discard", card) for card in range(c.DECK_SIZE))
KEEP: Final = tuple(_with("keep", card) for card in range(c.DECK_SIZE))
BASE: Final = {card: _with("base", card, "play") for card in _BASES}
ATTACH: Final = {(card, base): _attach(card, base) for card in _ATTACHED for base in _BASES}
DECLARE: Final = {alignment: _declare(alignment) for alignment in (*c.ALIGNMENTS, -1)}

THIEF: Final = tuple(
    _use(UseOnSeat(c.THIEF, seat), str(seat), seats=(seat,)) for seat in range(MAX_SEATS)
)
JESTER: Final = {
    pair: _use(UseOnSeats(c.JESTER, *pair), f"{pair[0]} {pair[1]}", seats=pair)
    for pair in combinations(range(MAX_SEATS), 2)
}
ASSASSIN: Final = {
    card: _use(UseOnCard(c.ASSASSIN, card), c.NAME[card], card=c.NAME[card]) for card in _CHARACTERS
}
USE: Final = {
    bit: _use(Use(bit)) for bit in c.ACTIVE.values() if bit not in (c.THIEF, c.JESTER, c.ASSASSIN)
}

TABLE: Final = MoveTable(
    [
        DONE,
        *IDENTITY.values(),
        *AID.values(),
        *DISCARD,
        *KEEP,
        *BASE.values(),
        *ATTACH.values(),
        *DECLARE.values(),
        *THIEF,
        *JESTER.values(),
        *ASSASSIN.values(),
        *USE.values(),
    ]
)
