"""A lesson: a table with a fixed deal, what the others do there, and what a coach tells.

A lesson is data, one JSON file in the folder `lessons` of its game, and knows no rules. What it
tells of a moment of the table are conditions on a view (`When`): so it fits whatever the person did
before, and a table that was left and is opened again needs nothing but its log. Its words are in
the Fluent files of the game. docs/lessons.md describes the format.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from fateloom.core.errors import FateloomError
from fateloom.core.game import Move
from fateloom.core.jsontext import parsed
from fateloom.core.strict import BadData, reader

Scalar = bool | int | str


class BadLesson(FateloomError):
    """Data that is no lesson. The details are its place and what is wrong there."""

    def __init__(self, place: str, what: str) -> None:
        super().__init__("lesson-damaged", place, what)


@dataclass(frozen=True, slots=True)
class When:
    """A condition on one field of a view.

    field   the names and indexes that lead there: `round`, `players.0.groups`
    equals  its value
    least, most  bounds of its number, or of its length if it is a list
    has     an element of the list
    """

    field: str
    equals: Scalar | None = None
    least: int | None = None
    most: int | None = None
    has: str | None = None

    @property
    def limits(self) -> bool:
        """Whether it says anything about its field."""
        return any(each is not None for each in (self.equals, self.least, self.most, self.has))

    def fits(self, view: Any) -> bool:
        """Whether a view is so."""
        value = view
        for part in self.field.split("."):
            value = _part(value, part)
        if self.equals is not None and (type(value), value) != (type(self.equals), self.equals):
            return False
        if self.has is not None and not (_is_list(value) and self.has in value):
            return False
        size = len(value) if _is_list(value) else value
        if self.least is None and self.most is None:
            return True
        return (
            type(size) is int
            and (self.least is None or size >= self.least)
            and (self.most is None or size <= self.most)
        )


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat: the person, or a bot that goes on where the script ends."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Scripted:
    """What a bot does when its view is so: the first of these moves that is legal."""

    seat: int
    at: tuple[When, ...]
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Also:
    """Other legal moves (patterns with `*`) with a line of their own, by the id of that line."""

    id: str
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """What the coach says when the person is asked and their view is so.

    part    the part of the lesson that it belongs to
    reads   there is nothing to do but to read it; then the next step is told
    points  what it points at: places of the table, of which the first one in sight counts
    right   the moves it asks for (patterns with `*`); without any, every move is as good
    rules   the ids of the rules that it teaches
    """

    id: str
    part: str
    at: tuple[When, ...]
    reads: bool = False
    points: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    also: tuple[Also, ...] = ()
    rules: tuple[str, ...] = ()

    def fits(self, view: Any) -> bool:
        """Whether it belongs to this view."""
        return all(when.fits(view) for when in self.at)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson. The first seat is the person's; the first step that fits a view is told.

    minutes  how long it takes a person who makes the moves it asks for
    """

    id: str
    game: str
    minutes: int
    seed: int
    options: Mapping[str, Scalar]
    seats: tuple[Sitter, ...]
    parts: tuple[str, ...]
    script: tuple[Scripted, ...]
    steps: tuple[Step, ...]

    def move(self, seat: int, view: Any, legal: Sequence[Move]) -> Move | None:
        """What the script has a bot do. None where it says nothing, or nothing legal."""
        by_text = {move.text: move for move in legal}
        for each in self.script:
            if each.seat == seat and all(when.fits(view) for when in each.at):
                return next((by_text[text] for text in each.moves if text in by_text), None)
        return None

    def step(self, view: Any, read: Collection[str] = ()) -> Step | None:
        """What is told to the person with this view, if anything, after what they have `read`."""
        fitting = (step for step in self.steps if step.fits(view))
        return next((step for step in fitting if not (step.reads and step.id in read)), None)


def is_one_of(text: str, patterns: Sequence[str]) -> bool:
    """Whether the text of a move matches one of these patterns."""
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def read(text: str, name: str) -> Lesson:
    """The lesson in a JSON text. Raises `BadLesson`, with places that begin with `name`."""
    try:
        lesson: Lesson = reader(Lesson)(parsed(text), name)
    except BadData as error:
        raise BadLesson(error.place, f"{error.fault} {error.what}") from error
    except ValueError as error:
        raise BadLesson(name, "no JSON") from error
    _check(lesson, name)
    return lesson


def _check(lesson: Lesson, name: str) -> None:
    """Refuse what no type can tell: names twice or of nothing, and conditions that say nothing."""
    ids = [step.id for step in lesson.steps]
    for number, step in enumerate(lesson.steps):
        where = f"{name}.steps[{number}]"
        if step.id in ids[:number]:
            raise BadLesson(where, f"twice {step.id}")
        if step.part not in lesson.parts:
            raise BadLesson(where, f"part {step.part}")
        _check_conditions(step.at, where)
    for number, scripted in enumerate(lesson.script):
        where = f"{name}.script[{number}]"
        bots = [seat for seat, sitter in enumerate(lesson.seats) if sitter.bot is not None]
        if scripted.seat not in bots:
            raise BadLesson(where, f"seat {scripted.seat}")
        _check_conditions(scripted.at, where)


def _check_conditions(conditions: Sequence[When], where: str) -> None:
    for when in conditions:
        if not when.limits:
            raise BadLesson(where, f"no condition on {when.field}")


def _part(value: Any, name: str) -> Any:
    """A field of a view, an element of a list; None where there is none."""
    if _is_list(value):
        return value[int(name)] if name.isdigit() and int(name) < len(value) else None
    return getattr(value, name, None)


def _is_list(value: Any) -> bool:
    return isinstance(value, (tuple, list))
