"""What a view says in numbers: the parts of an observation, for programs that learn.

A game has them in its module `features`, as the constant `FEATURES`. Each part reads whole numbers
from a view and from nothing else, so no part can contain what the seat may not see.

Seats are counted from the seat itself: 0 is the seat, 1 the next in the direction of play. So a
view has to say whose it is, in `seat`.

Examples:
    >>> from typing import NamedTuple
    >>> class Sight(NamedTuple):
    ...     seat: int
    ...     hand: tuple[str, ...]
    ...     leader: int
    >>> parts = (
    ...     some_of("hand", ("Fox", "Owl", "Elk"), lambda view: view.hand),
    ...     at_seat("leader", 3, lambda view: view.leader),
    ... )
    >>> [part.read(Sight(2, ("Elk", "Fox"), 0)) for part in parts]
    [[1, 0, 1], [0, 1, 0]]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Generic, TypeVar

from fateloom.core.game import Move, Seat

V = TypeVar("V")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Part(Generic[V]):
    """A part of an observation: an array of whole numbers."""

    name: str
    """Its name. No two parts of a layout have the same one."""
    shape: tuple[int, ...]
    """The lengths of its axes."""
    most: int
    """The largest value; the least one is 0. What is read beyond them counts as them."""
    read: Callable[[V], Sequence[int]]
    """The values of a view, with the last axis changing fastest."""
    words: Sequence[str | int] = ()
    """What the places of the last axis stand for, or with `in_order` the values from 1 on. Empty
    where they are seats, or counts."""

    @property
    def size(self) -> int:
        """The number of values."""
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Features(Generic[V]):
    """How the views and moves of a game are numbered."""

    version: int
    """Goes up with every change of the rules, the moves or the parts, so that what was learned is
    not used where numbers mean something else."""
    parts: Callable[[int, Mapping[str, Any]], tuple[Part[V], ...]]
    """The parts for a number of seats and checked options."""
    moves: Callable[[Mapping[str, Any]], Iterable[Move]] | None = None
    """The moves that can be made with checked options; None for all moves of the game."""


# --- kinds of parts ---


def number(name: str, most: int, read: Callable[[V], int | None]) -> Part[V]:
    """A count; None counts as 0."""
    return Part(name, (1,), most, lambda view: (read(view) or 0,))


def one_of(name: str, words: Sequence[str | int], read: Callable[[V], str | int | None]) -> Part[V]:
    """A place for each word: 1 at the one that is read; nothing for None."""
    return some_of(name, words, lambda view: () if (word := read(view)) is None else (word,))


def some_of(
    name: str,
    words: Sequence[str | int],
    read: Callable[[V], Iterable[str | int]],
    most: int = 1,
) -> Part[V]:
    """A place for each word: how often it is read, up to `most`."""
    return valued(name, words, lambda view: ((word, 1) for word in read(view)), most)


def valued(
    name: str,
    words: Sequence[str | int],
    read: Callable[[V], Iterable[tuple[str | int, int]]],
    most: int,
) -> Part[V]:
    """A place for each word: the sum of the values that are read with it."""
    places = _places(words)

    def counted(view: V) -> list[int]:
        found = [0] * len(places)
        for word, value in read(view):
            found[places[word]] += value
        return found

    return Part(name, (len(places),), most, counted, words)


def in_order(
    name: str, length: int, words: Sequence[str | int], read: Callable[[V], Sequence[str | int]]
) -> Part[V]:
    """The words that are read, in their order: 1 for the first of `words`, 0 behind the last."""
    places = _places(words)

    def numbered(view: V) -> list[int]:
        found = [places[word] + 1 for word in read(view)][:length]
        return found + [0] * (length - len(found))

    return Part(name, (length,), len(places), numbered, words)


def at_seat(name: str, seats: int, read: Callable[[V], Seat | None]) -> Part[V]:
    """A place for each seat: 1 at the one that is read; nothing for None."""
    return at_seats(name, seats, lambda view: () if (seat := read(view)) is None else (seat,))


def at_seats(name: str, seats: int, read: Callable[[V], Iterable[Seat]]) -> Part[V]:
    """A place for each seat: 1 at those that are read."""

    def placed(view: V) -> list[int]:
        found, own = [0] * seats, own_seat(view)
        for seat in read(view):
            found[(seat - own) % seats] = 1
        return found

    return Part(name, (seats,), 1, placed)


def by_seat(seats: int, part: Part[T], read: Callable[[V], Sequence[T]]) -> Part[V]:
    """The same part for each seat, from what is read: one thing a seat, by seat."""

    def turned(view: V) -> list[int]:
        each, own = read(view), own_seat(view)
        return [value for i in range(seats) for value in part.read(each[(own + i) % seats])]

    return Part(part.name, _rows(seats, part), part.most, turned, part.words)


def listed(length: int, part: Part[T], read: Callable[[V], Sequence[T]]) -> Part[V]:
    """The same part for each thing that is read, in their order; nothing behind the last."""
    nothing = [0] * part.size

    def rows(view: V) -> list[int]:
        things = read(view)[:length]
        found = [value for thing in things for value in part.read(thing)]
        return found + nothing * (length - len(things))

    return Part(part.name, _rows(length, part), part.most, rows, part.words)


def own_seat(view: Any) -> Seat:
    """The seat whose view it is; a spectator's is not read."""
    seat: Seat | None = view.seat
    assert seat is not None
    return seat


def _rows(count: int, part: Part[Any]) -> tuple[int, ...]:
    """The shape of rows of a part; those of single numbers are a row themselves."""
    return (count,) if part.shape == (1,) else (count, *part.shape)


def _places(words: Sequence[str | int]) -> dict[str | int, int]:
    places = {word: place for place, word in enumerate(words)}
    assert len(places) == len(words), f"a word twice: {words}"
    return places
