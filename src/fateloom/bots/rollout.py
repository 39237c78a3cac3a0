"""A bot that plays on: flat Monte Carlo search over determinizations.

What the seat cannot see is filled in at random (`Game.determinize`). In each of these worlds every
move is tried once, and from there the policy (`Game.policy`) plays for all seats, to the end of the
game or as far as `Rollouts.horizon`; what comes of it for the seat is the value of the move in that
world (`Game.evaluate`). The worlds are drawn in rounds. After each round, the worse half of the
moves is left out, so that most of the work goes into telling the good ones apart. A move other than
the policy's has to be better by more than chance explains.

To judge a move by games played to their end in sampled worlds is how GIB bids at bridge: M. L.
Ginsberg, "GIB: Imperfect information in a computationally challenging game", Journal of Artificial
Intelligence Research 14 (2001), https://doi.org/10.1613/jair.820. Leaving out half of the moves in
each round is sequential halving: Z. Karnin, T. Koren and O. Somekh, "Almost optimal exploration in
multi-armed bandits", ICML 2013. All moves of a round meet the same worlds and the same chance
(common random numbers), so that their differences have less noise than their values.

The effort is counted in moves played, never in seconds: the same view and the same random source
give the same move on every machine, but in a browser, where everything takes several times as long.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from random import Random
from statistics import fmean, variance
from typing import Any, Final

from fateloom.core.game import Game, Move, Rollouts, Seat, State

_SHARE: Final = 4 if sys.platform == "emscripten" else 1
"""The part of the effort that is made: in a browser a quarter."""
_LEAST: Final = 2
"""Moves that are compared to the end, besides the policy's own."""
_CAUTION: Final = 0.5
"""How much better than the policy's a move has to be, in standard errors of the difference."""


@dataclass(slots=True)
class _Trial:
    """A move, and what came of it for the seat in each world."""

    move: Move
    values: list[float]


def rollout(
    game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random, rollouts: Rollouts
) -> Move:
    """The best of the legal moves, judged from a view that names its `seat`."""
    if len(legal) == 1:
        return legal[0]
    usual = _Trial(game.policy(view, legal, rng), [])
    trials = [usual, *(_Trial(move, []) for move in legal if move is not usual.move)]
    rounds = ceil(log2(len(trials)))
    moves = rollouts.moves // _SHARE // rounds
    for _ in range(rounds):
        _play_on(game, view, trials, rng, moves, rollouts.horizon)
        trials.sort(key=_mean, reverse=True)
        kept = trials[: max(_LEAST, ceil(len(trials) / 2))]
        trials = kept if usual in kept else [*kept, usual]
    best = trials[0]
    return best.move if _is_better(best, usual) else usual.move


def _play_on(
    game: Game[Any, Any],
    view: Any,
    trials: Sequence[_Trial],
    rng: Random,
    moves: int,
    horizon: int,
) -> None:
    """Try all of them in worlds, until so many moves have been played."""
    while moves > 0:
        world, seed = game.determinize(view, rng), rng.getrandbits(32)
        for trial in trials:
            state = world.copy()
            state.apply(view.seat, trial.move)
            moves -= 1 + _finish(game, state, Random(seed), horizon)
            trial.values.append(game.evaluate(state, view.seat))


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


def _mean(trial: _Trial) -> float:
    return fmean(trial.values)


def _is_better(best: _Trial, usual: _Trial) -> bool:
    """Whether a move is better than the policy's by more than chance explains."""
    gains = [one - other for one, other in zip(best.values, usual.values, strict=True)]
    if len(gains) < 2:
        return fmean(gains) > 0
    return fmean(gains) > _CAUTION * sqrt(variance(gains) / len(gains))
