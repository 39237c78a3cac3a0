"""Images: pictures of an author's own, in place of drawn ones.

A picture that is an image is described as `image=` and its digest, the SHA-256 of its file in the
pack. Such a file is a WebP picture of one part, as `fateloom.raster` writes it: it can contain
neither other data nor frames that move.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fateloom.games.destinies.scenario.model import Scenario

MOST: Final = 40
"""Maximum number of images in a story."""
MOST_BYTES: Final = 128 * 2**10
"""Maximum size of an image in a pack, in bytes."""
SIDE: Final = 1280
"""Maximum width and height of an image in a pack, in pixels."""
FOLDER: Final = "pictures/"
"""Where images are in an author's folder, and among the sources of a pack."""
ENDING: Final = ".webp"
"""How the names of images in a pack end."""
_KEY: Final = "image="
_SCENE: Final = re.compile(rf"{_KEY}([0-9a-f]{{64}})")
_HEAD: Final = 20
"""Bytes before the one part of a file: RIFF, size, WEBP, `VP8 `, size."""
_FRAME: Final = slice(3, 6)
_KEY_FRAME: Final = b"\x9d\x01\x2a"
"""What a part that can be shown by itself contains there. Its width and height follow."""


def described(digest: str) -> str:
    """An image as views carry it."""
    return f"{_KEY}{digest}"


def digest_in(scene: str) -> str | None:
    """The digest of the image that a picture is; None for a drawn one."""
    found = _SCENE.fullmatch(scene)
    return found[1] if found else None


def scenes(scenario: Scenario) -> Iterator[str]:
    """Everything that the pictures of a story can show."""
    for picture in scenario.pictures:
        yield picture.scene
        for state in picture.states:
            yield state.scene


def digests(scenario: Scenario) -> set[str]:
    """The digests of all images of a story."""
    return {digest for scene in scenes(scenario) if (digest := digest_in(scene))}


def malformed(scenario: Scenario) -> str | None:
    """A picture that is neither drawn nor an image; None if there is none."""
    wrong = (each for each in scenes(scenario) if _KEY in each and not digest_in(each))
    return next(wrong, None)


def is_plain(data: bytes) -> bool:
    """Whether this has the form of an image in a pack: one picture, whole, and nothing else. That
    it can be decoded is not checked."""
    size, part = len(data) - 8, data[_HEAD:]
    padded = len(part) - len(part) % 2
    if not _HEAD < len(data) <= MOST_BYTES or data[:4] != b"RIFF" or data[8:16] != b"WEBPVP8 ":
        return False
    given = int.from_bytes(data[16:_HEAD], "little")
    whole = given + given % 2 == padded == len(part)
    if int.from_bytes(data[4:8], "little") != size or not whole or part[_FRAME] != _KEY_FRAME:
        return False
    sides = [int.from_bytes(part[at : at + 2], "little") & 0x3FFF for at in (6, 8)]
    return all(0 < side <= SIDE for side in sides)
