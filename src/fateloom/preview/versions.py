"""Earlier versions of a story's files, on this machine only, in the user's data folder."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from fateloom.server.logs import trouble
from fateloom.server.refusals import ServerRefusal

MOST: Final = 50
"""The most versions of one file; the oldest are dropped."""
APART: Final = 60
"""Seconds between two versions: a file is saved after every pause in typing."""
_NAME: Final = re.compile(r"(\d{10,12})-([0-9a-f]{16})")


class Versions:
    """The versions of the files in one folder. A name tells when it was replaced, in seconds since
    1970, and what it contains."""

    def __init__(self, root: Path, folder: Path, now: Callable[[], float] = time.time) -> None:
        """`root` is where the versions of all stories are."""
        self._root = root / _hash(str(folder.resolve()).encode())
        self._now = now

    def keep(self, path: str, content: bytes, *, always: bool) -> None:
        """Keep what is about to be replaced: always, or unless the last version is too recent to
        matter.

        An author must be able to save even if this fails.
        """
        place = self._root / _hash(path.encode())
        now = int(self._now())
        try:
            names = self.names(path)
            if names and not always and now - time_of(names[0]) < APART:
                return
            place.mkdir(parents=True, exist_ok=True, mode=0o700)
            (place / f"{now}-{_hash(content)}").write_bytes(content)
            for old in names[MOST - 1 :]:
                (place / old).unlink(missing_ok=True)
        except OSError:
            trouble("version-lost", path=path)

    def names(self, path: str) -> list[str]:
        """The versions of a file, the latest first."""
        with suppress(OSError):
            place = self._root / _hash(path.encode())
            return sorted(
                (each.name for each in place.iterdir() if _NAME.fullmatch(each.name)), reverse=True
            )
        return []

    def read(self, path: str, name: str) -> bytes:
        """One version. Raises `ServerRefusal` if there is none."""
        if _NAME.fullmatch(name):
            with suppress(OSError):
                return (self._root / _hash(path.encode()) / name).read_bytes()
        raise ServerRefusal("preview-file-gone", path)


def time_of(name: str) -> int:
    """When a version was replaced, in seconds since 1970."""
    return int(name.partition("-")[0])


def _hash(content: bytes) -> str:
    return sha256(content).hexdigest()[:16]
