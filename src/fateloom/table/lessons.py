"""The lessons of the games, from the folders `lessons` of their packages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType

from fateloom.core import lessons
from fateloom.core.errors import InvalidSetup
from fateloom.core.game import Move, State
from fateloom.core.lessons import Lesson
from fateloom.games import registry
from fateloom.table.log import Header


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """The lessons of a game by their ids. Raises `BadLesson` for a file that is none."""
    folder = registry.folder(game)
    place = folder / "lessons" if folder else None
    found = {}
    if place is not None and place.is_dir():
        for file in sorted(place.iterdir(), key=lambda each: each.name):
            name = f"{game}/{file.name}"
            lesson = lessons.read(file.read_text(encoding="utf-8"), name)
            if f"{lesson.game}/{lesson.id}.json" != name:
                raise lessons.BadLesson(name, f"id {lesson.game}/{lesson.id}")
            found[lesson.id] = lesson
    return MappingProxyType(found)


def lesson_of(game: str, name: str) -> Lesson:
    """A lesson of a game. Raises `InvalidSetup`."""
    found = lessons_of(game).get(name)
    if found is None:
        raise InvalidSetup("no-such-lesson", name)
    return found


def scripted(header: Header, state: State, seat: int, legal: Sequence[Move]) -> str | None:
    """What the lesson of a table has the bot of a seat do; None where the bot goes on by itself.

    Like a bot, it knows the view of its seat alone. A lesson that this version no longer has leaves
    its table to the bots.
    """
    if header.lesson is None:
        return None
    lesson = lessons_of(header.game).get(header.lesson)
    move = None if lesson is None else lesson.move(seat, state.view(seat), legal)
    return None if move is None else move.text
