"""First Aid and Second Aid."""

from __future__ import annotations

import pytest

from fateloom.games.destiny import cards as c
from tests.games.destiny.table import (
    allowed,
    choices,
    finish_round,
    names,
    pass_to,
    pile,
    play,
    powers,
    refused,
    table,
    told,
    total,
)

BOTH = pytest.mark.parametrize("phase", ["first-aid", "second-aid"])


@BOTH
@pytest.mark.rule("DTY-AID-01", "DTY-AID-02", "DTY-SEQ-04")
def test_characters_come_to_aid_face_up(phase: str) -> None:
    state = table(phase, hands=["King GB4 Rogue E+1 Ex2", "EB1"])
    assert choices(state, "aid") == ["aid King", "aid Rogue"]
    play(state, "aid Rogue")
    assert state.waiting == (0,)
    assert names(state.hands[0]) == "King GB4 E+1 Ex2"
    for viewer in (None, 0, 1):
        assert state.view(viewer).players[0].aids == ("Rogue",)
    (event,) = told(state, "aid")
    assert (event.args, event.seats) == ((0, "Rogue"), None)
    assert refused(state, "aid Rogue").code == "not-in-hand"


@BOTH
@pytest.mark.rule("DTY-AID-05", "DTY-AID-01")
def test_as_many_as_one_holds(phase: str) -> None:
    called = "King Warrior Wizard Lover Barbarian Knight Dragon Alchemist"
    state = table(phase, hands=[called, "EB1"])
    play(state, *(f"aid {name}" for name in called.split()))
    assert names(state.aids[0]) == called
    assert state.hands[0] == ()


@BOTH
@pytest.mark.rule("DTY-AID-03")
def test_the_power_comes_at_once_and_lasts_for_the_round(phase: str) -> None:
    state = table(phase, identities=["Thief"], hands=["King Emperor GB2", "EB1"])
    mine = powers("Thief")
    assert state.powers[0] == mine
    play(state, "aid Emperor")
    assert state.powers[0] == mine | powers("Emperor")
    assert state.view(1).players[0].limit == 8
    play(state, "aid King")
    pass_to(state, "base")
    play(state, "play GB2")
    assert total(state) == 4
    assert state.powers[0] == powers("Thief, Emperor, King")
    finish_round(state)
    assert state.powers[0] == mine


@pytest.mark.rule("DTY-AID-04", "DTY-DEST-08")
def test_aid_is_discarded_when_the_round_ends() -> None:
    state = table(
        "multiplier", aids=["King Rogue", "Druid"], groups=["GB1", "EB1"], hands=["LB1", "LB2"]
    )
    finish_round(state)
    assert state.aids == [(), ()]
    assert names(state.discards) == "GB1 EB1 King Rogue Druid"


@pytest.mark.rule("DTY-AID-06")
def test_first_aid_lasts_into_the_action_phase() -> None:
    state = table("first-aid", hands=["Oracle", "GB1"], identities=["King", "Knight"])
    play(state, "aid Oracle")
    pass_to(state, "action")
    assert allowed(state, "use Oracle")


@pytest.mark.rule("DTY-AID-07")
def test_first_aid_is_replaced_and_second_aid_is_not() -> None:
    state = table(
        "first-aid",
        identities=["Knight", "Ranger"],
        hands=["King Rogue GB1 GB2 GB3 GB4", "EB1 EB2 EB3 EB4 E+1 E+2 E+3"],
        pile="Lover N+1 N+2",
    )
    play(state, "aid King")
    pass_to(state, "hit")
    assert names(state.hands[0]) == "Rogue GB1 GB2 GB3 GB4 Lover N+1"
    pass_to(state, "second-aid")
    play(state, "aid Rogue", "aid Lover")
    pass_to(state, "base")
    assert names(state.hands[0]) == "GB1 GB2 GB3 GB4 N+1"


@pytest.mark.rule("DTY-AID-08", "DTY-CHAR-23")
def test_an_emperor_in_second_aid_comes_too_late() -> None:
    state = table("second-aid", hands=["Emperor GB1", "EB1"])
    left = pile(state)
    play(state, "aid Emperor")
    assert state.view(0).players[0].limit == 8
    pass_to(state, "base")
    assert (names(state.hands[0]), pile(state)) == ("GB1", left)
    finish_round(state)
    pass_to(state, "hit")
    assert len(state.hands[0]) == 7


@BOTH
@pytest.mark.rule("DTY-AID-01", "DTY-SEQ-01")
def test_nothing_but_characters_from_the_own_hand(phase: str) -> None:
    state = table(phase, hands=["King GB1", "Rogue"])
    assert refused(state, "aid Rogue").code == "not-in-hand"
    assert refused(state, "play GB1").code == "not-in-this-phase"
    assert refused(state, "discard GB1").code == "not-in-this-phase"


@pytest.mark.rule("DTY-SETUP-09", "DTY-RUL-31")
def test_an_identity_is_no_aid_card() -> None:
    state = table("first-aid", identities=["King", "Rogue"], hands=["GB1", "EB1"])
    for name in ("King", "Rogue"):
        assert refused(state, f"aid {name}").code == "not-in-hand"
    assert all(c.CARD[name] not in pile(state) + state.discards for name in ("King", "Rogue"))


@pytest.mark.rule("DTY-EX-57", "DTY-DRAW-03", "DTY-DRAW-02")
def test_example_an_emperor_for_one_round() -> None:
    state = table("first-aid", identities=["King"], hands=["Emperor GB1 GB2 GB3", "EB1 EB2 EB3"])
    play(state, "aid Emperor")
    assert len(state.hands[0]) == 3
    pass_to(state, "hit")
    assert [e.args for e in told(state, "draws")] == [(0, 5), (1, 4)]
    assert len(state.hands[0]) == 8
    finish_round(state)
    assert state.round == 2
    held, discards = state.hands[0], state.discards
    assert len(held) == 8
    pass_to(state, "second-aid")
    assert state.hands[0] == held
    assert state.discards == discards


@pytest.mark.rule("DTY-EX-60", "DTY-ACT-15", "DTY-RUL-10")
def test_example_cards_outlive_the_emperor() -> None:
    state = table(
        "first-aid",
        leader=1,
        identities=["King", "Assassin"],
        hands=["Emperor GB1", "EB1"],
    )
    play(state, "done", "aid Emperor")
    pass_to(state, "action")
    held = state.hands[0]
    assert len(held) == 8
    play(state, "use Assassin on Emperor")
    assert state.hands[0] == held
    assert state.view(0).players[0].limit == 7
