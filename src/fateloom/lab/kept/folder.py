"""What all folders that keep games have in common.

Such a folder has a manifest, which says what is played by which program; a lock, held while games
are added; and parts with the games, each of which appears whole or not at all.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import IO, Any, Final, Generic, Self

from fateloom.core.errors import FateloomError
from fateloom.file_lock import lock
from fateloom.lab.plan import RowT

PART_ROWS: Final = 20_000
"""Games after which a part is written."""
PART_SECONDS: Final = 30.0
"""Seconds after which a part is written: what a power cut can cost."""
_LONGEST: Final = 60
"""The most characters of a value that a refusal quotes."""


class BadFolder(FateloomError):
    """A folder that keeps other games than those asked for, or that cannot be used."""


Error = type[BadFolder]


def check_writable(folder: Path, error: Error) -> None:
    """Raise an error if a folder can neither be made nor have files added."""
    place = folder if folder.exists() else folder.absolute().parent
    if not place.is_dir() or not os.access(place, os.W_OK):
        raise error("cannot-write", str(folder))


def hold(folder: Path, name: str, error: Error) -> IO[bytes]:
    """Make a folder if it is missing, and lock it by the file with this name, which is returned.

    The lock ends when the file is closed. Raises an error if the folder cannot be made, or another
    process has locked it.
    """
    try:
        folder.mkdir(exist_ok=True)
        held = (folder / name).open("ab")
    except OSError as cause:
        raise error("cannot-write", str(folder)) from cause
    try:
        lock(held)
    except OSError as cause:
        held.close()
        raise error("folder-in-use", str(folder)) from cause
    return held


def differences(old: Mapping[str, Any], new: Mapping[str, Any]) -> str:
    """In which values of a manifest a folder differs from what is asked for; "" if in none.

    Examples:
        >>> differences({"game": "hand", "seed": 1}, {"game": "hand", "seed": 2})
        'seed 1 instead of 2'
        >>> differences({"options": {"goal": 3}}, {"options": {"goal": 4}})
        'options.goal 3 instead of 4'
    """
    return ", ".join(_differences("", old, new))


def _differences(over: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterable[str]:
    for key in dict.fromkeys((*old, *new)):
        before, after = old.get(key), new.get(key)
        if before == after:
            continue
        if isinstance(before, Mapping) and isinstance(after, Mapping):
            yield from _differences(f"{over}{key}.", before, after)
        else:
            yield f"{over}{key} {_quoted(before)} instead of {_quoted(after)}"


def _quoted(value: object) -> str:
    if isinstance(value, (list, tuple)):
        value = ",".join(map(str, value))
    text = "none" if value in (None, "", {}) else str(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."


class PartWriter(ABC, Generic[RowT]):
    """Adds games to a folder, in parts. Held open by one process at a time."""

    def __init__(
        self, held: IO[bytes], number: Callable[[RowT], int], made: Sequence[Path] = ()
    ) -> None:
        self._held = held
        self._number = number
        self.made = made
        self._rows: list[RowT] = []
        self._since = perf_counter()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        try:
            self.write()
        finally:
            if kind is not None and self.is_empty():
                self.clear()
            self._held.close()

    def add(self, rows: Sequence[RowT]) -> None:
        """Add finished games. Raises `BadFolder`."""
        self._rows += rows
        if len(self._rows) >= PART_ROWS or perf_counter() - self._since >= PART_SECONDS:
            self.write()

    def write(self) -> None:
        """Write what was added as a part, if anything was. Raises `BadFolder`."""
        if self._rows:
            self.write_part(sorted(self._rows, key=self._number))
        self._rows = []
        self._since = perf_counter()

    @abstractmethod
    def write_part(self, rows: Sequence[RowT]) -> None:
        """Write these games as a part. Raises `BadFolder`."""

    def clear(self) -> None:
        """Remove what was made for games, of which there are none."""
        clear(self.made)

    @abstractmethod
    def is_empty(self) -> bool:
        """Whether no part is there."""


def clear(made: Iterable[Path]) -> None:
    """Remove what a folder without games consists of, what is inside before what it is in."""
    for path in made:
        with suppress(OSError):
            if path.is_dir():
                path.rmdir()
            else:
                path.unlink()
