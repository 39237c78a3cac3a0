"""Campaigns: what the games of a campaign tell those that come later.

A game that belongs to a campaign tells a *chapter* when it is over (`Game.chapter`): what happened,
for people to read, and the facts that carry over. A later table begins with the chapters before it
(`Game.continued`), and its record contains them.

Examples:
    >>> title, name = {"en": "The Ferry"}, {"en": "The Rope"}
    >>> chapter = Chapter("ferry", title, 1, "rope", name, 9, (), (), {"bell-rung": 1})
    >>> read(written([chapter])) == (chapter,)
    True
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, TypeAlias

from fateloom.core.strict import BadData, reader

MOST_CHAPTERS: Final = 20
"""The maximum number of chapters before a game."""
MOST_LETTERS: Final = 1_000_000
"""The maximum length of all chapters before a game, as JSON."""
_CONTROL: Final = ("Cc", "Cs", "Zl", "Zp")
"""Categories of characters that are no writing."""
_TURNS: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Kinds of characters that turn the direction of writing round."""

Words: TypeAlias = Mapping[str, str]
"""A text by the tags of its languages, the original one first."""


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a story in a campaign.

    campaign  the id of the campaign; `title` is its title, which may be empty
    number    the place of the story, from 1
    """

    campaign: str
    number: int
    title: Words


@dataclass(frozen=True, slots=True)
class Hero:
    """Who played whom in a chapter, and what came of it.

    path    the path on which the hero won; empty without
    ending  what was read of the hero at the end
    """

    player: str
    name: Words
    won: bool
    path: Words
    ending: Words


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of a person of the story; `words` follow the name."""

    name: Words
    words: Words


@dataclass(frozen=True, slots=True)
class Chapter:
    """What a game of a campaign tells the later ones.

    title   of the campaign, which may be empty
    part    the place of the story in it, from 1
    story   the story, as the option of the game names it; `name` is its title
    days    how long it took
    facts   what carries over, by the names of the facts
    """

    campaign: str
    title: Words
    part: int
    story: str
    name: Words
    days: int
    heroes: tuple[Hero, ...]
    fates: tuple[Fate, ...]
    facts: Mapping[str, int]


def written(chapters: Sequence[Chapter]) -> list[dict[str, Any]]:
    """Chapters as values of JSON."""
    return [asdict(chapter) for chapter in chapters]


def fit(chapters: Sequence[Chapter]) -> bool:
    """Whether these are not too many chapters, or too long, for a record."""
    return len(chapters) <= MOST_CHAPTERS and len(json.dumps(written(chapters))) <= MOST_LETTERS


def read(value: object) -> tuple[Chapter, ...]:
    """The chapters that were written so, without characters that are no writing.

    Raises `BadData`.
    """
    chapters: tuple[Chapter, ...] = reader(tuple[Chapter, ...])(_cleaned(value), "chapters")
    if not fit(chapters):
        raise BadData("chapters", "value", "less")
    return chapters


def _cleaned(value: Any) -> Any:
    """A value of JSON whose texts are writing. Its lists may be tuples."""
    if isinstance(value, str):
        return "".join([sign for sign in value if sign == "\n" or not _is_control(sign)])
    if isinstance(value, Mapping):
        return {_cleaned(name): _cleaned(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_cleaned(part) for part in value]
    return value


def _is_control(sign: str) -> bool:
    return unicodedata.category(sign) in _CONTROL or unicodedata.bidirectional(sign) in _TURNS
