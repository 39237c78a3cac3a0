"""What can be counted on in tests, beside all rolls there can be."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from fateloom.games.destinies.bots.odds import chances
from fateloom.games.destinies.components import SPACES
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import packaged
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.options import Outcome, Result, Test
from fateloom.story.model.dice import Dice
from fateloom.story.model.guards import Guards
from fateloom.story.model.variables import Encoding

from ..folders import scenario


# PROP-WIN-03
@pytest.mark.thorough
def test_an_outcome_that_is_counted_on_can_be_rolled_on_any_track(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    book = Book(scenario("everything"))
    dice = Dice(Guards(Encoding(book, "race", (0, 1))))
    for size in (1, 2, 3, 4):
        worst = tuple(range(SPACES - size + 1, SPACES + 1))
        monkeypatch.setattr(Dice, "_markers", lambda *_, worst=worst: worst)
        for effort in (0, 2, 3):
            dice.effort = effort
            dice.markers = {}
            for least in range(7):
                for most in range(least, 7):
                    outcome = Outcome(least, most, Result("x"))
                    if dice.surely(0, "power", outcome):
                        for track in combinations(range(1, SPACES + 1), size):
                            assert any(
                                sum(chances(track, thrown)[least : most + 1]) > 0
                                for thrown in range(effort + 1)
                            ), (track, effort, least, most)


def test_three_stars_can_always_be_hoped_for() -> None:
    book = Book(scenario("everything"))
    dice = Dice(Guards(Encoding(book, "race", (0, 1))))
    dice.effort = 3
    assert dice.surely(0, "power", Outcome(3, 6, Result("x")))
    assert not dice.surely(0, "power", Outcome(0, 1, Result("x")))  # two markers always count


def test_who_learns_from_each_failure_rolls_the_best_outcome_in_the_end() -> None:
    """Three successes on 6, 8 and 10, where no Effort die can be counted on."""
    story = packaged.scenario("ice-fair")
    linnet = next(number for number, hero in enumerate(story.heroes) if hero.id == "linnet")
    dice = Dice(Guards(Encoding(Book(story), "explorer", (linnet,))))
    assert dice.effort == 0
    taught = Result("x", effects=(e.Skill("power", 1),))
    best = Outcome(3, 6, Result("x"))

    def learned(*others: Outcome, last: Outcome = best) -> bool:
        return dice.learned(linnet, Test("power", (*others, last)), last)

    assert not dice.surely(linnet, "power", best)
    assert learned(Outcome(0, 2, taught))
    assert not learned(Outcome(0, 1, taught), Outcome(2, 2, Result("x")))
    for other in (e.Skill("dexterity", 1), e.Skill("power", 1, "everyone"), e.Skill("power", -1)):
        assert not learned(Outcome(0, 2, replace(taught, effects=(other,)))), other
    assert not learned(Outcome(0, 3, taught), last=Outcome(4, 6, Result("x")))  # three markers


def test_nothing_is_learned_for_good_where_markers_can_be_moved_back() -> None:
    """A stage of a Finale of The Late Tithe costs Power."""
    story = packaged.scenario("late-tithe")
    dice = Dice(Guards(Encoding(Book(story), "race", (0, 1, 2))))
    for skill, found in (("power", False), ("dexterity", True)):
        taught = Outcome(0, 2, Result("x", effects=(e.Skill(skill, 1),)))
        last = Outcome(3, 6, Result("y"))
        assert dice.learned(0, Test(skill, (taught, last)), last) == found, skill


def test_a_companion_has_markers_of_its_own() -> None:
    story = packaged.scenario("ice-fair")
    dice = Dice(Guards(Encoding(Book(story), "team", (0, 1))))
    linnet = next(number for number, hero in enumerate(story.heroes) if hero.id == "linnet")
    two = Outcome(2, 6, Result("x"))  # on 6, 8 and 10 a sum of 8 passes two; on 7 and 10 one
    assert dice.surely(linnet, "intelligence", two)
    assert not dice.surely(linnet + len(story.heroes), "intelligence", two)
