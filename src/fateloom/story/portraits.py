"""How the people of a story look: the traits that an author may give, and their words.

The client draws exactly these (games/destinies/board/draw/people/person.ts).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

PIGMENTS: Final = (
    "lapis",
    "azure",
    "vermilion",
    "madder",
    "verdigris",
    "sap",
    "ochre",
    "earth",
    "umber",
    "woad",
    "plum",
    "grey",
    "cream",
    "white",
    "black",
    "straw",
    "iron",
    "rose",
    "oat",
    "gold",
    "leaf",
    "slate",
    "moss",
    "soot",
)
TRAITS: Final[Mapping[str, tuple[str, ...]]] = {
    "beast": ("goose", "dog", "ox", "bear"),
    "sex": ("f", "m"),
    "age": ("young", "middle", "old", "child"),
    "build": ("slight", "middling", "broad", "stooped"),
    "face": ("oval", "round", "long", "square", "gaunt", "heart"),
    "skin": ("fair", "ruddy", "tan", "pale", "olive", "dark", "sooty", "dead"),
    "hair": (
        "none",
        "cropped",
        "bowl",
        "long",
        "loose",
        "curls",
        "tonsure",
        "wisps",
        "wild",
        "plaits",
    ),
    "hair-colour": ("black", "brown", "chestnut", "red", "straw", "grey", "white", "dark"),
    "beard": ("stubble", "short", "full", "long", "forked", "goatee", "moustache"),
    "hat": (
        "coif",
        "hood",
        "cowl",
        "wimple",
        "veil",
        "kerchief",
        "straw",
        "felt",
        "cap",
        "chaperon",
        "kettle",
        "mitre",
        "skullcap",
        "fillet",
        "cape-hood",
    ),
    "hat-colour": PIGMENTS,
    "band": PIGMENTS,
    "feather": PIGMENTS,
    "veil": PIGMENTS,
    "eyes": ("plain", "wide", "narrow", "heavy", "sly", "closed"),
    "iris": PIGMENTS,
    "brow": ("plain", "thick", "bushy", "thin", "frown", "raised", "sad"),
    "nose": ("straight", "hook", "snub", "broad", "long", "sharp"),
    "mouth": ("plain", "smile", "thin", "down", "smirk", "open", "pursed"),
    "gown": (
        "plain",
        "habit",
        "buttons",
        "kirtle",
        "apron",
        "cloak",
        "fur",
        "gambeson",
        "mail",
        "cope",
        "collar",
        "rags",
        "shawl",
    ),
    "gown-colour": PIGMENTS,
    "second-colour": PIGMENTS,
    "sleeve": PIGMENTS,
    "hose": PIGMENTS,
    "frame": ("niche", "medallion", "quatrefoil", "window"),
    "field": PIGMENTS,
    "diaper": ("lozenge", "scale", "check", "vine", "star", "rays"),
    "turn": ("left", "right"),
}
"""Traits of one word each."""
LISTS: Final[Mapping[str, tuple[int, tuple[str, ...]]]] = {
    "marks": (7, ("freckles", "flour", "soot", "scar", "glasses", "patch", "cheeks")),
    "holds": (
        2,
        (
            "tally",
            "bowl",
            "quill",
            "roll",
            "list",
            "loaf",
            "peel",
            "scale",
            "sack",
            "jar",
            "keys",
            "spade",
            "crook",
            "crozier",
            "pole",
            "goad",
            "lantern",
            "candle",
            "ladle",
            "mug",
            "pack",
            "ribbon",
            "sword",
            "beads",
            "pie",
            "child",
            "stick",
            "bell",
            "rope",
        ),
    ),
}
"""Traits of several words, and how many of them at most."""
SWITCHES: Final = ("long", "halo", "bare-hood")
"""Traits that are so or not."""
MOST_TILTED: Final = 8
"""The most degrees by which a head may lean."""


def traits(portrait: Mapping[str, Any]) -> str:
    """A portrait as the text that views carry: `hair=plaits holds=ladle,child tilt=-3`. What is
    not so is left out."""
    return " ".join(
        f"{trait}={_words(words)}"
        for trait, words in portrait.items()
        if words not in ("", False, [])
    )


def _words(words: str | int | list[str]) -> str:
    match words:
        case list():
            return ",".join(words)
        case True:
            return "yes"
        case _:
            return str(words)
