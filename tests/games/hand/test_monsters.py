"""Every monster's ability: those that are resolved. What is ongoing is in `test_ongoing.py`."""

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
    resolved,
    told,
)

# --- Assassin and Great Serpent -------------------------------------------------------


@pytest.mark.rule("HND-FACT-04", "HND-TAKE-06", "HND-OP-07")
def test_assassin_hurts_and_moves_to_second() -> None:
    state = combat("Assassin, Hill Raider, Cave Bear")
    assert (asked(state), state.amount) == ("loss", 1)
    act(state, "lose 1 0")
    assert (state.hp, line(state)) == (5, "Hill Raider, Assassin, Cave Bear")
    assert resolved(state) == ["Assassin"]


@pytest.mark.rule("HND-FACT-04", "HND-ORDER-09", "HND-ATYPE-10")
def test_assassin_alone_hurts_and_stays() -> None:
    state = combat("Assassin")
    act(state, "lose 0 1")
    assert (state.hp, line(state), asked(state)) == (5, "Assassin", "fight")


@pytest.mark.rule("HND-FACT-04", "HND-ATYPE-10", "HND-CON-08")
def test_assassin_strikes_once_a_wave() -> None:
    state = combat("Assassin, Hill Raider, Cave Bear")
    act(state, "lose 1 0", "take", "lose 1 1")
    assert (line(state), state.hp) == ("Assassin, Cave Bear", 4)
    assert resolved(state) == ["Assassin"]


@pytest.mark.rule("HND-FACT-04", "HND-ATYPE-07")
@pytest.mark.parametrize("monsters", ["Cave Bear, Assassin", "Specter, Hill Raider, Assassin"])
def test_assassin_waits_behind(monsters: str) -> None:
    state = combat(monsters)
    assert (state.hp, resolved(state), line(state)) == (6, [], monsters)
    assert c.ASSASSIN in state.visible


@pytest.mark.rule("HND-FACT-04", "HND-MN-03")
def test_assassins_damage_is_one_whatever_its_dmg() -> None:
    """Banner Knight raises its DMG to 3; the ability deals 1."""
    state = combat("Assassin, Banner Knight")
    assert state.view(0).line[0].dmg == 3
    act(state, "lose 1 0")
    assert state.hp == 5


@pytest.mark.rule("HND-TAKE-06", "HND-ATYPE-07", "HND-ATYPE-10")
def test_great_serpent_hurts_once() -> None:
    state = combat("Great Serpent, Hill Raider")
    act(state, "lose 0 1")
    assert (state.hp, line(state)) == (5, "Great Serpent, Hill Raider")
    assert resolved(state) == ["Great Serpent"]
    assert combat("Hill Raider, Great Serpent").hp == 6


# --- peeking --------------------------------------------------------------------------


@pytest.mark.rule("HND-FACT-06", "HND-OP-09", "HND-EX-36")
def test_scout_peeks_from_the_front() -> None:
    state = combat("Scout, Cave Bear, Hill Raider, Razor Boar")
    assert state.visible == faces("Scout, Cave Bear, Hill Raider")
    assert line(state) == "Scout, Cave Bear, Hill Raider, Razor Boar"
    (peeked,) = told(state, "peeks")
    assert peeked.args == ("Hill Raider",)


@pytest.mark.rule("HND-FACT-06", "HND-ORDER-09")
@pytest.mark.parametrize("monsters", ["Scout", "Scout, Cave Bear"])
def test_scout_without_a_third(monsters: str) -> None:
    state = combat(monsters)
    assert (resolved(state), told(state, "peeks")) == (["Scout"], [])
    assert line(state) == monsters


@pytest.mark.rule("HND-FACT-06", "HND-ATYPE-07")
def test_scout_behind_peeks_at_nothing() -> None:
    state = combat("Cave Bear, Scout, Hill Raider")
    assert (resolved(state), len(state.visible)) == ([], 2)


@pytest.mark.rule("HND-VIS-05", "HND-FACT-06", "HND-VIS-06")
def test_scout_wakes_a_lantern_imp() -> None:
    """The Imp turns both others; Phase Worm, turned up so, flips the Imp, still third."""
    state = combat("Scout, Hill Raider, Lantern Imp, Cave Bear")
    assert resolved(state) == ["Scout", "Lantern Imp", "Phase Worm"]
    assert line(state) == "Marsh Hydra, Phase Worm, War Drummer, Cave Bear"
    assert len(state.visible) == 3


@pytest.mark.rule("HND-VIS-05", "HND-FACT-06", "HND-FACT-05", "HND-FACT-04")
def test_scout_wakes_a_phase_worm_that_makes_it_an_assassin() -> None:
    state = combat("Scout, Young Wyvern, Phase Worm")
    assert resolved(state) == ["Scout", "Phase Worm", "Assassin"]
    act(state, "lose 1 0")
    assert line(state) == "Rune Thief, Assassin, Phase Worm"


# --- turning the line -----------------------------------------------------------------


@pytest.mark.rule("HND-FACT-05", "HND-OP-02", "HND-MN-02")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Phase Worm", "Phase Worm"),
        ("Phase Worm, Cave Bear, Pit Brute", "Phase Worm, Ash Drake, Pit Brute"),
        ("Cave Bear, Phase Worm, Pit Brute", "Ash Drake, Phase Worm, Pit Brute"),
        ("Phase Worm, Specter, Pit Brute", "Phase Worm, Watcher, Storm Wyrm"),
        ("Specter, Duelist, Phase Worm", "Watcher, Elder Dragon, Phase Worm"),
    ],
)
def test_phase_worm_flips_all_others_in_view(before: str, after: str) -> None:
    state = combat(before, "Iron Sentinel")
    assert resolved(state)[0] == "Phase Worm"
    assert line(state) == after
    assert names(state.strength) == "Iron Sentinel"


@pytest.mark.rule("HND-OP-01", "HND-MN-02", "HND-ATYPE-05")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Lantern Imp", "Lantern Imp"),
        ("Lantern Imp, Cave Bear, Pit Brute", "Lantern Imp, Watcher, Pit Brute"),
        ("Razor Boar, Lantern Imp, Pit Brute", "Soul Leech, Lantern Imp, Pit Brute"),
        ("Lantern Imp, Specter, Pit Brute", "Lantern Imp, Ash Drake, Mirror Shade"),
        ("Specter, Razor Boar, Lantern Imp", "Ash Drake, Soul Leech, Lantern Imp"),
    ],
)
def test_lantern_imp_rotates_all_others_in_view(before: str, after: str) -> None:
    state = combat(before, "Duelist")
    assert resolved(state) == ["Lantern Imp"]
    assert line(state) == after
    assert names(state.strength) == "Duelist"


@pytest.mark.rule("HND-ATYPE-07", "HND-OP-02", "HND-ATYPE-08")
@pytest.mark.parametrize(
    ("before", "after", "done"),
    [
        ("Night Stalker, Cave Bear", "Night Stalker, Ash Drake", "Night Stalker"),
        ("Cave Bear, Night Stalker, Pit Brute", "Cave Bear, Night Stalker, Pit Brute", ""),
        ("Night Stalker, Frost Shaman", "Night Stalker, Swarm Queen", "Night Stalker"),
        # Chieftain becomes Phase Worm, which flips Night Stalker in turn.
        ("Night Stalker, Chieftain", "Fen Witch, Phase Worm", "Night Stalker, Phase Worm"),
        ("Cave Bear, Frost Shaman", "Ash Drake, Frost Shaman", "Frost Shaman"),
        ("Frost Shaman, Cave Bear, Pit Brute", "Frost Shaman, Cave Bear, Pit Brute", ""),
        ("Frost Shaman", "Frost Shaman", ""),
        # Front comes first: the Worm flips Frost Shaman before that flips anything.
        ("Phase Worm, Frost Shaman", "Phase Worm, Swarm Queen", "Phase Worm"),
        ("Pit Brute, Fen Witch, Cave Bear", "Mirror Shade, Fen Witch, Cave Bear", "Fen Witch"),
        ("Fen Witch, Pit Brute, Cave Bear", "Fen Witch, Pit Brute, Cave Bear", ""),
        ("Carrion Bat, Fen Witch", "Gate Guard, Fen Witch", "Fen Witch"),
    ],
)  # fmt: skip
def test_night_stalker_frost_shaman_and_fen_witch(before: str, after: str, done: str) -> None:
    state = combat(before, "Iron Sentinel")
    assert ", ".join(resolved(state)) == done
    assert line(state) == after
    assert (state.hp, names(state.strength)) == (6, "Iron Sentinel")


@pytest.mark.rule("HND-ATYPE-09", "HND-ATYPE-08", "HND-CON-08")
def test_frost_shaman_is_not_spent() -> None:
    state = combat("Cave Bear, Frost Shaman, Pit Brute", hero="Galathar")
    act(state, "use Intimidate", "exhaust")
    assert line(state) == "Frost Shaman, Ash Drake, Pit Brute"
    state.grid = (0, 0)
    act(state, "use Intimidate", "exhaust")
    assert line(state) == "Cave Bear, Frost Shaman, Pit Brute"
    assert resolved(state) == ["Frost Shaman", "Frost Shaman"]


@pytest.mark.rule("HND-ORDER-05", "HND-ATYPE-13", "HND-FACT-04")
def test_frost_shaman_turns_scout_to_assassin() -> None:
    state = combat("Scout, Frost Shaman, Hill Raider")
    assert (asked(state), line(state)) == ("loss", "Assassin, Frost Shaman, Hill Raider")
    act(state, "lose 1 0")
    assert line(state) == "Frost Shaman, Assassin, Hill Raider"
    assert resolved(state) == ["Scout", "Frost Shaman", "Assassin"]


@pytest.mark.rule("HND-FACT-03", "HND-HP-03", "HND-MN-01")
@pytest.mark.parametrize(
    ("before", "after", "done"),
    [
        ("Watcher, Scout", "Watcher, Bramble Boar", "Watcher"),
        ("Watcher, Carrion Bat, Hill Raider", "Watcher, Gate Guard, Hill Raider", "Watcher"),
        # Already the half with the higher HP.
        ("Watcher, Pit Brute", "Watcher, Pit Brute", ""),
        ("Watcher, Razor Boar", "Watcher, Razor Boar", ""),
        ("Watcher", "Watcher", ""),
        # Only what is behind it.
        ("Scout, Watcher, Carrion Bat, Burrow Rat",
         "Scout, Watcher, Gate Guard, Burrow Rat", "Scout, Watcher"),
        ("Carrion Bat, Watcher, Burrow Rat", "Carrion Bat, Watcher, Burrow Rat", ""),
        # Turned up so, Phase Worm flips Watcher, and Specter is nothing to it.
        ("Watcher, Hill Raider", "Specter, Phase Worm", "Watcher, Phase Worm"),
    ],
)  # fmt: skip
def test_watcher_rotates_what_is_behind_it_to_the_higher_half(
    before: str, after: str, done: str
) -> None:
    state = combat(before, "Iron Sentinel")
    assert ", ".join(resolved(state)) == done
    assert line(state) == after


@pytest.mark.rule("HND-FACT-03", "HND-EX-13", "HND-HP-03")
def test_example_13_watcher_leaves_the_higher_half() -> None:
    state = combat("Watcher, Pit Brute")
    assert (resolved(state), line(state)) == ([], "Watcher, Pit Brute")


@pytest.mark.rule("HND-FACT-03", "HND-ATYPE-04")
def test_watcher_looks_again_when_the_next_comes_into_view() -> None:
    state = combat("Watcher, Scout, Carrion Bat, Cutpurse", "Iron Sentinel, Duelist")
    assert line(state) == "Watcher, Bramble Boar, Carrion Bat, Cutpurse"
    act(state, "use Throw Sword", "exhaust")
    assert line(state) == "Watcher, Gate Guard, Cutpurse"
    assert resolved(state) == ["Watcher", "Watcher"]


@pytest.mark.rule("HND-FACT-03", "HND-ATYPE-04")
def test_watcher_turns_back_what_the_hero_turns() -> None:
    state = combat("Watcher, Pit Brute, Razor Boar", weapon="Ember Wand")
    act(state, "use Ember Wand", "rotate Pit Brute")
    assert line(state) == "Watcher, Pit Brute, Razor Boar"
    assert [event.args for event in told(state, "turns")] == [
        ("Pit Brute", "Mirror Shade"),
        ("Mirror Shade", "Pit Brute"),
    ]


# --- moving in the line ---------------------------------------------------------------


@pytest.mark.rule("HND-ATYPE-08", "HND-OP-07", "HND-ATYPE-10")
def test_bone_drake_moves_to_the_front_once() -> None:
    state = combat("Cave Bear, Bone Drake, Pit Brute", hero="Galathar")
    assert (resolved(state), line(state)) == (["Bone Drake"], "Bone Drake, Cave Bear, Pit Brute")
    act(state, "use Intimidate", "exhaust")
    assert line(state) == "Cave Bear, Bone Drake, Pit Brute"
    assert resolved(state) == ["Bone Drake"]


@pytest.mark.rule("HND-ATYPE-08")
@pytest.mark.parametrize("monsters", ["Bone Drake, Cave Bear", "Scout, Cave Bear, Bone Drake"])
def test_bone_drake_elsewhere_stays(monsters: str) -> None:
    state = combat(monsters)
    assert "Bone Drake" not in resolved(state)
    assert line(state) == monsters


@pytest.mark.rule("HND-ORDER-01", "HND-ATYPE-08", "HND-ATYPE-09")
def test_bone_drake_pushes_gravecaller_back_before_it_comes_again() -> None:
    state = combat("Gravecaller, Bone Drake, Pit Brute", "Scout, Iron Sentinel")
    act(state, "choose Scout")
    assert line(state) == "Bone Drake, Gravecaller, Pit Brute"
    act(state, "commit Iron Sentinel", "strike front")
    # In front again it calls again: for Bone Drake, the only strength card now.
    assert resolved(state) == ["Gravecaller", "Bone Drake", "Gravecaller"]
    assert names(state.strength) == ""


@pytest.mark.rule("HND-MN-11", "HND-ORDER-09")
def test_sand_stalker_alone_stays() -> None:
    state = combat("Sand Stalker")
    assert (resolved(state), line(state)) == (["Sand Stalker"], "Sand Stalker")
    assert state.fired >> c.SAND_STALKER & 1


@pytest.mark.rule("HND-OP-08", "HND-ATYPE-05", "HND-ATYPE-06")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Sand Stalker, Cave Bear", "Cave Bear, Sand Stalker"),
        ("Sand Stalker, Cave Bear, Pit Brute", "Cave Bear, Pit Brute, Sand Stalker"),
        ("Cave Bear, Sand Stalker, Pit Brute", "Cave Bear, Pit Brute, Sand Stalker"),
        (
            "Specter, Razor Boar, Sand Stalker, Hill Raider",
            "Specter, Razor Boar, Hill Raider, Sand Stalker",
        ),
    ],
)
def test_sand_stalker_goes_to_the_back_once(before: str, after: str) -> None:
    state = combat(before)
    assert (resolved(state), line(state)) == (["Sand Stalker"], after)


@pytest.mark.rule("HND-ORDER-05", "HND-OP-08")
def test_sand_stalker_brings_others_into_view() -> None:
    state = combat("Sand Stalker, Cutpurse, Lantern Imp", "Duelist, Cave Bear")
    assert resolved(state) == ["Sand Stalker", "Cutpurse", "Lantern Imp"]
    assert line(state) == "Thornback, Lantern Imp, Sand Stalker"
    assert names(state.strength) == "Cave Bear"


# --- strength cards -------------------------------------------------------------------


@pytest.mark.rule("HND-MN-04", "HND-STR-09", "HND-ATYPE-07")
def test_gravecaller_takes_a_strength_card_of_the_players_choice() -> None:
    state = combat("Gravecaller, Cave Bear", "Pit Brute, Scout, Iron Sentinel")
    assert asked(state) == "card"
    assert options(state) == ["choose Pit Brute", "choose Scout", "choose Iron Sentinel"]
    act(state, "choose Scout")
    assert names(state.strength) == "Pit Brute, Iron Sentinel"
    assert names(state.underworld[-1:]) == "Scout"
    assert asked(state) == "fight"


@pytest.mark.rule("HND-MN-04", "HND-STR-11")
@pytest.mark.parametrize(
    ("monster", "strength", "after"),
    [
        ("Cutpurse", "Pit Brute, Scout, Iron Sentinel", "Pit Brute, Iron Sentinel"),
        ("Cutpurse", "Scout", ""),
        ("Ember Wisp", "Scout, Pit Brute, Razor Boar", "Scout, Mirror Shade, Razor Boar"),
        ("Duelist", "Pit Brute, Scout, Razor Boar", "Pit Brute, Bramble Boar, Razor Boar"),
    ],
)
def test_who_takes_or_turns_the_highest_or_lowest(monster: str, strength: str, after: str) -> None:
    state = combat(f"{monster}, Cave Bear", strength)
    assert resolved(state) == [monster]
    assert (names(state.strength), line(state)) == (after, f"{monster}, Cave Bear")


@pytest.mark.rule("HND-MN-04", "HND-STR-11")
@pytest.mark.parametrize(
    ("monster", "strength", "choices", "after"),
    [
        (
            "Cutpurse",
            "Carrion Bat, Pit Brute, Scout",
            ["choose Carrion Bat", "choose Scout"],
            "Carrion Bat, Pit Brute",
        ),
        (
            "Ember Wisp",
            "Pit Brute, Ogre Mauler, Scout",
            ["choose Pit Brute", "choose Ogre Mauler"],
            "Pit Brute, Rune Thief, Scout",
        ),
        (
            "Duelist",
            "Carrion Bat, Pit Brute, Scout",
            ["choose Carrion Bat", "choose Scout"],
            "Carrion Bat, Pit Brute, Bramble Boar",
        ),
    ],
)
def test_the_player_chooses_among_equals(
    monster: str, strength: str, choices: list[str], after: str
) -> None:
    state = combat(f"{monster}, Cave Bear", strength)
    assert (asked(state), options(state)) == ("card", choices)
    act(state, choices[1])
    assert names(state.strength) == after
    assert asked(state) == "fight"


@pytest.mark.rule("HND-ATYPE-07", "HND-ATYPE-09")
def test_duelist_behind_does_nothing() -> None:
    state = combat("Cave Bear, Duelist", "Scout, Pit Brute")
    assert (resolved(state), names(state.strength)) == ([], "Scout, Pit Brute")
    act(state, "commit Pit Brute", "strike front")
    assert resolved(state) == ["Duelist"]
    assert names(state.strength) == "Bramble Boar, Cave Bear"


@pytest.mark.rule("HND-ORDER-04", "HND-ORDER-01", "HND-STR-11")
def test_wisp_and_cutpurse_look_at_the_cards_as_they_are_then() -> None:
    """Pit Brute, the highest, becomes Mirror Shade, the lowest, which goes."""
    state = combat("Ember Wisp, Cutpurse", "Ogre Mauler, Storm Wyrm")
    assert resolved(state) == ["Ember Wisp", "Cutpurse"]
    assert names(state.strength) == "Ogre Mauler"
    assert names(state.underworld[-1:]) == "Dire Wolf"


# --- Forest Dragon --------------------------------------------------------------------


@pytest.mark.rule("HND-FACT-01", "HND-MN-10", "HND-MN-01", "HND-EX-11")
def test_forest_dragon_takes_up_creatures_as_they_come_into_view() -> None:
    state = combat("Forest Dragon, Bramble Boar, Carrion Bat, Hill Raider")
    assert resolved(state) == ["Forest Dragon", "Forest Dragon"]
    assert (line(state), left(state)) == ("Forest Dragon, Hill Raider", 17)
    assert names(state.underworld[-2:]) == "Bramble Boar, Carrion Bat"
    assert told(state, "defeated") == told(state, "slots") == []
    assert state.hp == 6


@pytest.mark.rule("HND-FACT-01", "HND-MN-02", "HND-MN-10")
@pytest.mark.parametrize(
    ("before", "after", "hp", "sunk"),
    [
        ("Forest Dragon, Hill Raider, Razor Boar", "Forest Dragon, Hill Raider, Razor Boar", 8, ""),
        ("Cave Bear, Forest Dragon, Hill Raider", "Forest Dragon, Hill Raider", 16, "Cave Bear"),
        (
            "Specter, Forest Dragon, Razor Boar, Hill Raider",
            "Specter, Forest Dragon, Hill Raider",
            15,
            "Razor Boar",
        ),
        (
            "Specter, Razor Boar, Forest Dragon, Hill Raider",
            "Specter, Forest Dragon, Hill Raider",
            15,
            "Razor Boar",
        ),
        ("Forest Dragon", "Forest Dragon", 8, ""),
    ],
)
def test_forest_dragon_sees_no_further_than_the_player(
    before: str, after: str, hp: int, sunk: str
) -> None:
    state = combat(before, underworld="")
    assert line(state) == after
    assert left(state, after.split(", ").index("Forest Dragon")) == hp
    assert names(state.underworld) == sunk


@pytest.mark.rule("HND-FACT-01", "HND-MN-10", "HND-MN-05")
def test_forest_dragon_takes_up_thornback_before_its_ability_can_matter() -> None:
    state = combat("Thornback, Forest Dragon, Hill Raider", underworld="")
    assert (line(state), left(state)) == ("Forest Dragon, Hill Raider", 15)


@pytest.mark.rule("HND-FACT-01", "HND-ORDER-01")
def test_great_serpent_bites_before_it_is_taken_up() -> None:
    state = combat("Great Serpent, Forest Dragon, Hill Raider")
    act(state, "lose 1 0")
    assert resolved(state) == ["Great Serpent", "Forest Dragon"]
    assert (line(state), left(state), state.hp) == ("Forest Dragon, Hill Raider", 16, 5)


@pytest.mark.rule("HND-FACT-01", "HND-HP-05", "HND-HP-02")
def test_what_the_dragon_took_up_is_gone_when_it_turns_or_is_slotted() -> None:
    state = combat("Cave Bear, Forest Dragon, Hill Raider", weapon="Blazing Wand")
    assert left(state) == 16
    act(state, "use Blazing Wand", "flip Forest Dragon", "decline")
    assert (line(state), left(state)) == ("Shieldbearer, Hill Raider", 4)
    state.ready = True
    act(state, "use Blazing Wand", "flip Shieldbearer", "decline")
    assert (line(state), left(state)) == ("Forest Dragon, Hill Raider", 8)
    strong = combat("Carrion Bat, Forest Dragon", "Elder Dragon")
    act(strong, "commit Elder Dragon", "strike front")
    assert names(strong.strength) == "Forest Dragon"
    act(strong, "stop", "lose 1 0")
    assert strong.absorbed == 0
