"""The puzzles of the games at tables: from the files `puzzles.json` of their packages."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any

from fateloom.core import puzzles
from fateloom.core.errors import InvalidSetup
from fateloom.core.game import Game
from fateloom.core.puzzles import GRADES, MOST, PERSON, Daily, Puzzle, Puzzles, daily, position
from fateloom.core.record import Choice, Recorder
from fateloom.core.solving import Solver, Unsolved
from fateloom.games import registry
from fateloom.table.log import Header


@cache
def puzzles_of(game: str) -> Puzzles | None:
    """The puzzles of a game, if it has any. Raises `BadPuzzles` for a file that is none."""
    folder = registry.folder(game)
    file = folder / "puzzles.json" if folder else None
    if file is None or not file.is_file():
        return None
    return puzzles.read(file.read_text(encoding="utf-8"), f"{game}/{file.name}")


def grades_of(game: str) -> tuple[str, ...]:
    """The grades of a game's puzzles, the easiest first; none for a game that has no puzzles."""
    found = puzzles_of(game)
    return () if found is None else tuple([grade for grade in GRADES if grade in found.grades])


def puzzle_of(game: Game[Any, Any], wanted: Daily) -> tuple[Puzzles, Puzzle]:
    """The puzzle of a grade and a day, and those of its game. Raises `InvalidSetup`."""
    found = puzzles_of(game.name)
    if found is None or found.rules != game.rules:
        raise InvalidSetup("no-puzzles", game.name)
    return found, found.of(wanted.grade, wanted.day)


def first_choices(header: Header) -> tuple[Choice, ...]:
    """The choices that a new table begins with: those that lead to its puzzle, if it has one."""
    wanted, game = daily(header.lesson), registry[header.game]
    if wanted is None or puzzles_of(game.name) is None:
        return ()
    return tuple(position(game, *puzzle_of(game, wanted)).choices)


def winnable(game: Game[Any, Any], recorder: Recorder, prior: int) -> frozenset[Hashable]:
    """The states from which a puzzle can be won for certain: see `core.solving`.

    It begins after the first `prior` choices. Empty where it cannot be solved, as a position that
    came from elsewhere.
    """
    moments = [*recorder.moments, recorder.state]
    solver = Solver(game, PERSON, MOST)
    try:
        solver.chance(moments[min(prior, len(recorder.choices))])
    except Unsolved:
        return frozenset()
    return solver.winnable()
