"""What abilities cost, how often they work, and which of them leave a monster slottable."""

from __future__ import annotations

from random import Random

import pytest

from fateloom.games.hand import cards as c
from fateloom.games.hand import phases
from fateloom.games.hand.cards import Grid
from fateloom.games.hand.game import HAND
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

# --- Normal and Slot ----------------------------------------------------------------------


@pytest.mark.rule("HND-ABIL-01")
def test_five_abilities_are_slot_and_the_rest_normal() -> None:
    slot = {name for ability, name in enumerate(c.ABILITY_NAME) if c.SLOTS[ability]}
    assert slot == {"Avenger", "Summons", "Experience", "Shoot Through", "Retribution"}
    assert len(c.SLOTS) == 24


@pytest.mark.rule("HND-ABIL-02", "HND-ABIL-06")
@pytest.mark.parametrize(
    "finish",
    [
        pytest.param(["commit Carrion Bat", "strike front"], id="strength"),
        pytest.param(["use Retribution on front", "exhaust"], id="slot-ability"),
        pytest.param(["use Dragon Master on front by second"], id="normal-ability"),
    ],
)
def test_what_a_normal_ability_damaged_is_not_slotted_whatever_finishes_it(
    finish: list[str],
) -> None:
    state = combat("Pit Brute, Ash Drake", "Carrion Bat, Burrow Rat", hero="Galathar")
    act(state, "use Shadow Spear on front", "pay Burrow Rat", *finish)
    assert names(state.line) == "Ash Drake"
    assert c.PIT_BRUTE not in state.strength and c.PIT_BRUTE in state.underworld


@pytest.mark.rule("HND-ABIL-02")
def test_even_a_part_of_the_damage_is_enough() -> None:
    """1 of Shield Bash, and 2 of strength."""
    state = combat("Carrion Bat, Pit Brute", "Marsh Hydra, Hill Raider, Burrow Rat", hero="Rhys")
    act(state, "use Shield Bash on front", "exhaust", "commit Burrow Rat", "strike front")
    assert names(state.line) == "Pit Brute"
    assert names(state.strength) == "Marsh Hydra, Hill Raider"
    assert names(state.underworld).endswith("Burrow Rat, Carrion Bat")


@pytest.mark.rule("HND-ABIL-03")
@pytest.mark.parametrize(
    ("hero", "line", "use", "gone"),
    [
        ("Rhys", "Pit Brute, Razor Boar", "use Shield Bash to defeat front", "Pit Brute"),
        ("Galathar", "Storm Wyrm, Razor Boar", "use Shadow Spear to defeat front", "Storm Wyrm"),
        ("Elora", "Pit Brute, Razor Boar", "use Long Range", "Razor Boar"),
        ("Ifaris", "Pit Brute, Razor Boar, Ash Drake", "use Fire Ball", "Pit Brute, Razor Boar"),
    ],
)
def test_what_a_normal_ability_defeats_outright_is_not_slotted(
    hero: str, line: str, use: str, gone: str
) -> None:
    state = combat(line, "Burrow Rat", hero=hero, underworld="")
    act(state, use, "pay Burrow Rat")
    if asked(state) == "loss":
        act(state, "lose 0 1")
    assert state.strength == () and names(state.underworld) == f"Burrow Rat, {gone}"


@pytest.mark.rule("HND-ABIL-04")
@pytest.mark.parametrize(
    ("hero", "words", "slotted"),
    [
        ("Galathar", ["use Intimidate"], "Ash Drake"),
        ("Ifaris", ["use Energy Surge"], "Ash Drake"),
        ("Ifaris", ["use Illusionist"], "Mirror Shade"),
        ("Elora", ["use Armor Piercing"], "Pit Brute"),
        ("Elora", ["use Maneuver on front"], "Ash Drake"),
    ],
)
def test_a_normal_ability_without_damage_leaves_a_monster_slottable(
    hero: str, words: list[str], slotted: str
) -> None:
    state = combat("Pit Brute, Ash Drake", "Elder Dragon, Burrow Rat", hero=hero)
    act(state, *words, "pay Burrow Rat", "commit Elder Dragon", "strike front")
    assert names(state.strength) == slotted


@pytest.mark.rule("HND-ABIL-04")
def test_changing_strength_cards_leaves_a_monster_slottable() -> None:
    state = combat("Cave Bear, Ogre Mauler", "Carrion Bat, Hill Raider", hero="Ifaris")
    act(state, "use Gain Wisdom", "pay Carrion Bat")
    assert names(state.strength) == "Phase Worm"
    kept = combat("Dire Wolf, Ash Drake", "Hill Raider, Burrow Rat", hero="Rhys")
    act(kept, "commit Hill Raider", "add Resourceful", "pay Burrow Rat", "strike front")
    assert names(kept.strength) == "Phase Worm, Dire Wolf"


@pytest.mark.rule("HND-ABIL-05")
@pytest.mark.parametrize(
    ("hero", "line", "words"),
    [
        pytest.param("Rhys", "Night Stalker", ["use Avenger on front", "exhaust"], id="Avenger"),
        pytest.param("Ifaris", "Burrow Rat", ["use Summons on front", "exhaust"], id="Summons"),
        pytest.param(
            "Galathar", "Burrow Rat", ["use Retribution on front", "exhaust"], id="Retribution"
        ),
        pytest.param("Elora", "Burrow Rat", ["use Experience on front"], id="Experience"),
        pytest.param(
            "Elora",
            "Bramble Boar",
            ["use Experience on front", "commit Hill Raider", "strike front"],
            id="Experience-and-strength",
        ),
    ],
)
def test_what_a_slot_ability_defeats_is_slotted(hero: str, line: str, words: list[str]) -> None:
    """Alone or together with strength; in wave 2, so that Experience deals 2."""
    state = combat(f"{line}, Pit Brute", "Hill Raider, Carrion Bat", hero=hero, wave=2)
    if asked(state) == "stun":
        act(state, "decline")
    act(state, *words)
    assert len(state.line) == 1 and state.strength[-1] == c.FACE[line]


@pytest.mark.rule("HND-ABIL-05")
def test_what_shoot_through_defeats_is_slotted() -> None:
    state = combat("Pit Brute, Burrow Rat", "Hill Raider", hero="Elora")
    act(state, "commit Hill Raider", "add Shoot Through", "exhaust", "strike front")
    assert names(state.strength) == "Burrow Rat"


@pytest.mark.rule("HND-ABIL-07", "HND-WEAP-03")
@pytest.mark.parametrize(
    ("hero", "weapon", "line", "words"),
    [
        ("Elora", "Hunting Bow", "Shieldbearer, Pit Brute", ["use Hunting Bow on front"]),
        ("Elora", "Great Bow", "Razor Boar, Pit Brute", ["use Great Bow on front"]),
        (
            "Elora",
            "Hunting Bow",
            "Razor Boar, Pit Brute",
            ["use Hunting Bow on front", "commit Marsh Hydra", "strike front"],
        ),
        (
            "Galathar",
            "War Axe",
            "Ash Drake, Pit Brute",
            ["commit Marsh Hydra", "add War Axe", "strike front"],
        ),
    ],
)
def test_weapons_never_prevent_slotting(
    hero: str, weapon: str, line: str, words: list[str]
) -> None:
    state = combat(line, "Marsh Hydra", hero=hero, weapon=weapon)
    act(state, *words)
    assert names(state.line) == "Pit Brute"
    assert c.NAME[state.strength[-1]] == line.split(",", maxsplit=1)[0]


@pytest.mark.rule("HND-ABIL-07", "HND-ABIL-02")
def test_a_weapon_does_not_lift_the_mark_of_a_normal_ability() -> None:
    state = combat("Pit Brute, Ash Drake", "Carrion Bat", hero="Galathar", weapon="War Axe")
    act(state, "use Shadow Spear on front", "exhaust")
    act(state, "commit Carrion Bat", "add War Axe", "strike front")
    assert state.strength == () and state.underworld[-1] == c.PIT_BRUTE


@pytest.mark.rule("HND-ABIL-08")
def test_slotting_is_no_choice() -> None:
    state = combat("Burrow Rat, Ash Drake", "Hill Raider", hero="Galathar", underworld="")
    act(state, "commit Hill Raider", "strike front")
    assert asked(state) == "fight"
    assert names(state.strength) == "Burrow Rat" and names(state.underworld) == "Hill Raider"


# --- paying -------------------------------------------------------------------------------


@pytest.mark.rule("HND-ACTV-01", "HND-ACTV-02")
@pytest.mark.parametrize("card", ["Burrow Rat", "Elder Dragon", "Hill Raider"])
def test_any_strength_card_pays_or_the_ability_is_exhausted(card: str) -> None:
    state = combat("Ash Drake, Pit Brute", "Burrow Rat, Elder Dragon, Hill Raider", hero="Galathar")
    act(state, "use Intimidate")
    assert options(state) == ["pay Burrow Rat", "pay Elder Dragon", "pay Hill Raider", "exhaust"]
    assert refused(state, "pay Scout") == ("hand-not-slotted", "HND-ACTV-01")
    other = state.copy()
    act(state, f"pay {card}")
    assert state.hp == 6 and state.underworld[-1] == c.FACE[card]
    assert len(state.strength) == 2 and names(state.line) == "Pit Brute, Ash Drake"
    act(other, "exhaust")
    assert other.grid == (0, 2) and len(other.strength) == 3
    assert names(other.line) == "Pit Brute, Ash Drake"


@pytest.mark.rule("HND-ACTV-03")
def test_an_ability_is_paid_with_strength_once_a_wave() -> None:
    state = combat("Ash Drake, Pit Brute", "Burrow Rat, Hill Raider, Carrion Bat", hero="Galathar")
    act(state, "use Intimidate", "pay Burrow Rat", "use Intimidate")
    assert options(state) == ["exhaust"]
    assert refused(state, "pay Hill Raider") == ("hand-paid-once", "HND-ACTV-03")
    act(state, "exhaust")
    # Another ability may still be paid for.
    act(state, "use Retribution on front")
    assert "pay Hill Raider" in options(state)


@pytest.mark.rule("HND-ACTV-03", "HND-SETUP-13")
def test_in_the_next_wave_it_may_be_paid_for_again() -> None:
    state = combat("Hill Raider", "Burrow Rat, Elder Dragon, Carrion Bat", hero="Galathar")
    act(state, "use Shadow Spear on front", "pay Burrow Rat", "stop", "lose 0 1", "leave")
    assert state.wave == 2 and asked(state) == "fight"
    act(state, "use Shadow Spear on front")
    assert [words.split()[0] for words in options(state)] == ["pay", "pay", "pay", "exhaust"]


@pytest.mark.rule("HND-ACTV-04", "HND-ACTV-05")
def test_an_ability_paid_for_may_still_be_exhausted_and_then_is_gone() -> None:
    state = combat("Ash Drake, Pit Brute", "Burrow Rat, Hill Raider", hero="Ifaris")
    act(state, "use Energy Surge", "pay Burrow Rat", "use Energy Surge", "exhaust")
    assert names(state.line) == "Ash Drake, Pit Brute" and state.grid == (0, 1)
    assert refused(state, "use Energy Surge") == ("hand-exhausted", "HND-ACTV-05")


@pytest.mark.rule("HND-ACTV-05", "HND-STOCK-05")
@pytest.mark.parametrize(
    ("hero", "grid", "use"),
    [
        ("Rhys", (0, 1), "use Throw Sword"),
        ("Rhys", (1, 0), "use Shield Bash on front"),
        ("Rhys", (2, 0), "add Resourceful"),
        ("Ifaris", (3, 1), "use Illusionist"),
        ("Ifaris", (2, 0), "use Fire Ball"),
        ("Elora", (1, 0), "add Shoot Through"),
        ("Elora", (3, 1), "use Experience on front"),
        ("Galathar", (1, 3), "use Dragon Master on front by second"),
        ("Galathar", (0, 1), "use Stun Spell"),
    ],
)
def test_an_exhausted_ability_cannot_be_used(hero: str, grid: Grid, use: str) -> None:
    """Whatever there is to pay with."""
    state = combat("Cave Bear, Storm Wyrm", "Hill Raider, Burrow Rat", hero=hero, grid=grid)
    if use.startswith("add"):
        act(state, "commit Hill Raider")
    assert refused(state, use) == ("hand-exhausted", "HND-ACTV-05")


@pytest.mark.rule("HND-ACTV-06", "HND-PROP-14")
@pytest.mark.parametrize("seed", range(30))
def test_nothing_heals_but_the_merchant(seed: int) -> None:
    state = HAND.new(seed=seed, seats=1, difficulty="casual", watch=True)
    rng = Random(seed)
    while state.outcome is None:
        grid, phase = state.grid, state.phase
        state.apply(0, rng.choice(state.legal(0)))
        if phase != phases.MERCHANT:
            assert state.grid[0] >= grid[0] and state.grid[1] >= grid[1]


@pytest.mark.rule("HND-ACTV-07")
def test_costs_are_paid_before_the_effect() -> None:
    """Cards that pay do not count for Summons; abilities that pay do for Retribution."""
    state = combat("Elder Dragon, Pit Brute", "Hill Raider, Cave Bear", hero="Ifaris")
    act(state, "use Summons on front", "pay Cave Bear")
    assert dealt(state) == [("Elder Dragon", 2)]
    rage = combat("Elder Dragon, Pit Brute", "Hill Raider", hero="Galathar", grid=(0, 1))
    act(rage, "use Retribution on front", "exhaust")
    assert rage.grid == (2, 1) and dealt(rage) == [("Elder Dragon", 6)]


@pytest.mark.rule("HND-ACTV-08")
def test_a_card_that_pays_adds_nothing_to_the_attack() -> None:
    state = combat("Elder Dragon, Razor Boar", "Hill Raider, Burrow Rat", hero="Elora")
    act(state, "commit Hill Raider", "add Shoot Through")
    assert refused(state, "pay Hill Raider") == ("hand-committed", "HND-ACTV-08")
    act(state, "pay Burrow Rat")
    assert refused(state, "commit Burrow Rat") == ("hand-not-slotted", "HND-STR-01")
    act(state, "strike front")
    assert attack(state) == 5


@pytest.mark.rule("HND-ACTV-09")
def test_exhausting_to_activate_is_not_taking_damage() -> None:
    """Neither Grudge nor Build Rage answers it, and no shield is asked for."""
    state = combat("Elder Dragon, Razor Boar", "Hill Raider", hero="Elora")
    act(state, "use Maneuver on front", "exhaust", "commit Hill Raider", "strike front")
    assert attack(state) == 5 and told(state, "hurt") == []
    knight = combat("Pit Brute, Ash Drake", hero="Galathar", weapon="Tower Shield")
    act(knight, "use Intimidate", "exhaust")
    assert asked(knight) == "fight" and not any(knight.damage)


# --- Stock --------------------------------------------------------------------------------


@pytest.mark.rule("HND-STOCK-01", "HND-STOCK-03")
@pytest.mark.parametrize(
    ("hero", "use"),
    [
        ("Elora", "use Experience on front"),
        ("Galathar", "use Dragon Master on front by second"),
    ],
)
def test_a_stock_ability_costs_nothing_and_x1_works_once_a_wave(hero: str, use: str) -> None:
    state = combat("Pit Brute, Ash Drake", "Hill Raider", hero=hero)
    act(state, use)
    assert asked(state) == "fight" and state.hp == 6 and names(state.strength) == "Hill Raider"
    assert len(dealt(state)) == 1
    assert refused(state, use) == ("hand-once", "HND-STOCK-03")


@pytest.mark.rule("HND-STOCK-02", "HND-STOCK-01")
def test_a_stock_ability_works_every_time() -> None:
    state = combat(
        "Elder Dragon, Ash Drake", "Hill Raider, Burrow Rat, Carrion Bat, Lantern Imp", hero="Rhys"
    )
    act(state, "commit Burrow Rat", "commit Carrion Bat", "strike front")
    assert attack(state) == 6
    act(state, "commit Lantern Imp", "commit Hill Raider", "strike front")
    assert attack(state) == 8 and state.hp == 6
    rage = combat("Hill Raider, Pit Brute, Ash Drake", hero="Galathar")
    act(rage, "take", "lose 1 0", "take", "lose 2 1")
    assert names(rage.line) == "Ash Drake" and left(rage) == 1


@pytest.mark.rule("HND-STOCK-04")
def test_stock_abilities_are_normal_or_slot_as_any_other() -> None:
    """Dragon Master is Normal, Experience is Slot."""
    state = combat("Hill Raider, Ash Drake", "Burrow Rat", hero="Galathar")
    act(state, "use Dragon Master on front by second")
    assert names(state.strength) == "Burrow Rat" and state.underworld[-1] == c.HILL_RAIDER
    ranger = combat("Hill Raider, Ash Drake", "Burrow Rat", hero="Elora", wave=4)
    act(ranger, "use Experience on front")
    assert left(ranger) == 1
    act(ranger, "commit Burrow Rat", "strike front")
    assert names(ranger.strength) == "Hill Raider"


STOCK = [
    # hero, line, cards, value with it, value without it, a grid in which it is exhausted
    pytest.param("Rhys", "Ash Drake, Pit Brute", ["Burrow Rat"], 4, 2, (3, 1), id="Crossfire"),
    pytest.param(
        "Rhys", "Pit Brute, Ash Drake", ["Burrow Rat", "Carrion Bat"], 6, 5, (1, 3), id="Dual Wield"
    ),
    pytest.param("Ifaris", "Fen Witch, Ash Drake", ["Burrow Rat"], 3, 2, (1, 3), id="Battle Magic"),
]


@pytest.mark.rule("HND-STOCK-05")
@pytest.mark.parametrize(("hero", "line", "cards", "value", "without", "grid"), STOCK)
def test_an_exhausted_stock_ability_has_no_effect(
    hero: str, line: str, cards: list[str], value: int, without: int, grid: Grid
) -> None:
    for state, expected in (
        (combat(line, ", ".join(cards), hero=hero), value),
        (combat(line, ", ".join(cards), hero=hero, grid=grid), without),
    ):
        act(state, *[f"commit {card}" for card in cards], "strike front")
        assert attack(state) == expected


@pytest.mark.rule("HND-MN-07")
@pytest.mark.parametrize(
    ("hero", "line", "cards", "value"),
    [
        pytest.param("Rhys", "Specter, Pit Brute", ["Burrow Rat"], 2, id="Crossfire"),
        pytest.param(
            "Rhys", "Specter, Razor Boar", ["Burrow Rat", "Hill Raider"], 7, id="Dual Wield"
        ),
        pytest.param("Ifaris", "Specter, Pit Brute", ["Burrow Rat"], 2, id="Battle Magic"),
    ],
)
def test_stock_abilities_are_off_while_hex_weaver_is_visible(
    hero: str, line: str, cards: list[str], value: int
) -> None:
    """Specter shows it in third place. With another monster there, there is a bonus."""
    for third, bonus in (("Hex Weaver", False), ("Bone Drake", True)):
        state = combat(f"{line}, {third}", ", ".join(cards), hero=hero)
        act(state, *[f"commit {card}" for card in cards], "strike front")
        assert (attack(state) > value) == bonus and attack(state) >= value


@pytest.mark.rule("HND-MN-07", "HND-HERO-E2")
def test_grudge_is_off_while_hex_weaver_is_visible() -> None:
    for second, value in (("Hex Weaver", 2), ("Razor Boar", 4)):
        state = combat(f"Hill Raider, Pit Brute, {second}", "Burrow Rat", hero="Elora")
        act(state, "take", "lose 1 0", "commit Burrow Rat", "strike front")
        assert attack(state) == value


@pytest.mark.rule("HND-MN-07")
def test_hex_weaver_forbids_stock_x1() -> None:
    state = combat("Pit Brute, Hex Weaver, Ash Drake", "Hill Raider", hero="Elora")
    assert refused(state, "use Experience on front") == ("hand-stock-off", "HND-MN-07")
    knight = combat("Storm Wyrm, Hex Weaver", "Hill Raider", hero="Galathar")
    assert refused(knight, "use Dragon Master on second by front") == (
        "hand-stock-off",
        "HND-MN-07",
    )
    hidden = combat("Pit Brute, Ash Drake, Hex Weaver", "Hill Raider", hero="Elora")
    assert "use Experience on front" in options(hidden)


@pytest.mark.rule("HND-MN-08")
def test_rune_thief_forbids_to_pay_with_strength_and_nothing_else() -> None:
    state = combat("Pit Brute, Rune Thief", "Hill Raider", hero="Elora", weapon="Hunting Bow")
    assert {"use Experience on front", "use Hunting Bow on second"} <= set(options(state))
    act(state, "use Armor Piercing")
    assert options(state) == ["exhaust"]
    assert refused(state, "pay Hill Raider") == ("hand-rune-thief", "HND-MN-08")
    act(state, "exhaust")
    assert left(state) == 7
    hidden = combat("Pit Brute, Ash Drake, Rune Thief", "Hill Raider", hero="Elora")
    act(hidden, "use Armor Piercing")
    assert "pay Hill Raider" in options(hidden)


def test_abilities_of_other_heroes_are_not_yours() -> None:
    state = combat("Pit Brute, Ash Drake", "Hill Raider", hero="Elora")
    assert refused(state, "use Throw Sword") == ("hand-other-hero", "HND-SETUP-01")
    act(state, "commit Hill Raider")
    assert refused(state, "add Resourceful") == ("hand-other-hero", "HND-SETUP-01")
    faced = boss_phase("Hill Raider", hero="Elora")
    assert refused(faced, "use Gain Wisdom") == ("hand-other-hero", "HND-SETUP-01")
