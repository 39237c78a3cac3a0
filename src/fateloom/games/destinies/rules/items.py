"""Items: gaining, losing, abandoning and picking up; stacks and trade pairs (DST-ITEM, DST-INV).

Every copy of a card is in exactly one place: the box, a hero's inventory, a stack, or
abandoned on a tile (PROP-CON-01).
"""

from __future__ import annotations

from typing import Final

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.components import HAND
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules.counters import add, less, put
from fateloom.games.destinies.scenario.numbering import NOWHERE

FREE: Final = -1
"""A trade pair that nothing uses."""


def item_id(state: Position, item: int) -> str:
    """The id of an item."""
    return state.book.scenario.items[item].id


def gain(state: Position, person: int, item: int) -> None:
    """Take a copy from the box; when none is left, 1 experience instead (DST-ITEM-22)."""
    if not state.box[item]:
        state.tell("runs-out", state.seat_of(person), item_id(state, item))
        add(state, person, "xp", 1)
        return
    state.box = put(state.box, item, state.box[item] - 1)
    state.tell("gains", state.seat_of(person), item_id(state, item))
    receive(state, person, item)


def receive(state: Position, person: int, item: int) -> None:
    """Add an item to an inventory, which may then exceed its limit (DST-INV-02)."""
    bag = (*state.bags[person], item)
    state.bags = put(state.bags, person, bag)
    if len(bag) > HAND:
        state.push((f.SHED, person))


def release(state: Position, person: int, item: int) -> None:
    """Take an item out of an inventory."""
    state.bags = put(state.bags, person, less(state.bags[person], item))


def lose(state: Position, person: int, item: int) -> None:
    """Return a held item to the box."""
    if item in state.bags[person]:
        release(state, person, item)
        state.box = put(state.box, item, state.box[item] + 1)
        state.tell("loses", state.seat_of(person), item_id(state, item))


def abandon(state: Position, person: int, item: int) -> None:
    """Leave a held item on the hero's tile, marked by a trade pair (DST-INV-07 to -09)."""
    if item in state.bags[person]:
        release(state, person, item)
        tile = state.where[person]
        leave_on(state, tile, item)
        name = state.book.scenario.tiles[tile].id
        state.tell("abandons", state.seat_of(person), item_id(state, item), name)


def leave_on(state: Position, tile: int, item: int) -> None:
    """Put an item on a tile."""
    state.left = put(state.left, tile, (*state.left[tile], item))
    mark(state, tile)


def pick_up(state: Position, person: int, item: int) -> None:
    """Take up what lies on the tile; the last item frees the pair (DST-INV-10, DST-INV-14)."""
    tile = state.where[person]
    state.left = put(state.left, tile, less(state.left[tile], item))
    if not state.left[tile]:
        unmark(state, tile)
    state.tell("picks", state.seat_of(person), item_id(state, item))
    receive(state, person, item)


# --- pairs -------------------------------------------------------------------------------


def stack_mark(poi: int) -> int:
    """The entry in `pairs` for a stack; those for tiles are tile numbers."""
    return -2 - poi


def mark(state: Position, place: int) -> None:
    """Mark a place with the lowest free trade pair; the supply is unlimited (AMB-31)."""
    if place in state.pairs:
        return
    if FREE in state.pairs:
        state.pairs = put(state.pairs, state.pairs.index(FREE), place)
    else:
        state.pairs = (*state.pairs, place)


def unmark(state: Position, place: int) -> None:
    """Free the trade pair of a place."""
    if place in state.pairs:
        state.pairs = put(state.pairs, state.pairs.index(place), FREE)


# --- stacks -------------------------------------------------------------------------------


def stock(state: Position, poi: int, item: int) -> None:
    """Add a copy that has left the box to the stack of a POI."""
    state.stacks = put(state.stacks, poi, (*state.stacks[poi], item))
    mark(state, stack_mark(poi))
    state.tell("stocks", state.book.scenario.pois[poi].id, item_id(state, item))


def stock_from_box(state: Position, poi: int, item: int) -> None:
    """Move an item from the box to a stack, if a copy is left (DST-TRD-08)."""
    if state.box[item]:
        state.box = put(state.box, item, state.box[item] - 1)
        stock(state, poi, item)


def open_stack(state: Position, poi: int) -> None:
    """Lay out a stack the first time its POI offers trade (DST-TRD-01 to -03)."""
    wanted = state.book.stock[poi]
    if wanted is None or state.opened >> poi & 1:
        return
    state.opened |= 1 << poi
    state.learned += 1
    mark(state, stack_mark(poi))
    state.tell("opens-stack", state.book.scenario.pois[poi].id)
    for item in wanted:
        stock_from_box(state, poi, item)


def pack_up(state: Position, poi: int, tile: int) -> None:
    """Clear the stack of a POI that leaves the map (DST-TRD-14, AMB-27). A person at the POI keeps
    it. Otherwise its items go back to the box, except those that a path requires: these stay on the
    tile.
    """
    if not state.stacks[poi] and not state.opened >> poi & 1:
        return
    if poi in state.npcs:
        return
    for item in state.stacks[poi]:
        if item in state.book.needed and tile != NOWHERE:
            leave_on(state, tile, item)
        else:
            state.box = put(state.box, item, state.box[item] + 1)
    state.stacks = put(state.stacks, poi, ())
    state.opened &= ~(1 << poi)
    unmark(state, stack_mark(poi))
    state.tell("closes-stack", state.book.scenario.pois[poi].id)


def follow(state: Position, npc: int, poi: int) -> None:
    """Move a trader's stack along with the trader to a POI that can trade (AMB-27)."""
    before = state.npcs[npc]
    if before in (NOWHERE, poi) or not state.stacks[before] or state.book.stock[poi] is None:
        return
    if state.npcs.count(before) > 1:  # another person keeps it
        return
    moved = state.stacks[before]
    state.stacks = put(put(state.stacks, before, ()), poi, state.stacks[poi] + moved)
    unmark(state, stack_mark(before))
    mark(state, stack_mark(poi))
    state.tell("moves-stack", *[state.book.scenario.pois[each].id for each in (before, poi)])
