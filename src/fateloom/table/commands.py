"""What can be asked of a table: each command is data, and `decide` says what follows from it.

A `device` is the hash of the secret by which a browser is known, None for one that is not. A
`number` is that of the view that was answered: the last line of the log it was made of.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from fateloom.core.game import Program
from fateloom.table.log import Header


class Choose(NamedTuple):
    """A person chooses, in the words of a legal move."""

    device: str | None
    seat: int
    move: str
    number: int


class ChooseAsBot(NamedTuple):
    """The bot of a seat chooses."""

    seat: int
    move: str
    number: int


class ChooseOverdue(NamedTuple):
    """The table chooses for a seat that ran out of time, if the log is still at line `number`."""

    seat: int
    move: str
    number: int


class FollowProgram(NamedTuple):
    """A seat's program answers, if nothing has changed since line `number` that it rests on."""

    seat: int
    program: Program
    number: int


class SetProgram(NamedTuple):
    """A player sets an automatic answer of their seat about `topic`."""

    device: str | None
    seat: int
    kind: str
    args: Mapping[str, Any]
    topic: str | None


class CancelProgram(NamedTuple):
    """A player cancels an automatic answer."""

    device: str | None
    seat: int


class Undo(NamedTuple):
    """A person takes their latest choice back, or asks those who have answered it."""

    device: str | None
    seat: int
    number: int


class Pause(NamedTuple):
    """A person pauses the table (`on`) or resumes it, or asks for that where time runs out."""

    device: str | None
    on: bool


class CallOff(NamedTuple):
    """A player wants to end the game without a winner."""

    device: str | None


class AskForFile(NamedTuple):
    """A person asks the others whether they may take the game along as a file."""

    device: str | None


class Reply(NamedTuple):
    """A person answers the question of line `number`; who asked withdraws it with a no."""

    device: str | None
    number: int
    agree: bool


class PlayAgain(NamedTuple):
    """A person wants to play again with the people of this table.

    fresh  the new table, if one is to be made
    ended  the id of an earlier rematch that is over or gone, and has had its time
    """

    device: str
    fresh: Header
    ended: str | None


class TakeAlong(NamedTuple):
    """A person takes the game along with nobody to ask: as a file, or as a copy of the table."""

    device: str
    copy: bool


class NoteRemoved(NamedTuple):
    """The host has removed the person of a seat, who was called `name`."""

    seat: int
    name: str


class DoWhatIsDue(NamedTuple):
    """Time has passed: start the clocks, or close a question that nobody is left to answer."""


Command = (
    Choose
    | ChooseAsBot
    | ChooseOverdue
    | FollowProgram
    | SetProgram
    | CancelProgram
    | Undo
    | Pause
    | CallOff
    | AskForFile
    | Reply
    | PlayAgain
    | TakeAlong
    | NoteRemoved
    | DoWhatIsDue
)
