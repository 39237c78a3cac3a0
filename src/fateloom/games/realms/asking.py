"""Questions shared by several powers and tokens. A visibly forced choice is made without asking."""

from __future__ import annotations

from fateloom.core.game import Seat
from fateloom.games.realms import cards as c
from fateloom.games.realms import checkpoints, hands
from fateloom.games.realms import frames as f
from fateloom.games.realms.cards import Card
from fateloom.games.realms.position import Position


def discard_one(
    state: Position, seat: Seat, source: int, cause: Seat, bleeds: bool = False
) -> None:
    """Ask a player to discard a card of their choice from hand."""
    held = state.hands[seat]
    if held & (held - 1):
        state.push((f.DISCARD, (seat,), source, cause, bleeds))
    elif held:
        state.learned += 1  # revealed, perhaps by another player's choice
        finish_discard(state, seat, held.bit_length() - 1, cause, bleeds)


def finish_discard(state: Position, seat: Seat, card: Card, cause: Seat, bleeds: bool) -> None:
    """Discard the chosen card."""
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
    """Ask a player to give up to `count` cards of their choice to another (RLM-LEX-03). A player
    asked for a family is known to hold a card of it; they have a choice only if they hold more than
    one card (RLM-RUL-58).
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
    """Hand over the chosen cards."""
    hand_over(state, seat, receiver, chosen, cause)
    if source == c.APPRENTICE and receiver == state.cur:
        state.extra += len(chosen)
    checkpoints.checkpoint(state)


def hand_over(
    state: Position, seat: Seat, receiver: Seat, chosen: tuple[Card, ...], cause: Seat
) -> None:
    """Move cards from hand to hand, and record the event."""
    hands.give(state, seat, receiver, c.cards(chosen), cause)
    if state.events is not None:
        state.tell("gives", seat, receiver, len(chosen))
        state.tell("given", seat, receiver, tuple([c.NAME[card] for card in chosen]))


def discard_together(state: Position, seats: list[Seat], source: int) -> None:
    """Ask several players to discard a card each, simultaneously."""
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
    """Discard all chosen cards, face up, in one step."""
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


def look_at_pile(state: Position, seat: Seat, count: int, source: int) -> None:
    """Show a player the top cards of the pile, up to 3, to be put back in any order."""
    shown = hands.peek(state, seat, count)
    state.tell("looks-at-pile", seat, len(shown))
    if shown and state.events is not None:
        state.tell("saw-pile", seat, tuple([c.NAME[card] for card in shown]))
    if len(shown) > 1:
        state.push((f.ORDER, (seat,), len(shown), source))
