"""Choices that several powers and tokens ask for in the same way.

What everybody can see to be the only choice is made without asking.
"""

from __future__ import annotations

from fateloom.core.game import Seat
from fateloom.games.realms import cards as c
from fateloom.games.realms import checkpoints, hands
from fateloom.games.realms import frames as f
from fateloom.games.realms.cards import Card
from fateloom.games.realms.position import Position

SEEN_OF_PILE = 3


def discard_one(
    state: Position, seat: Seat, source: int, cause: Seat, bleeds: bool = False
) -> None:
    """A player discards a card of their choice from hand."""
    held = state.hands[seat]
    if held & (held - 1):
        state.push((f.DISCARD, (seat,), source, cause, bleeds))
    elif held:
        state.learned += 1  # the owner need not be the one whose choice lays it open
        finish_discard(state, seat, held.bit_length() - 1, cause, bleeds)


def finish_discard(state: Position, seat: Seat, card: Card, cause: Seat, bleeds: bool) -> None:
    """The card is chosen: discard it."""
    hands.discard(state, seat, card, cause)
    if bleeds:
        state.bled = True
    checkpoints.checkpoint(state)


def give_some(
    state: Position,
    seat: Seat,
    receiver: Seat,
    count: int,
    source: int,
    cause: Seat,
    family: int = -1,
) -> None:
    """A player gives cards of their choice to another, as many as they can (RLM-LEX-03).

    Who is asked for one of a family was found to hold it; of others they may hold too, only
    those who hold more than one card have a choice (RLM-RUL-58).
    """
    held = state.hands[seat]
    if held.bit_count() > count:
        state.push((f.GIVE, (seat,), source, receiver, count, (), family, cause))
    elif held:
        finish_giving(state, seat, receiver, c.each(held), source, cause)


def finish_giving(
    state: Position,
    seat: Seat,
    receiver: Seat,
    chosen: tuple[Card, ...],
    source: int,
    cause: Seat,
) -> None:
    """The cards are chosen: hand them over."""
    hand_over(state, seat, receiver, chosen, cause)
    if source == c.APPRENTICE and receiver == state.cur:
        state.extra += len(chosen)
    checkpoints.checkpoint(state)


def hand_over(
    state: Position, seat: Seat, receiver: Seat, chosen: tuple[Card, ...], cause: Seat
) -> None:
    """Cards go from hand to hand, and it is told."""
    hands.give(state, seat, receiver, c.cards(chosen), cause)
    if state.events is not None:
        state.tell("gives", seat, receiver, len(chosen))
        state.tell("given", seat, receiver, tuple([c.NAME[card] for card in chosen]))


def discard_together(state: Position, seats: list[Seat], source: int) -> None:
    """Several players discard a card each, at the same time."""
    picks: list[tuple[Seat, Card]] = []
    asked = []
    for seat in seats:
        held = state.hands[seat]
        if held & (held - 1):
            asked.append(seat)
        elif held:
            picks.append((seat, held.bit_length() - 1))
    if asked:
        state.push((f.TOGETHER, tuple(asked), source, tuple(picks)))
    else:
        state.learned += bool(picks)  # nobody has chosen them
        finish_together(state, tuple(picks))


def finish_together(state: Position, picks: tuple[tuple[Seat, Card], ...]) -> None:
    """All have chosen: the cards are discarded in one step, and everybody sees the others'."""
    cur = state.cur
    if len(picks) > 1:
        state.learned += 1
    for seat in state.in_turn():
        for other, card in picks:
            if other == seat:
                hands.discard(state, seat, card, cur if seat != cur else hands.NOBODY)
                if seat != cur:
                    state.bled = True
    checkpoints.checkpoint(state)


def look_at_pile(state: Position, seat: Seat, source: int) -> None:
    """A player sees the top cards of the pile, and puts them back in any order."""
    shown = hands.peek(state, seat, SEEN_OF_PILE)
    state.tell("looks-at-pile", seat, len(shown))
    if shown and state.events is not None:
        state.tell("saw-pile", seat, tuple([c.NAME[card] for card in shown]))
    if len(shown) > 1:
        state.push((f.ORDER, (seat,), len(shown), source))
