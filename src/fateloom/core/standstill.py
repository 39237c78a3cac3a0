"""Standstill: choices without progress at the table, and the limit of them for a bot.

Rules may let a seat choose again and again without any effect: set a mark and remove it, say a word
and take it back. People stop by themselves. A bot may not, so the code that runs it counts such
choices, and lets another bot stand in when there are too many.
"""

from __future__ import annotations

from typing import Final

from fateloom.core.game import Seat, State
from fateloom.core.record import Recorder

LIMIT: Final = 200
"""The most choices that a bot may make in a row without progress, before another one stands in.
The longest turn that a bot was seen to need had 45; the random bot, which marks and unmarks cards
at will, reached 64."""


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
