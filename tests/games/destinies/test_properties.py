"""Invariants of all states of all games, with any players."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.components import HAND, SPACES
from fateloom.games.destinies.game import Destinies, with_scenarios
from fateloom.games.destinies.rules import exploration, options
from fateloom.games.destinies.scenario import packaged
from fateloom.games.destinies.state import DestiniesState
from fateloom.games.destinies.tracks import apart
from tests.story.folders import scenario

from .table import BENCH

pytestmark = pytest.mark.thorough

STORIES = {
    name: with_scenarios(scenario(name))
    for name in ("twotiles", "voyage", "maze", "team", "everything")
}
GAMES: dict[str, Destinies] = {
    **{name: with_scenarios(packaged.scenario(name)) for name in packaged.NAMES},
    "bench": BENCH,
    **STORIES,
}
MOST_CHOICES = 20_000


def setups(rng: Random, game: Destinies) -> dict[str, Any]:
    """Any set-up that fits."""
    seats = rng.choice(game.seat_counts)
    chosen: dict[str, Any] = {"seats": seats, "heroes": rng.choice(("taken", "dealt"))}
    chosen["dice"] = rng.choice(("digital", "own"))
    (name,) = next(option.values for option in game.options if option.name == "scenario")
    from fateloom.games.destinies.scenario.cache import book

    if seats == 1 and book(str(name)).scenario.modes.limits:
        chosen["mode"] = rng.choice(("explorer", "challenger"))
    if seats in (2, 3):
        chosen["end"] = rng.choice(("first", "all"))
    chosen["reading"] = rng.choice(("aloud", "private"))
    chosen["length"] = rng.choice(("full", "short"))
    return chosen


@pytest.mark.rule("DST-APP-35")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_every_property(name: str, seed: int) -> None:
    rng = Random(f"{name} {seed}")
    game = GAMES[name]
    state = game.new(seed=seed, watch=True, **setups(rng, game))
    told = 0
    for _ in range(MOST_CHOICES):
        assert state.events is not None
        check(state)
        if state.outcome is not None:
            break
        (seat,) = state.waiting
        legal = state.legal(seat)
        assert legal, "PROP-TURN-03: there is always something to do"
        before = state.copy()
        state.apply(seat, rng.choice(legal))
        check_step(before, state, [event.code for event in state.events[told:]])
        told = len(state.events)
    assert state.outcome is not None
    check_log(state)


def check(state: DestiniesState) -> None:
    """The properties of a single state."""
    story = state.book.scenario
    for item, card in enumerate(story.items):  # PROP-CON-01
        out = sum([held.count(item) for held in (*state.bags, *state.stacks, *state.left)])
        assert state.box[item] + out == card.copies and state.box[item] >= 0
    pending = {frame[2] for frame in state.stack if frame[0] == f.OVERFLOW}
    pending |= {frame[1] for frame in state.stack if frame[0] == f.SHED}
    if not any(frame[0] == f.EXCHANGE for frame in state.stack):
        for person in state.playing:  # PROP-CON-04
            assert len(state.bags[person]) <= HAND or person in pending
    assert min(state.coins + state.xp) >= 0  # PROP-CON-05
    in_use = [place for place in state.pairs if place != -1]
    assert len(set(in_use)) == len(in_use)  # PROP-CON-06
    lying = {tile for tile, items in enumerate(state.left) if items}
    assert {place for place in in_use if place >= 0} == lying
    for person in state.playing:
        for track in state.tracks[person]:  # PROP-SKL-01
            assert apart(track) and all(1 <= space <= SPACES for space in track)
        assert 0 <= state.effort[person] <= 3  # PROP-DIE-01
        assert state.tiles[state.where[person]] == exploration.EXPLORED  # PROP-MAP-04
        least, most = story.virtue
        assert least <= state.virtue[person] <= most
    for kind, values in ((state.book.world, state.world), (state.book.legacy, state.legacy)):
        for fact, value in zip(kind, values, strict=True):
            assert fact.least <= value <= fact.most
    if state.stack and state.stack[-1][0] == f.MOVE:  # PROP-MAP-08
        assert set(exploration.reach(state, state.active)) == plain_reach(state)
    if state.stack:
        assert [frame[0] >= f.ASK for frame in state.stack].count(True) >= 1
    if state.stack and state.stack[-1][0] == f.OPTIONS:  # PROP-TURN-02
        frame = state.stack[-1]
        offered = [state.book.entries[number].option.id for number in frame[3]]
        assert not set(offered) & set(state.taken)
        person = state.persons[frame[1]]
        assert frame[3] == options.offered(state, person, state.book.options_of[frame[2]])


def plain_reach(state: DestiniesState) -> set[int]:
    """DST-MOV-01 to -06 once more, by looking at coordinates."""
    tiles = state.book.scenario.tiles
    start = tiles[state.where[state.active]]
    steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]

    def lies(x: int, y: int) -> int | None:
        for number, tile in enumerate(tiles):
            if (tile.submap, tile.x, tile.y) == (start.submap, x, y) and state.tiles[number]:
                return number
        return None

    found = set()
    for dx, dy in steps:
        first = lies(start.x + dx, start.y + dy)
        if first is None:
            continue
        found.add(first)
        if state.tiles[first] == exploration.EXPLORED:
            for ex, ey in steps:
                second = lies(start.x + dx + ex, start.y + dy + ey)
                if second is not None:
                    found.add(second)
    return found - {state.where[state.active]}


def check_step(before: DestiniesState, state: DestiniesState, codes: list[str]) -> None:
    """The properties of a choice and what followed."""
    for one, other in zip(before.tiles, state.tiles, strict=True):
        assert other >= one  # PROP-MAP-05
    if before.playing:
        for person in state.playing:  # PROP-SKL-02
            for old, new in zip(before.tracks[person], state.tracks[person], strict=True):
                assert len(new) >= len(old)
    if "rolls" in codes:
        assert before.random != state.random
    spent = [n for n, xp in enumerate(before.xp) if state.xp[n] < xp]
    if spent and before.stack[-1][0] in f.IN_TEST:  # PROP-SKL-05
        raise AssertionError("experience was spent in a test")
    assert state.day >= before.day
    for one, other in zip(before.path, state.path, strict=True):  # PROP-WIN-08
        assert one in (-1, other)


def check_log(state: DestiniesState) -> None:
    """The properties of a whole game: days and turns in order, one visit a turn at most."""
    assert state.events is not None
    visits = 0
    seats: list[int] = []
    for event in state.events:
        match event.code:
            case "day":
                assert len(set(seats)) == len(seats)  # PROP-TURN-04
                seats = []
            case "turn":
                seats.append(event.args[0])
                visits = 0
            case "visits":
                visits += 1
                assert visits <= 1  # PROP-TURN-01
            case "tested":
                assert 0 <= event.args[1] <= 6
    assert sum(event.code == "over" for event in state.events) == 1  # PROP-WIN-06
    assert state.events[-1].code == "over"
    assert state.outcome is not None
    if state.mode != "team" and not state.story_table:
        assert len(state.outcome.winners) <= 1
    happened = [event.args[0] for event in state.events if event.code == "happens"]
    for happening in state.book.happenings:  # PROP-EVT-01
        if not happening.event.repeats:
            assert happened.count(happening.event.id) <= 1
    if state.mode == "explorer":  # PROP-MODE-01
        assert state.outcome.reason in ("fulfilled", "defeated")
    if state.mode == "explorer" or state.story_table:
        pressing = {each.event.id for each in state.book.happenings if each.event.pressure}
        assert not pressing & set(happened)
    if state.short:
        optional = {each.event.id for each in state.book.happenings if each.event.optional}
        assert not optional & set(happened)
