"""The player that plays on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from fateloom.bots import BOTS, bot, bots_of
from fateloom.bots.rollout import rollout
from fateloom.core.game import Move, Rollouts
from fateloom.games import registry
from fateloom.games.realms.game import REALMS

FEW = Rollouts(moves=60, horizon=20)


class Draw(NamedTuple):
    """Its chance to win, in percent, and a number to tell it from others."""

    odds: int
    number: int = 0


def draw(*parts: int) -> Move:
    made = Draw(*parts)
    return Move("draw", made, f"draw {made.number} with {made.odds}")


@dataclass
class Urn:
    """A game in which only the first of three choices counts."""

    drawn: Random
    odds: int | None = None
    steps: int = 0

    @property
    def waiting(self) -> tuple[int, ...]:
        return (0,) if self.steps < 3 else ()

    def copy(self) -> Urn:
        return Urn(Random(str(self.drawn.getstate())), self.odds, self.steps)

    def legal(self, seat: int) -> Sequence[Move]:
        return MOVES

    def view(self, seat: int) -> Any:
        return SimpleNamespace(seat=seat)

    def apply(self, seat: int, move: Move) -> None:
        if self.steps == 0:
            self.odds = move.parts.odds
        self.steps += 1


MOVES = [draw(odds) for odds in (10, 50, 20, 90, 15)]
GAME: Any = SimpleNamespace(
    policy=lambda view, legal, rng: legal[0],
    determinize=lambda view, rng: Urn(Random(rng.random())),
    evaluate=lambda state, seat: float(state.drawn.random() * 100 < state.odds),
)


def test_it_finds_the_move_that_wins_most_often() -> None:
    view = SimpleNamespace(seat=0)
    chosen = [rollout(GAME, view, MOVES, Random(seed), Rollouts(2000, 50)) for seed in range(20)]
    assert chosen == [MOVES[3]] * 20


def test_it_keeps_to_the_policy_where_nothing_makes_a_difference() -> None:
    view = SimpleNamespace(seat=0)
    same = [draw(50, number) for number in range(5)]
    chosen = [rollout(GAME, view, same, Random(seed), Rollouts(2000, 50)) for seed in range(20)]
    assert chosen == [same[0]] * 20


def test_no_more_is_played_than_its_effort() -> None:
    """But for the last world, in which every move that is left is tried."""
    made = []

    class Counted(Urn):
        def copy(self) -> Urn:
            return Counted(self.drawn, self.odds, self.steps)

        def apply(self, seat: int, move: Move) -> None:
            made.append(move)
            super().apply(seat, move)

    game: Any = SimpleNamespace(
        **{**vars(GAME), "determinize": lambda view, rng: Counted(Random(rng.random()))}
    )
    rollout(game, SimpleNamespace(seat=0), MOVES, Random(1), Rollouts(300, 50))
    assert 300 <= len(made) <= 300 + 3 * 3 * len(MOVES)


def positions(seed: int) -> list[Any]:
    """Every twelfth position of a random game of Realms."""
    state, rng = REALMS.new(seed=seed, seats=3), Random(seed)
    found: list[Any] = []
    number = 0
    while state.waiting:
        if number % 12 == 0:
            found.append(state.copy())
        seat = state.waiting[0]
        state.apply(seat, rng.choice(state.legal(seat)))
        number += 1
    return found


def chosen(state: Any, seed: int) -> Move:
    seat = state.waiting[0]
    return rollout(REALMS, state.view(seat), state.legal(seat), Random(seed), FEW)


def test_the_same_view_and_the_same_chance_give_the_same_move() -> None:
    for state in positions(11):
        before = state.fields()
        move = chosen(state, 5)
        assert move in state.legal(state.waiting[0])
        assert chosen(state, 5) is move
        assert state.fields() == before


def test_what_a_seat_cannot_see_makes_no_difference() -> None:
    others = 0
    for number, state in enumerate(positions(12)):
        other = REALMS.determinize(state.view(state.waiting[0]), Random(number))
        others += other.fields() != state.fields()
        assert chosen(other, 7) is chosen(state, 7)
    assert others


def test_it_is_offered_where_a_game_says_how_far_to_play_on() -> None:
    offered = {name: "rollout" in bots_of(registry[name]) for name in registry}
    assert offered == {"destinies": False, "destiny": False, "hand": False, "realms": True}


def test_elsewhere_it_searches() -> None:
    game = registry["destiny"]
    state = game.new(seed=7, seats=2)
    seat = state.waiting[0]
    view, legal = state.view(seat), state.legal(seat)
    moves = {bot(name).choose(game, view, legal, Random(3)) for name in ("search", "rollout")}
    assert len(moves) == 1


@pytest.mark.slow
def test_it_beats_the_player_that_thinks_of_its_own_hand() -> None:
    won = 0
    for seed in range(10):
        state, rng = REALMS.new(seed=seed, seats=2), Random(seed)
        while state.waiting:
            seat = state.waiting[0]
            player = BOTS["rollout" if seat == seed % 2 else "greedy"]
            state.apply(seat, player.choose(REALMS, state.view(seat), state.legal(seat), rng))
        assert state.outcome is not None
        won += seed % 2 in state.outcome.winners
    assert won >= 8
