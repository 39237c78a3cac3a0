"""Where every name of a story is defined, and where it is used.

A name is a kind and an id. What belongs to something else has its owner before it: the state
`mill.wet`, the option `mill.ask`, the room `cellar.well`, the stage `sib.gold.brink`. Facts of the
campaign are of the kind `campaign`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from fateloom.story.diagnostics import Place

_AROUND: Final = {"path": "hero", "step": "path"}
"""What the names of a kind always stand behind: `sib.gold`, `sib.gold.hear`."""


class Name(NamedTuple):
    """Something that has an id."""

    kind: str
    id: str

    @property
    def word(self) -> str:
        """What stands in the files: the last part of the id."""
        return self.id.rpartition(".")[2]


@dataclass(slots=True)
class Uses:
    """The places of names, in the order in which they were read."""

    defined: dict[Name, Place] = field(default_factory=dict)
    used: dict[Name, dict[Place, None]] = field(default_factory=dict)

    def define(self, kind: str, name: str, place: Place) -> None:
        """Note where a name is defined."""
        self.defined[Name(kind, name)] = place

    def add(self, kind: str, name: str, place: Place) -> None:
        """Note a use. A place that is read twice counts once.

        Paths and steps stand there with their owners, and are uses of these, too.
        """
        around = _AROUND.get(kind)
        if around:
            owner = name.rpartition(".")[0]
            self.add(around, owner, place)
            place = place._replace(column=place.column + len(owner) + 1)
        self.used.setdefault(Name(kind, name), {})[place] = None

    def places(self, name: Name) -> list[Place]:
        """Where a name stands: its definition, then its uses."""
        first = self.defined.get(name)
        uses = [place for place in self.used.get(name, ()) if place != first]
        return uses if first is None else [first, *uses]

    def at(self, place: Place, text: str) -> Name | None:
        """The name at a place, on a line with this text; the shortest, where one is within another.
        The place behind its last letter belongs to it, as to the cursor of an editor."""
        found = [
            (len(name.word), name)
            for name, where in self._all()
            if where[:2] == place[:2]
            and 0 <= place.column - unquoted(text, where.column) <= len(name.word)
            and stands(text, where.column, name.word)
        ]
        return min(found)[1] if found else None

    def _all(self) -> Iterator[tuple[Name, Place]]:
        for name, place in self.defined.items():
            yield name, place
        for name, places in self.used.items():
            for place in places:
                yield name, place


def unquoted(text: str, column: int) -> int:
    """The column of a word on a line, behind its quotation mark if it has one."""
    return column + (text[column - 1 : column] in ("'", '"') and text != "")


def stands(text: str, column: int, word: str) -> bool:
    """Whether a word stands at a column of a line, in quotation marks or not."""
    return text.startswith(word, unquoted(text, column) - 1)
