"""The symbol table of a story: the names that are defined, and the resolution of references."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario.model import Fact
from fateloom.story.diagnostics import Findings, Place, Word
from fateloom.story.uses import Uses

UNKNOWN: Final = {
    "tile": "E201",
    "poi": "E202",
    "item": "E203",
    "hero": "E204",
    "npc": "E205",
    "fact": "E206",
    "category": "E207",
    "event": "E208",
    "state": "E209",
    "option": "E210",
    "submap": "E211",
    "dungeon": "E212",
    "room": "E213",
    "figure": "E214",
    "path": "E215",
    "step": "E216",
    "stage": "E217",
    "picture": "E219",
    "stranger": "E129",
    "image": "E132",
    "word": "E218",
}
"""The code for a name that is not defined, by what it should name."""

THINGS: Final = ("poi", "npc", "tile", "hero")
"""What a condition can name in one and the same place."""
SHARED: Final = (*THINGS, "event", "dungeon")
"""Kinds that share their names: those, and whatever else the id of an option begins with."""

RESERVED: Final = frozenset(
    (
        *("and", "any", "at", "count", "for", "has", "is", "it", "not", "on", "or", "per"),
        *("taken", "to", "with", "becomes", "end", "visit", "item", "always", "never"),
        *("set", "clear", "gain", "lose", "drop", "stock", "skill", "marker", "go", "start"),
        *("place", "remove", "token", "bring", "dismiss", "reveal", "explore"),
        *(c.WORLD, c.CAMPAIGN, c.ME, c.MATE, c.SOMEONE, c.EVERYONE, c.OTHERS, c.MODE),
        *(c.PRESENT, *c.AMOUNTS, *c.GAUGES, "successes", "total"),
    )
)
"""Words of the language, which name nothing else."""


@dataclass(slots=True)
class Names:
    """What is defined: kind -> id -> where, and what belongs to a name.

    states   of a poi or npc, by its id
    options  the ids of the options of a visit, by the place they are at: short -> whole
    facts    of the world and of heroes; `campaign`, those of the campaign
    uses     where all of them stand
    """

    found: Findings
    defined: dict[str, dict[str, Place]] = field(
        default_factory=lambda: {kind: {} for kind in UNKNOWN}
    )
    states: dict[str, tuple[str, ...]] = field(default_factory=dict)
    options: dict[str, dict[str, str]] = field(default_factory=dict)
    facts: dict[str, Fact] = field(default_factory=dict)
    campaign: dict[str, Fact] = field(default_factory=dict)
    uses: Uses = field(default_factory=Uses)

    def define(self, kind: str, word: Word) -> bool:
        """Note a new name. False, with a word about it, when it cannot be used."""
        if word in RESERVED:
            self.found.add("E110", word.place, word)
            return False
        for other in SHARED if kind in SHARED else (kind,):
            earlier = self.defined[other].get(word)
            if earlier is not None:
                self.found.add("E111", word.place, word, other, str(earlier))
                return False
        self.defined[kind][str(word)] = word.place
        self.uses.define(kind, str(word), word.place)
        return True

    def refer(self, kind: str, word: Word, *, place: Place | None = None) -> str | None:
        """The name, if it is defined; otherwise None, with a word about it.

        An empty word was found missing before and is None without a word.
        """
        if not word:
            return None
        if word not in self.defined[kind]:
            self.unknown(kind, word, self.defined[kind], place)
            return None
        self.uses.add(kind, str(word), place or self.found.inside(word, 0))
        return str(word)

    def unknown(
        self, kind: str, word: Word, known: Iterable[str], place: Place | None = None
    ) -> None:
        """Note that a name is not defined."""
        near = self.found.nearest(word, known)
        self.found.add(UNKNOWN[kind], place or word.place, word, near=near)

    def kind_of(self, word: str) -> str | None:
        """Which of the `THINGS` it is."""
        return next((kind for kind in THINGS if word in self.defined[kind]), None)
