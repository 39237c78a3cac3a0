"""A lock on an open file: it is the system's, and ends with the process, however that ends."""

from __future__ import annotations

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        """Lock a file until it is closed. Raises `OSError` if another process holds it."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """Lock a file until it is closed. Raises `OSError` if another process holds it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
