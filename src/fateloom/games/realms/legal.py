"""The legal moves of a seat. `refusals.py` says why others are not legal. `moves` lists the answers
to the innermost frame; a test keeps it consistent with `refusal`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fateloom.core.game import Move, Seat
from fateloom.games.realms import auction, openings
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames as f
from fateloom.games.realms import moves as m
from fateloom.games.realms.frames import Frame
from fateloom.games.realms.position import Position


def moves(state: Position, seat: Seat) -> Sequence[Move]:
    """All moves of a seat that is asked."""
    frame = state.frames[-1]
    return _LISTS[frame[0]](state, seat, frame)


def _offer(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.offers(auction.may_offer(state, seat))


def _face(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _FACES


def _offers(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _offer(state, seat, frame) if frame[2][seat] < 0 else _FACES


def _bid(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.bids(frame[2], frame[3])


def _unsold(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _UNSOLD


def _lot(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.WIN


def _coin(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _COIN


def _pay(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.payments(state.hands[seat] & ~c.cards(frame[3]))


def _effect(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    _, _, usable, lent, turns = frame
    listed = [m.USE[card] for card in c.each(usable)]
    if lent:
        listed += [m.BORROW[card] for card in c.each(lent)]
    if turns:
        listed.append(m.SPEND[c.HOURGLASS])
    if not usable & c.OF_KIND[c.MANDATORY]:
        listed.append(m.END)
    return listed


def _turn_up(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.choices(frame[2])


def _again(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _AGAIN


def _aim(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return [m.AIM[other] for other in openings.targets(state, frame[2], frame[3])]


def _family(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.NAME


def _card(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.choices(openings.candidates(state, frame[2], frame[3]))


def _borrow(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    cards = openings.candidates(state, frame[2], frame[3])
    return [*[m.BORROW[card] for card in c.each(cards)], m.DECLINE]


def _token(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return [m.PICK[token] for token in openings.tokens(state)]


def _pair(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return [m.PAIR[pair] for pair in openings.pairs(state)]


def _see(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    listed = [m.AIM[other] for other in state.others()]
    if state.top < len(state.deck):
        listed.append(m.LOOK)
    return listed


def _holder(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return [m.AIM[other] for other in openings.new_holders(state, frame[2])]


def _shield(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _SHIELD


def _seal(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _SEAL


def _discard(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.discards(state.hands[seat])


def _give(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    held = state.hands[seat] & ~c.cards(frame[5])
    if frame[6] >= 0:
        held &= c.OF_FAMILY[frame[6]]
    return m.gifts(held)


def _order(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _ORDERS[frame[2]]


def _exchange(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return (*m.choices(state.hands[frame[3]]), m.DECLINE)


def _return(state: Position, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.gifts(state.hands[seat])


_FACES: Final = (m.FACE_UP, m.FACE_DOWN)
_UNSOLD: Final = (m.PLACE, m.DROP)
_COIN: Final = (m.SPEND[c.COIN], m.SAVE[c.COIN])
_SHIELD: Final = (m.SPEND[c.SHIELD], m.SAVE[c.SHIELD])
_SEAL: Final = (m.SPEND[c.SEAL], m.SAVE[c.SEAL])
_AGAIN: Final = (m.REPEAT, m.ENOUGH)
_ORDERS: Final = {
    count: tuple(move for order, move in m.ORDER.items() if len(order) == count) for count in (2, 3)
}

_LISTS: Final[dict[int, Callable[[Position, Seat, Frame], Sequence[Move]]]] = {
    f.OFFER: _offer,
    f.FACE: _face,
    f.OFFERS: _offers,
    f.BID: _bid,
    f.UNSOLD: _unsold,
    f.LOT: _lot,
    f.COIN: _coin,
    f.PAY: _pay,
    f.EFFECT: _effect,
    f.TURN_UP: _turn_up,
    f.AGAIN: _again,
    f.AIM: _aim,
    f.FAMILY: _family,
    f.CARD: _card,
    f.BORROW: _borrow,
    f.TOKEN: _token,
    f.PAIR: _pair,
    f.SEE: _see,
    f.HOLDER: _holder,
    f.SHIELD: _shield,
    f.SEAL: _seal,
    f.DISCARD: _discard,
    f.GIVE: _give,
    f.TOGETHER: _discard,
    f.ORDER: _order,
    f.EXCHANGE: _exchange,
    f.RETURN: _return,
}
