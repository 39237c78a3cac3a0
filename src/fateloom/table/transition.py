"""What a command changes at a table, as data: made by `decide`, committed by `TableState`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fateloom.core.game import Event, Program, State
from fateloom.core.record import Choice, Recorder
from fateloom.table.deadlines import Standing
from fateloom.table.log import Entry, Header


@dataclass(frozen=True, slots=True)
class Trial:
    """A choice that is legal: the state before it, and what it makes of that.

    shown    what was made already of the views after it
    """

    choice: Choice
    before: State
    state: State
    events: list[Event]
    shown: dict[Any, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """Choices taken back: the index and the words of the first of them, and the table as if they
    had not been made."""

    first: int
    move: str
    recorder: Recorder


class Transition(NamedTuple):
    """All that follows from a command.

    entry       the line that the log gains; None where only a program changes
    dealt       the game as it is dealt with it, if it is
    trial       the choice that is made by it, if one is
    withdrawal  the choices that are taken back by it, if any are
    ended       the seats whose programs end with it
    record      the record of the game where it ends
    program     a seat, and the program it has from now on or None
    rematch     the new table at which the same people play again, made with the line
    after       how the table stands once the line is true
    due         when something is due then that nobody asks for, in seconds since 1970
    asker       the device that wants the attention of others by it, which it may only now and then
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
