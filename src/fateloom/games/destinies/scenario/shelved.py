"""The stories of a shelf, opened for play. A file is read again only if it has changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple, TypeAlias

from fateloom.games.destinies.scenario import built, cache, image_files
from fateloom.games.destinies.scenario.codec import BadScenario
from fateloom.games.destinies.scenario.pack import Manifest
from fateloom.games.destinies.scenario.shelf import Damaged, checked, order

_UNREAD: Final = "scenario-unread"
"""The code of an error that says nothing about the file itself: it is tried again."""


Mark: TypeAlias = tuple[int, int, int]
"""How a file looks from outside: when it was changed, its size, and its number on the disk."""


class Opened(NamedTuple):
    """A file on the shelf whose story can be played under the key of its manifest."""

    file: Path
    manifest: Manifest


_READ: Final[dict[Path, tuple[Mark, Manifest | BadScenario]]] = {}
"""What was in each file, and how the file looked then."""


_READING: Final = Lock()
"""One thread at a time: two would open a story twice."""


def open_stories(files: Sequence[Path]) -> tuple[list[Opened], list[Damaged]]:
    """Open the stories in files of a shelf, by title and version; and the files that are damaged.

    A story that is open stays as it is, whatever happens to its file: tables are played with it.
    """
    opened: list[Opened] = []
    damaged: list[Damaged] = []
    with _READING:
        for file in files:
            found = _opened(file)
            if isinstance(found, BadScenario):
                damaged.append(Damaged(file, found))
            else:
                opened.append(Opened(file, found))
    return sorted(opened, key=lambda each: order(each.manifest)), damaged


def _opened(file: Path) -> Manifest | BadScenario:
    mark = _mark_of(file)
    known = _READ.get(file)
    if known is not None and known[0] == mark:
        found = known[1]
        if isinstance(found, BadScenario) or found.key in cache.OPENED:
            return found
    found = _read(file)
    if mark is not None and not (isinstance(found, BadScenario) and found.code == _UNREAD):
        _READ[file] = mark, found
    return found


def _mark_of(file: Path) -> Mark | None:
    """The mark of a file; None if it cannot be seen."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def _read(file: Path) -> Manifest | BadScenario:
    try:
        pack = checked(built.content(file), file)
        told = pack.manifest
        if told.key not in cache.OPENED:
            cache.add(replace(pack.scenario(str(file)), id=told.key))
        image_files.note(file, pack.images)
    except BadScenario as error:
        return error
    return told
