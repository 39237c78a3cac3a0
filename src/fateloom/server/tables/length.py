"""The length of a table's log: it ends somewhere, and its players can still end their game."""

from __future__ import annotations

from typing import Final

from fateloom.server.refusals import ServerRefusal
from fateloom.table.log import Entry, EntryKind
from fateloom.table.votes import VoteKind

VOTES: Final = 200
"""Lines beyond the limit for votes on ending the game. The end itself is always written."""
_ENDING: Final = frozenset(
    {
        EntryKind.AGREE,
        EntryKind.DECLINE,
        EntryKind.FILE,
        EntryKind.REMATCH,
        EntryKind.REMOVED,
        EntryKind.TAKEN,
    }
)


def check_length(entry: Entry, limit: int) -> None:
    """Refuse a line beyond the limit, unless it helps to end the game or to export it.

    Raises `ServerRefusal`.
    """
    if entry.seq <= limit or entry.kind is EntryKind.END:
        return
    to_end = entry.kind is EntryKind.ASK and entry.move in (VoteKind.END, VoteKind.FILE)
    if entry.seq > limit + VOTES or not (to_end or entry.kind in _ENDING):
        raise ServerRefusal("log-full", limit)
