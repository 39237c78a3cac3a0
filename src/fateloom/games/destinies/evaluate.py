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


def steps(state: Position, seat: Seat) -> int:
    """The number of steps that were reached on the path on which a seat is furthest."""
    if state.persons[seat] < 0:
        return 0
    hero = state.hero_of(state.persons[seat])
    return max(_along(state, hero, state.progress[hero]))


def standing(state: Position, hero: int) -> float:
    """A hero's progress on the better path. Resources (coins, items, markers) are left to the
    heuristic player: a search of a few choices would hoard them instead of setting out.
    """
    best = 0.0
    roads = state.book.roads[hero]
    for number, (road, held) in enumerate(
        zip(roads, _along(state, hero, state.holding[hero]), strict=True)
    ):
        far = _STEP * held / len(road.steps) * 2 + _READY * (state.ready[hero] >> number & 1)
        if state.path[hero] == number:
            far = _STEP * 2 + _READY + _IN_FINALE + _STAGE * state.stage[hero]
        best = max(best, far)
    if all(state.standing[p] == DEFEATED for p in state.playing if state.hero_of(p) == hero):
        return -5.0
    return best


def _along(state: Position, hero: int, steps: int) -> list[int]:
    """How many of these steps, in bits, belong to each path of a hero."""
    found = []
    for road in state.book.roads[hero]:
        count = len(road.steps)
        found.append((steps & (1 << count) - 1).bit_count())
        steps >>= count
    return found
