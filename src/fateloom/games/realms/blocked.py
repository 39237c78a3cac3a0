"""Why cards rest that their player might want to choose now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from fateloom.core.errors import Reason
from fateloom.core.game import Seat
from fateloom.games.realms import auction, legal
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames as f
from fateloom.games.realms.cards import Card

if TYPE_CHECKING:
    from fateloom.games.realms.state import RealmsState


def reasons(state: RealmsState, seat: Seat) -> Iterator[tuple[Card, Reason]]:
    """The cards of a seat that is asked which the question is about but may not be chosen."""
    code = state.stack[-1][0]
    if code in (f.OFFER, f.OFFERS):
        for card in c.each(state.hands[seat] & ~auction.may_offer(state, seat)):
            yield card, legal.why_not_offer(state, seat, card)
    elif code == f.EFFECT:
        for card in c.each(state.in_play(seat) & c.USABLE & ~state.stack[-1][2]):
            yield card, legal.why_not_use(state, seat, card)
    elif code == f.GIVE and state.stack[-1][6] >= 0:
        family = state.stack[-1][6]
        for card in c.each(state.hands[seat] & ~c.OF_FAMILY[family]):
            details = (c.NAME[card], c.FAMILY_NAMES[family])
            yield card, Reason("other-family", details, "RLM-FAQ-25")
