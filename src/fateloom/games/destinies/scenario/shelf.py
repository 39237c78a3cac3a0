"""The shelf: a folder with packs, one file for each story, named by its digest.

    stories/DIGEST.fateloom            offered for new tables
    stories/removed/DIGEST.fateloom    no longer offered; tables and records may still need it
    stories/notes/DIGEST/              who added it from a page, and reports: see `notes`

Several programs may use the folder at once: a file is there whole, or not at all.
"""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from fateloom.games.destinies.scenario import pack as packs
from fateloom.games.destinies.scenario.built import content
from fateloom.games.destinies.scenario.codec import BadScenario
from fateloom.games.destinies.scenario.pack import SUFFIX, Manifest, Pack

REMOVED: Final = "removed"
MOST: Final = 50
"""Maximum number of stories on a shelf."""
_DIGITS: Final = re.compile(r"[0-9a-f]{4,64}")
"""The beginning of a digest, as it names a story at the prompt."""


class Kept(NamedTuple):
    """A pack on the shelf, which may have been removed from what is offered."""

    file: Path
    pack: Pack

    @property
    def manifest(self) -> Manifest:
        """What the pack says about itself."""
        return self.pack.manifest


class Damaged(NamedTuple):
    """A file on the shelf that is no pack, or not the one of its name."""

    file: Path
    error: BadScenario


class Shelf:
    """The shelf in a folder, which need not exist yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def offered(self) -> tuple[list[Kept], list[Damaged]]:
        """The stories for new tables, by title and version; and files that are damaged."""
        return _packs(self.files())

    def removed(self) -> tuple[list[Kept], list[Damaged]]:
        """The stories that are only kept for tables and records; and files that are damaged."""
        return _packs(self.files(removed=True))

    def files(self, *, removed: bool = False) -> list[Path]:
        """The files that should be packs; none if the folder cannot be read."""
        return _files(self.folder / REMOVED if removed else self.folder)

    def find(self, name: str, *, removed: bool = False) -> list[Kept]:
        """The stories that a name means, among those that are offered, or those `removed`.

        The name is an id, which means the newest version; the beginning of a digest; or both:
        `mill`, `0123`, `mill@0123`.
        """
        found = (self.removed() if removed else self.offered())[0]
        story, at, digits = name.partition("@")
        if at:
            known = [kept for kept in found if kept.manifest.id == story]
            return [kept for kept in known if digits and kept.manifest.digest.startswith(digits)]
        known = [kept for kept in found if kept.manifest.id == name]
        if known:
            newest = max(kept.manifest.version for kept in known)
            return [kept for kept in known if kept.manifest.version == newest]
        if _DIGITS.fullmatch(name) is None:
            return []
        return [kept for kept in found if kept.manifest.digest.startswith(name)]

    def add(self, data: bytes, digest: str) -> Path:
        """Put a pack with this digest there, whole or not at all; it is on the disk then.

        Another pack of the same story is replaced. Raises `BadScenario` if the shelf is full, and
        `OSError`.
        """
        file = self.folder / f"{digest}{SUFFIX}"
        if not file.exists() and len(self.files()) >= MOST:
            raise BadScenario("shelf-full", str(self.folder), MOST)
        for folder in (self.folder.parent, self.folder):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(file, data)
        (self.folder / REMOVED / file.name).unlink(missing_ok=True)
        return file

    def remove(self, kept: Kept) -> None:
        """Offer a story no longer; tables and records still find it. Raises `OSError`."""
        self.put_aside(kept.file)

    def put_aside(self, file: Path) -> None:
        """Do so with the story in this file. Raises `OSError`."""
        aside = self.folder / REMOVED
        aside.mkdir(mode=0o700, exist_ok=True)
        file.replace(aside / file.name)

    def delete(self, kept: Kept) -> None:
        """Delete a story for good. Raises `OSError`."""
        kept.file.unlink()


def write_whole(file: Path, data: bytes) -> None:
    """Write a file, whole or not at all; it is on the disk then. Raises `OSError`."""
    draft = file.with_name(f".{file.name[:8]}.{secrets.token_hex(4)}")
    try:
        with draft.open("xb") as written:
            written.write(data)
            written.flush()
            os.fsync(written.fileno())
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def _files(folder: Path) -> list[Path]:
    """The files of a folder that should be packs; none if it cannot be read."""
    with suppress(OSError):
        return sorted(
            [file for file in folder.iterdir() if file.suffix == SUFFIX and file.name[0] != "."]
        )
    return []


def _packs(files: list[Path]) -> tuple[list[Kept], list[Damaged]]:
    whole: list[Kept] = []
    damaged: list[Damaged] = []
    for file in files:
        try:
            whole.append(Kept(file, checked(content(file), file)))
        except BadScenario as error:
            damaged.append(Damaged(file, error))
    return sorted(whole, key=lambda kept: order(kept.manifest)), damaged


def checked(found: bytes, file: Path) -> Pack:
    """The pack in a file of the shelf. Raises `BadScenario`, also if the file has another name."""
    pack = packs.loads(found, str(file))
    if file.stem != pack.manifest.digest:
        raise BadScenario("shelf-other", str(file))
    return pack


def order(told: Manifest) -> tuple[str, str, int, str]:
    """The order of stories on a shelf: by title and version."""
    return told.title.casefold(), told.id, told.version, told.digest
