"""The words of a story's texts, in a language, with the original as the fallback.

`spoken` is for texts read aloud, with the alternatives that held then; `plain` for texts without
alternatives.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.conditions import ME
from fateloom.games.destinies.scenario.texts import Either, Piece, Ref, Series, Text, TextId


def spoken(book: Book, language: str, said: str, bits: tuple[bool, ...], person: int) -> str:
    """The words of a text that was read. `person` is its subject; `bits` says which of its
    alternatives were read."""
    told = iter(bits)
    pieces: list[Piece] = []
    for piece in _in(book, book.meant.get(said, said), language):
        if isinstance(piece, Either):
            pieces += piece.then if next(told) else piece.otherwise
        elif isinstance(piece, Series):
            for part in piece.parts:
                pieces += part if next(told) else ()
        else:
            pieces.append(piece)
    return _words(book, language, pieces, person)


@lru_cache(maxsize=20_000)
def plain(book: Book, language: str, text: TextId, person: int = -1) -> str:
    """The words of a text without alternatives: a name, or what is shown and not read."""
    return _words(book, language, _in(book, text, language), person)


def _in(book: Book, text: TextId, language: str) -> Text:
    """A text in a language, or else in the original."""
    story = book.scenario
    return story.translations.get(language, {}).get(text) or story.texts[text]


def _words(book: Book, language: str, pieces: Sequence[Piece], person: int) -> str:
    said = []
    for piece in pieces:
        if isinstance(piece, str):
            said.append(piece)
        elif isinstance(piece, Ref):
            name = _in(book, _title(book, piece, person), language)
            said.append("".join([part for part in name if isinstance(part, str)]))
    return "".join(said)


def _title(book: Book, ref: Ref, person: int) -> TextId:
    """The text that names a thing; for ME it names the person."""
    if ref.name != ME:
        return book.title[ref.kind, ref.name]
    kind = "companion" if person >= book.heroes else "hero"
    return book.title[kind, book.scenario.heroes[person % book.heroes].id]
