"""Strength attacks: reach, value, accumulated damage, and what goes where afterwards."""

from __future__ import annotations

from random import Random

import pytest

from fateloom.games.hand import cards as c
from fateloom.games.hand import phases
from fateloom.games.hand.game import HAND
from fateloom.games.hand.state import HandState
from tests.games.hand.table import (
    act,
    asked,
    attack,
    combat,
    left,
    names,
    options,
    refused,
    told,
)


def kinds(state: HandState) -> set[str]:
    return {move.kind for move in state.legal(0)}


# --- actions ----------------------------------------------------------------------------


@pytest.mark.rule("HND-FIGHT-01")
def test_what_the_player_may_do() -> None:
    state = combat("Pit Brute, Razor Boar", "Hill Raider", hero="Ifaris", weapon="Hunting Bow")
    assert kinds(state) == {"commit", "use", "take"}
    assert "use Hunting Bow on front" in options(state)
    assert "use Fire Ball" in options(state)
    act(state, "commit Hill Raider")
    assert options(state) == ["strike front", "strike second"]


@pytest.mark.rule("HND-FIGHT-01")
def test_an_attack_begun_is_made_before_anything_else() -> None:
    state = combat("Pit Brute, Razor Boar", "Hill Raider, Cave Bear", hero="Galathar")
    act(state, "commit Hill Raider")
    assert refused(state, "take") == ("hand-strike-first", "HND-FIGHT-01")
    assert refused(state, "use Intimidate") == ("hand-strike-first", "HND-FIGHT-01")
    act(state, "strike front")
    assert "take" in options(state) and "use Intimidate" in options(state)


@pytest.mark.rule("HND-FIGHT-02")
def test_a_monster_that_is_not_defeated_stays_in_the_line() -> None:
    state = combat("Pit Brute, Razor Boar, Ash Drake", "Hill Raider", hero="Elora")
    act(state, "commit Hill Raider", "strike front", "use Experience on second")
    act(state, "use Maneuver on front", "exhaust")
    assert names(state.line) == "Razor Boar, Ash Drake, Pit Brute"


@pytest.mark.rule("HND-FIGHT-02")
@pytest.mark.parametrize("seed", range(30))
def test_nothing_else_takes_a_monster_out_of_the_line(seed: int) -> None:
    """A wave played at random: each card that left was defeated, taken or absorbed."""
    state = HAND.new(seed=seed, seats=1, watch=True)
    rng = Random(seed)
    (drawn,) = told(state, "draws")[0].args
    started = set(range(c.CARDS)) - {c.FACE[name] >> 2 for name in drawn}
    while state.phase == phases.COMBAT and state.outcome is None:
        state.apply(0, rng.choice(state.legal(0)))
    events = state.events or []
    gone = set()
    for i, event in enumerate(events):
        if event.code in ("sinks", "slots"):
            (name,) = event.args
            taken = [other.args[0] for other in events[:i] if other.code == "takes"][-1:]
            before = events[i - 1]
            assert (before.code in ("defeated", "absorbs") and before.args[0] == name) or (
                event.code == "sinks" and taken == [name]
            )
            gone.add(c.FACE[name] >> 2)
    assert started - {face >> 2 for face in state.line} == gone


@pytest.mark.rule("HND-FIGHT-03")
def test_a_defeated_monster_that_is_not_slotted_goes_to_the_underworld() -> None:
    state = combat("Pit Brute, Razor Boar", "Hill Raider", hero="Rhys", underworld="Scout")
    act(state, "use Shield Bash to defeat front", "pay Hill Raider")
    assert names(state.line) == "Razor Boar"
    assert names(state.underworld) == "Scout, Hill Raider, Pit Brute"
    assert state.strength == ()


# --- reach ------------------------------------------------------------------------------


@pytest.mark.rule("HND-RANGE-01")
@pytest.mark.parametrize("hero", ["Rhys", "Galathar"])
def test_melee_heroes_reach_the_front_monster_only(hero: str) -> None:
    state = combat("Pit Brute, Razor Boar", "Cave Bear", hero=hero)
    act(state, "commit Cave Bear")
    assert "strike front" in options(state)
    assert refused(state, "strike second") == ("hand-melee", "HND-RANGE-01")


@pytest.mark.rule("HND-RANGE-02")
@pytest.mark.parametrize("hero", ["Ifaris", "Elora"])
def test_ranged_heroes_reach_the_front_and_the_second_monster(hero: str) -> None:
    state = combat("Pit Brute, Razor Boar, Hill Raider", "Cave Bear, Burrow Rat", hero=hero)
    act(state, "commit Cave Bear", "strike second")
    assert names(state.line) == "Pit Brute, Hill Raider"
    assert names(state.strength) == "Burrow Rat, Razor Boar"
    act(state, "commit Burrow Rat", "strike front")
    assert left(state) == 8


@pytest.mark.rule("HND-RANGE-02")
def test_no_hero_reaches_a_third_monster_that_is_seen() -> None:
    state = combat("Specter, Pit Brute, Razor Boar", "Hill Raider", hero="Elora")
    assert names(state.visible) == "Specter, Pit Brute, Razor Boar"
    act(state, "commit Hill Raider")
    assert [words for words in options(state) if words.startswith("strike")] == [
        "strike front",
        "strike second",
    ]


def test_there_is_no_second_monster_to_strike() -> None:
    state = combat("Pit Brute", "Cave Bear", hero="Elora")
    act(state, "commit Cave Bear")
    assert refused(state, "strike second") == ("hand-too-few", "HND-VIS-02")


@pytest.mark.rule("HND-RANGE-03", "HND-RANGE-04")
@pytest.mark.parametrize(
    ("hero", "use"),
    [
        ("Rhys", "use Shield Bash on"),
        ("Galathar", "use Shadow Spear on"),
        ("Ifaris", "use Summons on"),
        ("Elora", "use Experience on"),
    ],
)
def test_abilities_reach_every_monster_that_is_visible(hero: str, use: str) -> None:
    hidden = combat("Pit Brute, Razor Boar, Ash Drake", "Hill Raider", hero=hero)
    assert {f"{use} front", f"{use} second"} <= set(options(hidden))
    assert refused(hidden, f"{use} third") == ("hand-unseen", "HND-RANGE-04")
    shown = combat("Pit Brute, Specter, Razor Boar", "Hill Raider", hero=hero)
    assert f"{use} third" in options(shown)


@pytest.mark.rule("HND-RANGE-04")
def test_the_text_of_an_ability_may_say_otherwise() -> None:
    state = combat("Pit Brute, Razor Boar, Hill Raider, Ash Drake", hero="Elora")
    act(state, "use Long Range", "exhaust")
    assert names(state.line) == "Pit Brute, Razor Boar, Hill Raider"


# --- the value of an attack ---------------------------------------------------------------


@pytest.mark.rule("HND-STR-01", "HND-STR-02")
@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ("Hill Raider", 5),
        ("Hill Raider, Carrion Bat", 8),
        ("Hill Raider, Carrion Bat, Marsh Hydra", 17),
    ],
)
def test_an_attack_is_worth_the_sum_of_its_cards(cards: str, value: int) -> None:
    state = combat("Elder Dragon, Burrow Rat", cards, hero="Galathar")
    assert refused(state, "strike front") == ("hand-nothing-committed", "HND-STR-01")
    act(state, *[f"commit {card}" for card in cards.split(", ")], "strike front")
    assert attack(state) == value
    assert [event.args[0] for event in told(state, "strikes")] == ["Elder Dragon"]


@pytest.mark.rule("HND-STR-01")
def test_only_slotted_cards_attack_and_each_of_them_once() -> None:
    state = combat("Pit Brute, Burrow Rat", "Hill Raider, Carrion Bat", hero="Galathar")
    assert refused(state, "commit Cave Bear") == ("hand-not-slotted", "HND-STR-01")
    assert refused(state, "commit Burrow Rat") == ("hand-not-slotted", "HND-STR-01")
    act(state, "commit Hill Raider")
    assert refused(state, "commit Hill Raider") == ("hand-committed", "HND-STR-01")


@pytest.mark.rule("HND-STR-03", "HND-STR-07", "HND-HP-04")
@pytest.mark.parametrize(
    ("cards", "defeated"),
    [("Shieldbearer", False), ("Hill Raider", True), ("Bramble Boar", True)],
)
def test_an_attack_defeats_when_it_reaches_the_remaining_hp(cards: str, defeated: bool) -> None:
    """4, 5 and 6 against Dire Wolf's 5."""
    state = combat("Dire Wolf, Ash Drake", cards, hero="Galathar")
    act(state, f"commit {cards}", "strike front")
    assert names(state.strength) == ("Dire Wolf" if defeated else "")
    assert names(state.line) == ("Ash Drake" if defeated else "Dire Wolf, Ash Drake")


@pytest.mark.rule("HND-STR-04", "HND-CLEAN-02")
@pytest.mark.parametrize(
    ("first", "second"), [("Hill Raider", "Carrion Bat"), ("Carrion Bat", "Hill Raider")]
)
def test_used_cards_go_to_the_back_of_the_underworld_as_named(first: str, second: str) -> None:
    state = combat(
        "Pit Brute, Burrow Rat",
        "Hill Raider, Carrion Bat, Marsh Hydra",
        hero="Galathar",
        underworld="Ash Drake",
    )
    act(state, f"commit {first}", f"commit {second}", "strike front")
    assert names(state.underworld) == f"Ash Drake, {first}, {second}"
    assert names(state.strength) == "Marsh Hydra"


@pytest.mark.rule("HND-STR-05")
def test_what_is_over_is_lost() -> None:
    state = combat("Burrow Rat, Pit Brute, Ash Drake", "Marsh Hydra", hero="Elora")
    act(state, "commit Marsh Hydra", "strike front")
    assert names(state.strength) == "Burrow Rat"
    assert left(state) == 10 and not any(state.damage)


@pytest.mark.rule("HND-STR-06", "HND-ACC-01")
def test_an_attack_that_is_too_weak_leaves_its_damage() -> None:
    state = combat("Pit Brute, Cave Bear", "Hill Raider, Carrion Bat, Burrow Rat", hero="Elora")
    act(state, "commit Hill Raider", "strike front")
    assert left(state) == 5
    act(state, "commit Carrion Bat", "strike front")
    assert left(state) == 2 and names(state.line) == "Pit Brute, Cave Bear"
    act(state, "commit Burrow Rat", "strike front")
    assert names(state.line) == "Cave Bear"
    assert names(state.strength) == "Pit Brute"


@pytest.mark.rule("HND-STR-08")
@pytest.mark.parametrize(("target", "value"), [("Shieldbearer", 5), ("Mirror Shade", 2)])
def test_effects_on_attacks_count_once_and_effects_on_cards_for_each(
    target: str, value: int
) -> None:
    """3 + 6: less 4 makes 5; each less 4 makes 0 + 2."""
    state = combat(f"{target}, Ash Drake", "Ember Wisp, Bramble Boar", hero="Elora")
    act(state, "commit Ember Wisp", "commit Bramble Boar", "strike front")
    assert attack(state) == value


@pytest.mark.rule("HND-STR-10")
def test_the_value_of_a_card_never_falls_below_0() -> None:
    """Cards 3 and 3 are worth nothing against Mirror Shade; Dual Wield adds its 1 to that."""
    state = combat("Mirror Shade, Ash Drake", "Ember Wisp, Carrion Bat", hero="Rhys")
    act(state, "commit Ember Wisp", "commit Carrion Bat", "strike front")
    assert attack(state) == 1 and left(state) == 2


@pytest.mark.rule("HND-STR-10", "HND-PROP-19")
def test_the_value_of_an_attack_never_falls_below_0() -> None:
    state = combat("Shieldbearer, Ash Drake", "Carrion Bat, Hill Raider", hero="Galathar")
    act(state, "commit Hill Raider", "strike front")
    assert attack(state) == 1 and left(state) == 3
    act(state, "commit Carrion Bat", "strike front")
    assert attack(state) == 0 and left(state) == 3


@pytest.mark.rule("HND-STR-09")
def test_to_discard_a_strength_sends_one_card_to_the_underworld() -> None:
    state = combat(
        "Gravecaller, Ash Drake", "Hill Raider, Carrion Bat, Cutpurse", underworld="Pit Brute"
    )
    assert asked(state) == "card"
    assert options(state) == ["choose Hill Raider", "choose Carrion Bat", "choose Cutpurse"]
    act(state, "choose Carrion Bat")
    assert names(state.strength) == "Hill Raider, Cutpurse"
    assert names(state.underworld) == "Pit Brute, Carrion Bat"
    assert asked(state) == "fight"


@pytest.mark.rule("HND-STR-11")
def test_the_lowest_goes_by_value_and_the_player_chooses_among_equals() -> None:
    alone = combat("Cutpurse, Ash Drake", "Hill Raider, Carrion Bat, Pit Brute")
    assert names(alone.strength) == "Hill Raider, Pit Brute"
    equal = combat("Cutpurse, Ash Drake", "Carrion Bat, Ember Wisp, Pit Brute")
    assert options(equal) == ["choose Carrion Bat", "choose Ember Wisp"]
    assert refused(equal, "choose Pit Brute") == ("hand-not-among", "HND-STR-11")
    act(equal, "choose Ember Wisp")
    assert names(equal.strength) == "Carrion Bat, Pit Brute"


@pytest.mark.rule("HND-STR-11")
def test_the_highest_goes_by_value_and_the_player_chooses_among_equals() -> None:
    alone = combat("Ember Wisp, Ash Drake", "Bramble Boar, Carrion Bat")
    assert names(alone.strength) == "Scout, Carrion Bat"
    equal = combat("Ember Wisp, Ash Drake", "Pit Brute, Iron Sentinel, Carrion Bat")
    assert options(equal) == ["choose Pit Brute", "choose Iron Sentinel"]
    assert refused(equal, "choose Carrion Bat") == ("hand-not-among", "HND-STR-11")
    act(equal, "choose Iron Sentinel")
    assert names(equal.strength) == "Pit Brute, Lantern Imp, Carrion Bat"


@pytest.mark.rule("HND-STR-12")
def test_a_weapon_is_not_a_strength_card() -> None:
    """It does not attack alone, pay, or fall to what discards strength."""
    state = combat("Cutpurse, Ash Drake", hero="Rhys", weapon="War Axe")
    assert state.ready and asked(state) == "fight"
    assert refused(state, "add War Axe") == ("hand-nothing-committed", "HND-WEAP-12")
    act(state, "use Throw Sword")
    assert options(state) == ["exhaust"]
    bow = combat("Pit Brute, Ash Drake", hero="Ifaris", weapon="Hunting Bow")
    assert refused(bow, "use Gain Wisdom") == ("hand-no-effect", "HND-HERO-06")
    assert refused(bow, "use Summons on front") == ("hand-no-effect", "HND-HERO-06")


# --- accumulated damage -------------------------------------------------------------------


@pytest.mark.rule("HND-ACC-02")
def test_damage_follows_a_monster_that_moves() -> None:
    state = combat("Pit Brute, Ash Drake, Razor Boar", "Hill Raider", hero="Elora")
    act(state, "commit Hill Raider", "strike second")
    assert [left(state, place) for place in range(3)] == [10, 5, 7]
    act(state, "use Maneuver on front", "exhaust")
    assert names(state.line) == "Ash Drake, Razor Boar, Pit Brute"
    assert [left(state, place) for place in range(3)] == [5, 7, 10]


@pytest.mark.rule("HND-ACC-03", "HND-OP-03")
def test_damage_vanishes_when_the_card_changes_its_face() -> None:
    """Also when it turns back later."""
    state = combat("Pit Brute, Ash Drake", "Hill Raider", hero="Ifaris", weapon="Ember Wand")
    act(state, "commit Hill Raider", "strike front", "use Ember Wand", "rotate Pit Brute")
    assert names(state.line) == "Mirror Shade, Ash Drake" and left(state) == 3
    act(state, "use Illusionist", "exhaust")
    assert names(state.line) == "Pit Brute, Specter" and left(state) == 10


@pytest.mark.rule("HND-ACC-03")
def test_damage_vanishes_when_the_monster_leaves_the_line() -> None:
    slotted = combat("Pit Brute, Ash Drake", "Hill Raider, Bramble Boar", hero="Elora")
    act(slotted, "commit Hill Raider", "strike front", "commit Bramble Boar", "strike front")
    assert names(slotted.strength) == "Pit Brute" and not any(slotted.damage)
    taken = combat("Pit Brute, Ash Drake", "Hill Raider", hero="Elora")
    act(taken, "commit Hill Raider", "strike front", "take", "lose 1 1")
    assert names(taken.line) == "Ash Drake" and not any(taken.damage)


@pytest.mark.rule("HND-ACC-03")
def test_nothing_of_a_wave_s_damage_is_left_in_the_next() -> None:
    state = combat("Iron Sentinel", "Hill Raider, Carrion Bat", hero="Galathar", underworld="")
    act(state, "commit Hill Raider", "strike front")
    act(state, "use Shadow Spear on front", "exhaust", "stop", "lose 1 1")
    assert state.wave == 2 and not any(state.damage) and not state.tainted


@pytest.mark.rule("HND-ACC-04", "HND-ABIL-02")
def test_the_mark_of_a_normal_ability_stays_with_the_damage() -> None:
    """It follows the monster, and the strength that finishes it does not lift it."""
    state = combat("Burrow Rat, Pit Brute, Ash Drake", "Hill Raider, Carrion Bat", hero="Rhys")
    act(state, "use Throw Sword", "exhaust")
    act(state, "commit Hill Raider", "strike front")
    assert names(state.line) == "Pit Brute, Ash Drake" and left(state) == 1
    act(state, "commit Carrion Bat", "strike front")
    assert names(state.line) == "Ash Drake"
    assert names(state.strength) == "Burrow Rat"
    assert state.underworld[-1] == c.PIT_BRUTE


@pytest.mark.rule("HND-ACC-04", "HND-ACC-03")
def test_the_mark_vanishes_together_with_the_damage() -> None:
    """Night Stalker turns the speared Pit Brute to Storm Wyrm, which can be slotted."""
    state = combat(
        "Pit Brute, Night Stalker", "Elder Dragon, Carrion Bat, Burrow Rat", hero="Galathar"
    )
    act(state, "use Shadow Spear on front", "pay Carrion Bat")
    assert left(state) == 3
    act(state, "use Intimidate", "pay Burrow Rat", "decline")
    assert names(state.line) == "Night Stalker, Storm Wyrm" and left(state, 1) == 11
    act(state, "use Intimidate", "exhaust", "commit Elder Dragon", "strike front")
    assert names(state.strength) == "Storm Wyrm"


# --- cleaning up --------------------------------------------------------------------------


@pytest.mark.rule("HND-CLEAN-01")
def test_the_slotted_card_comes_last_among_the_strength_cards() -> None:
    state = combat(
        "Dire Wolf, Ash Drake", "Bramble Boar, Carrion Bat", hero="Galathar", underworld=""
    )
    act(state, "commit Bramble Boar", "strike front")
    assert names(state.strength) == "Carrion Bat, Dire Wolf"
    assert names(state.underworld) == "Bramble Boar"


@pytest.mark.rule("HND-CLEAN-02")
def test_spent_cards_go_under_before_monsters_and_those_front_first() -> None:
    state = combat(
        "Hill Raider, Razor Boar, Ash Drake", "Burrow Rat", hero="Ifaris", underworld="Scout"
    )
    act(state, "use Fire Ball", "pay Burrow Rat")
    assert asked(state) == "loss"
    act(state, "lose 0 1")
    assert names(state.underworld) == "Scout, Burrow Rat, Hill Raider, Razor Boar"


@pytest.mark.rule("HND-CLEAN-03", "HND-CLEAN-04")
def test_the_line_closes_up_and_what_comes_into_view_is_resolved() -> None:
    state = combat("Dire Wolf, Ash Drake, Cutpurse, Razor Boar", "Bramble Boar, Burrow Rat")
    assert names(state.strength) == "Bramble Boar, Burrow Rat"
    act(state, "commit Bramble Boar", "strike front")
    assert names(state.visible) == "Ash Drake, Cutpurse"
    # Cutpurse discards the lowest strength card.
    assert names(state.strength) == "Dire Wolf"


@pytest.mark.rule("HND-CLEAN-05")
def test_turns_repeat_until_only_the_boss_remains() -> None:
    state = combat("Dire Wolf, Shieldbearer", "Bramble Boar, Razor Boar", hero="Galathar")
    act(state, "commit Bramble Boar", "strike front")
    assert asked(state) == "fight" and state.phase == phases.COMBAT
    act(state, "commit Razor Boar", "commit Dire Wolf", "strike front")
    assert asked(state) == "boss" and state.phase == phases.BOSS
    assert names(state.strength) == "Shieldbearer"
