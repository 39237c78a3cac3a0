"""A built story in a file of its own: how it is read, and where it is refused."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.games import registry
from fateloom.games.destinies.scenario import built
from fateloom.games.destinies.scenario.codec import BadScenario, dump

from .folders import scenario

if TYPE_CHECKING:
    from collections.abc import Callable


def file_of(folder: Path, name: str = "twotiles") -> Path:
    file = folder / f"{name}.json"
    file.write_text(json.dumps(dump(scenario(name))))
    return file


def test_it_is_read_as_it_was_built(tmp_path: Path) -> None:
    assert built.read(file_of(tmp_path)) == scenario("twotiles")


def missing(file: Path) -> Path:
    return file.with_name("missing.json")


def folder(file: Path) -> Path:
    return file.parent


def written(content: str) -> Callable[[Path], Path]:
    def write(file: Path) -> Path:
        file.write_text(content)
        return file

    return write


def dangling(file: Path) -> Path:
    data: Any = json.loads(file.read_text())
    data["tiles"] = data["tiles"][:1]
    file.write_text(json.dumps(data))
    return file


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (missing, "scenario-unread"),
        (folder, "scenario-folder"),
        (written("no"), "scenario-no-json"),
        (written("[" * 100_000), "scenario-no-json"),
        (written("{}"), "scenario-format"),
        (written(" " * (built.MOST + 1)), "scenario-long"),
        (dangling, "scenario-inconsistent"),
    ],
    ids=["missing", "a folder", "a word", "too deep", "empty", "too long", "dangling"],
)
def test_what_is_no_story_is_refused(
    spoil: Callable[[Path], Path], code: str, tmp_path: Path
) -> None:
    with pytest.raises(BadScenario) as refused:
        built.read(spoil(file_of(tmp_path)))
    assert refused.value.code == code


def test_a_damaged_file_is_refused_and_nothing_worse(tmp_path: Path) -> None:
    rng, file = Random(7), file_of(tmp_path)
    text = file.read_text()
    for _ in range(200):
        at = rng.randrange(len(text))
        file.write_text(text[:at] + rng.choice('{}[]",:1ax') + text[at + rng.randint(0, 4) :])
        with suppress(BadScenario):
            built.read(file)


def test_a_game_has_it_besides_its_own(tmp_path: Path) -> None:
    games = registry.with_stories([file_of(tmp_path)])
    offered = next(option for option in games["destinies"].options if option.name == "scenario")
    assert offered.values == ("training", "late-tithe", "twotiles")
    assert offered.default == "training"
    assert games["destiny"] is registry["destiny"]
    assert games["destinies"].new(seed=1, seats=1, scenario="twotiles").waiting == (0,)
    assert registry.with_stories([]) is registry


def test_an_id_stands_for_one_story(tmp_path: Path) -> None:
    file = file_of(tmp_path)
    with pytest.raises(BadScenario) as refused:
        registry.with_stories([file, file])
    assert refused.value.code == "scenario-taken"
