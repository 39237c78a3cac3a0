"""The golden cases of the catalogue, with exactly their numbers (DST-GOLD)."""

from __future__ import annotations

import pytest

from fateloom.games.destinies.state import DestiniesState
from fateloom.games.destinies.tracks import LEFT, RIGHT, results

from .table import (
    STAR,
    act,
    amount,
    asked,
    bag,
    choices,
    entry,
    fact,
    fresh,
    give,
    in_box,
    known,
    loaded_dice,
    lying,
    next_turn,
    of_kind,
    offers,
    refused,
    set_track,
    stack,
    stand,
    tile_of,
    told,
    track,
)


def at_inn(seats: int = 1) -> DestiniesState:
    """Somebody visits the inn."""
    state = fresh(seats)
    act(state, "stay", "visit inn")
    return state


@pytest.mark.parametrize(
    ("markers", "efforts", "successes"),
    [
        pytest.param((5, 6, 9, 10), (1, STAR), 3, marks=pytest.mark.rule("DST-GOLD-01")),
        pytest.param((5, 6, 8), (1, STAR), 4, marks=pytest.mark.rule("DST-GOLD-02")),
        pytest.param((5, 6, 9), (1, STAR), 3, marks=pytest.mark.rule("DST-GOLD-03")),
        pytest.param((5, 6, 9), (1, 1), 3, marks=pytest.mark.rule("DST-GOLD-04")),
    ],
)
@pytest.mark.rule("DST-TEST-10", "DST-TEST-11", "DST-TEST-12", "DST-TEST-13", "DST-TEST-14")
@pytest.mark.rule("DST-DICE-02", "DST-DICE-03", "DST-DICE-05", "DST-TEST-08", "DST-TEST-09")
def test_the_worked_example_and_its_neighbours(
    monkeypatch: pytest.MonkeyPatch,
    markers: tuple[int, ...],
    efforts: tuple[int, int],
    successes: int,
) -> None:
    state = at_inn()
    set_track(state, "intelligence", *markers)
    amount(state, "effort", 3)
    loaded_dice(monkeypatch, ((3, 4), efforts))
    act(state, "take inn.riddle", "dice 2")
    (counted,) = told(state, "counts")
    assert counted.args[2] == 7 + sum(efforts)
    assert counted.args[4] == efforts.count(STAR)
    assert entry(state) == successes
    assert state.effort[0] == 1
    (rolled,) = told(state, "rolls")
    assert rolled.args[1] == (3, 4)


def with_medicine() -> DestiniesState:
    state = fresh()
    give(state, "medicine", "stone", "coat", "axe")
    set_track(state, "power", 6, 7)
    return state


@pytest.mark.rule("DST-GOLD-05", "DST-ITEM-06", "DST-ITEM-07", "DST-ITEM-16", "DST-SKL-12")
@pytest.mark.rule("DST-SKL-14", "DST-ITEM-24", "DST-ITEM-10")
def test_medicine() -> None:
    state = with_medicine()
    act(state, "use medicine.heal", "left power 6", "left power 5", "left power 7")
    assert track(state, "power") == (4, 6)
    assert sorted(bag(state)) == ["axe", "coat", "stone"]
    assert in_box(state, "medicine") == 1
    assert "stay" in choices(state)


@pytest.mark.rule("DST-GOLD-06", "DST-SKL-19")
def test_medicine_can_end_in_two_ways() -> None:
    assert results((6, 7), 3, LEFT) == {(3, 7), (4, 6)}


@pytest.mark.rule("DST-GOLD-07")
def test_only_the_last_arrangement_is_judged() -> None:
    state = with_medicine()
    act(state, "use medicine.heal", "left power 7", "left power 6")
    assert of_kind(state, "left") == ["power 5"]
    act(state, "left power 5")
    assert track(state, "power") == (4, 6)


@pytest.mark.rule("DST-GOLD-08", "DST-ITEM-18", "DST-MOV-11", "DST-MOV-13", "DST-SKL-17")
@pytest.mark.rule("DST-TURN-12", "DST-ITEM-05")
def test_sheep() -> None:
    state = fresh()
    give(state, "sheep")
    act(state, "go east", "end")
    assert state.day == 2
    set_track(state, "dexterity", 7, 10)
    act(state, "stay")
    assert asked(state) == "ability" and choices(state) == ["use sheep.wool", "done"]
    act(state, "use sheep.wool", "left dexterity 7")
    assert track(state, "dexterity") == (6, 10)
    assert "sheep" in bag(state)
    assert of_kind(state, "visit") == ["forge", "cart"]


@pytest.mark.rule("DST-GOLD-09")
def test_sheep_does_nothing_for_who_moves() -> None:
    state = fresh()
    give(state, "sheep")
    act(state, "go east")
    assert asked(state) == "place"


@pytest.mark.rule("DST-GOLD-10", "DST-SKL-09", "DST-SKL-10")
def test_sheep_before_an_occupied_space() -> None:
    state = fresh()
    give(state, "sheep")
    set_track(state, "dexterity", 6, 7)
    act(state, "stay", "use sheep.wool")
    assert "left dexterity 7" not in choices(state)
    assert refused(state, "left dexterity 7") == ("destinies-marker", "DST-SKL-09")
    act(state, "left dexterity 6")
    assert track(state, "dexterity") == (5, 7)


def wolves(monkeypatch: pytest.MonkeyPatch, *markers: int) -> DestiniesState:
    state = at_inn()
    give(state, "talisman", "hatchet")
    set_track(state, "power", *markers)
    loaded_dice(monkeypatch, ((1, 3), ()))
    act(state, "take inn.wrestle", "dice 0")
    assert asked(state) == "after-roll"
    return state


@pytest.mark.rule("DST-GOLD-11", "DST-ITEM-15", "DST-TEST-25", "DST-DICE-07", "DST-ITEM-11")
def test_wolves(monkeypatch: pytest.MonkeyPatch) -> None:
    state = wolves(monkeypatch, 6, 7, 11)
    trial = state.view(0).trial
    assert trial is not None and trial.thrown[0].total == 4 and trial.thrown[0].markers == 0
    act(state, "use talisman.luck", "use hatchet.throw", "done")
    assert entry(state) == 5
    assert bag(state) == [] and in_box(state, "talisman") == in_box(state, "hatchet") == 1
    assert state.coins[0] == 3, "the wolves are beaten"


@pytest.mark.rule("DST-GOLD-12", "DST-ITEM-08")
def test_wolves_in_the_other_order(monkeypatch: pytest.MonkeyPatch) -> None:
    state = wolves(monkeypatch, 6, 7, 11)
    act(state, "use hatchet.throw", "use talisman.luck", "done")
    assert entry(state) == 5


@pytest.mark.rule("DST-GOLD-13", "DST-TEST-17", "DST-TEST-18", "DST-TEST-19")
def test_more_than_six_is_six(monkeypatch: pytest.MonkeyPatch) -> None:
    state = wolves(monkeypatch, 2, 4, 11)
    act(state, "use talisman.luck", "use hatchet.throw")
    trial = state.view(0).trial
    assert trial is not None and trial.thrown[0].successes == 7
    act(state, "done")
    assert entry(state) == 6


@pytest.mark.rule("DST-GOLD-14", "DST-TURN-04", "DST-TURN-05", "DST-TURN-06", "DST-TURN-07")
@pytest.mark.rule("DST-SET-07")
def test_the_economy_of_effort() -> None:
    state = fresh()
    assert state.effort[0] == 1
    act(state, "stay", "visit inn", "take inn.riddle", "dice 1")
    assert state.effort[0] == 0
    ready = []
    for _ in range(4):
        next_turn(state)
        ready.append(state.effort[0])
    assert ready == [1, 2, 3, 3]


@pytest.mark.rule("DST-GOLD-15", "DST-XP-06", "DST-XP-07", "DST-XP-08", "DST-XP-09", "DST-XP-11")
@pytest.mark.rule("DST-XP-12")
def test_experience() -> None:
    def spent(*steps: str) -> tuple[tuple[int, ...], ...]:
        state = fresh()
        amount(state, "xp", 1)
        for skill in ("intelligence", "dexterity", "power"):
            set_track(state, skill, *((6, 7) if skill != "power" else (12,)))
        act(state, "spend", *[f"left {step}" for step in steps])
        assert state.xp[0] == 0 and asked(state) == "move"
        return state.tracks[0]

    rest = ((6, 7), (12,))
    assert spent("intelligence 6", "intelligence 5") == ((4, 7), *rest)
    assert spent("intelligence 6", "intelligence 7") == ((5, 6), *rest)
    assert spent("intelligence 7", "intelligence 6") == ((5, 6), *rest)
    assert spent("intelligence 6", "dexterity 6") == ((5, 7), (5, 7), (12,))
    state = fresh()
    amount(state, "xp", 1)
    act(state, "spend", "left intelligence 6")
    assert of_kind(state, "left") == ["intelligence 5"], "no two share a space at the end"
    assert not of_kind(state, "right")
    assert refused(state, "right power 6")[1] == "DST-SKL-09"
    assert refused(state, "done")[1] == "DST-SKL-14"


@pytest.mark.rule("DST-GOLD-16", "DST-INV-01", "DST-INV-02", "DST-INV-03", "DST-INV-04")
@pytest.mark.rule("DST-INV-05", "DST-INV-06", "DST-INV-07", "DST-INV-08", "DST-ITEM-21")
def test_overflow() -> None:
    state = fresh()
    give(state, "stone", "medicine", "hatchet", "bread", "coat")
    amount(state, "xp", 1)
    stand(state, "east")
    act(state, "stay", "visit forge", "take forge.share")
    assert len(bag(state)) == 6 and asked(state) == "overflow"
    assert choices(state) == [
        "abandon stone",
        "abandon medicine",
        "abandon hatchet",
        "abandon bread",
        "abandon coat",
        "use medicine.heal",
        "use bread.eat",
    ]
    for text in ("leave", "spend", "take forge.send", "use hatchet.throw"):
        assert refused(state, text)[1] in ("DST-INV-06", "DST-ITEM-09")
    act(state, "abandon stone")
    assert lying(state, "east") == ["stone"] and "stone" not in bag(state)
    assert asked(state) == "option"
    (east,) = [tile for tile in state.view(0).tiles if tile.tile == "east"]
    assert east.items == ("stone",) and east.pair == 2, "the first pair marks the stack here"


@pytest.mark.rule("DST-GOLD-17", "DST-TRD-04", "DST-TRD-05", "DST-TRD-06", "DST-TRD-07")
@pytest.mark.rule("DST-TRD-11", "DST-COIN-03")
def test_trade() -> None:
    state = fresh(2)
    give(state, "coat")
    assert state.coins[0] == 1
    act(state, "stay", "visit shop", "take shop.trade")
    assert refused(state, "buy axe") == ("destinies-coins", "DST-TRD-11")
    act(state, "sell coat", "buy axe", "deal")
    assert state.coins[0] == 0 and bag(state) == ["axe"]
    assert "coat" in stack(state, "shop") and "axe" not in stack(state, "shop")
    act(state, "leave")
    amount(state, "coins", 3, person=1)
    act(state, "stay", "visit shop", "take shop.trade", "buy coat", "deal")
    assert state.coins[1] == 0 and bag(state, 1) == ["rope", "coat"]


@pytest.mark.rule("DST-GOLD-18", "DST-MOV-01", "DST-MOV-02", "DST-MOV-03", "DST-MOV-04")
@pytest.mark.rule("DST-MOV-05", "DST-MOV-06")
def test_movement() -> None:
    state = fresh()
    assert choices(state)[0] == "stay"
    assert set(of_kind(state, "go")) == {"east", "north", "far-east"}
    state.tiles = tuple([max(tile, 1) for tile in state.tiles])
    assert set(of_kind(state, "go")) == {"east", "north", "far-east"}
    assert refused(state, "go far-north") == ("destinies-unexplored-between", "DST-MOV-05")
    assert refused(state, "go gap") == ("destinies-too-far", "DST-MOV-01")
    act(state, "go far-east")
    assert tile_of(state) == "far-east"


@pytest.mark.rule("DST-GOLD-19", "DST-SOT-01", "DST-SOT-03", "DST-SOT-05", "DST-SOT-06")
@pytest.mark.rule("DST-SOT-07", "DST-POI-08")
def test_scan_or_test() -> None:
    state = at_inn()
    give(state, "coat")
    assert "take inn.chest" in choices(state) and "scan coat at inn.chest" in choices(state)
    act(state, "scan coat at inn.chest")
    assert not known(state, "door-open") and bag(state) == ["coat"]
    assert refused(state, "take inn.chest") == ("destinies-taken", "DST-POI-06")
    assert refused(state, "scan coat at inn.chest") == ("destinies-taken", "DST-POI-06")
    act(state, "leave", "stay", "visit inn")
    assert "take inn.chest" in choices(state) and "scan coat at inn.chest" in choices(state)


@pytest.mark.rule("DST-GOLD-20", "DST-INT-06", "DST-COIN-04", "DST-COIN-05")
def test_debt() -> None:
    state = at_inn()
    amount(state, "coins", 3)
    offer = offers(state)["inn.debt"]
    assert offer.cost == 4 and offer.refusal is not None
    assert offer.refusal.code == "destinies-coins" and offer.refusal.details == ("4", "3")
    assert refused(state, "take inn.debt") == ("destinies-coins", "DST-INT-06")
    amount(state, "coins", 4)
    assert offers(state)["inn.debt"].refusal is None
    act(state, "take inn.debt")
    assert state.coins[0] == 0 and known(state, "debts", 0) == 0


@pytest.mark.rule("DST-GOLD-21", "DST-SKL-20")
def test_a_gain_at_the_edge() -> None:
    assert results((1, 2), 2, LEFT) == {(1, 2)}
    assert results((1, 3), 2, LEFT) == {(1, 2)}
    state = with_medicine()
    set_track(state, "power", 1, 2)
    act(state, "use medicine.heal")
    assert track(state, "power") == (1, 2) and asked(state) == "move"
    state = with_medicine()
    set_track(state, "power", 1, 3)
    act(state, "use medicine.heal", "left power 3")
    assert track(state, "power") == (1, 2) and asked(state) == "move"


@pytest.mark.rule("DST-GOLD-22", "DST-SKL-13")
def test_a_loss_at_the_edge() -> None:
    assert results((11, 12), 1, RIGHT) == {(11, 12)}
    assert results((10, 12), 2, RIGHT) == {(11, 12)}
    state = at_inn()
    set_track(state, "intelligence", 10, 12)
    set_track(state, "dexterity", 11, 12)
    set_track(state, "power", 12)
    fact(state, "door-open")
    act(state, "take inn.lesson", "left intelligence 10", "left intelligence 9")
    assert choices(state) == ["right intelligence 8", "right intelligence 12"][:1]
    act(state, "right intelligence 8")
    assert track(state, "intelligence") == (9, 12)
