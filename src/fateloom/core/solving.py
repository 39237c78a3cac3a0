"""Positions that are won for certain: solved exhaustively, by all moves of one seat.

A seat wins for certain if its own choices lead to its win before anything is drawn, shown, or
chosen by others. So nothing that it does not know can keep it from winning, and the whole answer is
a finite search.

Examples:
    >>> import fateloom
    >>> game = fateloom.games["hand"]
    >>> solver = Solver(game, seat=0, most=1000)
    >>> solver.chance(game.new(seed=7, seats=1, difficulty="legendary"))
    0.0
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from fateloom.core.game import Game, Seat, State
from fateloom.core.pause import PAUSE
from fateloom.core.undo import revealed


class Unsolved(Exception):
    """The search has met more states than it may, or moves that lead in a circle."""


class Solver:
    """The states that have been searched for a seat. What is known of one counts for all searches.

    most  the most states that are kept
    """

    def __init__(self, game: Game[Any, Any], seat: Seat, most: int) -> None:
        self._game, self._seat, self._most = game, seat, most
        self._chances: dict[Hashable, float] = {}
        # The states on the way to the one that is searched.
        self._way: set[Hashable] = set()

    def __len__(self) -> int:
        """The number of states that have been searched."""
        return len(self._chances)

    def chance(self, state: State) -> float:
        """The share of games that the seat wins for certain if it chooses at random from here.

        More than 0 where it can win for certain at all. Raises `Unsolved`.
        """
        if state.outcome is not None:
            return float(self._seat in state.outcome.winners)
        if state.waiting != (self._seat,):
            return 0.0
        key = key_of(state)
        known = self._chances.get(key)
        if known is not None:
            return known
        if key in self._way or len(self._chances) + len(self._way) >= self._most:
            raise Unsolved
        self._way.add(key)
        try:
            won, moves = 0.0, 0
            for move in state.legal(self._seat):
                if move.kind not in self._game.takes_back:
                    after = state.copy()
                    after.apply(self._seat, move)
                    won += 0.0 if revealed(state, after) else self.chance(after)
                    moves += 1
        finally:
            self._way.discard(key)
        self._chances[key] = chance = won / moves if moves else 0.0
        PAUSE.get()()
        return chance

    def winnable(self) -> frozenset[Hashable]:
        """The keys of the searched states from which the seat can win for certain."""
        return frozenset([key for key, chance in self._chances.items() if chance > 0])


def key_of(state: State) -> Hashable:
    """What tells a state from others of its game: it is the same for equal states."""
    return tuple(state.fields().values())
