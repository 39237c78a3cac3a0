"""The reasons why moves are not legal. `refusal` judges a move; `refused` lists cards that a player
might want to choose but cannot.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fateloom.core.errors import Reason
from fateloom.core.game import Move, Seat
from fateloom.games.realms import auction, legal, openings
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames as f
from fateloom.games.realms import moves as m
from fateloom.games.realms.cards import Card
from fateloom.games.realms.position import Position


def refusal(state: Position, seat: Seat, move: Move) -> Reason | None:
    """The reason why this seat may not make this move now; None if it may."""
    if seat not in state.waiting:
        return Reason("game-over" if state.outcome else "not-your-turn", (), "RLM-TURN-01")
    code = state.frames[-1][0]
    if code == f.BID:
        if move is m.PASS:
            return None
        if move.kind == "bid":
            return _refuse_bid(state, move.parts.bid)
    elif code == f.PAY:
        card = move.parts.card if move.kind == "pay" else -1
        if card >= 0 and state.hands[seat] >> card & 1 and card not in state.frames[-1][3]:
            return None
    elif move in legal.moves(state, seat):
        return None
    return _reason(state, seat, move, code)


def _refuse_bid(state: Position, bid: int) -> Reason | None:
    _, _, lowest, highest = state.frames[-1]
    if bid < lowest:
        if state.high:
            return Reason("bid-too-low", (str(state.high),), "RLM-AUCTION-08")
        return Reason("bid-under-law", (c.NAME[c.BOOK_OF_LAWS],), "RLM-AUCTION-07")
    if bid > highest:
        return Reason("bid-too-high", (str(highest),), "RLM-AUCTION-10")
    return None


def _reason(state: Position, seat: Seat, move: Move, code: int) -> Reason:
    kind = move.kind
    if kind not in _FITTING[code]:
        return Reason("asked-otherwise", (f.ASK_NAMES[code],), "RLM-TURN-02")
    if kind in ("offer", "pay", "give", "discard"):
        return _refuse_from_hand(state, seat, move)
    if kind == "use":
        return _refuse_use(state, seat, move.parts.card)
    if kind == "end":
        duty = c.each(openings.duties(state))[0]
        return Reason("duty-first", (c.NAME[duty],), "RLM-KIND-04")
    if kind == "spend":
        return Reason("no-hourglass", (), "RLM-TOKEN-01")
    return Reason("not-a-choice", (), _RULE_OF.get(code, "RLM-LEX-04"))


def _refuse_from_hand(state: Position, seat: Seat, move: Move) -> Reason:
    card = move.parts.card
    if not state.hands[seat] >> card & 1:
        return Reason("not-in-hand", (c.NAME[card],))
    if move.kind == "offer":
        return _refuse_offer(state, seat, card)
    if move.kind == "give" and state.frames[-1][0] == f.GIVE and state.frames[-1][6] >= 0:
        family = c.FAMILY_NAMES[state.frames[-1][6]]
        return Reason("other-family", (c.NAME[card], family), "RLM-FAQ-25")
    return Reason("chosen-already", (c.NAME[card],), "RLM-AUCTION-21")


def _refuse_offer(state: Position, seat: Seat, card: Card) -> Reason:
    """The reason why a card of the hand may not be put up: the Mayor asked for another family."""
    family = next((asked for target, _, asked in state.requests if target == seat), 0)
    return Reason("other-family-asked", (c.NAME[card], c.FAMILY_NAMES[family]), "RLM-FAQ-22")


def _refuse_use(state: Position, seat: Seat, card: Card) -> Reason:
    """The reason why a card cannot be activated now."""
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


def refused(state: Position, seat: Seat) -> Iterator[tuple[Card, Reason]]:
    """The cards of a seat that the question concerns but that cannot be chosen."""
    code = state.frames[-1][0]
    if code in (f.OFFER, f.OFFERS):
        for card in c.each(state.hands[seat] & ~auction.may_offer(state, seat)):
            yield card, _refuse_offer(state, seat, card)
    elif code == f.EFFECT:
        for card in c.each(state.in_play(seat) & c.USABLE & ~state.frames[-1][2]):
            yield card, _refuse_use(state, seat, card)
    elif code == f.GIVE and state.frames[-1][6] >= 0:
        family = state.frames[-1][6]
        for card in c.each(state.hands[seat] & ~c.OF_FAMILY[family]):
            details = (c.NAME[card], c.FAMILY_NAMES[family])
            yield card, Reason("other-family", details, "RLM-FAQ-25")


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
