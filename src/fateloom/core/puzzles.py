"""Puzzles: positions of a game that one seat can win for certain, though a bot lost from there.

They are data, one JSON file for a game, `puzzles.json` in its folder: the deal and the choices that
lead to each. `core.solving` says what "for certain" means, and `lab.puzzles` makes the file. A
puzzle of a day is the same for everybody, since its place in the file follows from the date.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Final, NamedTuple

from fateloom.core.errors import FateloomError
from fateloom.core.game import Game
from fateloom.core.jsontext import parsed
from fateloom.core.record import Recorder
from fateloom.core.strict import BadData, reader

MOST: Final = 8000
"""The most states of a position that may be a puzzle: it is solved while its table opens."""
GRADES: Final[Mapping[str, float]] = {"easy": 0.01, "medium": 0.003, "hard": 0.0}
"""The least share of games that are won by choosing at random, by grade. It must be above 0."""

_PREFIX: Final = "puzzle"


class BadPuzzles(FateloomError):
    """Data that is no file of puzzles. The details are its place and what is wrong there."""

    def __init__(self, place: str, what: str) -> None:
        super().__init__("lesson-damaged", place, what)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position: the seed of its deal, and the choices of the only seat that lead to it."""

    seed: int
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Puzzles:
    """The puzzles of a game for one, by grade.

    rules    the version of the rules that they were made for
    name     how the person is called
    options  the options of all of them
    """

    rules: int
    name: str
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


def grade_of(chance: float) -> str:
    """The grade of a position that choosing at random wins with this chance.

    Examples:
        >>> grade_of(0.2), grade_of(0.005), grade_of(0.00001)
        ('easy', 'medium', 'hard')
    """
    return next(grade for grade, least in GRADES.items() if chance >= least)


def position(game: Game[Any, Any], puzzles: Puzzles, puzzle: Puzzle) -> Recorder:
    """A puzzle as a recorded game. Raises `FateloomError` if its choices are not legal."""
    options: dict[str, Any] = dict(puzzles.options)
    recorder = Recorder(game, seed=puzzle.seed, seats=1, players=(puzzles.name,), **options)
    for move in puzzle.choices:
        recorder.choose(0, move)
    return recorder


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
