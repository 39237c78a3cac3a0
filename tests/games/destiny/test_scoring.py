"""What cards, groups and tables are worth."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from fateloom.games.destiny import cards as c
from fateloom.games.destiny import scoring
from tests.games.destiny.table import finish_round, groups, powers, table, told, total

LETTERS = "GELCN"
BY_KIND = {"King": (c.BASE, 2), "Warrior": (c.BONUS, 2), "Wizard": (c.MULTIPLIER, 1)}
BY_ALIGNMENT = {
    "Barbarian": c.CHAOS,
    "Knight": c.LAW,
    "Ranger": c.NATURE,
    "Wraith Lord": c.EVIL,
    "Kings Crown": c.LAW,
}
IDLE = ("Dragon", "Alchemist", "Thief", "Jester", "Merchant", "Assassin", "Oracle", "Rogue",
        "Overlord", "Emperor", "Philosophers Stone", "Crystal Ball", "Magic Tome")  # fmt: skip
RULES = {
    "King": ("DTY-CHAR-01", "DTY-TOTAL-11"),
    "Warrior": ("DTY-CHAR-02", "DTY-TOTAL-12"),
    "Wizard": ("DTY-CHAR-03", "DTY-TOTAL-13"),
    "Barbarian": ("DTY-CHAR-05", "DTY-TOTAL-14"),
    "Knight": ("DTY-CHAR-06", "DTY-TOTAL-14"),
    "Ranger": ("DTY-CHAR-14", "DTY-TOTAL-14"),
    "Wraith Lord": ("DTY-CHAR-21", "DTY-TOTAL-14"),
    "Kings Crown": ("DTY-TRE-03", "DTY-TOTAL-14"),
}


def worth(laid: str, granting: str = "") -> list[int]:
    """The value of each group."""
    owner = powers(granting)
    return [scoring.worked(group, owner).value for group in groups(laid, owner)]


def values(laid: str, granting: str = "") -> list[int]:
    """The values of the cards of one group, modified."""
    owner = powers(granting)
    (group,) = groups(laid, owner)
    return [term.value for term in scoring.worked(group, owner).terms]


# --- the formula -----------------------------------------------------------------------


@pytest.mark.rule("DTY-TOTAL-01", "DTY-RUL-28")
def test_groups_are_worked_out_one_by_one_and_added() -> None:
    laid = "GB3 L+2 Nx3, NB1 G+3, LB4 Gx2"
    assert worth(laid) == [15, 4, 8]
    assert scoring.total(groups(laid), 0) == 27


@pytest.mark.rule("DTY-TOTAL-02")
@pytest.mark.parametrize(
    ("base", "bonus", "multiplier"), list(product((1, 2, 3, 4), (1, 2, 3), (2, 3, 4)))
)
def test_base_and_bonus_times_multiplier(base: int, bonus: int, multiplier: int) -> None:
    assert worth(f"GB{base} L+{bonus} Nx{multiplier}") == [(base + bonus) * multiplier]


@pytest.mark.rule("DTY-TOTAL-02", "DTY-CHAR-18")
def test_two_bonuses_are_both_added() -> None:
    assert worth("GB2 L+1 N+3", "Rogue") == [6]


@pytest.mark.rule("DTY-TOTAL-03", "DTY-CHAR-07")
def test_two_multipliers_are_added_before_they_multiply() -> None:
    assert worth("GB3 Lx2 Nx4", "Dragon") == [3 * (2 + 4)]
    assert worth("GB3 Nx4", "Dragon") == [3 * 4]


@pytest.mark.rule("DTY-TOTAL-04", "DTY-TOTAL-05", "DTY-RUL-23")
@pytest.mark.parametrize("granting", ["", "Wizard", "Warrior", "Wizard, Warrior, Druid, Amazon"])
def test_what_is_missing_is_never_raised(granting: str) -> None:
    assert worth("GB3", granting) == [3]
    assert worth("GB3 Lx2", granting.replace("Wizard", "Oracle")) == [6]
    assert worth("GB3 L+2", granting.replace("Warrior", "Oracle")) == [5]


# --- matching --------------------------------------------------------------------------


@pytest.mark.rule("DTY-TOTAL-06", "DTY-TOTAL-07", "DTY-TOTAL-08", "DTY-RUL-28")
@pytest.mark.parametrize(
    ("laid", "raised"),
    [
        ("aB1 b+1 cx2", [1, 1, 2]),
        ("aB1 a+1 bx2", [2, 2, 2]),
        ("aB1 b+1 ax2", [2, 1, 3]),
        ("bB1 a+1 ax2", [1, 2, 3]),
        ("aB1 a+1 ax2", [3, 3, 4]),
        ("aB1 a+1", [2, 2]),
        ("aB1 ax2", [2, 3]),
        ("aB1 a+1 a+2", [3, 3, 4]),
        ("bB1 a+1 a+2", [1, 2, 3]),
        ("bB1 ax2 ax3", [1, 3, 4]),
        ("aB1 ax2 ax3", [3, 4, 5]),
        ("aB1", [1]),
    ],
)
def test_two_that_match_gain_one_and_three_gain_two(laid: str, raised: list[int]) -> None:
    for letters in permutations(LETTERS, 3):
        assert values(laid.translate(str.maketrans("abc", "".join(letters)))) == raised


@pytest.mark.rule("DTY-TOTAL-06", "DTY-RUL-28", "DTY-EX-43")
def test_groups_do_not_match_each_other() -> None:
    assert worth("GB1 G+1, GB2, GB3 N+3") == [4, 2, 6]


@pytest.mark.rule("DTY-TOTAL-09", "DTY-RUL-29")
def test_a_matching_multiplier_multiplies_by_more() -> None:
    assert worth("GB3 N+2 Gx3") == [(3 + 1 + 2) * (3 + 1)]
    assert worth("GB1 G+1 Gx2") == [(3 + 3) * 4]


@pytest.mark.rule("DTY-TOTAL-10", "DTY-CHAR-04")
@pytest.mark.parametrize(
    ("laid", "raised"),
    [
        ("GB1 L+1 Nx2", [1, 1, 2]),
        ("GB1", [1]),
        ("GB1 G+1 Nx2", [3, 3, 2]),
        ("GB1 N+1 Gx2", [3, 1, 4]),
        ("GB1 G+1 Gx2", [4, 4, 5]),
    ],
)
def test_the_lover_adds_one_to_each_matching_card(laid: str, raised: list[int]) -> None:
    assert values(laid, "Lover") == raised


# --- every power and every number --------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.rule(*rules)) for name, rules in RULES.items()],
)
@pytest.mark.rule("DTY-RUL-30", "DTY-TOTAL-16")
def test_a_power_raises_its_own_cards_and_no_others(name: str) -> None:
    """All groups of three without enemies: each card gains by kind or alignment, or not."""
    kind, extra = BY_KIND.get(name, (-1, 1))
    aligned = BY_ALIGNMENT.get(name, -1)
    for letters in product(LETTERS, repeat=3):
        laid = "{}B2 {}+1 {}x3".format(*letters)
        (group,) = groups(laid)
        for plain, raised in zip(
            scoring.worked(group, 0).terms, scoring.worked(group, powers(name)).terms, strict=True
        ):
            gains = c.KIND[plain.card] == kind or plain.alignment == aligned
            assert raised.value - plain.value == (extra if gains else 0), (laid, name)
            assert raised.adds[len(plain.adds) :] == (((name, extra),) if gains else ())


@pytest.mark.rule("DTY-TOTAL-16", "DTY-ACT-02")
@pytest.mark.parametrize("name", IDLE)
def test_other_powers_raise_no_card(name: str) -> None:
    for letters in product(LETTERS, repeat=3):
        (group,) = groups("{}B2 {}+1 {}x3".format(*letters))
        assert scoring.worked(group, powers(name)) == scoring.worked(group, 0)


@pytest.mark.rule("DTY-RUL-30", "DTY-TOTAL-14", "DTY-TOTAL-19")
@pytest.mark.parametrize(
    ("granting", "laid", "raised"),
    [
        ("Knight, Warlord", "CB1 N+1 Gx2", [2, 1, 2]),
        ("Barbarian, Warlord", "CB1 N+1 Gx2", [1, 1, 2]),
        ("Kings Crown, Warlord", "GB1 N+1 Cx2", [1, 1, 3]),
        ("Ranger, Amazon", "GB1 E+1 Lx2", [1, 2, 2]),
        ("Ranger, Druid", "GB1 L+1 Ex2", [1, 1, 3]),
        ("Wraith Lord, Necromancer", "GB1 L+1 Nx2", [2, 1, 2]),
        ("Wraith Lord, Paladin", "EB1 L+1 Nx2", [1, 1, 2]),
        ("Wraith Lord, Alchemist", "GB1:E L+1 Nx2", [2, 1, 2]),
        ("Knight, Alchemist", "LB1:G E+1 Nx2", [1, 1, 2]),
    ],
)
def test_favours_go_by_the_new_alignment(granting: str, laid: str, raised: list[int]) -> None:
    assert values(laid, granting) == raised


@pytest.mark.rule("DTY-RUL-30", "DTY-CONV-01")
def test_powers_work_for_their_owner_alone() -> None:
    state = table(
        "multiplier",
        identities=["King", "Thief"],
        aids=["Knight Lover Overlord"],
        owned=["Kings Crown"],
        groups=["NB2", "LB2 L+2"],
    )
    assert [total(state, seat) for seat in (0, 1)] == [2 + 2 + 3, 3 + 3]


@pytest.mark.rule("DTY-TOTAL-15", "DTY-TOTAL-16", "DTY-RUL-21", "DTY-PROP-12")
def test_everything_adds_up_in_any_order() -> None:
    names = ["King", "Knight", "Kings Crown", "Lover", "Warlord"]
    raised = [2 + 1 + 1 + 2 + 1 + 1, 1 + 1 + 1 + 1 + 1, 2]
    for order in permutations(names):
        assert values("LB2 C+1 Nx2", ", ".join(order)) == raised
    (group,) = groups("LB2 L+1", powers("King, Knight, Kings Crown, Lover"))
    base, _ = scoring.worked(group, powers("King, Knight, Kings Crown, Lover")).terms
    assert base.adds == (
        ("pair", 1), ("Lover", 1), ("King", 2), ("Knight", 1), ("Kings Crown", 1)
    )  # fmt: skip
    assert base.value == c.VALUE[base.card] + sum(extra for _, extra in base.adds)


# --- the total -------------------------------------------------------------------------


@pytest.mark.rule("DTY-TOTAL-17", "DTY-CHAR-22", "DTY-RUL-26")
@pytest.mark.parametrize(("laid", "plain"), [("", 0), ("GB2", 2), ("GB2, LB1, NB3 Gx2", 9)])
def test_the_overlord_adds_three_once(laid: str, plain: int) -> None:
    assert scoring.total(groups(laid), powers("Overlord")) == plain + 3
    assert worth(laid, "Overlord") == worth(laid)


@pytest.mark.rule("DTY-TOTAL-18", "DTY-RUL-26")
def test_nothing_on_the_table_is_worth_nothing() -> None:
    everybody = ", ".join(name for name in c.POWER_NAME.values() if name != "Overlord")
    assert scoring.total((), powers(everybody)) == scoring.total((), 0) == 0


@pytest.mark.rule("DTY-TOTAL-01", "DTY-TOTAL-17", "DTY-SEQ-01")
def test_totals_are_announced_in_the_total_phase() -> None:
    state = table(
        "multiplier",
        seats=3,
        leader=1,
        identities=["Thief", "Overlord"],
        aids=["King"],
        groups=["GB3, NB1 N+1", "GB4 G+3 Gx4"],
    )
    finish_round(state)
    assert [event.args for event in told(state, "total")] == [
        (1, 69, "((4+2)+(3+2))×(4+2) + 3"),
        (2, 0, None),
        (0, 11, "3+2 + (1+1+2)+(1+1)"),
    ]


@pytest.mark.rule("DTY-TOTAL-20", "DTY-PROP-12")
def test_the_order_in_which_a_group_was_built_does_not_matter() -> None:
    (group,) = groups("NB2 G+1 N+3", powers("Rogue, Warrior"))
    base, *bonuses = group
    worked = {
        scoring.worked((base, *order), powers("Rogue, Warrior")).value
        for order in permutations(bonuses)
    }
    assert worked == {3 + 3 + 6}


@pytest.mark.parametrize(
    ("laid", "granting", "formula"),
    [
        ("GB4 G+2", "", "(4+1)+(2+1)"),
        ("GB4 N+2 Lx3", "", "(4+2)×3"),
        ("GB4 G+2 Gx3", "Wizard", "((4+2)+(2+2))×(3+2+1)"),
        ("GB4, NB2 Nx2", "Overlord", "4 + (2+1)×(2+1) + 3"),
        ("GB4", "", None),
    ],
)
def test_a_total_is_told_with_its_calculation(
    laid: str, granting: str, formula: str | None
) -> None:
    owner = powers(granting)
    table = groups(laid, owner)
    assert scoring.formula(table, owner) == formula
    if formula is not None:
        assert eval(formula.replace("×", "*")) == scoring.total(table, owner)
