"""Names that people could confuse: the skeletons of UTS #39 (Unicode Security Mechanisms).

`python -m tests.confusables` makes `confusables.json` from Unicode's table. The libraries that
have this table do not run in a browser, or are outdated.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

IGNORABLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]"
)
"""Invisible characters: Unicode's Default_Ignorable_Code_Point."""


def called_so(name: str, others: Iterable[str]) -> str | None:
    """The first of the others that is the same name, in any case, or looks like it; or None."""
    keys = _keys(name)
    return next((other for other in others if not keys.isdisjoint(_keys(other))), None)


def skeleton(text: str) -> str:
    """The common form of all texts that look alike. It is not for display.

    >>> skeleton("\u0410nna") == skeleton("\uff21n\u200dna") == skeleton("Anna")
    True
    """
    shown = IGNORABLE.sub("", unicodedata.normalize("NFKC", text))
    mapped = unicodedata.normalize("NFD", shown).translate(_confusables())
    return unicodedata.normalize("NFD", " ".join(mapped.split()))


@lru_cache(maxsize=256)
def _keys(name: str) -> frozenset[tuple[bool, str]]:
    """The common forms of names that are confusable as written (False), or in lower case (True). An
    empty name has none."""
    small = unicodedata.normalize("NFKC", name).casefold()
    keys = ((False, skeleton(name)), (True, skeleton(small)))
    return frozenset(key for key in keys if key[1])


@cache
def _confusables() -> dict[int, str]:
    """For each confusable character, the characters that it looks like."""
    text = files("fateloom.table").joinpath("confusables.json").read_text(encoding="utf-8")
    return {
        int(sign, 16): "".join(chr(int(each, 16)) for each in prototype.split())
        for prototype, signs in json.loads(text)["signs"].items()
        for sign in signs.split()
    }
