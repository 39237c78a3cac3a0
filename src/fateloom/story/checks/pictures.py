"""Checks of pictures: each is clear, and no two places look alike."""

from __future__ import annotations

from collections.abc import Iterator

from fateloom.games.destinies.scenario.images import digest_in
from fateloom.games.destinies.scenario.model import Picture
from fateloom.story import pictures
from fateloom.story.checks.context import Whole


def check(whole: Whole) -> None:
    """W820: two pictures with the same base, hour and largest thing. W821: what does not fit."""
    alike: dict[tuple[str, str, str], str] = {}
    for picture in whole.scenario.pictures:
        wrong: dict[str, str] = {}
        for place, scene in _scenes(picture):
            (largest, _), *_ = [*pictures.sizes(scene), ("", 0)]
            traits = pictures.traits(scene)
            look = traits.get("base", "open"), traits.get("hour", ""), largest
            other = alike.setdefault(look, picture.id)
            if other != picture.id:
                whole.note("W820", place, picture.id, other)
            for what in _misfits(scene):
                wrong.setdefault(what, place)
        for what, place in wrong.items():
            whole.note("W821", place, picture.id, what)


def _scenes(picture: Picture) -> Iterator[tuple[str, str]]:
    """All that a picture can draw, each with the thing it belongs to."""
    thing = f"pictures.{picture.id}"
    states = [(f"{thing}.states.{state.id}", state.scene) for state in picture.states]
    for place, scene in ((thing, picture.scene), *states):
        if digest_in(scene) is None:
            yield place, scene


def _misfits(scene: str) -> Iterator[str]:
    """What is out of bounds, in the words of the file."""
    (_, largest), *_ = [*pictures.sizes(scene), ("", 0)]
    traits = pictures.traits(scene)
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
