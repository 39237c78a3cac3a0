"""Whether a built story has all the texts it refers to; the compiler makes no other, but a file may
have been changed by hand."""

from __future__ import annotations

from collections.abc import Iterator

from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.conditions import ME
from fateloom.games.destinies.scenario.spoken import spoken_texts
from fateloom.games.destinies.scenario.texts import (
    SERIES,
    Either,
    Ref,
    Series,
    Text,
    TextId,
    alternatives,
)


def check_texts(book: Book) -> None:
    """Raise `KeyError` for a text that is missing, or that names something that is missing, and
    `ValueError` for a translation whose alternatives are not those of the original."""
    story = book.scenario
    for name in _needed(book):
        if name is not None and name not in story.texts:
            raise KeyError(name)
    for name, text in story.texts.items():
        _check_names(book, name, text)
    for language, texts in story.translations.items():
        for name, text in texts.items():
            _check_names(book, name, text)
            if alternatives(text) != alternatives(story.texts.get(name, ())):
                raise ValueError(f"{language}: {name}")


def _needed(book: Book) -> Iterator[TextId | None]:
    story = book.scenario
    yield from (story.about, story.opening, story.closing)
    if story.campaign is not None:
        yield story.campaign.title
    yield from book.title.values()
    yield from spoken_texts(book)
    yield from [tile.hint for tile in story.tiles]
    yield from [npc.fate for npc in story.npcs]
    yield from [figure.name for figure in story.figures]
    yield from [entry.option.note for entry in book.entries]
    for hero in story.heroes:
        yield from (hero.role, hero.about, hero.destiny, hero.destiny_text)
        for path in hero.paths:
            yield from (path.name, path.text, *[step.text for step in path.steps])


def _check_names(book: Book, name: TextId, text: Text) -> None:
    for piece in text:
        if (
            isinstance(piece, Ref)
            and piece.name != ME
            and (piece.kind, piece.name) not in book.title
        ):
            raise KeyError(name)
        if isinstance(piece, Either):
            _check_names(book, name, piece.then)
            _check_names(book, name, piece.otherwise)
        if isinstance(piece, Series):
            if piece.kind not in SERIES or not piece.parts:
                raise ValueError(piece.kind)
            for part in piece.parts:
                _check_names(book, name, part)
