"""Movements of cards in and out of hands, and each seat's knowledge of them.

Public cards are known to all. Beyond that, each seat keeps what it has learned:

    seen[s * seats + q]   the cards that s last knew to be in the hand of q
    sure[s]               the cards whose place in a hand or in the draw pile s knows for certain

A hidden card that leaves a hand makes other seats unsure about that hand; seats that saw a card
move know where it went (RLM-INFO-05, RLM-AUCTION-22).
"""

from __future__ import annotations

from fateloom.core import rng
from fateloom.core.game import Seat
from fateloom.games.realms import cards as c
from fateloom.games.realms.cards import Card, Cards
from fateloom.games.realms.position import Position

NOBODY = -1


def draw(state: Position, seat: Seat, count: int, *, additional: bool = True) -> int:
    """Draw cards, reshuffling the discards if the pile runs out (RLM-DECK); return the number
    drawn. Additional draws count only for the player whose turn it is (RLM-PROP-24).
    """
    held: Cards = 0
    drawn: tuple[Card, ...] = ()
    while len(drawn) < count:
        if state.top == len(state.deck):
            if not state.discards:
                break
            _reshuffle(state)
        card = state.deck[state.top]
        state.top += 1
        drawn += (card,)
        held |= 1 << card
        if state.peeked >> card & 1:
            _follow(state, seat, card)
    if drawn:
        state.hands[seat] |= held
        state.learned += 1
        if additional and seat == state.cur:
            state.extra += len(drawn)
        if state.events is not None:
            state.tell("draws", seat, len(drawn))
            state.tell("drawn", seat, tuple([c.NAME[card] for card in drawn]))
    elif count > 0:
        state.tell("draws-nothing", seat)
    return len(drawn)


def _follow(state: Position, seat: Seat, card: Card) -> None:
    """Move knowledge of a card in the pile along to a hand."""
    bit = 1 << card
    state.peeked &= ~bit
    state.sure[seat] &= ~bit
    for other in range(state.seats):
        if other != seat and state.sure[other] & bit:
            state.seen[other * state.seats + seat] |= bit


def _reshuffle(state: Position) -> None:
    """Turn the discards into the draw pile; knowledge of their positions is lost."""
    state.tell("shuffles", len(state.discards))
    hidden = c.cards(state.discards)
    state.random, state.deck = rng.shuffled(state.discards, state.random)
    state.top, state.discards = 0, ()
    state.seen = [noted & ~hidden for noted in state.seen]
    state.sure = [known & ~hidden for known in state.sure]
    state.peeked = 0
    state.learned += 1


def lose(state: Position, seat: Seat, held: Cards, cause: Seat) -> None:
    """Take cards out of a hand. `cause` is the player responsible if it is now empty
    (RLM-RUL-25)."""
    left = state.hands[seat] & ~held
    state.hands[seat] = left
    if not left:
        state.blame[seat] = cause


def discard(state: Position, seat: Seat, card: Card, cause: Seat) -> None:
    """Move a card from a hand to the top of the discards, face up."""
    lose(state, seat, 1 << card, cause)
    state.discards += (card,)
    state.tell("discards", seat, c.NAME[card])


def give(state: Position, giver: Seat, receiver: Seat, held: Cards, cause: Seat) -> None:
    """Move cards from hand to hand; only these two players know which (RLM-AUCTION-22)."""
    lose(state, giver, held, cause)
    state.hands[receiver] |= held
    state.learned += 1
    seats, seen, sure = state.seats, state.seen, state.sure
    _forget(state, giver, held)
    _forget(state, receiver, held)
    seen[giver * seats + receiver] |= held
    sure[giver] |= held
    for place in range(giver, seats * seats, seats):
        noted = seen[place]
        if not noted:
            continue
        other = place // seats
        if other == receiver:
            continue
        if state.hands[giver]:
            sure[other] &= ~noted
        else:
            seen[place] = 0
            seen[other * seats + receiver] |= noted & held & sure[other]


def _forget(state: Position, seat: Seat, held: Cards) -> None:
    """Clear a player's older notes on cards that they saw move."""
    kept = ~held
    state.sure[seat] &= kept
    seen, first = state.seen, seat * state.seats
    for place in range(first, first + state.seats):
        if seen[place]:
            seen[place] &= kept


def cover(state: Position, seat: Seat, card: Card) -> None:
    """Move a card out of a hand face down; the notes of others on that hand become uncertain."""
    lose(state, seat, 1 << card, NOBODY)
    for other in range(state.seats):
        if other != seat:
            state.sure[other] &= ~state.seen[other * state.seats + seat]


def show_hand(state: Position, viewer: Seat, seat: Seat) -> None:
    """Show a whole hand to one player."""
    held = state.hands[seat]
    _forget(state, viewer, held)
    state.seen[viewer * state.seats + seat] = held
    state.sure[viewer] |= held
    state.learned += 1


def show_publicly(state: Position, seat: Seat, card: Card) -> None:
    """Move a public card to a hand."""
    bit = 1 << card
    for other in range(state.seats):
        _forget(state, other, bit)
        if other != seat:
            state.seen[other * state.seats + seat] |= bit
            state.sure[other] |= bit


def peek(state: Position, seat: Seat, count: int) -> tuple[Card, ...]:
    """Show the top cards of the pile to one player, without a reshuffle (RLM-RUL-17)."""
    top = state.deck[state.top : state.top + count]
    bits = c.cards(top)
    state.sure[seat] |= bits
    state.peeked |= bits
    state.learned += 1
    return top


def put_back(state: Position, seat: Seat, order: tuple[int, ...]) -> None:
    """Return the top cards in the order that their viewer chose; others lose their knowledge of
    them."""
    top = state.top
    shown = state.deck[top : top + len(order)]
    bits = c.cards(shown)
    for other in range(state.seats):
        if other != seat:
            state.sure[other] &= ~bits
    state.deck = (
        *state.deck[:top],
        *[shown[place] for place in order],
        *state.deck[top + len(order) :],
    )


def pick(state: Position, seat: Seat) -> Card:
    """A uniformly random card of a hand; it stays there."""
    held = c.each(state.hands[seat])
    state.random, index = rng.below(state.random, len(held))
    state.learned += 1
    return held[index]
