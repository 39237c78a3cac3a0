"""Turns, what is visible, in which order abilities are resolved, and health."""

from __future__ import annotations

import pytest

from fateloom.games.hand import cards as c
from fateloom.games.hand.state import HandState
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
    told,
)


def sights(state: HandState) -> list[str]:
    """What the player sees of each monster."""
    return [spot.sight for spot in state.view(0).line]


def hidden(state: HandState) -> HandState:
    """The same hand, of which the player has seen only what is visible now."""
    state.known = state.seen = 0
    for face in state.visible + state.strength:
        state.known |= 1 << (face >> 2)
        state.seen |= 1 << (face >> 1)
    return state


# --- turns ----------------------------------------------------------------------------


@pytest.mark.rule("HND-TURN-01", "HND-TURN-02", "HND-CLEAN-03", "HND-CLEAN-04")
def test_act_then_clean_up_then_resolve_then_act_again() -> None:
    state = combat("Cave Bear, Hill Raider, Cutpurse", "Pit Brute, Scout, Iron Sentinel")
    act(state, "commit Pit Brute", "strike front")
    codes = [event.code for event in told(state, "strikes") + told(state, "resolves")]
    assert codes == ["strikes", "resolves"]
    assert state.events is not None
    order = [event.code for event in state.events]
    after = order[order.index("strikes") :]
    assert after[:6] == ["strikes", "discards", "defeated", "slots", "resolves", "discards"]
    # Cutpurse, second now, took the lowest strength before the player acts again.
    assert names(state.strength) == "Iron Sentinel, Cave Bear"
    assert asked(state) == "fight"


@pytest.mark.rule("HND-TURN-01", "HND-ATYPE-05")
def test_abilities_come_before_the_first_action() -> None:
    state = combat("Cutpurse, Cave Bear", "Hill Raider, Pit Brute")
    assert resolved(state) == ["Cutpurse"]
    assert (asked(state), names(state.strength)) == ("fight", "Pit Brute")


@pytest.mark.rule("HND-TURN-02", "HND-FIGHT-01")
def test_one_action_at_a_time() -> None:
    state = combat("Cave Bear, Hill Raider", "Pit Brute, Scout", weapon="War Axe")
    assert {words.split()[0] for words in options(state)} == {"commit", "use", "take"}
    act(state, "commit Scout")
    # An attack that is being made ready is one action; nothing else fits in between.
    assert refused(state, "take") == ("hand-strike-first", "HND-FIGHT-01")
    assert refused(state, "use Throw Sword") == ("hand-strike-first", "HND-FIGHT-01")
    act(state, "strike front")
    assert (asked(state), left(state)) == ("fight", 3)  # 8 - 3, and Crossfire's 2


# --- what is visible ------------------------------------------------------------------


@pytest.mark.rule("HND-VIS-01", "HND-VIS-02", "HND-VIS-03", "HND-PROP-09")
@pytest.mark.parametrize(
    ("monsters", "seen"),
    [
        ("Cave Bear", ["visible"]),
        ("Cave Bear, Hill Raider", ["visible", "visible"]),
        ("Cave Bear, Hill Raider, Pit Brute", ["visible", "visible", "hidden"]),
        (
            "Cave Bear, Hill Raider, Pit Brute, Razor Boar",
            ["visible", "visible", "hidden", "hidden"],
        ),
    ],
)
def test_front_and_second_are_visible(monsters: str, seen: list[str]) -> None:
    assert sights(hidden(combat(monsters))) == seen


@pytest.mark.rule("HND-VIS-02", "HND-ATYPE-08")
def test_the_last_monster_is_in_front() -> None:
    state = combat("Fen Witch")
    assert sights(state) == ["visible"]
    assert resolved(state) == []
    act(state, "take")
    assert asked(state) == "loss"
    act(state, "lose 1 0")
    assert asked(state) == "boss"


@pytest.mark.rule("HND-VIS-03", "HND-FACT-06", "HND-OP-09")
def test_a_peeked_third_is_visible() -> None:
    state = hidden(combat("Scout, Cave Bear, Hill Raider, Pit Brute"))
    assert sights(state) == ["visible", "visible", "visible", "hidden"]
    assert line(state) == "Scout, Cave Bear, Hill Raider, Pit Brute"


@pytest.mark.rule("HND-VIS-04", "HND-RANGE-04")
def test_a_peeked_third_counts_as_visible() -> None:
    state = combat("Scout, Banner Knight, Hill Raider, Pit Brute", "Iron Sentinel")
    assert state.view(0).line[2].dmg == 2  # Banner Knight's +1 goes to visible WARRIORS
    assert "use Shield Bash on third" in options(state)
    act(state, "use Shield Bash on third", "exhaust")
    assert left(state, 2) == 3
    unseen = combat("Cave Bear, Banner Knight, Hill Raider, Pit Brute", "Iron Sentinel")
    assert refused(unseen, "use Shield Bash on third") == ("hand-unseen", "HND-RANGE-04")


@pytest.mark.rule("HND-VIS-05", "HND-EX-36", "HND-ATYPE-05")
def test_abilities_of_a_peeked_third_are_resolved() -> None:
    state = combat("Scout, Cave Bear, Cutpurse", "Hill Raider, Iron Sentinel")
    assert resolved(state) == ["Scout", "Cutpurse"]
    assert names(state.strength) == "Iron Sentinel"


@pytest.mark.rule("HND-VIS-06")
def test_a_peek_lasts_while_that_card_is_third() -> None:
    start = "Scout, Cave Bear, Hill Raider, Pit Brute, Razor Boar"
    state = hidden(combat(start, "Young Wyvern"))
    act(state, "commit Young Wyvern", "strike front")
    # What was third is second; the new third is hidden.
    assert line(state) == "Cave Bear, Hill Raider, Pit Brute, Razor Boar"
    assert sights(state) == ["visible", "visible", "hidden", "hidden"]


@pytest.mark.rule("HND-VIS-06")
def test_a_peek_ends_when_another_card_becomes_third() -> None:
    state = hidden(combat("Scout, Cave Bear, Hill Raider, Pit Brute, Razor Boar", hero="Elora"))
    act(state, "use Maneuver on second", "exhaust")
    assert line(state) == "Scout, Hill Raider, Pit Brute, Razor Boar, Cave Bear"
    assert sights(state) == ["visible", "visible", "hidden", "hidden", "known"]


@pytest.mark.rule("HND-VIS-06")
def test_a_peek_that_ended_does_not_come_back() -> None:
    """Hill Raider, peeked at, leaves third place and returns to it: hidden, but known."""
    state = combat("Scout, Cave Bear, Hill Raider", "Pit Brute", hero="Elora")
    assert sights(state) == ["visible"] * 3
    act(state, "use Maneuver on second", "pay Pit Brute", "use Maneuver on second", "exhaust")
    assert line(state) == "Scout, Cave Bear, Hill Raider"
    assert sights(state) == ["visible", "visible", "known"]


@pytest.mark.rule("HND-VIS-06")
def test_a_peek_outlasts_the_scout() -> None:
    """It is tied to the card in third place, not to the one that peeked."""
    state = hidden(combat("Scout, Cave Bear, Hill Raider, Pit Brute", hero="Galathar"))
    act(state, "decline", "use Intimidate", "exhaust")
    assert line(state) == "Cave Bear, Scout, Hill Raider, Pit Brute"
    assert sights(state) == ["visible", "visible", "visible", "hidden"]


@pytest.mark.rule("HND-VIS-07", "HND-BOSS-04", "HND-BOSS-03")
def test_the_boss_is_no_visible_monster() -> None:
    state = combat("Cave Bear", "Pit Brute", hero="Ifaris")
    assert refused(state, "use Summons on second") == ("hand-unseen", "HND-RANGE-04")
    assert refused(state, "use Summons on boss") == ("hand-monsters-first", "HND-BOSS-04")
    assert refused(state, "stop") == ("hand-monsters-first", "HND-BOSS-04")
    assert refused(state, "critical 1") == ("hand-monsters-first", "HND-BOSS-04")


# --- the order of resolving -----------------------------------------------------------


@pytest.mark.rule("HND-ORDER-01", "HND-ORDER-02")
def test_front_before_second_whatever_the_kind() -> None:
    """Great Serpent's Front ability comes before Cutpurse's Instant."""
    state = combat("Great Serpent, Cutpurse", "Scout, Pit Brute")
    assert resolved(state) == ["Great Serpent"]
    assert (asked(state), names(state.strength)) == ("loss", "Scout, Pit Brute")
    act(state, "lose 1 0")
    assert resolved(state) == ["Great Serpent", "Cutpurse"]


@pytest.mark.rule("HND-ORDER-01")
def test_second_before_third() -> None:
    state = combat("Specter, Cutpurse, Ember Wisp", "Elder Dragon, Iron Sentinel")
    assert resolved(state) == ["Cutpurse", "Ember Wisp"]
    # Cutpurse took Iron Sentinel first, then the Wisp rotated Elder Dragon.
    assert names(state.strength) == "Frost Shaman"


@pytest.mark.rule("HND-ORDER-04")
def test_one_ability_is_done_before_the_next_begins() -> None:
    """Gravecaller waits for a choice; Cutpurse's discard has not begun."""
    state = combat("Gravecaller, Cutpurse", "Scout, Pit Brute, Iron Sentinel")
    assert (asked(state), resolved(state)) == ("card", ["Gravecaller"])
    assert refused(state, "take") == ("hand-asked-otherwise", "HND-ORDER-04")
    act(state, "choose Pit Brute")
    assert resolved(state) == ["Gravecaller", "Cutpurse"]
    assert names(state.strength) == "Iron Sentinel"


@pytest.mark.rule("HND-ORDER-04", "HND-FACT-04")
def test_the_assassin_moves_after_its_damage() -> None:
    state = combat("Assassin, Phase Worm, Cave Bear")
    assert (asked(state), line(state)) == ("loss", "Assassin, Phase Worm, Cave Bear")
    act(state, "lose 1 0")
    assert line(state) == "Phase Worm, Scout, Cave Bear"


@pytest.mark.rule("HND-ORDER-05", "HND-ORDER-02", "HND-ORDER-03", "HND-EX-08")
def test_after_each_ability_it_begins_again_from_the_front() -> None:
    """Example 8, and with more HP left to see what is hidden then."""
    state = hidden(combat("Cave Bear, Assassin, Phase Worm, Pit Brute", "Iron Sentinel"))
    act(state, "commit Iron Sentinel", "strike front", "lose 1 0")
    assert state.hp == 5
    assert line(state) == "Phase Worm, Scout, Pit Brute"
    assert resolved(state) == ["Assassin", "Phase Worm"]
    assert sights(state) == ["visible", "visible", "hidden"]


@pytest.mark.rule("HND-ORDER-05", "HND-EX-09", "HND-END-01")
def test_example_9_the_hero_falls_before_the_worm() -> None:
    state = combat("Cave Bear, Assassin, Phase Worm, Pit Brute", "Iron Sentinel", grid=(3, 2))
    act(state, "commit Iron Sentinel", "strike front")
    assert state.outcome is not None and state.outcome.reason == "lost"
    assert resolved(state) == ["Assassin"]
    assert line(state) == "Assassin, Phase Worm, Pit Brute"


@pytest.mark.rule("HND-ORDER-05")
def test_a_turned_front_is_resolved_before_what_waits_behind() -> None:
    """Lantern Imp in second place turns the front to Gravecaller before the third resolves."""
    state = combat("Shieldbearer, Lantern Imp, Watcher", "Scout, Pit Brute")
    assert line(state) == "Gravecaller, Lantern Imp, Watcher"
    assert resolved(state) == ["Lantern Imp", "Gravecaller"]


@pytest.mark.rule("HND-ORDER-06", "HND-EX-12")
def test_an_ability_is_dropped_when_its_monster_turns() -> None:
    """Example 12: Watcher turns Cutpurse to Thornback before it does anything."""
    state = combat("Watcher, Cutpurse", "Scout, Pit Brute", weapon="Ember Wand")
    assert (resolved(state), line(state)) == (["Watcher"], "Watcher, Thornback")
    assert names(state.strength) == "Scout, Pit Brute"
    # It was not used up: when the card turns back, with no Watcher before it, it triggers.
    act(state, "take", "lose 1 0", "use Ember Wand", "rotate Thornback")
    assert (resolved(state), line(state)) == (["Watcher", "Cutpurse"], "Cutpurse")
    assert names(state.strength) == "Pit Brute"


@pytest.mark.rule("HND-ORDER-06")
def test_an_ability_is_dropped_when_its_monster_leaves_its_place() -> None:
    """Bone Drake would move to the front, but Sand Stalker's Instant makes it the front."""
    state = combat("Sand Stalker, Bone Drake, Cave Bear, Razor Boar")
    assert resolved(state) == ["Sand Stalker"]
    assert line(state) == "Bone Drake, Cave Bear, Razor Boar, Sand Stalker"
    assert not state.fired >> c.BONE_DRAKE & 1


@pytest.mark.rule("HND-ORDER-07")
def test_monsters_come_before_the_hero() -> None:
    state = combat("Great Serpent, Cave Bear", "Pit Brute", hero="Galathar")
    assert asked(state) == "stun"
    assert refused(state, "use Shadow Spear on front") == ("hand-asked-otherwise", "HND-ORDER-07")
    act(state, "decline")
    assert asked(state) == "loss"
    assert refused(state, "use Shadow Spear on front")[1] == "HND-ORDER-04"
    act(state, "lose 0 1")
    assert "use Shadow Spear on front" in options(state)


@pytest.mark.rule("HND-ORDER-08", "HND-HERO-10", "HND-EX-40")
def test_but_stun_spell_comes_before() -> None:
    state = combat("Assassin, Hill Raider, Cave Bear", "Pit Brute, Iron Sentinel", hero="Galathar")
    assert asked(state) == "stun"
    act(state, "use Stun Spell", "pay Pit Brute")
    assert (state.hp, line(state)) == (6, "Assassin, Hill Raider, Cave Bear")
    assert asked(state) == "fight"
    # It was not spent: when Assassin comes back to the front it triggers.
    act(state, "use Intimidate", "pay Iron Sentinel", "use Intimidate", "exhaust")
    assert resolved(state) == ["Assassin"]
    assert (state.hp, line(state)) == (3, "Hill Raider, Assassin, Cave Bear")


@pytest.mark.rule("HND-ORDER-09")
@pytest.mark.parametrize(
    "monsters",
    ["Gravecaller", "Cutpurse", "Ember Wisp", "Duelist", "Night Stalker", "Phase Worm"],
)
def test_an_ability_without_effect_is_used_up(monsters: str) -> None:
    """No strength card, no other monster: nothing happens, and nothing is asked."""
    state = combat(monsters)
    assert resolved(state) == [monsters]
    assert (asked(state), line(state), state.hp) == ("fight", monsters, 6)
    if c.KIND[c.FACE[monsters]] == c.INSTANT:
        assert state.fired >> c.FACE[monsters] & 1


@pytest.mark.rule("HND-ORDER-09")
def test_an_instant_without_effect_is_used_up_for_the_wave() -> None:
    state = combat("Cave Bear, Cutpurse")
    state.strength = faces("Pit Brute")
    state.underworld = tuple(face for face in state.underworld if face >> 2 != 4)
    act(state, "commit Pit Brute", "strike front")
    assert (line(state), names(state.strength)) == ("Cutpurse", "Cave Bear")


# --- health ---------------------------------------------------------------------------


@pytest.mark.rule("HND-HP-01")
def test_base_health_is_printed() -> None:
    state = combat("Cave Bear, Hill Raider")
    assert [(spot.hp, spot.left) for spot in state.view(0).line] == [(8, 8), (5, 5)]


@pytest.mark.rule("HND-HP-02", "HND-MN-03", "HND-EX-11", "HND-ACC-01")
def test_health_is_base_and_bonuses_and_absorbed_less_damage() -> None:
    state = combat("Forest Dragon, Bramble Boar, Carrion Bat, Hill Raider", hero="Elora")
    assert line(state) == "Forest Dragon, Hill Raider"
    assert left(state) == 8 + 6 + 3 == 17
    act(state, "use Experience on front")
    assert [(spot.hp, spot.left, spot.damage) for spot in state.view(0).line] == [
        (17, 16, 1),
        (5, 5, 0),
    ]


@pytest.mark.rule("HND-HP-02", "HND-HERO-E3", "HND-EX-26")
def test_reductions_count_too() -> None:
    state = combat("Pit Brute, Marsh Hydra", "Iron Sentinel", hero="Elora")
    assert (left(state), left(state, 1)) == (10, 10)
    act(state, "use Armor Piercing", "exhaust")
    assert (left(state), left(state, 1)) == (7, 10)
    act(state, "commit Iron Sentinel")
    assert state.view(0).attacks[0].value == 10


@pytest.mark.rule("HND-HP-03", "HND-EX-25")
def test_the_hp_of_a_monster_is_its_base_health() -> None:
    """Shield Bash, Dragon Master, Watcher and Forest Dragon look at what is printed."""
    rhys = combat("Cave Bear, Chieftain", "Pit Brute")
    act(rhys, "use Shield Bash on second", "exhaust")
    assert left(rhys, 1) == 9 - 3
    galathar = combat("Pit Brute, Cinder Hatchling, Razor Boar", hero="Galathar")
    act(galathar, "use Dragon Master on front by second")
    assert left(galathar) == 10 - 3
    # Cinder Hatchling (5, now 8 with another DRAGON in view) still rotates to 8.
    watcher = combat("Watcher, Cinder Hatchling")
    assert line(watcher) == "Watcher, Night Stalker"
    # Dire Wolf has 5 + 2 beside another CREATURE; 5 is what the dragon takes up.
    dragon = combat("Dire Wolf, Forest Dragon, Hill Raider")
    assert left(dragon) == 8 + 5


@pytest.mark.rule("HND-HP-04", "HND-STR-03", "HND-EX-10")
def test_what_is_left_has_to_be_brought_to_nothing() -> None:
    """Example 10 with an attack that is just short, and one that is just enough."""
    state = combat("War Drummer, Hill Raider", "Duelist, Scout, Young Wyvern", hero="Ifaris")
    assert left(state, 1) == 7
    act(state, "commit Duelist", "strike second")
    assert (line(state), left(state, 1)) == ("War Drummer, Hill Raider", 1)
    state = combat("War Drummer, Hill Raider", "Duelist, Scout, Young Wyvern", hero="Ifaris")
    act(state, "commit Young Wyvern", "strike second")
    assert line(state) == "War Drummer"


@pytest.mark.rule("HND-HP-05", "HND-EX-10", "HND-HP-06", "HND-ACC-02")
def test_example_10_a_bonus_that_ends_defeats() -> None:
    state = combat("Carrion Bat, Chieftain", "Cave Bear, Pit Brute", hero="Ifaris")
    assert left(state, 1) == 9
    act(state, "commit Cave Bear", "strike second")
    assert left(state, 1) == 1
    act(state, "commit Pit Brute", "strike front")
    # Carrion Bat is slotted; Chieftain, in front now, has 7 HP and 8 damage.
    assert names(state.strength) == "Carrion Bat, Chieftain"
    assert state.line == ()


@pytest.mark.rule("HND-HP-06")
def test_a_reduction_that_begins_defeats() -> None:
    state = combat("Pit Brute, Cave Bear", "Razor Boar, Scout", hero="Elora")
    act(state, "commit Razor Boar", "strike front")
    assert left(state) == 3
    act(state, "use Armor Piercing", "exhaust")
    assert line(state) == "Cave Bear"
    assert names(state.strength) == "Scout, Pit Brute"


@pytest.mark.rule("HND-HP-06", "HND-HERO-E3", "HND-ACC-02")
def test_armor_piercing_reaches_monsters_out_of_sight() -> None:
    state = combat("Pit Brute, Cave Bear, Hill Raider", "Razor Boar, Iron Sentinel", hero="Elora")
    act(state, "commit Razor Boar", "strike front", "use Maneuver on front", "pay Iron Sentinel")
    assert line(state) == "Cave Bear, Hill Raider, Pit Brute"
    assert left(state, 2) == 3
    act(state, "use Armor Piercing", "exhaust")
    assert line(state) == "Cave Bear, Hill Raider"
    assert names(state.strength) == "Pit Brute"


@pytest.mark.rule("HND-HP-06")
def test_a_monster_may_fall_with_the_one_that_strengthened_it() -> None:
    """Without War Drummer, Hill Raider has 5 HP and 6 damage."""
    state = combat("War Drummer, Hill Raider", "Duelist, Young Wyvern", hero="Ifaris")
    act(state, "commit Duelist", "strike second", "commit Young Wyvern", "strike front")
    assert state.line == ()
    assert names(state.strength) == "War Drummer, Hill Raider"


@pytest.mark.rule("HND-HP-06", "HND-ABIL-06", "HND-ABIL-02")
def test_a_tainted_monster_that_falls_with_a_bonus_sinks() -> None:
    state = combat("War Drummer, Chieftain, Cave Bear", "Young Wyvern")
    act(state, "use Throw Sword", "exhaust")
    assert left(state, 1) == 2
    act(state, "commit Young Wyvern", "strike front")
    assert line(state) == "Cave Bear"
    assert names(state.strength) == "War Drummer"
    assert names(state.underworld[-1:]) == "Chieftain"
