"""Pictures of an author's own: read strictly, made small, and written again with nothing else.

What an author has, such as a photograph or a scan, becomes a WebP picture of a bounded size that
contains the picture alone: no places, no names of cameras, no comments. Pillow decodes and encodes.
It is given three formats only: each more is more code that reads what strangers wrote.
"""

from __future__ import annotations

import struct
import zlib
from hashlib import sha256
from io import BytesIO
from typing import TYPE_CHECKING, Final

from fateloom.core.errors import FateloomError
from fateloom.games.destinies.scenario.codec import BadScenario
from fateloom.games.destinies.scenario.images import MOST, MOST_BYTES, SIDE, is_plain
from fateloom.games.destinies.scenario.pack import Pack, is_image

if TYPE_CHECKING:
    from PIL.Image import Image

ENDINGS: Final = (".png", ".jpg", ".jpeg", ".webp")
"""The endings of files that may be pictures, in small letters."""
MOST_GIVEN: Final = 16 * 2**20
"""Maximum size of an author's file in bytes."""
MOST_PIXELS: Final = 40_000_000
"""Maximum number of pixels of an author's picture."""
_FORMATS: Final = ("PNG", "JPEG", "WEBP")
_MOVING: Final = ("PNG", "WEBP")
"""Formats whose frames follow each other in time. Those of a JPEG file are sizes of one picture."""
_QUALITIES: Final = (82, 70, 55)
"""How well a picture is kept: less well if its file is too long otherwise."""
_SMALLER: Final = 4, 5
"""By how much it is made smaller if even that is too long."""
_PAPER: Final = "#f3e9d2"
"""What is behind a picture that one can see through: the colour of a page."""
_UNREADABLE: Final = (
    AssertionError,
    EOFError,
    LookupError,
    OSError,
    OverflowError,
    SyntaxError,
    TypeError,
    ValueError,
    struct.error,
    zlib.error,
)
"""What Pillow raises for a file that is damaged or hostile."""

_KNOWN: Final[dict[str, bytes]] = {}
"""What was prepared last, by the digests of the files: a story is checked again and again while it
is written."""
_KEPT: Final = 2 * MOST


class BadRaster(FateloomError):
    """A file that cannot be a picture of a story."""


def prepared(given: bytes) -> bytes:
    """An author's picture as a pack contains it; one that came out of a pack stays as it is.

    Raises `BadRaster`: `raster-long` or `raster-pixels` for one that is too large, `raster-moving`
    for one with several frames, and `raster-foreign` for one that cannot be read.
    """
    if len(given) > MOST_GIVEN:
        raise BadRaster("raster-long", MOST_GIVEN // 2**20)
    name = sha256(given).hexdigest()
    found = _KNOWN.get(name)
    if found is None:
        picture = _decoded(given)
        found = given if is_plain(given) else _encoded(picture)
        while len(_KNOWN) >= _KEPT:
            _KNOWN.pop(next(iter(_KNOWN)), None)
        _KNOWN[name] = found
    return found


def renewed(image: bytes) -> bytes:
    """An image out of a pack, written again: no byte of it is passed on as it came.

    Raises `BadRaster` for one that is not of the form of a pack, or that cannot be read.
    """
    if not is_plain(image):
        raise BadRaster("raster-foreign")
    return _encoded(_decoded(image))


def check_images(pack: Pack, file: str) -> None:
    """Decode all images of a pack, which `file` is what refusals call.

    Raises `BadScenario` for one that cannot be decoded.
    """
    for name, content in pack.sources.items():
        if is_image(name):
            try:
                _decoded(content)
            except BadRaster as error:
                raise BadScenario("pack-image", file, name) from error


def _decoded(given: bytes) -> Image:
    """The picture in these bytes, without anything else. Raises `BadRaster`."""
    from PIL import Image, ImageOps  # noqa: PLC0415 - few stories need it

    Image.MAX_IMAGE_PIXELS = None  # there is a lower limit here, with words of its own
    try:
        with Image.open(BytesIO(given), formats=_FORMATS) as found:
            wide, high = found.size
            if wide * high > MOST_PIXELS:  # nothing is decoded yet
                raise BadRaster("raster-pixels", MOST_PIXELS // 10**6)
            if found.format in _MOVING and getattr(found, "is_animated", False):
                raise BadRaster("raster-moving")
            turned = ImageOps.exif_transpose(found)
            if turned.mode.startswith("I;16"):  # grey, of which only the upper half is kept
                turned = turned.point(lambda value: value * (1 / 256)).convert("L")
            if turned.has_transparency_data:
                above = turned.convert("RGBA")
                turned = Image.new("RGBA", above.size, _PAPER)
                turned.alpha_composite(above)
            plain = turned.convert("RGB")
            plain.thumbnail((SIDE, SIDE))
            return Image.frombytes(plain.mode, plain.size, plain.tobytes())
    except _UNREADABLE as error:
        raise BadRaster("raster-foreign") from error


def _encoded(picture: Image) -> bytes:
    """A picture as a file of at most `MOST_BYTES`."""
    while True:
        for quality in _QUALITIES:
            target = BytesIO()
            picture.save(target, "WEBP", quality=quality, method=4)
            if target.tell() <= MOST_BYTES:
                return target.getvalue()
        share, whole = _SMALLER
        wide, high = [max(1, side * share // whole) for side in picture.size]
        picture = picture.resize((wide, high))
