"""Options: which are offered, which can be taken, and with which moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fateloom.core.game import Move
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules.standing import PLAYING
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.model import PATHS


def offered(state: Position, person: int, numbers: Iterable[int]) -> tuple[int, ...]:
    """The open ones among these options of a place, a room or a stage (DST-POI-04):
    their conditions hold, and they have not been taken (DST-POI-06)."""
    entries, taken = state.book.entries, state.taken
    return tuple(
        [
            number
            for number in numbers
            if entries[number].option.id not in taken
            and entries[number].open(state, person)
            and _left(state, person, number)
            and _fated(state, person, number)
        ]
    )


def open_answers(state: Position, person: int, numbers: Iterable[int]) -> tuple[int, ...]:
    """The open answers to a choice. The same choice may be asked again."""
    entries = state.book.entries
    return tuple(
        [
            number
            for number in numbers
            if entries[number].open(state, person) and _left(state, person, number)
        ]
    )


def _left(state: Position, person: int, number: int) -> bool:
    """Whether an option can still be taken, by its limit."""
    once = state.book.entries[number].option.once
    if once == "visit":
        return True
    done = state.done[number]
    return not done if once == "game" else not done >> state.hero_of(person) & 1


def _fated(state: Position, person: int, number: int) -> bool:
    """Whether a Finale is open: for its own hero, when its conditions hold (DST-FIN-01,
    DST-FIN-02), and in team mode with both present (DST-TEAM-16)."""
    fate = state.book.entries[number].fate
    if fate is None:
        return True
    hero, path = fate
    if state.hero_of(person) != hero or state.standing[person] != PLAYING:
        return False
    mate = state.mate_of(person)
    if mate >= 0 and state.where[mate] != state.where[person]:
        return False
    return state.book.roads[hero][path].open(state, person)


def open_journeys(state: Position, person: int, numbers: Iterable[int]) -> tuple[int, ...]:
    """The open destinations of all these options (DST-TRV-03)."""
    book = state.book
    return tuple(
        [
            journey
            for number in numbers
            for journey in book.journeys_of.get(number, ())
            if book.journeys[journey].open(state, person)
        ]
    )


def can_take(state: Position, person: int, number: int) -> bool:
    """Whether an open answer can be taken in any way."""
    return any(True for _ in ways(state, person, number, ()))


def ways(state: Position, person: int, number: int, journeys: tuple[int, ...]) -> Iterator[Move]:
    """All moves that take this option."""
    entry = state.book.entries[number]
    words = state.lexicon
    match entry.option.deed:
        case d.Pay(cost):
            if state.coins[person] >= cost:
                yield words.take[number]
        case d.ItemScan():
            yield from _scans(state, person, number)
        case d.ScanOrTest():
            yield words.take[number]
            yield from _scans(state, person, number)
        case d.DestinyScan():
            for path in range(len(PATHS)):
                yield words.tell[path, number]
        case d.Travel():
            for journey in journeys:
                if state.book.journeys[journey].option == number:
                    yield words.travel[journey]
        case _:
            yield words.take[number]


def _scans(state: Position, person: int, number: int) -> Iterator[Move]:
    """The items that can be scanned: the hero's inventory (DST-SCAN-03) without those already
    scanned here in vain."""
    for item in dict.fromkeys(state.bags[person]):
        if (number, item) not in state.tried:
            yield state.lexicon.scan[item, number]
