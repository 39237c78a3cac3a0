"""The house style of a story's files: indents, spaces and empty lines.

Only spaces and empty lines change. Every value, key and comment stays, in its order. So do line
breaks, which authors set on purpose, and quotation marks, which protect a text in braces from a
comma that is added later. The text is read again, and has to say what it said before, with all its
comments.

- Two columns for each level; a list stands two columns behind its key.
- One space behind a colon, a dash and a comma, and none inside of brackets and braces.
- Further lines of what stands in brackets or braces move with their first one.
- No spaces at the ends of lines, and one line feed at the end of the file.
- Never two empty lines in a row, none at the beginning, and one between the collections of a file.

No library does this: yamlfix (GPL) and ruamel.yaml break lines in other places and move comments,
yamllint only reports, and prettier, which keeps most of a text, needs Node.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fateloom.story import yaml_writing as writing
from fateloom.story.edits import BOM, CannotEdit, parsed
from fateloom.story.file_format import FILE
from fateloom.story.yaml_layout import Layout, data_of
from fateloom.story.yaml_tree import Mapping, Node, Scalar, Sequence

_STEP: Final = writing.STEP
_INDICATOR: Final = re.compile(r"[|>][-+]?([1-9])")
"""The header of a text in a block that says how far it is indented."""
_START: Final = re.compile(r"---(?:\s|$)")


def formatted(text: str) -> str:
    """The text of a file in the house style. Raises `CannotEdit` if it cannot be read without
    errors, or is written in a way that no style is known for."""
    mark = BOM if text.startswith(BOM) else ""
    text = text.removeprefix(BOM)
    feed = "\r\n" if "\r\n" in text else "\n"
    before = parsed(text.replace("\r\n", "\n"))
    written = _Writer(before).written()
    try:
        after = parsed(written)
    except CannotEdit as error:
        raise CannotEdit("preview-format-odd", 1) from error
    same = repr(data_of(before.tree)) == repr(data_of(after.tree))
    if not same or before.comments() != after.comments():
        raise CannotEdit("preview-format-odd", 1)
    return mark + written.replace("\n", feed)


class _Writer:
    """Writes a text again, one token after the other, with what stands between them in style."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._text = layout.text
        self._at = 0
        self._parts: list[str] = []
        self._columns: dict[int, int] = {}
        """What became of the columns in which the blocks around begin."""
        self._shift = 0
        """How many columns the last key or dash of a block has moved to the right."""

    def written(self) -> str:
        """The whole text in style."""
        tree = self._layout.tree
        if tree is not None and not writing.is_missing(tree):
            self._value(tree, 0, 0)
        self._gap(len(self._text), "", 0)
        whole = "".join(self._parts).rstrip("\n")
        return f"{whole}\n" if whole else ""

    # --- tokens -----------------------------------------------------------------------------------

    def _value(self, node: Node, column: int, owner: int) -> None:
        """What belongs to a key or a dash: `owner` is the column of that in the old text, and
        `column` where what follows it on lines of its own has to stand."""
        if isinstance(node, Scalar):
            self._gap(node.start, " ", column)
            self._scalar(node, column, owner)
        elif node.flow:
            self._gap(node.start, " ", column)
            self._flow(node)
        elif isinstance(node, Mapping):
            self._keys(node, column)
        else:
            self._items(node, column)

    def _keys(self, node: Mapping, column: int) -> None:
        for number, (key, part) in enumerate(node.entries):
            old = self._layout.column(key.start)
            top = column == 0 and number > 0 and key.text in FILE.keys
            self._begin(key.start, old, column, apart=top)
            self._key(key)
            if not writing.is_missing(part):
                self._value(part, column + _STEP, old)

    def _items(self, node: Sequence, column: int) -> None:
        for (start, _), part in zip(self._layout.spans(node), node.parts, strict=True):
            old = self._layout.column(start)
            self._begin(start, old, column)
            self._sign(start, "-")
            if not writing.is_missing(part):
                self._value(part, column + _STEP, old)

    def _begin(self, start: int, old: int, column: int, *, apart: bool = False) -> None:
        """What stands before a key or a dash of a block."""
        self._gap(start, " ", column, apart=apart)
        self._columns = {here: to for here, to in self._columns.items() if here < old}
        self._columns[old] = column
        self._shift = column - old

    def _key(self, key: Scalar) -> None:
        self._at = self._layout.end(key, key.start)
        self._put(self._text[key.start : self._at])
        behind = self._layout.behind_colon(key)
        if behind is not None:
            self._gap(behind - 1, "")
            self._sign(behind - 1, ":")

    def _flow(self, node: Sequence | Mapping) -> None:
        self._sign(node.start, "{" if isinstance(node, Mapping) else "[")
        space = ""
        for number, each in enumerate(node.entries if isinstance(node, Mapping) else node.parts):
            key, part = each if isinstance(each, tuple) else (None, each)
            space = " " if number else ""
            if key is not None:
                self._gap(key.start, space)
                self._key(key)
                space = " " if self._parts[-1] == ":" else ""
            if not writing.is_missing(part):
                self._gap(part.start, space)
                self._in_flow(part)
                space = ""
            comma = self._layout.skipped(self._at)
            if self._text[comma : comma + 1] == ",":
                self._gap(comma, space)
                self._sign(comma, ",")
                space = ""
        self._gap(node.end - 1, space)
        self._sign(node.end - 1, "}" if isinstance(node, Mapping) else "]")

    def _in_flow(self, node: Node) -> None:
        if isinstance(node, Scalar):
            self._scalar(node)
        elif node.flow:
            self._flow(node)
        else:
            raise self._odd()

    def _scalar(self, node: Scalar, column: int | None = None, owner: int = 0) -> None:
        """A value; in braces, its further lines have no column of their own."""
        end = self._layout.end(node, node.start)
        written = self._text[node.start : end]
        if node.block:
            self._put(_block(written, column or 0, owner))
        else:
            first, *rest = written.split("\n")
            self._put(
                "\n".join([_stripped(first) if rest else first, *self._further(rest, column)])
            )
        self._at = end

    def _further(self, lines: list[str], column: int | None) -> Iterator[str]:
        for line in lines:
            words = _stripped(line.lstrip())
            old = len(line) - len(line.lstrip())
            yield " " * self._margin(old, column) + words if words else ""

    def _margin(self, old: int, column: int | None) -> int:
        """The column of what stood in another one: in braces, it moves with its first line."""
        return max(0, old + self._shift) if column is None else column

    def _sign(self, at: int, sign: str) -> None:
        if at != self._at or self._text[at : at + 1] != sign:
            raise self._odd()
        self._put(sign)
        self._at += 1

    # --- between tokens ---------------------------------------------------------------------------

    def _gap(self, to: int, space: str, column: int | None = None, *, apart: bool = False) -> None:
        """What stands before a token: `space`, if it is on the same line, or else the rest of the
        line, comments and up to one empty line, and its indent. `apart` puts an empty line before
        it, and before the comments above it."""
        start = self._at == 0
        lines = self._text[self._at : to].split("\n")
        self._at = to
        if len(lines) == 1 and not start:
            if lines[0].strip():
                raise self._odd()
            self._put(space if to < len(self._text) else "")
            return
        if not start:
            rest = lines.pop(0)
            if rest.strip():
                if not rest.lstrip().startswith("#"):
                    raise self._odd()
                self._put(rest.rstrip())
        *above, last = lines
        if last.lstrip().startswith("#") and to == len(self._text):
            above, last = lines, ""
        if last.strip():
            raise self._odd()
        found = [self._above(line, column, len(last)) for line in above]
        if apart and "" not in found:
            own = len(found)
            while own and not found[own - 1].startswith(" "):
                own -= 1
            found.insert(own, "")
        if not start:
            self._put("\n")
        for number, line in enumerate(found):
            if line or (number and found[number - 1]) or (not number and not start):
                self._put(f"{line}\n")
        if to < len(self._text):
            self._put(" " * self._margin(len(last), column))

    def _above(self, line: str, column: int | None, following: int) -> str:
        """A line between tokens: a comment keeps to the block in whose column it stands, best to
        that of the token behind it, which stands in column `following`."""
        words = line.strip()
        if words.startswith("#"):
            old = len(line) - len(line.lstrip())
            if column is not None and old != following:
                column = self._columns.get(old, column)
            return " " * self._margin(old, column) + words
        if words and not (_START.match(line) and not self._columns):
            raise self._odd()
        return words

    def _put(self, text: str) -> None:
        self._parts.append(text)

    def _odd(self) -> CannotEdit:
        return CannotEdit("preview-format-odd", self._text.count("\n", 0, self._at) + 1)


def _stripped(line: str) -> str:
    """A line of a text without the spaces at its end, unless the last one is escaped."""
    bare = line.rstrip()
    return line if bare.endswith("\\") else bare


def _block(written: str, column: int, owner: int) -> str:
    """A text in a block whose lines begin in another column; its key or dash stood in `owner`."""
    header, _, rest = written.partition("\n")
    lines = rest.split("\n") if rest else []
    told = _INDICATOR.match(header)
    if told:
        column, old = column - _STEP + int(told[1]), owner + int(told[1])
    else:
        full = next((line for line in lines if line.strip(" ")), "")
        old = len(full) - len(full.lstrip(" "))
    margin = " " * column
    moved = [margin + line[old:] if line[old:] else "" for line in lines]
    return "\n".join([header.rstrip(), *moved])
