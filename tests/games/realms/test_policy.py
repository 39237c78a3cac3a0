"""The heuristic player: quick to see what wins, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

from fateloom.games.realms.game import REALMS
from fateloom.games.realms.state import RealmsState
from tests.games.realms.table import front, legal, pass_all, pay, play, table, won


def choose(state: RealmsState, seat: int | None = None) -> str:
    """What it does at this table."""
    seat = state.waiting[0] if seat is None else seat
    return str(REALMS.policy(state.view(seat), state.legal(seat), Random(1)))


def test_it_buys_what_wins() -> None:
    state = table(
        "auction",
        hands=["Knight, 6", "3", "6", "6"],
        front=["", "Golem, Vampire"],
        shared="Warlord, Unifier",
    )
    play(state, "offer Knight")
    assert choose(state) == "bid 1"


def test_it_denies_what_would_let_a_rival_win() -> None:
    state = table(
        "auction",
        hands=["Knight, 6", "6", "6", "6"],
        front=["", "Golem, Vampire"],
        shared="Warlord, Unifier",
    )
    play(state, "offer Knight", "bid 1", "pass", "pass")
    assert choose(state) == "bid 2"  # the seller, who would have had one card for it


def test_it_minds_its_life() -> None:
    state = table("auction", hands=["Judge, 6", "2", "2", "2"])
    play(state, "offer Judge")
    assert choose(state) == "pass"


def test_it_pays_with_what_it_needs_least() -> None:
    state = table(
        "auction",
        hands=["Judge, 6", "Knight, Almanac, Crypt"],
        front=["", "Golem, Vampire"],
        shared="Warlord, Magnate",
    )
    pass_all(play(state, "offer Judge"), "1")
    assert choose(state) != "pay Knight"


def test_a_spendthrift_bids_what_the_destiny_asks_for() -> None:
    state = table("auction", hands=["Judge, 6", "9"], secrets=["", "Spendthrift"])
    play(state, "offer Judge")
    assert choose(state) == "bid 7"


def test_a_hermit_gives_away_the_hand_and_leaves_it_at_that() -> None:
    state = table(
        "auction",
        hands=["Judge, 5", "2", "2", "2"],
        front=["Village, Crypt, Almanac"],
        secrets=["Hermit"],
        onward=True,
    )
    play(state, "offer Judge", "pass", "pass", "pass")
    assert choose(state) == "bid 4"
    pay(pass_all(play(state, "bid 4")))
    assert legal(state) == ["use Judge", "end"]
    assert choose(state) == "end"
    assert won(play(state, "end")) == ("destiny", (0,))


def test_a_magnate_ends_the_turn_with_a_full_hand() -> None:
    state = table("effects", hands=["14", "20"], front=["Judge"], shared="Magnate, Warlord")
    assert choose(state) == "end"


@pytest.mark.thorough
def test_it_plays_whole_games_of_any_size_legally() -> None:
    rng = Random(3)
    for seats in range(2, 7):
        state = REALMS.new(seed=seats, seats=seats, deck="all")
        while state.waiting:
            seat = rng.choice(state.waiting)
            legal = state.legal(seat)
            move = REALMS.policy(state.view(seat), legal, rng)
            assert move in legal
            state.apply(seat, move)
        assert won(state) is not None
        assert front(state, 0) is not None


@pytest.mark.thorough
def test_it_beats_chance() -> None:
    """One against three that choose at random; their share would be a quarter."""
    wins = 0.0
    games = 120
    for seed in range(games):
        rng = Random(seed)
        state = REALMS.new(seed=seed, seats=4)
        hero = seed % 4
        while state.waiting:
            seat = rng.choice(state.waiting)
            legal = state.legal(seat)
            if seat == hero:
                move = REALMS.policy(state.view(seat), legal, rng)
            else:
                move = rng.choice(legal)
            state.apply(seat, move)
        assert state.outcome is not None
        wins += (hero in state.outcome.winners) / len(state.outcome.winners)
    assert wins / games > 0.65
