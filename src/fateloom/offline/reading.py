"""Packs that are added to this device: read by a worker of their own, which the page can stop."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fateloom.core.errors import FateloomError
from fateloom.games.destinies.blurb import blurb
from fateloom.games.destinies.game import DESTINIES, admitted
from fateloom.games.destinies.scenario import built
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.offline import messages as m

PACK: Final = "pack"
"""The name of the file in which the page leaves a pack to be read."""


def read_pack(folder: str, file: str) -> str:
    """Read the pack that is in `folder`, as strictly as a server does, and run nothing of it.

    `file` is what refusals call it. Its pictures are written beside it, each named by its digest.
    The answer is JSON: the `digest` of the story, the `game` that plays it, what it tells of itself
    as the server's `StoryInfo` (`listed`, as a text), and the digests of its `images`; or why it is
    refused.
    """
    place = Path(folder)
    try:
        data = built.content(place / PACK)
        pack = admitted(data, file)
        story = built.parsed(data, Path(file)).named
    except FateloomError as error:
        return m.encode({"refused": m.refusal(error)})
    for digest, image in pack.images.items():
        (place / digest).write_bytes(image)
    told = blurb(pack.manifest, Book(story))
    return m.encode(
        {
            "digest": pack.manifest.digest,
            "game": DESTINIES.name,
            "listed": m.encode(told),
            "images": sorted(pack.images),
        }
    )
