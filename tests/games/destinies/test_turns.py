"""Days, turns and their steps; movement and exploring."""

from __future__ import annotations

import pytest

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.rules.exploration import EXPLORED

from .table import (
    act,
    amount,
    asked,
    choices,
    explored,
    fresh,
    give,
    happened,
    lying,
    next_turn,
    of_kind,
    read,
    refused,
    stand,
    tile_of,
    told,
)


@pytest.mark.rule("DST-TURN-01", "DST-TURN-03", "DST-TURN-15", "DST-TURN-17", "DST-APP-34")
def test_every_hero_has_one_turn_a_day() -> None:
    state = fresh(3)
    days: dict[int, list[int]] = {}
    while state.day < 4:
        days.setdefault(state.day, []).append(state.turn)
        next_turn(state)
    assert days == {1: [0, 1, 2], 2: [0, 1, 2], 3: [0, 1, 2]}


@pytest.mark.rule("DST-TURN-03", "DST-MOV-12")
def test_the_steps_of_a_turn() -> None:
    state = fresh(2)
    assert asked(state) == "move" and state.view(0).phase == "move"
    assert refused(state, "visit inn") == ("destinies-not-now", "DST-TURN-03")
    act(state, "stay")
    assert asked(state) == "place" and state.view(0).phase == "visit"
    assert refused(state, "go east")[0] == "destinies-not-now"
    act(state, "visit inn")
    assert asked(state) == "option"
    act(state, "leave")
    assert state.waiting == (1,)
    assert refused(state, "stay", seat=0) == ("not-your-turn", "")


@pytest.mark.rule("DST-TURN-12", "DST-TURN-13", "DST-TURN-15")
def test_moving_and_visiting_are_optional() -> None:
    state = fresh(2)
    act(state, "stay", "end")
    assert state.turn == 1 and tile_of(state) == "square"


@pytest.mark.rule("DST-TURN-14")
def test_one_visit_a_turn() -> None:
    state = fresh()
    act(state, "stay", "visit inn")
    assert refused(state, "visit shop") == ("destinies-one-visit", "DST-TURN-14")
    act(state, "leave")
    assert state.day == 2


@pytest.mark.rule("DST-TURN-09", "DST-TURN-08", "DST-EVT-02", "DST-TURN-05")
def test_refresh_comes_before_events() -> None:
    state = fresh()
    next_turn(state)
    codes = [event.code for event in state.events or []]
    day_two = codes[len(codes) - 1 - codes[::-1].index("day") :]
    assert day_two.index("effort") < day_two.index("happens")
    amount(state, "effort", 3)
    before = len(told(state, "effort"))
    next_turn(state)
    assert state.effort[0] == 3 and len(told(state, "effort")) == before


@pytest.mark.rule("DST-MOV-10", "DST-EXP-01", "DST-EXP-02", "DST-EXP-03", "DST-EXP-04")
@pytest.mark.rule("DST-EXP-05", "DST-EXP-06", "DST-EXP-07", "DST-EXP-08", "DST-APP-08")
def test_exploring() -> None:
    state = fresh()
    assert state.tiles[state.book.index.tiles["far-north"]] == 0
    act(state, "go north")
    assert "tiles.north.arrival.text" in read(state) and state.xp[0] == 1
    assert asked(state) == "answer"
    act(state, "take north.arrival.hush")
    view = state.view(0)
    lies = {tile.tile: tile.explored for tile in view.tiles}
    assert lies["north"] and lies["far-north"] is False
    assert not [spot for spot in view.pois if spot.tile == "north"], "a tile without a place"
    assert asked(state) == "place"
    act(state, "end", "go far-north", "visit hole")
    assert asked(state) == "option", "visited on the day it was explored"
    act(state, "leave", "go north")
    assert read(state).count("tiles.north.arrival.text") == 1


@pytest.mark.rule("DST-EXP-09", "DST-ITEM-17")
def test_items_that_react_to_exploring() -> None:
    state = fresh(2)
    give(state, "map")
    act(state, "go east")
    assert asked(state) == "place"
    act(state, "end", "stay", "end", "go far-east")
    assert asked(state) == "ability"
    coins = state.coins[0]
    act(state, "use map.read")
    assert state.coins[0] == coins + 1
    state = fresh(2)
    give(state, "map", person=1)
    act(state, "go far-east")
    assert asked(state) == "place", "only when its owner explores"


@pytest.mark.rule("DST-MOV-09", "DST-MOV-07")
def test_only_what_stands_on_the_tile_can_be_visited() -> None:
    state = fresh(2)
    act(state, "go east")
    assert of_kind(state, "visit") == ["forge"]
    assert refused(state, "visit inn") == ("destinies-not-on-tile", "DST-MOV-09")


def test_moves_that_are_too_far_or_nowhere() -> None:
    state = fresh()
    assert refused(state, "go far-north") == ("destinies-not-on-table", "DST-MOV-03")
    assert refused(state, "go square") == ("destinies-there-already", "DST-MOV-13")
    explored(state, "far-east", "north")
    stand(state, "far-east")
    assert refused(state, "go north") == ("destinies-too-far", "DST-MOV-01")


@pytest.mark.rule("DST-MOV-13")
def test_a_step_out_and_back_is_no_staying() -> None:
    state = fresh()
    give(state, "sheep")
    assert "go square" not in choices(state), "to stay is to take no step"


@pytest.mark.rule("DST-INV-19", "DST-INV-12")
def test_picking_up_where_nothing_can_be_visited() -> None:
    from fateloom.games.destinies.rules import items

    state = fresh()
    give(state, "coat", "stone")
    explored(state, "north")
    stand(state, "north")
    items.abandon(state, 0, state.book.index.items["coat"])
    act(state, "stay")
    assert of_kind(state, "pick") == ["coat"]
    act(state, "pick coat")
    assert not lying(state, "north") and asked(state) == "place"
    stand(state, "square")
    items.abandon(state, 0, state.book.index.items["coat"])
    act(state, "end", "stay")
    assert refused(state, "pick coat") == ("destinies-visit-first", "DST-INV-12")


@pytest.mark.rule("DST-TURN-16", "DST-POI-11")
def test_being_thrown_out_ends_the_turn() -> None:
    state = fresh(2)
    act(state, "stay", "visit inn", "take inn.throw-out")
    assert state.turn == 1 and state.coins[0] == 2


def test_being_taken_elsewhere_ends_the_visit() -> None:
    state = fresh(2)
    act(state, "stay", "visit shop", "take shop.tour")
    assert state.turn == 1 and tile_of(state) == "east"
    state = fresh(2)
    act(state, "stay", "visit shop", "take shop.move-out")
    assert state.turn == 1 and state.place == -1
    state = fresh(2)
    act(state, "stay", "visit shop", "take shop.ruin")
    assert state.turn == 1


def test_a_tile_that_was_turned_up_by_an_effect_is_not_explored_again() -> None:
    state = fresh()
    act(state, "go east", "visit forge", "take forge.tinker", "leave")
    assert state.tiles[state.book.index.tiles["far-east"]] == EXPLORED
    act(state, "go far-east")
    assert "birds" not in happened(state) and not told(state, "explores")


def test_frames_that_wait_have_names() -> None:
    assert set(f.ASK_NAMES) == set(range(f.ASK, f.ASK + len(f.ASK_NAMES)))
