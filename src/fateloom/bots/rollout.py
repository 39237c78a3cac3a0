"""A bot that plays on: flat Monte Carlo search over determinizations.

What the seat cannot see is filled in at random (`Game.determinize`). In each of these worlds every
move is tried once, and from there the policy (`Game.policy`) plays for all seats, to the end of the
game or as far as `Rollouts` says; what comes of it for the seat is the value of the move in that
world (`Game.evaluate`). The worlds are drawn in rounds. After each round, the worse half of the
moves is left out, so that most of the work goes into telling the good ones apart. A move other than
the policy's has to be better by more than chance explains.

Where the chance to come hides what a move is worth, a trial ends with the turn. The policy's own
move is then left out after any other, so that an alternative is more than another order.

To improve a policy by rollouts of its own moves, some of them cut short and evaluated, is due to G.
Tesauro and G. R. Galperin, "On-line policy improvement using Monte-Carlo search", Advances in
Neural Information Processing Systems 9 (1996). To judge a move by games played to their end in
sampled worlds is how GIB bids at bridge: M. L. Ginsberg, "GIB: Imperfect information in a
computationally challenging game", Journal of Artificial Intelligence Research 14 (2001),
https://doi.org/10.1613/jair.820. Leaving out half of the moves in each round is sequential halving:
Z. Karnin, T. Koren and O. Somekh, "Almost optimal exploration in multi-armed bandits", ICML 2013.
All moves of a round meet the same worlds and the same chance (common random numbers), so that their
differences have less noise than their values.

The effort is counted in moves played, never in seconds: the same view and the same random source
give the same move on every machine, but in a browser, where everything takes several times as long.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import ceil, log2, sqrt
from random import Random
from statistics import fmean, variance
from typing import Any, Final

from fateloom.bots.trials import SHARE, played_on, turn_played
from fateloom.core.game import Game, Move, Rollouts, Seat, State

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
    game: Game[Any, Any],
    view: Any,
    legal: Sequence[Move],
    rng: Random,
    rollouts: Rollouts,
    draw: Callable[[], State] | None = None,
) -> list[Move]:
    """The legal moves, the best first, judged from a view that names its `seat`.

    Those that were left out early come last; those that only take back are missing. `draw` makes
    the worlds: determinizations of the view unless something else is given.
    """
    if len(legal) == 1:
        return list(legal)
    worlds = draw or (lambda: game.determinize(view, rng))
    usual = _Trial(game.policy(view, legal, rng), [])
    others = [move for move in legal if move is not usual.move and move.kind not in game.takes_back]
    if not others:
        return [usual.move]
    trials = [usual, *(_Trial(move, []) for move in others)]
    rounds = ceil(log2(len(trials)))
    moves = max(1, rollouts.moves // SHARE // rounds)
    left_out: list[_Trial] = []
    for _ in range(rounds):
        _play_on(game, view.seat, worlds, usual, trials, rng, replace(rollouts, moves=moves))
        trials.sort(key=_mean, reverse=True)
        most = max(_LEAST, ceil(len(trials) / 2))
        kept = [trial for place, trial in enumerate(trials) if place < most or trial is usual]
        left_out = [trial for trial in trials if trial not in kept] + left_out
        trials = kept
    best = trials[0] if _is_better(trials[0], usual) else usual
    return [best.move, *(each.move for each in (*trials, *left_out) if each is not best)]


def _play_on(
    game: Game[Any, Any],
    seat: Seat,
    worlds: Callable[[], State],
    usual: _Trial,
    trials: Sequence[_Trial],
    rng: Random,
    rollouts: Rollouts,
) -> None:
    """Try all of them in worlds, until as many moves have been played as `rollouts` says."""
    moves, horizon = rollouts.moves, rollouts.horizon
    left_out = None if usual.move.text in game.passes else usual.move
    while moves > 0:
        world, seed = worlds(), rng.getrandbits(32)
        for trial in trials:
            if rollouts.in_turn:
                without = left_out if trial is not usual else None
                state, made = turn_played(game, world, seat, trial.move, seed, horizon, without)
            else:
                state, made = played_on(game, world, seat, trial.move, seed, horizon)
            moves -= made
            trial.values.append(game.evaluate(state, seat))


def _mean(trial: _Trial) -> float:
    return fmean(trial.values)


def _is_better(best: _Trial, usual: _Trial) -> bool:
    """Whether a move is better than the policy's by more than chance explains."""
    gains = [one - other for one, other in zip(best.values, usual.values, strict=True)]
    if len(gains) < 2:
        return fmean(gains) > 0
    return fmean(gains) > _CAUTION * sqrt(variance(gains) / len(gains))
