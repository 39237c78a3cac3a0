"""Frames: work in progress as data, on the stack of a table.

A frame is a tuple of small ints, and of tuples of them. The innermost is last. Frames below `ASK`
run automatically; a frame from `ASK` on waits for a choice, and its second entry is the set of
seats that have to choose. The fields after the code:

    DO         card, next step, two things chosen (-1: not yet), seats that are safe
    TAX        index of the lot, seats that are safe
    REPEAT     card just activated
    POISON     how many cards it still takes
    DISCARD    seats, source, cause (-1: nobody), 1 if it counts for the Book of Bones
    GIVE       seats, source, receiver, how many, chosen so far, family asked for or -1, cause
    BID        seats, the lowest bid, the highest
    PAY        seats, how many, chosen so far
    TOGETHER   seats, source, (seat, card) chosen so far, seats that are safe
    OFFERS     seats, chosen cards by seat (-1: not yet), faces (-1: not yet)
    FACE       seats, card
    EFFECT     seats, cards that may be activated, borrowed, turned by the Hourglass: sets
    others     seats, and what they are about

A source is a card, or `TOKEN_SOURCE` plus the number of a token.
"""

from __future__ import annotations

from typing import Any, Final

Frame = tuple[Any, ...]

(
    NEXT,
    TOKENS,
    DRAW,
    AUCTION,
    BIDDING,
    EFFECTS,
    END,
    TAX,
    DO,
    BONES,
    REPEAT,
    CLOSE,
    POISON,
) = range(13)

ASK: Final = 20
(
    OFFER,
    FACE,
    OFFERS,
    BID,
    UNSOLD,
    LOT,
    COIN,
    PAY,
    EFFECT,
    TURN_UP,
    AGAIN,
    AIM,
    FAMILY,
    CARD,
    BORROW,
    TOKEN,
    PAIR,
    SEE,
    HOLDER,
    SHIELD,
    SEAL,
    DISCARD,
    GIVE,
    TOGETHER,
    ORDER,
    EXCHANGE,
    RETURN,
) = range(ASK, ASK + 27)

ASK_NAMES: Final = {
    OFFER: "offer",
    FACE: "face",
    OFFERS: "offer",
    BID: "bid",
    UNSOLD: "unsold",
    LOT: "lot",
    COIN: "coin",
    PAY: "pay",
    EFFECT: "effect",
    TURN_UP: "hourglass",
    AGAIN: "repeat",
    AIM: "aim",
    FAMILY: "family",
    CARD: "card",
    BORROW: "borrow",
    TOKEN: "token",
    PAIR: "pair",
    SEE: "see",
    HOLDER: "holder",
    SHIELD: "shield",
    SEAL: "seal",
    DISCARD: "discard",
    GIVE: "give",
    TOGETHER: "discard",
    ORDER: "order",
    EXCHANGE: "exchange",
    RETURN: "return",
}
"""The names of questions, for views."""

TOKEN_SOURCE: Final = 100

A_TURN: Final[tuple[Frame, ...]] = ((END,), (EFFECTS,), (AUCTION,), (DRAW,), (TOKENS,))
"""The steps of a turn, the first one last (RLM-TURN-02, RLM-TURN-05)."""

START, AUCTION_STEP, EFFECTS_STEP, END_STEP = range(4)
STEP_NAMES: Final = ("start", "auction", "effects", "end")

# What was done in this turn, as bits.
ACTED, QUEEN_USED, CEMETERY_USED, HOURGLASS_USED = 1, 2, 4, 8
