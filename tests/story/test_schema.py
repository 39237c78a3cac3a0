"""The schema of a story: it takes what the loader takes, and completes its names."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from fateloom.story.diagnostics import Findings
from fateloom.story.schema import schema
from fateloom.story.yaml_tree import Mapping, Node, Scalar, Sequence, compose
from fateloom.terminal import stories

from .folders import SCENARIOS, files, loaded


def plain(node: Node) -> Any:
    """The node as an editor's own YAML reader sees it."""
    match node:
        case Scalar(value=value):
            return value
        case Sequence(parts=parts):
            return [plain(part) for part in parts]
        case Mapping(entries=entries):
            return {key.text: plain(part) for key, part in entries}


def validator(name: str) -> Any:
    made = schema(loaded(name).names, lambda key: None)
    jsonschema.Draft7Validator.check_schema(made)
    return jsonschema.Draft7Validator(made)


@pytest.mark.parametrize("name", ["everything", "twotiles", "voyage", "maze", "team"])
def test_stories_keep_their_own_schema(name: str) -> None:
    valid = validator(name)
    for file, content in files(name).items():
        if not file.startswith("i18n/"):
            tree = compose(file, content, Findings())
            assert tree is not None
            assert [error.message for error in valid.iter_errors(plain(tree))] == []


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("pois/valley.yaml", "stock: [rope, lantern]", "stock: [rope, lantren]"),
        ("pois/valley.yaml", "tile: quay\n    token", "tile: kay\n    token"),
        ("events.yaml", "day: 2", "dya: 2"),
        ("events.yaml", "day: 2", "day: 0"),
        ("pois/valley.yaml", "finale: osk.gold", "finale: osk.silver"),
        ("map.yaml", "terrain: hills", "terrain: hill"),
        ("dungeons.yaml", "to: dead", "to: deaf"),
        ("pois/valley.yaml", "            osk.gold:", "            osk.gild:"),
    ],
)
def test_slips_show_in_the_editor(file: str, old: str, new: str) -> None:
    text = files("everything")[file].decode()
    assert text.count(old) == 1
    tree = compose(file, text.replace(old, new).encode(), Findings())
    assert tree is not None
    assert list(validator("everything").iter_errors(plain(tree)))


def test_names_are_completed() -> None:
    made = schema(loaded("everything").names, lambda key: f"about {key}")
    definitions = made["definitions"]
    assert definitions["poi"]["properties"]["tile"]["enum"] == ["ford", "hill", "quay", "wood"]
    effects = definitions["effect"]["anyOf"][0]["enum"]
    assert {"gain lantern", "set me.heard-bell", "mill becomes turning"} <= set(effects)
    conditions = definitions["condition"]["anyOf"][0]["enum"]
    assert {"has any light", "not bell-rung", "bettany at mill"} <= set(conditions)
    assert definitions["poi"]["properties"]["tile"]["description"] == "about poi.tile"


def test_every_key_is_described(tmp_path: Path) -> None:
    stories.write_schema(SCENARIOS / "everything", tmp_path / "schema.json")
    made = json.loads((tmp_path / "schema.json").read_text(encoding="utf-8"))
    missing = [
        f"{name}.{key}"
        for name, definition in [("file", made), *made["definitions"].items()]
        for key, shape in definition.get("properties", {}).items()
        if "description" not in shape
    ]
    assert not missing
