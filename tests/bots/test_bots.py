from __future__ import annotations

from random import Random

import pytest

from fateloom.bots import BOTS, UnknownBot, bot
from fateloom.games import registry


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", registry)
def test_every_bot_plays_every_game_to_its_end_with_legal_moves(name: str, game: str) -> None:
    player = bot(name)
    played = registry[game]
    state = played.new(seed=3, seats=played.seat_counts[0])
    rng = Random(5)
    while state.waiting:
        seat = state.waiting[0]
        view = state.view(seat) if player.sees else None
        legal = state.legal(seat)
        move = player.choose(played, view, legal, rng)
        assert move in legal
        state.apply(seat, move)
    assert state.outcome is not None


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
