"""Puzzles: positions of a game that one seat can win for certain, though a bot lost from there.

They are data, one JSON file for a game, `puzzles.json` in its folder: the deal and the choices that
lead to each. `core.solving` says what "for certain" means, and `lab.puzzles` makes the file. A
puzzle of a day is the same for everybody, since its place in the file follows from the date.
"""

from __future__ import annotations

import string
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Final, NamedTuple

from fateloom.core.errors import FateloomError
from fateloom.core.game import Game
from fateloom.core.jsontext import parsed
from fateloom.core.lessons import Sitter
from fateloom.core.record import Recorder
from fateloom.core.strict import BadData, reader

MOST: Final = 8000
"""The most states of a position that may be a puzzle: it is solved while its table opens."""
GRADES: Final = ("easy", "medium", "hard")
"""How hard puzzles are, the easiest first."""
PERSON: Final = 0
"""The seat of the person who solves a puzzle."""

_PREFIX: Final = "puzzle"
_DIGITS: Final = string.digits + string.ascii_letters
"""How choices are written: each by the place of its move among the legal ones."""


class BadPuzzles(FateloomError):
    """Data that is no file of puzzles. The details are its place and what is wrong there."""

    def __init__(self, place: str, what: str) -> None:
        super().__init__("lesson-damaged", place, what)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position: the seed of its deal, and the choices of all seats that lead to it.

    Each choice is one character, see `written`.
    """

    seed: int
    choices: str


@dataclass(frozen=True, slots=True)
class Puzzles:
    """The puzzles of a game, by grade.

    rules    the version of the rules that they were made for
    seats    who sits there: the person first, then bots
    options  the options of all of them
    """

    rules: int
    seats: tuple[Sitter, ...]
    options: Mapping[str, bool | int | str]
    grades: Mapping[str, tuple[Puzzle, ...]]

    def of(self, grade: str, day: date) -> Puzzle:
        """The puzzle of a day. Raises `KeyError` for an unknown grade."""
        puzzles = self.grades[grade]
        return puzzles[day.toordinal() % len(puzzles)]


class Daily(NamedTuple):
    """Which puzzle of a game is meant: that of a grade and a day."""

    grade: str
    day: date

    @property
    def name(self) -> str:
        """What it is called where lessons have their names.

        Examples:
            >>> Daily("hard", date(2026, 12, 24)).name
            'puzzle-hard-2026-12-24'
        """
        return f"{_PREFIX}-{self.grade}-{self.day.isoformat()}"


def daily(name: str | None) -> Daily | None:
    """The puzzle with this name; None for a name that is not that of a puzzle.

    Examples:
        >>> daily("puzzle-hard-2026-12-24").day.year
        2026
        >>> daily("first"), daily("puzzle-hard-today"), daily("puzzle-odd-2026-12-24")
        (None, None, None)
    """
    prefix, _, rest = (name or "").partition("-")
    grade, _, day = rest.partition("-")
    if prefix != _PREFIX or grade not in GRADES:
        return None
    try:
        found = Daily(grade, date.fromisoformat(day))
    except ValueError:
        return None
    return found if found.name == name else None


def position(game: Game[Any, Any], puzzles: Puzzles, puzzle: Puzzle) -> Recorder:
    """A puzzle as a recorded game. Raises `IndexError` or `ValueError` for choices that are not
    legal: those of a damaged file, or of other rules."""
    options: dict[str, Any] = dict(puzzles.options)
    names = [sitter.name for sitter in puzzles.seats]
    recorder = Recorder(game, seed=puzzle.seed, seats=len(names), players=names, **options)
    for digit in puzzle.choices:
        seat = recorder.state.waiting[0]
        recorder.choose(seat, recorder.state.legal(seat)[_DIGITS.index(digit)].text)
    return recorder


def written(recorder: Recorder, count: int) -> str:
    """The first choices of a game as a text: for each, the place of its move among the legal ones.

    Raises `IndexError` for a move after the 62nd.
    """
    digits = []
    for moment, choice in zip(recorder.moments, recorder.choices[:count], strict=False):
        moves = [move.text for move in moment.legal(choice.seat)]
        digits.append(_DIGITS[moves.index(choice.move)])
    return "".join(digits)


def read(text: str, name: str) -> Puzzles:
    """The puzzles in a JSON text. Raises `BadPuzzles`, with places that begin with `name`."""
    try:
        puzzles: Puzzles = reader(Puzzles)(parsed(text), name)
    except BadData as error:
        raise BadPuzzles(error.place, f"{error.fault} {error.what}") from error
    except ValueError as error:
        raise BadPuzzles(name, "no JSON") from error
    for grade in (*GRADES, *puzzles.grades):
        if grade not in GRADES or not puzzles.grades.get(grade):
            raise BadPuzzles(f"{name}.grades", f"grade {grade}")
    return puzzles
