"""Every puzzle can be won for certain, and is as hard as its grade says; a bot lost there."""

from __future__ import annotations

import pytest

from fateloom.core.game import Game
from fateloom.core.puzzles import GRADES, MOST, Puzzle, grade_of, position
from fateloom.core.record import Recorder
from fateloom.core.solving import Solver, key_of
from fateloom.games import registry
from fateloom.lab.puzzles import SOURCES, found, lost, made, missed, text_of
from fateloom.table.puzzles import puzzles_of

GAMES = [name for name in registry if puzzles_of(name) is not None]
EVERY = 20
"""Of so many puzzles one is solved, where not all are."""


def solved(game: Game, grade: str, puzzle: Puzzle) -> None:  # type: ignore[type-arg]
    """Check a puzzle, and play one way to win it."""
    puzzles = puzzles_of(game.name)
    assert puzzles is not None
    recorder = position(game, puzzles, puzzle)
    assert SOURCES[game.name].fits(recorder.state.view(0))
    assert len(recorder.state.legal(0)) > 1
    solver = Solver(game, 0, MOST)
    chance = solver.chance(recorder.state)
    assert chance > 0
    assert grade_of(chance) == grade
    winnable = solver.winnable()
    while recorder.outcome is None:
        for move in recorder.state.legal(0):
            after = recorder.state.copy()
            after.apply(0, move)
            if (after.outcome and after.outcome.winners) or key_of(after) in winnable:
                break
        recorder.choose(0, move.text)
    assert recorder.outcome.winners == (0,)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("grade", GRADES)
def test_some_puzzles_of_each_grade(name: str, grade: str) -> None:
    puzzles = puzzles_of(name)
    assert puzzles is not None
    assert puzzles.rules == registry[name].rules
    assert dict(puzzles.options) == dict(SOURCES[name].options)
    for puzzle in puzzles.grades[grade][::EVERY]:
        solved(registry[name], grade, puzzle)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_all_puzzles(name: str) -> None:
    puzzles = puzzles_of(name)
    assert puzzles is not None
    for grade, each in puzzles.grades.items():
        for puzzle in each:
            solved(registry[name], grade, puzzle)


def test_no_deal_comes_twice() -> None:
    for name in GAMES:
        puzzles = puzzles_of(name)
        assert puzzles is not None
        seeds = [puzzle.seed for each in puzzles.grades.values() for puzzle in each]
        assert len(seeds) == len(set(seeds))


def test_a_puzzle_is_a_moment_of_a_game_that_the_bot_lost() -> None:
    game, source = registry["hand"], SOURCES["hand"]
    _, puzzle = next(found(game, source))
    recorder = lost(game, source.options, puzzle.seed)
    assert recorder.outcome is not None
    assert recorder.outcome.winners == ()
    choices = [choice.move for choice in recorder.choices]
    assert tuple(choices[: len(puzzle.choices)]) == puzzle.choices
    point = missed(game, source, recorder)
    assert point is not None
    assert point[0] == len(puzzle.choices)


def test_a_game_that_was_won_has_no_missed_moment() -> None:
    game, source = registry["hand"], SOURCES["hand"]
    assert missed(game, source, Recorder(game, seed=1, seats=1)) is None, "it is not over"
    seeds = (lost(game, {"difficulty": "casual"}, seed) for seed in range(30))
    won = next(each for each in seeds if each.outcome and each.outcome.winners)
    assert missed(game, source, won) is None


def test_the_file_is_made_the_same_again() -> None:
    game = registry["hand"]
    puzzles = puzzles_of("hand")
    assert puzzles is not None
    again = made(game, SOURCES["hand"], 1)
    for grade in GRADES:
        assert again.grades[grade] == puzzles.grades[grade][:1]
    assert text_of(again).count("\n") == len(GRADES) * 3 + 1
