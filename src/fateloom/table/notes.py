"""Table events: what the log shows to everybody, besides the events of the game."""

from __future__ import annotations

from typing import Final, NamedTuple

from fateloom.table.log import EntryKind

NOTED: Final = frozenset(
    {
        EntryKind.REMOVED,
        EntryKind.REWIND,
        EntryKind.TIMEOUT,
        EntryKind.END,
        EntryKind.FILE,
        EntryKind.TAKEN,
        EntryKind.SEATED,
        EntryKind.PRIVY,
        EntryKind.ADVICE,
        EntryKind.ADVISED,
    }
)
"""The lines of the log that are table events."""
REVEALING: Final = frozenset({EntryKind.FILE, EntryKind.TAKEN, EntryKind.PRIVY})
"""Table events after which somebody may know what is hidden from their seat."""
NAMED: Final = frozenset({EntryKind.REMOVED, EntryKind.TAKEN, EntryKind.SEATED, EntryKind.PRIVY})
"""Table events with a name: that of the seat then, or for `PRIVY` those of other seats."""


class Note(NamedTuple):
    """A table event, as opposed to a game event: the number of choices before it, its kind, its
    seat, and the name of the seat then; for `PRIVY` the names of the other seats that the device
    knows."""

    choices: int
    kind: str
    seat: int
    name: str
