"""The map: movement, exploration, and the POIs and people on the tiles."""

from __future__ import annotations

from typing import Final

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import items
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.scenario.numbering import NOWHERE

BOX, UNEXPLORED, EXPLORED = range(3)
STEPS: Final = 2
"""How far a hero moves in a turn (DST-MOV-01)."""


def reach(state: Position, person: int) -> tuple[int, ...]:
    """The tiles where a move can end, without the hero's own (DST-MOV-01 to -06): steps from
    edge to edge over tiles on the table, and none beyond an unexplored one."""
    start = state.where[person]
    return tuple(sorted(within(state, start, through=EXPLORED) - {start}))


def within(state: Position, start: int, through: int) -> set[int]:
    """The tiles within two steps, over tiles whose state is at least `through`."""
    tiles, beside = state.tiles, state.book.beside
    found = {start}
    edge = [start]
    for _ in range(STEPS):
        ahead = []
        for tile in edge:
            if tiles[tile] < through and tile != start:
                continue
            for other in beside[tile]:
                if other not in found and tiles[other] != BOX:
                    found.add(other)
                    ahead.append(other)
        edge = ahead
    return found


def move(state: Position, person: int, tile: int) -> None:
    """Put a hero on a tile; an unexplored one is explored (DST-EXP-01).

    What follows from arriving comes next.
    """
    state.where = put(state.where, person, tile)
    seat = state.seat_of(person)
    name = state.book.scenario.tiles[tile].id
    state.tell("moves", seat, name)
    fresh = state.tiles[tile] != EXPLORED
    if fresh:
        state.tell("explores", seat, name)
        turn_up(state, tile)
    state.push((f.ARRIVED, person, int(fresh)))


def turn_up(state: Position, tile: int) -> None:
    """Turn a tile explored side up; add its POIs and neighbours (DST-EXP-03 to -06)."""
    if state.tiles[tile] == EXPLORED:
        return
    state.learned += 1
    state.tiles = put(state.tiles, tile, EXPLORED)
    state.tell("turns-up", state.book.scenario.tiles[tile].id)
    for poi in state.book.at_home(tile):
        if state.pois[poi] == NOWHERE and not state.gone >> poi & 1:
            place(state, poi, tile)
    for other in state.book.reveals[tile]:
        lay(state, other)


def lay(state: Position, tile: int) -> None:
    """Take a tile out of the box and lay it unexplored side up."""
    if state.tiles[tile] == BOX:
        state.learned += 1
        state.tiles = put(state.tiles, tile, UNEXPLORED)
        state.tell("lays", state.book.scenario.tiles[tile].id)


def place(state: Position, poi: int, tile: int) -> None:
    """Put a POI on a tile, from the box or another tile (DST-EVT-04, DST-EVT-05)."""
    state.learned += 1
    state.gone &= ~(1 << poi)
    state.pois = put(state.pois, poi, tile)
    scenario = state.book.scenario
    state.tell("places", scenario.pois[poi].id, scenario.tiles[tile].id)


def remove(state: Position, poi: int) -> None:
    """Take a POI off the map for good, unless an effect places it again (DST-EVT-07)."""
    tile = state.pois[poi]
    state.gone |= 1 << poi
    if tile == NOWHERE:
        return
    state.pois = put(state.pois, poi, NOWHERE)
    state.tell("removes", state.book.scenario.pois[poi].id)
    items.pack_up(state, poi, tile)


def bring(state: Position, npc: int, poi: int) -> None:
    """Move a person to a POI, from anywhere (DST-EVT-09, DST-NPC-05)."""
    if state.npcs[npc] != poi:
        items.follow(state, npc, poi)
        state.npcs = put(state.npcs, npc, poi)
        scenario = state.book.scenario
        state.tell("brings", scenario.npcs[npc].id, scenario.pois[poi].id)


def dismiss(state: Position, npc: int) -> None:
    """Take a person off the map."""
    if state.npcs[npc] != NOWHERE:
        state.npcs = put(state.npcs, npc, NOWHERE)
        state.tell("dismisses", state.book.scenario.npcs[npc].id)
