"""Trials: a move is made in a determinization, and the policy plays on for all seats."""

from __future__ import annotations

import sys
from collections.abc import Sequence
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
    rng = Random(seed)
    for played in range(horizon):
        if not state.waiting:
            return state, 1 + played
        other: Seat = state.waiting[0]
        state.apply(other, _policys(game, state, other, state.legal(other), rng))
    return state, 1 + horizon


def turn_played(
    game: Game[Any, Any],
    world: State,
    seat: Seat,
    move: Move,
    seed: int,
    horizon: int,
    without: Move | None = None,
) -> tuple[State, int]:
    """A copy of the world after this move, played on as long as this seat has to choose.

    Also the number of moves made. The seat leaves out the move `without` as long as it can. The
    policy would make it next, and the trial would only tell in which order to make both.
    """
    state = world.copy()
    state.apply(seat, move)
    rng = Random(seed)
    for played in range(horizon):
        if seat not in state.waiting:
            return state, 1 + played
        legal = state.legal(seat)
        others = [each for each in legal if each is not without] or legal
        state.apply(seat, _policys(game, state, seat, others, rng))
    return state, 1 + horizon


def _policys(
    game: Game[Any, Any], state: State, seat: Seat, legal: Sequence[Move], rng: Random
) -> Move:
    """The policy's move; a forced one is made without a view."""
    return legal[0] if len(legal) == 1 else game.policy(state.view(seat), legal, rng)
