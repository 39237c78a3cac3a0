"""The puzzles of one day, and how they are won and lost."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING, Any, Final

from fateloom.core.puzzles import PERSON, Daily, position
from fateloom.core.solving import key_of
from fateloom.games import registry
from fateloom.table.puzzles import puzzle_of, winnable

if TYPE_CHECKING:
    from fateloom.core.game import Game, Seat
    from fateloom.core.record import Recorder

DAY: Final = date(2026, 12, 24)


def of(grade: str, day: date = DAY, name: str = "hand") -> Recorder:
    """The puzzle of a grade."""
    game = registry[name]
    return position(game, *puzzle_of(game, Daily(grade, day)))


def ways(recorder: Recorder) -> tuple[str | None, str | None]:
    """A choice after which the puzzle can still be won, and one after which it cannot."""
    states = winnable(recorder.game, recorder, len(recorder.choices))
    good = bad = None
    for move in recorder.state.legal(PERSON):
        after = recorder.state.copy()
        after.apply(PERSON, move)
        won = after.outcome is not None and PERSON in after.outcome.winners
        if won or key_of(after) in states:
            good = good or move.text
        elif after.outcome is None:
            bad = bad or move.text
    return good, bad


def answered(recorder: Recorder) -> Iterator[tuple[Seat, str]]:
    """The best replies of the others, until the person has to choose; the reader makes them."""
    game: Game[Any, Any] = recorder.game
    while recorder.state.waiting and (seat := recorder.state.waiting[0]) != PERSON:
        yield seat, game.replies(recorder.state, seat)[0].text


def solution(game: Game[Any, Any], recorder: Recorder) -> Iterator[tuple[Seat, str]]:
    """Choices that win a puzzle, with the best replies of the others; the reader makes them."""
    while recorder.state.waiting:
        yield from answered(recorder)
        if recorder.state.waiting:
            good, _ = ways(recorder)
            assert good is not None
            yield PERSON, good
