"""Whether a choice could be saved just now. Nothing but writing tells: a full disk can be read, and
so can a database that somebody else has locked."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from typing import Final

from sqlalchemy import Connection, delete, insert

from fateloom.server.store import database as db
from fateloom.server.store.store import Store

EVERY: Final = 5.0
"""Seconds for which what was found holds, however often it is asked."""
_BYTES: Final = 8192
"""More than a page holds: what needs no new page may be written on a full disk."""


class Readiness:
    """What the last trial of a store told."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trial: asyncio.Task[None] | None = None
        self._holds = 0.0

    async def check(self) -> None:
        """Return if something can be saved. Raises `StoreRefusal`."""
        if self._trial is None or (self._trial.done() and time.monotonic() >= self._holds):
            self._trial = asyncio.create_task(self._try())
            # It is thrown at all who wait, even if all of them went away.
            self._trial.add_done_callback(lambda trial: trial.cancelled() or trial.exception())
        # A request that is cancelled must not cancel it for the others.
        await asyncio.shield(self._trial)

    async def _try(self) -> None:
        try:
            await self._store.write(_probe)
        finally:
            self._holds = time.monotonic() + EVERY


def _probe(connection: Connection) -> None:
    """Write, and only then remove what was written before: room that it had proves nothing."""
    probe = secrets.token_hex(16)
    connection.execute(insert(db.probes), {"id": probe, "filler": os.urandom(_BYTES)})
    connection.execute(delete(db.probes).where(db.probes.c.id != probe))
