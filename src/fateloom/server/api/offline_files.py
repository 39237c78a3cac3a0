"""What a device needs in order to play without a network: the client, and Python to run in it.

The Python is this very server's own: the rooms that know the standard library alone, zipped. So a
device plays by the rules of the server it was loaded from, and the build keeps no second copy.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import fateloom
from fateloom.server.api.static_files import HASHED, INDEX, PACKED
from fateloom.server.schema.http import OfflineFile, OfflineFiles

ROOMS: Final = ("bots", "core", "games", "offline", "table")
"""The rooms that run in a browser: they import the standard library and each other."""
SOURCES: Final = "/api/offline/fateloom.zip"
_KINDS: Final = (".py", ".json")
_NOT_PLAYED: Final = re.compile(r"games/\w+/(golden/|words/|features\.py|terminal)")
"""What stands in the folders of the games and is not needed there."""
_NEEDLESS: Final = (".woff", PACKED)
"""A form of fonts for browsers that could not run the rest either, and files in a second form."""


@cache
def sources() -> bytes:
    """The rooms as a zip, the same bytes for the same sources."""
    package = Path(fateloom.__file__).parent
    buffer = BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED) as archive:
        for path in (package / "__init__.py", *_of_rooms(package)):
            name = path.relative_to(package.parent).as_posix()
            archive.writestr(ZipInfo(name), path.read_bytes(), ZIP_DEFLATED)
    return buffer.getvalue()


@cache
def tag() -> str:
    """The `ETag` of the zip, by its content."""
    return f'"{sha256(sources()).hexdigest()[:16]}"'


def _of_rooms(package: Path) -> Iterator[Path]:
    for room in ROOMS:
        for path in sorted((package / room).rglob("*")):
            name = path.relative_to(package).as_posix()
            if path.suffix in _KINDS and not _NOT_PLAYED.match(name):
                yield path


def files(client: Path) -> OfflineFiles:
    """All that has to be on a device, and a version that changes whenever any of it does."""
    total = sha256(sources())
    found = [OfflineFile(SOURCES, len(sources()))]
    for path in sorted(client.rglob("*")):
        name = path.relative_to(client).as_posix()
        if not path.is_file() or path.suffix in _NEEDLESS or name.startswith("."):
            continue
        # The name of a hashed file tells its content.
        total.update(name.encode() if name.startswith(HASHED) else path.read_bytes())
        found.append(OfflineFile("/" if name == INDEX else f"/{name}", path.stat().st_size))
    return OfflineFiles(total.hexdigest()[:16], tuple(found))
