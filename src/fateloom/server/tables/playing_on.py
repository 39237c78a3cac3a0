"""Playing on from a moment of a finished game at a server."""

from __future__ import annotations

from fateloom.bots import STAND_IN
from fateloom.server.logs import note
from fateloom.server.refusals import ServerRefusal
from fateloom.server.tables.registry import TableRegistry
from fateloom.table.playing_on import played_on


async def play_on(tables: TableRegistry, table: str, at: int, device: str) -> str:
    """Create a table for this device that plays on from a game after its first `at` choices.

    Returns its id. Raises `FateloomError`, and then nothing is stored.
    """
    live = await tables.table(table, refresh=True)
    if not live.seating.lets_look(device):
        raise ServerRefusal("no-spectators")
    header, entries = played_on(live.header, live.play, device, at, STAND_IN)
    await tables.store.create(header, device, entries)
    note("table-played-on", table=header.table, of=table)
    return header.table
