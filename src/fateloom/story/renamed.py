"""The ids that have changed, as the head of a story declares them for saved games.

    renamed: {old-mill: mill, mill.ask: mill.inquire}

Only the text of this one key is changed. The entries hold one after the other, so a new one is
added at the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from fateloom.story.diagnostics import Findings
from fateloom.story.yaml_tree import Mapping, Node, Scalar, compose

_KEY: Final = "renamed"
_ANCHOR: Final = "version"
"""A key that every head has, on one line: a new `renamed` stands behind it."""
_LINE: Final = 100
"""Letters on a line, at which a list goes on in the next one."""


def noted(text: str, pairs: Iterable[tuple[str, str]]) -> str:
    """The text of the head's file with more changes declared, as (old id, new id)."""
    for old, new in pairs:
        text = _added(_without(text, old, None), old, new)
    return text


def dropped(text: str, pairs: Iterable[tuple[str, str]]) -> str:
    """The text without these changes, as (old id, new id), as far as they are declared."""
    for old, new in pairs:
        text = _without(text, old, new)
    return text


@dataclass(slots=True)
class _Head:
    """Where things stand in the head; `renamed` has its place, and its entries have theirs."""

    lines: list[str]
    flow: bool
    anchor: Scalar
    key: Scalar | None
    value: Mapping | None

    def text(self) -> str:
        return "".join(self.lines)


def _read(text: str) -> _Head | None:
    tree = compose("", text.encode(), Findings())
    head = _under(tree, "scenario")[1]
    anchor, _ = _under(head, _ANCHOR)
    if not isinstance(head, Mapping) or anchor is None:
        return None
    key, value = _under(head, _KEY)
    value = value if isinstance(value, Mapping) else None
    return _Head(text.splitlines(keepends=True), head.flow, anchor, key, value)


def _under(node: Node | None, wanted: str) -> tuple[Scalar | None, Node | None]:
    entries = node.entries if isinstance(node, Mapping) else []
    return next(((key, part) for key, part in entries if key.text == wanted), (None, None))


def _added(text: str, old: str, new: str) -> str:
    head = _read(text)
    if head is None:
        return text
    lines, value = head.lines, head.value
    pair = f"{old}: {new}"
    if value is None:
        column = head.anchor.place.column - 1
        at = head.anchor.place.line - 1
        if head.flow:
            lines[at] = f"{lines[at][:column]}{_KEY}: {{{pair}}}, {lines[at][column:]}"
        else:
            lines.insert(at + 1, f"{' ' * column}{_KEY}: {{{pair}}}{_end(lines[at])}")
    elif value.entries:
        first, (_, last) = value.entries[0][0].place, value.entries[-1]
        at = last.place.line - 1
        indent = " " * (first.column - 1)
        if value.flow:
            end = _behind(lines[at], last)
            comma = ", " if len(lines[at]) + len(pair) < _LINE else f",{_end(lines[at])}{indent}"
            lines[at] = lines[at][:end] + comma + pair + lines[at][end:]
        else:
            lines.insert(at + 1, f"{indent}{pair}{_end(lines[at])}")
    else:
        at, column = value.place.line - 1, value.place.column
        lines[at] = lines[at][:column] + pair + lines[at][column:]
    return head.text()


def _without(text: str, old: str, new: str | None) -> str:
    """The text without the entry of an id; only if it leads to `new`, where that is given."""
    head = _read(text)
    if head is None or head.value is None or head.key is None:
        return text
    entries, lines = head.value.entries, head.lines
    for number, (key, part) in enumerate(entries):
        if key.text != old or not isinstance(part, Scalar) or new not in (None, part.text):
            continue
        at = key.place.line - 1
        if part.place.line - 1 != at:  # laid out in a way that nobody writes
            return text
        start, end = key.place.column - 1, _behind(lines[at], part)
        if len(entries) == 1:
            return _without_all(head, end)
        if not head.value.flow:
            del lines[at]
        elif number:
            before = _behind(lines[at], entries[number - 1][1])
            same = entries[number - 1][1].place.line == key.place.line
            if same:
                lines[at] = lines[at][:before] + lines[at][end:]
            else:
                above = entries[number - 1][1].place.line - 1
                stop = _behind(lines[above], entries[number - 1][1])
                lines[above : at + 1] = [lines[above][:stop] + lines[at][end:]]
        else:
            following = entries[1][0].place
            if following.line == key.place.line:
                lines[at] = lines[at][:start] + lines[at][following.column - 1 :]
            else:
                rest = lines[following.line - 1][following.column - 1 :]
                lines[at : following.line] = [lines[at][:start] + rest]
        return head.text()
    return text


def _without_all(head: _Head, end: int) -> str:
    """The text without the whole key, whose only entry ends at `end` of its line."""
    lines, key, value = head.lines, head.key, head.value
    assert key is not None
    assert value is not None
    at = key.place.line - 1
    start = key.place.column - 1
    last = value.entries[0][1].place.line - 1
    rest = lines[last][end:]
    if value.flow:
        rest = rest.lstrip(" ").removeprefix("}")
    if head.flow:
        lines[at : last + 1] = [lines[at][:start] + rest.lstrip(", ")]
    elif not rest.strip():
        del lines[at : last + 1]
    return head.text()


def _behind(line: str, node: Node) -> int:
    """The offset behind a value on its line."""
    start = node.place.column - 1
    text = node.text if isinstance(node, Scalar) else ""
    return start + len(text) + 2 * (line[start : start + 1] in ("'", '"'))


def _end(line: str) -> str:
    return "\r\n" if line.endswith("\r\n") else "\n"
