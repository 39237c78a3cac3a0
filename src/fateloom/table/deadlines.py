"""The deadlines of a table: what happens at which time without a command.

The process that has a table in memory handles its deadlines. They are also stored in the database,
so that another process takes over if that one has died (`Store.overdue`).
"""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from typing import Final, NamedTuple

from fateloom.core.game import State
from fateloom.table.clocks import Clock, Times
from fateloom.table.log import Header
from fateloom.table.votes import Question

SLACK: Final = 5.0
"""A stored deadline may be early by this many seconds, which saves writes."""
LEASE: Final = 600.0
"""Seconds until another process may claim what a process has claimed."""


class Unknown(Enum):
    """A deadline that is stored in the database and not known in memory."""

    UNKNOWN = "unknown"


UNKNOWN: Final = Unknown.UNKNOWN
MOST: Final = 100
"""Maximum number of tables that a process claims at once."""


class Standing(NamedTuple):
    """The standing of a table after a line of its log: everything that deadlines depend on.

    at  the time of that line, in seconds since 1970
    """

    state: State
    over: bool
    paused: bool
    clock: Clock | None
    times: Times | None
    question: Question | None
    at: float

    @property
    def asking(self) -> bool:
        """Whether a vote is open."""
        return self.question is not None and self.question.open


def to_begin(header: Header, stands: Standing) -> bool:
    """Whether the clocks have yet to start."""
    asleep = stands.paused or stands.over or header.saved is not None or not header.seating.begun
    return stands.clock is not None and stands.times is None and not asleep


def goes_on(header: Header, stands: Standing) -> bool:
    """Whether bots and programs choose; they wait while a vote is open."""
    return header.seating.begun and not (stands.paused or stands.over or stands.asking)


def ends(header: Header, stands: Standing) -> list[tuple[int, float]]:
    """The seats of players whose clocks run, each with the time when it runs out."""
    clock, times = stands.clock, stands.times
    if clock is None or clock.kind == "soft" or times is None or stands.over:
        return []
    return [
        (seat, stands.at + times.left(clock, seat, stands.at))
        for seat in stands.state.waiting
        if times.since[seat] is not None and header.players[seat].bot is None
    ]


def wakes_at(header: Header, stands: Standing) -> float | None:
    """When a clock or a vote runs out, in seconds since 1970; None without one."""
    if stands.clock is None and stands.question is None:
        return None
    if to_begin(header, stands):
        return stands.at
    due = [end for _, end in ends(header, stands)]
    question = stands.question
    if question is not None and question.open:
        due.append(question.ends if question.awaited(header.seating) else question.at)
    return min(due, default=None)


def due(header: Header, stands: Standing, answered: Collection[int]) -> float | None:
    """The same, including choices of bots, if people sit at the table, and of the programs of these
    seats, which are due at once."""
    players = header.seating.players
    for seat in stands.state.waiting:
        by_bot = players[seat].bot is not None and any(header.seating.holders)
        if (by_bot or seat in answered) and goes_on(header, stands):
            return stands.at
    return wakes_at(header, stands)
