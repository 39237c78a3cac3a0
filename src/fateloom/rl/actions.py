"""Actions: whole numbers for the moves of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import index
from typing import Any

from fateloom.core.game import Move, Seat

_NAMES = ("seat", "seats")
"""The arguments of a move that are seats, in every game."""


class Actions:
    """The actions of a game at tables with a number of seats.

    An action is the place of a move in the game's list of all moves. So it means the same in every
    situation, apart from what it says of seats: these are counted from the seat that acts, 0 being
    itself and 1 the next in the direction of play. To seat 4 of 5, "use Thief on 1" means seat 0.

    Examples:
        >>> import fateloom
        >>> actions = Actions(fateloom.games["destiny"].moves, seats=5)
        >>> thief = fateloom.games["destiny"].parse("use Thief on 0")
        >>> str(actions.moves(0)[actions.number(4, thief)])
        'use Thief on 1'
    """

    def __init__(self, moves: Iterable[Move], seats: int) -> None:
        listed = tuple(moves)
        self._moves = [_turned(listed, seat, seats) for seat in range(seats)]
        self._numbers = [{id(move): i for i, move in enumerate(each)} for each in self._moves]

    def __len__(self) -> int:
        return len(self._moves[0])

    def moves(self, seat: Seat) -> Sequence[Move]:
        """The moves by their actions, for this seat. Those of seat 0 are as they are written."""
        return self._moves[seat]

    def number(self, seat: Seat, move: Move) -> int:
        """The action of a seat that stands for a move."""
        return self._numbers[seat][id(move)]

    def move(self, seat: Seat, action: Any) -> Move:
        """The move that an action of a seat stands for.

        Raises `ValueError` for a number that is no action, and `TypeError` for what is no whole
        number.
        """
        number = index(action)
        if not 0 <= number < len(self):
            raise ValueError(f"no such action: {number}; there are {len(self)}, from 0")
        return self._moves[seat][number]


def _turned(moves: tuple[Move, ...], seat: Seat, seats: int) -> tuple[Move, ...]:
    """The moves in the order in which their seats, counted from this one, are in `moves`."""
    known = {(_about(move), _seats(move)): move for move in moves}
    found: list[Move | None] = []
    for move in moves:
        about, named = _about(move), _seats(move)
        turned = tuple([(each + seat) % seats if each < seats else each for each in named])
        # The order of seats means nothing in a move that is listed for one order only.
        found.append(known.get((about, turned)) or known.get((about, tuple(sorted(turned)))))
    # Moves that are listed for fewer seats cannot be made at this table.
    others = {_about(move) for move, new in zip(moves, found, strict=True) if new is None}
    return tuple(
        [
            move if new is None or _about(move) in others else new
            for move, new in zip(moves, found, strict=True)
        ]
    )


def _seats(move: Move) -> tuple[Seat, ...]:
    named: list[Seat] = []
    for name in _NAMES:
        value = move.args.get(name)
        named += (value,) if isinstance(value, int) else value or ()
    return tuple(named)


def _about(move: Move) -> tuple[Any, ...]:
    """Everything that a move says but of seats."""
    others = tuple([(name, value) for name, value in move.args.items() if name not in _NAMES])
    return (move.kind, move.parts.__class__, others)
