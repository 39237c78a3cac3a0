"""Alone, as a Challenger, and in teams."""

from __future__ import annotations

import pytest

from fateloom.games.destinies.rules import teams
from fateloom.games.destinies.state import DestiniesState

from .table import (
    act,
    amount,
    asked,
    bag,
    choices,
    entry,
    explored,
    fact,
    fresh,
    give,
    happened,
    idle,
    known,
    loaded_dice,
    lying,
    next_turn,
    of_kind,
    read,
    refused,
    set_track,
    stand,
    tile_of,
    told,
)

DOT = 3
"""The companion bound to Ada, hero 0; of three heroes."""


# --- alone -------------------------------------------------------------------------------


@pytest.mark.rule("DST-SOLO-03", "DST-SOLO-08")
def test_nothing_presses_an_explorer() -> None:
    state = fresh()
    for _ in range(12):
        next_turn(state)
    assert state.outcome is None and state.day == 13 and state.limit == 0
    assert "pressing" not in happened(state)


@pytest.mark.rule("DST-SOLO-04", "DST-SOLO-05", "DST-SOLO-07", "DST-WIN-05", "PAIN-21")
def test_a_challenger_has_so_many_days() -> None:
    state = fresh(mode="challenger")
    assert state.limit == 4 == state.view(0).limit
    next_turn(state)
    assert "pressing" in happened(state) and asked(state) == "answer"
    while state.outcome is None:
        next_turn(state)
    assert state.day == 4 and state.outcome.reason == "time" and state.outcome.winners == ()
    assert read(state)[-1] == "scenario.closing"
    assert fresh(mode="challenger", grade=2).limit == 2


@pytest.mark.rule("DST-SOLO-07")
def test_a_finale_that_runs_may_run_out() -> None:
    state = fresh(mode="challenger", grade=2)
    fact(state, "knows", hero=0)
    while state.day < 2 or asked(state) != "move":
        act(state, idle(state))
    act(state, "stay", "visit inn", "take inn.say-it", "take ada.violet.say.wait")
    assert state.day == 3 and state.outcome is None
    act(state, "take ada.violet.say.say")
    assert state.outcome is not None and state.outcome.winners == (0,)


# --- teams ----------------------------------------------------------------------------------


def two_teams() -> DestiniesState:
    """Seats 0 and 2 are Ada and Dot, 1 and 3 Ben and Eve."""
    state = fresh(4)
    assert state.persons == (0, 1, DOT, 4)
    return state


@pytest.mark.rule("DST-TEAM-01", "DST-TEAM-02", "DST-TEAM-20", "DST-APP-32", "DST-CMP-25")
@pytest.mark.rule("PAIN-03")
def test_two_teams_sit_alternately() -> None:
    state = two_teams()
    players = state.view(None).players
    assert [(player.hero, player.companion) for player in players] == [
        ("ada", False),
        ("ben", False),
        ("ada", True),
        ("ben", True),
    ]
    assert players[2].tracks == ((4, 8), (5, 8), (3, 9)) and players[2].items == ("bread",)
    assert state.view(0).destiny == state.view(2).destiny != state.view(1).destiny


@pytest.mark.rule("DST-TEAM-04", "DST-TEAM-05", "DST-TEAM-06")
def test_exchanging_at_the_start_of_a_turn() -> None:
    state = two_teams()
    assert asked(state) == "exchange"
    assert choices(state) == ["ask bread", "give 1 coin", "ask 1 coin", "done"]
    act(state, "ask bread", "ask 1 coin")
    assert bag(state) == ["bread"] and bag(state, DOT) == []
    assert state.coins[0] == 2 and state.coins[DOT] == 0
    assert choices(state) == ["use bread.eat", "done"], "what has come does not go back"
    act(state, "done")
    assert asked(state) == "move"
    stand(state, "east", DOT)
    act(state, "stay", "end")
    act(state, "done", "stay", "end")
    assert state.turn == 2 and asked(state) == "move", "only on one tile"


@pytest.mark.rule("DST-TEAM-06", "DST-INV-01")
def test_five_are_the_limit_after_an_exchange() -> None:
    state = two_teams()
    give(state, "stone", "stone", "coat", "axe", "map")
    act(state, "ask bread", "done")
    assert asked(state) == "overflow" and len(bag(state)) == 6
    act(state, "abandon stone")
    assert asked(state) == "move" and lying(state, "square") == ["stone"]


def visiting(state: DestiniesState, poi: str) -> None:
    """Ada goes to a place of her tile."""
    if asked(state) == "exchange":
        act(state, "done")
    act(state, "stay", f"visit {poi}")


@pytest.mark.rule("DST-TEAM-07", "DST-TEAM-08", "DST-TEAM-09", "DST-TEAM-21", "DST-TEAM-22")
def test_summoning() -> None:
    state = two_teams()
    explored(state, "north")
    stand(state, "far-north", DOT)
    visiting(state, "inn")
    effort = state.effort[DOT]
    act(state, "summon")
    assert tile_of(state, DOT) == "square" and state.effort[DOT] == effort
    assert told(state, "summons")[0].args == (0, 2)
    assert refused(state, "summon") == ("destinies-summoned", "DST-TEAM-22")
    far = two_teams()
    explored(far, "far-east")
    stand(far, "far-east", DOT)
    stand(far, "north", 0)
    assert not teams.may_summon(far, 0), "three steps"
    stand(far, "isle", DOT)
    assert not teams.may_summon(far, 0), "another map"
    alone = fresh(3)
    act(alone, "stay", "visit inn")
    assert refused(alone, "summon") == ("destinies-no-mate-near", "DST-TEAM-07")


@pytest.mark.rule("DST-TEAM-11", "DST-TEAM-12", "DST-TEST-27", "DST-TEAM-10")
def test_a_test_together(monkeypatch: pytest.MonkeyPatch) -> None:
    state = two_teams()
    visiting(state, "inn")
    act(state, "summon")
    set_track(state, "power", 4, 5, 6)
    set_track(state, "power", 3, 9, person=DOT)
    amount(state, "effort", 2, person=DOT)
    loaded_dice(monkeypatch, ((2, 3), ()), ((4, 4), (0, 1)))
    act(state, "take inn.wrestle")
    assert state.waiting == (0,)
    act(state, "dice 0")
    assert state.waiting == (2,), "the other's player chooses the other's dice"
    act(state, "dice 2")
    assert state.effort[DOT] == 0
    assert state.waiting == (2,) and asked(state) == "after-roll", "Dot has bread"
    act(state, "done")
    counted = [event.args for event in told(state, "counts")]
    assert [args[-2] for args in counted] == [2, 3] and entry(state) == 5
    state = two_teams()
    visiting(state, "inn")
    act(state, "summon")
    set_track(state, "power", 1, 2, 3, 4)
    set_track(state, "power", 1, 2, 3, 4, person=DOT)
    loaded_dice(monkeypatch, ((2, 3), ()), ((4, 4), ()))
    act(state, "take inn.wrestle", "dice 0", "dice 0", "done")
    assert entry(state) == 6


@pytest.mark.rule("DST-TEAM-10", "DST-TEAM-13", "DST-TEAM-14", "DST-TEAM-15")
def test_effects_are_for_both_and_an_item_for_one() -> None:
    state = two_teams()
    visiting(state, "inn")
    act(state, "summon", "take inn.once-ever")
    assert (state.coins[0], state.coins[DOT]) == (2, 2)
    assert refused(state, "take inn.once-ever") == ("destinies-taken", "DST-POI-06")
    stand(state, "east", 0)
    stand(state, "east", DOT)
    act(state, "leave")
    while state.turn or asked(state) != "move":
        act(state, idle(state))
    act(state, "stay", "visit forge", "summon")
    xp = state.xp[0], state.xp[DOT]
    act(state, "take forge.share")
    assert asked(state) == "share" and choices(state) == ["keep bread", "pass bread"]
    assert refused(state, "leave") == ("destinies-share-first", "DST-TEAM-15")
    act(state, "pass bread")
    assert bag(state, DOT) == ["bread", "bread"] and bag(state) == []
    assert state.xp[0] == xp[0] + 2, "one of the cup, one for the bread"
    assert state.xp[DOT] == xp[1] + 2, "one of the cup, and one as Ada's mate"


def test_what_only_one_has_to_lose() -> None:
    state = two_teams()
    give(state, "lantern")
    give(state, "lantern", person=DOT)
    visiting(state, "shop")
    act(state, "summon", "scan lantern at shop.give")
    assert bag(state) == [] and "lantern" in bag(state, DOT)
    assert state.virtue[0] == state.virtue[DOT] == 1


def test_facts_are_those_of_hero_and_companion() -> None:
    state = two_teams()
    fact(state, "knows", hero=0)
    assert state.own[0] == state.own[DOT] and known(state, "knows", 0) == 1
    assert known(state, "knows", 1) == 0


@pytest.mark.rule("DST-TEAM-16", "DST-TEAM-17", "DST-TEAM-18", "DST-TEAM-19")
def test_a_finale_together() -> None:
    state = two_teams()
    fact(state, "knows", hero=0)
    stand(state, "east", DOT)
    visiting(state, "inn")
    assert "take inn.say-it" not in choices(state), "not without the other"
    act(state, "summon")
    assert "take inn.say-it" in choices(state)
    act(state, "take inn.say-it", "take ada.violet.say.wait")
    assert [player.standing for player in state.view(1).players] == [
        "in-finale",
        "playing",
        "in-finale",
        "playing",
    ]
    turns = []
    while state.turn or asked(state) != "stage":
        turns.append(state.turn)
        act(state, idle(state))
    assert 2 not in turns, "who did not start it skips turns"
    assert state.joined == DOT
    act(state, "take ada.violet.say.say")
    assert state.outcome is not None and state.outcome.winners == (0, 2)
    assert state.outcome.ranking == ((0, 2), (1, 3))


@pytest.mark.rule("DST-TEAM-16")
def test_a_companion_can_start_it() -> None:
    state = two_teams()
    fact(state, "knows", hero=0)
    while state.turn != 2:
        act(state, idle(state))
    visiting(state, "inn")
    act(state, "take inn.say-it")
    assert state.leader[0] == DOT and state.waiting == (2,)


def test_what_a_team_sees_of_its_finale() -> None:
    state = two_teams()
    fact(state, "knows", hero=0)
    visiting(state, "inn")
    assert "inn.say-it'" in repr(state.view(2).scene)
    assert "inn.say-it'" not in repr(state.view(1).scene)
    assert of_kind(state, "summon") == [""]
