"""Each hero's progress on both paths, known only to its owner (DST-DEST-07, DST-DEST-08).

It is computed after every choice and stored: a view of one's own progress then needs no facts that
the seat may not know.
"""

from __future__ import annotations

from operator import is_not

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import abilities
from fateloom.games.destinies.rules.counters import put

Snapshot = tuple[object, ...]


def asked_about(state: Position) -> Snapshot:
    """Everything that conditions can ask about. The values are replaced, never mutated, so
    comparing identities is enough."""
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
    """Note the steps reached, the Finales that can start, and the abilities of the person asked.
    Progress is recomputed only if something that conditions ask about has changed."""
    now = asked_about(state)
    if not before or any(map(is_not, now, before)):
        heroes = state.book.heroes
        for person in state.playing:
            if person < heroes:  # a companion shares the hero's Destiny
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
