"""Dealing, drawing and shuffling: every use of the random generator."""

from __future__ import annotations

from typing import Final

from fateloom.core import rng
from fateloom.core.game import Seat
from fateloom.games.destiny import cards as c
from fateloom.games.destiny.cards import Card
from fateloom.games.destiny.position import Position

JESTER: Final = c.CARD["Jester"]


def may_be_identity(card: Card, seats: int) -> bool:
    """Whether a card may be an identity: characters, but not the Jester with two players
    (DTY-SETUP-13)."""
    return card >= c.FIRST_CHARACTER and (seats > 2 or card != JESTER)


def deal(state: Position) -> None:
    """Deal seven cards each; redeal hands without a character (DTY-SETUP-04 to -06). If no
    character is left, all cards are collected and dealt again, so the loop always ends (DTY-RUL-3).
    """
    while True:
        state.random, state.deck = rng.shuffled(range(c.DECK_SIZE), state.random)
        state.top, state.discards = 0, ()
        state.hands = [()] * state.seats
        order = [(state.leader + turn) % state.seats for turn in range(state.seats)]
        for seat in order:
            draw(state, seat, c.HAND_SIZE, "deals")
        if all(_find_character(state, seat) for seat in order):
            return
        state.tell("deals-anew")


def _find_character(state: Position, seat: Seat) -> bool:
    while not any(may_be_identity(card, state.seats) for card in state.hands[seat]):
        left = (*state.deck[state.top :], *state.discards)
        if not any(may_be_identity(card, state.seats) for card in left):
            return False
        hand, state.hands[seat] = state.hands[seat], ()
        state.discards += hand
        state.tell("redeals", seat, tuple(c.NAME[card] for card in hand))
        draw(state, seat, c.HAND_SIZE)
    return True


def draw(state: Position, seat: Seat, count: int, code: str = "draws") -> None:
    """Move cards from the pile to a hand; the discards refill an empty pile first. If both are
    empty, no card is drawn (DTY-DRAW-04 to DTY-DRAW-06).
    """
    top = state.top
    drawn = state.deck[top : top + count]
    state.top = top + len(drawn)
    if len(drawn) < count and state.discards:
        state.tell("shuffles", len(state.discards))
        state.random, state.deck = rng.shuffled(state.discards, state.random)
        state.discards = ()
        rest = state.deck[: count - len(drawn)]
        state.top = len(rest)
        drawn += rest
    if drawn:
        state.hands[seat] += drawn
        state.learned += 1
        if state.events is not None:
            state.tell(code, seat, len(drawn))
            state.tell("drawn", seat, tuple(c.NAME[card] for card in drawn))


def refill(state: Position, seat: Seat) -> None:
    """Fill a hand up to its limit; a larger hand neither draws nor discards (DTY-DRAW-03)."""
    missing = c.hand_limit(state.powers[seat]) - len(state.hands[seat])
    if missing > 0:
        draw(state, seat, missing)


def exchange(state: Position, seat: Seat) -> None:
    """The Hit: the marked cards go to the discards, then the hand is refilled (DTY-HIT)."""
    marked = state.marked
    if marked:
        state.hands[seat] = tuple([card for card in state.hands[seat] if card not in marked])
        state.discards += marked
    if state.events is not None:
        state.tell("changes", seat, tuple(c.NAME[card] for card in marked))
    refill(state, seat)


def pick(state: Position, seat: Seat) -> Card:
    """A random card of a hand; it stays there."""
    hand = state.hands[seat]
    state.random, index = rng.below(state.random, len(hand))
    state.learned += 1
    return hand[index]
