"""The recipes of The Long Cellars: a maze, two timers, a riddle and a test with a price."""

from __future__ import annotations

import pytest

from fateloom.games.destinies.state import DestiniesState
from tests.games.destinies.table import (
    act,
    amount,
    bag,
    choices,
    fact,
    give,
    happened,
    known,
    loaded_dice,
    read,
    track,
)

from .tables import HIGH, LOW, is_open, table, until, visit


def harle(seats: int = 1) -> DestiniesState:
    return table("long-cellars", seats)


def walk(state: DestiniesState, *ways: str) -> None:
    act(state, *(f"walk cellars.{way}" for way in ways))


@pytest.mark.rule("DST-DUN-03", "DST-DUN-04", "DST-DUN-06")
def test_the_maze_leads_to_its_goal_and_out_again() -> None:
    state = harle()
    visit(state, "hatch", "take hatch.down")
    walk(state, "stair.left", "brine.back", "stair.right", "racks.low", "sump.back")
    assert not is_open(state, "cellars.racks.slot"), "it has to be told"
    walk(state, "racks.high", "gallery.on")
    act(state, "take cellars.dry-vault.read")
    assert known(state, "cask-found", 0)
    assert not is_open(state, "cellars.dry-vault.read")
    walk(state, "dry-vault.back", "gallery.back", "racks.back", "stair.up")
    assert state.day == 1 and "leave" in choices(state), "all of it in one visit"
    act(state, "leave")
    visit(state, "hatch", "take hatch.down")
    walk(state, "stair.right", "racks.high", "gallery.on")
    assert not is_open(state, "cellars.dry-vault.read")


@pytest.mark.rule("DST-SCAN-10", "DST-SCAN-11")
def test_the_riddle_is_answered_with_the_right_item_which_stays_with_its_owner() -> None:
    state = harle()
    give(state, "sponge", "net")
    answers = "pois.seat.options.answer.scan.answers"
    visit(state, "seat", "scan net at seat.answer")
    assert read(state)[-1] == f"{answers}.net.text" and not known(state, "way-told", 0)
    act(state, "leave")
    visit(state, "seat", "scan sponge at seat.answer", "leave")
    visit(state, "seat")
    assert not is_open(state, "seat.answer") and not is_open(state, "seat.drink")
    act(state, "leave")
    assert known(state, "way-told", 0) and bag(state) == ["sponge", "net"]
    visit(state, "hatch", "take hatch.down")
    walk(state, "stair.right", "racks.slot", "dry-vault.back")


def test_the_riddle_can_be_given_up() -> None:
    state = harle()
    visit(state, "seat", "take seat.drink")
    assert known(state, "way-told", 0) and state.coins[0] == 0
    assert not is_open(state, "seat.answer")


@pytest.mark.rule("DST-EVT-08")
def test_the_timer_closes_the_culvert() -> None:
    state = harle()
    until(state, 2)
    assert happened(state) == ["warning"]
    until(state, 3)
    visit(state, "culvert", "take culvert.search", "leave")
    assert happened(state) == ["warning", "spring-tide"] and state.day == 4
    visit(state, "culvert")
    assert not is_open(state, "culvert.search")
    act(state, "leave")
    visit(state, "sluice")
    assert not is_open(state, "sluice.lower"), "it is too late"


def test_the_timer_is_stopped_at_the_sluice(monkeypatch: pytest.MonkeyPatch) -> None:
    state = harle()
    loaded_dice(monkeypatch, HIGH)
    visit(state, "sluice", "take sluice.lower", "dice 0", "leave")
    until(state, 4)
    assert happened(state) == ["warning", "held"] and state.virtue[0] == 1
    visit(state, "culvert")
    assert is_open(state, "culvert.search")


def test_an_event_with_a_day_and_a_condition_can_come_later() -> None:
    state = harle()
    until(state, 5)
    fact(state, "sluice-shut")
    until(state, 6)
    assert happened(state) == ["warning", "spring-tide", "held"]


def test_the_hourglass_runs_while_heroes_are_busy() -> None:
    state = harle()
    until(state, 3)
    visit(state, "office", "take office.read", "take office.complain", "leave")
    assert known(state, "sand") == 1 and "run-out" not in happened(state)
    visit(state, "office", "take office.read")
    assert happened(state)[-1] == "run-out" and known(state, "sand") == 3
    assert not is_open(state, "office.complain"), "in the midst of the visit"
    act(state, "leave")
    visit(state, "office")
    assert not is_open(state, "office.read")
    act(state, "leave")
    assert state.day == 6 and happened(state)[-1] == "turned"
    visit(state, "office", "take office.read", "take office.complain", "leave")
    visit(state, "office", "take office.read")
    assert happened(state).count("run-out") == 2


def test_who_fails_at_the_lock_pays_and_may_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    state = harle()
    before = state.effort[0], sum(track(state, "dexterity"))
    loaded_dice(monkeypatch, LOW, HIGH)
    visit(state, "strongbox", "take strongbox.pick", "dice 0")
    act(state, next(text for text in choices(state) if text.startswith("left dexterity")))
    assert (state.effort[0], sum(track(state, "dexterity"))) == (before[0] - 1, before[1] - 1)
    act(state, "leave")
    visit(state, "strongbox", "take strongbox.pick", "dice 0")
    assert known(state, "box-open")


def test_who_hires_the_crowbar_pays_before_the_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    state = harle()
    amount(state, "coins", 0)
    visit(state, "strongbox")
    assert not is_open(state, "strongbox.crowbar")
    amount(state, "coins", 1)
    loaded_dice(monkeypatch, HIGH)
    act(state, "take strongbox.crowbar")
    assert state.coins[0] == 0 and not known(state, "box-open")
    act(state, "take strongbox.crowbar.lean", "dice 0", "leave")
    assert known(state, "box-open")
    amount(state, "coins", 1)
    visit(state, "strongbox")
    assert not is_open(state, "strongbox.pick") and not is_open(state, "strongbox.crowbar")
