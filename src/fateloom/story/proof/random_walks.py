"""Locks found by chance: games without a plan, each looked at when it is over.

It proves nothing when it finds nothing. But where a hero could not get to the goal even if
nothing that is got were ever lost again, no proof is needed: the hero is blocked.
"""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Final

from fateloom.core.record import Record, replay
from fateloom.games.destinies.rules.standing import PLAYING
from fateloom.story.proof.compiler import Compiled
from fateloom.story.proof.model import CLOCK, Action, Cube
from fateloom.story.proof.relaxation import Hopes
from fateloom.story.proof.replay import Stage

CHOICES: Final = 250
"""How long such a game goes on."""
SECONDS: Final = 8.0
EAGER: Final = 0.7
"""How often somebody does something, where they could."""
_DEEDS: Final = frozenset({"take", "scan", "tell", "visit", "sell", "deal", "travel", "buy"})


def wander(compiled: Compiled, hero: int, goal: Cube) -> Record | None:
    """A game after which this hero cannot get to the goal, as short as that game allows."""
    until = monotonic() + SECONDS
    own = [
        action
        for action in compiled.model.actions
        if action.happens and (action.actor in (hero, CLOCK) or action.itself or action.mates)
    ]
    seed = 0
    while monotonic() < until:
        stage = Stage(compiled)
        _stroll(stage, hero, Random(seed))
        if _blocked(stage, hero, goal, own):
            return _shortest(compiled, stage, hero, goal, own)
        seed += 1
    return None


def _stroll(stage: Stage, hero: int, rng: Random) -> None:
    """Play on at random, but for the hero's own Finale, until something ends it."""
    for _ in range(CHOICES):
        if stage.state.outcome is not None:
            return
        seat = stage.state.waiting[0]
        legal = [move for move in stage.state.legal(seat) if not _begins(stage, move.text, hero)]
        deeds = [move for move in legal if move.kind in _DEEDS]
        if not legal:
            return
        pool = deeds if deeds and rng.random() < EAGER else legal
        stage.table.choose(seat, rng.choice(pool).text)


def _begins(stage: Stage, words: str, hero: int) -> bool:
    """Whether this move starts the hero's Finale."""
    kind, _, name = words.partition(" ")
    number = stage.book.number_of.get(name) if kind == "take" else None
    fate = None if number is None else stage.book.entries[number].fate
    return fate is not None and fate[0] == hero


def _blocked(stage: Stage, hero: int, goal: Cube, own: list[Action]) -> bool:
    state = stage.state
    if state.outcome is not None or state.standing[hero] != PLAYING:
        return False
    now = {number: 1 << value for number, value in stage.facts().items()}
    hidden = {
        number: each.whole
        for number, each in enumerate(stage.compiled.model.variables)
        if each.name[0] in ("due", "arrived", "room")
    }
    return not Hopes(now | hidden, own, over=True).may(goal)


def _shortest(compiled: Compiled, stage: Stage, hero: int, goal: Cube, own: list[Action]) -> Record:
    """The beginning of the game up to the choice that blocked the hero."""
    record = stage.table.record()
    low, high = 0, len(record.choices)
    while low < high:
        middle = (low + high) // 2
        shorter = Stage(compiled)
        shorter.table = replay(shorter.table.game, record, middle)
        if _blocked(shorter, hero, goal, own):
            high = middle
        else:
            low = middle + 1
    return record.cut(high)
