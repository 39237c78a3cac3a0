"""Votes: what needs everybody's consent. Undoing a choice that others have answered, pausing a
table with a time limit, ending a game without a winner, exporting it, and advice for everybody.

A question and its answers are lines of the log, so all processes know them and they survive a
restart.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from fateloom.table.log import Entry, EntryKind
from fateloom.table.refusals import TableRefusal
from fateloom.table.seating import NOBODY, Devices, Seating


class VoteKind(StrEnum):
    """The topic of a vote."""

    UNDO = "undo"
    PAUSE = "pause"
    RESUME = "resume"
    END = "end"
    FILE = "file"
    ADVICE = "advice"


LASTS: Final = {
    VoteKind.UNDO: 120.0,
    VoteKind.PAUSE: 120.0,
    VoteKind.RESUME: 120.0,
    VoteKind.END: 86_400.0,
    VoteKind.FILE: 86_400.0,
    VoteKind.ADVICE: 120.0,
}
"""The time in seconds to answer a question, by its kind."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question of a seat to the others.

    number    the number of its line in the log, which answers refer to
    at        the time of the question, in seconds since 1970
    agreed    the seats that have said yes, with all seats at their devices
    declined  the seat that has said no, or None
    lapsed    whether it was not answered in time
    """

    kind: VoteKind
    seat: int
    number: int
    at: float
    agreed: tuple[int, ...] = ()
    declined: int | None = None
    lapsed: bool = False

    @property
    def open(self) -> bool:
        """Whether answers are missing."""
        return self.declined is None and not self.lapsed

    @property
    def ends(self) -> float:
        """The time at which it lapses, in seconds since 1970."""
        return self.at + LASTS[self.kind]

    def awaited(self, seating: Seating) -> tuple[int, ...]:
        """The seats whose answers are missing. To pause or resume, the host's consent is enough."""
        agreed = (self.seat, *self.agreed)
        if self.kind in (VoteKind.PAUSE, VoteKind.RESUME) and any(
            seating.holders[seat] & seating.hosts for seat in agreed
        ):
            return ()
        return asked(seating, agreed)

    def answered(self, seat: int | None, agree: bool) -> Question:
        """The question with the answer of a seat; None lets it lapse."""
        if seat is None:
            return replace(self, lapsed=True)
        if agree:
            return replace(self, agreed=(*self.agreed, seat))
        return replace(self, declined=seat)


def asked(seating: Seating, agreed: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that still have to be asked if these seats agree."""
    devices: Devices = NOBODY.union(*(seating.holders[seat] for seat in agreed))
    return seats_without(seating, devices)


def seats_without(seating: Seating, devices: Devices) -> tuple[int, ...]:
    """The seats of people who sit at none of these devices."""
    return tuple(
        seat for seat, holders in enumerate(seating.holders) if holders and not holders & devices
    )


def asks_for_file(seating: Seating, device: str | None) -> bool:
    """Whether others have to agree before this device exports the game: the file opens every seat.

    Without a vote, the export is only logged. Raises `TableRefusal` if the device must not export
    at all: for instance, a player who left a seat and may return cannot be asked.
    """
    yours = seating.seats_of(device)
    if not yours:
        raise TableRefusal("file-only-seated")
    if not seating.begun:
        raise TableRefusal("table-gathers")
    for player, holders, left in zip(seating.players, seating.holders, seating.left, strict=True):
        if left - {device} and not holders:
            raise TableRefusal("file-left", player.name)
    return bool(asked(seating, yours))


def question_after(question: Question | None, entry: Entry) -> Question | None:
    """The question after a line of the log. Raises `TableRefusal` for a line that cannot follow."""
    match entry.kind:
        case EntryKind.ASK:
            return Question(_kind_of(entry), seat_of(entry), entry.seq, entry.at)
        case EntryKind.AGREE | EntryKind.DECLINE:
            if question is None or not question.open:
                raise TableRefusal("table-damaged", entry.seq)
            if entry.seat == question.seat:
                return None  # The seat that asked has withdrawn the question.
            return question.answered(entry.seat, entry.kind is EntryKind.AGREE)
        case (
            EntryKind.REMOVED
            | EntryKind.TAKEN
            | EntryKind.BEGIN
            | EntryKind.SEATED
            | EntryKind.PRIVY
            | EntryKind.ADVISED
        ):
            return question
    return None


def seat_of(entry: Entry) -> int:
    """The seat of a line. Raises `TableRefusal` if it has none."""
    if entry.seat is None:
        raise TableRefusal("table-damaged", entry.seq)
    return entry.seat


def _kind_of(entry: Entry) -> VoteKind:
    try:
        return VoteKind(entry.move or "")
    except ValueError:
        raise TableRefusal("table-damaged", entry.seq) from None
