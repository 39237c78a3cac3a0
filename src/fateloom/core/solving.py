"""Positions that are won for certain: solved exhaustively, by all moves of one seat.

A seat wins for certain if its own choices lead to its win before anything is drawn or shown,
whatever the others choose. So nothing can keep it from winning if all hands lie open, and the whole
answer is a finite search. Of the others, only the best replies need to be tried (`Game.replies`).

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
        """The share of games that the seat wins for certain if it chooses at random from here, and
        the others choose their best replies.

        More than 0 where it can win for certain at all. Raises `Unsolved`.
        """
        if state.outcome is not None:
            return float(self._seat in state.outcome.winners)
        if len(state.waiting) != 1:
            return 0.0
        key = key_of(state)
        known = self._chances.get(key)
        if known is not None:
            return known
        if key in self._way or len(self._chances) + len(self._way) >= self._most:
            raise Unsolved
        self._way.add(key)
        try:
            chance = self._after(state, *state.waiting)
        finally:
            self._way.discard(key)
        self._chances[key] = chance
        PAUSE.get()()
        return chance

    def _after(self, state: State, seat: Seat) -> float:
        """The share after the choice of this seat."""
        own = seat == self._seat
        chances = []
        for move in state.legal(seat) if own else self._game.replies(state, seat):
            if move.kind not in self._game.takes_back:
                after = state.copy()
                after.apply(seat, move)
                chances.append(0.0 if revealed(state, after) else self.chance(after))
        if not chances:
            return 0.0
        return sum(chances) / len(chances) if own else min(chances)

    def winnable(self) -> frozenset[Hashable]:
        """The keys of the searched states from which the seat can win for certain."""
        return frozenset([key for key, chance in self._chances.items() if chance > 0])


def key_of(state: State) -> Hashable:
    """What tells a state from others of its game: it is the same for equal states."""
    return tuple(state.fields().values())
