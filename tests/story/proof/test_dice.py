"""What can be counted on in tests, beside all rolls there can be."""

from __future__ import annotations

from itertools import combinations

import pytest

from fateloom.games.destinies.bots.odds import chances
from fateloom.games.destinies.components import SPACES
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.options import Outcome, Result
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
