"""The images of stories, as they are sent: written by this server, not by who made a pack."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fateloom import raster
from fateloom.games.destinies.scenario import image_files, images
from fateloom.server.refusals import ServerRefusal

MEDIA: Final = "image/webp"
"""The media type of every image."""


@lru_cache(maxsize=images.MOST)  # as many as one story may have
def image(digest: str) -> bytes:
    """An image by its digest. It may take up to a second, and belongs into a thread.

    Raises `ServerRefusal` if no open story has it.
    """
    found = image_files.find(digest)
    if found is None:
        raise ServerRefusal("no-such-page")
    try:
        return raster.renewed(found)
    except raster.BadRaster as error:  # of a pack that somebody put on the shelf by hand
        raise ServerRefusal("no-such-page") from error
