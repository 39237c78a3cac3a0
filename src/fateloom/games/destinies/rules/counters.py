"""Small changes: facts, coins, experience, Effort dice, virtue."""

from __future__ import annotations

from typing import Final, TypeVar

from fateloom.games.destinies.position import Position
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario.model import Fact

T = TypeVar("T")
EFFORT_DICE: Final = 3
"""Effort dice a hero has (DST-SET-05, DST-TURN-05)."""


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with the one at `place` replaced."""
    return (*values[:place], value, *values[place + 1 :])


def less(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The values without the first occurrence of `value`."""
    place = values.index(value)
    return values[:place] + values[place + 1 :]


def add(state: Position, person: int, name: str, by: int) -> None:
    """Change an amount of a person, clamped to its range (DST-COIN-07). Virtue changes silently
    (DST-VIR-05).
    """
    match name:
        case "coins":
            now = max(state.coins[person] + by, 0)
            by = now - state.coins[person]
            state.coins = put(state.coins, person, now)
        case "xp":
            now = max(state.xp[person] + by, 0)
            by = now - state.xp[person]
            state.xp = put(state.xp, person, now)
        case "effort":
            now = min(max(state.effort[person] + by, 0), EFFORT_DICE)
            by = now - state.effort[person]
            state.effort = put(state.effort, person, now)
        case _:
            least, most = state.book.scenario.virtue
            now = min(max(state.virtue[person] + by, least), most)
            state.virtue = put(state.virtue, person, now)
            return
    if by:
        state.tell(name, state.seat_of(person), by, now)


def change_fact(state: Position, name: str, who: str, owner: int, by: int) -> None:
    """Add to a counter, clamped to its range."""
    fact, value = fact_of(state, name, who, owner)
    give_fact(state, name, who, owner, min(max(value + by, fact.least), fact.most))


def fact_of(state: Position, name: str, who: str, owner: int) -> tuple[Fact, int]:
    """A fact and its value."""
    book = state.book
    match who:
        case c.WORLD:
            slot = book.index.world[name]
            return book.world[slot], state.world[slot]
        case c.CAMPAIGN:
            slot = book.index.campaign[name]
            return book.legacy[slot], state.legacy[slot]
    slot = book.index.own[name]
    return book.own[slot], state.own[owner][slot]


def give_fact(state: Position, name: str, who: str, owner: int, value: int) -> None:
    """Set a fact; `owner` is a hero if the fact is private. A bound companion shares the hero's
    facts."""
    book = state.book
    match who:
        case c.WORLD:
            state.world = put(state.world, book.index.world[name], value)
        case c.CAMPAIGN:
            state.legacy = put(state.legacy, book.index.campaign[name], value)
        case _:
            own = put(state.own[owner], book.index.own[name], value)
            hero = owner % book.heroes
            state.own = put(put(state.own, hero, own), hero + book.heroes, own)
