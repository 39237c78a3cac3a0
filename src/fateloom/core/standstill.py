"""Choices that leave a table where it is, and how many of them a bot may make.

Rules may let a seat choose again and again with nothing coming of it: a mark set and taken
away, a word said and unsaid. People stop by themselves. A bot may not, so the code
that runs it counts such choices, and lets another bot answer once there are too many.
"""

from __future__ import annotations

from typing import Final

from fateloom.core.game import Seat, State
from fateloom.core.record import Recorder

LIMIT: Final = 200
"""So many choices a seat may make in a row without the table moving on, before somebody else
answers for its bot. The longest turn that any bot was seen to need had 45; chance alone, which
marks and unmarks cards as long as it likes, came to 64."""


def moved_on(before: State, after: State) -> bool:
    """Whether a choice has moved the table on.

    It has when chance fell, somebody learned something, other seats are asked than before, or
    the game is over.
    """
    return moment(before) != moment(after)


def moment(state: State) -> tuple[int, int, tuple[Seat, ...]]:
    """What changes about a table when it moves on."""
    return state.random, state.learned, state.waiting


def standstill(recorder: Recorder, seat: Seat) -> int:
    """How many choices this seat has made since the table last moved on."""
    count, after = 0, recorder.state
    for choice, before in zip(reversed(recorder.choices), reversed(recorder.moments), strict=True):
        if moved_on(before, after):
            break
        count += choice.seat == seat
        after = before
    return count
