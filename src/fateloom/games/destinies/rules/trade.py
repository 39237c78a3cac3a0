"""Trade: one basket of purchases and sales, settled together (DST-TRD, AMB-25)."""

from __future__ import annotations

from fateloom.core.game import Move
from fateloom.games.destinies import frames as f
from fateloom.games.destinies import moves as m
from fateloom.games.destinies.frames import Frame
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import counters, items
from fateloom.games.destinies.rules.counters import less, put


def price(state: Position, item: int) -> int | None:
    """The price of an item, the same for buying and selling; None if it is not traded
    (DST-TRD-06, DST-TRD-13)."""
    return state.book.scenario.items[item].value


def balance(state: Position, frame: Frame) -> int:
    """The coins that the deal would leave (DST-TRD-11)."""
    _, seat, _, sold, bought = frame
    person = state.persons[seat]
    gained = sum([price(state, item) or 0 for item in sold])
    return state.coins[person] + gained - sum([price(state, item) or 0 for item in bought])


def to_sell(state: Position, frame: Frame) -> list[int]:
    """The items that can still be added to the basket for sale."""
    held = state.bags[state.persons[frame[1]]]
    return [
        item
        for item in dict.fromkeys(held)
        if price(state, item) is not None and held.count(item) > frame[3].count(item)
    ]


def to_buy(state: Position, frame: Frame) -> list[int]:
    """The items that the remaining coins can still buy."""
    there, left = state.stacks[frame[2]], balance(state, frame)
    return [
        item
        for item in dict.fromkeys(there)
        if (cost := price(state, item)) is not None
        and cost <= left
        and there.count(item) > frame[4].count(item)
    ]


def moves(state: Position, frame: Frame) -> list[Move]:
    """All moves of a trade."""
    words = state.lexicon
    listed = [words.sell[item] for item in to_sell(state, frame)]
    listed += [words.buy[item] for item in to_buy(state, frame)]
    if frame[3] or frame[4]:
        listed.append(m.DEAL)
    listed.append(m.DONE)
    return listed


def add(state: Position, frame: Frame, item: int, sell: bool) -> None:
    """Put something into the basket."""
    _, seat, poi, sold, bought = frame
    sold, bought = ((*sold, item), bought) if sell else (sold, (*bought, item))
    state.push((f.TRADE, seat, poi, sold, bought))


def deal(state: Position, frame: Frame) -> None:
    """Make the trade, then enforce the item limit (DST-TRD-12)."""
    _, seat, poi, sold, bought = frame
    person = state.persons[seat]
    change = balance(state, frame) - state.coins[person]
    stack = state.stacks[poi]
    for item in sold:
        items.release(state, person, item)
        state.tell("sells", seat, items.item_id(state, item))
    for item in bought:
        stack = less(stack, item)
        state.bags = put(state.bags, person, (*state.bags[person], item))
        state.tell("buys", seat, items.item_id(state, item))
    state.stacks = put(state.stacks, poi, stack + sold)
    counters.add(state, person, "coins", change)
    items.mark(state, items.stack_mark(poi))
    state.push((f.SHED, person))
