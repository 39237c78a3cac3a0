"""The golden examples of fights, abilities and damage, with exactly their numbers."""

from __future__ import annotations

import pytest

from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, play
from fateloom.games.hand import line as ln
from fateloom.games.hand.cards import Grid
from fateloom.games.hand.state import HandState
from tests.games.hand.table import (
    act,
    asked,
    attack,
    combat,
    dealt,
    left,
    merchant,
    names,
    options,
    refused,
    told,
)


@pytest.mark.parametrize(
    ("hero", "target", "cards", "value"),
    [
        pytest.param(
            "Galathar", "Shieldbearer", "5 6", 7, id="less-4", marks=pytest.mark.rule("HND-EX-01")
        ),
        pytest.param(
            "Galathar", "Mirror Shade", "5 6", 3, id="each-4", marks=pytest.mark.rule("HND-EX-02")
        ),
        pytest.param(
            "Galathar", "Mirror Shade", "3 9", 5, id="floor", marks=pytest.mark.rule("HND-EX-03")
        ),
        pytest.param(
            "Rhys", "Elder Dragon", "5 6", 12, id="Rhys", marks=pytest.mark.rule("HND-EX-04")
        ),
        pytest.param(
            "Rhys", "Shieldbearer", "5 6", 8, id="Rhys-4", marks=pytest.mark.rule("HND-EX-04")
        ),
        pytest.param(
            "Rhys", "Mirror Shade", "5 6", 4, id="Rhys-each", marks=pytest.mark.rule("HND-EX-04")
        ),
    ],
)
def test_what_two_cards_are_worth(hero: str, target: str, cards: str, value: int) -> None:
    slotted = {"5 6": "Hill Raider, Bramble Boar", "3 9": "Ember Wisp, Marsh Hydra"}[cards]
    assert " ".join(str(c.HP[c.FACE[name]]) for name in slotted.split(", ")) == cards
    state = combat(f"{target}, Ash Drake", slotted, hero=hero)
    act(state, *[f"commit {name}" for name in slotted.split(", ")], "strike front")
    assert attack(state) == value


def four_to_both(state: HandState, *, taints: bool) -> None:
    """Stand for an ability that deals 4 to the front and 4 to the second monster."""
    for face in state.line[:2]:
        ln.wound(state, face, 4, taints=taints)
    state.ask = frames.NOTHING
    state.push((frames.SETTLE,))
    play.run(state)


@pytest.mark.rule("HND-EX-05", "HND-EX-06")
def test_damage_of_a_normal_ability_stays_and_keeps_from_slotting() -> None:
    state = combat("Shieldbearer, Marsh Hydra", "Hill Raider", hero="Galathar", underworld="")
    four_to_both(state, taints=True)
    assert names(state.line) == "Marsh Hydra" and left(state) == 5
    assert names(state.strength) == "Hill Raider" and names(state.underworld) == "Shieldbearer"
    act(state, "commit Hill Raider", "strike front")
    assert state.line == () and state.strength == ()
    assert names(state.underworld) == "Shieldbearer, Hill Raider, Marsh Hydra"


@pytest.mark.rule("HND-EX-07")
def test_with_a_slot_ability_both_are_slotted() -> None:
    state = combat("Shieldbearer, Marsh Hydra", "Hill Raider", hero="Galathar", underworld="")
    four_to_both(state, taints=False)
    assert left(state) == 5
    act(state, "commit Hill Raider", "strike front")
    assert names(state.strength) == "Shieldbearer, Marsh Hydra"
    assert names(state.underworld) == "Hill Raider"


@pytest.mark.rule("HND-EX-09")
def test_the_game_is_lost_at_assassin_s_damage() -> None:
    state = combat("Burrow Rat, Assassin, Phase Worm, Pit Brute", "Carrion Bat", grid=(3, 2))
    # Phase Worm is hidden in third place, Assassin is not in front.
    assert told(state, "resolves") == []
    act(state, "commit Carrion Bat", "strike front")
    assert state.outcome is not None and state.outcome.reason == "lost" and state.hp == 0
    assert [event.args for event in told(state, "resolves")] == [("Assassin",)]
    assert c.ASSASSIN in state.line and told(state, "turns") == []


@pytest.mark.rule("HND-EX-10")
def test_chieftain_falls_when_it_comes_to_the_front() -> None:
    state = combat("Pit Brute, Chieftain, Ash Drake", "Banner Knight", hero="Elora")
    assert left(state, 1) == 9
    act(state, "commit Banner Knight", "strike second")
    assert attack(state) == 8 and left(state, 1) == 1
    act(state, "use Maneuver on front", "exhaust")
    assert names(state.line) == "Ash Drake, Pit Brute"
    assert names(state.strength) == "Chieftain" and c.HP[state.strength[0]] == 7


@pytest.mark.rule("HND-EX-14")
def test_build_rage_kills_great_serpent_before_its_front_ability() -> None:
    state = combat("Hill Raider, Great Serpent, Ash Drake", hero="Galathar", grid=(1, 1))
    assert state.hp == 4
    act(state, "take", "lose 2 1")
    assert state.hp == 3
    assert names(state.line) == "Ash Drake" and state.strength == ()
    assert state.underworld[-2:] == (c.HILL_RAIDER, c.GREAT_SERPENT)
    assert told(state, "resolves") == []


@pytest.mark.rule("HND-EX-15")
def test_build_rage_leaves_pit_brute_with_1() -> None:
    state = combat("Hill Raider, Pit Brute, Ash Drake", "Carrion Bat", hero="Galathar", grid=(1, 1))
    act(state, "take", "lose 2 1")
    assert names(state.line) == "Pit Brute, Ash Drake" and left(state) == 1
    act(state, "commit Carrion Bat", "strike front")
    assert attack(state) == 3
    assert names(state.line) == "Ash Drake" and state.strength == ()
    assert state.underworld[-2:] == (c.CARRION_BAT, c.PIT_BRUTE)


@pytest.mark.rule("HND-EX-16")
def test_build_rage_exhausted_by_the_damage_does_nothing() -> None:
    state = combat("Hill Raider, Great Serpent, Ash Drake", hero="Galathar", grid=(2, 1))
    act(state, "take", "lose 3 1")
    # Serpent lives, and its Front ability deals 1.
    assert names(state.line) == "Great Serpent, Ash Drake" and left(state) == 8
    assert state.grid == (3, 2)


@pytest.mark.rule("HND-EX-17")
def test_exhausting_a_top_left_ability_takes_four() -> None:
    state = combat("Pit Brute, Ash Drake", hero="Ifaris")
    act(state, "use Illusionist", "exhaust")
    assert state.grid == (3, 1) and state.exhausted == 4 and state.hp == 2


@pytest.mark.rule("HND-EX-18")
def test_damage_on_a_column_that_is_nearly_gone() -> None:
    one = combat("Hill Raider, Razor Boar", hero="Elora", grid=(2, 0))
    act(one, "take")
    assert one.grid == (2, 1)
    two = combat("Cave Bear, Razor Boar", hero="Elora", grid=(2, 0))
    act(two, "take")
    assert options(two) == ["lose 2 2", "lose 3 1"]


@pytest.mark.rule("HND-EX-19")
@pytest.mark.parametrize(
    ("grid", "amount", "ways"),
    [
        ((3, 1), 1, {(2, 1)}),
        ((3, 1), 2, {(2, 0), (1, 1)}),
        ((3, 2), 2, {(2, 1), (1, 2)}),
    ],
)
def test_healing(grid: Grid, amount: int, ways: set[Grid]) -> None:
    assert set(c.after_healing(grid, amount)) == ways


@pytest.mark.rule("HND-EX-19")
def test_healing_at_the_merchant() -> None:
    state = merchant(6, grid=(3, 1))
    act(state, "buy Healing Potion")
    assert state.grid == (2, 1)
    act(state, "buy Healing Potion")
    assert options(state) == ["heal 1 1", "heal 2 0"]


@pytest.mark.rule("HND-EX-23")
@pytest.mark.parametrize(("payment", "value"), [("exhaust", 12), ("pay Storm Wyrm", 6)])
def test_summons_with_dmg_1_2_and_3(payment: str, value: int) -> None:
    state = combat("Elder Dragon, Razor Boar", "Hill Raider, Ash Drake, Storm Wyrm", hero="Ifaris")
    assert [c.DMG[face] for face in state.strength] == [1, 2, 3]
    act(state, "use Summons on front", payment)
    assert dealt(state) == [("Elder Dragon", value)]


@pytest.mark.rule("HND-EX-24")
@pytest.mark.parametrize(("payment", "value"), [("pay Hill Raider", 4), ("exhaust", 6)])
def test_retribution_with_two_abilities_exhausted(payment: str, value: int) -> None:
    state = combat("Elder Dragon, Razor Boar", "Hill Raider", hero="Galathar", grid=(1, 1))
    act(state, "use Retribution on front", payment)
    assert dealt(state) == [("Elder Dragon", value)]


@pytest.mark.rule("HND-EX-25")
def test_halves_of_base_hp() -> None:
    hydra = combat("Marsh Hydra, Ash Drake", hero="Rhys")
    act(hydra, "use Shield Bash on front", "exhaust")
    assert dealt(hydra) == [("Marsh Hydra", 4)]
    chieftain = combat("Ash Drake, Chieftain", hero="Rhys")
    act(chieftain, "use Shield Bash on second", "exhaust")
    assert dealt(chieftain) == [("Chieftain", 3)]
    master = combat("Storm Wyrm, Ash Drake", hero="Galathar")
    act(master, "use Dragon Master on second by front")
    assert dealt(master) == [("Ash Drake", 6)]


@pytest.mark.rule("HND-EX-26")
def test_armor_piercing() -> None:
    state = combat("Pit Brute, Marsh Hydra", "Razor Boar, Hill Raider", hero="Elora")
    assert [left(state, place) for place in (0, 1)] == [10, 10]
    act(state, "use Armor Piercing", "pay Hill Raider")
    assert [left(state, place) for place in (0, 1)] == [7, 10]
    act(state, "commit Razor Boar", "strike front", "commit Pit Brute", "strike front")
    assert attack(state) == 10 and names(state.strength) == "Marsh Hydra"


@pytest.mark.rule("HND-EX-27")
def test_shoot_through_with_7() -> None:
    state = combat("Elder Dragon, Pit Brute", "Razor Boar", hero="Elora")
    act(state, "commit Razor Boar", "add Shoot Through", "exhaust", "strike front")
    assert attack(state) == 7 and left(state, 1) == 10 - 4


@pytest.mark.rule("HND-EX-37")
def test_a_third_monster_that_specter_shows() -> None:
    state = combat("Specter, Pit Brute, Carrion Bat, Hill Raider", "Elder Dragon", hero="Elora")
    assert "use Experience on third" in options(state)
    act(state, "commit Elder Dragon")
    assert options(state) == ["add Shoot Through", "strike front", "strike second"]


@pytest.mark.rule("HND-EX-38")
def test_fire_ball_by_exhausting_at_2_hp_loses() -> None:
    state = combat("Pit Brute, Ash Drake", hero="Ifaris", grid=(1, 3))
    assert state.hp == 2
    act(state, "use Fire Ball", "exhaust")
    assert [event.args[0] for event in told(state, "exhausts")] == [
        ("Fire Ball",),
        ("Illusionist",),
    ]
    assert state.outcome is not None and state.outcome.reason == "lost" and state.hp == 0
    assert len(state.line) == 2


@pytest.mark.rule("HND-EX-39")
def test_an_ability_is_used_twice_and_no_third_time() -> None:
    state = combat("Pit Brute, Ash Drake", "Hill Raider, Carrion Bat", hero="Galathar")
    act(state, "use Intimidate", "pay Hill Raider", "use Intimidate", "exhaust")
    assert names(state.line) == "Pit Brute, Ash Drake"
    assert refused(state, "use Intimidate") == ("hand-exhausted", "HND-ACTV-05")


@pytest.mark.rule("HND-EX-40")
def test_stun_spell_on_assassin() -> None:
    state = combat(
        "Assassin, Pit Brute", "Hill Raider, Carrion Bat, Great Serpent", hero="Galathar"
    )
    assert asked(state) == "stun"
    act(state, "use Stun Spell", "pay Hill Raider")
    assert state.hp == 6 and names(state.line) == "Assassin, Pit Brute"
    act(state, "use Intimidate", "pay Carrion Bat", "use Intimidate", "exhaust")
    assert told(state, "resolves")[-1].args == ("Assassin",)
    assert state.grid == (1, 2) and len(told(state, "hurt")) == 1
    assert names(state.line) == "Pit Brute, Assassin"


@pytest.mark.rule("HND-EX-41")
def test_thornback_and_the_spear_and_the_axe() -> None:
    state = combat("Thornback, Ash Drake", "Carrion Bat", hero="Galathar", weapon="War Axe")
    assert refused(state, "use Shadow Spear on front") == ("hand-thornback", "HND-MN-05")
    act(state, "commit Carrion Bat", "add War Axe", "strike front")
    assert attack(state) == 7 and names(state.strength) == "Thornback"


@pytest.mark.rule("HND-EX-42")
def test_gate_guard_bars_strength_and_not_abilities() -> None:
    state = combat("Gate Guard, Pit Brute", "Hill Raider", hero="Elora")
    act(state, "commit Hill Raider")
    assert refused(state, "strike second") == ("hand-gate-guard", "HND-MN-09")
    act(state, "strike front", "use Experience on second")
    assert dealt(state) == [("Pit Brute", 1)] and left(state, 1) == 9
