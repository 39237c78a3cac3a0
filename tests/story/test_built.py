"""A built story in a file of its own: how it is read, and where it is refused."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.games import registry
from fateloom.games.destinies.scenario import built, packaged, reading
from fateloom.games.destinies.scenario.codec import BadScenario, dump
from fateloom.games.destinies.scenario.texts import Either, Series
from fateloom.story import packing

from .folders import scenario

if TYPE_CHECKING:
    from collections.abc import Callable


def file_of(folder: Path, name: str = "twotiles") -> Path:
    file = folder / f"{name}.json"
    file.write_text(json.dumps(dump(scenario(name))))
    return file


def test_it_is_read_as_it_was_built(tmp_path: Path) -> None:
    assert built.read(file_of(tmp_path)) == ("twotiles", scenario("twotiles"), None)


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


def replaced(key: str, value: object) -> Callable[[Path], Path]:
    def write(file: Path) -> Path:
        file.write_text(json.dumps({**json.loads(file.read_text()), key: value}))
        return file

    return write


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (missing, "scenario-unread"),
        (folder, "scenario-folder"),
        (written("no"), "scenario-no-json"),
        (written("[" * 100_000), "scenario-no-json"),
        (written("{}"), "scenario-format"),
        (written(" " * (reading.MOST + 1)), "scenario-long"),
        (dangling, "scenario-inconsistent"),
        (replaced("heroes", []), "scenario-value"),
        (replaced("texts", {}), "scenario-inconsistent"),
        (replaced("version", 10**9), "scenario-no-json"),
        (replaced("id", "../tale"), "scenario-value"),
        (replaced("language", "<b>"), "scenario-value"),
    ],
    ids=[
        "missing",
        "a folder",
        "a word",
        "too deep",
        "empty",
        "too long",
        "dangling",
        "no heroes",
        "no texts",
        "huge",
        "elsewhere",
        "no language",
    ],
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
    assert offered.values == (*packaged.NAMES, "twotiles")
    assert offered.default == "training"
    assert games["destiny"] is registry["destiny"]
    assert games["destinies"].new(seed=1, seats=1, scenario="twotiles").waiting == (0,)
    assert registry.with_stories([]) is registry


def test_an_id_stands_for_one_story(tmp_path: Path) -> None:
    file = file_of(tmp_path)
    with pytest.raises(BadScenario) as refused:
        registry.with_stories([file, file])
    assert refused.value.code == "scenario-taken"


def test_a_translation_has_the_alternatives_of_the_original(tmp_path: Path) -> None:
    story = scenario("everything")
    name = next(key for key, text in story.texts.items() if any(type(p) is Either for p in text))
    file = tmp_path / "everything.json"
    file.write_text(json.dumps(dump(replace(story, translations={"de": {name: ("Kurz.",)}}))))
    with pytest.raises(BadScenario) as refused:
        built.read(file)
    assert refused.value.code == "scenario-inconsistent"


@pytest.mark.parametrize("series", [Series("shuffle", (("A",),)), Series("cycle", ())])
def test_a_series_that_cannot_be_read_is_refused(tmp_path: Path, series: Series) -> None:
    story = scenario("everything")
    name = story.pois[0].states[0].text
    file = tmp_path / "everything.json"
    file.write_text(json.dumps(dump(replace(story, texts={**story.texts, name: (series,)}))))
    with pytest.raises(BadScenario) as refused:
        built.read(file)
    assert refused.value.code == "scenario-inconsistent"


def test_a_pack_is_offered_under_its_digest_beside_another_version(tmp_path: Path) -> None:
    names = []
    for version in (1, 2):
        story = replace(scenario("twotiles"), version=version)
        made = packing.pack(story, {}, None, "twotiles.fateloom")
        (tmp_path / f"{version}.fateloom").write_bytes(made.data)
        names.append(made.pack.manifest.key)
    games = registry.with_stories([tmp_path / "1.fateloom", tmp_path / "2.fateloom"])
    (offered,) = [option for option in games["destinies"].options if option.name == "scenario"]
    assert offered.values == (*packaged.NAMES, *names)
    for version, name in enumerate(names, 1):
        state = games["destinies"].new(seed=1, seats=1, scenario=name)
        assert state.view(0).version == version
