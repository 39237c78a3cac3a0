"""Free disk space: the server stops to write before the disk is full, while everything is whole."""

from __future__ import annotations

import logging
import shutil
import time
from pathlib import Path
from typing import Final

from fateloom.server.logs import note
from fateloom.server.refusals import StoreRefusal

EVERY: Final = 5.0
"""Seconds for which a result is cached."""
MEGABYTE: Final = 1_000_000


class DiskSpace:
    """The free space beside an SQLite file. Below `reserve` megabytes nothing new may be written;
    below twice as much there is a warning. Without a file, or a reserve, there is always enough.
    """

    def __init__(self, file: Path | None, reserve: float) -> None:
        self._folder = file.parent if file is not None and reserve > 0 else None
        self._reserve = reserve
        self._free = 0
        self._level = 0
        self._until = float("-inf")

    def check(self) -> None:
        """Return if there is enough space to write. Raises `StoreRefusal`."""
        if self._measured() == 2:
            raise StoreRefusal("store-full")

    def warning(self) -> int | None:
        """The free space in megabytes if it is low, otherwise None."""
        return self._free if self._measured() else None

    def _measured(self) -> int:
        """0 if there is enough space, 1 if it is low, 2 if there is too little."""
        if self._folder is None or time.monotonic() < self._until:
            return self._level
        self._until = time.monotonic() + EVERY
        try:
            self._free = shutil.disk_usage(self._folder).free // MEGABYTE
        except OSError:  # the database will say what is wrong
            return self._level
        level = (self._free < 2 * self._reserve) + (self._free < self._reserve)
        if level != self._level:
            what = ("disk-space-sufficient", "disk-space-low", "disk-space-exhausted")[level]
            severity = (logging.WARNING, logging.WARNING, logging.ERROR)[level]
            note(what, severity, megabytes=self._free)
        self._level = level
        return level
