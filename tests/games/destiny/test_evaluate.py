"""What a position of Destiny is worth for a seat, as players that play on weigh it."""

from __future__ import annotations

from random import Random

import pytest

from fateloom.bots import bot
from fateloom.games.destiny.evaluate import _chance
from fateloom.games.destiny.game import DESTINY
from tests.games.destiny.table import play, table


def test_the_chances_of_all_seats_add_up_to_one() -> None:
    for seed in range(4):
        state, rng = DESTINY.new(seed=seed, seats=2 + seed % 3), Random(seed)
        while state.waiting:
            total = sum(DESTINY.evaluate(state, seat) for seat in range(state.seats))
            assert total == pytest.approx(1)
            seat = state.waiting[0]
            state.apply(seat, rng.choice(state.legal(seat)))
        assert sum(DESTINY.evaluate(state, seat) for seat in range(state.seats)) == 1


def test_the_race_is_that_of_even_rounds() -> None:
    """Two seats that lack one and two of the last three treasures, each worth a point."""
    assert _chance(4, (3,), (1, 1, 1), 5) == 0.75
    assert _chance(3, (4,), (1, 1, 1), 5) == 0.25
    assert _chance(3, (3, 3), (2,), 5) == pytest.approx(1 / 3)
    assert _chance(3, (2, 3), (), 5) == 0.5


def test_a_better_hand_is_worth_more_even_before_it_is_played() -> None:
    plain = table("base", hands=["GB1 L+1", "EB2 E+1"])
    armed = table("base", hands=["GB4 G+3 Gx4", "EB2 E+1"])
    assert DESTINY.evaluate(armed, 0) > DESTINY.evaluate(plain, 0)


def test_a_character_that_can_still_be_called_counts() -> None:
    plain = table("hit", hands=["GB4 G+3 Gx4 Jester"])
    called = table("hit", hands=["GB4 G+3 Gx4 Wizard"])
    assert DESTINY.evaluate(called, 0) > DESTINY.evaluate(plain, 0)


def test_cards_that_came_too_late_count_no_more() -> None:
    """The Leader has finished the Multiplier Phase and holds a Multiplier that would fit."""
    state = table("multiplier", hands=["Gx4", "Ex2"], groups=["GB4", "EB3"])
    before = DESTINY.evaluate(state, 0)
    play(state, "done")
    assert state.waiting == (1,)
    assert DESTINY.evaluate(state, 0) < before


def test_the_fox_keeps_a_character_that_the_policy_throws_away() -> None:
    """A Wizard makes every Multiplier worth one more, but has to wait for the Second Aid Phase."""
    state = table("hit", hands=["GB4 G+3 Gx4 NB3 N+2 Nx3 Wizard"])
    view, legal = state.view(0), state.legal(0)
    assert str(DESTINY.policy(view, legal, Random(1))) == "discard Wizard"
    assert str(bot("search").choose(DESTINY, view, legal, Random(1))) == "done"
