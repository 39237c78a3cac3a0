r"""Confidence sequences: intervals for a mean that are right at all times together.

A confidence interval holds for a number of games that was fixed before. Looked at again and again,
and stopped when it says something, it is wrong far more often than it claims. A confidence sequence
(C_t) with the error probability alpha contains the mean at all times t with a probability of
1 - alpha at least: it may be looked at after every game, and for every reason be ended.

For means of bounded values, `betting` is exact for every number of games:

    I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by betting",
    Journal of the Royal Statistical Society B 86 (2024), 1-27, Theorem 3
    (https://doi.org/10.1093/jrsssb/qkad009).

For values X_1, X_2, ... in [0, 1], a gambler who does not believe in the mean m bets a share
\lambda_i of the money on each next value being greater, and another one on its being smaller:

    K+_t(m) = prod (1 + \lambda+_i (X_i - m)),     \lambda+_i = min(\lambda_i, c / m)
    K-_t(m) = prod (1 - \lambda-_i (X_i - m)),     \lambda-_i = min(\lambda_i, c / (1 - m))

    \lambda_i = sqrt(2 log(2 / alpha) / (v_{i-1} i log(i + 1))),   c = 1/2
    v_i = (1/4 + sum (X_j - u_j)^2) / (i + 1),   u_i = (1/2 + sum X_j) / (i + 1)

If m is the mean, nobody gets rich: by Ville's inequality, K+ or K- ever reaches 2 / alpha with a
probability of alpha at most. C_t are the means m with which neither has. K+ falls with m and K-
rises, so that C_t is an interval.

For means of values without a bound, such as the length of a game, `asymptotic` is right for large
numbers of games, like all that rests on the central limit theorem:

    I. Waudby-Smith, D. Arbour, R. Sinha, E. H. Kennedy and A. Ramdas, "Time-uniform central limit
    theory and asymptotic confidence sequences", Annals of Statistics 52 (2024), 2613-2640,
    Theorem 2.2 (https://doi.org/10.1214/24-AOS2408).

    mean_t +- s_t sqrt(2 (t r^2 + 1) / (t^2 r^2) log(sqrt(t r^2 + 1) / alpha))

Both follow S. R. Howard, A. Ramdas, J. McAuliffe and J. Sekhon, "Time-uniform, nonparametric,
nonasymptotic confidence sequences", Annals of Statistics 49 (2021), 1055-1080
(https://doi.org/10.1214/20-AOS1991).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, log, log1p, sqrt
from typing import Final, NamedTuple

_CAP: Final = 0.5
"""c: the share of its money that a gambler bets at most, so that nobody is ever ruined."""
_HALVINGS: Final = 24
"""Steps of the search for an end of the interval: it is found to less than a millionth."""
FEWEST: Final = 30
"""Values from which `asymptotic` says anything."""
_TUNED_FOR: Final = 500
"""The number of values for which `asymptotic` is narrowest."""


class Interval(NamedTuple):
    """The values that a mean can have, both ends included."""

    low: float
    high: float

    @property
    def width(self) -> float:
        """The distance between its ends."""
        return self.high - self.low

    @property
    def sign(self) -> int:
        """1 if all of it is above 0, -1 if all is below, 0 if it contains 0."""
        return (self.low > 0) - (self.high < 0)


def betting(values: Sequence[float], alpha: float, low: float = -1, high: float = 1) -> Interval:
    """The interval for the mean of values from `low` to `high`, after all of these.

    Raises `ValueError` for a value out of bounds.
    """
    scale = high - low
    scaled = [(value - low) / scale for value in values]
    if any(not 0 <= value <= 1 for value in scaled):
        raise ValueError(f"not from {low} to {high}")
    rich = log(2 / alpha)
    rising = list(zip(scaled, _bets(scaled, alpha), strict=True))
    falling = [(1 - value, bet) for value, bet in rising]
    least = _boundary(lambda mean: _money(rising, mean) < rich)
    most = 1 - _boundary(lambda mean: _money(falling, mean) < rich)
    return Interval(low + scale * min(least, most), low + scale * max(least, most))


def _bets(values: Sequence[float], alpha: float) -> list[float]:
    """Lambda of each value, from those before it."""
    bets = []
    total, squares = 0.5, 0.25
    for number, value in enumerate(values, 1):
        # v_{i-1} i are the squares, since v_{i-1} is their sum divided by i.
        bets.append(sqrt(2 * log(2 / alpha) / (squares * log(number + 1))))
        total += value
        squares += (value - total / (number + 1)) ** 2
    return bets


def _money(bets: Sequence[tuple[float, float]], mean: float) -> float:
    """The logarithm of what a gambler has who bets on values above this mean."""
    most = _CAP / mean if mean > 0 else inf
    return sum([log1p(min(bet, most) * (value - mean)) for value, bet in bets])


def _boundary(holds: Callable[[float], bool]) -> float:
    """From 0 to 1, the least mean with which this holds, if it holds with all greater ones."""
    if holds(0.0):
        return 0.0
    without, within = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (without + within) / 2
        if holds(middle):
            within = middle
        else:
            without = middle
    return without


def asymptotic(values: Sequence[float], alpha: float) -> Interval:
    """The interval for the mean of whole numbers without bounds, after all of these.

    It contains everything as long as there are fewer than `FEWEST`. One is added to the squares of
    the deviations, so that equal values do not seem to prove that all are equal.
    """
    count = len(values)
    if count < FEWEST:
        return Interval(-inf, inf)
    mean = sum(values) / count
    deviation = sqrt((1 + sum([(value - mean) ** 2 for value in values])) / count)
    tuned = (2 * log(1 / alpha) + log(1 + 2 * log(1 / alpha))) / _TUNED_FOR
    inner = count * tuned + 1
    reach = deviation * sqrt(2 * inner / (count**2 * tuned) * log(sqrt(inner) / alpha))
    return Interval(mean - reach, mean + reach)
