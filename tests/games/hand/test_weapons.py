"""Weapons in combat: bows, wands and axes; shields stand in `test_taking.py`."""

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

# --- whose weapon, and when ---------------------------------------------------------------


@pytest.mark.rule("HND-WEAP-02", "HND-WEAP-10")
@pytest.mark.parametrize(
    ("hero", "weapon", "words"),
    [
        ("Elora", "Hunting Bow", ["use Hunting Bow on front"]),
        ("Elora", "Great Bow", ["use Great Bow on front"]),
        ("Elora", "Ember Wand", ["use Ember Wand", "rotate Hill Raider"]),
        ("Elora", "Blazing Wand", ["use Blazing Wand", "rotate Hill Raider", "decline"]),
        ("Rhys", "War Axe", ["commit Hill Raider", "add War Axe", "strike front"]),
        ("Rhys", "Giant Axe", ["commit Hill Raider", "add Giant Axe", "strike front"]),
        ("Rhys", "Round Shield", ["take", "prevent 1", "lose 1 0"]),
        ("Rhys", "Tower Shield", ["take", "prevent 2"]),
    ],
)
def test_using_a_weapon_takes_it_away_for_the_wave(
    hero: str, weapon: str, words: list[str]
) -> None:
    """It is still the hero's; and it never lies among the monster cards."""
    state = combat("Cave Bear, Elder Dragon", "Hill Raider, Burrow Rat", hero=hero, weapon=weapon)
    assert state.ready and state.weapon == c.ITEM[weapon]
    act(state, *words)
    assert not state.ready and state.weapon == c.ITEM[weapon]
    assert asked(state) == "fight"
    assert len(state.line + state.strength + state.underworld) == c.CARDS
    assert not [text for text in options(state) if weapon in text]


@pytest.mark.rule("HND-WEAP-02")
def test_a_used_weapon_is_refused_for_the_rest_of_the_wave() -> None:
    bow = combat("Pit Brute, Elder Dragon", "Hill Raider", hero="Elora", weapon="Great Bow")
    act(bow, "use Great Bow on front")
    assert refused(bow, "use Great Bow on second") == ("hand-weapon-used", "HND-WEAP-02")
    axe = combat("Pit Brute, Ash Drake", "Hill Raider, Burrow Rat", weapon="War Axe")
    act(axe, "commit Burrow Rat", "add War Axe", "strike front", "commit Hill Raider")
    assert refused(axe, "add War Axe") == ("hand-weapon-used", "HND-WEAP-02")


@pytest.mark.rule("HND-WEAP-01", "HND-WEAP-11")
def test_only_the_weapon_that_is_owned_can_be_used() -> None:
    state = combat("Pit Brute, Ash Drake", "Hill Raider", hero="Elora", weapon="Hunting Bow")
    assert refused(state, "use Great Bow on front") == ("hand-not-owned", "HND-WEAP-01")
    assert refused(state, "use Ember Wand") == ("hand-not-owned", "HND-WEAP-01")
    bare = combat("Pit Brute, Ash Drake", "Hill Raider")
    act(bare, "commit Hill Raider")
    assert refused(bare, "add War Axe") == ("hand-not-owned", "HND-WEAP-01")


@pytest.mark.rule("HND-WEAP-12", "HND-ORDER-04")
def test_no_weapon_inside_the_resolution_of_something_else() -> None:
    state = combat(
        "Gravecaller, Elder Dragon", "Hill Raider, Scout", hero="Elora", weapon="Great Bow"
    )
    assert asked(state) == "card"
    words = "use Great Bow on front"
    assert refused(state, words) == ("hand-asked-otherwise", "HND-ORDER-04")
    act(state, "choose Scout", words)
    assert names(state.line) == "Elder Dragon"


# --- bows ---------------------------------------------------------------------------------


@pytest.mark.rule("HND-MI-01", "HND-MI-02")
@pytest.mark.parametrize(("bow", "damage"), [("Hunting Bow", 4), ("Great Bow", 7)])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_bows_hit_a_monster_that_is_visible(bow: str, damage: int, place: int) -> None:
    name = ("front", "second", "third")[place]
    line = (
        "Pit Brute, Specter, Elder Dragon" if place == 2 else "Pit Brute, Elder Dragon, Ash Drake"
    )
    state = combat(line, hero="Ifaris", weapon=bow)
    target = c.NAME[state.line[place]]
    act(state, f"use {bow} on {name}")
    assert dealt(state) == [(target, damage)]
    hidden = combat("Pit Brute, Elder Dragon, Ash Drake", hero="Ifaris", weapon=bow)
    assert refused(hidden, f"use {bow} on third") == ("hand-unseen", "HND-RANGE-04")


@pytest.mark.rule("HND-MI-01", "HND-MI-02", "HND-WEAP-12")
def test_the_great_bow_hits_the_boss_and_the_hunting_bow_does_not() -> None:
    great = boss_phase("Hill Raider", hero="Ifaris", weapon="Great Bow", wave=2)
    act(great, "use Great Bow on boss")
    assert great.boss_damage == 7 and not great.ready
    early = combat("Pit Brute, Ash Drake", hero="Ifaris", weapon="Great Bow")
    assert refused(early, "use Great Bow on boss") == ("hand-monsters-first", "HND-BOSS-04")
    small = boss_phase("Hill Raider", hero="Ifaris", weapon="Hunting Bow")
    assert not [text for text in options(small) if "Bow" in text]
    assert refused(small, "use Hunting Bow on front") == ("hand-not-on-boss", "HND-BOSS-06")


@pytest.mark.rule("HND-WEAP-03", "HND-MN-05")
def test_a_bow_hits_thornback_which_is_slotted() -> None:
    state = combat("Thornback, Ash Drake", hero="Ifaris", weapon="Great Bow")
    act(state, "use Great Bow on front")
    assert names(state.strength) == "Thornback"


@pytest.mark.rule("HND-MI-01", "HND-HERO-01")
def test_a_bow_is_no_strength_attack() -> None:
    state = combat("Gate Guard, Shieldbearer", "Hill Raider", hero="Elora", weapon="Hunting Bow")
    act(state, "use Hunting Bow on second")
    assert names(state.strength) == "Hill Raider, Shieldbearer"
    grudge = combat("Hill Raider, Elder Dragon", "Burrow Rat", hero="Elora", weapon="Hunting Bow")
    act(grudge, "take", "lose 1 0", "use Hunting Bow on front", "commit Burrow Rat")
    assert dealt(grudge) == [("Elder Dragon", 4)]
    act(grudge, "strike front")
    assert attack(grudge) == 4


# --- wands --------------------------------------------------------------------------------


@pytest.mark.rule("HND-MI-03")
def test_the_ember_wand_rotates_one_card() -> None:
    state = combat(
        "Pit Brute, Ash Drake, Razor Boar",
        "Hill Raider, Burrow Rat",
        hero="Elora",
        weapon="Ember Wand",
    )
    act(state, "use Ember Wand")
    cards = ("Pit Brute", "Ash Drake", "Hill Raider", "Burrow Rat")
    assert options(state) == [f"rotate {name}" for name in cards]
    assert refused(state, "flip Pit Brute") == ("hand-only-rotates", "HND-MI-03")
    assert refused(state, "rotate Razor Boar") == ("hand-not-turnable", "HND-MI-03")
    assert refused(state, "decline") == ("hand-turn-one", "HND-WEAP-02")
    other = state.copy()
    act(state, "rotate Ash Drake")
    assert names(state.line) == "Pit Brute, Specter, Razor Boar" and asked(state) == "fight"
    act(other, "rotate Hill Raider")
    assert names(other.strength) == "Phase Worm, Burrow Rat" and asked(other) == "fight"


@pytest.mark.rule("HND-MI-03", "HND-ATYPE-13")
def test_what_a_wand_turns_up_is_resolved() -> None:
    state = combat(
        "Bramble Boar, Thornback, Pit Brute", "Hill Raider", hero="Elora", weapon="Ember Wand"
    )
    act(state, "use Ember Wand", "rotate Thornback")
    # Cutpurse's Instant discards the lowest strength card.
    assert names(state.line) == "Bramble Boar, Cutpurse, Pit Brute" and state.strength == ()


@pytest.mark.rule("HND-MI-04")
def test_the_blazing_wand_rotates_or_flips_up_to_two_cards() -> None:
    state = combat(
        "Pit Brute, Ash Drake, Razor Boar",
        "Hill Raider, Burrow Rat",
        hero="Elora",
        weapon="Blazing Wand",
    )
    act(state, "use Blazing Wand")
    cards = ("Pit Brute", "Ash Drake", "Hill Raider", "Burrow Rat")
    assert options(state) == [f"{turn} {name}" for turn in ("rotate", "flip") for name in cards]
    assert refused(state, "decline") == ("hand-turn-one", "HND-WEAP-02")
    act(state, "flip Pit Brute")
    assert asked(state) == "turn" and "decline" in options(state)
    # A card is turned once, also with its other face.
    assert refused(state, "rotate Storm Wyrm") == ("hand-not-turnable", "HND-MI-04")
    one = state.copy()
    act(one, "decline")
    assert names(one.line) == "Storm Wyrm, Ash Drake, Razor Boar" and asked(one) == "fight"
    act(state, "rotate Hill Raider")
    assert names(state.line) == "Storm Wyrm, Ash Drake, Razor Boar"
    assert names(state.strength) == "Phase Worm, Burrow Rat" and asked(state) == "fight"


@pytest.mark.rule("HND-MI-04", "HND-ORDER-04")
def test_nothing_is_resolved_between_the_two_cards_of_the_blazing_wand() -> None:
    """Cutpurse is turned up first; it discards what is the lowest card in the end."""
    state = combat(
        "Bramble Boar, Thornback, Pit Brute",
        "Ember Wisp, Shieldbearer",
        hero="Elora",
        weapon="Blazing Wand",
    )
    act(state, "use Blazing Wand", "rotate Thornback")
    assert asked(state) == "turn" and names(state.strength) == "Ember Wisp, Shieldbearer"
    act(state, "rotate Ember Wisp")
    assert names(state.strength) == "Chieftain"


@pytest.mark.rule("HND-MI-03", "HND-MI-04", "HND-BOSS-07")
@pytest.mark.parametrize("wand", ["Ember Wand", "Blazing Wand"])
def test_wands_turn_strength_cards_before_the_boss(wand: str) -> None:
    state = boss_phase("Hill Raider", hero="Elora", weapon=wand)
    act(state, f"use {wand}", "rotate Hill Raider")
    assert names(state.strength) == "Phase Worm" and asked(state) == "boss"


# --- axes ---------------------------------------------------------------------------------


@pytest.mark.rule("HND-MI-08", "HND-MI-09", "HND-WEAP-12")
@pytest.mark.parametrize(("axe", "bonus"), [("War Axe", 4), ("Giant Axe", 7)])
def test_axes_add_to_one_strength_attack(axe: str, bonus: int) -> None:
    state = combat(
        "Elder Dragon, Ash Drake", "Burrow Rat, Hill Raider", hero="Galathar", weapon=axe
    )
    assert refused(state, f"add {axe}") == ("hand-nothing-committed", "HND-WEAP-12")
    act(state, "commit Burrow Rat", f"add {axe}")
    assert refused(state, f"add {axe}") == ("hand-added", "HND-HERO-13")
    act(state, "strike front")
    assert attack(state) == 2 + bonus and left(state) == 10 - bonus
    act(state, "commit Hill Raider", "strike front")
    assert attack(state) == 5


@pytest.mark.rule("HND-MI-08", "HND-STR-10")
def test_an_axe_adds_to_the_attack_and_not_to_the_cards() -> None:
    """3 against "each card less 4" is 0, and 4 more; two cards get it once."""
    state = combat("Mirror Shade, Ash Drake", "Carrion Bat", hero="Galathar", weapon="War Axe")
    act(state, "commit Carrion Bat", "add War Axe", "strike front")
    assert attack(state) == 4 and names(state.strength) == "Mirror Shade"
    two = combat(
        "Elder Dragon, Ash Drake", "Burrow Rat, Hill Raider", hero="Galathar", weapon="War Axe"
    )
    act(two, "commit Burrow Rat", "commit Hill Raider", "add War Axe", "strike front")
    assert attack(two) == 11


@pytest.mark.rule("HND-MI-08", "HND-MI-09")
@pytest.mark.parametrize(("axe", "bonus"), [("War Axe", 4), ("Giant Axe", 7)])
def test_axes_add_to_a_strength_attack_on_the_boss(axe: str, bonus: int) -> None:
    state = boss_phase("Hill Raider", weapon=axe, wave=2)
    act(state, "commit Hill Raider", f"add {axe}", "strike boss")
    assert state.boss_damage == 5 + bonus and not state.ready


@pytest.mark.rule("HND-MI-08", "HND-HERO-12", "HND-HERO-13")
def test_an_axe_and_an_ability_go_with_one_attack() -> None:
    state = combat("Elder Dragon, Ash Drake", "Burrow Rat, Hill Raider", weapon="War Axe")
    act(state, "commit Burrow Rat", "add War Axe", "add Resourceful", "pay Hill Raider")
    act(state, "strike front")
    assert attack(state) == 6 and names(state.strength) == "Forest Dragon"
    assert [event.args[0] for event in told(state, "adds")] == ["War Axe", "Resourceful"]
