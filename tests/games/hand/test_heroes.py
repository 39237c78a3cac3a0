"""Every ability of Rhys and Ifaris, alone, refused, and where it meets others."""

from __future__ import annotations

import pytest

from fateloom.games.hand import cards as c
from tests.games.hand.table import (
    act,
    asked,
    attack,
    boss_phase,
    combat,
    dealt,
    left,
    names,
    options,
    refused,
    told,
)

# --- Rhys: Crossfire ----------------------------------------------------------------------


@pytest.mark.rule("HND-HERO-R1")
@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("Ash Drake, Pit Brute", 7),
        ("Pit Brute, Ash Drake", 5),
        ("Pit Brute", 5),
        ("Ash Drake, Razor Boar, Pit Brute", 5),
    ],
)
def test_crossfire_adds_2_on_the_front_before_a_warrior(line: str, value: int) -> None:
    state = combat(line, "Hill Raider", hero="Rhys")
    act(state, "commit Hill Raider", "strike front")
    assert attack(state) == value


@pytest.mark.rule("HND-HERO-R1", "HND-HERO-R2", "HND-STR-10")
def test_crossfire_and_dual_wield_add_up() -> None:
    """Each card less 4 is 1 and 0, and then 2 and 1 are added to the attack."""
    state = combat("Mirror Shade, Ogre Mauler", "Hill Raider, Carrion Bat", hero="Rhys")
    act(state, "commit Hill Raider", "commit Carrion Bat", "strike front")
    assert attack(state) == 1 + 0 + 2 + 1


# --- Rhys: Dual Wield ---------------------------------------------------------------------


@pytest.mark.rule("HND-HERO-R2")
@pytest.mark.parametrize(
    ("cards", "value"),
    [
        (["Hill Raider"], 5),
        (["Hill Raider", "Carrion Bat"], 9),
        (["Hill Raider", "Carrion Bat", "Burrow Rat"], 11),
    ],
)
def test_dual_wield_adds_1_to_two_or_more_cards(cards: list[str], value: int) -> None:
    state = combat("Elder Dragon, Ash Drake", "Hill Raider, Carrion Bat, Burrow Rat", hero="Rhys")
    act(state, *[f"commit {card}" for card in cards], "strike front")
    assert attack(state) == value


@pytest.mark.rule("HND-HERO-04")
def test_dual_wield_counts_for_the_strength_cost_of_a_critical_hit() -> None:
    """3 + 3 pays a cost of 7."""
    state = boss_phase("Carrion Bat, Ember Wisp", hero="Rhys", wave=2, boss="Arbiter")
    act(state, "critical 3", "lose 1 1", "commit Carrion Bat")
    assert refused(state, "strike critical") == ("hand-cost-not-met", "HND-CRIT-05")
    act(state, "commit Ember Wisp", "strike critical")
    assert state.boss_damage == 15
    other = boss_phase("Carrion Bat, Ember Wisp", hero="Galathar", wave=2, boss="Arbiter")
    assert refused(other, "critical 3") == ("hand-hit-out-of-reach", "HND-CRIT-05")


# --- Rhys: Resourceful --------------------------------------------------------------------


@pytest.mark.rule("HND-HERO-R3")
def test_resourceful_keeps_the_card_with_its_other_half() -> None:
    state = combat("Razor Boar, Ash Drake", "Hill Raider, Burrow Rat", hero="Rhys", underworld="")
    act(state, "commit Hill Raider", "add Resourceful", "pay Burrow Rat", "strike front")
    assert attack(state) == 5 and left(state) == 2
    assert names(state.strength) == "Phase Worm" and names(state.underworld) == "Burrow Rat"


@pytest.mark.rule("HND-HERO-R3")
def test_resourceful_keeps_one_card_of_several() -> None:
    state = combat(
        "Razor Boar, Ash Drake", "Hill Raider, Burrow Rat, Bramble Boar", hero="Rhys", underworld=""
    )
    act(state, "commit Burrow Rat", "commit Hill Raider", "add Resourceful", "exhaust")
    assert state.grid == (2, 0)
    act(state, "strike front")
    assert options(state) == ["choose Burrow Rat", "choose Hill Raider"]
    assert refused(state, "choose Bramble Boar") == ("hand-not-among", "HND-STR-11")
    act(state, "choose Burrow Rat")
    assert names(state.strength) == "Forest Dragon, Bramble Boar, Razor Boar"
    assert names(state.underworld) == "Hill Raider"


@pytest.mark.rule("HND-HERO-12", "HND-HERO-13")
def test_resourceful_is_declared_with_an_attack_and_once() -> None:
    state = combat("Razor Boar, Ash Drake", "Hill Raider, Burrow Rat, Bramble Boar", hero="Rhys")
    assert refused(state, "add Resourceful") == ("hand-nothing-committed", "HND-HERO-12")
    act(state, "commit Hill Raider", "add Resourceful", "pay Burrow Rat")
    assert refused(state, "add Resourceful") == ("hand-added", "HND-HERO-13")
    act(state, "strike front")
    # The next attack is without it, unless it is paid for again.
    act(state, "commit Bramble Boar", "strike front")
    assert c.BRAMBLE_BOAR in state.underworld


@pytest.mark.rule("HND-HERO-05")
def test_resourceful_on_the_boss() -> None:
    direct = boss_phase("Hill Raider, Burrow Rat", hero="Rhys", wave=2)
    act(direct, "commit Hill Raider", "add Resourceful", "pay Burrow Rat", "strike boss")
    assert direct.boss_damage == 5 and names(direct.strength) == "Phase Worm"
    paid = boss_phase("Hill Raider, Burrow Rat", hero="Rhys", wave=2)
    act(paid, "critical 1", "lose 1 0", "commit Hill Raider", "add Resourceful", "pay Burrow Rat")
    act(paid, "strike critical")
    assert paid.boss_damage == 9 and names(paid.strength) == "Phase Worm"


# --- Rhys: Avenger ------------------------------------------------------------------------


@pytest.mark.rule("HND-HERO-R4")
@pytest.mark.parametrize(
    ("line", "place"),
    [
        pytest.param("Night Stalker, Ash Drake", "front", id="front"),
        pytest.param("Ash Drake, Lantern Imp", "second", id="instant"),
        pytest.param("Specter, Pit Brute, Cutpurse", "third", id="third"),
    ],
)
def test_avenger_defeats_what_has_triggered_and_it_is_slotted(line: str, place: str) -> None:
    state = combat(line, "Hill Raider, Burrow Rat", hero="Rhys")
    target = state.visible[("front", "second", "third").index(place)]
    act(state, f"use Avenger on {place}", "pay Hill Raider")
    assert state.strength[-1] == target and target not in state.line


@pytest.mark.rule("HND-HERO-R4")
def test_avenger_finds_what_has_triggered_and_then_moved() -> None:
    state = combat("Assassin, Ash Drake", "Hill Raider", hero="Rhys")
    act(state, "lose 0 1")
    assert names(state.line) == "Ash Drake, Assassin"
    act(state, "use Avenger on second", "pay Hill Raider")
    assert names(state.strength) == "Assassin"


@pytest.mark.rule("HND-HERO-R4")
@pytest.mark.parametrize("second", ["Great Serpent", "Pit Brute", "Frost Shaman", "Bone Drake"])
def test_avenger_needs_a_front_or_instant_ability_that_triggered(second: str) -> None:
    """Great Serpent is not in front; Second abilities do not count, nor does none at all."""
    state = combat(f"Razor Boar, {second}, Hill Raider", "Burrow Rat", hero="Rhys")
    place = "front" if state.line[0] == c.FACE[second] else "second"
    assert refused(state, f"use Avenger on {place}") == ("hand-not-triggered", "HND-HERO-R4")
    assert refused(state, "use Avenger on third") == ("hand-unseen", "HND-RANGE-04")


# --- Rhys: Shield Bash --------------------------------------------------------------------


@pytest.mark.rule("HND-HERO-R5")
@pytest.mark.parametrize(
    ("target", "damage"),
    [("Storm Wyrm", 5), ("Ash Drake", 5), ("Razor Boar", 3), ("Burrow Rat", 1)],
)
def test_shield_bash_deals_half_of_the_base_hp_rounded_down(target: str, damage: int) -> None:
    state = combat(f"Elder Dragon, {target}", "Hill Raider", hero="Rhys")
    act(state, "use Shield Bash on second", "exhaust")
    assert dealt(state) == [(target, damage)] and state.grid == (1, 0)
    assert left(state, 1) == c.HP[c.FACE[target]] - damage


@pytest.mark.rule("HND-HERO-R5")
def test_shield_bash_defeats_a_warrior_only() -> None:
    state = combat("Storm Wyrm, Ogre Mauler", "Hill Raider", hero="Rhys")
    assert refused(state, "use Shield Bash to defeat front") == ("hand-wrong-type", "HND-HERO-R5")
    assert "use Shield Bash on second" in options(state)
    act(state, "use Shield Bash to defeat second", "exhaust")
    assert names(state.line) == "Storm Wyrm" and names(state.strength) == "Hill Raider"


# --- Rhys: Throw Sword --------------------------------------------------------------------


@pytest.mark.rule("HND-HERO-R6")
def test_throw_sword_deals_9_to_the_second_monster() -> None:
    state = combat("Ash Drake, Elder Dragon, Pit Brute", "Hill Raider", hero="Rhys")
    act(state, "use Throw Sword", "pay Hill Raider")
    assert [left(state, place) for place in range(3)] == [10, 3, 10]


@pytest.mark.rule("HND-MN-05", "HND-HERO-R6")
def test_no_sword_is_thrown_at_thornback() -> None:
    state = combat("Ash Drake, Thornback, Pit Brute", "Hill Raider", hero="Rhys")
    assert refused(state, "use Throw Sword") == ("hand-thornback", "HND-MN-05")
    front = combat("Thornback, Ash Drake", "Hill Raider", hero="Rhys")
    act(front, "use Throw Sword", "exhaust")
    assert left(front, 1) == 1


@pytest.mark.rule("HND-HERO-09")
@pytest.mark.parametrize(
    ("hero", "use"),
    [
        ("Rhys", "use Throw Sword"),
        ("Ifaris", "use Energy Surge"),
        ("Elora", "use Maneuver on front"),
        ("Elora", "use Maneuver on second"),
        ("Galathar", "use Intimidate"),
    ],
)
def test_what_needs_two_monsters_is_refused_with_one(hero: str, use: str) -> None:
    """Also when the one is Thornback, which these could move."""
    for line in ("Pit Brute", "Thornback"):
        state = combat(line, "Hill Raider", hero=hero)
        assert refused(state, use) == ("hand-too-few", "HND-HERO-09")


# --- Ifaris: Illusionist ------------------------------------------------------------------


@pytest.mark.rule("HND-HERO-I1")
def test_illusionist_rotates_the_front_and_the_second_monster() -> None:
    state = combat("Pit Brute, Ash Drake, Razor Boar", "Hill Raider", hero="Ifaris")
    act(state, "use Illusionist", "pay Hill Raider")
    assert names(state.line) == "Mirror Shade, Specter, Razor Boar"
    # A third monster is left alone even when it is seen.
    shown = combat("Specter, Pit Brute, Razor Boar", "Hill Raider", hero="Ifaris")
    act(shown, "use Illusionist", "pay Hill Raider")
    assert names(shown.line) == "Ash Drake, Mirror Shade, Razor Boar"


@pytest.mark.rule("HND-HERO-08")
def test_illusionist_and_fire_ball_work_on_one_monster() -> None:
    state = combat("Pit Brute", "Hill Raider", hero="Ifaris")
    act(state, "use Illusionist", "pay Hill Raider")
    assert names(state.line) == "Mirror Shade"
    burnt = combat("Pit Brute", "Hill Raider", hero="Ifaris")
    act(burnt, "use Fire Ball", "pay Hill Raider", "lose 1 0")
    assert burnt.line == () and asked(burnt) == "boss"


@pytest.mark.rule("HND-HERO-I1", "HND-ATYPE-13")
def test_what_illusionist_turns_up_in_front_triggers() -> None:
    """Marsh Hydra's other half is Assassin."""
    state = combat("Marsh Hydra, Razor Boar, Pit Brute", "Hill Raider", hero="Ifaris")
    act(state, "use Illusionist", "pay Hill Raider")
    assert asked(state) == "loss" and told(state, "resolves")[-1].args == ("Assassin",)
    act(state, "lose 0 1")
    assert names(state.line) == "Soul Leech, Assassin, Pit Brute"


# --- Ifaris: Battle Magic -----------------------------------------------------------------


@pytest.mark.rule("HND-HERO-I2")
@pytest.mark.parametrize(
    ("line", "place", "value"),
    [
        ("Fen Witch, Pit Brute", "front", 3),
        ("Pit Brute, Rune Thief", "second", 3),
        ("Fen Witch, Pit Brute", "second", 2),
        ("Pit Brute, Rune Thief", "front", 2),
    ],
)
def test_battle_magic_adds_1_against_magic(line: str, place: str, value: int) -> None:
    state = combat(line, "Burrow Rat, Hill Raider", hero="Ifaris")
    act(state, "commit Burrow Rat", f"strike {place}")
    assert attack(state) == value


@pytest.mark.rule("HND-HERO-I2")
def test_battle_magic_adds_to_the_attack_and_not_to_each_card() -> None:
    """Each card less 4 is 1 and 0 against Mirror Shade, a MAGIC monster."""
    state = combat("Mirror Shade, Ash Drake", "Hill Raider, Burrow Rat", hero="Ifaris")
    act(state, "commit Hill Raider", "commit Burrow Rat", "strike front")
    assert attack(state) == 2


# --- Ifaris: Fire Ball --------------------------------------------------------------------


@pytest.mark.rule("HND-HERO-I3")
def test_fire_ball_takes_1_and_defeats_front_and_second() -> None:
    state = combat("Pit Brute, Elder Dragon, Ash Drake", "Hill Raider", hero="Ifaris")
    act(state, "use Fire Ball", "pay Hill Raider")
    assert asked(state) == "loss" and names(state.line) == "Pit Brute, Elder Dragon, Ash Drake"
    act(state, "lose 0 1")
    assert state.hp == 5 and names(state.line) == "Ash Drake" and state.strength == ()
    shown = combat("Specter, Pit Brute, Razor Boar", "Hill Raider", hero="Ifaris")
    act(shown, "use Fire Ball", "pay Hill Raider", "lose 0 1")
    assert names(shown.line) == "Razor Boar"


@pytest.mark.rule("HND-HERO-I3")
def test_fire_ball_exhausted_costs_its_damage_as_well() -> None:
    state = combat("Pit Brute, Elder Dragon", hero="Ifaris", grid=(1, 1))
    act(state, "use Fire Ball", "exhaust")
    assert state.grid == (2, 1) and asked(state) == "loss"
    act(state, "lose 2 2")
    assert state.hp == 2 and state.line == ()


@pytest.mark.rule("HND-MN-05")
def test_fire_ball_skips_thornback() -> None:
    state = combat("Thornback, Elder Dragon, Ash Drake", "Hill Raider", hero="Ifaris")
    act(state, "use Fire Ball", "pay Hill Raider", "lose 0 1")
    assert names(state.line) == "Thornback, Ash Drake" and left(state) == 7
    alone = combat("Thornback", "Hill Raider", hero="Ifaris")
    assert refused(alone, "use Fire Ball") == ("hand-thornback", "HND-MN-05")


# --- Ifaris: Summons ----------------------------------------------------------------------


@pytest.mark.rule("HND-HERO-I4", "HND-HERO-06")
@pytest.mark.parametrize(
    ("payment", "damage"),
    [("exhaust", 12), ("pay Storm Wyrm", 6), ("pay Hill Raider", 10), ("pay Cave Bear", 8)],
)
def test_summons_is_twice_the_dmg_of_the_cards_still_slotted(payment: str, damage: int) -> None:
    state = combat("Elder Dragon, Ogre Mauler", "Hill Raider, Cave Bear, Storm Wyrm", hero="Ifaris")
    act(state, "use Summons on second", payment)
    assert dealt(state) == [("Ogre Mauler", damage)]
    assert left(state, 0) == 12


@pytest.mark.rule("HND-HERO-I4")
def test_summons_attacks_the_boss() -> None:
    state = boss_phase("Hill Raider, Storm Wyrm", hero="Ifaris", wave=2)
    assert refused(state, "use Summons on front") == ("hand-not-on-boss", "HND-BOSS-06")
    act(state, "use Summons on boss", "pay Hill Raider")
    assert state.boss_damage == 6 and asked(state) == "boss"
    early = combat("Pit Brute, Ash Drake", "Hill Raider", hero="Ifaris")
    assert refused(early, "use Summons on boss") == ("hand-monsters-first", "HND-BOSS-04")


@pytest.mark.rule("HND-HERO-06")
def test_summons_needs_a_card_that_stays() -> None:
    state = combat("Pit Brute, Ash Drake", "Hill Raider", hero="Ifaris")
    act(state, "use Summons on front")
    assert options(state) == ["exhaust"]
    assert refused(state, "pay Hill Raider") == ("hand-no-effect", "HND-HERO-06")


# --- Ifaris: Gain Wisdom ------------------------------------------------------------------


@pytest.mark.rule("HND-HERO-I5")
def test_gain_wisdom_rotates_the_highest_strength_card() -> None:
    state = combat("Pit Brute, Ash Drake", "Hill Raider, Bramble Boar, Carrion Bat", hero="Ifaris")
    act(state, "use Gain Wisdom", "exhaust")
    assert names(state.strength) == "Hill Raider, Scout, Carrion Bat"
    assert state.grid == (1, 0)


@pytest.mark.rule("HND-HERO-I5", "HND-ACTV-07")
def test_gain_wisdom_looks_at_what_is_left_after_payment() -> None:
    state = combat("Pit Brute, Ash Drake", "Hill Raider, Bramble Boar, Carrion Bat", hero="Ifaris")
    act(state, "use Gain Wisdom", "pay Bramble Boar")
    assert names(state.strength) == "Phase Worm, Carrion Bat"
    last = combat("Pit Brute, Ash Drake", "Hill Raider", hero="Ifaris")
    act(last, "use Gain Wisdom")
    assert refused(last, "pay Hill Raider") == ("hand-no-effect", "HND-HERO-06")


@pytest.mark.rule("HND-HERO-I5", "HND-STR-11", "HND-BOSS-07")
def test_gain_wisdom_lets_choose_among_equals_also_before_the_boss() -> None:
    state = boss_phase("Pit Brute, Iron Sentinel, Carrion Bat", hero="Ifaris", wave=2)
    act(state, "use Gain Wisdom", "pay Carrion Bat")
    assert options(state) == ["choose Pit Brute", "choose Iron Sentinel"]
    act(state, "choose Pit Brute")
    assert names(state.strength) == "Mirror Shade, Iron Sentinel" and asked(state) == "boss"


# --- Ifaris: Energy Surge -----------------------------------------------------------------


@pytest.mark.rule("HND-HERO-I6")
def test_energy_surge_pushes_the_front_monster_to_second() -> None:
    state = combat("Pit Brute, Ash Drake, Razor Boar", "Hill Raider", hero="Ifaris")
    act(state, "use Energy Surge", "exhaust")
    assert names(state.line) == "Ash Drake, Pit Brute, Razor Boar" and state.grid == (0, 1)


@pytest.mark.rule("HND-HERO-I6", "HND-ATYPE-09")
def test_energy_surge_lets_a_front_ability_trigger_again() -> None:
    state = combat("Duelist, Ash Drake", "Hill Raider, Burrow Rat", hero="Ifaris")
    assert names(state.strength) == "Hill Raider, Forest Dragon"
    act(state, "use Energy Surge", "pay Forest Dragon", "use Energy Surge", "exhaust")
    assert names(state.line) == "Duelist, Ash Drake" and names(state.strength) == "Phase Worm"
