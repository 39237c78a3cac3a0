"""Consequences of a run, as reasons for a move."""

from __future__ import annotations

from fateloom.core.game import Consequence, Event
from fateloom.games.hand.consequences import consequences


def exhausts(*names: str) -> Event:
    return Event("exhausts", (names,))


def exhausted(*events: Event) -> set[object]:
    return {dict(each.args)["ability"] for each in consequences(events)}


def test_what_is_lost_on_the_way_is_a_reason() -> None:
    run = (exhausts("Watch"), exhausts("Build Rage"))
    assert exhausted(*run) == {"Watch", "Build Rage"}
    assert exhausted(*run, Event("over", ("won", 4))) == {"Watch", "Build Rage"}
    assert consequences([Event("wave", (2, 5))]) == {Consequence("reaches", (("wave", 2),))}


def test_the_blow_that_ends_a_run_is_none() -> None:
    run = (exhausts("Watch"), exhausts("Build Rage", "Retribution"))
    for reason in ("lost", "draw"):
        assert exhausted(*run, Event("over", (reason, 4))) == {"Watch"}
    assert exhausted(exhausts("Watch"), Event("over", ("lost", 1))) == set()
