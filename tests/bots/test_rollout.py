"""The player that plays on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from fateloom.bots import BOTS, bot, bots_of
from fateloom.bots.rollout import rollout
from fateloom.bots.trials import turn_played
from fateloom.core.game import Move, Rollouts
from fateloom.games import registry
from fateloom.games.destiny.game import DESTINY
from fateloom.games.realms.game import REALMS
from tests.bots.test_search import positions
from tests.games.destiny import table as destiny

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
    number: int = 0

    @property
    def waiting(self) -> tuple[int, ...]:
        return (0,) if self.steps < 3 else ()

    def copy(self) -> Urn:
        return Urn(Random(str(self.drawn.getstate())), self.odds, self.steps, self.number)

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
    passes=(),
    takes_back=(),
    policy=lambda view, legal, rng: legal[0],
    determinize=lambda view, rng: Urn(Random(rng.random())),
    evaluate=lambda state, seat: float(state.drawn.random() * 100 < state.odds),
)


def test_it_finds_the_move_that_wins_most_often() -> None:
    view = SimpleNamespace(seat=0)
    chosen = [rollout(GAME, view, MOVES, Random(seed), Rollouts(2000, 50))[0] for seed in range(20)]
    assert chosen == [MOVES[3]] * 20


def test_it_keeps_to_the_policy_where_nothing_makes_a_difference() -> None:
    view = SimpleNamespace(seat=0)
    same = [draw(50, number) for number in range(5)]
    chosen = [rollout(GAME, view, same, Random(seed), Rollouts(2000, 50))[0] for seed in range(20)]
    assert chosen == [same[0]] * 20


def test_a_difference_that_chance_explains_does_not_count() -> None:
    """Either of the two moves wins every other world; the policy's loses by a hair in sum."""
    policys, other = draw(0), draw(1)
    worlds = count()

    def evaluate(state: Urn, seat: int) -> float:
        won = (state.number + (state.odds or 0)) % 2
        return won + 0.01 * (state.odds or 0)

    def choose(rollouts: Rollouts, better: float = 0) -> Move:
        game: Any = SimpleNamespace(
            passes=(),
            takes_back=(),
            policy=lambda view, legal, rng: legal[0],
            determinize=lambda view, rng: Urn(rng, number=next(worlds)),
            evaluate=lambda state, seat: evaluate(state, seat) + better * (state.odds or 0),
        )
        return rollout(game, SimpleNamespace(seat=0), [policys, other], Random(1), rollouts)[0]

    assert choose(Rollouts(200, 50)) is policys
    assert choose(Rollouts(200, 50), better=1) is other


@dataclass
class Counted(Urn):
    """An urn that counts the moves made in it, and in its copies."""

    made: list[Move] = field(default_factory=list)

    def copy(self) -> Counted:
        return Counted(self.drawn, self.odds, self.steps, made=self.made)

    def apply(self, seat: int, move: Move) -> None:
        self.made.append(move)
        super().apply(seat, move)


def played(rollouts: Rollouts) -> tuple[int, set[int]]:
    """How many moves a choice tries, and how many each trial has."""
    made: list[Move] = []
    lengths: set[int] = set()

    def evaluate(state: Counted, seat: int) -> float:
        lengths.add(state.steps)
        return 0.5

    game: Any = SimpleNamespace(
        passes=(),
        takes_back=(),
        policy=lambda view, legal, rng: legal[0],
        determinize=lambda view, rng: Counted(rng, made=made),
        evaluate=evaluate,
    )
    rollout(game, SimpleNamespace(seat=0), MOVES, Random(1), rollouts)
    return len(made), lengths


def test_no_more_is_played_than_its_effort() -> None:
    """But for the last world of each round, in which every move that is left is tried."""
    made, lengths = played(Rollouts(moves=300, horizon=50))
    assert 300 <= made <= 300 + 3 * 3 * len(MOVES)
    assert lengths == {3}


def test_a_trial_ends_at_the_horizon() -> None:
    assert played(Rollouts(moves=300, horizon=1))[1] == {2}


def test_in_a_browser_it_makes_a_quarter_of_the_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("fateloom.bots.rollout"), "SHARE", 4)
    made, _ = played(Rollouts(moves=1200, horizon=50))
    assert 300 <= made <= 300 + 3 * 3 * len(MOVES)


@pytest.mark.parametrize("name", ["search", "rollout"])
def test_each_bot_makes_its_own_effort(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    efforts: list[Rollouts] = []

    def noted(game: Any, view: Any, legal: Sequence[Move], rng: Random, effort: Rollouts) -> Any:
        efforts.append(effort)
        return legal

    monkeypatch.setattr("fateloom.bots.rollout", noted)
    state = next(each for each in positions(REALMS, 11) if len(each.legal(each.waiting[0])) > 1)
    seat = state.waiting[0]
    bot(name).choose(REALMS, state.view(seat), state.legal(seat), Random(3))
    assert efforts == [REALMS.rollouts[name]]


def choice_at(state: Any, seed: int) -> Move:
    seat = state.waiting[0]
    return rollout(REALMS, state.view(seat), state.legal(seat), Random(seed), FEW)[0]


def test_the_same_view_and_the_same_chance_give_the_same_move() -> None:
    for state in positions(REALMS, 11):
        before = state.fields()
        move = choice_at(state, 5)
        assert move in state.legal(state.waiting[0])
        assert choice_at(state, 5) is move
        assert state.fields() == before


def test_what_a_seat_cannot_see_makes_no_difference() -> None:
    others = 0
    for number, state in enumerate(positions(REALMS, 12)):
        other = REALMS.determinize(state.view(state.waiting[0]), Random(number))
        others += other.fields() != state.fields()
        assert choice_at(other, 7) is choice_at(state, 7)
    assert others


def test_a_trial_that_ends_with_the_turn_leaves_out_what_the_policy_wants_next() -> None:
    """The policy marks three cards and is done. A trial of the second of them keeps the first."""
    state = destiny.table("hit", hands=["G+1 L+1 C+1 EB4 E+3 Ex4 EB3"])
    usual = DESTINY.policy(state.view(0), state.legal(0), Random(1))
    other = next(each for each in state.legal(0) if each is not usual and each.kind == "discard")
    without, _ = turn_played(DESTINY, state, 0, other, 1, 50, usual)
    turned, _ = turn_played(DESTINY, state, 0, other, 1, 50)
    assert 0 not in without.waiting
    kept: tuple[int, ...] = without.fields()["hands"][0]
    assert usual.parts.card in kept
    assert usual.parts.card not in turned.fields()["hands"][0]
    assert other.parts.card not in kept


def test_moves_that_take_back_are_not_tried() -> None:
    state = destiny.table("hit", hands=["G+1 L+1 C+1 EB4 E+3 Ex4 EB3"])
    state.apply(0, state.legal(0)[0])
    view, legal = state.view(0), state.legal(0)
    ranked = rollout(DESTINY, view, legal, Random(1), DESTINY.rollouts["search"])
    assert {move.kind for move in legal} == {"discard", "keep", "done"}
    assert {move.kind for move in ranked} == {"discard", "done"}
    for move in [each for each in legal if each.kind == "discard"]:
        state.apply(0, move)
    view, legal = state.view(0), state.legal(0)
    assert {move.kind for move in legal} == {"keep", "done"}
    (left,) = rollout(DESTINY, view, legal, Random(1), DESTINY.rollouts["search"])
    assert left.kind == "done"


def test_it_is_offered_where_a_game_says_how_far_to_play_on() -> None:
    offered = {name: "rollout" in bots_of(registry[name]) for name in registry}
    assert offered == {"destinies": False, "destiny": False, "hand": False, "realms": True}


def test_elsewhere_it_plays_like_the_strongest() -> None:
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
