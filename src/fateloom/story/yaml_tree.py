"""A strict YAML reader: it makes a tree in which every node knows its line and column.

PyYAML's parser (the C one where it is there) gives the events; the tree is made here, for
three reasons: its own composer calls itself for every level and can be made to run out of
stack, it hides anchors, and its scalars are those of YAML 1.1, where `no` is false and 12:30
is 750. Here plain scalars are `true`, `false`, `null`, whole numbers in decimal digits, and
words. Anchors, aliases, tags, merge keys, tabs and keys written twice are refused.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import yaml

from fateloom.story.diagnostics import Findings, Place

MOST_BYTES: Final = 1_000_000
MOST_LEVELS: Final = 40

_Loader: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_COLON: Final = "mapping values are not allowed in this context"
"""What the parser says of a colon in the middle of a text."""
_WHOLE: Final = re.compile(r"[-+]?[0-9]{1,9}")
_WORDS: Final = {"~": None, "": None} | {
    written: value
    for word, value in (("true", True), ("false", False), ("null", None))
    for written in (word, word.title(), word.upper())
}

Value: TypeAlias = str | int | bool | None


@dataclass(slots=True)
class Scalar:
    """One value; `text` is how it was written, without quotation marks. It stands at `start:end` of
    the file, in characters."""

    place: Place
    value: Value
    text: str
    block: bool = False
    quoted: bool = False
    start: int = 0
    end: int = 0


@dataclass(slots=True)
class Sequence:
    """A list; `flow` says that it was written in brackets, at `start:end` of the file."""

    place: Place
    parts: list[Node]
    flow: bool = False
    start: int = 0
    end: int = 0


@dataclass(slots=True)
class Mapping:
    """Keys with what stands under them, in the order of the file; `flow` says that it was
    written in braces, at `start:end` of the file."""

    place: Place
    entries: list[tuple[Scalar, Node]]
    flow: bool = False
    start: int = 0
    end: int = 0


Node: TypeAlias = Scalar | Sequence | Mapping


def read_plain(text: str) -> Value:
    """What a word without quotation marks means."""
    if _WHOLE.fullmatch(text):
        return int(text)
    return _WORDS[text] if len(text) < 6 and text in _WORDS else text


def compose(file: str, content: bytes, found: Findings) -> Node | None:
    """The tree of a file; None when it has none, or cannot be read."""
    if len(content) > MOST_BYTES:
        found.add("E002", Place(file, 1, 1), MOST_BYTES)
        return None
    try:
        text = content.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        found.add("E001", Place(file, line, 1))
        return None
    lines = text.splitlines()
    found.lines[file] = lines
    tabs = [number for number, line in enumerate(lines, 1) if "\t" in line]
    for number in tabs:
        found.add("E004", Place(file, number, lines[number - 1].index("\t") + 1))
    try:
        return _Tree(file, found).grow(text)
    except _TooDeep:
        return None
    except yaml.MarkedYAMLError as error:
        mark: Any = error.problem_mark or error.context_mark
        place = Place(file, mark.line + 1, mark.column + 1) if mark else Place(file, 1, 1)
        if error.problem == _COLON:
            found.add("E017", place)
        elif place.line not in tabs:
            found.add("E003", place, error.problem or error.context or "")
    except yaml.YAMLError:  # a character that no text may hold
        place = Place(file, *_unprintable(lines))
        found.add("E018", place)
    return None


def _unprintable(lines: list[str]) -> tuple[int, int]:
    for number, line in enumerate(lines, 1):
        for column, sign in enumerate(line, 1):
            if not sign.isprintable() and sign != "\t":
                return number, column
    return 1, 1


class _TooDeep(Exception):
    """More levels than any story has; noted already."""


@dataclass(slots=True)
class _Open:
    """A list or a mapping that has begun: for a mapping, the key that waits, and the lines of
    all its keys."""

    node: Sequence | Mapping
    key: Scalar | None = None
    lines: dict[str, int] = field(default_factory=dict)


class _Tree:
    """Makes the tree of one file from the parser's events."""

    def __init__(self, file: str, found: Findings) -> None:
        self.file = file
        self.found = found
        self.root: Node | None = None
        self.open: list[_Open] = []

    def grow(self, text: str) -> Node | None:
        documents = 0
        for event in yaml.parse(text, Loader=_Loader):
            kind = type(event)  # asked directly: the fastest way through some thousand events
            if kind is yaml.ScalarEvent:
                self.refuse_extras(event)
                self.put(self.scalar(event))
            elif kind is yaml.MappingStartEvent or kind is yaml.SequenceStartEvent:
                self.refuse_extras(event)
                self.begin(event)
            elif kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
                self.end(event)
            elif kind is yaml.AliasEvent:
                self.refuse_extras(event)
                self.put(Scalar(self.place(event), None, ""))
            elif kind is yaml.DocumentStartEvent:
                documents += 1
                if documents == 2:
                    self.found.add("E005", self.place(event))
                    break
        return self.root

    def place(self, event: yaml.Event) -> Place:
        mark: Any = event.start_mark
        return Place(self.file, mark.line + 1, mark.column + 1)

    def refuse_extras(self, event: Any) -> None:
        if event.anchor is not None:
            self.found.add("E006", self.place(event), event.anchor)
        if getattr(event, "tag", None) is not None:  # an alias has none
            self.found.add("E007", self.place(event), event.tag)

    def begin(self, event: Any) -> None:
        place = self.place(event)
        if len(self.open) >= MOST_LEVELS:
            self.found.add("E009", place, MOST_LEVELS)
            raise _TooDeep
        new: Sequence | Mapping
        if isinstance(event, yaml.SequenceStartEvent):
            new = Sequence(place, [], bool(event.flow_style))
        else:
            new = Mapping(place, [], bool(event.flow_style))
        new.start = event.start_mark.index
        self.put(new)
        self.open.append(_Open(new))

    def end(self, event: Any) -> None:
        self.open.pop().node.end = event.end_mark.index

    def scalar(self, event: Any) -> Scalar:
        text: str = event.value
        style = event.style
        start, end = event.start_mark.index, event.end_mark.index
        if style:
            return Scalar(self.place(event), text, text, style in ("|", ">"), True, start, end)
        return Scalar(self.place(event), read_plain(text), text, start=start, end=end)

    def put(self, node: Node) -> None:
        """Add a node where the parser stands."""
        if not self.open:
            self.root = node
            return
        inner = self.open[-1]
        around = inner.node
        if isinstance(around, Sequence):
            around.parts.append(node)
        elif inner.key is None:
            inner.key = self.key(node, inner.lines)
        else:
            key, inner.key = inner.key, None
            if key.text not in _SKIPPED:
                around.entries.append((key, node))

    def key(self, node: Node, lines: dict[str, int]) -> Scalar:
        if not isinstance(node, Scalar):
            self.found.add("E010", node.place)
            return Scalar(node.place, None, _BAD)
        if node.text == "<<":
            self.found.add("E008", node.place)
            return node
        if node.text in lines:
            self.found.add("E011", node.place, node.text, lines[node.text])
            return Scalar(node.place, None, _BAD)
        lines[node.text] = node.place.line
        return node


_BAD: Final = "\0"
_SKIPPED: Final = (_BAD, "<<")
