"""Legality of powers and their targets. All of it is public.

RLM-LEX-04: a card is activated only when its power could do something.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fateloom.core.game import Seat
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames as f
from fateloom.games.realms import powers as p
from fateloom.games.realms.cards import Card, Cards
from fateloom.games.realms.position import Position


def may_resolve(state: Position, card: Card) -> bool:
    """Whether the player whose turn it is may resolve the power of a card now."""
    verb, arg = p.POWERS[card][0]
    test = _TESTS.get(verb)
    if test is not None and not test(state, card, arg):
        return False
    special = _SPECIAL.get(card)
    return special is None or special(state)


def targets(state: Position, card: Card, how: int) -> Sequence[Seat]:
    """The legal target players of a power."""
    others = state.others()
    if how == p.RICHER:
        mine = state.hands[state.cur].bit_count()
        return [seat for seat in others if state.hands[seat].bit_count() > mine]
    if how == p.NO_FIGHTER:
        fighters = c.OF_TYPE[c.FIGHTER]
        return [seat for seat in others if not state.in_play(seat) & fighters]
    if how == p.LACKS:
        return [seat for seat in others if state.may_take(seat, p.TOKEN_CAST[card])]
    return others


def new_holders(state: Position, card: Card) -> list[Seat]:
    """The players in front of whom the Ring of Value may be placed."""
    holder = state.holder(card)
    return [seat for seat in state.in_turn() if seat != holder]


def tokens(state: Position) -> list[int]:
    """The tokens the Peddler may take."""
    return [token for token in c.TOKENS if state.may_take(state.cur, token)]


def pairs(state: Position) -> list[tuple[Seat, Seat]]:
    """Players who follow each other in turn order (RLM-FAQ-17); two make one pair."""
    order = state.in_turn()
    if len(order) == 2:
        return [(order[0], order[1])]
    return sorted([(seat, state.left_of(seat)) for seat in order])


def protected(state: Position, seat: Seat) -> bool:
    """Whether the Castle protects the area of a seat from the current power."""
    return seat != state.cur and bool(state.in_play(seat) >> c.CASTLE & 1)


def candidates(state: Position, card: Card, which: int) -> Cards:
    """The cards that a power may target or borrow."""
    return _CANDIDATES[which](state, card)


def lendable(state: Position, cards: Cards) -> Cards:
    """Those of the cards that may be borrowed now (RLM-LEX-07)."""
    found = 0
    for card in c.each(cards & c.BORROWABLE):
        if may_resolve(state, card):
            found |= 1 << card
    return found


def through_lich(state: Position) -> Cards:
    """The cards that may still be borrowed through the Lich."""
    if state.lich < 0:
        return 0
    return lendable(state, state.in_play(state.lich) & ~state.lent)


def usable(state: Position) -> Cards:
    """The player's own cards that may be activated now."""
    upright = state.in_play(state.cur) & c.USABLE & ~state.rotated
    due = upright & c.OF_KIND[c.MANDATORY]
    return due | _of_use(state, upright & ~due)


def _of_use(state: Position, cards: Cards) -> Cards:
    """The cards among these upright, non-Mandatory cards that may be activated now; none after the
    Lich (RLM-FAQ-16)."""
    found = 0
    if state.lich < 0:
        for card in c.each(cards):
            if may_resolve(state, card):
                found |= 1 << card
    return found


def duties(state: Position) -> Cards:
    """The Mandatory cards that have to be activated before the turn ends (RLM-KIND-04)."""
    return state.in_play(state.cur) & c.OF_KIND[c.MANDATORY] & ~state.rotated


def hourglass_turns(state: Position) -> Cards:
    """The cards that the Hourglass could turn upright to be activated again (RLM-RUL-57)."""
    if state.done & f.HOURGLASS_USED or not state.tokens[state.cur] >> c.HOURGLASS & 1:
        return 0
    rotated = state.in_play(state.cur) & state.rotated
    return _of_use(state, rotated & c.OF_KIND[c.ACTIVATION])


def repeater(state: Position, card: Card) -> Card | None:
    """The Queen or Cemetery that may repeat this card's power, if any."""
    front = state.in_play(state.cur)
    family = c.FAMILY[card]
    if family == c.KINGDOM and front >> c.QUEEN & 1 and not state.done & f.QUEEN_USED:
        found = c.QUEEN
    elif (
        family == c.NECROMANCY
        and card != c.LICH
        and front >> c.CEMETERY & 1
        and not state.done & f.CEMETERY_USED
    ):
        found = c.CEMETERY
    else:
        return None
    return found if c.KIND[card] == c.ACTIVATION and may_resolve(state, card) else None


# --- cards to aim at --------------------------------------------------------------------


def _own(cards: Cards) -> Callable[[Position, Card], Cards]:
    def found(state: Position, card: Card) -> Cards:
        return lendable(state, state.in_play(state.cur) & cards & ~(1 << card))

    return found


def _in_front_of_others(state: Position, card: Card) -> Cards:
    return lendable(state, state.on_table() & ~state.in_play(state.cur))


def _own_other(state: Position, card: Card) -> Cards:
    return state.in_play(state.cur) & ~(1 << card)


def _own_any(state: Position, card: Card) -> Cards:
    return state.in_play(state.cur)


def _discarded(state: Position, card: Card) -> Cards:
    return c.cards(state.discards)


def _discarded_necromancy(state: Position, card: Card) -> Cards:
    return c.cards(state.discards) & c.OF_FAMILY[c.NECROMANCY]


def _unprotected(cards: Cards) -> Callable[[Position, Card], Cards]:
    def found(state: Position, card: Card) -> Cards:
        reached = 0
        for seat in range(state.seats):
            if not protected(state, seat):
                reached |= state.in_play(seat)
        return reached & cards & ~(1 << card)

    return found


def _of_others(state: Position, card: Card) -> Cards:
    reached = 0
    for seat in state.others():
        if not protected(state, seat):
            reached |= state.in_play(seat)
    return reached


_CANDIDATES: Final[dict[int, Callable[[Position, Card], Cards]]] = {
    p.OWN_KINGDOM: _own(c.OF_FAMILY[c.KINGDOM]),
    p.OWN_SHOP: _own(c.OF_FAMILY[c.SHOP]),
    p.OWN_NECROMANCY: _own(c.OF_FAMILY[c.NECROMANCY]),
    p.OWN_MAGIC: _own(c.OF_FAMILY[c.MAGIC]),
    p.OWN_TYPED: _own(c.TYPED),
    p.OTHERS_CARD: _in_front_of_others,
    p.OWN_OTHER: _own_other,
    p.OWN_ANY: _own_any,
    p.DISCARDED: _discarded,
    p.DISCARDED_NECROMANCY: _discarded_necromancy,
    p.A_FIGHTER: _unprotected(c.OF_TYPE[c.FIGHTER]),
    p.A_FIELD_OR_BOOK: _unprotected(c.OF_TYPE[c.FIELD] | c.OF_TYPE[c.BOOK]),
    p.THEIR_ANY: _of_others,
}

# --- "Legal when" -----------------------------------------------------------------------


def _chronicle(state: Position) -> bool:
    return (state.in_play(state.cur) & c.OF_FAMILY[c.KINGDOM]).bit_count() >= 2


def _ring(state: Position) -> bool:
    return not protected(state, state.holder(c.RING))


def _lich(state: Position) -> bool:
    return not state.done & f.ACTED


def _alchemist(state: Position) -> bool:
    return bool(_of_others(state, c.ALCHEMIST))


_TESTS: Final[dict[str, Callable[[Position, Card, int], bool]]] = {
    "borrow": lambda state, card, which: bool(candidates(state, card, which)),
    "card": lambda state, card, which: bool(candidates(state, card, which)),
    "aim": lambda state, card, how: how == p.ANYBODY or bool(targets(state, card, how)),
    "token": lambda state, card, token: state.may_take(state.cur, token),
    "any-token": lambda state, card, _: bool(tokens(state)),
}
"""The tests for the first step of a power; other steps always have an effect."""
_SPECIAL: Final[dict[Card, Callable[[Position], bool]]] = {
    c.ROYAL_CHRONICLE: _chronicle,
    c.RING: _ring,
    c.LICH: _lich,
    c.ALCHEMIST: _alchemist,
}
