"""A scenario as plain JSON, and back."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from fateloom.games.destinies.scenario.acts import acts
from fateloom.games.destinies.scenario.codec import BadScenario, dump, load

from .folders import scenario

NAMES = ["everything", "twotiles", "voyage", "maze", "team"]


def plain(name: str = "everything") -> Any:
    return json.loads(json.dumps(dump(scenario(name))))


@pytest.mark.parametrize("name", NAMES)
def test_it_comes_back_the_same(name: str) -> None:
    assert load(plain(name)) == scenario(name)
    assert dump(load(plain(name))) == plain(name)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda data: [], "scenario-format"),
        (lambda data: data | {"format": 2}, "scenario-format"),
        (lambda data: data | {"colour": 1}, "scenario-key"),
        (lambda data: {key: data[key] for key in data if key != "tiles"}, "scenario-missing"),
        (lambda data: data | {"version": True}, "scenario-value"),
        (lambda data: data | {"tiles": {}}, "scenario-value"),
        (lambda data: data | {"virtue": [1]}, "scenario-value"),
        (lambda data: data | {"private": [1]}, "scenario-value"),
        (lambda data: data | {"renamed": 3}, "scenario-value"),
        (lambda data: data | {"texts": {"a": [{"type": "tile"}]}}, "scenario-value"),
        (lambda data: data | {"campaign": 3}, "scenario-value"),
    ],
    ids=[
        "a list", "another format", "a strange key", "a missing key", "a truth for a number",
        "things for a list", "half a pair", "numbers for ids", "a number for things",
        "half a name", "a number for a class",
    ],
)  # fmt: skip
def test_what_is_no_scenario_is_refused(change: Any, code: str) -> None:
    with pytest.raises(BadScenario) as refused:
        load(change(plain()))
    assert refused.value.code == code


def test_damaged_data_are_refused_and_nothing_worse() -> None:
    rng = Random(7)
    text = json.dumps(plain("twotiles"))
    for _ in range(300):
        at = rng.randrange(len(text))
        damaged = text[:at] + rng.choice('{}[]",:1ax') + text[at + rng.randint(0, 4) :]
        try:
            data = json.loads(damaged)
        except ValueError:
            continue
        with suppress(BadScenario):
            load(data)


def test_every_act_is_there_once() -> None:
    for name in NAMES:
        ids = [act.id for act in acts(scenario(name))]
        assert len(set(ids)) == len(ids)


def test_acts_say_what_they_need_and_do() -> None:
    every = {act.id: act for act in acts(scenario("everything"))}
    pay = every["mill.pay:done"]
    assert str(pay.when) == "me.debts > 0 and bettany at mill and me.coins >= 1"
    assert list(map(str, pay.effects)) == ["coins -1", "me.debts -1"]
    assert str(every["mill.wheel:any-tool/rope"].when) == "mill is stopped and has rope"
    assert every["mill.ask.kind:done"].after == "mill.ask"
    assert "stock mill with ember" in map(str, every["mill.show:ember"].effects)
    assert str(every["mill.open-it:starts"].when) == (
        "me is maudlin and bell-rung and me.debts <= 3"
    )
    assert every["maudlin.violet.leave.walk.on:done"].result.to == "fulfilled"
    assert every["wood.arrival.sing:done"].spot.kind == "tile"
    assert str(every["ember.burn:used"].when) == "has ember and me.effort >= 1"
    assert list(map(str, every["lantern.smash:used"].effects)) == ["successes +2", "lose lantern"]
    assert {"flood:happens", "cellar.well:arrival", "cellar.well.dip:cold"} <= set(every)
