"""What it costs to leave a boss standing."""

from __future__ import annotations

import pytest

from fateloom.games.hand import cards as c
from fateloom.games.hand.state import HandState
from tests.games.hand.table import (
    act,
    asked,
    boss_phase,
    hurt_boss,
    names,
    options,
    refused,
    told,
)


def failed(
    boss: str, wave: int, strength: str = "", *, weapon: str = "", grid: c.Grid = (0, 0)
) -> HandState:
    """Galathar leaves a boss standing, and damage is taken on the left as far as it goes."""
    state = boss_phase(strength, hero="Galathar", boss=boss, wave=wave, weapon=weapon, grid=grid)
    act(state, "stop")
    if asked(state) == "loss":
        act(state, options(state)[-1])
    return state


def penalties(state: HandState) -> list[tuple[str, int]]:
    return [event.args for event in told(state, "penalty")]


@pytest.mark.rule("HND-BS-11", "HND-PEN-01", "HND-PEN-02", "HND-PEN-06")
def test_failing_gorvane_1() -> None:
    state = failed("Gorvane", 1, "Iron Sentinel, Razor Boar")
    assert penalties(state) == [("damage", 1), ("gold", 2)]
    assert state.hp == 5
    assert (asked(state), state.gold) == ("merchant", 3 + 2 - 2)


@pytest.mark.rule("HND-BS-12", "HND-PEN-01", "HND-PEN-03", "HND-PEN-06")
def test_failing_gorvane_2() -> None:
    """The deck is flipped for wave 3: the last three become the first three, flipped."""
    state = failed("Gorvane", 2)
    assert penalties(state) == [("damage", 1), ("rotate", 1)]
    assert state.hp == 5
    assert state.wave == 3
    drawn = "Shieldbearer, Specter, Chieftain, Scout"
    assert told(state, "draws")[-1].args == (tuple(drawn.split(", ")[1:]),)
    assert names(state.strength) == "Specter, Ember Wisp, Scout", "7 was the highest"
    assert not state.owes


@pytest.mark.rule("HND-BS-13", "HND-PEN-01", "HND-PEN-02", "HND-PEN-06")
def test_failing_gorvane_3() -> None:
    state = failed("Gorvane", 3, "Iron Sentinel, Razor Boar")
    assert penalties(state) == [("damage", 3), ("gold", 3)]
    assert state.hp == 3
    assert (asked(state), state.gold) == ("merchant", 3 + 2 - 3)


@pytest.mark.rule("HND-BS-21", "HND-PEN-01")
def test_failing_sythra_1() -> None:
    state = failed("Sythra", 1, "Iron Sentinel, Razor Boar, Scout")
    assert penalties(state) == [("damage", 2)]
    assert state.hp == 4
    assert (asked(state), state.gold) == ("merchant", 3 + 2)


@pytest.mark.rule("HND-BS-22", "HND-PEN-01", "HND-PEN-05", "HND-PEN-06", "HND-PROP-17")
def test_failing_sythra_2() -> None:
    state = failed("Sythra", 2, "Iron Sentinel, Razor Boar", weapon="Giant Axe")
    assert penalties(state) == [("damage", 1), ("weapon", 1)]
    assert state.hp == 5
    assert (asked(state), state.gold) == ("merchant", 3 + 2)
    assert (state.view(0).weapon, state.view(0).ready) == (None, False)
    assert "buy War Axe" in options(state), "the merchant has it again"
    assert refused(state, "buy Giant Axe") == ("hand-needs-basic", "HND-WEAP-05")
    act(state, "leave")
    assert (state.view(0).weapon, state.view(0).ready) == (None, False)


@pytest.mark.rule("HND-PEN-05")
def test_without_a_weapon_none_is_lost() -> None:
    state = failed("Sythra", 2, "Iron Sentinel, Razor Boar")
    assert state.hp == 5
    assert asked(state) == "merchant"


@pytest.mark.rule("HND-BS-23", "HND-PEN-01", "HND-PEN-04", "HND-PEN-06")
def test_failing_sythra_3() -> None:
    state = failed("Sythra", 3, "Iron Sentinel, Razor Boar, Hill Raider", weapon="War Axe")
    assert penalties(state) == [("damage", 1), ("merchant", 1)]
    assert state.hp == 5
    assert state.wave == 4, "no merchant, whatever the gold"
    assert "merchant" not in [event.args[0] for event in told(state, "phase")]
    assert not told(state, "gold")
    assert state.gold == 0
    assert (state.view(0).weapon, state.view(0).ready) == ("War Axe", True), "weapons return"


@pytest.mark.rule("HND-BS-31", "HND-PEN-01", "HND-PEN-02", "HND-PEN-06", "HND-PEN-08")
def test_failing_arbiter_1() -> None:
    state = failed("Arbiter", 1, "Iron Sentinel, Razor Boar, Hill Raider")
    assert penalties(state) == [("damage", 1), ("gold", 4)]
    assert state.hp == 5
    assert (asked(state), state.gold) == ("merchant", 3 + 2 + 2 - 4)
    poor = failed("Arbiter", 1, "Razor Boar")
    assert told(poor, "gold")[-1].args == (0,), "2 - 4"


@pytest.mark.rule("HND-BS-32", "HND-PEN-04")
def test_failing_arbiter_2() -> None:
    state = failed("Arbiter", 2, "Iron Sentinel, Razor Boar")
    assert penalties(state) == [("merchant", 1)]
    assert state.hp == 6
    assert state.wave == 3
    assert "merchant" not in [event.args[0] for event in told(state, "phase")]


@pytest.mark.rule("HND-BS-33", "HND-PEN-01", "HND-PEN-03", "HND-PEN-06", "HND-STR-11")
def test_failing_arbiter_3() -> None:
    """For wave 4 the deck is rotated: Duelist 6, Carrion Bat 3 and Night Stalker 8 are drawn."""
    state = failed("Arbiter", 3)
    assert penalties(state) == [("damage", 2), ("rotate", 1)]
    assert state.hp == 4
    assert state.wave == 4
    assert told(state, "draws")[-1].args == (("Duelist", "Carrion Bat", "Night Stalker"),)
    assert names(state.strength) == "Duelist, Carrion Bat, Cinder Hatchling"


@pytest.mark.rule("HND-PEN-03", "HND-STR-11")
def test_the_player_chooses_among_the_highest() -> None:
    state = boss_phase(hero="Galathar", boss="Gorvane", wave=2)
    flipped = ("Young Wyvern", "Gate Guard", "Shieldbearer")
    wanted = {c.FACE[name] >> 2: c.flipped(c.FACE[name]) for name in flipped}
    rest = [face for face in state.underworld if face >> 2 not in wanted]
    state.underworld = (*wanted.values(), *rest)
    act(state, "stop", "lose 1 0")
    assert asked(state) == "card"
    assert (state.view(0).about, state.view(0).phase) == ("rotate", "setup")
    assert options(state) == ["choose Gate Guard", "choose Young Wyvern"]
    act(state, "choose Young Wyvern")
    assert names(state.strength) == "Shieldbearer, Gate Guard, Sand Stalker"
    assert state.view(0).phase == "combat"


@pytest.mark.rule("HND-BS-14", "HND-BS-24", "HND-BS-34", "HND-END-04")
@pytest.mark.parametrize("boss", c.BOSS_NAMES)
def test_failing_the_last_level_is_losing(boss: str) -> None:
    state = boss_phase("Hill Raider", hero="Galathar", boss=boss, wave=4)
    assert state.view(0).penalties == (("game", 1),)
    act(state, "stop")
    assert state.outcome is not None and state.outcome.reason == "lost"
    assert state.hp == 6


@pytest.mark.rule("HND-PEN-07", "HND-END-01")
def test_a_penalty_may_kill() -> None:
    state = boss_phase("Hill Raider", hero="Galathar", boss="Gorvane", wave=3, grid=(2, 1))
    act(state, "stop")
    assert state.hp == 0
    assert state.outcome is not None and state.outcome.reason == "lost"


@pytest.mark.rule("HND-PEN-01", "HND-MI-11")
def test_no_shield_helps_against_a_penalty() -> None:
    state = boss_phase(hero="Galathar", boss="Sythra", weapon="Tower Shield", grid=(2, 0))
    act(state, "stop")
    assert asked(state) == "loss"
    assert sorted(options(state)) == ["lose 2 2", "lose 3 1"]


@pytest.mark.rule("HND-PEN-08", "HND-MERCH-02")
def test_rewards_are_not_touched_by_a_gold_penalty() -> None:
    """A boss that falls takes nothing."""
    state = hurt_boss(boss_phase("Iron Sentinel, Hill Raider", hero="Galathar", wave=3), 24)
    act(state, "commit Hill Raider", "strike boss")
    assert state.gold == 8 + 3
    assert state.hp == 6
    assert not told(state, "penalty")
