"""How the places of a story look: the words of a picture, and the text that views carry.

The client draws exactly these (games/destinies/board/draw/places/).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from fateloom.story import portraits

COLOURS: Final = (
    *portraits.PIGMENTS,
    "daub",
    "clay",
    "timber",
    "boards",
    "flags",
    "limestone",
    "sandstone",
    "chalk",
    "stubble",
    "lichen",
    "heath",
    "river",
    "pond",
    "tarn",
    "brick",
)
WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "hour": ("dawn", "day", "gold", "blue", "dusk", "night", "grey", "red", "green"),
    "weather": ("clouds", "mist", "rain", "wind", "ash", "dust"),
    "light": ("sun", "moon", "low"),
    "phase": ("full", "crescent"),
    "sky": ("diaper", "scale", "rays", "stars"),
    "base": ("open", "valley", "water", "wood", "wall", "vault", "room"),
    **dict.fromkeys(
        (
            "road-colour",
            "far-colour",
            "middle-colour",
            "near-colour",
            "ground-colour",
            "water-colour",
            "wall-colour",
            "floor-colour",
        ),
        COLOURS,
    ),
}
"""Keys of one word each."""
NUMBERS: Final = {
    "horizon": 400,
    "ground": 400,
    "top": 400,
    "trees": 400,
    "birds": 12,
    "beam": 300,
}
"""Keys of a number, and its bound to either side."""
SWITCHES: Final = ("river", "stone", "tiles", "beams", "square")
"""Keys that are so or not."""
IMAGE: Final = "image"
"""The key of a picture of the author's own, which takes the place of all others."""
LAYERS: Final = ("back", "middle", "fore")
"""Lists of things, each in a line: `church 250 232 50`."""
POSES: Final = ("stand", "sit", "kneel", "raise")
THINGS: Final[Mapping[str, int]] = {
    "tree": 100,
    "pine": 104,
    "bare": 116,
    "thorn": 116,
    "oak": 165,
    "willow": 142,
    "pear": 175,
    "nettles": 55,
    "reeds": 80,
    "corn": 110,
    "sheaf": 60,
    "hay": 75,
    "galls": 200,
    "house": 100,
    "cottage": 85,
    "church": 172,
    "barn": 195,
    "mill": 130,
    "bridge": 250,
    "tollhouse": 126,
    "inn": 186,
    "tent": 100,
    "arch": 154,
    "ruin-wall": 180,
    "doors": 300,
    "squint": 110,
    "sluice": 380,
    "parapet": 300,
    "stick-door": 186,
    "well": 104,
    "well-ring": 20,
    "lid": 90,
    "clamp": 110,
    "stools": 70,
    "bell": 84,
    "stone": 104,
    "weather-stone": 134,
    "gibbet": 152,
    "cross": 130,
    "sticks": 80,
    "stepping-stones": 150,
    "ruts": 300,
    "gate": 55,
    "fence": 90,
    "pond": 115,
    "stairs-down": 100,
    "scarecrow": 108,
    "lunch": 30,
    "coins": 20,
    "ripples": 220,
    "wares": 120,
    "cart": 120,
    "ox": 95,
    "sheep": 36,
    "goose": 46,
    "hen": 30,
    "dog": 42,
    "heron": 118,
    "toad": 18,
    "swallows": 50,
    "boat": 62,
    "fish": 110,
    "table": 90,
    "desk": 66,
    "lectern": 112,
    "stalls": 210,
    "stall": 222,
    "bed": 110,
    "shelf": 95,
    "bottles": 84,
    "loaves": 84,
    "manger": 66,
    "barrel": 56,
    "sack": 62,
    "post": 120,
    "great-scale": 150,
    "rope": 220,
    "yoke": 90,
    "sleepers": 240,
    "oven": 140,
    "hearth": 116,
    "fire": 64,
    "embers": 24,
    "candle": 42,
    "lantern": 46,
    "blanket": 34,
    "blaze": 200,
}
"""What can stand in a picture, and how large it is: its height, or as a rule of thumb six tenths
of its width."""
ME: Final = "me"
"""The hero who visits the place."""
MIRRORED: Final = "mirrored"

WIDTH: Final = 640
HEIGHT: Final = 400
LEAST_HORIZON: Final = 96
MOST_HORIZON: Final = 292
LARGE: Final = HEIGHT // 3
"""How large the largest thing of a picture should be."""

_THING: Final = re.compile(r"([a-z-]+)( -?\d{1,4}){2,3}( mirrored)?")
_FIGURE: Final = re.compile(
    rf"([a-z][a-z0-9-]*)( -?\d{{1,4}}){{2,3}}( ({'|'.join(POSES)}))?( mirrored)?"
)


def thing(line: str) -> str | None:
    """The thing that a line puts into a picture; None for a line of another form."""
    form = _THING.fullmatch(line)
    return form[1] if form else None


def figure(line: str) -> str | None:
    """Whom a line puts into a picture; None for a line of another form."""
    form = _FIGURE.fullmatch(line)
    return form[1] if form else None


def scene(picture: Mapping[str, Any]) -> str:
    """A picture as the text that views carry: `hour=dawn;back=church 250 232 50,ox 440 236 40`."""
    return ";".join(
        f"{key}={_words(value)}" for key, value in picture.items() if value not in ("", [])
    )


def _words(value: Any) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case [[*_], *_]:
            return ",".join(map(_words, value))
        case [int(), *_]:
            return " ".join(map(str, value))
        case list():
            return ",".join(value)
    return str(value)


def border(given: Mapping[str, Any]) -> str:
    """What surrounds a frontispiece, in the form of a scene, with the size of its thing."""
    size = {"size": THINGS[given["thing"]]} if given.get("thing") else {}
    return scene({**given, **size})


def traits(scene: str) -> dict[str, str]:
    """The keys of a scene, and their words."""
    return dict(part.split("=", 1) for part in scene.split(";") if part)


def sizes(scene: str) -> list[tuple[str, int]]:
    """The things of a scene with their sizes, the largest first."""
    found = traits(scene)
    lines = [line.split() for layer in LAYERS for line in found.get(layer, "").split(",") if line]
    sized = [(name, THINGS[name] * _size(rest) // 100) for name, *rest in lines]
    return sorted(sized, key=lambda each: -each[1])


def _size(rest: list[str]) -> int:
    """The size of a thing in hundredths, from the words after its name."""
    numbers = [int(word) for word in rest if word != MIRRORED]
    return numbers[2] if len(numbers) > 2 else 100
