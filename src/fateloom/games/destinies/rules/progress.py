"""How far each hero is on both paths, which only they may know (DST-DEST-07, DST-DEST-08).

It is worked out after every choice and kept, so that what a seat sees of its own progress
does not have to be worked out from facts that it may not know.
"""

from __future__ import annotations

from operator import is_not

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import abilities
from fateloom.games.destinies.rules.counters import put

Snapshot = tuple[object, ...]


def asked_about(state: Position) -> Snapshot:
    """Everything that conditions can ask about; all of it values that are replaced, never
    changed, so that looking whether they are still the same ones is enough."""
    return (
        state.world,
        state.own,
        state.bags,
        state.where,
        state.coins,
        state.xp,
        state.virtue,
        state.effort,
        state.standing,
        state.tiles,
        state.pois,
        state.poi_states,
        state.npcs,
        state.npc_states,
        state.legacy,
        state.day,
        state.taken,
    )


def note(state: Position, before: Snapshot = ()) -> None:
    """Note steps reached and Finales that can start; and what whoever is asked can use.
    Nothing of it has changed where nothing has that conditions could ask about."""
    now = asked_about(state)
    if not before or any(map(is_not, now, before)):
        for person in state.playing:
            if person < state.book.heroes:  # a companion has no Destiny but the hero's
                _note(state, person)
    state.able = ()
    if state.stack:
        frame = state.stack[-1]
        if frame[0] in f.FREE or frame[0] in f.IN_TEST or frame[0] == f.OVERFLOW:
            person = frame[2] if frame[0] == f.OVERFLOW else state.persons[frame[1]]
            state.able = abilities.open_now(state, person)


def _note(state: Position, hero: int) -> None:
    mate = state.mate_of(hero)
    team = (hero,) if mate < 0 else (hero, mate)
    holding = ready = 0
    bit = 1
    for path, road in enumerate(state.book.roads[hero]):
        for step in road.steps:
            for one in team:
                if step(state, one):
                    holding |= bit
            bit <<= 1
        for one in team:
            if road.open(state, one):
                ready |= 1 << path
    if holding != state.holding[hero]:
        state.holding = put(state.holding, hero, holding)
        state.progress = put(state.progress, hero, state.progress[hero] | holding)
    if ready != state.ready[hero]:
        state.ready = put(state.ready, hero, ready)
