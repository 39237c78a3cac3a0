"""Tests: dice, what counts, items before and after the roll, own dice."""

from __future__ import annotations

from typing import Any

import pytest

from fateloom.core.errors import InvalidMove
from fateloom.games.destinies import dice
from fateloom.games.destinies.bots import odds
from fateloom.games.destinies.components import SKILLS
from fateloom.games.destinies.state import DestiniesState

from .table import (
    BENCH,
    STAR,
    act,
    amount,
    asked,
    bag,
    choices,
    entry,
    fresh,
    give,
    loaded_dice,
    of_kind,
    offers,
    read,
    refused,
    set_track,
    told,
    track,
)


def at_test(option: str = "riddle", **options: Any) -> DestiniesState:
    """Somebody has chosen a test."""
    state = fresh(**options)
    act(state, "stay", "visit inn")
    amount(state, "effort", 3)
    act(state, f"take inn.{option}")
    return state


@pytest.mark.rule("DST-TEST-01", "DST-TEST-02", "DST-TEST-03", "DST-APP-11", "DST-SKL-01")
def test_what_is_seen_of_a_test_beforehand() -> None:
    state = fresh()
    act(state, "stay", "visit inn")
    offer = offers(state)["inn.riddle"]
    assert offer.skill == "intelligence" and offer.kind == "test"
    assert SKILLS == ("intelligence", "dexterity", "power")
    assert not {"difficulty", "outcomes"} & set(offer.__slots__), "how hard it is, is not said"


@pytest.mark.rule("DST-TEST-05", "DST-TEST-06", "DST-TEST-07", "DST-TEST-08", "DST-TEST-09")
def test_effort_dice_are_chosen_before_the_roll() -> None:
    state = at_test()
    assert of_kind(state, "dice") == ["0", "1", "2", "3"]
    amount(state, "effort", 1)
    assert of_kind(state, "dice") == ["0", "1"]
    assert refused(state, "dice 2") == ("destinies-effort", "DST-TEST-06")
    assert refused(state, "leave") == ("destinies-in-test", "DST-TEST-07")
    act(state, "dice 1")
    (rolled,) = told(state, "rolls")
    assert len(rolled.args[1]) == 2 and len(rolled.args[2]) == 1
    assert state.effort[0] == 0


@pytest.mark.rule("DST-TEST-15", "DST-TEST-27")
def test_markers_of_other_tracks_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at_test()
    set_track(state, "intelligence", 12)
    set_track(state, "power", 1, 2, 3)
    set_track(state, "dexterity", 1, 2, 3)
    loaded_dice(monkeypatch, ((4, 4), ()))
    act(state, "dice 0")
    assert entry(state) == 0


@pytest.mark.rule("DST-TEST-12", "DST-REQ-05")
def test_a_count_tells_of_the_markers_as_they_were_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at_test("wrestle")
    set_track(state, "power", 5)
    loaded_dice(monkeypatch, ((1, 3), ()))
    act(state, "dice 0", "left power 5")
    assert track(state, "power") == (4,), "now the total of 4 would reach it"
    (counted,) = told(state, "counts")
    assert counted.args[2:4] == (4, 0)
    assert counted.args[7] == (5,)


@pytest.mark.rule("DST-TEST-20", "DST-TEST-21", "DST-TEST-22", "DST-TEST-26", "DST-APP-13")
@pytest.mark.rule("PAIN-05")
@pytest.mark.parametrize(
    ("markers", "result"),
    [((12,), "no"), ((1, 2), "no"), ((1, 2, 3), "near"), ((1, 2, 3, 4), "yes")],
)
def test_graded_results(
    monkeypatch: pytest.MonkeyPatch, markers: tuple[int, ...], result: str
) -> None:
    state = at_test()
    set_track(state, "intelligence", *markers)
    loaded_dice(monkeypatch, ((2, 2), ()))
    act(state, "dice 0")
    assert read(state)[-1] == f"pois.inn.options.riddle.test.outcomes.{result}.text"
    assert state.xp[0] == (result == "no"), "to fail can be worth something"


@pytest.mark.rule("DST-TEST-20", "DST-SKL-12")
def test_a_result_can_be_a_skill_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at_test("wrestle")
    set_track(state, "power", 11, 12)
    loaded_dice(monkeypatch, ((1, 1), ()))
    act(state, "dice 0", "left power 11")
    assert track(state, "power") == (10, 12)


@pytest.mark.rule("DST-TEST-24", "DST-XP-04", "DST-XP-03", "DST-XP-05", "DST-XP-02")
def test_experience_is_not_spent_in_a_test() -> None:
    state = at_test()
    amount(state, "xp", 2)
    assert refused(state, "spend") == ("destinies-no-xp-in-test", "DST-TEST-24")
    give(state, "hatchet")
    act(state, "dice 0")
    assert asked(state) == "after-roll"
    assert refused(state, "spend") == ("destinies-no-xp-in-test", "DST-TEST-24")
    act(state, "done")
    assert "spend" in choices(state)
    two = fresh(2)
    amount(two, "xp", 1, person=1)
    assert refused(two, "spend", seat=1) == ("not-your-turn", "")


@pytest.mark.rule("DST-ITEM-14", "DST-ITEM-09", "DST-TEST-10", "DST-ITEM-23")
def test_an_item_before_the_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at_test()
    give(state, "lantern")
    set_track(state, "intelligence", 5)
    loaded_dice(monkeypatch, ((2, 2), ()))
    act(state, "use lantern.shine")
    assert refused(state, "use lantern.shine")[1] == "DST-ITEM-09", "once for each copy"
    act(state, "dice 0")
    assert entry(state) == 1
    assert told(state, "counts")[0].args[2] == 5
    state = at_test()
    give(state, "lantern")
    set_track(state, "intelligence", 5)
    loaded_dice(monkeypatch, ((2, 2), ()))
    act(state, "dice 0")
    assert entry(state) == 0, "nobody has to"


def test_two_copies_serve_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at_test()
    give(state, "lantern", "lantern")
    set_track(state, "intelligence", 6)
    loaded_dice(monkeypatch, ((2, 2), ()))
    act(state, "use lantern.shine", "use lantern.shine", "dice 0")
    assert entry(state) == 1


@pytest.mark.rule("DST-ITEM-23")
def test_what_harms_happens_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    state = fresh()
    act(state, "stay", "visit inn")
    give(state, "curse")
    set_track(state, "intelligence", 4)
    loaded_dice(monkeypatch, ((2, 2), ()))
    act(state, "take inn.riddle")
    assert told(state, "suffers")[0].args == (0, "curse", "weigh")
    assert refused(state, "use curse.weigh") == ("destinies-harmful", "DST-ITEM-23")
    act(state, "dice 0")
    assert entry(state) == 0


@pytest.mark.rule("DST-TEST-25", "DST-ITEM-11", "DST-ITEM-10")
def test_items_without_a_moment_serve_in_a_test(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at_test()
    give(state, "bread", "salve", "talisman")
    amount(state, "effort", 0)
    loaded_dice(monkeypatch, ((1, 1), (STAR,)))
    assert "use talisman.luck" not in choices(state), "only after the roll"
    act(state, "use bread.eat", "dice 1")
    assert bag(state) == ["salve", "talisman"]
    assert "use salve.rub" not in choices(state)
    act(state, "use talisman.luck", "done")
    assert entry(state) == 4


@pytest.mark.rule("DST-TEST-25", "DST-ITEM-10")
def test_markers_moved_before_the_count_count(monkeypatch: pytest.MonkeyPatch) -> None:
    state = at_test("wrestle")
    give(state, "medicine", "stone", "coat")
    set_track(state, "power", 6)
    loaded_dice(monkeypatch, ((2, 2), ()))
    act(state, "dice 0", "use medicine.heal", "left power 6", "left power 5", "done")
    assert entry(state) == 1


def test_no_question_after_the_roll_where_nothing_could_be_used() -> None:
    state = at_test()
    give(state, "coat", "lantern")
    act(state, "dice 0")
    assert asked(state) == "option"


@pytest.mark.rule("DST-DICE-15", "DST-TEST-16", "DST-TEST-17", "DST-APP-12", "DST-DICE-14")
def test_own_dice() -> None:
    state = at_test(dice="own")
    assert refused(state, "roll 3") == ("destinies-in-test", "DST-TEST-07")
    act(state, "dice 2")
    assert asked(state) == "successes" and state.effort[0] == 1
    assert choices(state) == [f"roll {n}" for n in range(7)]
    assert not told(state, "rolls")
    act(state, "roll 4")
    assert entry(state) == 4 and told(state, "says")[0].args == (0, 4)
    with pytest.raises(InvalidMove):
        BENCH.parse("roll 7")
    digital = at_test()
    assert refused(digital, "roll 3") == ("destinies-digital-dice", "DST-DICE-15")


def test_own_dice_and_items() -> None:
    state = at_test(dice="own")
    give(state, "talisman")
    act(state, "dice 0", "use talisman.luck")
    assert of_kind(state, "roll") == ["3", "4", "5", "6"], "what it grants is counted with it"
    act(state, "roll 3")
    assert entry(state) == 3 and bag(state) == []


@pytest.mark.rule("DST-DICE-16", "DST-DICE-15")
def test_the_same_seed_rolls_the_same() -> None:
    def rolls() -> list[object]:
        state = at_test()
        act(state, "dice 3", "take inn.wrestle", "dice 0")
        return [event.args for event in told(state, "rolls")]

    assert rolls() == rolls()
    assert rolls()[0] != rolls()[1]


@pytest.mark.rule("DST-DICE-01", "DST-DICE-04", "DST-DICE-06", "DST-DICE-08", "DST-DICE-09")
@pytest.mark.rule("DST-DICE-10", "DST-DICE-11", "DST-DICE-12")
def test_the_faces() -> None:
    assert dice.MAIN == (1, 2, 2, 3, 3, 4) and len(dice.EFFORT) == 6
    assert dice.EFFORT == (1, 1, 2, 2, STAR, STAR)
    assert STAR not in dice.MAIN
    random, seen = 7, set()
    for _ in range(500):
        random, mains, efforts = dice.rolled(random, 3)
        seen |= {("main", face) for face in mains} | {("effort", face) for face in efforts}
    assert seen == {("main", n) for n in (1, 2, 3, 4)} | {("effort", n) for n in (1, 2, STAR)}


@pytest.mark.rule("DST-DICE-13")
@pytest.mark.parametrize(("effort", "most"), [(0, 8), (1, 10), (2, 12), (3, 14)])
def test_the_reach_of_a_roll(effort: int, most: int) -> None:
    totals = {total for total, _, _ in odds.throws(effort)}
    assert min(totals) == 2 and max(totals) == most


@pytest.mark.rule("PAIN-05")
@pytest.mark.parametrize(
    ("markers", "effort", "at_least"),
    [
        ((7, 9, 11), 0, (14, 0, 0, 0, 0, 0)),
        ((7, 9, 11), 3, (99, 85, 40, 5, 0, 0)),
        ((5, 7, 10), 0, (64, 14, 0, 0, 0, 0)),
        ((5, 7, 10), 1, (94, 55, 6, 0, 0, 0)),
        ((5, 7, 10), 2, (100, 89, 37, 2, 0, 0)),
        ((5, 7, 10), 3, (100, 99, 76, 21, 1, 0)),
        ((4, 6, 8), 0, (86, 36, 3, 0, 0, 0)),
        ((4, 6, 8), 3, (100, 100, 94, 48, 7, 0)),
        ((3, 4, 5, 7), 0, (97, 86, 64, 14, 0, 0)),
        ((3, 4, 5, 7), 3, (100, 100, 100, 98, 61, 13)),
    ],
)
def test_the_table_of_chances(
    markers: tuple[int, ...], effort: int, at_least: tuple[int, ...]
) -> None:
    chances = odds.chances(markers, effort)
    found = tuple(round(100 * sum(chances[n:])) for n in range(1, 7))
    assert found == at_least


@pytest.mark.rule("DST-TEST-12")
def test_better_is_never_worse() -> None:
    """PROP-TEST-06: a marker further left or one more on the total never loses a success."""
    for effort in range(4):
        for track_, better in (((5, 8, 11), (4, 8, 11)), ((5, 8, 11), (5, 8, 10))):
            for n in range(1, 7):
                plain = sum(odds.chances(track_, effort)[n:])
                assert sum(odds.chances(better, effort)[n:]) >= plain - 1e-9
                assert sum(odds.chances(track_, effort, added=1)[n:]) >= plain - 1e-9
                assert sum(odds.chances(track_, effort, granted=1)[n:]) >= plain - 1e-9
