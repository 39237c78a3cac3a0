"""All moves of Realms of Destiny, created once.

offer Golem                put a card up for auction
face up, face down         how, with the Druid's help
bid 3, pass                in an auction
place, drop                an offered card that nobody wanted
win 0                      take the card that seat 0 put up (two players)
pay Golem                  choose a card for a payment
give Golem, discard Golem  choose a card from hand for a power
use Knight                 activate a card; borrow Knight; repeat, enough; end the step
choose Knight              a card on the table, in the discards or in a hand that is seen
aim 2, aim 2 3             choose a player, or two neighbours; seats are counted from 0
name Magic                 a family; pick Coin, spend Coin, save Coin: tokens
look                       at the draw pile; order 2 1 3 puts back what was seen there
decline                    choose nothing
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Final, NamedTuple

from fateloom.core.game import Move, Seat
from fateloom.core.move_table import MoveTable
from fateloom.games.realms import cards as c
from fateloom.games.realms.cards import Cards

MAX_SEATS: Final = 6


class Card(NamedTuple):
    """The parts of what is done with a card."""

    card: c.Card


class Face(NamedTuple):
    """The parts of `face`: 1 for face down."""

    down: int


class Bid(NamedTuple):
    """The parts of `bid`."""

    bid: int


class Unsold(NamedTuple):
    """The parts of `unsold`: 1 to take the card, 0 to discard it."""

    taken: int


class ToSeat(NamedTuple):
    """The parts of what is done to one player."""

    seat: Seat


class Pair(NamedTuple):
    """The parts of `aim` at two players."""

    seat: Seat
    other: Seat


class OfFamily(NamedTuple):
    """The parts of `name`."""

    family: c.Family


class OfToken(NamedTuple):
    """The parts of what is done with a token."""

    token: c.Token


class Order(NamedTuple):
    """The parts of `order`: the places of the cards that were seen, the topmost first."""

    places: tuple[int, ...]


def _of_card(kind: str, card: c.Card) -> Move:
    return Move(kind, Card(card), f"{kind} {c.NAME[card]}", {"card": c.NAME[card]})


def _of_cards(kind: str) -> tuple[Move, ...]:
    return tuple(_of_card(kind, card) for card in range(c.DECK_SIZE))


def _of_tokens(kind: str, tokens: tuple[c.Token, ...]) -> dict[c.Token, Move]:
    names = c.TOKEN_NAMES
    return {
        token: Move(kind, OfToken(token), f"{kind} {names[token]}", {"token": names[token]})
        for token in tokens
    }


def _aim(parts: ToSeat | Pair) -> Move:
    return Move("aim", parts, " ".join(("aim", *map(str, parts))), {"seats": tuple(parts)})


def _order(order: tuple[int, ...]) -> Move:
    """Places are counted from 1 for people."""
    places = tuple(place + 1 for place in order)
    return Move("order", Order(order), " ".join(("order", *map(str, places))), {"places": places})


OFFER: Final = _of_cards("offer")
FACE_UP: Final[Move] = Move("face", Face(0), "face up", {"side": "up"})
FACE_DOWN: Final[Move] = Move("face", Face(1), "face down", {"side": "down"})

PASS: Final[Move] = Move("pass", (), "pass")
BID: Final = tuple(Move("bid", Bid(bid), f"bid {bid}") for bid in range(c.DECK_SIZE))
"""Bids by number; 0 is never listed."""
PLACE: Final[Move] = Move("unsold", Unsold(1), "place", {"then": "place"})
DROP: Final[Move] = Move("unsold", Unsold(0), "drop", {"then": "drop"})
WIN: Final = tuple(Move("win", ToSeat(seat), f"win {seat}") for seat in range(2))
PAY: Final = _of_cards("pay")

GIVE: Final = _of_cards("give")
DISCARD: Final = _of_cards("discard")

USE: Final = {card: _of_card("use", card) for card in c.each(c.USABLE)}
BORROW: Final = {card: _of_card("borrow", card) for card in c.each(c.BORROWABLE)}
REPEAT: Final[Move] = Move("repeat", (), "repeat")
ENOUGH: Final[Move] = Move("enough", (), "enough")
END: Final[Move] = Move("end", (), "end")

CHOOSE: Final = _of_cards("choose")
AIM: Final = tuple(_aim(ToSeat(seat)) for seat in range(MAX_SEATS))
PAIR: Final = {pair: _aim(Pair(*pair)) for pair in permutations(range(MAX_SEATS), 2)}
NAME: Final = tuple(
    Move("name", OfFamily(family), f"name {name}", {"family": name})
    for family, name in enumerate(c.FAMILY_NAMES)
)
PICK: Final = _of_tokens("pick", c.TOKENS)
SPEND: Final[dict[int, Move]] = _of_tokens("spend", (c.COIN, c.SHIELD, c.SEAL, c.HOURGLASS))
SAVE: Final[dict[int, Move]] = _of_tokens("save", (c.COIN, c.SHIELD, c.SEAL))
LOOK: Final[Move] = Move("look", (), "look")
DECLINE: Final[Move] = Move("decline", (), "decline")
ORDER: Final[dict[tuple[int, ...], Move]] = {
    order: _order(order) for count in (2, 3) for order in permutations(range(count))
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


def _listing(moves: tuple[Move, ...]) -> Callable[[Cards], list[Move]]:
    """What lists the moves with the cards of a set, in the order of the catalogue."""

    def listed(held: Cards) -> list[Move]:
        found = []
        while held:
            card = held.bit_length() - 1
            found.append(moves[card])
            held ^= 1 << card
        found.reverse()
        return found

    return listed


def bids(lowest: int, highest: int) -> tuple[Move, ...]:
    """A pass, and the bids from the lowest to the highest."""
    return (PASS, *BID[lowest : highest + 1])


offers = _listing(OFFER)
payments = _listing(PAY)
gifts = _listing(GIVE)
discards = _listing(DISCARD)
choices = _listing(CHOOSE)
