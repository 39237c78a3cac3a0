"""Worked examples of the rules, with exactly their numbers: turning lines, bosses, scouts.

The others stand where what they show is tested.
"""

from __future__ import annotations

import pytest

from fateloom.games.hand import cards as c
from tests.games.hand.table import (
    act,
    asked,
    boss_left,
    boss_phase,
    combat,
    left,
    names,
    options,
    strike_boss,
    told,
)


@pytest.fixture
def powerless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bosses without a power."""
    nothing = (c.NO_POWER,) * c.WAVES
    monkeypatch.setattr(c, "BOSS_POWER", (nothing,) * len(c.BOSS_NAMES))


@pytest.mark.rule("HND-EX-08", "HND-ORDER-01", "HND-ORDER-02", "HND-ORDER-05", "HND-ATYPE-09")
def test_assassin_and_phase_worm() -> None:
    line = "Burrow Rat, Assassin, Phase Worm, Razor Boar"
    state = combat(line, "Cave Bear", hero="Rhys")
    state.seen = state.known = 0
    assert not told(state, "resolves")
    act(state, "commit Cave Bear", "strike front")
    assert asked(state) == "loss", "first the Assassin, who is in front"
    assert [event.args[0] for event in told(state, "resolves")] == ["Assassin"]
    assert state.hp == 6
    act(state, "lose 1 0")
    assert state.hp == 5
    assert [event.args[0] for event in told(state, "resolves")] == ["Assassin", "Phase Worm"]
    assert [event.args for event in told(state, "turns")] == [("Assassin", "Scout")]
    assert names(state.line) == "Phase Worm, Scout, Razor Boar"
    assert asked(state) == "fight"
    sights = [(spot.sight, spot.face) for spot in state.view(0).line]
    assert sights == [("visible", "Phase Worm"), ("visible", "Scout"), ("hidden", None)]


@pytest.mark.rule("HND-EX-11", "HND-FACT-01", "HND-MN-10", "HND-HP-02")
def test_forest_dragon() -> None:
    state = combat("Forest Dragon, Bramble Boar, Carrion Bat, Hill Raider", hero="Rhys")
    assert names(state.underworld).endswith(", Bramble Boar, Carrion Bat")
    assert names(state.line) == "Forest Dragon, Hill Raider"
    assert left(state) == 17
    assert [event.args for event in told(state, "absorbs")] == [
        ("Bramble Boar", 6),
        ("Carrion Bat", 3),
    ]
    assert not told(state, "defeated") and not told(state, "slots")


@pytest.mark.rule("HND-EX-12", "HND-FACT-03", "HND-ORDER-01", "HND-ORDER-06")
def test_watcher_and_cutpurse() -> None:
    state = combat("Watcher, Cutpurse", "Scout, Hill Raider", hero="Rhys")
    assert names(state.line) == "Watcher, Thornback"
    assert names(state.strength) == "Scout, Hill Raider"
    assert [event.args[0] for event in told(state, "resolves")] == ["Watcher"]


@pytest.mark.rule("HND-EX-13", "HND-FACT-03")
def test_watcher_and_pit_brute() -> None:
    state = combat("Watcher, Pit Brute", hero="Rhys")
    assert names(state.line) == "Watcher, Pit Brute"
    assert not told(state, "resolves") and not told(state, "turns")


@pytest.mark.rule("HND-EX-28", "HND-BOSS-12", "HND-CRIT-08", "HND-MERCH-02")
def test_boss_with_15(powerless: None) -> None:
    state = boss_phase("Razor Boar, Watcher, Cutpurse", hero="Galathar", grid=(1, 0))
    assert (boss_left(state), state.hp) == (15, 5)
    strike_boss(state, "Razor Boar")
    assert boss_left(state) == 8
    act(state, "critical 1", "lose 1 1", "commit Cutpurse", "strike critical")
    assert told(state, "lands")[-1].args == (1, 8)
    assert state.hp == 4
    assert boss_left(state) == 0
    assert names(state.strength) == "Watcher"
    assert (asked(state), state.gold) == ("merchant", 6 + 2)


@pytest.mark.rule("HND-EX-29", "HND-BOSS-08", "HND-BOSS-09")
def test_two_attacks() -> None:
    """Sythra takes 2 off each card that shows neither DRAGON nor WARRIOR."""
    state = boss_phase("Frost Shaman, Watcher", hero="Galathar", boss="Sythra", wave=3)
    before = boss_left(state)
    strike_boss(state, "Frost Shaman", "Watcher")
    assert [event.args[0] for event in told(state, "strikes-boss")] == [3, 4]
    assert before - boss_left(state) == 7


@pytest.mark.rule("HND-EX-30", "HND-CRIT-09", "HND-BSR-01")
def test_a_critical_hit_with_two_cards() -> None:
    state = boss_phase("Scout, Carrion Bat, Cave Bear", hero="Galathar", boss="Gorvane")
    act(state, "critical 3", "lose 1 1", "commit Scout", "commit Carrion Bat", "strike critical")
    assert told(state, "pays-critical")[-1].args == (6, ("Scout", "Carrion Bat"))
    assert boss_left(state) == 15 - 13
    assert [event.args for event in told(state, "turns")] == [("Cave Bear", "Watcher")]


@pytest.mark.rule("HND-EX-30", "HND-HERO-04", "HND-HERO-R2")
def test_a_critical_hit_with_two_swords() -> None:
    state = boss_phase("Scout, Carrion Bat", hero="Rhys", boss="Sythra", wave=2)
    act(state, "critical 3", "lose 1 1", "commit Scout", "commit Carrion Bat")
    (attack,) = state.view(0).attacks
    assert (attack.cards, attack.changes) == ((3, 3), (("Dual Wield", 1),))
    assert (attack.value, attack.against, attack.falls) == (7, 7, True)
    act(state, "strike critical")
    assert boss_left(state) == 18 - 15


@pytest.mark.rule("HND-EX-33", "HND-PEN-01", "HND-PEN-02", "HND-PEN-08")
def test_failing_with_little() -> None:
    state = boss_phase("Razor Boar", hero="Galathar", boss="Gorvane", wave=3, grid=(1, 0))
    assert state.hp == 5
    act(state, "stop", "lose 2 2")
    assert told(state, "gold")[-1].args == (0,)
    assert state.hp == 2


@pytest.mark.rule("HND-EX-36", "HND-VIS-04", "HND-VIS-05", "HND-OP-09")
def test_scout_finds_cutpurse() -> None:
    line = "Burrow Rat, Scout, Razor Boar, Cutpurse, Cave Bear"
    state = combat(line, "Phase Worm, Duelist", hero="Rhys")
    assert len(state.visible) == 2
    act(state, "commit Phase Worm", "strike front")
    assert [event.args[0] for event in told(state, "resolves")] == ["Scout", "Cutpurse"]
    assert [spot.sight for spot in state.view(0).line][:3] == ["visible"] * 3
    assert [event.args[0] for event in told(state, "discards")] == ["Phase Worm", "Burrow Rat"]
    assert names(state.strength) == "Duelist", "the Burrow Rat was slotted, and then the lowest"
    assert "use Shield Bash on third" in options(state)
