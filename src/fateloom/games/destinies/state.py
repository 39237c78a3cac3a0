"""The state of a table of Destinies: a position with its rules attached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from fateloom.core.errors import IllegalMove
from fateloom.core.game import Event, Move, Seat
from fateloom.games.destinies import legal, observe, play, refusals
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.scenario import names
from fateloom.games.destinies.view import View


class DestiniesState(Position):
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
        play.choose(self, seat, move)

    def view(self, seat: Seat | None) -> View:
        return observe.view(self, seat)

    @property
    def languages(self) -> tuple[str, ...]:
        story = self.book.scenario
        return (story.language, *story.translations)

    def translated(self, language: str) -> Self:
        new = self.copy()
        new.language = language
        return new

    def translate_event(self, event: Event) -> Event:
        return Event(event.code, names.translated(self, event.code, event.args), event.seats)
