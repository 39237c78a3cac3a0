"""One game of an environment, from the deal to the rewards."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fateloom.core.errors import IllegalMove
from fateloom.core.game import Move, Seat, State
from fateloom.rl.setup import Flat, Kind, Setup, Structured

Mask = NDArray[np.int8]
"""1 for each action that is legal, in the order of the actions."""


class Play:
    """A game that is played with actions.

    Attributes:
        state: The table.
        choices: The number of choices made.
    """

    def __init__(self, setup: Setup, state: State, choices: int = 0) -> None:
        self.setup, self.state, self.choices = setup, state, choices

    @classmethod
    def begin(cls, setup: Setup, seed: int) -> Play:
        """The game of a seed, the same as `Game.new` deals. Raises `InvalidSetup` below 0."""
        return cls(setup, setup.game.new(seed=index(seed), seats=setup.seats, **setup.options))

    @property
    def seat(self) -> Seat | None:
        """The seat that has to choose, the first of those that wait; None after the end.

        Where several seats choose at the same time, they are asked one after the other. None of
        them can see what the others have chosen, which is how the game itself keeps it.
        """
        state = self.state
        if state.outcome is not None or self.choices >= self.setup.limit:
            return None
        return state.waiting[0]

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.state.outcome is not None

    @property
    def broken_off(self) -> bool:
        """Whether it was broken off at the limit of choices."""
        return not self.over and self.choices >= self.setup.limit

    def act(self, action: Any) -> None:
        """Make the choice of the seat that has to choose.

        Raises `IllegalMove` with the reason, and leaves everything as it was.
        """
        seat = self.seat
        if seat is None:
            raise IllegalMove("game-over")
        self.choose(seat, self.setup.actions.move(seat, action))

    def choose(self, seat: Seat, move: Move) -> None:
        """Make a move of a seat.

        Raises `IllegalMove` with the reason, and leaves everything as it was.
        """
        self.state.apply(seat, move)
        self.choices += 1

    def legal(self, seat: Seat) -> list[int]:
        """The legal actions of a seat, in ascending order; none unless it has to choose."""
        number = self.setup.actions.number
        return sorted([number(seat, move) for move in self.state.legal(seat)])

    def mask(self, seat: Seat) -> Mask:
        """The legal actions of a seat, by action."""
        mask = np.zeros(len(self.setup.actions), np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def observe(self, seat: Seat, kind: Kind) -> Flat | Structured:
        """What a seat sees."""
        return self.setup.observed(self.state.view(seat), kind)

    def reward(self, seat: Seat) -> float:
        """1 for the seat that has won, and -1 for one that has not. A shared 1 is divided.

        0 before the end, for a game that was broken off, and for a game of one that was neither
        won nor lost.
        """
        outcome = self.state.outcome
        if outcome is None or (self.state.seats == 1 and outcome.reason == "draw"):
            return 0.0
        return 1 / len(outcome.winners) if seat in outcome.winners else -1.0

    def result(self, seat: Seat) -> dict[str, Any]:
        """How the game ended for a seat: its place (1 is the first, and may be shared) and the
        reason; nothing before the end."""
        outcome = self.state.outcome
        if outcome is None:
            return {}
        place = next(i for i, seats in enumerate(outcome.ranking, 1) if seat in seats)
        return {"place": place, "reason": outcome.reason}
