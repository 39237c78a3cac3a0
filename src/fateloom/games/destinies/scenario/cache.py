"""The available books: packaged ones, opened on first use, and added ones, such as an author's
story under test."""

from __future__ import annotations

from typing import Final

from fateloom.games.destinies.scenario import packaged
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.move_words import Lexicon


class _Opened(dict[str, tuple[Book, Lexicon]]):
    """The open books by name; a packaged one is opened on first use."""

    def __missing__(self, name: str) -> tuple[Book, Lexicon]:
        add(packaged.scenario(name))
        return self[name]


OPENED: Final = _Opened()


def add(scenario: Scenario) -> str:
    """Make a scenario playable and return its id. It replaces a scenario with the same id, whose
    tables are then lost."""
    book = Book(scenario)
    OPENED[scenario.id] = book, Lexicon(book)
    return scenario.id


def book(name: str) -> Book:
    """The book of the scenario of this name. Raises `KeyError`."""
    return OPENED[name][0]


def open_all() -> None:
    """Open every packaged book, so that all their move words are known."""
    for name in packaged.NAMES:
        book(name)
