"""The files of puzzles, and which of them is that of a day."""

from __future__ import annotations

import json
from datetime import date, timedelta

import pytest

from fateloom.core.puzzles import GRADES, BadPuzzles, daily, read

TWO = [{"seed": seed, "choices": "0a"} for seed in (1, 2)]
GRADED = dict.fromkeys(GRADES, TWO)
GOOD = {
    "rules": 2,
    "seats": [{"name": "Ysolde"}, {"name": "Corvin", "bot": "greedy"}],
    "options": {"difficulty": "normal"},
    "grades": GRADED,
}


def test_every_day_has_its_own_until_they_begin_again() -> None:
    puzzles = read(json.dumps(GOOD), "hand/puzzles.json")
    day = date(2026, 12, 24)
    seeds = [puzzles.of("easy", day + timedelta(days=n)).seed for n in range(4)]
    assert seeds[:2] == seeds[2:]
    assert sorted(seeds[:2]) == [1, 2]


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"rules": "two"}, "hand.rules"),
        ({"extra": 1}, "hand"),
        ({"seats": "Ysolde"}, "hand.seats"),
        ({"grades": {**GRADED, "odd": TWO}}, "hand.grades"),
        ({"grades": {**GRADED, "hard": []}}, "hand.grades"),
        ({"grades": {}}, "hand.grades"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(changes: dict[str, object], place: str) -> None:
    with pytest.raises(BadPuzzles) as error:
        read(json.dumps({**GOOD, **changes}), "hand")
    assert error.value.details[0] == place


def test_what_is_no_json_is_no_file_of_puzzles() -> None:
    with pytest.raises(BadPuzzles):
        read("{", "hand")


@pytest.mark.parametrize(
    "name",
    ["", "first", "puzzle", "puzzle-hard", "puzzle-hard-20261224", "puzzle--2026-12-24", None],
)
def test_other_names_are_no_puzzles(name: str | None) -> None:
    assert daily(name) is None
