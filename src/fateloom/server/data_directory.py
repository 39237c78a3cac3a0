"""The directory of what is kept: one server has it, since two would not see each other's choices,
and its secret files are for their owner alone.

The lock is the system's and ends with the process, however that ends.
"""

from __future__ import annotations

import logging
import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from fateloom.file_lock import lock
from fateloom.server.logs import note
from fateloom.server.refusals import ServerRefusal

LOCK: Final = "server.lock"
ADDRESS: Final = "server.url"
_OTHERS: Final = 0o077
"""What the owner's group and everybody else may do."""


class Hold:
    """A data directory held by this process until it is released, or the process ends."""

    def __init__(self, data: Path, file: IO[bytes]) -> None:
        self._data = data
        self._file = file

    def release(self) -> None:
        """Let others have the directory."""
        self._file.close()

    def write(self, url: str) -> None:
        """Leave word for a second server where the first one is."""
        with suppress(OSError):
            (self._data / ADDRESS).write_text(f"{url}\n", encoding="utf-8")


def claim_directory(data: Path) -> Hold:
    """Hold a directory. Raises `ServerRefusal` with the address of the server that has it."""
    file = (data / LOCK).open("ab")
    try:
        lock(file)
    except OSError as error:
        file.close()
        where = "?"
        with suppress(OSError):
            where = (data / ADDRESS).read_text(encoding="utf-8").strip()
        raise ServerRefusal("data-in-use", where) from error
    return Hold(data, file)


def make_directory(directory: Path) -> None:
    """Make a directory for this user alone, where it is missing, for good."""
    missing = [each for each in (directory, *directory.parents) if not each.exists()]
    directory.mkdir(mode=0o700, parents=True, exist_ok=True)
    for each in missing:
        sync(each.parent)


def keep_for_owner(path: Path, text: bytes) -> None:
    """Make a file for this user alone, unless another process was first: then theirs stands.

    It is on the disk then, and survives that the power fails.
    """
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
    sync(path.parent)


def keep_from_others(database: Path) -> None:
    """Let only its owner read an SQLite database, with the files that SQLite creates next to it.

    It is made empty where it is missing: SQLite would let everybody read it, and gives the files
    beside it the rights that it has itself.
    """
    with suppress(OSError):  # it is there; or it cannot be made, and SQLite will say so
        os.close(os.open(database, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    for end in ("", "-wal", "-shm"):
        path = database.with_name(f"{database.name}{end}")
        try:
            mode = path.stat().st_mode
            if mode & _OTHERS:
                path.chmod(mode & 0o777 & ~_OTHERS)
        except FileNotFoundError:
            pass
        except OSError:
            note("permissions-failed", logging.WARNING, path=str(path))


def sync(directory: Path) -> None:
    """Bring to the disk which files a directory has. Raises `OSError`."""
    if sys.platform != "win32":  # which opens no directories
        handle = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
