"""Laying together: all lay face down at the same time, and what they lay is turned up together."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fateloom.bots import bot as player
from fateloom.core.conformance import check_game
from fateloom.core.errors import IllegalMove
from fateloom.core.game import seen
from fateloom.core.learning import check_learning
from fateloom.core.record import Recorder, replay
from fateloom.core.undo import undoable
from fateloom.games.destiny.game import DESTINY
from fateloom.games.destiny.moves import MAX_SEATS
from fateloom.games.destiny.state import DestinyState
from fateloom.games.destiny.view import Laid, View
from tests.games.destiny.table import table, told

BASES = ("GB1 GB2 G+1", "EB3 EB4 Ex2", "LB1 L+2 Lx3")
EVERYBODY = (None, 0, 1, 2)


def base_phase(**how: Any) -> DestinyState:
    """Three in the Base Phase, with something to lay for each."""
    return table("base", seats=3, hands=BASES, together=True, **how)


def by(state: DestinyState, seat: int, *words: str) -> None:
    """This seat makes these choices."""
    for text in words:
        state.apply(seat, DESTINY.parse(text))


def laid(view: View, seat: int) -> list[list[str]]:
    """The groups of a seat in a view."""
    return [[term.card for term in group.cards] for group in view.players[seat].groups]


@pytest.mark.rule("DTY-TOG-01")
def test_all_lay_at_the_same_time_in_any_order() -> None:
    state = base_phase(leader=1)
    assert list(state.waiting) == [1, 2, 0]
    assert state.view(0).actor is None
    by(state, 0, "play GB1")
    by(state, 2, "play LB1", "done")
    by(state, 0, "play GB2", "done")
    assert list(state.waiting) == [1]
    with pytest.raises(IllegalMove) as caught:
        by(state, 0, "done")
    assert caught.value.code == "not-your-turn"
    by(state, 1, "done")
    assert state.view(0).phase == "bonus"


@pytest.mark.rule("DTY-TOG-02")
def test_others_cannot_see_what_or_how_much_was_laid() -> None:
    state = base_phase(identities=["Alchemist"])
    before = {seat: state.view(seat) for seat in EVERYBODY}
    by(state, 0, "declare Nature", "play GB1", "play GB2")
    for seat in (None, 1, 2):
        assert state.view(seat) == before[seat]
    own = state.view(0)
    assert own.laid == (Laid("GB1", "N", None, True), Laid("GB2", "G", None, False))
    assert own.hand == ("G+1",)
    assert laid(own, 0) == [["GB1"], ["GB2"]]
    assert own.players[0].total == 3
    assert own.players[0].alchemist_used
    assert told(state) == []


@pytest.mark.rule("DTY-TOG-02")
def test_that_somebody_is_done_says_nothing_about_the_cards() -> None:
    passed, played = base_phase(), base_phase()
    by(passed, 0, "done")
    by(played, 0, "play GB1", "done")
    for seat in (None, 1, 2):
        assert passed.view(seat) == played.view(seat)
        shown = [[seen(event, seat) for event in told(state)] for state in (passed, played)]
        assert shown[0] == shown[1]


@pytest.mark.rule("DTY-TOG-02")
def test_a_declaration_stays_with_its_seat() -> None:
    state = base_phase(identities=["Alchemist"])
    by(state, 0, "declare Law")
    assert [state.view(seat).declared for seat in EVERYBODY] == [None, "L", None, None]
    by(state, 0, "done")
    assert state.declared[0] == -1


@pytest.mark.rule("DTY-TOG-03")
def test_what_was_laid_is_turned_up_together() -> None:
    state = base_phase(identities=["Alchemist"], leader=1)
    by(state, 0, "declare Nature", "play GB1", "done")
    by(state, 2, "play LB1", "done")
    by(state, 1, "play EB4")
    learned = state.learned
    by(state, 1, "done")
    assert state.learned > learned, "nobody can take back what all have seen"
    told_now = [(event.code, *event.args) for event in told(state)]
    assert told_now == [
        ("done", 0, "base"),
        ("done", 2, "base"),
        ("done", 1, "base"),
        ("turns-up",),
        ("base", 1, "EB4", "E"),
        ("base", 2, "LB1", "L"),
        ("declares", 0, "GB1", "N"),
        ("base", 0, "GB1", "N"),
        ("phase", "bonus"),
    ]
    assert all(event.seats is None for event in told(state))
    for seat in EVERYBODY:
        view = state.view(seat)
        assert [laid(view, each) for each in range(3)] == [[["GB1"]], [["EB4"]], [["LB1"]]]
        assert view.players[0].hand == 2
        assert view.players[0].alchemist_used
        assert view.laid == ()


@pytest.mark.rule("DTY-TOG-03")
def test_bonuses_and_multipliers_lie_face_down_on_open_bases() -> None:
    state = table(
        "bonus",
        seats=3,
        hands=["G+1 Gx2", "E+2 Ex3", "L+1"],
        groups=["GB1", "EB3", "LB2"],
        together=True,
    )
    by(state, 0, "play G+1 on GB1")
    assert laid(state.view(0), 0) == [["GB1", "G+1"]]
    assert laid(state.view(1), 0) == [["GB1"]]
    assert state.view(1).players[0].total == 1
    by(state, 0, "done")
    by(state, 1, "done")
    by(state, 2, "done")
    assert laid(state.view(1), 0) == [["GB1", "G+1"]]
    assert state.view(1).phase == "multiplier"
    by(state, 0, "play Gx2 on GB1", "done")
    by(state, 1, "done")
    by(state, 2, "done")
    (total,) = [event.args for event in told(state, "total") if event.args[0] == 0]
    assert total[1] == (3 + 3) * 4


@pytest.mark.rule("DTY-TOG-04")
def test_an_empty_hand_is_asked_until_it_says_that_it_is_done() -> None:
    state = table("base", seats=2, hands=["GB1", "EB1 EB2"], together=True)
    by(state, 0, "play GB1")
    assert state.hands[0] == ()
    assert state.waiting == (0, 1)
    assert [move.text for move in state.legal(0)] == ["done"]


@pytest.mark.rule("DTY-TOG-04")
def test_who_can_visibly_only_pass_is_not_asked() -> None:
    hands = ["GB1", "", "LB1 L+1"]
    state = table("action", seats=3, identities=["Merchant"], hands=hands, together=True)
    by(state, 0, "done")
    assert list(state.waiting) == [0, 2]
    by(state, 0, "done")
    by(state, 2, "play LB1", "done")
    assert state.view(0).phase == "bonus"
    assert list(state.waiting) == [2], "only one has a Base for a Bonus"


@pytest.mark.rule("DTY-TOG-05")
def test_the_other_phases_are_played_in_turn() -> None:
    phases = set()
    state = DESTINY.new(seed=4, seats=4, laying="together")
    chance = Random(4)
    while state.outcome is None:
        phase = state.view(None).phase
        if len(state.waiting) > 1:
            phases.add(phase)
        seat = chance.choice(state.waiting)
        state.apply(seat, chance.choice(state.legal(seat)))
    assert phases == {"base", "bonus", "multiplier"}


def test_what_lies_face_down_can_be_taken_back_until_it_is_turned_up() -> None:
    recorder = Recorder(DESTINY, seed=3, seats=2, laying="together")
    chance = Random(3)
    while True:
        state = recorder.state
        seat = chance.choice(state.waiting)
        moves = [move for move in state.legal(seat) if move.kind == "base"]
        if moves and len(state.waiting) == 2:
            break
        recorder.choose(seat, chance.choice(state.legal(seat)).text)
    recorder.choose(seat, moves[0].text)
    other = 1 - seat
    assert undoable(recorder, seat) == len(recorder.choices) - 1
    recorder.choose(other, "done")
    assert undoable(recorder, seat) == len(recorder.choices) - 2
    recorder.choose(seat, "done")
    assert undoable(recorder, seat) is None


@pytest.mark.thorough
@pytest.mark.parametrize("seats", range(2, MAX_SEATS + 1))
def test_the_contract_holds(seats: int) -> None:
    for seed in range(MAX_SEATS + 1 - seats):
        recorder = check_game(DESTINY, seed, seats, laying="together")
        assert replay(DESTINY, recorder.record()).state.outcome == recorder.state.outcome


@pytest.mark.thorough
def test_nothing_is_shown_in_silence() -> None:
    for seed in range(6):
        chance = Random(seed)
        state: DestinyState = DESTINY.new(seed=seed, seats=2 + seed % 5, laying="together")
        while state.outcome is None:
            if state.face_down and chance.random() < 0.2:
                check_learning(DESTINY, state, chance, f"seed {seed}")
            seat = chance.choice(state.waiting)
            state.apply(seat, chance.choice(state.legal(seat)))


def test_in_a_bots_idea_of_the_table_the_others_may_have_laid_cards() -> None:
    state = base_phase()
    by(state, 1, "done")
    view = state.view(0)
    worlds = [DESTINY.determinize(view, Random(seed)) for seed in range(20)]
    assert all(world.view(0) == view for world in worlds)
    assert any(world.laid[1] for world in worlds)
    assert not any(world.laid[2] for world in worlds), "that one still waits"


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_bots_play_it(name: str) -> None:
    chance = Random(1)
    state = DESTINY.new(seed=1, seats=3, laying="together")
    laid = 0
    while state.round < 2:
        seat = state.waiting[-1]
        move = player(name).choose(DESTINY, state.view(seat), state.legal(seat), chance)
        laid += move.kind == "base"
        state.apply(seat, move)
    assert laid
