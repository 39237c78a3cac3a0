"""The puzzles of one day, and how they are won and lost."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

from fateloom.core.puzzles import Daily, position
from fateloom.core.solving import key_of
from fateloom.games import registry
from fateloom.table.puzzles import puzzle_of, winnable

if TYPE_CHECKING:
    from fateloom.core.record import Recorder

HAND: Final = registry["hand"]
DAY: Final = date(2026, 12, 24)


def of(grade: str, day: date = DAY) -> Recorder:
    """The puzzle of a grade."""
    return position(HAND, *puzzle_of(HAND, Daily(grade, day)))


def ways(recorder: Recorder) -> tuple[str | None, str | None]:
    """A choice after which the puzzle can still be won, and one after which it cannot."""
    states = winnable(HAND, recorder, len(recorder.choices))
    good = bad = None
    for move in recorder.state.legal(0):
        after = recorder.state.copy()
        after.apply(0, move)
        won = after.outcome is not None and bool(after.outcome.winners)
        if won or key_of(after) in states:
            good = good or move.text
        elif after.outcome is None:
            bad = bad or move.text
    return good, bad
