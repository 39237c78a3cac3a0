"""The preview shows an author's own pictures as they are now."""

from __future__ import annotations

from shutil import rmtree
from typing import TYPE_CHECKING

from fateloom.story import load
from tests.story.pictured import TOWER, picture, written

from .author import writing
from .desk import editing

if TYPE_CHECKING:
    from pathlib import Path

    from .author import Author


def start(folder: Path) -> None:
    written(folder)


def instead(folder: Path) -> None:
    """The story in place of what is in the folder."""
    rmtree(folder)
    written(folder)


def shown(author: Author) -> str:
    """The picture of the tile on which the story begins."""
    pictures = {each["of"]: each["scene"] for each in author.look()["view"]["pictures"]}
    return str(pictures["green"]).removeprefix("image=")


def status(author: Author, digest: str) -> int:
    return author.client.get(f"/api/stories/images/{digest}").status_code


def test_a_picture_that_is_changed_is_shown(tmp_path: Path) -> None:
    with writing(tmp_path, before=instead) as author:
        before = shown(author)
        assert status(author, before) == 200
        (author.folder / "pictures/village-green.jpg").write_bytes(picture("JPEG", "#0a0b0c"))
        assert author.reload()["problems"] == []
        after = shown(author)
        assert after != before
        assert status(author, after) == 200


def test_a_picture_that_is_damaged_is_a_problem(tmp_path: Path) -> None:
    with writing(tmp_path, before=instead) as author:
        before = shown(author)
        (author.folder / "pictures/village-green.jpg").write_bytes(b"half of a pic")
        (problem,) = author.reload()["problems"]
        assert "E133" in problem["line"] and problem["wrong"]
        assert shown(author) == before
        assert status(author, before) == 200


def test_a_story_that_cannot_be_taken_leaves_the_last_pictures(tmp_path: Path) -> None:
    with writing(tmp_path, before=instead) as author:
        before = shown(author)
        (author.folder / "pictures/village-green.jpg").write_bytes(picture("JPEG", "#0d0e0f"))
        problems = author.rewrite("scenario.yaml", "id: twotiles", "id: three-tiles")["problems"]
        assert [each["wrong"] for each in problems] == [True]
        assert shown(author) == before
        assert status(author, before) == 200


def test_the_editor_checks_and_completes_them(tmp_path: Path) -> None:
    with editing(tmp_path, before=start, name="twotiles") as editor:
        first = editor.post("check", texts={})
        assert first["findings"] == []
        (editor.folder / "pictures/inn.png").write_bytes(picture("PNG", TOWER))
        second = editor.post("check", texts={})
        assert [each["code"] for each in second["findings"]] == ["W829"]
        assert first["lore"] != second["lore"]
        lore = editor.get("lore")
        assert all(each["kind"] != "image" for each in lore["things"])
        assert '"inn"' in str(lore["schema"]).replace("'", '"')


def test_a_pack_from_the_workshop_contains_them(tmp_path: Path) -> None:
    with editing(tmp_path, before=start, name="twotiles") as editor:
        assert load(editor.folder).scenario is not None
        answer = editor.client.get("/api/preview/pack", headers={"authorization": "Bearer a-token"})
        assert answer.status_code == 200
        assert b"pictures/village-green.webp" in answer.content
