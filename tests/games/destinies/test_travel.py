"""Submaps and journeys, dungeons and mazes."""

from __future__ import annotations

import pytest

from fateloom.games.destinies.state import DestiniesState
from fateloom.games.destinies.view import Room, Way

from .table import (
    act,
    asked,
    choices,
    explored,
    fact,
    fresh,
    give,
    idle,
    of_kind,
    offers,
    read,
    refused,
    stand,
    tile_of,
    told,
)


def at(poi: str, tile: str, seats: int = 1) -> DestiniesState:
    """Somebody visits a place."""
    state = fresh(seats)
    explored(state, "north", "far-north", "far-east")
    stand(state, tile)
    act(state, "stay", f"visit {poi}")
    return state


@pytest.mark.rule("DST-TRV-01", "DST-TRV-02", "DST-TRV-05", "DST-TRV-06", "DST-APP-33")
def test_a_journey_is_the_visit_and_the_turn() -> None:
    state = at("jetty", "far-east", seats=2)
    assert "isle" not in " ".join(of_kind(state, "go"))
    act(state, "travel jetty.boat.isle")
    assert tile_of(state) == "isle" and state.xp[0] == 1 and state.turn == 1
    lies = {tile.tile: tile.explored for tile in state.view(0).tiles}
    assert lies["isle"], "an unexplored tile is explored on arrival"
    act(state, "stay", "end")
    assert of_kind(state, "go") == [], "no way leads across"
    act(state, "stay", "visit strand", "travel strand.home.home")
    assert tile_of(state) == "square"


@pytest.mark.rule("DST-TRV-03", "DST-TRV-04", "DST-TRV-08")
def test_destinations_unlock() -> None:
    state = at("jetty", "far-east")
    goals = {goal.id: goal for goal in offers(state)["jetty.boat"].goals}
    assert set(goals) == {"jetty.boat.isle", "jetty.boat.reef"}, "what is hidden is not shown"
    names = dict(state.view(0).names)
    assert goals["jetty.boat.isle"].open and names["journey jetty.boat.isle"] == "To the isle"
    assert not goals["jetty.boat.reef"].open and "journey jetty.boat.reef" not in names
    assert refused(state, "travel jetty.boat.reef") == ("destinies-locked", "DST-TRV-03")
    give(state, "rope")
    fact(state, "door-open")
    act(state, "leave", "stay", "visit jetty")
    goals = {goal.id: goal for goal in offers(state)["jetty.boat"].goals}
    assert goals["jetty.boat.reef"].open and goals["jetty.boat.deep"].open


@pytest.mark.rule("DST-TRV-07")
def test_encounters_on_the_way() -> None:
    state = at("jetty", "far-east")
    give(state, "rope")
    act(state, "leave", "stay", "visit jetty", "travel jetty.boat.reef")
    assert asked(state) == "answer" and state.day == 2
    act(state, "take jetty.boat.reef.pull")
    assert state.day == 3 and state.virtue[0] == 1


@pytest.mark.rule("DST-DUN-01", "DST-DUN-03", "DST-DUN-05", "DST-DUN-06", "DST-DUN-07", "PAIN-13")
def test_a_walk_through_a_dungeon() -> None:
    state = at("hole", "far-north")
    act(state, "take hole.down")
    assert asked(state) == "way" and choices(state) == [
        "walk cellar.steps.left",
        "walk cellar.steps.up",
    ]
    assert refused(state, "leave") == ("destinies-way-first", "DST-DUN-06")
    act(state, "walk cellar.steps.left")
    assert state.xp[0] == 1 and "take cellar.well.ask" in choices(state)
    act(state, "take cellar.well.ask", "take cellar.well.ask.listen")
    assert asked(state) == "way" and "take cellar.well.ask" not in choices(state)
    act(state, "walk cellar.well.back", "walk cellar.steps.left")
    assert state.xp[0] == 1, "what happens on coming in does so once a visit"
    act(state, "walk cellar.well.back", "walk cellar.steps.up")
    assert asked(state) == "option" and state.day == 1
    assert refused(state, "take hole.down") == ("destinies-taken", "DST-POI-06")


@pytest.mark.rule("DST-DUN-04", "DST-DUN-03")
def test_ways_that_open() -> None:
    state = at("hole", "far-north")
    act(state, "leave", "stay", "visit hole", "take hole.down")
    assert "walk cellar.steps.right" in choices(state), "on the second day"
    act(state, "walk cellar.steps.right", "walk cellar.dead-end.back")
    assert asked(state) == "way"


@pytest.mark.rule("DST-DUN-08", "PAIN-14")
def test_the_plan_of_what_one_has_walked() -> None:
    state = at("hole", "far-north", seats=2)
    act(state, "take hole.down")
    left, up = Way("cellar.steps.left", False, None), Way("cellar.steps.up", False, None)
    assert state.view(0).plan == (Room("cellar", "cellar.steps", (left, up)),)
    assert state.view(1).plan == state.view(None).plan == (), "nobody else's to know"
    act(state, "walk cellar.steps.left")
    left, back = Way("cellar.steps.left", True, "cellar.well"), "cellar.well.back"
    steps, well = state.view(0).plan
    assert steps.ways == (left, up) and well.ways == (Way(back, False, None),)
    act(state, "walk cellar.well.back", "walk cellar.steps.up")
    assert state.view(0).plan == (), "it is drawn where it is walked"
    act(state, "leave")
    while "take hole.down" not in choices(state):
        act(state, "visit hole" if "visit hole" in choices(state) else idle(state))
    act(state, "take hole.down")
    steps, well = state.view(0).plan
    assert steps.ways == (left, Way("cellar.steps.up", True, None)), "out leads to no room"
    assert well.ways == (Way(back, True, "cellar.steps"),)


@pytest.mark.rule("DST-DUN-08")
def test_a_way_that_opens_is_on_the_plan_once_it_was_gone() -> None:
    state = at("hole", "far-north")
    act(state, "leave", "stay", "visit hole", "take hole.down")
    right = "cellar.steps.right"
    assert right not in [way.passage for room in state.view(0).plan for way in room.ways]
    act(state, f"walk {right}", "walk cellar.dead-end.back")
    assert Way(right, True, "cellar.dead-end") in state.view(0).plan[0].ways
    names = dict(state.view(0).names)
    assert all(
        f"passage {way.passage}" in names for room in state.view(0).plan for way in room.ways
    )


def test_what_was_done_in_a_visit_keeps_its_name() -> None:
    """It may be offered to be taken back, where it is on the page no more."""
    state = at("hole", "far-north")
    label = dict(state.view(0).names)["option hole.down"]
    act(state, "take hole.down")
    names = dict(state.view(0).names)
    assert names["option hole.down"] == label


def test_spectators_see_the_ways_of_a_walking_hero() -> None:
    state = at("hole", "far-north", seats=2)
    act(state, "take hole.down")
    scene = state.view(1).scene
    assert scene is not None and scene.room == "cellar.steps"
    assert scene.exits == ("cellar.steps.left", "cellar.steps.up")


def test_leaving_in_a_hurry() -> None:
    state = at("hole", "far-north")
    act(state, "take hole.down", "walk cellar.steps.left", "take cellar.well.flee")
    assert state.day == 2 and state.place == -1


def test_a_test_in_a_room() -> None:
    state = at("hole", "far-north")
    act(state, "take hole.down", "walk cellar.steps.left", "take cellar.well.drink", "dice 1")
    assert state.effort[0] == 1 and asked(state) == "way"
    assert told(state, "comes-to")[-1].args == (0, "cellar.well")
    assert "dungeons.cellar.rooms.well.text" in read(state)
