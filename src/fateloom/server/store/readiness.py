"""Readiness check: tries to write. Reading proves nothing, because a full disk or a locked database
can still be read."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from typing import Final

from sqlalchemy import Connection, delete, insert

from fateloom.server.shield import shielded
from fateloom.server.store import database as db
from fateloom.server.store.store import Store

EVERY: Final = 5.0
"""Seconds for which a result is cached."""
_BYTES: Final = 8192
"""Bytes to write: more than a page, since a full disk may still accept less."""


class Readiness:
    """Checks whether a store can be written, and caches the result."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trial: asyncio.Task[None] | None = None
        self._holds = 0.0

    async def check(self) -> int | None:
        """Return if something can be saved: the free disk space in megabytes if it is low,
        otherwise None. Raises `StoreRefusal`."""
        self._store.space.check()
        if self._trial is None or (self._trial.done() and time.monotonic() >= self._holds):
            self._trial = asyncio.create_task(self._try())
        # A request that is cancelled must not cancel it for the others.
        await shielded(self._trial)
        return self._store.space.warning()

    async def _try(self) -> None:
        try:
            await self._store.write(_probe)
        finally:
            self._holds = time.monotonic() + EVERY


def _probe(connection: Connection) -> None:
    """Write a row, then delete the earlier ones; reusing their space would prove nothing."""
    probe = secrets.token_hex(16)
    connection.execute(insert(db.probes), {"id": probe, "filler": os.urandom(_BYTES)})
    connection.execute(delete(db.probes).where(db.probes.c.id != probe))
