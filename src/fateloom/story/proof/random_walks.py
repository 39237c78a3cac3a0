"""Random walks that look for dead ends: random games, each checked when it is over.

They prove nothing when they find nothing. But if a hero cannot reach the goal even by delete
relaxation, the state is a dead end, and no proof is needed. (Planners recognize dead ends in the
same way: see M. Steinmetz and J. Hoffmann, "Towards clause-learning state space search: learning to
recognize dead-ends", AAAI 2016.)
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import prod
from random import Random
from time import monotonic
from typing import Final

from fateloom.core.record import Record
from fateloom.story.model.compiler import CompiledModel
from fateloom.story.proof.replay import Facts, ReplayTable

CHOICES: Final = 250
"""The most choices of such a game."""
SECONDS: Final = 8.0
STARTS: Final = 64
"""The most combinations of the facts of a campaign with which games begin."""
EAGER: Final = 0.7
"""The share of choices in which a seat acts, if it can."""
_DEEDS: Final = frozenset({"take", "scan", "tell", "visit", "sell", "deal", "travel", "buy"})


def find_dead_end(
    compiled: CompiledModel, hero: int, is_dead_end: Callable[[ReplayTable], bool]
) -> Record | None:
    """A game that ends with a hero in a dead end, if one is found: first those that have only
    begun, the story alone and after earlier parts of its campaign."""
    until = monotonic() + SECONDS
    starts = _starts(compiled)
    for facts in starts:
        table = ReplayTable(compiled, facts=facts)
        if is_dead_end(table):
            return table.recorder.record()
    seed = 0
    while monotonic() <= until:
        table = ReplayTable(compiled, facts=starts[seed % len(starts)])
        _play_randomly(table, hero, Random(seed))
        if is_dead_end(table):
            return table.recorder.record()
        seed += 1
    return None


def _starts(compiled: CompiledModel) -> list[Facts]:
    """The facts of a campaign with which games begin: none, then all combinations if they are few,
    else some."""
    facts = compiled.book.legacy
    if not facts:
        return [{}]
    ranges = [range(fact.least, fact.most + 1) for fact in facts]
    names = [fact.id for fact in facts]
    if prod(map(len, ranges)) <= STARTS:
        found = list(product(*ranges))
    else:
        rng = Random(0)
        found = [tuple([rng.choice(values) for values in ranges]) for _ in range(STARTS)]
    return [{}, *[dict(zip(names, values, strict=True)) for values in found]]


def _play_randomly(table: ReplayTable, hero: int, rng: Random) -> None:
    """Make random choices until the game ends. The hero's own Finale is never started."""
    for _ in range(CHOICES):
        if table.state.outcome is not None:
            return
        seat = table.state.waiting[0]
        legal = [
            move for move in table.state.legal(seat) if not _starts_finale(table, move.text, hero)
        ]
        deeds = [move for move in legal if move.kind in _DEEDS]
        if not legal:
            return
        pool = deeds if deeds and rng.random() < EAGER else legal
        table.recorder.choose(seat, rng.choice(pool).text)


def _starts_finale(table: ReplayTable, words: str, hero: int) -> bool:
    """Whether a move starts the hero's Finale."""
    kind, _, name = words.partition(" ")
    number = table.book.number_of.get(name) if kind == "take" else None
    fate = None if number is None else table.book.entries[number].fate
    return fate is not None and fate[0] == hero
