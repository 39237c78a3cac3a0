"""Markers on tracks: every way to move them, against a plain count of all arrangements."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fateloom.games.destinies.components import SPACES
from fateloom.games.destinies.tracks import (
    LEFT,
    RIGHT,
    Track,
    apart,
    capacity,
    results,
    shifts,
    with_marker,
)

from .table import act, amount, asked, choices, fresh, of_kind, set_track, told

TRACKS = st.sets(st.integers(1, SPACES), min_size=1, max_size=5).map(lambda s: tuple(sorted(s)))
WAYS = st.sampled_from((LEFT, RIGHT))


def plainly(track: Track, points: int, way: int) -> set[Track]:
    """DST-SKL-19, word by word: same length, distinct, within 1 to 12, none the wrong way, and
    the sum changed by exactly so much."""
    room = capacity(track, way)
    points = min(points, room)
    return {
        after
        for after in combinations(range(1, SPACES + 1), len(track))
        if sum(after) - sum(track) == way * points
        and all((new - old) * way >= 0 for old, new in zip(track, after, strict=True))
    }


@pytest.mark.thorough
@pytest.mark.rule("DST-SKL-19", "DST-SKL-20", "DST-SKL-06", "DST-SKL-08", "DST-SKL-09")
@given(TRACKS, st.integers(0, 6), WAYS)
def test_step_by_step_leads_to_just_what_the_rule_says(track: Track, points: int, way: int) -> None:
    assert results(track, points, way) == plainly(track, points, way)


@pytest.mark.thorough
@pytest.mark.rule("DST-SKL-12", "DST-SKL-13")
@given(TRACKS, WAYS)
def test_capacity_is_what_can_be_moved_at_all(track: Track, way: int) -> None:
    room = capacity(track, way)
    (end,) = results(track, room, way)
    count = len(track)
    first = 1 if way == LEFT else SPACES - count + 1
    assert end == tuple(range(first, first + count))
    assert not shifts(end, 1, way)


@pytest.mark.thorough
@given(TRACKS, st.integers(1, 4), WAYS)
def test_a_player_who_begins_can_finish(track: Track, points: int, way: int) -> None:
    points = min(points, capacity(track, way))
    for left in range(points, 0, -1):
        spaces = shifts(track, left, way)
        assert spaces
        track = tuple(sorted([*[s for s in track if s != spaces[0]],
                              *[spaces[0]] * (track.count(spaces[0]) - 1),
                              spaces[0] + way]))  # fmt: skip
    assert apart(track)


@pytest.mark.rule("DST-SKL-18", "DST-SKL-21")
def test_new_markers() -> None:
    assert with_marker((5, 6), 9) == (5, 6, 9)
    assert with_marker((5, 6), None) == (5, 6, 12)
    assert with_marker((5, 12), 5) == (5, 11, 12)
    full = tuple(range(1, SPACES + 1))
    assert with_marker(full, 3) == full, "twelve is the most there can be"


@pytest.mark.rule("DST-XP-10", "DST-XP-13", "DST-XP-01", "DST-SKL-15")
def test_one_space_of_experience_can_be_let_go() -> None:
    state = fresh()
    amount(state, "xp", 2)
    act(state, "spend", "left power 11")
    assert "done" in choices(state)
    act(state, "done")
    assert state.tracks[0][2] == (6, 7, 10) and state.xp[0] == 1
    act(state, "spend", "left power 10", "left power 9")
    assert state.tracks[0][2] == (6, 7, 8) and state.xp[0] == 0
    assert "spend" not in choices(state)
    assert [event.args[2:] for event in told(state, "markers")] == [
        ((6, 7, 11), (6, 7, 10)),
        ((6, 7, 10), (6, 7, 8)),
    ]


@pytest.mark.rule("DST-XP-13")
def test_experience_without_a_second_space() -> None:
    state = fresh()
    amount(state, "xp", 1)
    for skill in ("intelligence", "dexterity"):
        set_track(state, skill, 1, 2)
    set_track(state, "power", 1, 3)
    act(state, "spend", "left power 3")
    assert state.tracks[0] == ((1, 2), (1, 2), (1, 2)) and asked(state) == "move"
    amount(state, "xp", 1)
    assert "spend" not in choices(state), "there is no use for it"


@pytest.mark.rule("DST-XP-07", "DST-XP-09")
def test_all_that_experience_can_do() -> None:
    """PROP-SKL-04: what the steps lead to is what the rule lists."""
    start: tuple[Track, ...] = ((6, 7), (3, 5), (1, 2))
    state = fresh()
    amount(state, "xp", 1)
    for skill, track in zip(("intelligence", "dexterity", "power"), start, strict=True):
        set_track(state, skill, *track)
    act(state, "spend")
    found = set()
    waiting = [state]
    while waiting:
        here = waiting.pop()
        if asked(here) != "markers":
            found.add(here.tracks[0])
            continue
        for text in choices(here):
            there = here.copy()
            there.events = []
            act(there, text)
            waiting.append(there)
    wanted = set()
    for one in range(3):
        for other in range(3):
            if one == other:
                for points in (1, 2):
                    for after in plainly(start[one], points, LEFT):
                        wanted.add((*start[:one], after, *start[one + 1 :]))
            else:
                for first in plainly(start[one], 1, LEFT):
                    for second in plainly(start[other], 1, LEFT):
                        tracks: list[Track] = list(start)
                        tracks[one], tracks[other] = first, second
                        wanted.add(tuple(tracks))
    assert found == wanted - {start}
    assert not of_kind(state, "right")
