"""Random walks that look for dead ends: random games, each checked when it is over.

They prove nothing when they find nothing. But if a hero cannot reach the goal even by delete
relaxation, the state is a dead end, and no proof is needed. (Planners recognize dead ends in the
same way: see M. Steinmetz and J. Hoffmann, "Towards clause-learning state space search: learning to
recognize dead-ends", AAAI 2016.)
"""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Final

from fateloom.core.record import Record, replay
from fateloom.games.destinies.rules.standing import PLAYING
from fateloom.story.proof.compiler import CompiledModel
from fateloom.story.proof.model import CLOCK, Action, Cube
from fateloom.story.proof.relaxation import Relaxation
from fateloom.story.proof.replay import ReplayTable

CHOICES: Final = 250
"""The most choices of such a game."""
SECONDS: Final = 8.0
EAGER: Final = 0.7
"""The share of choices in which a seat acts, if it can."""
_DEEDS: Final = frozenset({"take", "scan", "tell", "visit", "sell", "deal", "travel", "buy"})


def find_dead_end(compiled: CompiledModel, hero: int, goal: Cube) -> Record | None:
    """A game that ends with the choice that leads a hero into a dead end, if one is found."""
    until = monotonic() + SECONDS
    own = [
        action
        for action in compiled.model.actions
        if action.happens and (action.actor in (hero, CLOCK) or action.itself or action.mates)
    ]
    seed = 0
    while monotonic() < until:
        table = ReplayTable(compiled)
        _play_randomly(table, hero, Random(seed))
        if _in_dead_end(table, hero, goal, own):
            return _shortest(compiled, table, hero, goal, own)
        seed += 1
    return None


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


def _in_dead_end(table: ReplayTable, hero: int, goal: Cube, own: list[Action]) -> bool:
    state = table.state
    if state.outcome is not None or state.standing[hero] != PLAYING:
        return False
    now = {number: 1 << value for number, value in table.values().items()}
    hidden = {
        number: each.whole
        for number, each in enumerate(table.compiled.model.variables)
        if each.name[0] in ("due", "arrived", "room")
    }
    return not Relaxation(now | hidden, own, over=True).reaches(goal)


def _shortest(
    compiled: CompiledModel, table: ReplayTable, hero: int, goal: Cube, own: list[Action]
) -> Record:
    """The game up to the choice that led into the dead end, found by bisection."""
    record = table.recorder.record()
    low, high = 0, len(record.choices)
    while low < high:
        middle = (low + high) // 2
        shorter = ReplayTable(compiled)
        shorter.recorder = replay(shorter.recorder.game, record, middle)
        if _in_dead_end(shorter, hero, goal, own):
            high = middle
        else:
            low = middle + 1
    return record.cut(high)
