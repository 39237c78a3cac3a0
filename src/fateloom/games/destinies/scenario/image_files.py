"""Where the images of open stories are: in packs, which are read again when one is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Final

from fateloom.games.destinies.scenario import built, pack
from fateloom.games.destinies.scenario.codec import BadScenario

_PACKS: Final[dict[str, list[Path]]] = {}
"""By the digest of an image: the files of packs that contained it when they were opened."""
_DRAFTS: Final[dict[str, bytes]] = {}
"""The images of a story that is being written, by their digests."""
_CHANGING: Final = Lock()


def note(file: Path, digests: Iterable[str]) -> None:
    """Note that the pack in a file contains images with these digests."""
    with _CHANGING:
        for digest in digests:
            files = _PACKS.setdefault(digest, [])
            if file not in files:
                files.append(file)


def draft(images: Mapping[str, bytes]) -> None:
    """Have these images, by their digests, in place of those of the last draft."""
    with _CHANGING:
        _DRAFTS.clear()
        _DRAFTS.update(images)


def find(digest: str) -> bytes | None:
    """An image as its pack contains it; None if no open story has it any longer."""
    with _CHANGING:
        known, files = _DRAFTS.get(digest), list(_PACKS.get(digest, ()))
    if known is not None:
        return known
    for file in files:
        with suppress(BadScenario):  # such as a file that was moved
            found = pack.loads(built.content(file), str(file)).images.get(digest)
            if found is not None:
                return found
    return None
