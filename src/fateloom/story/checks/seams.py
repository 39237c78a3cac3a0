"""Checks of the seams of texts: nothing runs together where an alternative begins or ends.

What stands in the braces loses its spaces at both ends, so they have to stand outside.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario.acts import joined
from fateloom.games.destinies.scenario.conditions import ALWAYS, Condition
from fateloom.games.destinies.scenario.texts import ONCE, Either, Piece, Series, Text
from fateloom.story.checks.context import Whole
from fateloom.story.checks.domains import Domains
from fateloom.story.prose import written
from fateloom.story.translations import laid

Edge = tuple[str, Condition]
"""The words on one side of a seam, and when they are read; the parts of a series always can be."""

_LOW: Final = "„"
"""Where quotations open with this sign, they close with the one that opens them in English."""
_MARKS: Final = "*"
"""Signs of emphasis, which are not read."""
_LAST: Final = re.compile(r"\S*\Z")
_FIRST: Final = re.compile(r"\S*")


def check(whole: Whole) -> None:
    """W610, in every language."""
    domains = Domains(whole.scenario)
    for key, text in whole.scenario.texts.items():
        _note(whole, domains, key, text)
    for language, texts in whole.scenario.translations.items():
        for key, text in texts.items():
            _note(whole, domains, laid(language, key), text)


def _note(whole: Whole, domains: Domains, thing: str, text: Text) -> None:
    found: dict[str, str] = {}
    for before, after, when in _seams(text):
        if _run_together(before, after, low=_is_low(text)) and domains.outlook(when)[0]:
            found.setdefault(_LAST.findall(before)[0], _FIRST.findall(after)[0])
    for last, first in found.items():
        whole.note("W610", thing, last, first)


def _seams(text: Text) -> Iterator[tuple[str, str, Condition]]:
    """The words before and after each end of an alternative, and when they are read together."""
    for place, piece in enumerate(text):
        for before, held in _edges(piece):
            if before:
                for after, holds in _next(text, place + 1, held, seam=_is_seam(piece)):
                    yield before, after, holds


def _next(text: Text, place: int, held: Condition, *, seam: bool) -> Iterator[Edge]:
    """What may follow, up to the next words that are read; at least one side is an alternative, or
    one that is not read lies between them (`seam`)."""
    if place == len(text) or not (seam or _is_seam(text[place])):
        return
    for after, when in _edges(text[place]):
        holds = joined(held, when)
        if after:
            yield after, holds
        else:
            yield from _next(text, place + 1, holds, seam=True)


def _is_seam(piece: Piece) -> bool:
    return isinstance(piece, Either | Series)


def _edges(piece: Piece) -> list[Edge]:
    match piece:
        case Either(when, then, otherwise):
            return [(written(then), when), (written(otherwise), c.Not(when))]
        case Series(kind, parts):
            return [(written(part), ALWAYS) for part in (*parts, *[()] * (kind == ONCE))]
    return [(written((piece,)), ALWAYS)]


def _is_low(text: Text) -> bool:
    return _LOW in written(text)


def _run_together(before: str, after: str, *, low: bool) -> bool:
    """Whether a reader would miss a space between these words; a name in braces is a word."""
    left, right = before.rstrip(_MARKS)[-1:], after.lstrip(_MARKS)[:1]
    ends = left.isalnum() or left in ("}.,;:!?…)”“" if low else "}.,;:!?…)”")
    begins = right.isalnum() or right in ("{(„" if low else "{(“")
    return bool(left and right) and ends and begins
