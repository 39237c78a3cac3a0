"""Moves the logs of idle tables to the archive, while the server runs."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from fateloom.server.logs import note
from fateloom.server.refusals import StoreRefusal
from fateloom.server.settings import Settings
from fateloom.server.store.store import Store

EVERY: Final = 3600.0
"""Seconds between searches."""
MOST: Final = 50
"""Maximum number of tables of a search; if there are more, the next one follows at once."""
APART: Final = 1.0
"""Seconds between two searches of which the first found as many as it may."""
DAY: Final = 86_400.0


class Archiver:
    """Archives the logs of tables without a new line for `archive_after` days."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._after = settings.archive_after * DAY
        self._store = store
        # Those with a damaged log.
        self._skipped: set[str] = set()

    async def run(self) -> None:
        """Search until cancelled. With `archive_after` 0, nothing is archived."""
        while self._after > 0:
            found: dict[str, bool] = {}
            try:
                self._store.space.check()
                before = time.time() - self._after
                found = await self._store.archive(before, MOST, self._skipped)
            except StoreRefusal as error:
                note("archive-failed", code=error.code)
            if found:
                note("tables-archived", tables=sum(found.values()))
            self._skipped.update(table for table, archived in found.items() if not archived)
            await asyncio.sleep(APART if len(found) == MOST else EVERY)
