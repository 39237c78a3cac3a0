"""The evaluation function: the value of a table for a seat, for bots that search."""

from __future__ import annotations

from math import exp

from fateloom.core.game import Seat
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules.standing import DEFEATED, FULFILLED

_STEP, _READY, _IN_FINALE, _STAGE = 1.2, 1.5, 2.0, 1.0


def evaluate(state: Position, seat: Seat) -> float:
    """The chance that this seat wins, from 0 to 1."""
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    if not state.playing:
        return 1 / state.seats
    mine = state.hero_of(state.persons[seat])
    if state.standing[state.persons[seat]] == FULFILLED:  # at a story table, which goes on
        return 1.0
    heroes = sorted({state.hero_of(person) for person in state.playing})
    worth = {hero: exp(standing(state, hero)) for hero in heroes}
    if len(heroes) == 1 or state.story_table:
        return worth[mine] / (worth[mine] + exp(4.0))
    return worth[mine] / sum(worth.values())


def standing(state: Position, hero: int) -> float:
    """A hero's progress on the better path. Resources (coins, items, markers) are left to the
    heuristic player: a search of a few choices would hoard them instead of setting out.
    """
    roads = state.book.roads[hero]
    bit = 1
    best = 0.0
    for number, road in enumerate(roads):
        held = 0
        for _ in road.steps:
            held += bool(state.holding[hero] & bit)
            bit <<= 1
        far = _STEP * held / len(road.steps) * 2 + _READY * (state.ready[hero] >> number & 1)
        if state.path[hero] == number:
            far = _STEP * 2 + _READY + _IN_FINALE + _STAGE * state.stage[hero]
        best = max(best, far)
    if all(state.standing[p] == DEFEATED for p in state.playing if state.hero_of(p) == hero):
        return -5.0
    return best
