"""The data directory: one server has it, since two would not see each other's choices, and its
secret files are for its owner alone.

The lock is the system's and ends with the process, however that ends.
"""

from __future__ import annotations

import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from fateloom.server.refusals import ServerRefusal

LOCK: Final = "server.lock"
ADDRESS: Final = "server.url"

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


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
        _lock(file)
    except OSError as error:
        file.close()
        where = "?"
        with suppress(OSError):
            where = (data / ADDRESS).read_text(encoding="utf-8").strip()
        raise ServerRefusal("data-in-use", where) from error
    return Hold(data, file)


def keep_for_owner(path: Path, text: bytes) -> None:
    """Make a file for this user alone, unless another process was first: then theirs stands."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(text)
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
