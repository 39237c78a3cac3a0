"""The commands of a table, as data: `decide` returns what follows from them.

A `device` is the hash of a browser's secret; None for a browser without one. A `number` is that of
the view that the command answers: the number of the last line of the log in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from fateloom.core.game import Program
from fateloom.table.log import Header


class Choose(NamedTuple):
    """A player makes a choice, by the text of a move."""

    device: str | None
    seat: int
    move: str
    number: int


class ChooseAsBot(NamedTuple):
    """The bot of a seat makes a choice."""

    seat: int
    move: str
    number: int


class ChooseOverdue(NamedTuple):
    """The table chooses for a seat that ran out of time, if the log is still at line `number`."""

    seat: int
    move: str
    number: int


class FollowProgram(NamedTuple):
    """A seat's program answers, if its question has not changed since line `number`."""

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
    """A player undoes their latest choice, or asks those who have answered it."""

    device: str | None
    seat: int
    number: int


class Pause(NamedTuple):
    """A player pauses the table (`on`) or resumes it; with a time limit, this may need a vote."""

    device: str | None
    on: bool


class CallOff(NamedTuple):
    """A player wants to end the game without a winner."""

    device: str | None


class AskForFile(NamedTuple):
    """A player asks the others for their consent to export the game."""

    device: str | None


class AllowAdvice(NamedTuple):
    """A player wants everybody at the table to be allowed to ask for advice."""

    device: str | None


class SeekAdvice(NamedTuple):
    """A player asks for advice about the decision of their seat in view `number`."""

    device: str | None
    seat: int
    number: int


class Reply(NamedTuple):
    """A player votes on the question of line `number`; a no of the asker withdraws it."""

    device: str | None
    number: int
    agree: bool


class PlayAgain(NamedTuple):
    """A player wants a rematch with the players of this table.

    fresh  the new table, in case one is needed
    ended  the id of an earlier rematch that is over or was deleted
    """

    device: str
    fresh: Header
    ended: str | None


class TakeAlong(NamedTuple):
    """A player exports or copies the table, without others to ask."""

    device: str
    copy: bool


class NoteRemoved(NamedTuple):
    """The host has removed the player of a seat, whose name was `name`."""

    seat: int
    name: str


class DoWhatIsDue(NamedTuple):
    """A deadline has passed: start the clocks, or close a vote."""


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
    | AllowAdvice
    | SeekAdvice
    | Reply
    | PlayAgain
    | TakeAlong
    | NoteRemoved
    | DoWhatIsDue
)
