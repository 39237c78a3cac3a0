"""The names of things, in views and in events.

A name belongs to a kind and an id, as in `item rope` or `option inn.ask`: an item and a place
may share an id. Views hold the names of whatever their seat can see; an event carries the names
that it mentions after its other arguments, so that a log is self-contained.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Protocol

from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.places import EXPLORED, TILE_STATES
from fateloom.games.destinies.scenario.wording import plain, spoken


class Table(Protocol):
    """The parts of a table on which names depend.

    book       the scenario
    language   the language in which the table is told
    tiles      by tile: how it lies, as the number of one of TILE_STATES
    persons    by seat: the person
    """

    @property
    def book(self) -> Book: ...
    @property
    def language(self) -> str: ...
    @property
    def tiles(self) -> tuple[int, ...]: ...
    @property
    def persons(self) -> tuple[int, ...]: ...


Name = tuple[str, str]
"""A kind with an id, and what it is called."""

_EXPLORED: Final = TILE_STATES.index(EXPLORED)

LYING: Final = "lying tile"
"""The kind of a tile as it lies: before it is explored, its hint or number stands for its name."""


def name(table: Table, kind: str, thing: str) -> str:
    """The name of a thing in the language of the table."""
    return named(table, kind, thing)[1]


def named(table: Table, kind: str, thing: str) -> Name:
    """The name of a thing, with its kind and id."""
    return called(table.book, table.language, table.tiles, kind, thing)


def called(book: Book, language: str, tiles: tuple[int, ...], kind: str, thing: str) -> Name:
    """The name of a thing in a language, with the tiles in these states."""
    if kind == LYING:
        kind = "tile"
        if tiles[book.index.tiles[thing]] != _EXPLORED:
            return hinted(book, language, thing)
    return _named(book, language, kind, thing)


@lru_cache(maxsize=20_000)
def _named(book: Book, language: str, kind: str, thing: str) -> Name:
    return f"{kind} {thing}", plain(book, language, book.title[kind, thing])


@lru_cache(maxsize=2_000)
def hinted(book: Book, language: str, thing: str) -> Name:
    """The name of an unexplored tile: its hint, else its number."""
    tile = book.scenario.tiles[book.index.tiles[thing]]
    words = str(tile.number) if tile.hint is None else plain(book, language, tile.hint)
    return f"tile {thing}", words


_TOLD: Final[dict[str, tuple[str, ...]]] = {
    "opens": ("story",),
    "chooses": ("", "hero"),
    "equips": ("", "", "item"),
    "moves": ("", "tile"),
    "explores": ("", "tile"),
    "turns-up": ("tile",),
    "lays": (LYING,),
    "places": ("poi", LYING),
    "removes": ("poi",),
    "token": ("poi",),
    "brings": ("npc", "poi"),
    "dismisses": ("npc",),
    "visits": ("", "poi"),
    "leaves": ("", "poi"),
    "takes": ("", "option"),
    "asks": ("", "option"),
    "scans": ("", "item", "option"),
    "travels": ("", "journey"),
    "enters": ("", "dungeon"),
    "walks": ("", "passage"),
    "tested": ("option",),
    "uses": ("", "item", "ability"),
    "suffers": ("", "item", "ability"),
    "gains": ("", "item"),
    "runs-out": ("", "item"),
    "loses": ("", "item"),
    "abandons": ("", "item", "tile"),
    "picks": ("", "item"),
    "stocks": ("poi", "item"),
    "opens-stack": ("poi",),
    "closes-stack": ("poi",),
    "moves-stack": ("poi", "poi"),
    "sells": ("", "item"),
    "buys": ("", "item"),
    "hands-over": ("", "", "item"),
}
"""By code: the kinds of the things that an event names, in order."""


def words_with(code: str) -> int:
    """The number of words that events with this code carry after their other arguments."""
    return 1 if code == "reads" else sum(map(bool, _TOLD.get(code, ())))


def event_words(table: Table, code: str, args: tuple[Any, ...]) -> tuple[Any, ...]:
    """The words that an event carries: the names of its things, or the text that is read."""
    if code == "reads":
        text, seat, bits = args
        person = table.persons[seat] if seat >= 0 else seat
        return (spoken(table.book, table.language, text, bits, person),)
    words: list[Any] = []
    for kind, thing in zip(_TOLD.get(code, ()), args, strict=False):
        if isinstance(thing, (list, tuple)):
            words.append([name(table, kind, each) for each in thing])
        elif kind == "ability":
            words.append(name(table, kind, f"{args[1]}.{thing}"))
        elif kind:
            words.append(name(table, kind, thing))
    return tuple(words)


def translated(table: Table, code: str, args: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments of an event in the original language, with the words in that of this table."""
    count = words_with(code)
    if not count:
        return args
    known, said = args[:-count], args[-count:]
    words = event_words(table, code, known)
    kinds = [kind for kind in _TOLD.get(code, ()) if kind]
    if LYING in kinds:
        place = kinds.index(LYING)
        tile = known[_TOLD[code].index(LYING)]
        words = (*words[:place], _lay(table, tile, said[place]), *words[place + 1 :])
    return (*known, *words)


def _lay(table: Table, tile: str, said: str) -> str:
    """The translated name of a tile, from its original name or hint."""
    book = table.book
    if said == hinted(book, book.scenario.language, tile)[1]:
        return hinted(book, table.language, tile)[1]
    return _named(book, table.language, "tile", tile)[1]
