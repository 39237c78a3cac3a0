"""Diagnostics: errors and warnings, with their places in an author's files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, NamedTuple

from fateloom.story.positions import position

MOST_COMPARED: Final = 100_000
"""The most comparisons of misspelt names with known ones: a hint is not worth a long wait."""


class Place(NamedTuple):
    """A place in a file, as editors count: lines and columns from 1."""

    file: str
    """The path of the file."""
    line: int
    """The line, from 1."""
    column: int
    """The column, from 1."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class Word(str):
    """Text from a file that knows its place. An empty one stands for what is missing.

    `block` says that it was written as an indented block; `quoted`, in quotation marks.
    """

    __slots__ = ("block", "place", "quoted")

    place: Place
    block: bool
    quoted: bool

    @classmethod
    def of(cls, text: str, place: Place, *, block: bool = False, quoted: bool = False) -> Word:
        """The text at its place."""
        word = cls(text)
        word.place, word.block, word.quoted = place, block, quoted
        return word


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """An error or a warning at a place in an author's files."""

    code: str
    """`E` (error) or `W` (warning) and a number. Its sentence has the id `story-<code>`."""
    place: Place
    """Where it was found."""
    details: tuple[str | int, ...] = ()
    """The arguments `$a`, `$b`, `$c` of the sentence."""
    near: str | None = None
    """The name that was probably meant."""
    thing: str = ""
    """What it is about, by which an author can accept a warning."""

    @property
    def wrong(self) -> bool:
        """Whether it is an error: the scenario cannot be played."""
        return self.code.startswith("E")


class Findings:
    """The diagnostics found so far, and the lines of the files, to find places inside of texts."""

    def __init__(self) -> None:
        self._found: dict[Diagnostic, None] = {}
        self._compared = 0
        self.lines: dict[str, Sequence[str]] = {}

    @property
    def all(self) -> tuple[Diagnostic, ...]:
        """Everything, in the order in which it was found."""
        return tuple(self._found)

    def add(
        self,
        code: str,
        place: Place,
        *details: str | int,
        near: str | None = None,
        thing: str = "",
    ) -> None:
        """Note something, once."""
        self._found[Diagnostic(code, place, details, near, thing)] = None

    def keep(self, wanted: Callable[[Diagnostic], bool]) -> None:
        """Forget everything but what is wanted."""
        self._found = {found: None for found in self._found if wanted(found)}

    def nearest(self, name: str, known: Iterable[str]) -> str | None:
        """The known name that was probably meant. Nobody needs it for the thousandth misspelt
        name, so in the end it is looked for no more."""
        if self._compared >= MOST_COMPARED:
            return None
        names = list(known)
        self._compared += len(names)
        near = get_close_matches(name[:80], names, n=1, cutoff=0.6)
        return near[0] if near else None

    @property
    def wrong(self) -> bool:
        """Whether anything is wrong, rather than doubtful."""
        return any(found.wrong for found in self._found)

    def inside(self, word: Word, offset: int) -> Place:
        """The place of a character of the text; of its start, where it is not found in the file.

        In a text of several lines a space has the place of what follows it.
        """
        file, line, column = word.place
        if not word.block:
            source = "".join(self.lines.get(file, ())[line - 1 : line])[column - 1 :]
            start = column + word.quoted
            if source[word.quoted : word.quoted + offset] == word[:offset]:
                return Place(file, line, start + offset)
        found = position(
            self.lines.get(file, ()),
            line,
            column,
            word[:offset],
            block=word.block,
            quoted=word.quoted,
        )
        return word.place if found is None else Place(file, *found)
