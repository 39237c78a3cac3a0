"""The check of a story as it is in the editor, saved or not."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from fateloom.preview.checker import MOST_FINDINGS, check
from fateloom.story import output
from fateloom.story.yaml_tree import MOST_BYTES

from .author import Json
from .desk import editing

HILL = "pois/hill.yaml"


def only(checked: Json) -> Json:
    """The one thing that was found."""
    (found,) = checked["findings"]
    assert isinstance(found, dict)
    return found


def test_a_text_is_checked_before_it_is_saved(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        checked = author.post("check", texts={})
        assert (checked["errors"], checked["doubts"], checked["findings"]) == (0, 0, [])
        text = author.get("file", path=HILL)["text"].replace("not owls-met", "not owls-mett")
        checked = author.post("check", texts={HILL: text})
        assert (checked["errors"], checked["doubts"]) == (1, 0)
        found = only(checked)
        line = text.split("\n")[found["line"] - 1]
        assert line[found["column"] - 1 :].startswith("owls-mett")
        assert (found["file"], found["code"], found["wrong"]) == (HILL, "E206", True)
        assert (found["word"], found["near"]) == ("owls-mett", "owls-met")
        assert "did you mean “owls-met”" in found["words"]
        # Neither the file nor the table has changed.
        assert "owls-mett" not in (author.folder / HILL).read_text(encoding="utf-8")
        assert author.shown()["problems"] == []
        # A file that is only in the editor counts, too.
        new = author.post("check", texts={"facts.yaml": "facts:\n  owls-mett: {}\n", HILL: text})
        assert "E206" not in {each["code"] for each in new["findings"]}


def test_what_does_not_parse_is_told(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        found = only(author.post("check", texts={HILL: "pois: [\n"}))
        assert (found["file"], found["code"], found["near"]) == (HILL, "E003", "")
        notes = author.post("check", texts={"notes.md": "{{{"})
        assert notes["errors"] == 0


def test_texts_of_other_places_are_refused(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        assert author.post("check", texts={"../x.yaml": ""})["code"] == "preview-file-path"
        assert author.post("check", texts="x")["code"] == "malformed-message"
        long = author.post("check", texts={HILL: "#" * 7 * MOST_BYTES})
        assert long["status"] == 413


def test_not_everything_is_sent(tmp_path: Path) -> None:
    output.start(tmp_path / "quiet-bell")
    lines = "".join([f"  fact-{number}: {{nonsense: 1}}\n" for number in range(MOST_FINDINGS + 7)])
    checked = check(tmp_path / "quiet-bell", {"facts.yaml": f"facts:\n{lines}"})
    assert checked.errors == MOST_FINDINGS + 7
    assert len(checked.findings) == MOST_FINDINGS


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        author.post("check", texts={})
        pool = author.desk._checker._pool
        assert pool is not None
        for process in list(pool._processes.values()):
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
            process.join()
        assert author.post("check", texts={}).get("code", "preview-check-failed") == (
            "preview-check-failed"
        )
        assert author.post("check", texts={})["errors"] == 0


def test_the_editor_knows_the_names_of_the_story(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        known = author.post("check", texts={})["lore"]
        lore = author.get("lore")
        things = {(each["kind"], each["id"]): each for each in lore["things"]}
        tower = things["poi", "tower"]
        assert (tower["file"], tower["line"], tower["column"]) == (HILL, 2, 3)
        assert things["option", "tower.climb"]["file"] == HILL
        assert things["fact", "rope-found"]["file"] == "scenario.yaml"
        assert "hill" in lore["schema"]["definitions"]["poi"]["properties"]["tile"]["enum"]

        # A new name is known before it is saved, and stays while a file cannot be read.
        new = author.post("check", texts={"items.yaml": "items:\n  sword: {name: Sword}\n"})["lore"]
        assert new != known
        assert "sword" in {each["id"] for each in author.get("lore")["things"]}
        assert author.post("check", texts={"items.yaml": "items: ["})["lore"] == new
        assert "sword" in {each["id"] for each in author.get("lore")["things"]}
