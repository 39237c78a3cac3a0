"""Confidence sequences hold what they promise: at all times together, not at one."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, isclose, log, sqrt
from random import Random

import pytest

from fateloom.lab.compare.confidence import FEWEST, Interval, asymptotic, betting

ALPHA = 0.05


def rare(rng: Random) -> float:
    """Most games end alike; with a mean of 0."""
    return rng.choice((-1.0, 1.0)) if rng.random() < 0.2 else 0.0


def skewed(rng: Random) -> float:
    """Seldom much, with a mean of 0."""
    return 0.9 if rng.random() < 0.1 else -0.1


def even(rng: Random) -> float:
    return rng.uniform(-1, 1)


def long(rng: Random) -> float:
    """A difference of lengths: whole, without a bound, with a mean of 0."""
    return float(sum(rng.choice((-3, 1, 1, 1)) for _ in range(4)))


def missed(
    chance: Callable[[Random], float], sequence: Callable[[list[float], float], Interval]
) -> int:
    """In how many of 120 series an interval ever leaves out the mean, 0."""
    count = 0
    for series in range(120):
        rng = Random(f"series {series}")
        values: list[float] = []
        for look in (30, 35, 45, 55, 70, 90, 115, 140, 170, 200):
            values += [chance(rng) for _ in range(look - len(values))]
            if sequence(values, 0.2).sign:
                count += 1
                break
    return count


def reference(values: list[float], alpha: float, mean: float) -> tuple[float, float]:
    """K+ and K- of a mean from -1 to 1, written down from the paper."""
    scaled = [(value + 1) / 2 for value in values]
    centre = (mean + 1) / 2
    up = down = 1.0
    for i, value in enumerate(scaled, 1):
        before = scaled[: i - 1]
        means = [(0.5 + sum(before[:j])) / (j + 1) for j in range(1, i)]
        variance = (0.25 + sum((x - u) ** 2 for x, u in zip(before, means, strict=True))) / i
        bet = sqrt(2 * log(2 / alpha) / (variance * i * log(1 + i)))
        up *= 1 + min(bet, 0.5 / centre if centre else inf) * (value - centre)
        down *= 1 - min(bet, 0.5 / (1 - centre) if centre < 1 else inf) * (value - centre)
    return up, down


@pytest.mark.parametrize("chance", [rare, skewed, even])
def test_the_interval_is_that_of_the_formula_on_a_grid(chance: Callable[[Random], float]) -> None:
    rng = Random(3)
    values = [chance(rng) for _ in range(60)]
    found = betting(values, ALPHA)
    grid = [mean / 50 for mean in range(-50, 51)]
    inside = [mean for mean in grid if max(reference(values, ALPHA, mean)) < 2 / ALPHA]
    assert inside == [mean for mean in grid if found.low <= mean <= found.high]
    assert 0 < len(inside) < len(grid)


@pytest.mark.thorough
@pytest.mark.parametrize("chance", [rare, skewed, even])
def test_a_mean_is_seldom_left_out_at_any_time(chance: Callable[[Random], float]) -> None:
    # 24 are expected at most, with a standard deviation of 4.4.
    assert missed(chance, betting) <= 33


@pytest.mark.thorough
def test_an_asymptotic_interval_seldom_leaves_out_a_mean_either() -> None:
    assert missed(long, asymptotic) <= 33


@pytest.mark.thorough
def test_intervals_for_one_time_do_not_hold_at_all_times() -> None:
    """What sequences are for: the same series, with the usual interval."""

    def usual(values: list[float], alpha: float) -> Interval:
        assert alpha == 0.2
        mean = sum(values) / len(values)
        variance = sum((value - mean) ** 2 for value in values) / len(values)
        reach = 1.2816 * sqrt(variance / len(values))
        return Interval(mean - reach, mean + reach)

    assert missed(even, usual) > 40


@pytest.mark.parametrize("sign", [-1, 1])
def test_a_difference_is_found(sign: int) -> None:
    rng = Random(8)
    values = [sign * (rare(rng) * 0.5 + 0.1) for _ in range(600)]
    found = betting(values, ALPHA)
    assert found.sign == sign
    assert found.low < sign * 0.1 < found.high
    counts = [long(rng) + sign for _ in range(600)]
    assert asymptotic(counts, ALPHA).sign == sign


def test_of_nothing_nothing_is_known() -> None:
    assert betting([], ALPHA) == (-1, 1)
    assert betting([], ALPHA, 0, 5) == (0, 5)
    assert asymptotic([1.0] * (FEWEST - 1), ALPHA) == (-inf, inf)


def test_equal_values_leave_a_doubt_that_shrinks() -> None:
    for sequence in (betting, asymptotic):
        widths = [sequence([0.0] * count, ALPHA).width for count in (50, 500, 2000)]
        assert widths == sorted(widths, reverse=True)
        assert widths[-1] > 0
        assert sequence([0.0] * 500, ALPHA).sign == 0


def test_the_bounds_are_those_of_the_values() -> None:
    rng = Random(5)
    values = [even(rng) for _ in range(200)]
    found = betting([3 + 2 * value for value in values], ALPHA, 1, 5)
    expected = betting(values, ALPHA)
    assert isclose(found.low, 3 + 2 * expected.low, abs_tol=1e-5)
    assert isclose(found.high, 3 + 2 * expected.high, abs_tol=1e-5)
    with pytest.raises(ValueError, match="not from -1 to 1"):
        betting([1.5], ALPHA)


def test_the_asymptotic_interval_is_that_of_the_formula() -> None:
    values = [float(value) for value in (1, -1) * 32]
    root = sqrt(65 / 64)
    tuned = (2 * log(20) + log(1 + 2 * log(20))) / 500
    reach = root * sqrt(2 * (64 * tuned + 1) / (64**2 * tuned) * log(sqrt(64 * tuned + 1) * 20))
    assert asymptotic(values, ALPHA) == pytest.approx((-reach, reach))
