"""A table as it is kept: its header, and the lines of its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Any, Final, NamedTuple

from fateloom.core.record import Choice
from fateloom.table.clocks import Clock
from fateloom.table.refusals import TableRefusal
from fateloom.table.seating import Player, Seating
from fateloom.table.timekeeper import CLOCK


class EntryKind(StrEnum):
    """What a line of the log says: a choice (made by a player, or at a timeout), choices taken
    back (`UNDO`: one, `REWIND`: one and all since), or something else that happened at the table:
    `SEATED` and `PRIVY` are takeovers, see `table.takeovers`; `DEALT` has the shares of a joint
    seed, from which the game is dealt then.
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


CHOICES: Final = frozenset({EntryKind.CHOICE, EntryKind.TIMEOUT})
"""The lines of the log that make a choice."""
BACK: Final = frozenset({EntryKind.UNDO, EntryKind.REWIND})
"""The lines of the log that take choices back."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log; `at` counts seconds from 1970.

    `clock` is what the table's clocks showed then, if it has any: see `clocks.Times`.
    """

    seq: int
    kind: EntryKind
    seat: int | None
    move: str | None
    at: float
    clock: str | None = None


class Rematch(NamedTuple):
    """The table at which the same people play again, and the seat that asked for it."""

    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class Header:
    """A table, its log apart. Of all this only the seating changes.

    `secret` is what its bots' chance is made of. `saved` is the name a copy was saved under;
    a save is not played at. `foreknown` tells that somebody may know all that is hidden, and all
    that chance will bring: who named the seed, or had the game as a record, a copy or a file.
    With `nonce` the players get a commitment to the deal, see `core.commitment`; None of tables
    that were set up before there was one, and of those without a server. Where the devices have
    shares in the deal, `seed` is only what the server drew: see `core.shares`.
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

    @property
    def players(self) -> tuple[Player, ...]:
        """Its seats."""
        return self.seating.players


def new_entry(seq: int, kind: str, seat: int | None = None, move: str | None = None) -> Entry:
    """A line for the log, dated now."""
    return Entry(seq, EntryKind(kind), seat, move, CLOCK.now())


def read_entry(
    seq: int, kind: str, seat: int | None, move: str | None, at: float, clock: str | None = None
) -> Entry:
    """A line of the log as it was stored. Raises `TableRefusal` for a kind that is unknown."""
    try:
        return Entry(seq, EntryKind(kind), seat, move, at, clock)
    except ValueError:
        raise TableRefusal("table-damaged", seq) from None


def chance(secret: str, number: int) -> int:
    """The seed of a bot's chance: the same for the same moment of the same table, else unlike."""
    return int.from_bytes(sha256(f"{secret}:{number}".encode()).digest()[:8], "big")


def still_standing(entries: Iterable[Entry]) -> list[Entry]:
    """The lines of a log whose choices stand."""
    standing: list[Entry] = []
    for entry in entries:
        stand(entry, standing)
    return standing


def stand(entry: Entry, standing: list[Entry]) -> int | None:
    """What a line makes of the choices that stand. Returns where it takes any back."""
    if entry.kind in CHOICES:
        standing.append(entry)
    elif entry.kind in BACK:
        first, end = taken_back(entry, standing)
        del standing[first:end]
        return first
    return None


def taken_back(entry: Entry, choices: Sequence[Entry | Choice]) -> tuple[int, int]:
    """The choices that a line takes back, of those that stand: the first, and the end of them.

    Raises `TableRefusal` when there are none.
    """
    for index in range(len(choices) - 1, -1, -1):
        if choices[index].seat == entry.seat:
            return index, index + 1 if entry.kind is EntryKind.UNDO else len(choices)
    raise TableRefusal("table-damaged", entry.seq)
