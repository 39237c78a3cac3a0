"""Private reading: what a visit tells and offers, only those who are there see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from random import Random

import pytest

from fateloom.core.conformance import view_bytes
from fateloom.core.game import seen
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.rules.reading import readers
from fateloom.games.destinies.state import DestiniesState

from .table import BENCH, act, fact, fresh, read


def walk(seed: int, seats: int) -> Iterator[DestiniesState]:
    """A random game with private reading, step by step."""
    rng = Random(seed)
    state = BENCH.new(seed=seed, seats=seats, heroes="dealt", watch=True, reading="private")
    for _ in range(250):
        if state.outcome is not None:
            return
        yield state
        (seat,) = state.waiting
        state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.rule("DST-REQ-17", "PAIN-26")
def test_a_visit_is_for_the_visitor_alone() -> None:
    state = fresh(3, reading="private")
    before = len(read(state))
    act(state, "stay", "visit inn")
    assert [page.words for page in state.view(0).pages] == ["It is full. They nod at Ada."]
    assert state.view(0).scene is not None
    for seat in (None, 1, 2):
        view = state.view(seat)
        assert view.pages == () and view.scene is None
        assert view.place == "inn" and view.asked == "option", "who is where is for all"
        assert "They nod" not in repr(asdict(view))
    assert state.events is not None and len(read(state)) == before + 1
    (told,) = [event for event in state.events if event.seats is not None]
    assert told.code == "reads" and told.seats == (0,)
    assert seen(told, 0) is told and seen(told, 1).args == () == seen(told, None).args


@pytest.mark.thorough
@pytest.mark.rule("DST-REQ-17")
@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 3), (3, 4), (4, 3)])
def test_a_device_holds_nothing_that_somebody_else_read(seed: int, seats: int) -> None:
    """What was read to some alone, no view and no event of others ever held, log lines included."""
    sealed = 0
    for state in walk(seed, seats):
        assert state.events is not None
        for seat in (None, *range(seats)):
            got = [seen(event, seat).args for event in state.events]
            told = {
                args[3]
                for event in state.events
                if event.code == "reads"
                for args in [seen(event, seat).args]
                if args
            }
            theirs = {
                event.args[3]
                for event in state.events
                if event.seats is not None and seat not in event.seats
            } - told
            holds = repr(asdict(state.view(seat))) + repr(got)
            for words in theirs:
                # a few words may be the name of something as well
                assert len(words) < 20 or words not in holds
            sealed += len(theirs)
    assert sealed


@pytest.mark.rule("DST-REQ-17")
def test_in_two_worlds_in_which_a_visitor_reads_other_words_others_see_the_same() -> None:
    worlds = []
    for virtue in (0, -1):
        state = fresh(2, reading="private")
        state.virtue = put(state.virtue, 0, virtue)
        act(state, "stay")
        state.events = []
        act(state, "visit inn")
        worlds.append(state)
    one, other = worlds
    assert one.view(0).pages != other.view(0).pages
    for seat in (None, 1):
        mine = [[seen(event, seat) for event in world.events or ()] for world in worlds]
        assert mine[0] == mine[1]
        assert view_bytes(one.view(seat)) == view_bytes(other.view(seat))


@pytest.mark.rule("DST-REQ-17", "PAIN-26")
def test_what_is_public_by_rule_stays_so() -> None:
    """Deeds, tests, gains; what is read outside of visits, and Finales."""
    state = fresh(2, reading="private")
    fact(state, "knows", hero=0)
    act(state, "stay", "visit inn", "take inn.say-it")
    assert readers(state) is None
    view = state.view(1)
    assert view.scene is not None and view.pages == state.view(0).pages
    assert [page.words for page in view.pages] == ["They listen."]
    codes = {seen(event, 1).code for event in state.events or ()}
    assert {"visits", "takes", "finale", "stage"} <= codes


@pytest.mark.rule("DST-REQ-17")
def test_a_team_reads_together() -> None:
    state = fresh(4, reading="private")
    act(state, "done", "stay", "visit inn")
    assert readers(state) == (0, 2)
    assert state.view(2).pages == state.view(0).pages and state.view(2).scene is not None
    assert state.view(1).pages == () == state.view(3).pages
