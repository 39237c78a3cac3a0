"""What a game offers at set-up, in plain values and in a reader's language."""

from __future__ import annotations

from typing import Any

from fateloom.core.game import Option, Told
from fateloom.core.languages import best


def offered(option: Option, languages: tuple[str, ...]) -> dict[str, Any]:
    """An option of a game, its values told in the first of these languages that they have.

    See `OptionInfo` and `ValueInfo` of the server for the names.
    """
    return {
        "name": option.name,
        "default": option.default,
        "values": option.values,
        "told": tuple(
            [
                {"value": value, **_told(each, languages)}
                for value, each in option.told.items()
                if value not in option.past
            ]
        ),
        "rare": option.rare,
        "names_seats": option.names_seats,
    }


def _told(told: Told, languages: tuple[str, ...]) -> dict[str, Any]:
    language = best(languages, tuple(told.translations)) or next(iter(told.translations), None)
    title, about = told.translations[language] if language else (told.title, told.about)
    return {
        "title": title,
        "about": about,
        "language": language,
        "seats": told.seats,
        "where": dict(told.where),
        "picture": told.picture,
        "languages": tuple(told.translations),
        "minutes": told.minutes,
        "author": told.author,
        "proved": told.proved,
        "place": told.place,
        "mood": told.mood,
        "cast": told.cast.get(language or "", ()),
    }
