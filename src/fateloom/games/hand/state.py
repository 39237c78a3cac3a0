"""The state of a run of The Hand of Destiny: a position with its rules attached."""

from __future__ import annotations

from collections.abc import Sequence

from fateloom.core.errors import IllegalMove
from fateloom.core.game import Move, Seat
from fateloom.games.hand import legal, observe, play, refusals
from fateloom.games.hand.position import Position
from fateloom.games.hand.view import View


class HandState(Position):
    """A position with its rules: legal moves, their effects, and views."""

    __slots__ = ()

    def legal(self, seat: Seat) -> Sequence[Move]:
        if seat not in self.waiting:
            return ()
        self._offered = legal.moves(self)
        return self._offered

    def apply(self, seat: Seat, move: Move) -> None:
        if seat not in self.waiting or move not in self._offered:
            reason = refusals.refusal(self, seat, move)
            if reason is not None:
                raise IllegalMove(reason.code, *reason.details, rule=reason.rule)
        self._offered = ()
        play.choose(self, move)

    def view(self, seat: Seat | None) -> View:
        return observe.view(self, seat)
