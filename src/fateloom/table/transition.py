"""Transitions: the changes of a table, as data. `decide` makes them, `TableState` commits them."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fateloom.core.game import Event, Program, Seat, State
from fateloom.core.record import Choice, Recorder
from fateloom.table.deadlines import Standing
from fateloom.table.log import Entry, Header


@dataclass(frozen=True, slots=True)
class Trial:
    """A legal choice with the states before and after it.

    see      makes the view of a seat, or of spectators (None), of a state of its table
    shown    a cache of the views after it
    """

    choice: Choice
    before: State
    state: State
    events: list[Event]
    see: Callable[[State, Seat | None], Any]
    shown: dict[Any, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """Undone choices: the index and the text of the first of them, and the game without them."""

    first: int
    move: str
    recorder: Recorder


class Transition(NamedTuple):
    """All consequences of a command.

    entry       the new line of the log; None if only a program changes
    dealt       the game that it deals, if any
    trial       the choice that it makes, if any
    withdrawal  the choices that it undoes, if any
    ended       the seats whose programs it ends
    record      the record of the game, if the game ends
    program     a seat with its new program, or None to cancel its program
    rematch     the new table of a rematch, created with the line
    after       the standing of the table after the line
    due         the next deadline, in seconds since 1970
    asker       the device whose question this is: such questions are rate-limited
    """

    entry: Entry | None = None
    dealt: Recorder | None = None
    trial: Trial | None = None
    withdrawal: Withdrawal | None = None
    ended: Collection[int] = ()
    record: str | None = None
    program: tuple[int, Program | None] | None = None
    rematch: Header | None = None
    after: Standing | None = None
    due: float | None = None
    asker: str | None = None
