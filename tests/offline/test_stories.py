"""Stories that a device has added to itself, at its tables."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.core.errors import FateloomError
from fateloom.core.record import Record, replay
from fateloom.games import registry
from fateloom.games.destinies.scenario import pack as packs
from fateloom.games.destinies.scenario.shelf import Shelf
from fateloom.offline.reading import PACK, read_pack
from fateloom.offline.tables import LocalTables
from fateloom.server.decoding import decoded
from fateloom.server.schema.http import OptionInfo
from fateloom.server.schema.stories import StoryInfo
from fateloom.story import packing
from tests.story.folders import files, scenario
from tests.story.pictured import made, written

if TYPE_CHECKING:
    from pathlib import Path


def packed(version: int = 1) -> packing.Packed:
    return packing.pack(
        replace(scenario("twotiles"), version=version), files("twotiles"), None, "x"
    )


def answered(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found


def read(folder: Path, data: bytes) -> dict[str, Any]:
    (folder / PACK).write_bytes(data)
    return answered(read_pack(str(folder), "mine.fateloom"))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "stories")


def put(shelf: Shelf, *made: packing.Packed) -> None:
    for each in made:
        shelf.add(each.data, each.pack.manifest.digest)


def wish(story: str) -> str:
    plan = {"game": "destinies", "seats": [{"name": "Otto"}], "options": {"scenario": story}}
    return json.dumps(plan)


def told(tables: LocalTables, *languages: str) -> dict[str, Any]:
    """The titles of the stories for a new table."""
    offers = answered(tables.offers("destinies", json.dumps(languages)))
    (option,) = [each for each in offers["options"] if each["name"] == "scenario"]
    decoded(json.dumps(option).encode(), OptionInfo)
    return {each["value"]: each["title"] for each in option["told"]}


# --- reading ----------------------------------------------------------------------------------


def test_what_a_pack_tells(tmp_path: Path) -> None:
    whole = packed()
    found = read(tmp_path, whole.data)
    told = whole.pack.manifest
    assert (found["digest"], found["game"], found["images"]) == (told.digest, "destinies", [])
    listed = answered(found["listed"])
    more: dict[str, Any] = {"added": 0.0, "source": None, "removable": True, "reports": []}
    story = decoded(json.dumps(listed | more).encode(), StoryInfo)
    assert (story.name, story.title, story.version) == (told.key, told.title, told.version)
    assert story.heroes == told.heroes
    assert len(story.picture["heroes"]) == len(told.heroes)


def test_its_pictures_lie_beside_it(tmp_path: Path) -> None:
    place = tmp_path / "reading"
    place.mkdir()
    whole = made(written(tmp_path / "story"))
    found = read(place, whole.data)
    assert found["images"] == sorted(whole.pack.images) != []
    for digest in found["images"]:
        assert packs.digest_of((place / digest).read_bytes()) == digest


def changed(**parts: Any) -> bytes:
    whole = packed().pack
    return packs.dumps(replace(whole, manifest=replace(whole.manifest, **parts)))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "pack-foreign"),
        (b"noise", "pack-foreign"),
        (packed().data[:1000], "pack-foreign"),
        (changed(title="Another"), "pack-other"),
        (changed(digest="0" * 64), "pack-digest"),
        (bytes(9 * 2**20), "scenario-long"),
    ],
)
def test_what_is_no_pack_is_refused(data: bytes, code: str, tmp_path: Path) -> None:
    refusal = read(tmp_path, data)["refused"]
    assert refusal["code"] == code
    assert sorted(each.name for each in tmp_path.iterdir()) == [PACK]


# --- tables -----------------------------------------------------------------------------------


def test_offers_are_those_of_the_device(shelf: Shelf) -> None:
    put(shelf, packed(), packed(2))
    tables, (old, new) = LocalTables(str(shelf.folder)), (packed(), packed(2))
    found = told(tables, "de")
    assert found[old.pack.manifest.key] == "Two Tiles (v1)"
    assert found[new.pack.manifest.key] == "Two Tiles (v2)"
    assert "late-tithe" in found
    (kept,) = shelf.find(old.pack.manifest.digest)
    shelf.remove(kept)
    assert told(tables)[new.pack.manifest.key] == "Two Tiles"
    assert old.pack.manifest.key not in told(tables)


def test_only_games_with_stories_take_some(shelf: Shelf) -> None:
    tables = LocalTables(str(shelf.folder))
    assert answered(tables.offers("destinies", "[]"))["adding"]
    assert not answered(tables.offers("hand", "[]"))["adding"]
    assert not answered(LocalTables().offers("destinies", "[]"))["adding"]
    assert answered(tables.offers("nothing", "[]"))["refused"]["code"] == "unknown-game"


def test_a_table_names_its_story_and_keeps_it(shelf: Shelf) -> None:
    put(shelf, packed())
    tables, told = LocalTables(str(shelf.folder)), packed().pack.manifest
    kept = answered(tables.create(wish(told.key)))["kept"]
    assert kept["story"] == told.key
    assert answered(tables.create(wish("late-tithe")))["kept"]["story"] is None
    (put_there,) = shelf.find(told.digest)
    shelf.remove(put_there)
    # A new table cannot have it any more; that of before goes on, also where Python starts again.
    again = LocalTables(str(shelf.folder))
    assert answered(again.create(wish(told.key)))["refused"]["code"] == "option-past"
    lines = json.dumps([text for _, text in kept["lines"]])
    assert "refused" not in answered(again.open(kept["header"], lines, kept["programs"]))
    assert answered(again.come(kept["table"], 1))["sent"]


def test_a_table_whose_story_is_missing_says_which(shelf: Shelf, tmp_path: Path) -> None:
    put(shelf, packed())
    key = packed().pack.manifest.key
    kept = answered(LocalTables(str(shelf.folder)).create(wish(key)))["kept"]
    other = LocalTables(str(tmp_path / "nothing"))
    refused = answered(other.open(kept["header"], "[]", kept["programs"]))["refused"]
    assert (refused["code"], refused["details"]) == ("story-missing", [key])


def test_its_record_tells_another_device_which_story_is_missing(shelf: Shelf) -> None:
    put(shelf, packed())
    tables, key, rng = LocalTables(str(shelf.folder)), packed().pack.manifest.key, Random(1)
    table = answered(tables.create(wish(key)))["kept"]["table"]
    tables.come(table, 1)
    ((_, text),) = answered(tables.handle_message(table, 1, '{"t":"look","seat":0}'))["sent"]
    view = answered(text)
    while not view["over"]:
        move = rng.choice(view["legal"])["id"]
        choice = {"t": "choose", "seat": 0, "move": move, "number": view["number"]}
        ((_, text),) = answered(tables.handle_message(table, 1, json.dumps(choice)))["sent"]
        view = answered(text)
    record = answered(tables.record(table))["record"]
    assert Record.loads(record).options["scenario"] == key
    with pytest.raises(FateloomError) as missing:
        replay(registry["destinies"], Record.loads(record))
    assert missing.value.code == "story-missing"
    assert key in missing.value.details
