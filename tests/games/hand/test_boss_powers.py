"""The power of every boss at every level."""

from __future__ import annotations

import pytest

from fateloom.games.hand import cards as c
from tests.games.hand.table import (
    act,
    asked,
    boss_left,
    boss_phase,
    hurt_boss,
    names,
    options,
    refused,
    strike_boss,
    told,
)


def boss_rows() -> list[tuple[str, int, int, list[tuple[str, int]]]]:
    """Boss, level, HP without strength cards, and what failing costs, as the catalogue has it."""
    return [
        ("Gorvane", 1, 15, [("damage", 1), ("gold", 2)]),
        ("Gorvane", 2, 20, [("damage", 1), ("rotate", 1)]),
        ("Gorvane", 3, 25, [("damage", 3), ("gold", 3)]),
        ("Gorvane", 4, 29, [("game", 1)]),
        ("Sythra", 1, 12, [("damage", 2)]),
        ("Sythra", 2, 18, [("damage", 1), ("weapon", 1)]),
        ("Sythra", 3, 23, [("damage", 1), ("merchant", 1)]),
        ("Sythra", 4, 26, [("game", 1)]),
        ("Arbiter", 1, 14, [("damage", 1), ("gold", 4)]),
        ("Arbiter", 2, 20, [("merchant", 1)]),
        ("Arbiter", 3, 25, [("damage", 2), ("rotate", 1)]),
        ("Arbiter", 4, 28, [("game", 1)]),
    ]


@pytest.mark.parametrize(
    ("boss", "level", "hp", "penalties"),
    [
        pytest.param(
            *row, marks=pytest.mark.rule(f"HND-BS-{10 * (c.BOSS_NAMES.index(row[0]) + 1) + row[1]}")
        )
        for row in boss_rows()
    ],
)
def test_what_is_printed_on_the_boss(
    boss: str, level: int, hp: int, penalties: list[tuple[str, int]]
) -> None:
    view = boss_phase(boss=boss, wave=level).view(0)
    assert (view.boss_hp, view.boss_left, list(view.penalties)) == (hp, hp, penalties)


@pytest.mark.rule("HND-BS-11", "HND-BSR-01")
def test_gorvane_1_rotates_the_lowest_after_each_attack() -> None:
    state = boss_phase("Scout, Cutpurse, Duelist, Hill Raider", hero="Galathar", boss="Gorvane")
    strike_boss(state, "Hill Raider")
    assert names(state.strength) == "Bramble Boar, Cutpurse, Duelist"
    act(state, "critical 2", "lose 1 0")
    assert names(state.strength) == "Bramble Boar, Thornback, Duelist"
    assert boss_left(state) == 15 - 5 - 5
    strike_boss(state, "Thornback")
    assert asked(state) == "merchant", "a boss that has fallen rotates nothing"
    assert names(state.strength) == "Bramble Boar, Duelist"


@pytest.mark.rule("HND-BS-11", "HND-BSR-01")
def test_gorvane_1_rotates_after_abilities_and_weapons_too() -> None:
    state = boss_phase("Scout, Cave Bear", hero="Ifaris", boss="Gorvane", weapon="Great Bow")
    act(state, "use Great Bow on boss")
    assert boss_left(state) == 15 - 7
    assert names(state.strength) == "Bramble Boar, Cave Bear"
    act(state, "use Summons on boss", "exhaust")
    assert boss_left(state) == 15 - 7 - 2 * (1 + 2)
    assert names(state.strength) == "Scout, Cave Bear"


@pytest.mark.rule("HND-BS-11", "HND-STR-11")
def test_gorvane_1_lets_the_player_choose_among_equals() -> None:
    state = boss_phase("Scout, Carrion Bat, Cave Bear", hero="Galathar", boss="Gorvane")
    strike_boss(state, "Cave Bear")
    assert asked(state) == "card"
    assert state.view(0).about == "rotate"
    assert options(state) == ["choose Scout", "choose Carrion Bat"]
    act(state, "choose Carrion Bat")
    assert names(state.strength) == "Scout, Gate Guard"
    assert asked(state) == "boss"


@pytest.mark.rule("HND-BS-12", "HND-BSR-02", "HND-BSR-03")
def test_gorvane_2_counts_weak_cards_as_nothing() -> None:
    state = boss_phase(
        "Scout, Cutpurse, Burrow Rat", hero="Rhys", boss="Gorvane", wave=2, weapon="War Axe"
    )
    strike_boss(state, "Burrow Rat")
    assert boss_left(state) == 20
    strike_boss(state, "Cutpurse")
    assert boss_left(state) == 20 - 4
    assert refused(state, "critical 3") == ("hand-hit-out-of-reach", "HND-CRIT-05"), "0 + 4 < 7"
    assert refused(state, "critical 1") == ("hand-hit-out-of-reach", "HND-CRIT-05"), "0 + 4 < 5"
    act(state, "commit Scout", "add War Axe", "strike boss")
    assert boss_left(state) == 20 - 4 - 4, "3 counts as 0, whatever is added to the attack"


@pytest.mark.rule("HND-BS-12", "HND-BSR-02")
def test_gorvane_2_counts_weak_cards_as_nothing_in_a_critical_hit() -> None:
    state = boss_phase("Carrion Bat, Hill Raider, Scout", hero="Rhys", boss="Gorvane", wave=2)
    act(state, "critical 1", "lose 1 0", "commit Carrion Bat", "commit Scout")
    assert state.view(0).attacks[0].cards == (0, 0)
    assert state.view(0).attacks[0].value == 0 + 0 + 1, "Dual Wield"
    act(state, "commit Hill Raider", "strike critical")
    assert boss_left(state) == 20 - 9


@pytest.mark.rule("HND-BS-13")
def test_gorvane_3_rotates_the_highest_after_each_attack() -> None:
    state = boss_phase(
        "Scout, Elder Dragon, Hill Raider, Cave Bear", hero="Galathar", boss="Gorvane", wave=3
    )
    strike_boss(state, "Hill Raider")
    assert names(state.strength) == "Scout, Frost Shaman, Cave Bear"
    act(state, "critical 1", "lose 1 0", "commit Frost Shaman", "strike critical")
    assert names(state.strength) == "Scout, Watcher"
    assert boss_left(state) == 25 - 5 - 10
    strike_boss(state, "Watcher")
    assert names(state.strength) == "Bramble Boar"
    assert boss_left(state) == 25 - 5 - 10 - 6
    assert len(told(state, "power")) == 3


@pytest.mark.rule("HND-BS-14", "HND-BSR-04", "HND-BOSS-09")
def test_gorvane_4_weakens_strength_attacks_by_what_is_slotted() -> None:
    state = boss_phase(
        "Iron Sentinel, Cave Bear, Hill Raider", hero="Galathar", boss="Gorvane", wave=4
    )
    strike_boss(state, "Iron Sentinel")
    assert boss_left(state) == 29 - (10 - 2)
    strike_boss(state, "Hill Raider")
    assert boss_left(state) == 29 - 8 - (5 - 1)
    strike_boss(state, "Cave Bear")
    assert boss_left(state) == 29 - 8 - 4 - 8


@pytest.mark.rule("HND-BS-14", "HND-STR-10")
def test_gorvane_4_leaves_no_attack_below_zero() -> None:
    state = boss_phase(
        "Burrow Rat, Scout, Hill Raider, Cave Bear", hero="Galathar", boss="Gorvane", wave=4
    )
    strike_boss(state, "Burrow Rat")
    assert boss_left(state) == 29


@pytest.mark.rule("HND-BSR-02", "HND-BS-14")
def test_gorvane_4_does_not_weaken_what_pays() -> None:
    state = boss_phase("Watcher, Scout, Hill Raider", hero="Galathar", boss="Gorvane", wave=4)
    act(state, "critical 1", "lose 1 0", "commit Watcher", "strike critical")
    assert told(state, "pays-critical")[-1].args == (6, ("Watcher",))
    assert boss_left(state) == 29 - 12


@pytest.mark.rule("HND-BS-14", "HND-BSR-04")
def test_gorvane_4_counts_the_card_that_resourceful_keeps() -> None:
    state = boss_phase("Iron Sentinel, Cave Bear", hero="Rhys", boss="Gorvane", wave=4)
    act(state, "commit Iron Sentinel", "add Resourceful", "exhaust")
    assert state.view(0).attacks[0].value == 10 - 2
    act(state, "strike boss")
    assert boss_left(state) == 29 - 8
    assert names(state.strength) == "Lantern Imp, Cave Bear"


@pytest.mark.rule("HND-BS-14", "HND-BSR-04")
def test_gorvane_4_does_not_weaken_abilities() -> None:
    state = boss_phase("Iron Sentinel, Cave Bear", hero="Ifaris", boss="Gorvane", wave=4)
    act(state, "use Summons on boss", "exhaust")
    assert boss_left(state) == 29 - 2 * (1 + 2)


@pytest.mark.rule("HND-BS-21", "HND-BSR-05")
def test_sythra_1_discards_the_lowest_at_the_start() -> None:
    state = boss_phase("Cave Bear, Scout, Hill Raider", hero="Galathar", boss="Sythra")
    assert asked(state) == "boss"
    assert names(state.strength) == "Cave Bear, Hill Raider"
    assert names(state.underworld).endswith(", Scout")
    strike_boss(state, "Cave Bear")
    assert names(state.strength) == "Hill Raider", "once, not after each attack"


@pytest.mark.rule("HND-BS-21", "HND-BSR-05", "HND-STR-11")
def test_sythra_1_lets_the_player_choose_among_equals_before_the_first_action() -> None:
    state = boss_phase("Cave Bear, Scout, Carrion Bat", hero="Galathar", boss="Sythra")
    assert asked(state) == "card"
    assert state.view(0).about == "discard"
    assert options(state) == ["choose Scout", "choose Carrion Bat"]
    act(state, "choose Carrion Bat")
    assert names(state.strength) == "Cave Bear, Scout"
    assert asked(state) == "boss"


@pytest.mark.rule("HND-BS-21", "HND-BSR-05")
def test_sythra_1_does_nothing_without_strength_cards() -> None:
    state = boss_phase(hero="Galathar", boss="Sythra")
    assert asked(state) == "boss"
    assert len(state.underworld) == 11


@pytest.mark.rule("HND-BS-22", "HND-BSR-04")
@pytest.mark.parametrize(("wave", "hp", "each"), [(2, 18, 1), (4, 26, 2)])
def test_sythra_2_and_4_have_more_health_for_each_slotted_card(
    wave: int, hp: int, each: int
) -> None:
    state = boss_phase("Cave Bear, Scout, Hill Raider", hero="Galathar", boss="Sythra", wave=wave)
    assert boss_left(state) == hp + 3 * each
    act(state, "commit Cave Bear")
    assert state.view(0).attacks[0].against == hp + 2 * each, "as it will be without the card"
    act(state, "strike boss")
    assert boss_left(state) == hp + 2 * each - 8
    act(state, "critical 1", "lose 1 0", "commit Hill Raider", "commit Scout", "strike critical")
    assert state.strength == ()
    assert boss_left(state) == hp - 8 - (9 if wave == 2 else 12)


@pytest.mark.rule("HND-BS-24", "HND-BSR-04")
def test_sythra_4_falls_as_soon_as_its_health_is_gone() -> None:
    """26 + 3 x 2 - 29 = 3; the card that pays for Gain Wisdom takes 2 away, and the next 2."""
    state = boss_phase("Hill Raider, Scout, Cave Bear", hero="Ifaris", boss="Sythra", wave=4)
    hurt_boss(state, 29)
    assert boss_left(state) == 3
    act(state, "use Gain Wisdom", "pay Scout")
    assert boss_left(state) == 1
    strike_boss(state, "Watcher")
    assert state.outcome is not None and state.outcome.reason == "won"


@pytest.mark.rule("HND-BS-22", "HND-BSR-04")
def test_sythra_2_falls_by_a_payment() -> None:
    state = boss_phase("Hill Raider, Scout, Cave Bear", hero="Ifaris", boss="Sythra", wave=2)
    hurt_boss(state, 20)
    assert boss_left(state) == 1
    act(state, "use Gain Wisdom", "pay Scout")
    assert told(state, "boss-falls")[-1].args == ("Sythra", 2)
    assert asked(state) == "merchant"


@pytest.mark.rule("HND-BS-23", "HND-BSR-02")
def test_sythra_3_weakens_creatures_and_magic() -> None:
    state = boss_phase(
        "Watcher, Hill Raider, Young Wyvern, Razor Boar, Burrow Rat",
        hero="Galathar",
        boss="Sythra",
        wave=3,
    )
    strike_boss(state, "Watcher")
    assert boss_left(state) == 23 - 4, "MAGIC 6 - 2"
    strike_boss(state, "Hill Raider")
    assert boss_left(state) == 23 - 4 - 5, "a WARRIOR"
    act(state, "critical 1", "lose 1 0", "commit Razor Boar")
    assert state.view(0).attacks[0].cards == (5,), "a CREATURE, 7 - 2, and the cost is 5"
    act(state, "strike critical")
    assert boss_left(state) == 23 - 4 - 5 - 10
    strike_boss(state, "Burrow Rat")
    assert boss_left(state) == 23 - 4 - 5 - 10 - 0
    act(state, "commit Young Wyvern")
    assert state.view(0).attacks[0].value == 7, "a DRAGON"


@pytest.mark.rule("HND-BS-31", "HND-BSR-02", "HND-BSR-03")
def test_arbiter_1_weakens_even_cards() -> None:
    state = boss_phase("Cutpurse, Hill Raider, Burrow Rat", hero="Galathar", boss="Arbiter")
    strike_boss(state, "Burrow Rat")
    assert boss_left(state) == 14, "2 - 2"
    strike_boss(state, "Hill Raider")
    assert boss_left(state) == 14 - 5
    assert refused(state, "critical 1") == ("hand-hit-out-of-reach", "HND-CRIT-05"), "4 - 2 < 4"
    strike_boss(state, "Cutpurse")
    assert boss_left(state) == 14 - 5 - 2


@pytest.mark.rule("HND-BSR-03", "HND-BS-31")
def test_arbiter_1_looks_at_the_printed_value() -> None:
    state = boss_phase("Hill Raider", hero="Galathar", boss="Arbiter", weapon="Giant Axe")
    act(state, "commit Hill Raider", "add Giant Axe")
    assert state.view(0).attacks[0].value == 5 + 7, "12 is even, but the card is not"


@pytest.mark.rule("HND-BS-32")
def test_arbiter_2_rotates_every_card_after_an_even_one() -> None:
    state = boss_phase(
        "Cutpurse, Hill Raider, Scout, Cave Bear", hero="Galathar", boss="Arbiter", wave=2
    )
    strike_boss(state, "Hill Raider")
    assert names(state.strength) == "Cutpurse, Scout, Cave Bear", "an odd one"
    strike_boss(state, "Cutpurse")
    assert names(state.strength) == "Bramble Boar, Watcher"
    act(state, "critical 2", "lose 1 0")
    assert names(state.strength) == "Bramble Boar, Watcher", "no card was used"
    assert boss_left(state) == 20 - 5 - 4 - 5
    assert len(told(state, "power")) == 1


@pytest.mark.rule("HND-BS-32", "HND-CRIT-09")
def test_arbiter_2_minds_even_cards_that_pay() -> None:
    state = boss_phase(
        "Cutpurse, Hill Raider, Scout, Cave Bear", hero="Galathar", boss="Arbiter", wave=2
    )
    act(state, "critical 3", "lose 1 1", "commit Hill Raider", "commit Cutpurse")
    act(state, "strike critical")
    assert names(state.strength) == "Bramble Boar, Watcher"


@pytest.mark.rule("HND-BS-33", "HND-BSR-06")
def test_arbiter_3_makes_the_other_critical_hits_dearer() -> None:
    state = boss_phase("Hill Raider, Elder Dragon", hero="Galathar", boss="Arbiter", wave=3)

    def costs() -> list[int | None]:
        return [hit.strength for hit in state.view(0).criticals]

    assert costs() == [5, None, 8]
    act(state, "critical 2", "lose 1 1")
    assert costs() == [7, None, 10], "the asterisk stays"
    act(state, "critical 1", "lose 2 1", "commit Hill Raider")
    assert refused(state, "strike critical") == ("hand-cost-not-met", "HND-CRIT-05")
    act(state, "commit Elder Dragon", "strike critical")
    assert costs()[2] == 12, "8 + 2 + 2"


@pytest.mark.rule("HND-BS-34")
def test_arbiter_4_weakens_every_card_and_flips_the_highest() -> None:
    state = boss_phase(
        "Hill Raider, Elder Dragon, Scout, Cave Bear", hero="Galathar", boss="Arbiter", wave=4
    )
    strike_boss(state, "Hill Raider")
    assert boss_left(state) == 28 - 4
    assert names(state.strength) == "Duelist, Scout, Cave Bear"
    strike_boss(state, "Scout")
    assert boss_left(state) == 28 - 4 - 2
    assert names(state.strength) == "Duelist, Ash Drake"
    act(state, "critical 1", "lose 1 0", "commit Duelist")
    assert state.view(0).attacks[0].cards == (5,)
    assert refused(state, "strike critical") == ("hand-cost-not-met", "HND-CRIT-05"), "5 < 6"
