"""The progress of players on destinies (section "Destinies" of the rules, RLM-END-01). Progress is
a pair, current and needed. For destinies about the state of the table, reaching the needed number
completes them; the others depend on events, which `checkpoints.py` detects.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from fateloom.core.game import Seat
from fateloom.games.realms import cards as c
from fateloom.games.realms.cards import Cards
from fateloom.games.realms.numbers import requirement
from fateloom.games.realms.position import Position

Progress = tuple[int, int]

Number = int | tuple[int, int]
"""The number that a destiny requires of what it counts, or a pair with the number of cards of any
kind in front of the player: (2, 9) for the Warlord are 2 Fighters, among 9 cards or more."""


class Goal(NamedTuple):
    """The requirements of a destiny.

    many    the number of what it counts
    among   the number of cards of any kind in front of the player
    need    the total that `progress` must reach: both, and further requirements
    """

    many: int
    among: int
    need: int


BASE: Final[tuple[tuple[Number, ...], ...]] = (
    ((2, 11), (2, 8), (2, 8), (2, 6), (2, 6)),  # Warlord: Fighters
    (3, (2, 7), (2, 6), (2, 4), (2, 5)),  # Landlord: Fields
    (3, (2, 7), (2, 6), (2, 4), (2, 5)),  # Scholar: Books
    (7, (4, 9), (4, 8), (4, 5), (4, 5)),  # Dynasty: cards of one family
    (11, (7, 9), (7, 8), 7, 7),  # Unifier: cards that count, two of a family; from 9 on three
    (17, 10, 12, 12, 11),  # Magnate: cards in hand
    (1, 1, 1, 1, 1),  # Assassin
    (1, 1, 1, 1, 1),  # Guardian Angel
    ((2, 6), 2, (1, 5), (1, 3), (1, 2)),  # Renter: additional draws
    (5, 3, 3, (2, 4), (2, 4)),  # Relic Hunter: Tokens
    (10, 5, 5, 4, 3),  # Hermit: cards in front
    (14, 9, 10, 12, 10),  # Spendthrift: the bid
    (9, 5, 4, 3, 3),  # Wanderer: cards with a type
    (9, (6, 7), 6, (5, 7), (5, 6)),  # Twin Crowns: cards that count, half of them of each family
)
"""The requirements of each destiny for 2 to 6 players with the 44 base cards (RLM-RUL-45)."""

ALL: Final[tuple[tuple[Number, ...], ...]] = (
    ((2, 9), (2, 9), 2, 2, (2, 5)),  # Warlord: Fighters
    (3, (2, 9), 2, 2, (2, 3)),  # Landlord: Fields
    (3, (2, 9), 2, 2, (2, 3)),  # Scholar: Books
    (7, 5, (4, 6), (4, 5), (4, 5)),  # Dynasty: cards of one family
    (9, 8, 7, 7, 6),  # Unifier: cards that count, two of a family; from 9 on three
    (22, 11, 13, 12, 13),  # Magnate: cards in hand
    (1, 1, 1, 1, 1),  # Assassin
    (1, 1, 1, 1, 1),  # Guardian Angel
    (4, 3, (2, 4), 2, 2),  # Renter: additional draws
    (5, 3, 3, 3, (2, 5)),  # Relic Hunter: Tokens
    (9, 6, 5, 5, 3),  # Hermit: cards in front
    (19, 10, 10, 10, 12),  # Spendthrift: the bid
    (8, 5, 4, 3, 3),  # Wanderer: cards with a type
    (9, 7, (5, 8), 6, (5, 6)),  # Twin Crowns: cards that count, half of them of each family
)
"""The same with all 56 cards."""

_BESIDES: Final = {c.HERMIT: 1, c.WANDERER: 3}
"""Further requirements: a small hand, and the three types."""


def goals_of(numbers: Sequence[Number]) -> tuple[Goal, ...]:
    """The goals of all destinies from their numbers."""
    goals = []
    for destiny, number in enumerate(numbers):
        many, among = (number, 0) if isinstance(number, int) else number
        goals.append(Goal(many, among, many + among + _BESIDES.get(destiny, 0)))
    return tuple(goals)


def _changeable(section: str, seats: int, numbers: Sequence[Number]) -> list[Number]:
    """The numbers of all destinies at a table of this size, as a designer may have changed them."""
    return [
        requirement(section, name, seats, number)
        for name, number in zip(c.DESTINY_NAMES, numbers, strict=True)
    ]


_GOALS: Final = tuple(
    tuple(
        [
            goals_of(_changeable(section, seats, numbers))
            for seats, numbers in enumerate(zip(*deck, strict=True), 2)
        ]
    )
    for section, deck in (("destinies-44", BASE), ("destinies-56", ALL))
)
"""All goals by deck and number of seats, from 2."""

STATES: Final = (c.WARLORD, c.LANDLORD, c.SCHOLAR, c.DYNASTY, c.UNIFIER)
"""Shared Destinies that lie on the table and are tested at every checkpoint."""

LAID: Final = (*STATES, c.WANDERER, c.TWIN_CROWNS)
"""Destinies about the cards in front of a player."""


def secret(seats: int) -> tuple[int, ...]:
    """The Secret Destinies dealt at a table of this size. Two players exclude those completed by
    elimination, because the last player has already won (RLM-RUL-45)."""
    if seats > 2:
        return c.SECRET
    return tuple([each for each in c.SECRET if each not in (c.ASSASSIN, c.GUARDIAN_ANGEL)])


def goals(seats: int, full: bool) -> tuple[Goal, ...]:
    """The requirements of each destiny at a table of this size, with all 56 cards or the 44 base
    cards."""
    return _GOALS[full][seats - 2]


def goal(state: Position, destiny: int) -> Goal:
    """The requirements of a destiny at this table."""
    return _GOALS[state.full][state.seats - 2][destiny]


def progress(state: Position, seat: Seat, destiny: int) -> Progress:
    """A player's progress on a destiny."""
    asked = goal(state, destiny)
    return _HAVE[destiny](state, seat, asked), asked.need


def met(state: Position, seat: Seat, destiny: int) -> bool:
    """Whether the player meets the requirements of a destiny."""
    have, need = progress(state, seat, destiny)
    return have >= need


def shared(destiny: int, front: Cards, hand: int, goal: Goal) -> int:
    """The progress on a Shared Destiny of the cards in front of a player and the size of a hand."""
    return hand if destiny == c.MAGNATE else laid(destiny, front, goal)


@lru_cache(maxsize=1 << 12)
def laid(destiny: int, front: Cards, goal: Goal) -> int:
    """The progress that the cards in front of a player make on a destiny about them."""
    return with_others(_counted(destiny, front, goal.many), front, goal)


def with_others(counted: int, front: Cards, goal: Goal) -> int:
    """The progress from a count and from the further cards in front of the player."""
    if not goal.among:
        return counted
    return min(counted, goal.need - goal.among) + min(front.bit_count(), goal.among)


def _counted(destiny: int, front: Cards, count: int) -> int:
    """The number of these cards that count for a destiny."""
    if destiny == c.WARLORD:
        return (front & c.OF_TYPE[c.FIGHTER]).bit_count()
    if destiny == c.LANDLORD:
        return (front & c.OF_TYPE[c.FIELD]).bit_count()
    if destiny == c.SCHOLAR:
        return (front & c.OF_TYPE[c.BOOK]).bit_count()
    if destiny == c.WANDERER:
        kinds = sum(bool(front & c.OF_TYPE[extra]) for extra in (c.FIGHTER, c.FIELD, c.BOOK))
        return min((front & c.TYPED).bit_count(), count) + kinds
    sizes = sorted([(front & family).bit_count() for family in c.OF_FAMILY], reverse=True)
    if destiny == c.DYNASTY:
        return sizes[0]
    if destiny == c.UNIFIER:
        each = 2 if count <= 8 else 3
        return sum([min(size, each) for size in sizes[: (count + 1) // each]])
    return sum([min(size, (count + 1) // 2) for size in sizes[:2]])


def _laid(destiny: int) -> Callable[[Position, Seat, Goal], int]:
    return lambda state, seat, goal: laid(destiny, state.front[seat], goal)


def _held(state: Position, seat: Seat, goal: Goal) -> int:
    return state.hands[seat].bit_count()


def _tokens(state: Position, seat: Seat, goal: Goal) -> int:
    tokens = state.tokens[seat].bit_count()
    return with_others(tokens, state.front[seat], goal)


def _drawn(state: Position, seat: Seat, goal: Goal) -> int:
    drawn = state.extra if seat == state.cur else 0
    return with_others(drawn, state.front[seat], goal)


def _hermit(state: Position, seat: Seat, goal: Goal) -> int:
    """Enough cards in front, and one or two in hand."""
    enough = min(state.front[seat].bit_count(), goal.many)
    return enough + (1 <= state.hands[seat].bit_count() <= 2)


def _event(state: Position, seat: Seat, goal: Goal) -> int:
    return 0


_HAVE: Final[dict[int, Callable[[Position, Seat, Goal], int]]] = {
    **{destiny: _laid(destiny) for destiny in (*STATES, c.WANDERER, c.TWIN_CROWNS)},
    c.MAGNATE: _held,
    c.ASSASSIN: _event,
    c.GUARDIAN_ANGEL: _event,
    c.RENTER: _drawn,
    c.RELIC_HUNTER: _tokens,
    c.HERMIT: _hermit,
    c.SPENDTHRIFT: _event,
}
