"""A bot that sees all cards: how much stronger it is bounds what a fair bot could still gain.

It makes the rollouts of a game's strongest bot with the true state in place of determinizations. It
knows every hidden card, but not what chance will bring.

Only simulations reach it, by its name. It is not in `fateloom.bots`, and the packages with tables
(the server, the offline tables, the terminal) cannot import this one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from fateloom.bots import Bot, bots_of
from fateloom.bots.rollout import rollout
from fateloom.bots.winning import winning
from fateloom.core.game import Game, Move, Rollouts, State

_ROLLOUTS: Final = Rollouts(moves=4000, horizon=100)
"""In games whose strongest bot makes none."""


@dataclass(frozen=True, slots=True)
class Cheater(Bot):
    """A bot whose `choose` takes the state in place of a view."""


def _cheated(game: Game[Any, Any], state: State, legal: Sequence[Move], rng: Random) -> Move:
    """The best move of the seat that has to choose first."""

    def true_world() -> State:
        world = state.copy()
        world.random = rng.getrandbits(64)
        return world

    view = state.view(state.waiting[0])
    wins = winning(game, view, legal, rng)
    if wins is not None:
        return wins
    rollouts = game.rollouts.get(bots_of(game)[-1], _ROLLOUTS)
    return rollout(game, view, legal, rng, rollouts, true_world)[0]


CHEATER: Final = Cheater("cheater", sees=True, choose=_cheated)
