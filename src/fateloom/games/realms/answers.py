"""Answers to the questions of powers and tokens. The frame that asked is on top of the stack, above
the rest of the power, if any.
"""

from __future__ import annotations

from fateloom.core.game import Move, Seat
from fateloom.games.realms import asking, checkpoints, effects, hands
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames as f
from fateloom.games.realms.cards import Card
from fateloom.games.realms.frames import Frame
from fateloom.games.realms.position import Position

_SEEN = 3
"""The cards of the pile that the Clairvoyant sees (RLM-M-04)."""


def aimed(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Aim at a player."""
    state.frames = state.frames[:-1]
    effects.aim(state, frame[2], move.parts.seat)


def named(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Name a family."""
    state.frames = state.frames[:-1]
    effects.choose(state, other=move.parts.family)
    state.tell("names", seat, c.FAMILY_NAMES[move.parts.family])


def card_chosen(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Choose a card on the table or in the discards."""
    state.frames = state.frames[:-1]
    effects.aim_at_card(state, frame[2], move.parts.card, frame[3])


def borrowed(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Choose a card to borrow, or none (RLM-LEX-11)."""
    state.frames = state.frames[:-1]
    if move.kind == "borrow":
        effects.borrow(state, move.parts.card)
    else:
        state.tell("declines", seat, c.NAME[frame[2]])


def token_picked(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Choose a token for the Peddler."""
    state.frames = state.frames[:-1]
    effects.gain_token(state, seat, move.parts.token)


def paired(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Aim at two neighbours."""
    state.frames = state.frames[:-1]
    one, other = move.parts
    effects.choose(state, one=1 << one | 1 << other)
    state.tell("pairs", seat, (one, other))


def seen(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Look at a player's Secret Destiny or at the pile, with the Clairvoyant."""
    state.frames = state.frames[:-1]
    if move.kind == "look":
        asking.look_at_pile(state, seat, _SEEN, frame[2])
    else:
        effects.aim(state, frame[2], move.parts.seat)


def guarded(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Spend or save a Shield or Seal; a spent one adds the seat to the safe seats of the power
    below."""
    state.frames = state.frames[:-1]
    if move.kind != "spend":
        return
    token = move.parts.token
    state.return_token(seat, token)
    state.tell("spends", seat, c.TOKEN_NAMES[token])
    stack = list(state.frames)
    for place in range(len(stack) - 1, -1, -1):
        if stack[place][0] == f.DO:
            stack[place] = (*stack[place][:-1], stack[place][-1] | 1 << seat)
            break
    state.frames = tuple(stack)


def discarded(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Discard a card from the hand."""
    state.frames = state.frames[:-1]
    asking.finish_discard(state, seat, move.parts.card, frame[3], frame[4])


def given(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Choose a card for another player; all chosen cards are handed over together."""
    state.frames = state.frames[:-1]
    _, seats, source, receiver, count, chosen, family, cause = frame
    chosen = (*chosen, move.parts.card)
    if count > 1:
        state.push((f.GIVE, seats, source, receiver, count - 1, chosen, family, cause))
    else:
        asking.finish_giving(state, seat, receiver, chosen, source, cause)


def discarded_together(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Choose a card for a simultaneous discard; hidden until all have chosen."""
    state.frames = state.frames[:-1]
    _, waiting, source, picks = frame
    waiting = tuple([other for other in waiting if other != seat])
    picks = (*picks, (seat, move.parts.card))
    if waiting:
        state.tell("seals", seat)
        state.push((f.TOGETHER, waiting, source, picks))
    else:
        asking.finish_together(state, picks)


def ordered(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Return the cards that were seen to the pile."""
    state.frames = state.frames[:-1]
    hands.put_back(state, seat, move.parts.places)
    state.tell("puts-back", seat)


def exchange_chosen(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Take a card from the hand that the Ghost shows, or none."""
    state.frames = state.frames[:-1]
    _, _, source, other = frame
    held = state.hands[seat]
    if move.kind != "choose":
        state.tell("declines", seat, c.NAME[source])
    elif held & (held - 1):
        state.push((f.RETURN, (seat,), source, other, move.parts.card))
    else:
        _exchange(state, seat, other, held.bit_length() - 1, move.parts.card)


def returned(state: Position, seat: Seat, move: Move, frame: Frame) -> None:
    """Give a card in exchange for it."""
    state.frames = state.frames[:-1]
    _, _, _, other, wanted = frame
    _exchange(state, seat, other, move.parts.card, wanted)


def _exchange(state: Position, seat: Seat, other: Seat, given_back: Card, wanted: Card) -> None:
    hands.give(state, seat, other, 1 << given_back, hands.NOBODY)
    hands.give(state, other, seat, 1 << wanted, seat)
    state.tell("exchanges", seat, other)
    state.tell("exchanged", seat, other, c.NAME[given_back], c.NAME[wanted])
    checkpoints.checkpoint(state)
