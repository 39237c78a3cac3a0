"""Lessons are read strictly, and say what they say by conditions on a view."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import pytest

from fateloom.core.game import Move
from fateloom.core.lessons import BadLesson, When, is_one_of, read

LESSON: dict[str, Any] = {
    "id": "first",
    "game": "halma",
    "minutes": 8,
    "seed": 7,
    "options": {"goal": 3, "stars": True, "deck": "all"},
    "seats": [{"name": "Hedda"}, {"name": "Anna", "bot": "greedy"}],
    "parts": ["one", "two"],
    "script": [
        {"seat": 1, "at": [{"field": "round", "equals": 1}], "moves": ["hop", "stay"]},
        {"seat": 1, "at": [{"field": "round", "least": 1}], "moves": ["jump"]},
    ],
    "steps": [
        {"id": "a", "part": "one", "reads": True, "at": [{"field": "round", "equals": 1}]},
        {"id": "b", "part": "one", "at": [{"field": "round", "equals": 1}], "right": ["hop *"]},
        {"id": "c", "part": "two", "at": [{"field": "hand", "has": "Fox"}]},
    ],
}


@dataclass(frozen=True)
class Player:
    """A seat of a made-up game."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class View:
    """A view of a made-up game."""

    round: int
    hand: tuple[str, ...]
    players: tuple[Player, ...]
    open: bool = True


VIEW = View(1, ("Fox", "Hen"), (Player(("Owl",)), Player(())))


def changed(path: str, value: Any) -> str:
    """The lesson with something else at a place."""
    lesson = deepcopy(LESSON)
    at: Any = lesson
    *way, last = path.split(".")
    for part in way:
        at = at[int(part) if part.isdigit() else part]
    at[int(last) if last.isdigit() else last] = value
    return json.dumps(lesson)


@pytest.mark.parametrize(
    ("when", "fits"),
    [
        (When("round", equals=1), True),
        (When("round", equals=2), False),
        (When("round", equals=True), False),
        (When("open", equals=True), True),
        (When("open", equals=1), False),
        (When("round", least=1, most=1), True),
        (When("round", most=0), False),
        (When("hand", least=2), True),
        (When("hand", least=3), False),
        (When("hand", has="Fox"), True),
        (When("hand", has="Owl"), False),
        (When("round", has="Fox"), False),
        (When("players.0.cards.0", equals="Owl"), True),
        (When("players.1.cards", most=0), True),
        (When("players.1.cards.0", equals="Owl"), False),
        (When("players.7.cards", most=0), False),
        (When("nothing", most=0), False),
    ],
)
def test_a_condition_fits_a_view(when: When, fits: bool) -> None:
    assert when.fits(VIEW) is fits


def test_the_first_step_that_fits_is_told_and_what_was_read_no_more() -> None:
    lesson = read(json.dumps(LESSON), "first")
    assert [lesson.step(VIEW), lesson.step(VIEW, {"a", "b"})] == list(lesson.steps[:2])
    assert lesson.step(View(2, ("Fox",), ())) is lesson.steps[2]
    assert lesson.step(View(2, (), ())) is None


def test_the_script_moves_where_that_is_legal() -> None:
    lesson = read(json.dumps(LESSON), "first")
    hop, stay, jump = (Move(each, (), each) for each in ("hop", "stay", "jump"))
    assert lesson.move(1, VIEW, [jump, stay, hop]) is hop
    assert lesson.move(1, VIEW, [jump, stay]) is stay
    # The first line that fits settles it: a later one is for other views.
    assert lesson.move(1, VIEW, [jump]) is None
    assert lesson.move(1, View(2, (), ()), [jump]) is jump
    assert lesson.move(0, VIEW, [hop]) is None


def test_moves_are_named_by_patterns() -> None:
    assert is_one_of("play G+3 on NB1", ["done", "play G+3 on *"])
    assert not is_one_of("play G+3 on NB1", ["play *1 on *", "play"])


@pytest.mark.parametrize(
    ("path", "value", "place", "what"),
    [
        ("seed", "7", "first.seed", "value int"),
        ("options.goal", [3], "first.options.goal", "value bool or int or str"),
        ("seats.1.robot", "fox", "first.seats[1]", "key robot"),
        ("steps.0.at.0.equal", 1, "first.steps[0].at[0]", "key equal"),
        ("steps.0.at", {}, "first.steps[0].at", "value list"),
        ("steps.0.part", "three", "first.steps[0]", "part three"),
        ("steps.1.id", "a", "first.steps[1]", "twice a"),
        ("steps.2.at.0", {"field": "hand"}, "first.steps[2]", "no condition on hand"),
        ("script.1.seat", 0, "first.script[1]", "seat 0"),
        ("script.0.at.0", {"field": "hand"}, "first.script[0]", "no condition on hand"),
    ],
)
def test_what_is_no_lesson_is_refused_with_its_place(
    path: str, value: Any, place: str, what: str
) -> None:
    with pytest.raises(BadLesson) as refused:
        read(changed(path, value), "first")
    assert (refused.value.code, refused.value.details) == ("lesson-damaged", (place, what))


def test_what_is_missing_is_named() -> None:
    lesson = {key: value for key, value in LESSON.items() if key != "parts"}
    with pytest.raises(BadLesson) as refused:
        read(json.dumps(lesson), "first")
    assert refused.value.details == ("first", "missing parts")
    with pytest.raises(BadLesson) as refused:
        read("{", "first")
    assert refused.value.details == ("first", "no JSON")
