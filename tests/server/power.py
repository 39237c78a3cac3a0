"""A disk whose power can fail: SQLite's writes, and what of them is certainly on the disk.

Every file that SQLite opens in this process is watched through the table of its methods
(https://www.sqlite.org/c3ref/io_methods.html). A write is certain once its file was synced. Until
then, a power failure may keep it, lose it, or keep some of its sectors, each write by itself.
"""

from __future__ import annotations

import _sqlite3
import ctypes as c
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Lock
from typing import Any, Final, TypeAlias

SECTOR: Final = 512
"""Bytes that a disk writes whole or not at all."""

Change: TypeAlias = tuple[str, Path, int, bytes]
"""What SQLite did with a file: write (offset, data), truncate (size), sync, open, or delete (1 if
the folder was synced)."""

_Write = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, c.c_int, c.c_int64)
_Truncate = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_int64)
_Sync = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_int)
_Delete = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, c.c_int)
_Open = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, c.c_void_p, c.c_int, c.c_void_p)


class _Methods(c.Structure):
    """`sqlite3_io_methods` of version 3, the one of SQLite's own files."""

    _fields_ = [
        ("version", c.c_int),
        ("close", c.c_void_p),
        ("read", c.c_void_p),
        ("write", _Write),
        ("truncate", _Truncate),
        ("sync", _Sync),
        ("rest", c.c_void_p * 13),
    ]


class _File(c.Structure):
    """The beginning of `sqlite3_file`."""

    _fields_ = [("methods", c.POINTER(_Methods))]


class _System(c.Structure):
    """The beginning of `sqlite3_vfs`."""

    _fields_ = [
        ("version", c.c_int),
        ("file_size", c.c_int),
        ("longest_path", c.c_int),
        ("next", c.c_void_p),
        ("name", c.c_char_p),
        ("data", c.c_void_p),
        ("open", _Open),
        ("delete", _Delete),
    ]


def _system() -> _System | None:
    """SQLite's way to the disk; None if this Python hides it."""
    try:
        found = c.CDLL(_sqlite3.__file__).sqlite3_vfs_find
    except (AttributeError, OSError):
        return None
    found.restype = c.POINTER(_System)
    system: _System = found(None).contents
    return system


class Disk:
    """All changes of the files in a folder, in order."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.changes: list[Change] = []
        self.before: dict[Path, bytes] = {}
        self._paths: dict[int, Path] = {}
        self._lock = Lock()

    @staticmethod
    def can_be_watched() -> bool:
        """Whether the methods of SQLite's files can be reached in this Python."""
        return _system() is not None

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Note what SQLite does with files that are opened from now on."""
        system = _system()
        assert system is not None
        # A copy of the pointer: the field itself would be our own callback from now on.
        opened = _Open(c.cast(system.open, c.c_void_p).value or 0)
        kept: list[Any] = []  # the callbacks live as long as a file may call them

        # SQLite keeps the pointer to the name, so it is passed on as it is.
        def open_file(vfs: int, name: int | None, file: int, flags: int, told: int) -> int:
            path = Path("/" if name is None else os.fsdecode(c.string_at(name)))
            ours = path.parent == self.folder and not path.name.endswith("-shm")
            if ours and path.exists() and all(path != known for _, known, _, _ in self.changes):
                self.before[path] = path.read_bytes()
            status = int(opened(vfs, name, file, flags, told))
            if ours and status == 0:
                self._watch(file, path, kept)
            return status

        removed = _Delete(c.cast(system.delete, c.c_void_p).value or 0)

        def delete_file(vfs: int, name: int, synced: int) -> int:
            status = int(removed(vfs, name, synced))
            path = Path(os.fsdecode(c.string_at(name)))
            if status == 0 and path.parent == self.folder:
                self._note("delete", path, synced)
            return status

        callbacks = _Open(open_file), _Delete(delete_file)
        system.open, system.delete = callbacks
        try:
            yield
        finally:
            system.open, system.delete = opened, removed
            _FOREVER.extend([*callbacks, *kept])

    def _watch(self, file: int, path: Path, kept: list[Any]) -> None:
        """Put our methods in the place of SQLite's, for one file."""
        handle = c.cast(file, c.POINTER(_File)).contents
        theirs = handle.methods.contents
        ours = _Methods.from_buffer_copy(theirs)
        write, truncate, sync = theirs.write, theirs.truncate, theirs.sync

        def on_write(own: int, data: int, size: int, offset: int) -> int:
            status = int(write(own, data, size, offset))
            self._note("write", path, offset, c.string_at(data, size))
            return status

        def on_truncate(own: int, size: int) -> int:
            status = int(truncate(own, size))
            self._note("truncate", path, size)
            return status

        def on_sync(own: int, flags: int) -> int:
            status = int(sync(own, flags))
            self._note("sync", path)
            return status

        ours.write, ours.truncate, ours.sync = (
            _Write(on_write),
            _Truncate(on_truncate),
            _Sync(on_sync),
        )
        kept.append(ours)
        self._note("open", path)
        handle.methods = c.pointer(ours)

    def _note(self, what: str, path: Path, at: int = 0, data: bytes = b"") -> None:
        with self._lock:
            self.changes.append((what, path, at, data))

    def after_failure(self, moment: int, rng: Random) -> dict[str, bytes]:
        """What may be in the files if the power fails after so many changes: name -> content."""
        files = {path: Durable(content, True) for path, content in self.before.items()}
        gone: dict[Path, Durable] = {}
        for what, path, at, data in self.changes[:moment]:
            file = files.setdefault(path, Durable(b"", False))
            if what == "sync":
                file.sync()
            elif what == "delete":
                files.pop(path)
                if not at:  # the folder may still have its name
                    gone[path] = file
            elif what == "open":
                gone.pop(path, None)
            else:
                file.pending.append((what, at, data))
        files |= {path: file for path, file in gone.items() if rng.random() < 0.5}
        left = {path.name: file.left(rng) for path, file in files.items()}
        return {name: content for name, content in left.items() if content is not None}


class Durable:
    """A file: what is certainly on the disk, and what may be."""

    def __init__(self, content: bytes, linked: bool) -> None:
        self.content = bytearray(content)
        self.linked = linked
        self.pending: list[tuple[str, int, bytes]] = []

    def sync(self) -> None:
        """Make all writes certain, and the name of the file, too."""
        for what, at, data in self.pending:
            self._apply(what, at, data)
        self.pending.clear()
        self.linked = True

    def left(self, rng: Random) -> bytes | None:
        """What is found after a power failure; None if there is no file at all."""
        if not self.linked and rng.random() < 0.5:
            return None
        for what, at, data in self.pending:
            match rng.choice(["kept", "lost", "torn"]):
                case "kept":
                    self._apply(what, at, data)
                case "torn" if what == "write":
                    for start in range(0, len(data), SECTOR):
                        if rng.random() < 0.5:
                            self._apply(what, at + start, data[start : start + SECTOR])
        return bytes(self.content)

    def _apply(self, what: str, at: int, data: bytes) -> None:
        if what == "truncate":
            del self.content[at:]
            return
        self.content.extend(bytes(max(0, at - len(self.content))))
        self.content[at : at + len(data)] = data


_FOREVER: Final[list[Any]] = []
"""Callbacks of files that may still be open."""
