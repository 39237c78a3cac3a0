"""Every move of Realms of Destiny, made once.

offer Golem                put a card up for auction
face up, face down         how, with the Druid's help
bid 3, pass                in an auction
place, drop                an offered card that nobody wanted
win 0                      take the card that seat 0 put up (two players)
pay Golem                  choose a card for a payment
give Golem, discard Golem  choose a card of one's hand when a power demands it
use Knight                 activate a card; borrow Knight; repeat, enough; end the step
choose Knight              a card on the table, in the discards or in a hand that is seen
aim 2, aim 2 3             choose a player, or two neighbours; seats are counted from 0
name Magic                 a family; pick Coin, spend Coin, save Coin: tokens
look                       at the draw pile; order 2 1 3 puts back what was seen there
decline                    leave it at that

The last part of a move is its object. What is chosen less often is told by its family
first, and the number of a bid stands after a 0.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import permutations
from typing import Final

from fateloom.core.game import Move
from fateloom.core.move_table import MoveTable
from fateloom.games.realms import cards as c
from fateloom.games.realms.cards import Cards

MAX_SEATS: Final = 6


def _of_cards(kind: str) -> tuple[Move, ...]:
    return tuple(Move(kind, (card,), f"{kind} {c.NAME[card]}") for card in range(c.DECK_SIZE))


def _by_family(kind: str) -> tuple[Move, ...]:
    return tuple(
        Move(kind, (c.FAMILY[card], card), f"{kind} {c.NAME[card]}") for card in range(c.DECK_SIZE)
    )


def _of_seats(kind: str) -> tuple[Move, ...]:
    return tuple(Move(kind, (seat,), f"{kind} {seat}") for seat in range(MAX_SEATS))


def _of_tokens(kind: str, tokens: tuple[int, ...]) -> dict[int, Move]:
    return {token: Move(kind, (token,), f"{kind} {c.TOKEN_NAMES[token]}") for token in tokens}


OFFER: Final = _of_cards("offer")
FACE_UP: Final[Move] = Move("face", (0,), "face up")
FACE_DOWN: Final[Move] = Move("face", (1,), "face down")

PASS: Final[Move] = Move("pass", (), "pass")
BID: Final = tuple(Move("bid", (0, bid), f"bid {bid}") for bid in range(c.DECK_SIZE))
"""By their number; 0 is never listed."""
PLACE: Final[Move] = Move("unsold", (1,), "place")
DROP: Final[Move] = Move("unsold", (0,), "drop")
WIN: Final = tuple(Move("win", (seat,), f"win {seat}") for seat in range(2))
PAY: Final = _of_cards("pay")

GIVE: Final = _by_family("give")
DISCARD: Final = _by_family("discard")

USE: Final = {card: Move("use", (card,), f"use {c.NAME[card]}") for card in c.each(c.USABLE)}
BORROW: Final = {
    card: move for card, move in enumerate(_by_family("borrow")) if c.BORROWABLE >> card & 1
}
REPEAT: Final[Move] = Move("repeat", (), "repeat")
ENOUGH: Final[Move] = Move("enough", (), "enough")
END: Final[Move] = Move("end", (), "end")

CHOOSE: Final = _by_family("choose")
AIM: Final = _of_seats("aim")
PAIR: Final = {
    pair: Move("aim", pair, f"aim {pair[0]} {pair[1]}")
    for pair in permutations(range(MAX_SEATS), 2)
}
NAME: Final = tuple(
    Move("name", (family,), f"name {c.FAMILY_NAMES[family]}") for family in c.FAMILIES
)
PICK: Final = _of_tokens("pick", c.TOKENS)
SPEND: Final[dict[int, Move]] = _of_tokens("spend", (c.COIN, c.SHIELD, c.SEAL, c.HOURGLASS))
SAVE: Final[dict[int, Move]] = _of_tokens("save", (c.COIN, c.SHIELD, c.SEAL))
LOOK: Final[Move] = Move("look", (), "look")
DECLINE: Final[Move] = Move("decline", (), "decline")
ORDER: Final[dict[tuple[int, ...], Move]] = {
    order: Move("order", order, "order " + " ".join(str(place + 1) for place in order))
    for count in (2, 3)
    for order in permutations(range(count))
}

TABLE: Final = MoveTable(
    [
        *OFFER,
        FACE_UP,
        FACE_DOWN,
        PASS,
        *BID[1:],
        PLACE,
        DROP,
        *WIN,
        *PAY,
        *GIVE,
        *DISCARD,
        *USE.values(),
        *BORROW.values(),
        REPEAT,
        ENOUGH,
        END,
        *CHOOSE,
        *AIM,
        *PAIR.values(),
        *NAME,
        *PICK.values(),
        *SPEND.values(),
        *SAVE.values(),
        LOOK,
        DECLINE,
        *ORDER.values(),
    ]
)


def _listing(moves: tuple[Move, ...]) -> Callable[[Cards], tuple[Move, ...]]:
    @lru_cache(maxsize=1 << 15)
    def listed(held: Cards) -> tuple[Move, ...]:
        return tuple([moves[card] for card in c.each(held)])

    return listed


@lru_cache(maxsize=1 << 12)
def bids(lowest: int, highest: int) -> tuple[Move, ...]:
    """To pass, or to bid from the lowest to the highest."""
    return (PASS, *BID[lowest : highest + 1])


offers = _listing(OFFER)
payments = _listing(PAY)
gifts = _listing(GIVE)
discards = _listing(DISCARD)
choices = _listing(CHOOSE)
