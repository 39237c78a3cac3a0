"""The books that can be played from: those of the shelf, opened when first asked for, and
whatever else was added, such as an author's story under test."""

from __future__ import annotations

from typing import Final

from fateloom.games.destinies.scenario import packaged
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.move_words import Lexicon


class _Opened(dict[str, tuple[Book, Lexicon]]):
    """The books that are open, by name; one of the shelf is opened when it is asked for."""

    def __missing__(self, name: str) -> tuple[Book, Lexicon]:
        add(packaged.scenario(name))
        return self[name]


OPENED: Final = _Opened()


def add(scenario: Scenario) -> str:
    """Make a scenario playable, under its id, which is given back; in place of another of
    that id, whose tables are then lost."""
    book = Book(scenario)
    OPENED[scenario.id] = book, Lexicon(book)
    return scenario.id


def book(name: str) -> Book:
    """The book of the scenario of this name. Raises `KeyError`."""
    return OPENED[name][0]


def open_all() -> None:
    """Open every book of the shelf, so that all their words are known."""
    for name in packaged.NAMES:
        book(name)
