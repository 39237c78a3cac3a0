"""What a story on a shelf tells of itself, before anybody plays it."""

from __future__ import annotations

from typing import Any

from fateloom.games.destinies.observing.pictures import frontispiece
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import FULL_MINUTES
from fateloom.games.destinies.scenario.pack import Manifest


def blurb(told: Manifest, book: Book) -> dict[str, Any]:
    """The story of a pack in plain values; `book` is open under the key of the manifest.

    See `StoryInfo` of the server for the names.
    """
    return {
        "name": told.key,
        "title": told.title,
        "version": told.version,
        "author": told.author or None,
        "licence": told.licence or None,
        "languages": told.languages,
        "minutes": told.minutes or FULL_MINUTES,
        "heroes": told.heroes,
        "mood": told.mood,
        "picture": frontispiece(book),
        "proved": told.proved,
    }
