"""A comparison plays the same deals with both games, and stops when it knows enough."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from fateloom.bots import Bot, bot
from fateloom.core.errors import InvalidSetup
from fateloom.core.numbers import Changes
from fateloom.games import registry
from fateloom.lab.compare.pairs import Pair, Pairs, Side, turned
from fateloom.lab.compare.quantities import is_bounded
from fateloom.lab.compare.sequential import (
    FIRST_LOOK,
    INTERRUPTED,
    PLAYED,
    SIGN,
    SMALL,
    Comparison,
    Question,
    compare,
)
from fateloom.lab.compare.variants import changed
from fateloom.lab.kept.rows import Keeper

DESTINY = registry["destiny"]
OPTIONS = DESTINY.checked({"goal": 3})
BEFORE = Side(DESTINY, OPTIONS)
RANDOM = bot("random")
RICHER: Changes = {("treasures", "Lesser Hoard", "points"): 3}


def made(about: str, pairs: int, changes: Changes, **more: Any) -> Comparison:
    question = Question(about, pairs, more.pop("within", None), more.pop("keep_going", False))
    after = Side(changed(DESTINY, changes), OPTIONS)
    found = compare(Pairs(BEFORE, after, (RANDOM,) * 3, 2), question, **more)
    assert found is not None
    return found


def test_it_stops_when_the_direction_is_known() -> None:
    found = made("rounds", 500, RICHER)
    assert found.stopped == SIGN
    assert found.pairs < 500
    assert found.main.difference < 0
    assert found.main.interval.high < 0
    assert not found.main.exact
    assert found.games == 2 * found.pairs


def test_nothing_moves_where_nothing_is_changed() -> None:
    found = made("wins seat 0", FIRST_LOOK + 8, {})
    assert found.stopped == PLAYED
    assert found.looks == (FIRST_LOOK, FIRST_LOOK + 8)
    for quantity in (found.main, *found.others):
        assert quantity.difference == 0
        assert quantity.interval.sign == 0
        assert quantity.exact == is_bounded(quantity.name)


def test_it_stops_when_no_difference_is_worth_knowing() -> None:
    found = made("wins seat 0", 500, {}, within=0.25)
    assert found.stopped == SMALL
    assert -0.25 <= found.main.interval.low < 0 < found.main.interval.high <= 0.25


def test_it_stops_when_a_known_difference_is_known_well_enough() -> None:
    found = made("rounds", 500, RICHER, within=1, keep_going=True)
    assert found.stopped == SMALL
    assert found.main.interval.high < -1
    assert found.main.interval.width <= 1


def test_it_can_go_on_when_the_direction_is_known() -> None:
    assert made("rounds", 60, RICHER, keep_going=True).stopped == PLAYED


@pytest.mark.thorough
def test_the_number_of_processes_makes_no_difference() -> None:
    alone = made("rounds", 60, RICHER, keep_going=True)
    assert made("rounds", 60, RICHER, keep_going=True, jobs=2) == alone


def test_what_is_not_measured_is_refused_with_what_is_near() -> None:
    with pytest.raises(InvalidSetup) as refusal:
        made("wins seet 0", 10, {})
    assert refusal.value.code == "compare-about"
    assert refusal.value.details == ("wins seet 0", ("wins seat 0",))
    with pytest.raises(InvalidSetup, match="not positive"):
        made("rounds", 0, {})
    with pytest.raises(InvalidSetup, match="within"):
        made("rounds", 10, {}, within=0.0)


def test_an_interrupted_comparison_keeps_what_has_no_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Keeper.run

    def broken(self: Keeper[Pair], plan: Pairs, *rest: Any, on: str) -> list[Pair]:
        rows = play(self, plan, *rest, on=on)
        return rows if plan.first == 0 else [rows[0], rows[1], rows[3]]

    monkeypatch.setattr(Keeper, "run", broken)
    found = made("wins seat 0", 40, {})
    assert (found.stopped, found.pairs) == (INTERRUPTED, 2)


def test_different_bots_sit_in_every_seat() -> None:
    first = Bot("first", sees=False, choose=lambda game, view, legal, rng: legal[0])
    assert turned([RANDOM, RANDOM]) == [(RANDOM, RANDOM)]
    assert turned([first, RANDOM, RANDOM]) == [
        (first, RANDOM, RANDOM),
        (RANDOM, RANDOM, first),
        (RANDOM, first, RANDOM),
    ]
    (pair,) = Pairs(BEFORE, BEFORE, (first, RANDOM, RANDOM), 1).play(range(1))
    assert pair.before == pair.after
    assert sum(pair.before[f"wins seat {seat}"] for seat in range(3)) == pytest.approx(1)
    bots = pair.before["wins bot first"] + pair.before["wins bot random"]
    assert bots == pytest.approx(1)


@dataclass(frozen=True)
class Drawn:
    """Pairs in which seat 0 wins by chance, with the change more often by a share of `more`."""

    seed: int
    more: float
    first: int = 0
    games: int = 2
    modules: tuple[str, ...] = ()

    def starting(self, first: int) -> Drawn:
        return replace(self, first=first)

    def play(self, indices: range) -> list[Pair]:
        return [self.pair(self.first + index) for index in indices]

    def pair(self, index: int) -> Pair:
        rng = Random(f"{self.seed}/{index}")
        before, after = rng.random() < 0.4, rng.random() < 0.4 + self.more
        others = {f"ends {end}": float(rng.random() < 0.5) for end in "abc"}
        moved = {f"ends {end}": float(rng.random() < 0.5) for end in "abc"}
        return Pair(
            index, {"wins seat 0": before, **others}, {"wins seat 0": after, **moved}, faults={}
        )


def drawn(seed: int, more: float, pairs: int) -> Comparison:
    found = compare(Drawn(seed, more), Question("wins seat 0", pairs))
    assert found is not None
    return found


@pytest.mark.thorough
def test_no_change_is_seldom_called_one() -> None:
    # 5 % at most of each; with 100 comparisons, more than 12 have a probability below 0.2 %.
    found = [drawn(seed, 0, 240) for seed in range(100)]
    assert sum(each.main.interval.sign != 0 for each in found) <= 12
    assert sum(any(other.interval.sign for other in each.others) for each in found) <= 12


@pytest.mark.thorough
def test_a_planted_change_is_found_in_time() -> None:
    for seed in range(10):
        found = drawn(seed, 0.3, 800)
        assert found.stopped == SIGN
        assert found.main.interval.sign == 1
        assert found.main.interval.low < 0.3 < found.main.interval.high
