"""Shapes: declarative schemas of what may stand where in a story's files.

A shape reads a node into plain values and notes everything wrong with it. What is missing or
malformed becomes an empty value, so that reading goes on. The same shapes make the JSON Schema from
which editors complete.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar

from fateloom.games.destinies.scenario.ids import ID, MOST_LETTERS, is_id
from fateloom.story.diagnostics import Findings, Place, Word
from fateloom.story.yaml_tree import Mapping as MappingNode
from fateloom.story.yaml_tree import Node, Scalar
from fateloom.story.yaml_tree import Sequence as SequenceNode

Symbols: TypeAlias = Callable[[str], Iterable[str]]
"""The ids there are of a kind."""
Describe: TypeAlias = Callable[[str], str | None]
"""The words for a key, `record.key`, or None."""


Value = TypeVar("Value")
"""What a node is read into."""


class Entry(dict[str, Any]):
    """A mapping that was read, with the place of each key."""

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.place = place
        self.places: dict[str, Place] = {}

    def at(self, key: str) -> Place:
        """The place of the key; of the whole, where the key is missing."""
        return self.places.get(key, self.place)


class Shape(ABC, Generic[Value]):
    """What may stand in one place."""

    noun: str
    """What it is called in the sentence of E102: text, number, truth, span, list or names."""

    @abstractmethod
    def read(self, node: Node, found: Findings) -> Value:
        """The value; an empty one, after a word in `found`, where the node does not fit."""

    @abstractmethod
    def empty(self, place: Place) -> Value:
        """The value that stands for a missing one."""

    @abstractmethod
    def schema(self, symbols: Symbols, describe: Describe) -> dict[str, Any]:
        """This shape in JSON Schema."""

    def refuse(self, node: Node, found: Findings) -> Value:
        """Note that the node is something else than this."""
        found.add("E102", node.place, self.noun, _noun(node))
        return self.empty(node.place)


def _noun(node: Node) -> str:
    match node:
        case Scalar(_, None):
            return "nothing"
        case Scalar(_, bool()):
            return "truth"
        case Scalar(_, int()):
            return "number"
        case Scalar():
            return "text"
        case SequenceNode():
            return "list"
    return "names"


def _bare(node: Node) -> str | None:
    """The words that were written without quotation marks, if any were; None for all else."""
    if not isinstance(node, Scalar) or node.quoted or isinstance(node.value, int):
        return None
    return node.text


def _cut_off(node: MappingNode, number: int) -> bool:
    """Whether this key is the rest of a text: in braces, a comma ends one that has no quotation
    marks, and what stands behind it is a key without anything below it."""
    key, part = node.entries[number]
    return (
        node.flow
        and number > 0
        and not key.quoted
        and _bare(part) == ""
        and _bare(node.entries[number - 1][1]) is not None
    )


def _note_comma(node: MappingNode, number: int, found: Findings) -> None:
    """Note a text that was cut off, at its first comma."""
    if _bare(node.entries[number - 1][1]):
        found.add("E019", node.entries[number][0].place)


class Text(Shape[Word]):
    """Words: prose, an expression, a reference. `kind` is whose ids complete it."""

    noun = "text"

    def __init__(self, kind: str = "", *, prose: bool = False) -> None:
        self.kind = kind
        self.prose = prose

    def read(self, node: Node, found: Findings) -> Word:
        if not isinstance(node, Scalar) or node.value is None:
            return self.refuse(node, found)
        # What looks like a number or a truth value is a word where words are asked for.
        text = node.text.rstrip() if self.prose else node.text.strip()
        if not text:
            found.add("E103", node.place)
        return Word.of(text, node.place, block=node.block, quoted=node.quoted and not node.block)

    def empty(self, place: Place) -> Word:
        return Word.of("", place)

    def schema(self, symbols: Symbols, describe: Describe) -> dict[str, Any]:
        ids = sorted(symbols(self.kind)) if self.kind else []
        return {"enum": ids} if ids else {"type": "string"}


class Expression(Text):
    """A condition or an effect. Editors complete what can be written in one go."""

    def schema(self, symbols: Symbols, describe: Describe) -> dict[str, Any]:
        return {"$ref": f"#/definitions/{self.kind}"}

    def definition(self, symbols: Symbols) -> dict[str, Any]:
        """The schema itself, which every use refers to, for it is long."""
        common = sorted(symbols(self.kind))
        return {"anyOf": [{"enum": common}, {"type": "string"}]} if common else {"type": "string"}


MOST_LISTED: Final = 20
"""The maximum number of words to list where one of them is expected."""


class OneOf(Shape[Word]):
    """One of a few words."""

    noun = "text"

    def __init__(self, *words: str) -> None:
        self.words = words

    def read(self, node: Node, found: Findings) -> Word:
        if not isinstance(node, Scalar):
            return self.refuse(node, found)
        if node.text not in self.words:
            near = found.nearest(node.text, self.words)
            listed = ", ".join(self.words[:MOST_LISTED])
            if len(self.words) > MOST_LISTED:
                listed += ", …"
            found.add("E104", node.place, node.text, listed, near=near)
            return self.empty(node.place)
        return Word.of(node.text, node.place)

    def empty(self, place: Place) -> Word:
        return Word.of("", place)

    def schema(self, symbols: Symbols, describe: Describe) -> dict[str, Any]:
        return {"enum": list(self.words)}


class Whole(Shape[int]):
    """A whole number within a range."""

    noun = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def read(self, node: Node, found: Findings) -> int:
        if not isinstance(node, Scalar) or type(node.value) is not int:
            return self.refuse(node, found)
        if not self.least <= node.value <= self.most:
            found.add("E105", node.place, node.value, self.least, self.most)
            return self.empty(node.place)
        return node.value

    def empty(self, place: Place) -> int:
        return self.least

    def schema(self, symbols: Symbols, describe: Describe) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


class Truth(Shape[bool]):
    """`true` or `false`."""

    noun = "truth"

    def read(self, node: Node, found: Findings) -> bool:
        if not isinstance(node, Scalar) or not isinstance(node.value, bool):
            return self.refuse(node, found)
        return node.value

    def empty(self, place: Place) -> bool:
        return False

    def schema(self, symbols: Symbols, describe: Describe) -> dict[str, Any]:
        return {"type": "boolean"}


class Span(Shape[tuple[int, int]]):
    """A number of successes or several: `2`, `2-4`, `5+`. Read as (least, most)."""

    noun = "span"
    _FORM = re.compile(r"([0-9]{1,2})(?:(\+)|-([0-9]{1,2}))?")

    def __init__(self, most: int) -> None:
        self.most = most

    def read(self, node: Node, found: Findings) -> tuple[int, int]:
        form = self._FORM.fullmatch(node.text) if isinstance(node, Scalar) else None
        if form is None:
            return self.refuse(node, found)
        least = int(form[1])
        most = self.most if form[2] else int(form[3] or least)
        if most < least:
            found.add("E106", node.place, form[0])
            return self.empty(node.place)
        return least, most

    def empty(self, place: Place) -> tuple[int, int]:
        return -1, -1

    def schema(self, symbols: Symbols, describe: Describe) -> dict[str, Any]:
        return {"anyOf": [{"type": "integer"}, {"type": "string", "pattern": r"^\d(-\d|\+)?$"}]}


class ListOf(Shape[list[Any]]):
    """A list; `most` bounds its length."""

    noun = "list"
    MANY: Final = 1000
    """More than any story needs."""

    def __init__(self, part: Shape[Any], *, least: int = 0, most: int = MANY) -> None:
        self.part, self.least, self.most = part, least, most

    def read(self, node: Node, found: Findings) -> list[Any]:
        if not isinstance(node, SequenceNode):
            return self.refuse(node, found)
        if not self.least <= len(node.parts) <= self.most:
            found.add("E107", node.place, len(node.parts), self.least, self.most)
            return self.empty(node.place)
        return [self.part.read(part, found) for part in node.parts]

    def empty(self, place: Place) -> list[Any]:
        return []

    def schema(self, symbols: Symbols, describe: Describe) -> dict[str, Any]:
        return {
            "type": "array",
            "items": self.part.schema(symbols, describe),
            "minItems": self.least,
            "maxItems": self.most,
        }


class Named(Shape[list[tuple[Word, Any]]]):
    """Things by their ids, in order: read as (id, thing) pairs.

    `ids` False: the keys are not ids of their own; `kind` is whose ids complete them.
    """

    noun = "names"

    def __init__(
        self, part: Shape[Any], *, ids: bool = True, kind: str = "", least: int = 0
    ) -> None:
        self.part, self.ids, self.kind, self.least = part, ids, kind, least

    def read(self, node: Node, found: Findings) -> list[tuple[Word, Any]]:
        if not isinstance(node, MappingNode):
            return self.refuse(node, found)
        if len(node.entries) < self.least:
            found.add("E107", node.place, len(node.entries), self.least, ListOf.MANY)
        things: list[tuple[Word, Any]] = []
        for number, (key, part) in enumerate(node.entries):
            if self.ids and _cut_off(node, number):
                _note_comma(node, number, found)
            elif self.ids and not is_id(key.text):
                found.add("E108", key.place, key.text)
            else:
                word = Word.of(key.text, key.place, quoted=key.quoted)
                things.append((word, self.part.read(part, found)))
        return things

    def empty(self, place: Place) -> list[tuple[Word, Any]]:
        return []

    def schema(self, symbols: Symbols, describe: Describe) -> dict[str, Any]:
        part = self.part.schema(symbols, describe)
        known = sorted(symbols(self.kind)) if self.kind else []
        if self.ids:
            names: dict[str, Any] = {"pattern": f"^{ID.pattern}$", "maxLength": MOST_LETTERS}
        else:
            names = {"enum": known} if known else {}
        return {"type": "object", "propertyNames": names, "additionalProperties": part}


class Record(Shape[Entry]):
    """A thing with known keys. Keys that end with `!` must be there."""

    noun = "names"

    def __init__(self, name: str, keys: Mapping[str, Shape[Any]]) -> None:
        self.name = name
        self.keys = {key.rstrip("!"): shape for key, shape in keys.items()}
        self.needed = tuple(key[:-1] for key in keys if key.endswith("!"))

    def read(self, node: Node, found: Findings) -> Entry:
        entry = Entry(node.place)
        if not isinstance(node, MappingNode):
            found.add("E102", node.place, self.noun, _noun(node))
        else:
            for number, (key, part) in enumerate(node.entries):
                shape = self.keys.get(key.text)
                if shape is None:
                    if _cut_off(node, number):
                        _note_comma(node, number, found)
                        continue
                    near = found.nearest(key.text, self.keys)
                    found.add("E101", key.place, key.text, ", ".join(self.keys), near=near)
                    continue
                entry.places[key.text] = key.place
                entry[key.text] = shape.read(part, found)
            for key_ in self.needed:
                if key_ not in entry:
                    found.add("E109", node.place, key_)
        for key_ in self.needed:
            entry.setdefault(key_, self.keys[key_].empty(node.place))
        return entry

    def empty(self, place: Place) -> Entry:
        entry = Entry(place)
        for key in self.needed:
            entry[key] = self.keys[key].empty(place)
        return entry

    def schema(self, symbols: Symbols, describe: Describe) -> dict[str, Any]:
        return {"$ref": f"#/definitions/{self.name}"}

    def definition(self, symbols: Symbols, describe: Describe) -> dict[str, Any]:
        """The schema itself, which others refer to."""
        properties: dict[str, Any] = {}
        for key, shape in self.keys.items():
            properties[key] = shape.schema(symbols, describe)
            words = describe(f"{self.name}.{key}")
            if words is not None:
                properties[key] = {"description": words, **properties[key]}
        return {
            "type": "object",
            "properties": properties,
            "required": list(self.needed),
            "additionalProperties": False,
        }


def records(shape: Shape[Any]) -> dict[str, Record]:
    """Every record that can stand in a shape, the shape itself among them, by name."""
    found: dict[str, Record] = {}
    _gather(shape, found)
    return found


def _gather(shape: Shape[Any], found: dict[str, Record]) -> None:
    match shape:
        case Record(name=name) if name not in found:
            found[name] = shape
            for part in shape.keys.values():
                _gather(part, found)
        case ListOf(part=part) | Named(part=part):
            _gather(part, found)
