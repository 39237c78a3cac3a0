"""The examples of the rules are told with the numbers the destinies were first designed with."""

from __future__ import annotations

import pytest

from benchmarks.realms_balance import FIRST, FIRST_BY_TWO
from fateloom.games.realms import destinies


@pytest.fixture(autouse=True)
def first_numbers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What destinies ask for before they were tuned; a test marked `tuned` takes what is played."""
    if request.node.get_closest_marker("tuned") is None:
        first, by_two = destinies.goals_of(FIRST), destinies.goals_of(FIRST_BY_TWO)
        monkeypatch.setattr(destinies, "_GOALS", [(by_two, *[first] * 4)] * 2)
