"""The recipes of The Far Bank: a journey, a shop, a chase and a companion."""

from __future__ import annotations

import pytest

from fateloom.games.destinies.state import DestiniesState
from tests.games.destinies.table import (
    act,
    amount,
    bag,
    entry,
    happened,
    known,
    loaded_dice,
    offers,
    stack,
    tile_of,
)

from .tables import HIGH, LOW, is_open, table, until, visit


def withen(seats: int = 1) -> DestiniesState:
    return table("far-bank", seats)


@pytest.mark.rule("DST-TRV-02", "DST-TRV-06", "DST-TRV-08")
def test_the_journey_goes_over_and_back() -> None:
    state = withen()
    visit(state, "ferry")
    assert {goal.id for goal in offers(state)["ferry.cross"].goals} == {"ferry.cross.over"}
    act(state, "travel ferry.cross.over")
    assert tile_of(state) == "far-bank" and state.day == 2 and known(state, "been-over", 0)
    visit(state, "jetty", "travel jetty.back.home")
    assert tile_of(state) == "landing" and state.day == 3
    visit(state, "ferry")
    assert [goal.open for goal in offers(state)["ferry.cross"].goals] == [True, True]


@pytest.mark.rule("DST-EVT-08", "DST-EVT-10")
def test_the_shop_has_more_while_the_barge_is_in() -> None:
    state = withen()
    visit(state, "tray", "take tray.look")
    assert stack(state, "tray") == ["thread", "thread"]
    act(state, "done", "leave")
    visit(state, "tray")
    assert not is_open(state, "tray.under-the-cloth") and not is_open(state, "tray.pilfer")
    until(state, 3)
    assert happened(state) == ["barge-in"]
    assert sorted(stack(state, "tray")) == ["fish-oil", "fish-oil", "thread", "thread"]
    visit(state, "tray", "take tray.under-the-cloth")
    assert bag(state) == ["whale-oil"] and state.coins[0] == 0
    until(state, 7)
    amount(state, "coins", 5)
    visit(state, "tray")
    assert not is_open(state, "tray.under-the-cloth"), "it went with the barge"
    assert "fish-oil" in stack(state, "tray"), "what is in a stack stays there"


def test_the_barge_brings_as_much_to_a_shop_that_nobody_has_visited() -> None:
    state = withen()
    until(state, 3)
    visit(state, "tray")
    assert sorted(stack(state, "tray")) == ["fish-oil", "fish-oil", "thread", "thread"]


@pytest.mark.rule("DST-NPC-05")
def test_the_postman_is_ahead_until_the_road_ends() -> None:
    state = withen()
    for poi, option in (("porch", "letter"), ("steps", "call")):
        visit(state, poi)
        assert not is_open(state, f"{poi}.{option}")
        act(state, "leave")
    visit(state, "bench")
    assert not is_open(state, "bench.ask"), "he is here"
    act(state, "leave")
    visit(state, "bench", "take bench.call")
    assert not is_open(state, "bench.call"), "he has gone"
    act(state, "leave")
    visit(state, "bench")
    assert not is_open(state, "bench.call"), "and does not come back"
    assert is_open(state, "bench.ask"), "but somebody has seen him"
    act(state, "leave")
    visit(state, "steps")
    assert not is_open(state, "steps.ask")
    act(state, "take steps.call", "leave")
    visit(state, "porch", "take porch.letter")
    assert known(state, "letter-read", 0)


def test_everybody_gets_a_letter_at_the_end_of_the_road() -> None:
    state = withen(2)
    for poi in ("bench", "steps"):
        visit(state, poi, f"take {poi}.call", "leave")
    for _ in range(2):
        visit(state, "porch", "take porch.letter", "leave")
    assert known(state, "letter-read", 0) and known(state, "letter-read", 1)


def won(monkeypatch: pytest.MonkeyPatch) -> DestiniesState:
    """The goose is with the first hero."""
    state = withen()
    loaded_dice(monkeypatch, HIGH)
    visit(state, "pen", "take pen.feed", "dice 0", "leave")
    assert bag(state) == ["goose"]
    return state


@pytest.mark.rule("DST-NPC-05")
def test_the_companion_is_won_and_sent_home(monkeypatch: pytest.MonkeyPatch) -> None:
    state = won(monkeypatch)
    visit(state, "pen")
    assert not is_open(state, "pen.feed"), "it is not there"
    act(state, "take pen.leave-it")
    assert bag(state) == [] and is_open(state, "pen.feed"), "and can be won again"
    act(state, "leave")
    visit(state, "pen")
    assert not is_open(state, "pen.leave-it")


def test_the_companion_goes_where_the_hero_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    state = won(monkeypatch)
    visit(state, "ferry", "travel ferry.cross.over")
    assert tile_of(state) == "far-bank" and bag(state) == ["goose"]


def test_the_companion_leaves_a_thief(monkeypatch: pytest.MonkeyPatch) -> None:
    state = won(monkeypatch)
    until(state, 3)
    visit(state, "tray", "take tray.pilfer", "leave")
    assert state.virtue[0] == -1 and bag(state) == ["fish-oil"]
    assert happened(state)[-1] == "walks-out"
    loaded_dice(monkeypatch, HIGH)
    visit(state, "pen", "take pen.feed", "dice 0")
    assert "goose" in bag(state)
    act(state, "leave")
    assert bag(state) == ["fish-oil"] and happened(state).count("walks-out") == 2


def test_the_companion_helps_in_a_test(monkeypatch: pytest.MonkeyPatch) -> None:
    state = won(monkeypatch)
    ready = state.effort[0]
    loaded_dice(monkeypatch, LOW)
    visit(state, "lamp", "take lamp.fill", "use goose.hiss", "dice 0")
    assert state.effort[0] == ready - 1
    assert entry(state) == 1, "2 on the dice and 2 from the goose reach the first marker"
