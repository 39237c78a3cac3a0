"""Events: when they happen, in what order, and virtue."""

from __future__ import annotations

from random import Random

import pytest

from fateloom.core.game import State
from fateloom.games.destinies.rules.counters import add
from fateloom.games.destinies.state import DestiniesState

from .table import (
    BENCH,
    act,
    amount,
    asked,
    choices,
    fact,
    fresh,
    happened,
    known,
    next_turn,
    read,
    stand,
    told,
)
from .test_properties import GAMES


@pytest.mark.rule("DST-EVT-01", "DST-EVT-02", "DST-EVT-04", "DST-EVT-12", "DST-APP-19")
def test_a_day_brings_its_events_the_urgent_first() -> None:
    state = fresh(2)
    assert happened(state) == []
    next_turn(state)
    assert happened(state) == [], "not on the first day"
    next_turn(state)
    assert happened(state) == ["first", "cart-comes", "tide"]
    assert [spot.tile for spot in state.view(0).pois if spot.poi == "cart"] == ["east"]
    next_turn(state)
    assert happened(state) == ["first", "cart-comes", "tide"], "once, not once a turn"


@pytest.mark.rule("DST-EVT-12")
def test_what_comes_every_so_many_days() -> None:
    state = fresh()
    while state.day < 7:
        next_turn(state)
    assert happened(state).count("tide") == 3 and happened(state).count("first") == 1


@pytest.mark.rule("DST-EVT-03", "DST-EVT-08")
def test_deeds_that_have_effect_at_once() -> None:
    state = fresh()
    fact(state, "water", 2)
    stand(state, "east")
    act(state, "stay", "visit forge", "take forge.flood")
    assert happened(state)[-1] == "flood" and known(state, "water") == 0
    assert asked(state) == "option", "and the visit goes on"


@pytest.mark.rule("DST-EVT-13", "DST-EVT-03")
def test_nothing_comes_between_a_choice_and_its_answer() -> None:
    state = fresh()
    fact(state, "water", 3)
    act(state, "stay")
    assert happened(state) == ["flood"]
    state = fresh()
    act(state, "stay", "visit inn", "take inn.ask")
    fact(state, "water", 3)
    act(state, "take inn.ask.kind")
    assert happened(state) == ["flood"]
    codes = [event.code for event in state.events or []]
    assert codes.index("happens") > codes.index("takes")


def test_deeds_wait_for_the_start_of_a_turn() -> None:
    state = fresh(2)
    add(state, 0, "virtue", -2)
    act(state, "stay")
    assert happened(state) == []
    act(state, "end")
    assert happened(state) == ["whisper"], "on any hero's turn"
    next_turn(state)
    next_turn(state)
    assert happened(state).count("whisper") == 1


def test_what_repeats_comes_once_a_day() -> None:
    state = fresh()
    amount(state, "coins", 9)
    next_turn(state)
    next_turn(state)
    assert happened(state).count("dream") == 2


@pytest.mark.rule("DST-EVT-03")
def test_exploring_arriving_visiting() -> None:
    state = fresh(2)
    act(state, "stay", "visit shop")
    assert happened(state) == ["guest"]
    act(state, "leave", "go far-east")
    assert happened(state) == ["guest", "birds", "echo"], "one calls another"
    act(state, "end", "stay", "visit shop", "leave", "go east")
    assert happened(state)[-1] == "mud" and happened(state).count("guest") == 1
    act(state, "end", "stay", "end", "stay", "end", "stay")
    assert happened(state).count("mud") == 1, "staying is not arriving"


@pytest.mark.rule("DST-EVT-14", "PAIN-02")
def test_a_short_evening_goes_without_optional_events() -> None:
    state = fresh(2, length="short")
    act(state, "stay", "visit shop", "leave", "go far-east")
    assert happened(state) == ["birds"], "neither the guest nor the echo, which is called"
    assert state.view(1).short and not fresh(2).view(1).short
    assert BENCH.determinize(state.view(0), Random(1)).short


@pytest.mark.rule("DST-EVT-14")
@pytest.mark.parametrize("name", ["bench", "training", "late-tithe"])
def test_a_short_evening_changes_nothing_but_what_is_read(name: str) -> None:
    """Move by move the same as a full one, dice, choices and all."""
    differs = {"short", "told", "pages", "events", "learned"}
    rng = Random(4)
    missed: set[str] = set()
    for seats in (1, 2, 4):
        full, short = (
            GAMES[name].new(seed=seats, seats=seats, watch=True, heroes="dealt", length=length)
            for length in ("full", "short")
        )
        while full.outcome is None and full.day < 14:
            (seat,) = full.waiting
            assert short.legal(seat) == full.legal(seat)
            move = rng.choice(full.legal(seat))
            full.apply(seat, move)
            short.apply(seat, move)
            for slot in {*State.__slots__, *DestiniesState.__slots__} - differs:
                assert getattr(short, slot) == getattr(full, slot), slot
        optional = {each.event.id for each in full.book.happenings if each.event.optional}
        assert set(happened(full)) - set(happened(short)) <= optional
        missed |= optional & set(happened(full))
    assert missed


@pytest.mark.rule("DST-EVT-12")
def test_arriving_again() -> None:
    state = fresh()
    next_turn(state)
    act(state, "go east", "end", "go square", "end", "go east")
    assert happened(state).count("mud") == 2


@pytest.mark.rule("DST-VIR-01", "DST-VIR-02", "DST-VIR-03", "DST-VIR-05", "DST-VIR-07")
@pytest.mark.rule("DST-APP-20")
def test_virtue_is_kept_and_shown_to_nobody() -> None:
    state = fresh(2)
    act(state, "stay", "visit inn", "take inn.ask", "take inn.ask.rude")
    assert state.virtue[:2] == (-1, 0)
    for seat in (0, 1, None):
        assert "virtue" not in repr(state.view(seat))
    assert "virtue" not in {event.code for event in state.events or []}
    for _ in range(9):
        add(state, 0, "virtue", -1)
    assert state.virtue[0] == -3
    for _ in range(9):
        add(state, 0, "virtue", 1)
    assert state.virtue[0] == 3


@pytest.mark.rule("DST-VIR-04", "DST-NPC-04", "DST-SCN-11")
def test_virtue_has_consequences() -> None:
    state = fresh()
    act(state, "stay", "visit inn")
    assert state.pages[-1] == ("pois.inn.states.full", 0, (False,), None)
    add(state, 0, "virtue", -1)
    act(state, "leave", "stay", "visit inn")
    assert state.pages[-1] == ("pois.inn.states.full", 0, (True,), None)


@pytest.mark.rule("DST-VIR-06")
def test_virtue_is_no_skill() -> None:
    state = fresh()
    amount(state, "xp", 1)
    act(state, "spend")
    assert {text.split()[1] for text in choices(state) if text.startswith("left")} == {
        "intelligence",
        "dexterity",
        "power",
    }


def test_what_was_read_last_can_be_shown_again() -> None:
    state = fresh()
    act(state, "stay", "visit inn", "take inn.once-each")
    assert [page[0] for page in state.pages] == ["pois.inn.options.once-each.text"]
    act(state, "leave", "stay")
    assert state.pages, "a choice without words leaves the page open"
    assert read(state)[-1] == state.pages[-1][0]
    assert len(told(state, "reads")) == len(read(state))
