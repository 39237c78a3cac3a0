"""Positions inside of texts that run over several lines.

YAML folds lines and leaves out indentation, but it keeps every other character in its order. So the
characters of a text are found in its file by counting those that are no spaces.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

_HEX: Final = {"x": 2, "u": 4, "U": 8}
"""How many digits follow a letter that begins an escape."""
_SPACES: Final = frozenset("ntrNLP_ \t")
"""Escapes that stand for a space or the end of a line."""


def position(
    lines: Sequence[str], line: int, column: int, before: str, *, block: bool, quoted: bool
) -> tuple[int, int] | None:
    """The line and column of the character behind `before`, the first part of a text that begins
    at `line` and `column`, all counted from 1; None if the file does not go on as the text does.

    `block` says that it was written as an indented block; `quoted`, in quotation marks.
    """
    skipped = "".join(before.split())
    quote = "".join(lines[line - 1 : line])[column - 1 : column] if quoted else ""
    start = (line, 0) if block else (line - 1, column - 1 + quoted)
    for number, (where, sign) in enumerate(_signs(lines, *start, quote)):
        if number == len(skipped):
            return where
        if sign not in ("", skipped[number]):
            return None
    return None


def _signs(
    lines: Sequence[str], first: int, column: int, quote: str
) -> Iterator[tuple[tuple[int, int], str]]:
    """Each character that is no space, with its place; "" for one that is written as an escape."""
    for number in range(first, len(lines)):
        text = lines[number]
        i = column if number == first else 0
        while i < len(text):
            sign, size = text[i], 1
            if quote == "'" and text[i : i + 2] == "''":
                size = 2
            elif quote == '"' and sign == "\\":
                kind = text[i + 1 : i + 2]
                size = 2 + _HEX.get(kind, 0)
                sign = " " if not kind or kind in _SPACES else ""
            if not sign.isspace():
                yield (number + 1, i + 1), sign
            i += size
