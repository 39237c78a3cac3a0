"""Every monster's ability: those that hold as long as the monster is visible."""

from __future__ import annotations

import pytest

from fateloom.games.hand import cards as c
from tests.games.hand.table import (
    act,
    asked,
    attack,
    combat,
    left,
    line,
    names,
    options,
    refused,
    resolved,
)

# --- health ---------------------------------------------------------------------------

HEALTH = [
    # Marsh Hydra: +1 for each other visible monster.
    ("Marsh Hydra", [9]),
    ("Marsh Hydra, Hill Raider", [10, 5]),
    ("Hill Raider, Marsh Hydra, Cave Bear", [5, 10]),
    ("Specter, Marsh Hydra, Hill Raider, Pit Brute", [4, 11, 5]),
    # Chieftain: +2 unless in front.
    ("Chieftain, Cave Bear", [7, 8]),
    ("Cave Bear, Chieftain", [8, 9]),
    ("Specter, Razor Boar, Chieftain", [4, 7, 9]),
    # Dire Wolf: +2 while another CREATURE is visible.
    ("Dire Wolf", [5]),
    ("Dire Wolf, Hill Raider, Cave Bear", [5, 5]),
    ("Dire Wolf, Cave Bear", [7, 8]),
    ("Razor Boar, Dire Wolf", [7, 7]),
    ("Specter, Dire Wolf, Razor Boar", [4, 7, 7]),
    # War Drummer: other visible WARRIORS +2.
    ("War Drummer", [4]),
    ("War Drummer, Cave Bear", [4, 8]),
    ("War Drummer, Hill Raider, Pit Brute", [4, 7]),
    ("Specter, War Drummer, Pit Brute", [4, 4, 12]),
    # Cinder Hatchling: +3 while another DRAGON is visible.
    ("Cinder Hatchling", [5]),
    ("Cinder Hatchling, Hill Raider, Ash Drake", [5, 5]),
    ("Cinder Hatchling, Ash Drake", [8, 10]),
    ("Specter, Cinder Hatchling, Storm Wyrm", [4, 8, 11]),
    # Several at once add up, and two may strengthen each other.
    ("War Drummer, Chieftain", [4, 11]),
    ("Marsh Hydra, Cinder Hatchling", [10, 8]),
    ("Specter, War Drummer, Chieftain", [4, 4, 11]),
    # Specter is MAGIC and gives nothing itself.
    ("Specter, Hill Raider, Pit Brute", [4, 5, 10]),
]


@pytest.mark.rule("HND-HP-02", "HND-MN-01", "HND-MN-02", "HND-MN-03", "HND-FACT-02", "HND-ATYPE-11")
@pytest.mark.parametrize(("monsters", "hp"), HEALTH)
def test_health_in_view(monsters: str, hp: list[int]) -> None:
    state = combat(monsters)
    assert [spot.hp for spot in state.view(0).line if spot.sight == "visible"] == hp
    assert [left(state, place) for place in range(len(hp))] == hp
    assert resolved(state) == []
    assert line(state) == monsters


@pytest.mark.rule("HND-MN-01", "HND-ATYPE-11", "HND-HP-02")
def test_soul_leech_grows_with_what_is_exhausted() -> None:
    assert left(combat("Soul Leech, Cave Bear")) == 6
    state = combat("Cave Bear, Soul Leech", grid=(1, 1))
    assert left(state, 1) == 8
    act(state, "take", "lose 2 2")
    assert left(state) == 10


@pytest.mark.rule("HND-FACT-02", "HND-ATYPE-11", "HND-ATYPE-03")
def test_chieftain_loses_its_bonus_at_once_in_front() -> None:
    state = combat("Cave Bear, Chieftain", hero="Galathar")
    assert left(state, 1) == 9
    act(state, "use Intimidate", "exhaust")
    assert (line(state), left(state)) == ("Chieftain, Cave Bear", 7)


@pytest.mark.rule("HND-ATYPE-03", "HND-HP-02")
def test_hidden_monsters_have_and_give_no_bonus() -> None:
    """A Dire Wolf in third place sees a Creature in front, but nobody sees the wolf."""
    state = combat("Cave Bear, Hill Raider, Dire Wolf, War Drummer")
    assert [left(state, place) for place in range(4)] == [8, 5, 5, 4]


@pytest.mark.rule("HND-MN-12", "HND-FACT-02", "HND-ACC-02")
def test_chieftain_keeps_its_bonus_out_of_sight() -> None:
    """With 8 damage it lives at the back of the line, and falls when it comes to the front."""
    monsters = "Bramble Boar, Chieftain, Carrion Bat, Burrow Rat"
    state = combat(monsters, "Great Serpent, Pit Brute", hero="Elora")
    act(state, "commit Great Serpent", "strike second", "use Maneuver on second", "pay Pit Brute")
    assert line(state) == "Bramble Boar, Carrion Bat, Burrow Rat, Chieftain"
    act(state, "take", "lose 1 0", "take", "lose 1 1")
    assert (line(state), left(state, 1)) == ("Burrow Rat, Chieftain", 1)
    act(state, "take", "lose 2 1")
    assert (line(state), names(state.strength)) == ("", "Chieftain")


@pytest.mark.rule("HND-MN-12")
def test_others_lend_chieftain_nothing_out_of_sight() -> None:
    state = combat("War Drummer, Chieftain, Cave Bear", "Elder Dragon", hero="Elora")
    state.damage = tuple(10 * (card == c.CHIEFTAIN >> 2) for card in range(c.CARDS))
    act(state, "use Maneuver on second", "exhaust")
    assert line(state) == "War Drummer, Cave Bear" and "Chieftain" in names(state.strength)


@pytest.mark.rule("HND-MN-02")
def test_strength_cards_are_no_other_monsters() -> None:
    wolf = combat("Dire Wolf, Hill Raider", "Cave Bear, Thornback")
    assert left(wolf) == 5
    hatchling = combat("Cinder Hatchling", "Ash Drake")
    assert left(hatchling) == 5


# --- damage ---------------------------------------------------------------------------

DAMAGE = [
    # Swarm Queen: other visible CREATURES +1.
    ("Swarm Queen, Cave Bear", [1, 3]),
    ("Burrow Rat, Swarm Queen", [2, 1]),
    ("Swarm Queen, Hill Raider", [1, 1]),
    ("Hill Raider, Cave Bear, Swarm Queen", [1, 2]),
    ("Specter, Swarm Queen, Dire Wolf", [2, 1, 2]),
    # Banner Knight: other visible WARRIORS +1.
    ("Banner Knight, Hill Raider", [2, 2]),
    ("Ogre Mauler, Banner Knight", [4, 2]),
    ("Banner Knight, Cave Bear", [2, 2]),
    ("Banner Knight", [2]),
    # Both: each only its own.
    ("Banner Knight, Swarm Queen", [2, 1]),
    ("Scout, Banner Knight, Burrow Rat", [2, 2, 1]),
]


@pytest.mark.rule("HND-MN-01", "HND-MN-02", "HND-MN-03", "HND-TAKE-02")
@pytest.mark.parametrize(("monsters", "dmg"), DAMAGE)
def test_damage_in_view(monsters: str, dmg: list[int]) -> None:
    state = combat(monsters)
    assert [spot.dmg for spot in state.view(0).line if spot.sight == "visible"] == dmg
    act(state, "take")
    if asked(state) == "loss":
        state.apply(0, state.legal(0)[0])
    assert state.hp == 6 - dmg[0]


# --- strength attacks -----------------------------------------------------------------


@pytest.mark.rule("HND-STR-08", "HND-MN-01")
@pytest.mark.parametrize(
    ("cards", "value"),
    [("Thornback", 3), ("Thornback, Iron Sentinel", 13), ("Scout", 0), ("Scout, Lantern Imp", 1)],
)
def test_shieldbearer_takes_4_from_an_attack(cards: str, value: int) -> None:
    state = combat("Shieldbearer, Cave Bear", cards, hero="Galathar")
    act(state, *[f"commit {card}" for card in cards.split(", ")], "strike front")
    assert attack(state) == value


@pytest.mark.rule("HND-STR-08", "HND-STR-10", "HND-MN-01")
@pytest.mark.parametrize(
    ("cards", "value"),
    [("Thornback", 3), ("Thornback, Iron Sentinel", 9), ("Scout", 0), ("Scout, Thornback", 3)],
)
def test_mirror_shade_takes_4_from_each_card(cards: str, value: int) -> None:
    state = combat("Mirror Shade, Cave Bear", cards, hero="Galathar")
    act(state, *[f"commit {card}" for card in cards.split(", ")], "strike front")
    assert attack(state) == value


@pytest.mark.rule("HND-MN-01", "HND-STR-08", "HND-MN-02")
def test_both_defend_only_themselves() -> None:
    # Ifaris' Battle Magic adds 1 against Mirror Shade, which is MAGIC.
    for monsters, values in (
        ("Cave Bear, Shieldbearer", [7, 3]),
        ("Cave Bear, Mirror Shade", [7, 4]),
        ("Shieldbearer, Mirror Shade", [3, 4]),
    ):
        state = combat(monsters, "Thornback", hero="Ifaris")
        act(state, "commit Thornback")
        assert [each.value for each in state.view(0).attacks] == values


@pytest.mark.rule("HND-MN-01", "HND-HERO-01")
def test_abilities_are_no_strength_attacks() -> None:
    state = combat("Shieldbearer, Cave Bear", "Pit Brute", hero="Ifaris")
    act(state, "use Summons on front", "exhaust")
    assert line(state) == "Cave Bear"  # 2 × 2, and nothing is taken off


@pytest.mark.rule("HND-MN-09", "HND-EX-42", "HND-RANGE-02")
def test_gate_guard_shields_the_second_from_strength_attacks_only() -> None:
    state = combat("Gate Guard, Hill Raider", "Pit Brute, Scout", hero="Elora")
    act(state, "commit Pit Brute")
    assert "strike front" in options(state)
    assert refused(state, "strike second") == ("hand-gate-guard", "HND-MN-09")
    state = combat("Gate Guard, Hill Raider", "Pit Brute, Scout", hero="Elora")
    act(state, "use Experience on second")
    assert left(state, 1) == 4


@pytest.mark.rule("HND-MN-09", "HND-ATYPE-07")
def test_gate_guard_guards_from_the_front_only() -> None:
    state = combat("Hill Raider, Gate Guard", "Pit Brute", hero="Elora")
    act(state, "commit Pit Brute", "strike second")
    assert line(state) == "Hill Raider"
    shot = combat("Gate Guard, Hill Raider", "Pit Brute, Scout", hero="Elora")
    act(shot, "commit Pit Brute", "add Shoot Through", "exhaust", "strike front")
    assert shot.line == ()


# --- what the hero may do -------------------------------------------------------------


@pytest.mark.rule("HND-MN-05", "HND-EX-41", "HND-RANGE-04")
def test_thornback_is_safe_from_abilities() -> None:
    galathar = combat("Thornback, Cave Bear", hero="Galathar", grid=(1, 0))
    assert refused(galathar, "use Shadow Spear on front")[1] == "HND-ACTV-05"
    galathar = combat("Thornback, Ash Drake", hero="Galathar", grid=(0, 1))
    for words in (
        "use Shadow Spear on front",
        "use Retribution on front",
        "use Dragon Master on front by second",
    ):
        assert refused(galathar, words) == ("hand-thornback", "HND-MN-05")
    rhys = combat("Cave Bear, Thornback", "Pit Brute")
    for words in ("use Throw Sword", "use Shield Bash on second"):
        assert refused(rhys, words) == ("hand-thornback", "HND-MN-05")
    elora = combat("Cave Bear, Thornback", "Pit Brute", hero="Elora")
    for words in ("use Long Range", "use Experience on second"):
        assert refused(elora, words) == ("hand-thornback", "HND-MN-05")
    ifaris = combat("Thornback, Cave Bear", "Pit Brute", hero="Ifaris")
    assert refused(ifaris, "use Summons on front") == ("hand-thornback", "HND-MN-05")


@pytest.mark.rule("HND-MN-05")
@pytest.mark.parametrize("monsters", ["Thornback, Cave Bear", "Cave Bear, Thornback"])
def test_fire_ball_skips_thornback(monsters: str) -> None:
    state = combat(f"{monsters}, Hill Raider", "Pit Brute", hero="Ifaris")
    act(state, "use Fire Ball", "pay Pit Brute", "lose 1 0")
    assert line(state) == "Thornback, Hill Raider"
    assert left(state) == 7
    alone = combat("Thornback", "Pit Brute", hero="Ifaris")
    assert refused(alone, "use Fire Ball") == ("hand-thornback", "HND-MN-05")


@pytest.mark.rule("HND-MN-05", "HND-TAKE-08")
def test_build_rage_skips_thornback() -> None:
    state = combat("Hill Raider, Thornback, Cave Bear", hero="Galathar")
    act(state, "take", "lose 0 1")
    assert (line(state), left(state)) == ("Thornback, Cave Bear", 7)


@pytest.mark.rule("HND-MN-05")
def test_thornback_can_be_moved_and_turned() -> None:
    elora = combat("Thornback, Cave Bear, Hill Raider", hero="Elora")
    act(elora, "use Maneuver on front", "exhaust")
    assert line(elora) == "Cave Bear, Hill Raider, Thornback"
    galathar = combat("Cave Bear, Thornback", hero="Galathar")
    act(galathar, "use Intimidate", "exhaust")
    assert line(galathar) == "Thornback, Cave Bear"
    ifaris = combat("Thornback, Cave Bear", "Scout, Pit Brute", hero="Ifaris")
    act(ifaris, "use Energy Surge", "exhaust")
    assert line(ifaris) == "Cave Bear, Thornback"
    act(ifaris, "use Illusionist", "pay Pit Brute")
    # Watcher, turned up, turns Cutpurse back to the half with the higher HP.
    assert line(ifaris) == "Watcher, Thornback"


@pytest.mark.rule("HND-MN-06", "HND-MN-05", "HND-EX-41")
def test_strength_attacks_and_their_bonuses_reach_thornback() -> None:
    rhys = combat("Thornback, Hill Raider", "Scout, Lantern Imp", weapon="War Axe")
    act(rhys, "commit Scout", "commit Lantern Imp")
    changes = dict(rhys.view(0).attacks[0].changes)
    assert changes == {"Crossfire": 2, "Dual Wield": 1}
    act(rhys, "add War Axe", "strike front")
    assert attack(rhys) == 3 + 2 + 2 + 1 + 4
    assert names(rhys.strength) == "Thornback"
    elora = combat("Pit Brute, Thornback", "Scout", hero="Elora")
    act(elora, "use Armor Piercing", "exhaust")
    assert (left(elora), left(elora, 1)) == (7, 7)


@pytest.mark.rule("HND-MN-05", "HND-WEAP-03")
def test_weapons_hurt_thornback() -> None:
    state = combat("Thornback, Cave Bear", hero="Elora", weapon="Hunting Bow")
    act(state, "use Hunting Bow on front")
    assert left(state) == 3


@pytest.mark.rule("HND-MN-07", "HND-STOCK-02", "HND-STOCK-03", "HND-ATYPE-12")
def test_hex_weaver_turns_stock_abilities_off() -> None:
    rhys = combat("Hill Raider, Hex Weaver", "Scout, Lantern Imp")
    act(rhys, "commit Scout", "commit Lantern Imp")
    assert rhys.view(0).attacks[0].changes == ()
    ifaris = combat("Cave Bear, Hex Weaver", "Pit Brute", hero="Ifaris")
    act(ifaris, "commit Pit Brute")
    assert ifaris.view(0).attacks[1].changes == ()
    elora = combat("Cave Bear, Hex Weaver", "Pit Brute", hero="Elora")
    assert refused(elora, "use Experience on front") == ("hand-stock-off", "HND-MN-07")
    elora.grudge = True
    act(elora, "commit Pit Brute")
    assert elora.view(0).attacks[0].changes == ()
    galathar = combat("Ash Drake, Hex Weaver", hero="Galathar")
    words = "use Dragon Master on second by front"
    assert refused(galathar, words) == ("hand-stock-off", "HND-MN-07")


@pytest.mark.rule("HND-MN-07", "HND-ATYPE-03")
def test_what_hex_weaver_turned_off_works_again_without_it() -> None:
    state = combat("Cave Bear, Hex Weaver", "Pit Brute", hero="Elora")
    act(state, "commit Pit Brute", "strike second", "use Experience on front")
    assert left(state) == 7
    hidden = combat("Cave Bear, Razor Boar, Hex Weaver", hero="Elora")
    act(hidden, "use Experience on front")
    assert left(hidden) == 7


@pytest.mark.rule("HND-MN-07", "HND-MN-13", "HND-TAKE-07")
@pytest.mark.parametrize(
    ("monsters", "hp_left"),
    [
        pytest.param("Hill Raider, Hex Weaver", 5, id="visible"),
        pytest.param("Hex Weaver, Pit Brute", 10, id="what-was-taken"),
        pytest.param("Hill Raider, Pit Brute, Hex Weaver", 1, id="revealed-by-it"),
    ],
)
def test_hex_weaver_calms_rage(monsters: str, hp_left: int) -> None:
    """She does if she was visible when the damage was taken."""
    state = combat(monsters, hero="Galathar")
    act(state, "take", "lose 0 1")
    assert left(state) == hp_left


@pytest.mark.rule("HND-MN-08", "HND-ACTV-01", "HND-ACTV-03")
def test_rune_thief_keeps_strength_from_paying() -> None:
    state = combat("Cave Bear, Rune Thief", "Pit Brute, Scout", weapon="War Axe")
    act(state, "use Throw Sword")
    assert options(state) == ["exhaust"]
    assert refused(state, "pay Scout") == ("hand-rune-thief", "HND-MN-08")
    act(state, "exhaust")
    assert line(state) == "Cave Bear"
    act(state, "use Shield Bash on front")
    assert "pay Scout" in options(state)
    hidden = combat("Cave Bear, Razor Boar, Rune Thief", "Pit Brute, Scout")
    act(hidden, "use Shield Bash on front")
    assert options(hidden) == ["pay Pit Brute", "pay Scout", "exhaust"]


@pytest.mark.rule("HND-MN-08", "HND-STOCK-01")
def test_rune_thief_stops_nothing_else() -> None:
    rhys = combat("Cave Bear, Rune Thief", "Pit Brute, Scout", weapon="War Axe")
    act(rhys, "commit Pit Brute", "commit Scout", "add War Axe")
    assert dict(rhys.view(0).attacks[0].changes) == {"Dual Wield": 1, "War Axe": 4}
    assert rhys.view(0).attacks[0].value == 18
    elora = combat("Cave Bear, Rune Thief", hero="Elora", weapon="Hunting Bow")
    act(elora, "use Experience on front", "use Hunting Bow on second")
    assert (line(elora), left(elora)) == ("Cave Bear", 7)


@pytest.mark.rule("HND-MN-08", "HND-HERO-12")
def test_rune_thief_and_abilities_that_go_with_an_attack() -> None:
    state = combat("Cave Bear, Rune Thief", "Pit Brute, Scout, Razor Boar")
    act(state, "commit Pit Brute", "add Resourceful")
    assert options(state) == ["exhaust"]


# --- Specter --------------------------------------------------------------------------


@pytest.mark.rule("HND-FACT-07", "HND-VIS-03", "HND-EX-37", "HND-RANGE-02")
@pytest.mark.parametrize("monsters", ["Specter, Hill Raider", "Hill Raider, Specter"])
def test_specter_shows_the_third(monsters: str) -> None:
    state = combat(f"{monsters}, Carrion Bat, Pit Brute", "Iron Sentinel", hero="Elora")
    assert [spot.sight for spot in state.view(0).line][:3] == ["visible"] * 3
    assert len(state.visible) == 3
    act(state, "use Experience on third")
    assert left(state, 2) == 2
    act(state, "commit Iron Sentinel")
    assert [attack.place for attack in state.view(0).attacks] == ["front", "second"]


@pytest.mark.rule("HND-FACT-07", "HND-VIS-06", "HND-ATYPE-03")
def test_specter_shows_whatever_is_third() -> None:
    """Its effect goes on, whichever card comes to third place."""
    state = combat("Specter, Hill Raider, Carrion Bat, Pit Brute", hero="Elora")
    act(state, "use Maneuver on second", "exhaust")
    assert line(state) == "Specter, Carrion Bat, Pit Brute, Hill Raider"
    assert len(state.visible) == 3
    act(state, "take", "lose 1 2")
    assert len(state.visible) == 2


@pytest.mark.rule("HND-FACT-07", "HND-VIS-03")
def test_specter_in_third_place_shows_nothing() -> None:
    assert len(combat("Hill Raider, Razor Boar, Specter, Pit Brute").visible) == 2


@pytest.mark.rule("HND-FACT-07", "HND-VIS-05", "HND-ORDER-01")
def test_specter_wakes_the_third() -> None:
    state = combat("Specter, Hill Raider, Cutpurse", "Iron Sentinel, Duelist")
    assert resolved(state) == ["Cutpurse"]
    assert names(state.strength) == "Iron Sentinel"
