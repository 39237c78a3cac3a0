"""Every ability of Elora and Galathar, alone, refused, and where it meets others."""

from __future__ import annotations

import pytest

from fateloom.games.hand import cards as c
from fateloom.games.hand import phases
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

# --- Elora: Experience --------------------------------------------------------------------


@pytest.mark.rule("HND-HERO-E1")
@pytest.mark.parametrize("wave", [1, 2, 3, 4])
@pytest.mark.parametrize("place", ["front", "second", "third"])
def test_experience_deals_as_much_as_the_wave_counts(wave: int, place: str) -> None:
    state = combat("Ash Drake, Pit Brute, Scout", hero="Elora", wave=wave)
    shown = combat("Pit Brute, Specter, Elder Dragon", hero="Elora", wave=wave)
    target = c.NAME[shown.visible[("front", "second", "third").index(place)]]
    act(shown, f"use Experience on {place}")
    assert dealt(shown) == [(target, wave)]
    assert refused(state, "use Experience on third") == ("hand-unseen", "HND-RANGE-04")


@pytest.mark.rule("HND-HERO-E1", "HND-MN-05", "HND-BOSS-06")
def test_experience_neither_on_thornback_nor_on_the_boss() -> None:
    state = combat("Thornback, Pit Brute", hero="Elora")
    assert refused(state, "use Experience on front") == ("hand-thornback", "HND-MN-05")
    assert "use Experience on second" in options(state)
    faced = boss_phase("Hill Raider", hero="Elora")
    assert not [words for words in options(faced) if "Experience" in words]
    assert refused(faced, "use Experience on front") == ("hand-not-on-boss", "HND-BOSS-06")


# --- Elora: Grudge ------------------------------------------------------------------------


@pytest.mark.rule("HND-HERO-E2", "HND-HERO-02")
def test_grudge_adds_2_to_the_next_attack_after_damage_and_once() -> None:
    state = combat(
        "Hill Raider, Elder Dragon, Ash Drake", "Burrow Rat, Carrion Bat, Pit Brute", hero="Elora"
    )
    act(state, "take", "lose 1 0")
    act(state, "commit Burrow Rat", "commit Carrion Bat", "strike front")
    assert attack(state) == 7
    act(state, "commit Pit Brute", "strike second")
    assert attack(state) == 10


@pytest.mark.rule("HND-HERO-02")
def test_grudge_never_adds_more_than_2() -> None:
    """Damage of an ability, and then a monster's."""
    state = combat("Great Serpent, Elder Dragon, Ash Drake", "Burrow Rat", hero="Elora")
    act(state, "lose 0 1", "take", "lose 1 2", "commit Burrow Rat", "strike front")
    assert attack(state) == 4


@pytest.mark.rule("HND-HERO-02", "HND-TAKE-06")
def test_grudge_answers_the_damage_of_an_ability() -> None:
    state = combat("Great Serpent, Elder Dragon", "Burrow Rat", hero="Elora")
    act(state, "lose 0 1", "commit Burrow Rat", "strike second")
    assert attack(state) == 4


@pytest.mark.rule("HND-HERO-02", "HND-HERO-03")
def test_grudge_answers_the_damage_of_a_critical_hit_at_once() -> None:
    """3 and 2 more pay the strength cost of 4, and then it is used up."""
    state = boss_phase("Carrion Bat, Hill Raider", hero="Elora", boss="Arbiter")
    act(state, "critical 1", "lose 1 0", "commit Carrion Bat", "strike critical")
    assert state.boss_damage == 8
    act(state, "commit Hill Raider", "strike boss")
    assert state.boss_damage == 8 + 5
    other = boss_phase("Carrion Bat, Hill Raider", hero="Elora", boss="Arbiter", grid=(1, 3))
    act(other, "critical 1", "commit Carrion Bat")
    assert refused(other, "strike critical") == ("hand-cost-not-met", "HND-CRIT-05")


@pytest.mark.rule("HND-HERO-02")
def test_grudge_waits_for_a_strength_attack_and_lapses_with_the_wave() -> None:
    state = combat("Hill Raider, Elder Dragon, Ash Drake", "Burrow Rat", hero="Elora")
    act(state, "take", "lose 1 0", "use Experience on front", "commit Burrow Rat", "strike front")
    assert dealt(state) == [("Elder Dragon", 1)] and attack(state) == 4
    faced = boss_phase("Burrow Rat", hero="Elora", boss="Sythra")
    act(faced, "stop")
    assert faced.grudge and faced.wave == 1
    while faced.wave == 1 or faced.phase != phases.COMBAT:
        act(faced, options(faced)[-1])
    assert not faced.grudge


# --- Elora: Armor Piercing ----------------------------------------------------------------


@pytest.mark.rule("HND-HERO-E3")
def test_armor_piercing_takes_3_from_all_of_10_base_hp_or_more() -> None:
    state = combat("Pit Brute, Marsh Hydra, Elder Dragon, Razor Boar", "Hill Raider", hero="Elora")
    act(state, "use Armor Piercing", "pay Hill Raider")
    # Hydra has 9 and 1 for the other visible monster.
    assert [left(state, place) for place in range(4)] == [7, 10, 9, 7]
    assert refused(state, "use Armor Piercing") == ("hand-no-effect", "HND-HERO-E3")


@pytest.mark.rule("HND-HERO-E3", "HND-HP-05", "HND-MN-06")
def test_what_it_pierced_is_slotted_with_its_whole_strength() -> None:
    state = combat("Pit Brute, Razor Boar", "Hill Raider, Burrow Rat, Scout", hero="Elora")
    act(state, "use Armor Piercing", "exhaust", "commit Hill Raider", "commit Burrow Rat")
    act(state, "strike front")
    assert names(state.strength) == "Scout, Pit Brute"
    act(state, "commit Pit Brute", "strike front")
    assert attack(state) == 10


@pytest.mark.rule("HND-HERO-E3", "HND-HP-06")
def test_piercing_finishes_what_had_3_hp_left() -> None:
    state = combat("Pit Brute, Elder Dragon", "Razor Boar, Burrow Rat", hero="Elora")
    act(state, "commit Razor Boar", "strike front")
    assert left(state) == 3
    act(state, "use Armor Piercing", "pay Burrow Rat")
    assert names(state.line) == "Elder Dragon" and names(state.strength) == "Pit Brute"


@pytest.mark.rule("HND-HERO-E3")
def test_it_lasts_for_the_wave() -> None:
    state = combat("Burrow Rat", "Hill Raider, Pit Brute", hero="Elora")
    act(state, "use Armor Piercing", "exhaust", "commit Hill Raider", "strike front")
    assert refused(state, "use Armor Piercing")[0] == "hand-exhausted"
    while state.wave == 1 or state.phase != phases.COMBAT:
        act(state, options(state)[-1])
    assert not state.pierced


# --- Elora: Long Range --------------------------------------------------------------------


@pytest.mark.rule("HND-HERO-E4", "HND-ABIL-03")
@pytest.mark.parametrize(
    "line",
    ["Pit Brute", "Pit Brute, Ash Drake", "Pit Brute, Ash Drake, Hill Raider, Elder Dragon"],
)
def test_long_range_defeats_the_last_monster_seen_or_not(line: str) -> None:
    state = combat(line, "Razor Boar", hero="Elora", underworld="")
    before = state.line
    act(state, "use Long Range", "exhaust")
    assert state.line == before[:-1] and state.underworld == before[-1:]
    assert names(state.strength) == "Razor Boar" and state.grid == (0, 2)


@pytest.mark.rule("HND-HERO-11")
def test_long_range_never_on_the_boss() -> None:
    state = boss_phase("Razor Boar", hero="Elora")
    assert refused(state, "use Long Range") == ("hand-not-on-boss", "HND-BOSS-06")


@pytest.mark.rule("HND-MN-05")
def test_long_range_is_refused_on_a_thornback_that_is_seen() -> None:
    """What is hidden has no ability yet; a refusal would tell what it is."""
    for line in ("Pit Brute, Thornback", "Thornback"):
        state = combat(line, "Razor Boar", hero="Elora")
        assert refused(state, "use Long Range") == ("hand-thornback", "HND-MN-05")
    hidden = combat("Pit Brute, Ash Drake, Thornback", "Razor Boar", hero="Elora")
    act(hidden, "use Long Range", "pay Razor Boar")
    assert names(hidden.line) == "Pit Brute, Ash Drake"
    before = combat("Pit Brute, Thornback, Ash Drake", "Razor Boar", hero="Elora")
    act(before, "use Long Range", "pay Razor Boar")
    assert names(before.line) == "Pit Brute, Thornback"


# --- Elora: Shoot Through -----------------------------------------------------------------


@pytest.mark.rule("HND-HERO-E5")
@pytest.mark.parametrize(
    ("cards", "through"),
    [(["Razor Boar"], 4), (["Bramble Boar"], 3), (["Razor Boar", "Shieldbearer"], 6)],
)
def test_shoot_through_deals_half_of_the_attack_rounded_up(cards: list[str], through: int) -> None:
    state = combat(
        "Elder Dragon, Pit Brute, Ash Drake", "Razor Boar, Bramble Boar, Shieldbearer", hero="Elora"
    )
    act(state, *[f"commit {card}" for card in cards], "add Shoot Through", "exhaust")
    assert state.grid == (1, 0)
    act(state, "strike front")
    assert left(state, 1) == 10 - through and left(state, 2) == 10


@pytest.mark.rule("HND-HERO-E5", "HND-CLEAN-02")
def test_shoot_through_halves_the_whole_value_and_not_the_surplus() -> None:
    """Both fall, the front first."""
    state = combat("Hill Raider, Shieldbearer, Ash Drake", "Razor Boar, Lantern Imp", hero="Elora")
    act(state, "commit Razor Boar", "add Shoot Through", "pay Lantern Imp", "strike front")
    assert names(state.strength) == "Hill Raider, Shieldbearer"
    assert names(state.line) == "Ash Drake"


@pytest.mark.rule("HND-HERO-E5", "HND-HERO-01")
def test_what_goes_through_is_no_strength_attack() -> None:
    """Gate Guard does not bar it, and Shieldbearer does not lessen it."""
    state = combat("Gate Guard, Shieldbearer", "Marsh Hydra", hero="Elora")
    act(state, "commit Marsh Hydra", "add Shoot Through", "exhaust", "strike front")
    assert state.line == () and names(state.strength) == "Gate Guard, Shieldbearer"


@pytest.mark.rule("HND-HERO-E5", "HND-HERO-E2")
def test_what_goes_through_is_half_of_the_value_with_its_bonuses() -> None:
    """5 and 2 of Grudge are 7."""
    state = combat("Carrion Bat, Elder Dragon, Pit Brute", "Hill Raider, Burrow Rat", hero="Elora")
    act(state, "take", "lose 0 1", "commit Hill Raider", "add Shoot Through", "pay Burrow Rat")
    act(state, "strike front")
    assert attack(state) == 7 and [left(state, place) for place in (0, 1)] == [5, 6]


@pytest.mark.rule("HND-HERO-E5", "HND-HERO-12", "HND-MN-05")
def test_shoot_through_needs_an_attack_on_the_front_and_a_second_monster() -> None:
    state = combat("Elder Dragon, Pit Brute", "Razor Boar, Hill Raider", hero="Elora")
    assert refused(state, "add Shoot Through") == ("hand-nothing-committed", "HND-HERO-12")
    act(state, "commit Razor Boar", "add Shoot Through", "pay Hill Raider")
    assert refused(state, "strike second") == ("hand-front-with", "HND-HERO-E5")
    alone = combat("Elder Dragon", "Razor Boar, Hill Raider", hero="Elora")
    act(alone, "commit Razor Boar")
    assert refused(alone, "add Shoot Through") == ("hand-no-second", "HND-HERO-E5")
    thorny = combat("Elder Dragon, Thornback", "Razor Boar, Hill Raider", hero="Elora")
    act(thorny, "commit Razor Boar")
    assert refused(thorny, "add Shoot Through") == ("hand-thornback", "HND-MN-05")
    faced = boss_phase("Razor Boar, Hill Raider", hero="Elora")
    act(faced, "commit Razor Boar")
    assert refused(faced, "add Shoot Through") == ("hand-no-second", "HND-HERO-E5")


@pytest.mark.rule("HND-HERO-12", "HND-HERO-13")
def test_each_attack_pays_for_its_add_ons() -> None:
    state = combat(
        "Elder Dragon, Pit Brute, Ash Drake", "Razor Boar, Burrow Rat, Hill Raider", hero="Elora"
    )
    act(state, "commit Razor Boar", "add Shoot Through", "pay Burrow Rat")
    assert refused(state, "add Shoot Through") == ("hand-added", "HND-HERO-13")
    act(state, "strike front")
    assert left(state, 1) == 6
    without = state.copy()
    act(without, "commit Hill Raider", "strike front")
    assert names(without.line) == "Pit Brute, Ash Drake" and left(without) == 6
    act(state, "commit Hill Raider", "add Shoot Through")
    assert options(state) == ["exhaust"]
    act(state, "exhaust", "strike front")
    assert names(state.line) == "Pit Brute, Ash Drake" and left(state) == 3


# --- Elora: Maneuver ----------------------------------------------------------------------


@pytest.mark.rule("HND-HERO-E6")
@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("front", "Ash Drake, Razor Boar, Hill Raider, Pit Brute"),
        ("second", "Pit Brute, Razor Boar, Hill Raider, Ash Drake"),
    ],
)
def test_maneuver_sends_front_or_second_to_the_back(place: str, line: str) -> None:
    state = combat("Pit Brute, Ash Drake, Razor Boar, Hill Raider", hero="Elora")
    act(state, f"use Maneuver on {place}", "exhaust")
    assert names(state.line) == line and state.grid == (0, 1)


@pytest.mark.rule("HND-HERO-E6")
def test_maneuver_of_the_last_monster_would_do_nothing() -> None:
    state = combat("Pit Brute, Thornback", hero="Elora")
    assert refused(state, "use Maneuver on second") == ("hand-no-effect", "HND-HERO-E6")
    act(state, "use Maneuver on front", "exhaust")
    assert names(state.line) == "Thornback, Pit Brute"


# --- Galathar: Dragon Master --------------------------------------------------------------


@pytest.mark.rule("HND-HERO-G2", "HND-STOCK-03")
@pytest.mark.parametrize(
    ("line", "use", "expected"),
    [
        ("Storm Wyrm, Razor Boar", "on second by front", ("Razor Boar", 6)),
        ("Storm Wyrm, Razor Boar", "on front by front", ("Storm Wyrm", 6)),
        ("Razor Boar, Ash Drake", "on front by second", ("Razor Boar", 5)),
        ("Specter, Razor Boar, Elder Dragon", "on second by third", ("Razor Boar", 6)),
        # Hydra's base is 9, whatever it has now.
        ("Marsh Hydra, Razor Boar", "on second by front", ("Razor Boar", 5)),
    ],
)
def test_dragon_master_attacks_for_half_of_a_dragon_s_base_hp_rounded_up(
    line: str, use: str, expected: tuple[str, int]
) -> None:
    state = combat(line, "Young Wyvern", hero="Galathar")
    act(state, f"use Dragon Master {use}")
    assert dealt(state) == [expected] and state.hp == 6


@pytest.mark.rule("HND-HERO-14", "HND-HERO-G2", "HND-ABIL-05")
def test_dragon_master_is_a_slot_ability(shipped: None) -> None:
    state = combat("Carrion Bat, Ash Drake", hero="Galathar")
    act(state, "use Dragon Master on front by second")
    assert names(state.line) == "Ash Drake" and names(state.strength) == "Carrion Bat"


@pytest.mark.rule("HND-HERO-G2")
def test_dragon_master_needs_a_dragon_in_view() -> None:
    """One among the strength cards or hidden in the line is none."""
    state = combat("Pit Brute, Razor Boar, Ash Drake", "Elder Dragon", hero="Galathar")
    for by in ("front", "second", "third"):
        words = f"use Dragon Master on front by {by}"
        assert refused(state, words) == ("hand-no-dragon", "HND-HERO-G2")
    thorny = combat("Thornback, Ash Drake", hero="Galathar")
    words = "use Dragon Master on front by second"
    assert refused(thorny, words) == ("hand-thornback", "HND-MN-05")


# --- Galathar: Retribution ----------------------------------------------------------------


@pytest.mark.rule("HND-HERO-G3", "HND-HERO-07")
@pytest.mark.parametrize(
    ("grid", "payment", "damage"),
    [
        ((0, 0), "exhaust", 4),
        ((1, 0), "exhaust", 4),
        ((1, 3), "exhaust", 10),
        ((1, 0), "pay Burrow Rat", 2),
        ((1, 3), "pay Burrow Rat", 8),
    ],
)
def test_retribution_is_twice_the_exhausted_abilities_its_own_cost_included(
    grid: tuple[int, int], payment: str, damage: int
) -> None:
    state = combat("Elder Dragon, Ash Drake", "Burrow Rat", hero="Galathar", grid=grid)
    act(state, "use Retribution on second", payment)
    assert dealt(state) == [("Ash Drake", damage)]


@pytest.mark.rule("HND-HERO-07")
def test_retribution_of_an_unhurt_hero_cannot_be_paid_with_strength() -> None:
    state = combat("Elder Dragon, Ash Drake", "Burrow Rat", hero="Galathar")
    act(state, "use Retribution on front")
    assert options(state) == ["exhaust"]
    assert refused(state, "pay Burrow Rat") == ("hand-no-effect", "HND-HERO-07")


# --- Galathar: Intimidate -----------------------------------------------------------------


@pytest.mark.rule("HND-HERO-G4")
def test_intimidate_swaps_front_and_second() -> None:
    state = combat("Pit Brute, Ash Drake, Razor Boar", hero="Galathar")
    act(state, "use Intimidate", "exhaust")
    assert names(state.line) == "Ash Drake, Pit Brute, Razor Boar" and state.grid == (0, 2)


# --- Galathar: Shadow Spear ---------------------------------------------------------------


@pytest.mark.rule("HND-HERO-G5")
def test_shadow_spear_defeats_a_dragon_or_deals_7() -> None:
    state = combat("Pit Brute, Elder Dragon", "Hill Raider", hero="Galathar")
    words = "use Shadow Spear to defeat front"
    assert refused(state, words) == ("hand-wrong-type", "HND-HERO-G5")
    other = state.copy()
    act(state, "use Shadow Spear to defeat second", "exhaust")
    assert names(state.line) == "Pit Brute" and state.grid == (1, 0)
    act(other, "use Shadow Spear on second", "exhaust")
    assert left(other, 1) == 5
    hidden = combat("Pit Brute, Razor Boar, Elder Dragon", "Hill Raider", hero="Galathar")
    words = "use Shadow Spear to defeat third"
    assert refused(hidden, words) == ("hand-unseen", "HND-RANGE-04")


# --- Galathar: Stun Spell -----------------------------------------------------------------


@pytest.mark.rule("HND-HERO-G6", "HND-ORDER-08")
@pytest.mark.parametrize("payment", ["exhaust", "pay Hill Raider"])
def test_stun_spell_cancels_a_front_ability_that_is_pending(payment: str) -> None:
    state = combat("Great Serpent, Ash Drake", "Hill Raider", hero="Galathar")
    assert asked(state) == "stun" and options(state) == ["use Stun Spell", "decline"]
    act(state, "use Stun Spell", payment)
    assert told(state, "hurt") == [] and asked(state) == "fight"
    assert state.hp == (5 if payment == "exhaust" else 6)


@pytest.mark.rule("HND-HERO-G6", "HND-ORDER-07")
def test_stun_spell_has_no_other_use() -> None:
    pending = combat("Great Serpent, Ash Drake", "Hill Raider", hero="Galathar")
    assert refused(pending, "use Intimidate") == ("hand-asked-otherwise", "HND-ORDER-07")
    assert refused(pending, "take") == ("hand-asked-otherwise", "HND-ORDER-04")
    act(pending, "decline", "lose 0 1")
    assert pending.hp == 5
    plain = combat("Ash Drake, Great Serpent", "Hill Raider", hero="Galathar")
    assert asked(plain) == "fight"
    assert refused(plain, "use Stun Spell") == ("hand-no-front-ability", "HND-HERO-G6")
    # Neither an Instant nor a Second ability is asked about.
    for line in ("Cutpurse, Ash Drake", "Ash Drake, Frost Shaman"):
        other = combat(line, "Hill Raider", hero="Galathar")
        assert asked(other) == "fight" and told(other, "resolves") != []


@pytest.mark.rule("HND-HERO-10", "HND-ATYPE-10")
def test_a_stunned_monster_triggers_when_it_comes_to_the_front_again() -> None:
    """An ability that triggers once a wave is not used up."""
    state = combat("Great Serpent, Ash Drake", "Hill Raider, Pit Brute", hero="Galathar")
    act(state, "use Stun Spell", "pay Hill Raider", "use Intimidate", "pay Pit Brute")
    assert names(state.line) == "Ash Drake, Great Serpent"
    act(state, "use Intimidate", "exhaust")
    # Intimidate took Stun Spell with it: nothing is asked, the damage is taken.
    assert names(state.line) == "Great Serpent, Ash Drake"
    assert len(told(state, "hurt")) == 1


@pytest.mark.rule("HND-HERO-10")
def test_a_stunned_monster_stays_quiet_as_long_as_it_stays_in_front() -> None:
    state = combat("Duelist, Ash Drake", "Hill Raider, Pit Brute", hero="Galathar")
    act(state, "use Stun Spell", "exhaust", "commit Pit Brute", "strike front")
    assert names(state.strength) == "Hill Raider, Duelist" and told(state, "resolves") == []
    again = combat("Duelist, Ash Drake", "Hill Raider, Carrion Bat", hero="Galathar")
    act(again, "use Stun Spell", "exhaust", "commit Carrion Bat", "strike front")
    assert names(again.strength) == "Hill Raider" and asked(again) == "fight"


# --- abilities are no strength attacks ----------------------------------------------------


@pytest.mark.rule("HND-HERO-01")
def test_effects_on_strength_do_not_touch_abilities() -> None:
    """Nor does Gate Guard, nor Mirror Shade; and Crossfire adds nothing to Shield Bash."""
    shield = combat("Shieldbearer, Ogre Mauler", "Hill Raider", hero="Rhys")
    act(shield, "use Shield Bash on front", "exhaust")
    assert dealt(shield) == [("Shieldbearer", 2)]
    shade = combat("Gate Guard, Mirror Shade", "Hill Raider", hero="Ifaris")
    act(shade, "use Summons on second", "exhaust")
    assert dealt(shade) == [("Mirror Shade", 2)]
    grudge = combat("Hill Raider, Shieldbearer, Ash Drake", hero="Elora", wave=2)
    act(grudge, "take", "lose 1 0", "use Experience on front")
    assert dealt(grudge) == [("Shieldbearer", 2)] and grudge.grudge
