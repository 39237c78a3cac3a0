"""Whole runs for tests of what always holds: a player who knows a little, and luck."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Final, NamedTuple

from fateloom.core.game import Event, Move
from fateloom.games.hand import cards as c
from fateloom.games.hand import frames, legal
from fateloom.games.hand import line as ln
from fateloom.games.hand import moves as m
from fateloom.games.hand import strength as st
from fateloom.games.hand.game import HAND
from fateloom.games.hand.state import HandState

TABLES: Final = tuple(product(c.HERO_OPTIONS, c.BOSS_OPTIONS, c.DIFFICULTY_OPTIONS))
"""Every hero against every boss at every difficulty."""


class Step(NamedTuple):
    """A choice of a run: the hand before and after it, and what was told meanwhile."""

    before: HandState
    move: Move
    after: HandState
    told: tuple[Event, ...]


def choose(state: HandState, rng: Random) -> Move:
    """Now and then anything; otherwise what is not quite foolish."""
    moves = [move for move in state.legal(0) if move is not m.STOP or state.wave < c.WAVES]
    if not moves:
        return m.STOP
    if rng.random() < 0.2:
        return rng.choice(moves)
    if state.ask == frames.FIGHT:
        return _fight(state, moves, rng)
    better = [move for move in moves if move.kind in ("buy", "critical", "strike")]
    return rng.choice(better or moves)


def _fight(state: HandState, moves: list[Move], rng: Random) -> Move:
    left = ln.remaining(state)
    places = legal.strike_places(state)
    if state.committed:
        falls = [p for p in places if st.attack_value(state, p) >= left[p]]
        more = [move for move in moves if move.kind in ("commit", "add")]
        if falls or not more:
            return m.STRIKE[rng.choice(falls or places)]
        return rng.choice(more)
    enough = [
        (st.card_value(state, face, place), m.COMMIT[face])
        for face in state.strength
        for place in places
        if st.card_value(state, face, place) >= left[place]
    ]
    if enough:
        return min(enough, key=lambda pair: pair[0])[1]
    uses = [move for move in moves if move.kind == "use"]
    if uses and rng.random() < 0.5:
        return rng.choice(uses)
    if len(state.strength) > 1 and rng.random() < 0.5:
        return m.COMMIT[rng.choice(state.strength)]
    return m.TAKE


def steps(seed: int, hero: str, boss: str, difficulty: str, *, care: float) -> Iterator[Step]:
    """A run, step by step. Between two actions a hero in need is often healed by magic, the
    more often the more `care` is taken, so that runs get far."""
    rng = Random(f"{seed} {hero} {boss} {difficulty}")
    state = HAND.new(seed=seed, seats=1, watch=True, hero=hero, boss=boss, difficulty=difficulty)
    assert state.events is not None
    while state.outcome is None:
        acting = state.ask in (frames.FIGHT, frames.FACE_BOSS) and not state.committed
        if acting and state.hp < 4 and rng.random() < care:
            state.grid = (0, 0)
        before, told = state.copy(), len(state.events)
        move = choose(state, rng)
        state.apply(0, move)
        yield Step(before, move, state.copy(), tuple(state.events[told:]))


@cache
def run(number: int) -> tuple[Step, ...]:
    """One run of many: all tables are gone through before one comes again."""
    table = TABLES[number % len(TABLES)]
    care = (0.9, 0.6, 0.97)[(number + number // len(TABLES)) % 3]
    return tuple(steps(number, *table, care=care))


RUNS: Final = 3 * len(TABLES)


def every_step() -> Iterator[Step]:
    """The steps of all runs, one run after the other."""
    for number in range(RUNS):
        yield from run(number)


RARE: Final = frozenset({"flips-unseen"})
"""Events that these runs do not have, with tests of their own."""

SOME: Final = range(0, RUNS, 4)
"""Some of the runs, with every hero, boss and difficulty among them."""


def some_steps() -> Iterator[Step]:
    """The steps of these."""
    for number in SOME:
        yield from run(number)
