"""Trials: a move is made in a determinization, and the policy plays on for all seats."""

from __future__ import annotations

import sys
from random import Random
from typing import Any, Final

from fateloom.core.game import Game, Move, Seat, State

SHARE: Final = 4 if sys.platform == "emscripten" else 1
"""The part of an effort that is made: in a browser a quarter."""


def played_on(
    game: Game[Any, Any],
    world: State,
    seat: Seat,
    move: Move,
    seed: int,
    horizon: int,
    *,
    watch: bool = False,
) -> tuple[State, int]:
    """A copy of the world after this move, played on to the end of the game or to the horizon.

    Also the number of moves made. With `watch`, the copy keeps the events from the move on. Trials
    of other moves with the same world and seed meet the same chance, as far as that is possible.
    """
    state = world.copy()
    if watch:
        state.events = []
    state.apply(seat, move)
    return state, 1 + _finish(game, state, Random(seed), horizon)


def _finish(game: Game[Any, Any], state: State, rng: Random, horizon: int) -> int:
    """Let the policy play for all seats; returns the number of its moves."""
    for played in range(horizon):
        if not state.waiting:
            return played
        seat: Seat = state.waiting[0]
        legal = state.legal(seat)
        forced = len(legal) == 1
        state.apply(seat, legal[0] if forced else game.policy(state.view(seat), legal, rng))
    return horizon
