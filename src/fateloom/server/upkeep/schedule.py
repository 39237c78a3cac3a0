"""Backups at regular intervals while the server runs."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Final

from fateloom.server import metrics
from fateloom.server.data_directory import make_directory
from fateloom.server.logs import note
from fateloom.server.refusals import StoreRefusal
from fateloom.server.settings import Settings
from fateloom.server.upkeep.backup import back_up, backups_in, keep_latest

FOLDER: Final = "backups"
"""Name of the folder of backups in the data directory."""
AGAIN: Final = 600.0
"""Seconds until another try after a failure, unless the next backup is due sooner."""


class Backups:
    """Writes a backup every `backup_every` seconds, and deletes all except the latest ones.

    Without that setting it does nothing. The interval counts from the latest backup in the folder,
    so restarts of the server do not change it.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._every = settings.backup_every
        self.folder = Path(settings.backup_to or settings.data / FOLDER)

    async def run(self) -> None:
        """Write backups until cancelled. A backup that is being written is finished first."""
        while self._every > 0:
            await asyncio.sleep(max(0.0, self._latest() + self._every - time.time()))
            # A thread cannot be cancelled: wait for it even if this task is.
            writing = asyncio.ensure_future(asyncio.to_thread(self._write))
            try:
                written = await asyncio.shield(writing)
            except asyncio.CancelledError:
                await writing
                raise
            if not written:
                await asyncio.sleep(min(self._every, AGAIN))

    def _latest(self) -> float:
        """When the latest backup was written, in seconds since 1970."""
        try:
            return backups_in(self.folder)[-1].stat().st_mtime
        except (IndexError, OSError):
            return 0.0

    def _write(self) -> bool:
        began = time.perf_counter()
        try:
            make_directory(self.folder)
            written = back_up(self._settings, self.folder, gently=True)
        except (OSError, StoreRefusal) as error:
            code = error.code if isinstance(error, StoreRefusal) else "backup-failed"
            note("backup-failed", logging.ERROR, code=code, path=str(self.folder))
            metrics.BACKUPS.labels("failed").inc()
            return False
        keep_latest(self.folder, self._settings.backup_keep)
        taken, size = time.perf_counter() - began, written.stat().st_size
        note("backup-written", path=str(written), bytes=size, seconds=round(taken, 3))
        metrics.BACKUPS.labels("written").inc()
        metrics.LAST_BACKUP.set_to_current_time()
        return True
