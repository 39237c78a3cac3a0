"""Tips of a game whose package brings its words as data: what is told when something is met first.

They are `words/tips.json` of the game's package: a list, in the order in which they are told where
several fit. When they fit is said by conditions on a view, like those of lessons. The sentence is
the message `<game>-tip-<name>`, and its attribute `rule` is the rule that it rests on.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from fateloom.core.jsontext import parsed
from fateloom.core.lessons import When
from fateloom.core.strict import BadData, reader

MOST_WORDS: Final = 34
"""The most words of a tip: what is read at a glance."""
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Tip:
    """What is told the first time that a player is asked and their view is so."""

    name: str
    at: tuple[When, ...]

    def fits(self, view: Any) -> bool:
        """Whether it belongs to this view."""
        return all(when.fits(view) for when in self.at)


def read(text: str, name: str) -> tuple[Tip, ...]:
    """The tips in a JSON text. Raises `BadData`, with places that begin with `name`.

    Examples:
        >>> read('[{"name": "lantern", "at": [{"field": "treasure", "least": 4}]}]', "tips")[0].name
        'lantern'
        >>> read('[{"name": "lantern", "at": [{"field": "treasure"}]}]', "tips")
        Traceback (most recent call last):
        fateloom.core.strict.BadData: tips[0].at[0]: missing equals, least, most or has
    """
    try:
        data = parsed(text)
    except ValueError as error:
        raise BadData(name, "value", "JSON") from error
    tips: tuple[Tip, ...] = reader(tuple[Tip, ...])(data, name)
    for number, tip in enumerate(tips):
        where = f"{name}[{number}]"
        if not _NAME.fullmatch(tip.name):
            raise BadData(f"{where}.name", "value", "lower case with hyphens")
        if tip.name in [each.name for each in tips[:number]]:
            raise BadData(f"{where}.name", "value", f"used once, not twice: {tip.name}")
        if not tip.at:
            raise BadData(f"{where}.at", "missing", "condition")
        for at, when in enumerate(tip.at):
            if not when.limits:
                raise BadData(f"{where}.at[{at}]", "missing", "equals, least, most or has")
    return tips
