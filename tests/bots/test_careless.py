"""The player that overlooks moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from fateloom.bots import BOTS, bots_of, opponents_of
from fateloom.bots.careless import careless
from fateloom.core.game import Game, Move, State
from fateloom.games import registry
from fateloom.lab import round_robin

MOVES = [Move("lay", (), f"lay {number}") for number in range(10)]
PASS = Move("pass", (), "pass")


def game(**more: Any) -> Any:
    """One in which the first move is the best."""
    known = {"passes": ("pass",), "policy": lambda view, legal, rng: legal[0]}
    return SimpleNamespace(**(known | more))


def moments(of: Game[Any, Any], seats: int, games: int) -> Iterator[State]:
    """All positions of games that it plays against itself."""
    for seed in range(games):
        state, rng = of.new(seed=seed, seats=seats), Random(seed)
        while state.waiting:
            yield state
            seat = state.waiting[0]
            state.apply(seat, careless(of, state.view(seat), state.legal(seat), rng))


def test_it_overlooks_moves_but_follows_the_policy() -> None:
    chosen = [careless(game(), None, MOVES, Random(seed)) for seed in range(300)]
    counts = [chosen.count(move) for move in MOVES]
    assert counts[0] > sum(counts[1:]) > counts[1] > counts[2] > 0


def test_it_never_overlooks_that_it_may_pass() -> None:
    passing = game(policy=lambda view, legal, rng: PASS if PASS in legal else legal[0])
    assert {careless(passing, None, [*MOVES, PASS], Random(seed)) for seed in range(50)} == {PASS}


def test_it_takes_something_when_it_overlooks_everything() -> None:
    lone = MOVES[:1]
    assert {careless(game(), None, lone, Random(seed)) for seed in range(50)} == set(lone)


def test_a_policy_that_relies_on_what_was_overlooked_makes_no_illegal_move() -> None:
    lost = game(policy=lambda view, legal, rng: PASS)
    assert {careless(lost, None, MOVES, Random(seed)) for seed in range(300)} == set(MOVES)


@pytest.mark.parametrize("name", registry)
def test_it_plays_every_game_by_the_rules_and_by_its_view(name: str) -> None:
    of = registry[name]
    seats = min(of.seat_counts)
    for number, state in enumerate(moments(of, seats, 1)):
        seat = state.waiting[0]
        legal = state.legal(seat)
        move = careless(of, state.view(seat), legal, Random(number))
        assert move in legal
        if number % 10 == 0:
            other = of.determinize(state.view(seat), Random(number))
            again = careless(of, other.view(seat), other.legal(seat), Random(number))
            assert again is move


@pytest.mark.parametrize("name", registry)
def test_people_are_offered_it_instead_of_chance(name: str) -> None:
    assert opponents_of(registry[name]) == bots_of(registry[name])[1:]
    assert opponents_of(registry[name])[:2] == ("careless", "greedy")


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["destiny", "realms"])
def test_it_is_better_than_chance_and_worse_than_the_policy(name: str) -> None:
    players = [BOTS[each] for each in ("random", "careless", "greedy")]
    result = round_robin(registry[name], players, 24, seed=5)
    assert result.result("careless", "random")[0] >= 18
    assert result.result("greedy", "careless")[0] >= 14
