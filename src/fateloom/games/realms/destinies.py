"""How far each player is with each destiny (section "Destinies" of the rules, RLM-END-01).

Progress is a pair: what a player has and what is needed, counted so that having enough is
having completed it, for those destinies that are a state of the table. The others are
things that happen; `checkpoints.py` notices them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fateloom.core.game import Seat
from fateloom.games.realms import cards as c
from fateloom.games.realms.cards import Cards

if TYPE_CHECKING:
    from fateloom.games.realms.state import RealmsState

Progress = tuple[int, int]

NEEDED: Final = (
    (3, 11, 2, 8, 8),  # Warlord: Fighters; see `AMONG`
    (3, 11, 2, 2, 6),  # Landlord: Fields
    (3, 11, 2, 2, 6),  # Scholar: Books
    (8, 5, 5, 9, 9),  # Dynasty: cards of one family
    (11, 8, 7, 7, 7),  # Unifier: cards that count, two of a family; from 9 on three
    (20, 11, 12, 11, 11),  # Magnate: cards in hand
    (1, 1, 1, 1, 1),  # Assassin
    (1, 1, 1, 1, 1),  # Guardian Angel
    (4, 3, 2, 2, 2),  # Renter: additional draws
    (5, 3, 3, 3, 3),  # Relic Hunter: Tokens
    (12, 8, 7, 6, 4),  # Hermit: cards in front, and one for a hand of 1 or 2
    (17, 10, 10, 10, 10),  # Spendthrift: the bid
    (12, 8, 7, 6, 6),  # Wanderer: cards with a type, and one for each of the three types
    (9, 7, 6, 6, 12),  # Twin Crowns: cards that count, half of them of each family
)
"""What each destiny asks for at tables set up for 2 to 6 (RLM-RUL-45)."""

_AT: Final = tuple(tuple(numbers) for numbers in zip(*NEEDED, strict=True))
"""The same by seats, from 2 on."""

STATES: Final = (c.WARLORD, c.LANDLORD, c.SCHOLAR, c.DYNASTY, c.UNIFIER)
"""Shared Destinies that lie on the table and are tested at every checkpoint."""

LAID: Final = (*STATES, c.WANDERER, c.TWIN_CROWNS)
"""Destinies about the cards in front of a player."""

AMONG: Final = {
    c.WARLORD: {11: 9, 8: 6},
    c.LANDLORD: {11: 9, 6: 4},
    c.SCHOLAR: {11: 9, 6: 4},
    c.DYNASTY: {9: 5},
    c.TWIN_CROWNS: {12: 7},
}
"""Where a number above asks for cards in front of the player of whatever kind besides: the
number, and how many cards. 8 for the Warlord are 2 Fighters, among 6 cards or more."""

_NO_CARDS: Final = {c.HERMIT: 1, c.WANDERER: 3}
"""How much of what a destiny asks for is no cards: a small hand, and the three types."""


def secret(seats: int) -> tuple[int, ...]:
    """The Secret Destinies a table set up for so many deals from. Two leave out those that
    elimination completes: whoever is left alone has won already (RLM-RUL-45)."""
    if seats > 2:
        return c.SECRET
    return tuple([each for each in c.SECRET if each not in (c.ASSASSIN, c.GUARDIAN_ANGEL)])


def needs(seats: int) -> tuple[int, ...]:
    """How much each destiny asks for at a table set up for so many."""
    return _AT[seats - 2]


def among(destiny: int, need: int) -> int:
    """How many cards in front of a player a destiny that needs so much asks for besides."""
    return AMONG[destiny].get(need, 0) if destiny in AMONG else 0


def count(destiny: int, need: int) -> int:
    """How many of what it counts a destiny that needs so much asks for."""
    return need - among(destiny, need) - _NO_CARDS.get(destiny, 0)


def progress(state: RealmsState, seat: Seat, destiny: int) -> Progress:
    """What this player has of what the destiny asks for."""
    need = needs(state.seats)[destiny]
    return _HAVE[destiny](state, seat, need), need


def met(state: RealmsState, seat: Seat, destiny: int) -> bool:
    """Whether the player has what the destiny asks for."""
    have, need = progress(state, seat, destiny)
    return have >= need


@lru_cache(maxsize=1 << 14)
def laid(destiny: int, front: Cards, need: int) -> int:
    """What cards in front of a player are worth for a destiny about such cards."""
    besides = among(destiny, need)
    if not besides:
        return _counted(destiny, front, need)
    asked = need - besides
    return min(_counted(destiny, front, asked), asked) + min(front.bit_count(), besides)


def _counted(destiny: int, front: Cards, need: int) -> int:
    """How many of these cards count for a destiny that asks for so many."""
    if destiny == c.WARLORD:
        return (front & c.OF_TYPE[c.FIGHTER]).bit_count()
    if destiny == c.LANDLORD:
        return (front & c.OF_TYPE[c.FIELD]).bit_count()
    if destiny == c.SCHOLAR:
        return (front & c.OF_TYPE[c.BOOK]).bit_count()
    if destiny == c.WANDERER:
        kinds = sum(bool(front & c.OF_TYPE[extra]) for extra in (c.FIGHTER, c.FIELD, c.BOOK))
        return min((front & c.TYPED).bit_count(), need - _NO_CARDS[c.WANDERER]) + kinds
    sizes = sorted([(front & family).bit_count() for family in c.OF_FAMILY], reverse=True)
    if destiny == c.DYNASTY:
        return sizes[0]
    if destiny == c.UNIFIER:
        each = 2 if need <= 8 else 3
        return sum([min(size, each) for size in sizes[: (need + 1) // each]])
    return sum([min(size, (need + 1) // 2) for size in sizes[:2]])


def _laid(destiny: int) -> Callable[[RealmsState, Seat, int], int]:
    return lambda state, seat, need: laid(destiny, state.front[seat], need)


def _held(state: RealmsState, seat: Seat, need: int) -> int:
    return state.hands[seat].bit_count()


def _tokens(state: RealmsState, seat: Seat, need: int) -> int:
    return state.tokens[seat].bit_count()


def _drawn(state: RealmsState, seat: Seat, need: int) -> int:
    return state.extra if seat == state.cur else 0


def _hermit(state: RealmsState, seat: Seat, need: int) -> int:
    """Enough cards in front, and one or two in hand."""
    enough = min(state.front[seat].bit_count(), need - _NO_CARDS[c.HERMIT])
    return enough + (1 <= state.hands[seat].bit_count() <= 2)


def _event(state: RealmsState, seat: Seat, need: int) -> int:
    return 0


_HAVE: Final[dict[int, Callable[[RealmsState, Seat, int], int]]] = {
    **{destiny: _laid(destiny) for destiny in (*STATES, c.WANDERER, c.TWIN_CROWNS)},
    c.MAGNATE: _held,
    c.ASSASSIN: _event,
    c.GUARDIAN_ANGEL: _event,
    c.RENTER: _drawn,
    c.RELIC_HUNTER: _tokens,
    c.HERMIT: _hermit,
    c.SPENDTHRIFT: _event,
}
