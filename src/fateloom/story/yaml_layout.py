"""Where the parts of a YAML file stand in its text, for changes that leave the rest as it is.

All positions are offsets in characters from the beginning of the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Final, TypeAlias

from fateloom.story.yaml_tree import Mapping, Node, Scalar, Sequence
from fateloom.story.yaml_writing import Data, header_of, is_missing

Path: TypeAlias = "tuple[str | int, ...]"
"""The keys and the numbers of the items, from 0, that lead to a value."""

_BLANKS: Final = re.compile(r"(?:\r?\n[ ]*)+\Z")
_COMMENT: Final = re.compile(r"(?:^|(?<=\s))#[^\r\n]*", re.MULTILINE)


class NoPart(Exception):
    """There is nothing at a path."""


def data_of(node: Node | None) -> Data:
    """What a node says."""
    if isinstance(node, Mapping):
        return {key.text: data_of(part) for key, part in node.entries}
    if isinstance(node, Sequence):
        return [data_of(part) for part in node.parts]
    return None if node is None else node.value


@dataclass(frozen=True)
class Layout:
    """A text and its tree; None, if it has none."""

    text: str
    tree: Node | None

    @cached_property
    def newline(self) -> str:
        """How its lines end."""
        return "\r\n" if "\r\n" in self.text else "\n"

    def node(self, path: Path) -> Node:
        """What stands at a path. Raises `NoPart`."""
        node = self.tree
        for step in path:
            node = _child(node, step)
        if node is None:
            raise NoPart
        return node

    # --- ends -------------------------------------------------------------------------------------

    def end(self, node: Node, least: int) -> int:
        """Where a value ends; `least`, if nothing is there."""
        if isinstance(node, Scalar):
            if is_missing(node):
                return least
            return self._end_of_block(node) if node.block else node.end
        if node.flow:
            return node.end
        return self.spans(node)[-1][1]

    def _end_of_block(self, node: Scalar) -> int:
        """The end of a text in a block, without the empty lines that are no part of it."""
        written = self.text[node.start : node.end]
        if "+" in header_of(written):
            return node.start + len(written.removesuffix("\n").removesuffix("\r"))
        return node.start + len(_BLANKS.sub("", written))

    def spans(self, node: Sequence | Mapping) -> list[tuple[int, int]]:
        """Where the items of a list, or the keys with their values, begin and end. In a block, an
        item begins at its dash."""
        found: list[tuple[int, int]] = []
        if isinstance(node, Mapping):
            for key, part in node.entries:
                found.append((key.start, self.end(part, self.behind_colon(key) or key.end)))
            return found
        before = node.start
        for part in node.parts:
            start = part.start if node.flow else self.skipped(before)
            found.append((start, before := self.end(part, start + 1)))
        return found

    def behind_colon(self, key: Scalar) -> int | None:
        """The position behind the colon of a key; None if it has none, as some in braces."""
        at = self.skipped(key.end)
        return at + 1 if self.text[at : at + 1] == ":" else None

    def anchor(self, path: Path) -> int:
        """The position behind the colon or the dash to which a value belongs. Raises `NoPart`."""
        *outer, last = path
        around = self.node(tuple(outer))
        if isinstance(around, Mapping):
            key = next(key for key, _ in around.entries if key.text == last)
            return self.behind_colon(key) or key.end
        if isinstance(around, Sequence) and isinstance(last, int):
            start = self.spans(around)[last][0]
            return start if around.flow else start + 1
        raise NoPart

    def column(self, at: int) -> int:
        """How many characters stand before a position on its line."""
        return at - self.line_start(at)

    def line_start(self, at: int) -> int:
        """Where the line of a position begins."""
        return self.text.rfind("\n", 0, at) + 1

    def line_end(self, at: int) -> int:
        """Where the line of a position ends, without its line feed."""
        end = self.text.find("\n", at)
        end = len(self.text) if end < 0 else end
        return end - 1 if end > at and self.text[end - 1] == "\r" else end

    def line_after(self, at: int) -> int:
        """Where the line after that of a position begins."""
        end = self.text.find("\n", at)
        return len(self.text) if end < 0 else end + 1

    def skipped(self, at: int) -> int:
        """The first position from here on that is no space and in no comment."""
        while at < len(self.text):
            sign = self.text[at]
            if sign == "#" and self.text[at - 1 : at].strip() == "":
                at = self.line_end(at)
            elif sign.isspace():
                at += 1
            else:
                break
        return at

    # --- comments ---------------------------------------------------------------------------------

    def comments(self, start: int = 0, stop: int | None = None) -> list[str]:
        """The comments in a part of the text, in their order."""
        stop = len(self.text) if stop is None else stop
        gaps = [0, *[at for span in self._words() for at in span], len(self.text)]
        found: list[str] = []
        for left, right in list(pairwise(gaps))[::2]:
            for each in _COMMENT.finditer(self.text, max(left, start), min(right, stop)):
                found.append(each[0].rstrip())
        return found

    def _words(self) -> Iterator[tuple[int, int]]:
        """Where keys and single values stand. What lies between is signs, spaces and comments. Of a
        text in a block, the line of its header lies between, too."""
        for node in sorted(_scalars(self.tree), key=lambda each: each.start):
            if is_missing(node):
                continue
            start = node.start
            if node.block:
                start = min(self.line_end(start), node.end)
            yield start, max(start, self.end(node, start))


def _child(node: Node | None, step: str | int) -> Node:
    if isinstance(node, Mapping):
        for key, part in node.entries:
            if key.text == step:
                return part
    elif isinstance(node, Sequence) and isinstance(step, int) and 0 <= step < len(node.parts):
        return node.parts[step]
    raise NoPart


def _scalars(root: Node | None) -> Iterator[Scalar]:
    waiting = [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Scalar):
            yield node
        elif isinstance(node, Sequence):
            waiting += node.parts
        elif isinstance(node, Mapping):
            for key, part in node.entries:
                waiting += (key, part)
