"""A story with pictures of its author's own: `twotiles`, whose two tiles have one each, and
the bell in the tower that of the tower."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING, Any

from PIL import Image

from fateloom import raster
from fateloom.games.destinies.scenario import pack
from fateloom.story import packing

from .folders import changed, files

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

HEAD = "scenario.yaml"
PICTURES = """
pictures:
  green: {image: village-green}
  tower: {image: tower}
"""
GREEN, TOWER = "#2e7d32", "#6d4c41"


def picture(form: str = "PNG", colour: str = GREEN, size: tuple[int, int] = (64, 40)) -> bytes:
    """A picture of one colour, in the form of a program for pictures."""
    return saved(Image.new("RGB", size, colour), form)


def saved(image: Image.Image, form: str, **options: Any) -> bytes:
    """An image as a file."""
    target = BytesIO()
    image.save(target, form, **options)
    return target.getvalue()


def texts() -> dict[str, bytes]:
    """The files of the story without the pictures themselves."""
    contents, _ = changed(
        files("twotiles"), HEAD, "start: explored", "start: explored\n    picture: green"
    )
    contents, _ = changed(
        contents, HEAD, "start: unexplored", "start: unexplored\n    picture: tower"
    )
    contents, _ = changed(contents, HEAD, "name: The Bell", "name: The Bell\n    picture: tower")
    return {**contents, "pictures.yaml": PICTURES.encode()}


def written(folder: Path, pictures: Mapping[str, bytes] | None = None) -> Path:
    """The story in a new folder, with its pictures or with others."""
    own = {"village-green.jpg": picture("JPEG"), "tower.png": picture("PNG", TOWER)}
    found = own if pictures is None else pictures
    (folder / "pictures").mkdir(parents=True)
    for name, content in {
        **texts(),
        **{f"pictures/{name}": content for name, content in found.items()},
    }.items():
        (folder / name).write_bytes(content)
    return folder


@cache
def made(folder: Path) -> packing.Packed:
    """The story in a folder as a pack."""
    found = packing.open_folder(folder)
    assert found.loaded.scenario is not None, found.loaded.found
    return packing.pack(found.loaded.scenario, found.sources, None, "twotiles.fateloom")


def undecodable(folder: Path) -> bytes:
    """The story in a folder as a pack whose picture of the tower breaks off: it has the right form,
    and only who decodes it sees that it is damaged."""
    part = raster.prepared(picture())[20:30] + b"\0" * 8
    head = b"WEBPVP8 " + len(part).to_bytes(4, "little")
    bad = b"RIFF" + (len(head) + len(part)).to_bytes(4, "little") + head + part
    whole, name = made(folder).pack, "pictures/tower.webp"
    digests = [pack.digest_of(each).encode() for each in (whole.sources[name], bad)]
    story = whole.story.replace(digests[0], digests[1])
    told = replace(whole.manifest, digest=pack.digest_of(story))
    sources = {**whole.sources, name: bad}
    return pack.dumps(replace(whole, manifest=told, story=story, sources=sources))
