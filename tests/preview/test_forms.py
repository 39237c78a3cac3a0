"""The form and the map of the workshop: what they show, and single values that they change."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from fateloom.story.yaml_tree import MOST_BYTES

from ..story.folders import STORIES
from .author import Json
from .desk import Editor, editing

MAP = """\
# Where it happens.
tiles:
  green:
    number: 1  # the first
    name: The Green
    at: [0, 0]
    terrain: field
  hill: {number: 2, name: Bell Hill, at: [1, 0], terrain: hills}
"""


def look(author: Editor, line: int, column: int = 1, path: list[str] | None = None) -> Json:
    """The form for a place of the map."""
    found = author.post("thing", text=MAP, line=line, column=column, path=path)
    form: Json = found["form"]
    return form


def edit(author: Editor, *changes: dict[str, object], text: str = MAP) -> Json:
    return author.post("edit", text=text, changes=changes)


def test_the_form_is_of_what_stands_at_the_cursor(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        green = look(author, 6)
        assert (green["path"], green["record"]) == (["tiles", "green"], "tile")
        assert green["data"] == {
            "number": 1,
            "name": "The Green",
            "at": [0, 0],
            "terrain": "field",
        }
        assert (green["lines"][""], green["lines"]["at"], green["last"]) == (3, 6, 7)
        assert look(author, 3) == green
        assert look(author, 8)["path"] == ["tiles", "hill"]
        assert look(author, 1) is None
        assert look(author, 1, path=["tiles", "hill", "at"])["path"] == ["tiles", "hill"]
        assert author.post("thing", text="a: [", line=1, column=1, path=None)["code"] == (
            "preview-edit-unread"
        )


def test_a_value_is_changed_in_the_text(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        path = ["tiles", "green"]
        new = edit(
            author,
            {"change": "set", "path": [*path, "number"], "value": 7},
            {"change": "set", "path": [*path, "at", 1], "value": -1},
            {"change": "set", "path": [*path, "start"], "value": "explored"},
            {"change": "set", "path": [*path, "spots"], "value": [[10, 20]]},
            {"change": "insert", "path": [*path, "spots"], "index": 1, "value": [30, 40]},
            {"change": "move", "path": [*path, "spots"], "index": 1, "to": 0},
            {"change": "remove", "path": ["tiles", "hill", "at"]},
        )["text"]
        assert new == MAP.replace("number: 1  #", "number: 7  #").replace(
            "at: [0, 0]\n    terrain: field\n",
            "at: [0, -1]\n    terrain: field\n    spots: [[30, 40], [10, 20]]\n"
            "    start: explored\n",
        ).replace("at: [1, 0], ", "")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"change": "remove", "path": ["tiles", "mill"]}, "preview-edit-missing"),
        ({"change": "set", "path": ["tiles"], "value": 1.5}, "preview-edit-value"),
        ({"change": "set", "path": ["tiles"], "value": [{"a": 0.5}]}, "preview-edit-value"),
        ({"change": "set", "path": [], "value": 1}, "malformed-message"),
        ({"change": "burn", "path": ["tiles"]}, "malformed-message"),
    ],
)
def test_what_cannot_be_changed_is_refused(
    tmp_path: Path, change: dict[str, object], code: str
) -> None:
    with editing(tmp_path) as author:
        refused = edit(author, change)
        assert refused["code"] == code
        assert refused["status"] in (400, 409, 422)
        assert author.post("edit", text="x" * (MOST_BYTES + 1), changes=[])["status"] >= 400


def test_the_map_shows_what_the_files_say(tmp_path: Path) -> None:
    def fair(folder: Path) -> None:
        copytree(STORIES / "training", folder)

    with editing(tmp_path, before=fair, name="training") as author:
        shown = author.post("map", texts={})
        assert (shown["unread"], shown["language"]) == ([], "en")
        tiles = {each["id"]: each for each in shown["tiles"]}
        places = {each["id"]: each for each in shown["places"]}
        assert all(each["tile"] in tiles for each in places.values() if each["tile"])
        assert {each["at"] for each in shown["people"]} <= {*places, ""}
        assert all(each["scene"] for each in shown["pictures"])
        tile = tiles[next(each["tile"] for each in places.values() if each["tile"])]
        text = author.get("file", path=tile["file"])["text"]
        path = ["tiles", tile["id"], "at"]
        moved = author.post(
            "edit", text=text, changes=[{"change": "set", "path": path, "value": [9, 9]}]
        )["text"]
        again = author.post("map", texts={tile["file"]: moved})
        assert next(each for each in again["tiles"] if each["id"] == tile["id"])["x"] == 9
        odd = "pictures:\n  odd: {back: [well 1 2, wel 1 2], hour: never, people: [nobody 1 2]}\n"
        pictures = author.post("map", texts={"odd.yaml": odd})["pictures"]
        assert {"id": "odd", "scene": "back=well 1 2"} in pictures
        broken = author.post("map", texts={tile["file"]: "tiles: ["})
        assert (broken["unread"], broken["places"]) == ([tile["file"]], shown["places"])


def test_only_the_author_changes_and_looks(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        for name in ("edit", "thing", "map"):
            assert author.client.post(f"/api/preview/{name}", json={}).status_code == 403
