"""A table as it is stored: its header, and the lines of its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Any, Final, NamedTuple

from fateloom.core.campaigns import Chapter
from fateloom.core.record import Choice
from fateloom.table.clocks import Clock
from fateloom.table.refusals import TableRefusal
from fateloom.table.seating import Player, Seating
from fateloom.table.timekeeper import CLOCK


class EntryKind(StrEnum):
    """The kind of a line of the log: a choice (by a player, or at a timeout), undone choices
    (`UNDO`: one, `REWIND`: one and all later ones), or something else that happened at the table:
    `SEATED` and `PRIVY` are takeovers, see `table.takeovers`; `DEALT` has the shares of a joint
    seed, from which the game is dealt then; `ADVICE` has the devices that have agreed to advice for
    everybody, and `ADVISED` is a seat that asked for it.
    """

    CHOICE = "choice"
    TIMEOUT = "timeout"
    UNDO = "undo"
    REWIND = "rewind"
    ASK = "ask"
    AGREE = "agree"
    DECLINE = "decline"
    DEALT = "dealt"
    BEGIN = "begin"
    PAUSE = "pause"
    RESUME = "resume"
    END = "end"
    REMOVED = "removed"
    TAKEN = "taken"
    FILE = "file"
    REMATCH = "rematch"
    SEATED = "seated"
    PRIVY = "privy"
    ADVICE = "advice"
    ADVISED = "advised"


CHOICES: Final = frozenset({EntryKind.CHOICE, EntryKind.TIMEOUT})
"""The lines of the log that make a choice."""
BACK: Final = frozenset({EntryKind.UNDO, EntryKind.REWIND})
"""The lines of the log that undo choices."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log; `at` counts seconds from 1970.

    `clock` has the values of the table's clocks then, if it has any: see `clocks.Times`.
    """

    seq: int
    kind: EntryKind
    seat: int | None
    move: str | None
    at: float
    clock: str | None = None


class Rematch(NamedTuple):
    """The table of the rematch, and the seat that asked for it."""

    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class Header:
    """A table without its log. Only the seating ever changes.

    `secret` is the source of its bots' random numbers. `saved` is the name of a save; nobody can
    play at one. `foreknown`: somebody may know everything hidden and all future random draws,
    because they chose the seed, or had the game as a record, a copy or a file. `nonce` belongs to
    the commitment to the deal, see `core.commitment`; it is None at tables that are older than
    commitments, and without a server. With a joint seed, `seed` is only the server's part of it:
    see `core.shares`. `lesson` names the lesson of the game that is played there: see
    `table.lessons`. `prior` is the number of choices that it began with: of another game that it
    plays on from (`table.playing_on`), or those that lead to a puzzle (`table.puzzles`), whose name
    is that of its lesson then. None if it began by itself. `chapters` tell of the games before it
    in a campaign.
    """

    table: str
    game: str
    rules: int
    seed: int
    options: Mapping[str, Any]
    seating: Seating
    secret: str
    created: float
    saved: str | None = None
    clock: Clock | None = None
    foreknown: bool = False
    nonce: str | None = None
    lesson: str | None = None
    prior: int | None = None
    chapters: tuple[Chapter, ...] = ()

    @property
    def players(self) -> tuple[Player, ...]:
        """The players of its seats."""
        return self.seating.players

    @property
    def played_on(self) -> bool:
        """Whether it plays on from a moment of another game."""
        return self.prior is not None and self.lesson is None


def new_entry(seq: int, kind: str, seat: int | None = None, move: str | None = None) -> Entry:
    """A line of the log with the current time."""
    return Entry(seq, EntryKind(kind), seat, move, CLOCK.now())


def read_entry(
    seq: int, kind: str, seat: int | None, move: str | None, at: float, clock: str | None = None
) -> Entry:
    """A line of the log from its stored values. Raises `TableRefusal` for an unknown kind."""
    try:
        return Entry(seq, EntryKind(kind), seat, move, at, clock)
    except ValueError:
        raise TableRefusal("table-damaged", seq) from None


def chance(secret: str, number: int) -> int:
    """The seed of a bot's random numbers: it depends on the table and the moment."""
    return int.from_bytes(sha256(f"{secret}:{number}".encode()).digest()[:8], "big")


def still_standing(entries: Iterable[Entry]) -> list[Entry]:
    """The lines of a log whose choices were not undone."""
    standing: list[Entry] = []
    for entry in entries:
        stand(entry, standing)
    return standing


def stand(entry: Entry, standing: list[Entry]) -> int | None:
    """Apply a line to the list of choices. Returns the index of the first undone one, if any."""
    if entry.kind in CHOICES:
        standing.append(entry)
    elif entry.kind in BACK:
        first, end = taken_back(entry, standing)
        del standing[first:end]
        return first
    return None


def taken_back(entry: Entry, choices: Sequence[Entry | Choice]) -> tuple[int, int]:
    """The range of choices that a line undoes: the index of the first, and the end.

    Raises `TableRefusal` if there are none.
    """
    for index in range(len(choices) - 1, -1, -1):
        if choices[index].seat == entry.seat:
            return index, index + 1 if entry.kind is EntryKind.UNDO else len(choices)
    raise TableRefusal("table-damaged", entry.seq)
