"""The kinds of monster abilities, and when each triggers."""

from __future__ import annotations

import pytest

from fateloom.games.hand import cards as c
from tests.games.hand.table import (
    act,
    asked,
    combat,
    faces,
    left,
    line,
    names,
    options,
    refused,
    resolved,
)


@pytest.mark.rule("HND-ATYPE-01")
def test_some_monsters_have_no_ability() -> None:
    plain = [c.NAME[face] for face in range(c.FACES) if c.KIND[face] == c.PLAIN]
    assert len(plain) == 13
    for name in plain:
        for monsters in (f"{name}, Thornback", f"Thornback, {name}", name):
            state = combat(monsters, "Duelist" if "Elder" not in name else "Chieftain")
            assert resolved(state) == []
            i = monsters.split(", ").index(name)
            spot = state.view(0).line[i]
            assert (spot.hp, spot.dmg) == (c.HP[c.FACE[name]], c.DMG[c.FACE[name]])


@pytest.mark.rule("HND-ATYPE-02", "HND-ATYPE-03", "HND-ATYPE-11")
def test_a_normal_ability_works_while_its_monster_is_visible() -> None:
    state = combat("Hill Raider, Cave Bear, War Drummer, Razor Boar", "Pit Brute, Elder Dragon")
    assert left(state) == 5  # War Drummer is third and hidden
    state = combat("Hill Raider, War Drummer, Cave Bear", "Scout, Elder Dragon", hero="Elora")
    assert left(state) == 7
    act(state, "commit Elder Dragon", "strike second")
    assert left(state) == 5  # War Drummer is gone


@pytest.mark.rule("HND-ATYPE-04", "HND-FACT-01")
def test_a_normal_action_is_resolved_each_time_its_condition_comes_true() -> None:
    state = combat("Forest Dragon, Hill Raider, Razor Boar, Cave Bear", hero="Elora")
    assert resolved(state) == []
    act(state, "use Maneuver on second", "exhaust")
    assert resolved(state) == ["Forest Dragon"] * 2
    assert line(state) == "Forest Dragon, Hill Raider"
    assert left(state) == 8 + 7 + 8


@pytest.mark.rule("HND-ATYPE-05")
@pytest.mark.parametrize("place", [0, 1])
def test_an_instant_happens_in_any_visible_place(place: int) -> None:
    monsters = ["Cave Bear", "Razor Boar", "Hill Raider"]
    monsters.insert(place, "Cutpurse")
    state = combat(", ".join(monsters), "Elder Dragon, Iron Sentinel")
    assert resolved(state) == ["Cutpurse"]
    assert names(state.strength) == "Elder Dragon"


@pytest.mark.rule("HND-ATYPE-05", "HND-VIS-03")
def test_an_instant_waits_until_its_monster_is_visible() -> None:
    state = combat("Cave Bear, Razor Boar, Cutpurse", "Elder Dragon, Iron Sentinel")
    assert resolved(state) == []
    act(state, "commit Iron Sentinel", "strike front")
    assert resolved(state) == ["Cutpurse"]


@pytest.mark.rule("HND-ATYPE-06", "HND-PROP-10")
def test_an_instant_happens_once_a_wave() -> None:
    """Also when its card turned away and back (R-16)."""
    state = combat("Cutpurse, Cave Bear", "Elder Dragon, Scout, Iron Sentinel", weapon="Ember Wand")
    assert names(state.strength) == "Elder Dragon, Iron Sentinel"
    act(state, "use Ember Wand", "rotate Cutpurse")
    assert line(state) == "Thornback, Cave Bear"
    state.ready = True
    act(state, "use Ember Wand", "rotate Thornback")
    assert line(state) == "Cutpurse, Cave Bear"
    assert resolved(state) == ["Cutpurse"]
    assert names(state.strength) == "Elder Dragon, Iron Sentinel"


@pytest.mark.rule("HND-ATYPE-06", "HND-ATYPE-05")
def test_an_instant_that_left_and_comes_back_does_nothing() -> None:
    state = combat("Cave Bear, Cutpurse, Hill Raider", "Elder Dragon, Pit Brute", hero="Elora")
    act(state, "use Maneuver on second", "pay Elder Dragon")
    assert line(state) == "Cave Bear, Hill Raider, Cutpurse"
    act(state, "use Maneuver on second", "exhaust")
    assert line(state) == "Cave Bear, Cutpurse, Hill Raider"
    assert resolved(state) == ["Cutpurse"]


@pytest.mark.rule("HND-ATYPE-07")
def test_a_front_ability_applies_in_front_only() -> None:
    state = combat("Cave Bear, Gravecaller, Razor Boar", "Elder Dragon, Iron Sentinel")
    assert resolved(state) == []
    act(state, "commit Iron Sentinel", "strike front")
    assert resolved(state) == ["Gravecaller"]


@pytest.mark.rule("HND-ATYPE-08")
def test_a_second_ability_applies_in_second_place_only() -> None:
    state = combat("Fen Witch, Cave Bear, Razor Boar")
    assert (resolved(state), line(state)) == ([], "Fen Witch, Cave Bear, Razor Boar")
    third = combat("Scout, Razor Boar, Fen Witch")
    assert resolved(third) == ["Scout"]
    assert line(third) == "Scout, Razor Boar, Fen Witch"
    second = combat("Razor Boar, Fen Witch, Cave Bear")
    assert (resolved(second), line(second)) == (["Fen Witch"], "Soul Leech, Fen Witch, Cave Bear")


@pytest.mark.rule("HND-ATYPE-09")
def test_a_front_ability_triggers_again_when_its_monster_comes_back() -> None:
    state = combat("Gravecaller, Cave Bear", "Scout, Hill Raider, Pit Brute", hero="Galathar")
    act(state, "decline", "choose Scout", "use Intimidate", "exhaust")
    assert line(state) == "Cave Bear, Gravecaller"
    assert names(state.strength) == "Hill Raider, Pit Brute"
    state.grid = (0, 0)
    act(state, "use Intimidate", "exhaust")
    assert (asked(state), line(state)) == ("card", "Gravecaller, Cave Bear")
    act(state, "choose Pit Brute")
    assert resolved(state) == ["Gravecaller", "Gravecaller"]
    assert names(state.strength) == "Hill Raider"


@pytest.mark.rule("HND-ATYPE-09")
def test_a_second_ability_triggers_again_when_its_monster_comes_back() -> None:
    state = combat("Razor Boar, Fen Witch, Cave Bear", hero="Galathar")
    assert line(state) == "Soul Leech, Fen Witch, Cave Bear"
    act(state, "use Intimidate", "exhaust")
    assert line(state) == "Fen Witch, Soul Leech, Cave Bear"
    state.grid = (0, 0)
    act(state, "use Intimidate", "exhaust")
    assert line(state) == "Razor Boar, Fen Witch, Cave Bear"
    assert resolved(state) == ["Fen Witch", "Fen Witch"]


@pytest.mark.rule("HND-ATYPE-09")
def test_staying_in_front_triggers_nothing_again() -> None:
    state = combat("Gravecaller, Cave Bear, Razor Boar", "Scout, Hill Raider, Pit Brute")
    act(state, "choose Scout", "use Throw Sword", "exhaust")
    assert line(state) == "Gravecaller, Razor Boar"
    assert resolved(state) == ["Gravecaller"]


@pytest.mark.rule("HND-ATYPE-10", "HND-PROP-10", "HND-CON-08")
def test_x1_triggers_once_a_wave() -> None:
    state = combat("Great Serpent, Cave Bear", hero="Galathar")
    act(state, "decline", "lose 0 1")
    for _ in range(2):
        state.grid = (0, 1)
        act(state, "use Intimidate", "exhaust")
    assert line(state) == "Great Serpent, Cave Bear"
    assert resolved(state) == ["Great Serpent"]


@pytest.mark.rule("HND-ATYPE-12", "HND-MN-08")
def test_what_is_ongoing_holds_before_anything_is_resolved() -> None:
    """Rune Thief stands behind Gravecaller: no strength pays for Stun Spell any more."""
    state = combat("Gravecaller, Rune Thief", "Scout, Pit Brute", hero="Galathar")
    assert asked(state) == "stun"
    act(state, "use Stun Spell")
    assert options(state) == ["exhaust"]
    assert refused(state, "pay Scout") == ("hand-rune-thief", "HND-MN-08")


@pytest.mark.rule("HND-ATYPE-12", "HND-FACT-07")
def test_specter_shows_the_third_before_the_front_is_resolved() -> None:
    """Phase Worm in front flips the third monster too, which Specter shows."""
    state = combat("Phase Worm, Specter, Razor Boar, Pit Brute")
    assert resolved(state) == ["Phase Worm"]
    assert line(state) == "Phase Worm, Watcher, Carrion Bat, Pit Brute"
    assert state.visible == faces("Phase Worm, Watcher")


@pytest.mark.rule("HND-ATYPE-13")
def test_a_face_that_is_turned_up_in_front_triggers() -> None:
    """Shieldbearer rotates to Gravecaller, in front already (R-17)."""
    state = combat("Shieldbearer, Fen Witch", "Scout")
    assert resolved(state) == ["Fen Witch", "Gravecaller"]
    assert (line(state), names(state.strength)) == ("Gravecaller, Fen Witch", "")


@pytest.mark.rule("HND-ATYPE-13")
def test_a_face_that_is_turned_up_in_second_place_triggers() -> None:
    """Lantern Imp rotates Banner Knight to Fen Witch, which rotates Lantern Imp."""
    state = combat("Lantern Imp, Banner Knight, Cave Bear")
    assert resolved(state) == ["Lantern Imp", "Fen Witch"]
    assert line(state) == "Iron Sentinel, Fen Witch, Cave Bear"


@pytest.mark.rule("HND-ATYPE-07", "HND-ATYPE-13", "HND-FACT-06")
def test_scout_turned_up_in_second_place_does_not_trigger() -> None:
    state = combat("Phase Worm, Assassin, Cave Bear")
    assert resolved(state) == ["Phase Worm"]
    assert line(state) == "Phase Worm, Scout, Cave Bear"
    assert len(state.visible) == 2
