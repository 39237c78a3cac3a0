"""The list of moves and the judge of moves, tried at positions of every kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from fateloom import words
from fateloom.core.conformance import check_copies, check_moves, check_two_worlds, check_views
from fateloom.core.errors import IllegalMove
from fateloom.games.hand import frames, phases
from fateloom.games.hand import moves as m
from fateloom.games.hand.game import HAND
from fateloom.games.hand.state import HandState
from tests.games.hand.anywhere import anywhere
from tests.games.hand.table import act, asked, boss_phase, combat, refused

MOVES = tuple(m.TABLE)
RULES = Path(m.__file__).with_name("rules.md")
OF_EACH_KIND = 5
"""The number of positions to try for each question in each phase."""


def walk(seeds: range) -> Iterator[HandState]:
    """All positions of random play from anywhere."""
    for seed in seeds:
        state, rng = anywhere(seed), Random(seed)
        yield state
        while state.outcome is None:
            state.apply(0, rng.choice(state.legal(0)))
            yield state


@cache
def positions() -> tuple[HandState, ...]:
    """Positions with every question that can be asked, in every phase where it can be."""
    found: Counter[tuple[int, int, bool]] = Counter()
    kept = []
    for state in walk(range(2_000, 3_000)):
        key = (state.ask, state.phase, bool(state.committed))
        if found[key] < OF_EACH_KIND:
            found[key] += 1
            kept.append(state.copy())
    return tuple(kept)


@pytest.mark.thorough
def test_the_positions_are_of_every_kind() -> None:
    asks = {state.ask for state in positions()}
    assert asks == set(range(len(frames.ASK_NAMES)))
    assert {state.phase for state in positions() if state.ask} == {
        phases.SETUP,
        phases.COMBAT,
        phases.BOSS,
        phases.MERCHANT,
    }
    assert {state.wave for state in positions()} == {1, 2, 3, 4}
    assert {state.hero for state in positions()} == {0, 1, 2, 3}


@pytest.mark.thorough
@pytest.mark.rule("HND-PROP-20", "HND-ORDER-04")
def test_what_is_listed_is_allowed_and_nothing_else() -> None:
    """Whatever is not listed is refused with a reason that has a sentence and a rule, and
    changes nothing."""
    rules = RULES.read_text(encoding="utf-8")
    for position in positions():
        listed = position.legal(0)
        assert len(set(listed)) == len(listed)
        assert bool(listed) == (position.outcome is None)
        before, state = position.fields(), position.copy()
        for move in MOVES:
            if move in listed:
                state.copy().apply(0, move)
                continue
            with pytest.raises(IllegalMove) as caught:
                state.apply(0, move)
            error = caught.value
            assert words.reason(error.code, error.details, "hand"), f"{move}: {error}"
            assert f"**{error.rule}**" in rules, f"{move}: {error}"
        assert state.fields() == before


@pytest.mark.rule("HND-PROP-20")
def test_somebody_who_is_asked_can_answer() -> None:
    for state in walk(range(3_000, 3_300)):
        assert bool(state.legal(0)) == (state.waiting == (0,)) == (state.outcome is None)
        assert (state.ask == frames.NOTHING) == (state.outcome is not None)


@pytest.mark.thorough
@pytest.mark.rule("HND-PROP-21")
def test_the_contract_holds_anywhere() -> None:
    rng = Random(3)
    for number, state in enumerate(walk(range(4_000, 4_025))):
        where = f"position {number}"
        check_moves(HAND, state, where)
        check_copies(state, where)
        check_views(HAND, state, where)
        check_two_worlds(HAND, state, rng, where)


def test_nobody_else_is_asked() -> None:
    state = combat("Razor Boar, Scout", "Hill Raider")
    assert state.legal(1) == ()
    with pytest.raises(IllegalMove) as caught:
        state.apply(1, m.TAKE)
    assert caught.value.code == "not-your-turn"


@pytest.mark.rule("HND-ORDER-04", "HND-ORDER-07")
def test_questions_come_one_at_a_time() -> None:
    state = combat("Cave Bear, Scout", "Hill Raider", hero="Rhys")
    act(state, "take")
    assert asked(state) == "loss"
    for words_of_it in ("take", "commit Hill Raider", "use Shield Bash on front", "stop", "leave"):
        assert refused(state, words_of_it) in {
            ("hand-asked-otherwise", "HND-ORDER-04"),
            ("hand-monsters-first", "HND-BOSS-04"),
        }
    boss = boss_phase("Hill Raider")
    for words_of_it in (
        "lose 1 1",
        "heal 0 0",
        "pay Hill Raider",
        "exhaust",
        "leave",
        "buy War Axe",
    ):
        assert refused(boss, words_of_it) == ("hand-asked-otherwise", "HND-ORDER-04")


def test_what_has_just_been_listed_is_no_part_of_a_run() -> None:
    asked_for, silent = (
        combat("Scout, Pit Brute", "Cave Bear"),
        combat("Scout, Pit Brute", "Cave Bear"),
    )
    assert asked_for.legal(0)
    assert asked_for == silent and "_offered" not in asked_for.fields()


def test_what_was_listed_before_a_choice_is_refused_after_it() -> None:
    state = combat("Scout, Pit Brute", "Cave Bear")
    commit, take = state.legal(0)[0], m.TAKE
    assert take in state.legal(0)
    state.apply(0, commit)
    for move in (commit, take):
        with pytest.raises(IllegalMove):
            state.apply(0, move)
