from __future__ import annotations

from random import Random

import pytest

from fateloom.bots import BOTS, UnknownBot, bot
from fateloom.games import registry


def test_random_takes_every_move_sooner_or_later() -> None:
    game = registry["destiny"]
    state = game.new(seed=7, seats=3)
    while len(state.legal(state.waiting[0])) < 4:
        state.apply(state.waiting[0], state.legal(state.waiting[0])[0])
    legal = state.legal(state.waiting[0])
    rng = Random(1)
    chosen = {bot("random").choose(game, None, legal, rng) for _ in range(300)}
    assert chosen == set(legal)


def test_bots_are_found_whatever_the_case() -> None:
    assert bot("Greedy") is BOTS["greedy"]


def test_unknown_bots_are_refused_with_a_suggestion() -> None:
    with pytest.raises(UnknownBot) as near:
        bot("greddy")
    assert (near.value.code, near.value.details) == ("unknown-bot", ("greddy", ("greedy",)))
    with pytest.raises(UnknownBot) as far:
        bot("zzz")
    assert far.value.details == ("zzz", tuple(BOTS))
