"""Standstill: choices without progress at the table, and the limit of them for a bot.

Rules may allow a seat to choose again and again without any effect: set a mark and remove it, make
an announcement and withdraw it. People stop at some point. A bot may not, so the code that runs it
counts such choices, and replaces it by another bot when there are too many.
"""

from __future__ import annotations

from typing import Final

from fateloom.core.game import Seat, State
from fateloom.core.record import Recorder

LIMIT: Final = 200
"""The maximum number of choices that a bot may make in a row without progress, before another one
replaces it. The longest turn observed for a bot had 45; the random bot, which marks and unmarks
cards at random, reached 64."""


def progressed(before: State, after: State) -> bool:
    """Whether there was progress between two states.

    There was when a random number was drawn, a seat learned something, other seats have to choose
    than before, or the game is over.
    """
    return progress_of(before) != progress_of(after)


def progress_of(state: State) -> tuple[int, int, tuple[Seat, ...]]:
    """The part of a state that changes with progress."""
    return state.random, state.learned, state.waiting


def standstill(recorder: Recorder, seat: Seat) -> int:
    """The number of choices that a seat has made since the last progress."""
    count, after = 0, recorder.state
    for choice, before in zip(reversed(recorder.choices), reversed(recorder.moments), strict=True):
        if progressed(before, after):
            break
        count += choice.seat == seat
        after = before
    return count
