"""The state of a table of Realms of Destiny: a position with its rules attached."""

from __future__ import annotations

from collections.abc import Sequence

from fateloom.core.errors import IllegalMove
from fateloom.core.game import Move, Seat
from fateloom.games.realms import legal, observe, play, refusals
from fateloom.games.realms.position import Position
from fateloom.games.realms.view import View


class RealmsState(Position):
    """A position with its rules: legal moves, their effects, and views."""

    __slots__ = ()

    def legal(self, seat: Seat) -> Sequence[Move]:
        return legal.moves(self, seat) if seat in self.waiting else ()

    def apply(self, seat: Seat, move: Move) -> None:
        reason = refusals.refusal(self, seat, move)
        if reason is not None:
            raise IllegalMove(reason.code, *reason.details, rule=reason.rule)
        play.choose(self, seat, move)

    def view(self, seat: Seat | None) -> View:
        return observe.view(self, seat)
