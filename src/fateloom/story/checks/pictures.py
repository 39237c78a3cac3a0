"""Checks of pictures: each is clear, and no two places look alike."""

from __future__ import annotations

from collections.abc import Iterator

from fateloom.games.destinies.scenario.model import Picture
from fateloom.story import pictures
from fateloom.story.checks.context import Whole


def check(whole: Whole) -> None:
    """W820: two pictures with the same base, hour and largest thing. W821: what does not fit."""
    alike: dict[tuple[str, str, str], str] = {}
    for picture in whole.scenario.pictures:
        traits = pictures.traits(picture.scene)
        (largest, size), *_ = [*pictures.sizes(picture.scene), ("", 0)]
        look = traits.get("base", "open"), traits.get("hour", ""), largest
        other = alike.setdefault(look, picture.id)
        if other != picture.id:
            whole.note("W820", f"pictures.{picture.id}", picture.id, other)
        for wrong in _misfits(picture, size):
            whole.note("W821", f"pictures.{picture.id}", picture.id, wrong)


def _misfits(picture: Picture, largest: int) -> Iterator[str]:
    """What is out of bounds, in the words of the file."""
    traits = pictures.traits(picture.scene)
    horizon = int(traits.get("horizon", pictures.LEAST_HORIZON))
    if not pictures.LEAST_HORIZON <= horizon <= pictures.MOST_HORIZON:
        yield f"horizon: {horizon}"
    for key in (*pictures.LAYERS, "people"):
        for line in traits.get(key, "").split(","):
            if line and not _within(line):
                yield f"{key}: {line}"
    if largest < pictures.LARGE:
        yield f"{largest} < {pictures.LARGE}"


def _within(line: str) -> bool:
    """Whether a thing stands where it can be seen, and is neither tiny nor huge."""
    x, y, *size = [int(word) for word in line.split() if word.lstrip("-").isdigit()]
    return (
        -40 <= x <= pictures.WIDTH + 40
        and -40 <= y <= pictures.HEIGHT + 60
        and all(10 <= each <= 300 for each in size)
    )
