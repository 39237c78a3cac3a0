"""Questions with one answer: the client may give every kind of them automatically."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from fateloom.games import registry

GAMES = Path(__file__).parents[2] / "src" / "fateloom" / "games"


def automatic(game: str) -> set[str]:
    """The kinds of moves that the game's client gives automatically."""
    listed = re.search(
        r"automatic: \[(.*?)\]", (GAMES / game / "board" / "index.ts").read_text(encoding="utf-8")
    )
    assert listed
    return set(re.findall(r'"(\w+)"', listed[1]))


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["destiny", "realms", "hand"])
def test_only_answers_can_be_automatic(name: str) -> None:
    game = registry[name]
    found = set()
    for seed in range(120):
        counts = game.seat_counts
        rng, state = Random(seed), game.new(seed=seed, seats=counts[seed % len(counts)])
        while state.outcome is None:
            for seat in state.waiting:
                legal = state.legal(seat)
                if len(legal) == 1:
                    found.add(legal[0].kind)
            seat = state.waiting[0]
            legal = state.legal(seat)
            move = rng.choice(legal) if seed % 2 else game.policy(state.view(seat), legal, rng)
            state.apply(seat, move)
    assert found == automatic(name)
