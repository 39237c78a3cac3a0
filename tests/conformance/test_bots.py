"""Every bot plays every registered game to its end, and thinks of worlds that can be played."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

from fateloom.bots import BOTS, bots_of
from fateloom.core.conformance import check_guesses, check_standstill
from fateloom.core.game import Game, Rollouts
from fateloom.games import registry

TABLES = [
    pytest.param(registry[name], seats, id=f"{name}-{seats}")
    for name in registry
    for seats in registry[name].seat_counts
]
MATCHES = [
    pytest.param(registry[name], seats, pair, id=f"{name}-{seats}-{'-'.join(pair)}")
    for name in registry
    for seats in registry[name].seat_counts
    for pair in combinations_with_replacement(bots_of(registry[name]), 2)
    if seats > 1 or pair[0] == pair[1]
]


def play(game: Game[Any, Any], seats: int, pair: tuple[str, str], seed: int) -> None:
    """The two kinds of bots sit in turns."""
    check_standstill(game, [BOTS[pair[seat % 2]].choose for seat in range(seats)], seed)


@pytest.fixture(autouse=True)
def _few_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play on only a little: these games have to end, not to be played well."""
    for game in registry.values():
        few = dict.fromkeys(game.rollouts, Rollouts(moves=10, horizon=3))
        monkeypatch.setattr(type(game), "rollouts", few)


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "seats", "pair"), MATCHES)
def test_no_bot_chooses_on_and_on(game: Game[Any, Any], seats: int, pair: tuple[str, str]) -> None:
    play(game, seats, pair, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "pair"), MATCHES)
def test_nor_in_many_games(game: Game[Any, Any], seats: int, pair: tuple[str, str]) -> None:
    for seed in range(2, 12):
        play(game, seats, pair, seed)


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_guessed_worlds_are_played_to_their_end(game: Game[Any, Any], seats: int) -> None:
    for seed in range(3):
        check_guesses(game, seed, seats, moments=10)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_and_many_more_of_them(game: Game[Any, Any], seats: int) -> None:
    for seed in range(3, 23):
        check_guesses(game, seed, seats, moments=50)
