"""Ratings of players from the games of all pairs: the Bradley-Terry model.

A player with the rating r beats one with the rating s with the chance 1 / (1 + exp(s - r)). After
R. A. Bradley and M. E. Terry, "Rank analysis of incomplete block designs: I. The method of paired
comparisons", Biometrika 39 (1952), 324-345, https://doi.org/10.2307/2334029. The likelihood is
maximised by the algorithm in D. R. Hunter, "MM algorithms for generalized Bradley-Terry models",
The Annals of Statistics 32 (2004), 384-406, https://doi.org/10.1214/aos/1079120141.

A player who won or lost all games has no finite rating. So every pair can be given drawn games
besides those it played, which draws ratings together a little.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

_PRECISION: Final = 1e-9
"""The largest change of a rating by the last step."""
_STEPS: Final = 100_000
"""The most steps."""

Matrix = Sequence[Sequence[float]]


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is, as the logarithm of odds. The mean of all players is 0."""

    value: float
    error: float
    """Its standard error."""


def ratings(points: Matrix, draws: float = 0.0) -> list[Rating]:
    """The rating of each player.

    `points[i][j]` is what i has won against j: 1 for a game, and half of it for a draw. Each pair
    is given so many `draws` more. Without them, every player needs a won and a lost game.

    Examples:
        Three games of four are odds of 3 to 1:

        >>> first, second = ratings([[0, 3], [1, 0]])
        >>> round(exp(first.value - second.value), 6)
        3.0
    """
    players = range(len(points))
    won = [[points[i][j] + draws / 2 if i != j else 0.0 for j in players] for i in players]
    games = [[won[i][j] + won[j][i] for j in players] for i in players]
    values = _most_likely([sum(row) for row in won], games)
    errors = _standard_errors(values, games)
    return [Rating(value, error) for value, error in zip(values, errors, strict=True)]


def _most_likely(wins: Sequence[float], games: Matrix) -> list[float]:
    players = range(len(wins))
    values = [0.0] * len(wins)
    for _ in range(_STEPS):
        skill = [exp(value) for value in values]
        new = [
            log(wins[i] / sum(games[i][j] / (skill[i] + skill[j]) for j in players if j != i))
            for i in players
        ]
        mean = sum(new) / len(new)
        new = [value - mean for value in new]
        change = max(abs(one - other) for one, other in zip(new, values, strict=True))
        values = new
        if change < _PRECISION:
            break
    return values


def _standard_errors(values: Sequence[float], games: Matrix) -> list[float]:
    """From the Fisher information, a Laplacian matrix, and its pseudoinverse."""
    players, share = range(len(values)), 1 / len(values)
    chance = [[1 / (1 + exp(values[j] - values[i])) for j in players] for i in players]
    known = [[games[i][j] * chance[i][j] * chance[j][i] for j in players] for i in players]
    # All ratings together have no information: with the share added, the matrix has an inverse.
    information = [
        [(sum(known[i]) if i == j else -known[i][j]) + share for j in players] for i in players
    ]
    covariance = _inverse(information)
    return [sqrt(max(covariance[i][i] - share, 0.0)) for i in players]


def _inverse(matrix: Matrix) -> list[list[float]]:
    """The inverse of a positive definite matrix, by Gauss-Jordan elimination."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i, pivot in enumerate(rows):
        pivot[:] = [each / pivot[i] for each in pivot]
        for other in rows:
            if other is not pivot:
                factor = other[i]
                other[:] = [a - factor * b for a, b in zip(other, pivot, strict=True)]
    return [row[size:] for row in rows]
