"""Advice: the strongest bot's choice, what it and the next best moves are worth, and why.

The bot ranks the moves (`fateloom.bots.ranking`). The first three are then compared by games that
are played to their end: what the seat cannot see is filled in at random, the move is made, and the
policy plays on for all seats (`trials.py`). All moves meet the same worlds and the same chance
(common random numbers), so that they can be compared world by world.

What a move is worth is the share of these games that the seat wins: the chance to win if everybody
plays on like the policy. Its 95 % interval is that of E. B. Wilson, "Probable inference, the law of
succession, and statistical inference", Journal of the American Statistical Association 22 (1927).
Two moves are called equal if zero is in the 95 % interval of their difference.

The reason for a difference is one of the consequences that a game names (`Game.consequences`): one
that came more often after this move than after the others, or less often, in more worlds than
chance explains. Of several, it is the one that accounts for most of the difference: how much more
often it came, times how much more often the seat won where it came.

An advice is made in pieces, each of which takes about as long as a bot's choice, so that nobody has
to wait for all of it. The effort is counted in moves played, never in seconds: the same view and
the same seed give the same advice on every machine, but in a browser.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Any, Final, NamedTuple

from fateloom.bots import ranking
from fateloom.bots.trials import SHARE, played_on
from fateloom.core.game import Consequence, Game, Move

MOST: Final = 3
"""The most moves that are compared."""
PIECES: Final = 8
"""The pieces in which games are played."""
_SURE: Final = 1.96
"""The standard errors on either side of a 95 % interval."""
_FEW: Final = 8
"""Worlds below which no two moves are told apart."""
_NOTABLE: Final = 0.05
"""The least difference between the frequencies of a consequence that is worth a sentence."""


class Sample(NamedTuple):
    """A game that was played to its end: what it was worth, and what became of the seat."""

    value: float
    consequences: frozenset[Consequence]


Samples = tuple[tuple[Sample, ...], ...]
"""The games of each move, in the same worlds."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A consequence, how often it came after a move, and how often after the other moves."""

    consequence: Consequence
    here: float
    there: float


@dataclass(frozen=True, slots=True)
class Judged:
    """A move and what it is worth.

    chance  the share of its games that the seat won
    least, most  the ends of the 95 % interval
    equal   about as good as the first move
    reason  why it is better than the others (the first), or worse than the first
    """

    move: str
    chance: float
    least: float
    most: float
    equal: bool
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would do, and the next best moves. Each was judged by this number of games."""

    games: int
    moves: tuple[Judged, ...]


def candidates(
    game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random
) -> tuple[Move, ...]:
    """The moves to compare, the bot's choice first."""
    return tuple(ranking(game, view, legal, rng)[:MOST])


def samples(game: Game[Any, Any], view: Any, moves: Sequence[Move], rng: Random) -> Samples:
    """A piece of the games for an advice, at least one of each move."""
    effort = game.advice
    if effort is None:
        raise ValueError(f"no advice in {game.name}")
    left = effort.moves // SHARE // PIECES
    found: list[list[Sample]] = [[] for _ in moves]
    while left > 0:
        world, seed = game.determinize(view, rng), rng.getrandbits(32)
        for move, games in zip(moves, found, strict=True):
            state, made = played_on(game, world, view.seat, move, seed, effort.horizon, watch=True)
            left -= made
            told = game.consequences(state.events or (), view.seat)
            games.append(Sample(game.evaluate(state, view.seat), told))
    return tuple(map(tuple, found))


def advise(game: Game[Any, Any], view: Any, legal: Sequence[Move], seed: int) -> Advice:
    """The whole advice at once.

    Examples:
        >>> import fateloom
        >>> game = fateloom.games["hand"]
        >>> state = game.new(seed=7, seats=1)
        >>> advice = advise(game, state.view(0), state.legal(0), 1)
        >>> len(advice.moves)
        3
    """
    moves = candidates(game, view, legal, Random(seed))
    findings = Findings([move.text for move in moves])
    for piece in range(1, PIECES + 1):
        findings.add(samples(game, view, moves, Random(seed + piece)))
    return findings.advice()


class Findings:
    """The games for an advice so far."""

    def __init__(self, moves: Sequence[str]) -> None:
        self._moves = tuple(moves)
        self._games: list[list[Sample]] = [[] for _ in moves]

    def add(self, samples: Samples) -> None:
        """Add a piece."""
        for games, more in zip(self._games, samples, strict=True):
            games.extend(more)

    @property
    def games(self) -> int:
        """How many games of each move there are."""
        return len(self._games[0])

    def advice(self) -> Advice:
        """What they say: the bot's choice, unless another is better, and the others by worth."""
        order = list(range(len(self._moves)))
        best = max(order, key=lambda each: (_mean(self._games[each]), -each))
        if self._differ(best, 0):
            order.remove(best)
            order.insert(0, best)
        first, *others = order
        others.sort(key=lambda each: _mean(self._games[each]), reverse=True)
        worse = [each for each in others if self._differ(first, each)]
        told = [self._judged(first, worse, equal=False)]
        for each in others:
            equal = each not in worse
            told.append(self._judged(each, [] if equal else [first], equal=equal))
        return Advice(self.games, tuple(told))

    def _judged(self, move: int, against: Sequence[int], *, equal: bool) -> Judged:
        games = self._games[move]
        least, most = _interval(_mean(games), len(games))
        reason = _reason(games, [self._games[each] for each in against]) if against else None
        return Judged(self._moves[move], _mean(games), least, most, equal, reason)

    def _differ(self, one: int, other: int) -> bool:
        """Whether one move is better or worse than another by more than chance explains."""
        pairs = zip(self._games[one], self._games[other], strict=True)
        return _beyond_chance([here.value - there.value for here, there in pairs])


def _mean(games: Sequence[Sample]) -> float:
    return fmean([each.value for each in games])


def _interval(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    square = _SURE**2 / count
    middle = (share + square / 2) / (1 + square)
    reach = _SURE * sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _beyond_chance(differences: Sequence[float]) -> bool:
    if len(differences) < _FEW:
        return False
    error = sqrt(variance(differences) / len(differences))
    return abs(fmean(differences)) > _SURE * error


def _reason(games: Sequence[Sample], others: Sequence[Sequence[Sample]]) -> Reason | None:
    """What accounts for most of the difference between the games of a move and those of others."""
    gained = _mean(games) - fmean([_mean(each) for each in others])
    everything = [*games, *chain.from_iterable(others)]
    found: list[tuple[float, Reason]] = []
    for consequence in sorted(set().union(*(each.consequences for each in everything))):
        came = [consequence in each.consequences for each in games]
        elsewhere = [
            fmean([consequence in each.consequences for each in world])
            for world in zip(*others, strict=True)
        ]
        here, there = fmean(came), fmean(elsewhere)
        accounts = (here - there) * _bearing(everything, consequence)
        differences = [one - other for one, other in zip(came, elsewhere, strict=True)]
        if accounts * gained > 0 and abs(here - there) >= _NOTABLE and _beyond_chance(differences):
            found.append((abs(accounts), Reason(consequence, here, there)))
    return max(found, key=lambda each: each[0])[1] if found else None


def _bearing(games: Sequence[Sample], consequence: Consequence) -> float:
    """How much more a game was worth with a consequence than without."""
    with_it = [each.value for each in games if consequence in each.consequences]
    without = [each.value for each in games if consequence not in each.consequences]
    return fmean(with_it) - fmean(without) if with_it and without else 0.0
