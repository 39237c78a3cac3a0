"""Every puzzle can be won for certain, and is as hard as its grade says; a bot lost there."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from fateloom.core.game import Game, State
from fateloom.core.puzzles import GRADES, MOST, PERSON, Puzzle, Puzzles, position, written
from fateloom.core.record import Recorder
from fateloom.core.solving import Solver
from fateloom.core.undo import revealed
from fateloom.games import registry
from fateloom.lab.puzzles import SOURCES, found, hasty, lost, made, missed, text_of
from fateloom.table.puzzles import grades_of, puzzles_of
from tests.puzzles import solution

GAMES: Final = [name for name in registry if puzzles_of(name) is not None]
EVERY: Final = 20
"""Of so many puzzles one is solved, where not all are."""


def kept(name: str) -> Puzzles:
    puzzles = puzzles_of(name)
    assert puzzles is not None
    return puzzles


def solved(game: Game[Any, Any], grade: str, puzzle: Puzzle) -> None:
    """Check a puzzle, and play one way to win it."""
    recorder, source = position(game, kept(game.name), puzzle), SOURCES[game.name]
    assert source.fits(recorder.state.view(PERSON))
    assert len(recorder.state.legal(PERSON)) > 1
    chance = Solver(game, PERSON, MOST).chance(recorder.state)
    assert 0 < chance <= source.trivial
    assert source.grade(chance) == grade
    for seat, move in solution(game, recorder):
        recorder.choose(seat, move)
    assert recorder.outcome is not None
    assert recorder.outcome.winners == (PERSON,)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("grade", GRADES)
@pytest.mark.thorough
def test_some_puzzles_of_each_grade(name: str, grade: str) -> None:
    puzzles = kept(name)
    assert puzzles.rules == registry[name].rules
    assert puzzles.seats == SOURCES[name].seats
    assert dict(puzzles.options) == dict(SOURCES[name].options)
    for puzzle in puzzles.grades[grade][::EVERY]:
        solved(registry[name], grade, puzzle)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_all_puzzles(name: str) -> None:
    for grade, each in kept(name).grades.items():
        for puzzle in each:
            solved(registry[name], grade, puzzle)


@pytest.mark.parametrize("name", GAMES)
def test_no_deal_comes_twice(name: str) -> None:
    seeds = [puzzle.seed for each in kept(name).grades.values() for puzzle in each]
    assert len(seeds) == len(set(seeds))


def test_a_game_has_all_grades_or_none() -> None:
    assert {name: grades_of(name) for name in ("destiny", "hand", "realms")} == {
        "destiny": GRADES,
        "hand": GRADES,
        "realms": (),
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_puzzle_is_a_moment_of_a_game_that_the_bot_lost(name: str) -> None:
    game, source = registry[name], SOURCES[name]
    _, puzzle = next(found(game, source))
    recorder = lost(game, source, puzzle.seed)
    assert recorder.outcome is not None
    assert PERSON not in recorder.outcome.winners
    point = missed(game, source, recorder)
    assert point is not None
    index, _ = point
    assert puzzle.choices == written(recorder, index)
    again = position(game, Puzzles(game.rules, source.seats, source.options, {}), puzzle)
    assert again.choices == recorder.choices[:index]
    assert again.state == recorder.moments[index]


def test_a_game_that_was_won_has_no_missed_moment() -> None:
    game, source = registry["hand"], SOURCES["hand"]
    assert missed(game, source, Recorder(game, seed=1, seats=1)) is None, "it is not over"
    record = next(
        each
        for seed in range(300)
        if (each := lost(game, source, seed)).outcome.winners  # type: ignore[union-attr]
    )
    assert missed(game, source, record) is None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.thorough
def test_the_file_is_made_the_same_again(name: str) -> None:
    puzzles, again = kept(name), made(registry[name], SOURCES[name], 1)
    for grade in GRADES:
        assert again.grades[grade] == puzzles.grades[grade][:1]
    assert text_of(again).count("\n") == len(GRADES) * 3 + 1


def test_the_hasty_bot_is_careless_only_where_it_may_win_at_once() -> None:
    game = registry["destiny"]
    recorder = position(game, kept("destiny"), kept("destiny").grades["easy"][0])
    view, legal = recorder.state.view(PERSON), recorder.state.legal(PERSON)
    chosen = {hasty(game, view, legal, Random(seed)).text for seed in range(30)}
    assert len(chosen) > 1
    first = game.new(seed=1, seats=2)
    seat = first.waiting[0]
    view, legal = first.view(seat), first.legal(seat)
    assert len({hasty(game, view, legal, Random(seed)).text for seed in range(30)}) == 1


# --- Destiny: whatever the other lays ---


def certain(state: State) -> bool:
    """Whether the person can win, whatever the other does: by trying all moves of both."""
    if state.outcome is not None:
        return PERSON in state.outcome.winners
    seat = state.waiting[0]
    ways = []
    declared = state.view(seat).declared is not None
    for move in state.legal(seat):
        if declared and move.kind == "declare":
            continue  # an Alchemist may change its mind for ever
        after = state.copy()
        after.apply(seat, move)
        if after.outcome is None and revealed(state, after):
            ways.append(False)
        else:
            ways.append(certain(after))
        if ways[-1] == (seat == PERSON):
            break
    return any(ways) if seat == PERSON else all(ways)


def small(puzzle: Puzzle) -> State | None:
    """The last position of the person in a solution of this puzzle in which both can still lay."""
    game = registry["destiny"]
    recorder = position(game, kept("destiny"), puzzle)
    for seat, move in solution(game, recorder):
        view = recorder.state.view(PERSON)
        if seat == PERSON and view.phase == "bonus":
            return recorder.state
        recorder.choose(seat, move)
    return None


@pytest.mark.thorough
def test_the_solver_of_destiny_agrees_with_all_moves_of_both() -> None:
    """Replies that only follow a plan are the best ones."""
    game, tried = registry["destiny"], {True: 0, False: 0}
    for puzzle in (each for of in kept("destiny").grades.values() for each in of[:8]):
        state = small(puzzle)
        if state is None or len(state.view(PERSON).hand) + len(state.view(1).hand) > 9:
            continue
        for move in state.legal(PERSON):
            after = state.copy()
            after.apply(PERSON, move)
            wins = Solver(game, PERSON, MOST).chance(after) > 0
            assert wins == certain(after), (puzzle.seed, move.text)
            tried[wins] += 1
    assert min(tried.values()) > 5
