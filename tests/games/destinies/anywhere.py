"""Tables taken up anywhere: any set-up, with things gathered and Finales near.

Luck alone seldom gets into a Finale, and seldom out of one defeated.
"""

from __future__ import annotations

from random import Random
from typing import Any

from fateloom.games.destinies.components import HAND
from fateloom.games.destinies.game import Destinies
from fateloom.games.destinies.rules import finales, progress
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.state import DestiniesState

from .table import BENCH


def anywhere(seed: int, game: Destinies = BENCH) -> DestiniesState:
    """A watched table: a fresh one, or one where much has happened already."""
    rng = Random(seed)
    seats = rng.choice(game.seat_counts)
    options: dict[str, Any] = {"dice": rng.choice(("digital", "own"))}
    if seats == 1:
        options["mode"] = rng.choice(("explorer", "challenger"))
    if seats in (2, 3):
        options["end"] = rng.choice(("first", "all"))
    options["reading"] = rng.choice(("aloud", "private"))
    options["length"] = rng.choice(("full", "short"))
    if rng.random() < 0.3:
        return game.new(seed=seed, seats=seats, watch=True, **options)
    state = game.new(seed=seed, seats=seats, watch=True, heroes="dealt", **options)
    _gather(state, rng)
    if rng.random() < 0.5:
        _near_the_end(state, rng)
    progress.note(state)
    return state


def _gather(state: DestiniesState, rng: Random) -> None:
    """Items, coins and experience."""
    for person in state.playing:
        for _ in range(rng.randrange(HAND)):
            left = [item for item, copies in enumerate(state.box) if copies]
            if left and len(state.bags[person]) < HAND:
                item = rng.choice(left)
                state.box = put(state.box, item, state.box[item] - 1)
                state.bags = put(state.bags, person, (*state.bags[person], item))
        state.coins = put(state.coins, person, rng.randrange(8))
        state.xp = put(state.xp, person, rng.randrange(3))
        state.effort = put(state.effort, person, rng.randrange(4))


def _near_the_end(state: DestiniesState, rng: Random) -> None:
    """All facts hold, and perhaps all heroes but one are defeated."""
    state.world = tuple([fact.most for fact in state.book.world])
    own = tuple([fact.most for fact in state.book.own])
    state.own = tuple([own for _ in state.own])
    state.tracks = tuple(
        [
            tuple([(rng.randint(10, 12),) if track else () for track in tracks])
            for tracks in state.tracks
        ]
    )
    heroes = sorted({state.hero_of(person) for person in state.playing})
    if len(heroes) > 1 and rng.random() < 0.5:
        for hero in heroes:
            if hero != state.hero_of(state.active):
                finales.defeat(state, hero)
