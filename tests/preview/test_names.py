"""The names of a story at the desk: found everywhere, and changed everywhere or nowhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fateloom.story import output

from .author import Author, Json, fact
from .desk import Editor, editing

HILL = "pois/hill.yaml"
GREEN = "pois/green.yaml"
HEAD = "scenario.yaml"


def at(author: Editor, file: str, text: str, **texts: str) -> Json:
    """The uses of the name behind the bar in a text of a file."""
    before, after = text.split("|")
    whole = texts.get(file) or (author.folder / file).read_text(encoding="utf-8")
    assert whole.count(before + after) == 1
    above = whole[: whole.index(before + after) + len(before)]
    line, column = above.count("\n") + 1, len(above) - above.rfind("\n")
    return author.post("uses", file=file, line=line, column=column, texts=texts)


def rename(
    author: Editor, kind: str, name: str, word: str, *, note: bool = True, sure: bool = True
) -> Json:
    """Rename something as the page does: what would change is told first."""
    wish: dict[str, Any] = {"kind": kind, "id": name, "word": word, "note": note}
    told = author.post("rename", **wish, before=None)
    if "code" in told or not sure:
        return told
    before = {file["path"]: file["digest"] for file in told["files"]}
    return author.post("rename", **wish, before=before)


def contents(author: Author) -> dict[str, str]:
    """All files of the story."""
    return {
        path.relative_to(author.folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(author.folder.rglob("*.yaml"))
    }


def test_the_uses_of_a_name_are_told_with_their_lines(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        found = at(author, HILL, "hints: [sib.gold.|rope]")
        assert (found["kind"], found["id"], found["fixed"]) == ("step", "sib.gold.rope", None)
        assert (found["defined"]["file"], found["defined"]["text"]) == ("heroes/sib.yaml", "rope:")
        assert [each["file"] for each in found["used"]] == [GREEN, GREEN, HILL]
        assert found["used"][2]["text"] == "hints: [sib.gold.rope]"
        # The cursor may stand behind the last letter.
        assert at(author, HILL, "hints: [sib.gold.rope|]") == found
        assert at(author, HILL, "hints: [s|ib.gold.rope]")["kind"] == "hero"
        fixed = at(author, HILL, "hints: [sib.g|old.rope]")["fixed"]
        assert (fixed["code"], fixed["details"]) == ("preview-name-fixed", ["gold"])


def test_the_uses_are_those_of_the_texts_in_the_editor(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        text = (author.folder / HILL).read_text(encoding="utf-8")
        longer = "# More.\n" + text.replace("  when: not rope-found", "  when: not owls-met", 1)
        found = at(author, HILL, "do: [set |owls-met]", **{HILL: longer})
        lines = [each["line"] for each in found["used"] if each["file"] == HILL]
        assert lines == [
            number for number, line in enumerate(longer.splitlines(), 1) if "owls-met" in line
        ]
        assert len(lines) == 3
        assert "# More." not in (author.folder / HILL).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "line", "column"), [(HILL, 1, 1), (HILL, 999, 1), ("none.yaml", 1, 1)]
)
def test_where_no_name_stands_there_are_no_uses(
    tmp_path: Path, file: str, line: int, column: int
) -> None:
    with editing(tmp_path) as author:
        found = author.post("uses", file=file, line=line, column=column, texts={})
        assert found["code"] == "preview-no-name"


def test_a_rename_is_told_before_anything_changes(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        before = contents(author)
        told = rename(author, "poi", "tower", "belfry", sure=False)
        assert contents(author) == before
        assert told["id"] == "belfry"
        assert told["declared"] == [{"old": "tower", "new": "belfry"}]
        files = {each["path"]: each["places"] for each in told["files"]}
        assert files[HILL] == 1
        assert files[HEAD] == 0  # only the declaration
        assert rename(author, "poi", "tower", "belfry") == told
        assert {path for path, text in contents(author).items() if text != before[path]} == {*files}


@pytest.mark.parametrize(
    ("kind", "name", "word", "code"),
    [
        ("poi", "nothing", "new", "preview-no-name"),
        ("path", "sib.gold", "silver", "preview-name-fixed"),
        ("poi", "tower", "The Tower", "preview-name-form"),
        ("poi", "tower", "", "preview-name-form"),
        ("poi", "tower", "not", "preview-name-reserved"),
        ("poi", "tower", "alehouse", "preview-name-taken"),
        ("poi", "tower", "sib", "preview-name-taken"),
        ("state", "tower.silent", "present", "preview-name-unfit"),
    ],
)
def test_a_name_that_cannot_be_given_is_refused(
    tmp_path: Path, kind: str, name: str, word: str, code: str
) -> None:
    with editing(tmp_path) as author:
        before = contents(author)
        assert rename(author, kind, name, word)["code"] == code
        assert contents(author) == before


def test_a_story_with_errors_is_not_renamed_in(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        (author.folder / GREEN).write_text("pois: 3\n")
        assert rename(author, "poi", "tower", "belfry")["code"] == "preview-has-errors"
        (author.folder / GREEN).write_bytes(b"\xff")
        assert rename(author, "poi", "tower", "belfry")["code"] == "preview-has-errors"


def test_a_file_that_changed_since_the_rename_was_told_is_not_changed(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        wish = {"kind": "poi", "id": "tower", "word": "belfry", "note": True}
        told = author.post("rename", **wish, before=None)
        before = {file["path"]: file["digest"] for file in told["files"]}
        path = author.folder / HILL
        path.write_text(path.read_text(encoding="utf-8") + "# theirs\n", encoding="utf-8")
        there = contents(author)
        refused = author.post("rename", **wish, before=before)
        assert (refused["status"], refused["code"]) == (409, "preview-file-changed")
        assert refused["details"] == [HILL]
        # A file in which the name stood nowhere may use it now.
        before = {
            file["path"]: file["digest"]
            for file in author.post("rename", **wish, before=None)["files"]
        }
        events = author.folder / "events.yaml"
        events.write_text(
            events.read_text(encoding="utf-8")
            + "  wind:\n    visit: tower\n    text: The wind turns.\n",
            encoding="utf-8",
        )
        there = contents(author)
        refused = author.post("rename", **wish, before=before)
        assert (refused["code"], refused["details"]) == ("preview-file-changed", ["events.yaml"])
        assert contents(author) == there


def test_all_files_change_or_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with editing(tmp_path) as author:
        before = contents(author)
        replace = Path.replace

        def full(part: Path, target: Path) -> Path:
            if target.name == "scenario.yaml" and "renamed" in part.read_text(encoding="utf-8"):
                raise OSError(28, "No space left on device")
            return replace(part, target)

        monkeypatch.setattr(Path, "replace", full)
        refused = rename(author, "poi", "tower", "belfry")
        assert (refused["status"], refused["code"]) == (507, "preview-file-unwritten")
        assert refused["details"] == [HEAD]
        assert contents(author) == before
        assert not list(author.folder.rglob(".*.part"))


def test_what_a_rename_replaces_is_kept_as_versions_and_taken_back_as_a_whole(
    tmp_path: Path,
) -> None:
    with editing(tmp_path) as author:
        before = contents(author)
        told = rename(author, "poi", "tower", "belfry")
        for path in (each["path"] for each in told["files"]):
            (version,) = author.get("versions", path=path)["versions"]
            kept = author.get("version", path=path, name=version["name"])
            assert kept["text"] == before[path]
        assert rename(author, "poi", "belfry", "tower", note=False)["id"] == "tower"
        assert contents(author) == before


PLAY: list[tuple[str, str, Callable[[Editor], Any], str]] = [
    ("poi", "alehouse", lambda author: author.choose("visit alehouse"), "visit taproom"),
    (
        "option",
        "alehouse.ask",
        lambda author: [author.choose("visit alehouse"), author.choose("take alehouse.ask")],
        "take alehouse.taproom",
    ),
    (
        "fact",
        "owls-met",
        lambda author: author.author("set world owls-met 1"),
        "author set world taproom 1",
    ),
    ("npc", "wat", lambda author: author.author("meet sib wat"), "author meet sib taproom"),
    (
        "state",
        "tower.silent",
        lambda author: author.author("visit sib tower silent"),
        "author visit sib tower taproom",
    ),
    (
        "hero",
        "sib",
        lambda author: author.author("give sib lantern"),
        "author give taproom lantern",
    ),
    (
        "item",
        "lantern",
        lambda author: author.author("give sib lantern"),
        "author give sib taproom",
    ),
]


@pytest.mark.parametrize(("kind", "name", "play", "last"), PLAY, ids=[each[0] for each in PLAY])
@pytest.mark.parametrize("note", [True, False])
def test_the_table_stays_where_it_is(
    tmp_path: Path, kind: str, name: str, play: Callable[[Editor], Any], last: str, note: bool
) -> None:
    with editing(tmp_path) as author:
        author.choose("stay")
        play(author)
        steps = author.steps()
        rename(author, kind, name, "taproom", note=note)
        shown = author.shown()
        assert (shown["lost"], shown["current"]) == (None, True)
        assert author.steps()[-1] == last
        new = f"{name.rpartition('.')[0]}.taproom".lstrip(".")
        rename(author, kind, new, name.rpartition(".")[2], note=False)
        assert author.shown()["lost"] is None
        assert author.steps() == steps


def test_steps_that_wait_have_the_new_name_as_well(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        author.choose("stay")
        author.author("set world owls-met 1")
        assert author.ask(t="go", step=1)["ahead"] == 1
        rename(author, "fact", "owls-met", "owls-seen")
        assert author.shown()["ahead"] == 1
        assert fact(author.ask(t="go", step=2), "world", "owls-seen") == 1


def test_a_name_given_while_the_story_has_errors_reaches_the_table_later(tmp_path: Path) -> None:
    with editing(tmp_path) as author:
        author.choose("stay")
        author.author("set world owls-met 1")
        # No way leads to the hill: the files can be read, and the story cannot be played.
        map_file = author.folder / "map.yaml"
        good = map_file.read_text(encoding="utf-8")
        broken = good.replace("at: [0, 0]", "at: [0, 7]", 1)
        assert broken != good
        map_file.write_text(broken, encoding="utf-8")
        assert author.reload()["current"] is False
        assert rename(author, "fact", "owls-met", "owls-seen")["id"] == "owls-seen"
        assert author.steps()[-1] == "author set world owls-met 1"
        map_file.write_text(good, encoding="utf-8")
        assert author.reload()["lost"] is None
        assert author.steps()[-1] == "author set world owls-seen 1"


def test_files_are_replaced_all_or_none(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"1")
    with pytest.raises(output.CannotWrite) as refused:
        output.replace_all({tmp_path / "a": b"2", tmp_path / "gone": b"2"})
    assert refused.value.details[0] == str(tmp_path / "gone")
    assert [path.name for path in tmp_path.iterdir()] == ["a"]
    assert (tmp_path / "a").read_bytes() == b"1"
