"""What a seat may choose, and why it may not choose the rest.

`moves` lists what the frame on top of the stack asks for; `refusal` is the one judge of a
move and names the rule. A test holds the two together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from fateloom.core.errors import Reason
from fateloom.core.game import Move, Seat
from fateloom.games.realms import auction, openings
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames as f
from fateloom.games.realms import moves as m
from fateloom.games.realms.cards import Card
from fateloom.games.realms.frames import Frame

if TYPE_CHECKING:
    from fateloom.games.realms.state import RealmsState


# --- the list -----------------------------------------------------------------------


def moves(state: RealmsState, seat: Seat) -> Sequence[Move]:
    """All moves of a seat that is asked."""
    frame = state.stack[-1]
    return _LISTS[frame[0]](state, seat, frame)


def _offer(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.offers(auction.may_offer(state, seat))


def _face(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _FACES


def _offers(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _offer(state, seat, frame) if frame[2][seat] < 0 else _FACES


def _bid(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.bids(frame[2], frame[3])


def _unsold(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _UNSOLD


def _lot(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.WIN


def _coin(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _COIN


def _pay(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.payments(state.hands[seat] & ~c.cards(frame[3]))


def _effect(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    _, _, usable, lent, turns = frame
    listed = [m.USE[card] for card in c.each(usable)]
    if lent:
        listed += [m.BORROW[card] for card in c.each(lent)]
    if turns:
        listed.append(m.SPEND[c.HOURGLASS])
    if not usable & c.OF_KIND[c.MANDATORY]:
        listed.append(m.END)
    return listed


def _turn_up(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.choices(frame[2])


def _again(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _AGAIN


def _aim(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return [m.AIM[other] for other in openings.targets(state, frame[2], frame[3])]


def _family(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.NAME


def _card(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.choices(openings.candidates(state, frame[2], frame[3]))


def _borrow(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    cards = openings.candidates(state, frame[2], frame[3])
    return [*[m.BORROW[card] for card in c.each(cards)], m.DECLINE]


def _token(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return [m.PICK[token] for token in openings.tokens(state)]


def _pair(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return [m.PAIR[pair] for pair in openings.pairs(state)]


def _see(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    listed = [m.AIM[other] for other in state.others()]
    if state.top < len(state.deck):
        listed.append(m.LOOK)
    return listed


def _holder(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return [m.AIM[other] for other in openings.new_holders(state, frame[2])]


def _shield(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _SHIELD


def _seal(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _SEAL


def _discard(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return m.discards(state.hands[seat])


def _give(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    held = state.hands[seat] & ~c.cards(frame[5])
    if frame[6] >= 0:
        held &= c.OF_FAMILY[frame[6]]
    return m.gifts(held)


def _order(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return _ORDERS[frame[2]]


def _exchange(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
    return (*m.choices(state.hands[frame[3]]), m.DECLINE)


def _return(state: RealmsState, seat: Seat, frame: Frame) -> Sequence[Move]:
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

_LISTS: Final[dict[int, Callable[[RealmsState, Seat, Frame], Sequence[Move]]]] = {
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

# --- the judge -----------------------------------------------------------------------


def refusal(state: RealmsState, seat: Seat, move: Move) -> Reason | None:
    """Why this seat may not make this move now; None when it may."""
    if seat not in state.waiting:
        return Reason("game-over" if state.outcome else "not-your-turn", (), "RLM-TURN-01")
    code = state.stack[-1][0]
    if code == f.BID:
        if move is m.PASS:
            return None
        if move.kind == "bid":
            return _refuse_bid(state, move.parts[-1])
    elif code == f.PAY:
        card = move.parts[-1] if move.kind == "pay" else -1
        if card >= 0 and state.hands[seat] >> card & 1 and card not in state.stack[-1][3]:
            return None
    elif move in moves(state, seat):
        return None
    return _why(state, seat, move, code)


def _refuse_bid(state: RealmsState, bid: int) -> Reason | None:
    _, _, lowest, highest = state.stack[-1]
    if bid < lowest:
        if state.high:
            return Reason("bid-too-low", (str(state.high),), "RLM-AUCTION-08")
        return Reason("bid-under-law", (c.NAME[c.BOOK_OF_LAWS],), "RLM-AUCTION-07")
    if bid > highest:
        return Reason("bid-too-high", (str(highest),), "RLM-AUCTION-10")
    return None


def _why(state: RealmsState, seat: Seat, move: Move, code: int) -> Reason:
    kind = move.kind
    if kind not in _FITTING[code]:
        return Reason("asked-otherwise", (f.ASK_NAMES[code],), "RLM-TURN-02")
    if kind in ("offer", "pay", "give", "discard"):
        return _why_not_from_hand(state, seat, move)
    if kind == "use":
        return why_not_use(state, seat, move.parts[-1])
    if kind == "end":
        duty = c.each(openings.duties(state))[0]
        return Reason("duty-first", (c.NAME[duty],), "RLM-KIND-04")
    if kind == "spend":
        return Reason("no-hourglass", (), "RLM-TOKEN-01")
    return Reason("not-a-choice", (), _RULE_OF.get(code, "RLM-LEX-04"))


def _why_not_from_hand(state: RealmsState, seat: Seat, move: Move) -> Reason:
    card = move.parts[-1]
    if not state.hands[seat] >> card & 1:
        return Reason("not-in-hand", (c.NAME[card],))
    if move.kind == "offer":
        return why_not_offer(state, seat, card)
    if move.kind == "give" and state.stack[-1][0] == f.GIVE and state.stack[-1][6] >= 0:
        family = c.FAMILY_NAMES[state.stack[-1][6]]
        return Reason("other-family", (c.NAME[card], family), "RLM-FAQ-25")
    return Reason("chosen-already", (c.NAME[card],), "RLM-AUCTION-21")


def why_not_offer(state: RealmsState, seat: Seat, card: Card) -> Reason:
    """Why a card of the hand may not be put up: the Mayor asked for another family."""
    family = next((asked for target, _, asked in state.requests if target == seat), 0)
    return Reason("other-family-asked", (c.NAME[card], c.FAMILY_NAMES[family]), "RLM-FAQ-22")


def why_not_use(state: RealmsState, seat: Seat, card: Card) -> Reason:
    """Why a card cannot be activated now."""
    name = c.NAME[card]
    if not state.in_play(seat) >> card & 1:
        return Reason("not-in-front", (name,), "RLM-COMP-08")
    if state.rotated >> card & 1:
        if c.KIND[card] == c.ONE_TIME:
            return Reason("used-for-good", (name,), "RLM-KIND-07")
        return Reason("rotated", (name,), "RLM-KIND-08")
    if state.lich >= 0 and c.KIND[card] != c.MANDATORY:
        return Reason("lich-holds", (name,), "RLM-FAQ-16")
    return Reason("power-idle", (name,), "RLM-LEX-04")


_FITTING: Final[dict[int, frozenset[str]]] = {
    f.OFFER: frozenset({"offer"}),
    f.FACE: frozenset({"face"}),
    f.OFFERS: frozenset({"offer", "face"}),
    f.BID: frozenset({"bid", "pass"}),
    f.UNSOLD: frozenset({"unsold"}),
    f.LOT: frozenset({"win"}),
    f.COIN: frozenset({"save"}),
    f.PAY: frozenset({"pay"}),
    f.EFFECT: frozenset({"use", "borrow", "spend", "end"}),
    f.TURN_UP: frozenset({"choose"}),
    f.AGAIN: frozenset({"repeat", "enough"}),
    f.AIM: frozenset({"aim"}),
    f.FAMILY: frozenset({"name"}),
    f.CARD: frozenset({"choose"}),
    f.BORROW: frozenset({"borrow", "decline"}),
    f.TOKEN: frozenset({"pick"}),
    f.PAIR: frozenset({"aim"}),
    f.SEE: frozenset({"aim", "look"}),
    f.HOLDER: frozenset({"aim"}),
    f.SHIELD: frozenset({"save"}),
    f.SEAL: frozenset({"save"}),
    f.DISCARD: frozenset({"discard"}),
    f.GIVE: frozenset({"give"}),
    f.TOGETHER: frozenset({"discard"}),
    f.ORDER: frozenset({"order"}),
    f.EXCHANGE: frozenset({"choose", "decline"}),
    f.RETURN: frozenset({"give"}),
}
_RULE_OF: Final = {
    f.AIM: "RLM-LEX-01",
    f.CARD: "RLM-LEX-04",
    f.BORROW: "RLM-LEX-07",
    f.EFFECT: "RLM-FAQ-15",
    f.PAIR: "RLM-FAQ-17",
    f.TOKEN: "RLM-TOKEN-02",
    f.HOLDER: "RLM-FAQ-13",
}
