"""The player that thinks ahead."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fateloom.bots import bot
from fateloom.bots.search import Effort, search
from fateloom.core.game import Game, Move
from fateloom.games import registry
from fateloom.games.hand import moves as m
from fateloom.games.hand.game import HAND
from fateloom.games.hand.state import HandState
from tests.games.hand.table import boss_phase, hurt_boss

EFFORT = Effort(worlds=2, width=3, depth=2, dropped=0.9)


def positions(game: Game[Any, Any], seed: int) -> Iterator[Any]:
    """Every eighth position of a random game."""
    state = game.new(seed=seed, seats=game.seat_counts[0])
    rng = Random(seed)
    number = 0
    while state.waiting:
        if number % 8 == 0:
            yield state.copy()
        seat = state.waiting[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        number += 1


def chosen(game: Game[Any, Any], state: Any, seed: int) -> Move:
    seat = state.waiting[0]
    return search(game, state.view(seat), state.legal(seat), Random(seed), EFFORT)[0]


@pytest.mark.parametrize("name", ["hand", "destiny"])
def test_the_same_view_and_the_same_chance_give_the_same_move(name: str) -> None:
    game = registry[name]
    for state in positions(game, 11):
        before = state.fields()
        move = chosen(game, state, 5)
        assert move in state.legal(state.waiting[0])
        assert chosen(game, state, 5) is move
        assert state.fields() == before


@pytest.mark.parametrize("name", ["hand", "destiny"])
def test_what_a_seat_cannot_see_makes_no_difference(name: str) -> None:
    """Another world with the same view, and with other hidden cards, gets the same move."""
    game = registry[name]
    others = 0
    for number, state in enumerate(positions(game, 12)):
        seat = state.waiting[0]
        other = game.determinize(state.view(seat), Random(number))
        others += other.fields() != state.fields()
        assert chosen(game, other, 7) is chosen(game, state, 7)
    assert others


def last_stand() -> HandState:
    """Gorvane has 30 left. The cards alone are worth 21, with the one critical hit that does
    not kill the hero 23; Summons first, for an ability and not a card, makes it 31."""
    state = boss_phase(
        "Pit Brute, Elder Dragon", hero="Ifaris", boss="Gorvane", wave=4, grid=(3, 1)
    )
    return hurt_boss(state, state.view(0).boss_hp - 30)


def played(name: str, seed: int) -> str:
    """How a player ends the last stand."""
    state, rng, player = last_stand(), Random(seed), bot(name)
    while state.outcome is None:
        state.apply(0, player.choose(HAND, state.view(0), state.legal(0), rng))
    return state.outcome.reason


def test_it_wins_where_the_heuristic_player_does_not() -> None:
    assert "won" not in {played("greedy", seed) for seed in range(4)}
    assert {played("search", seed) for seed in range(4)} == {"won"}


def test_a_lone_choice_is_made_without_a_thought() -> None:
    assert search(HAND, None, [m.TAKE], Random(1), EFFORT) == [m.TAKE]
