"""The shelf: what is put there, found, played and taken away again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from fateloom import cli
from fateloom.core.registry import SHELF
from fateloom.games.destinies.scenario import shelf as shelves
from fateloom.games.destinies.scenario.codec import BadScenario
from fateloom.games.destinies.scenario.shelf import Shelf
from fateloom.story import packing

from .folders import SCENARIOS, files, scenario
from .test_cli import run

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """The shelf of a user who has nothing yet, and works in an empty folder."""
    monkeypatch.setattr("fateloom.terminal.stories.user_data_path", lambda *_: tmp_path / "data")
    monkeypatch.setattr("fateloom.terminal.saves.user_data_path", lambda *_: tmp_path / "data")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return Shelf(tmp_path / "data" / SHELF)


def made(version: int = 1, name: str = "twotiles") -> packing.Packed:
    return packing.pack(replace(scenario(name), version=version), files(name), None, "x")


def put(shelf: Shelf, *packs: packing.Packed) -> None:
    for each in packs:
        shelf.add(each.data, each.pack.manifest.digest)


def main(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """A command outside of `fateloom story`."""
    with pytest.raises(SystemExit) as left:
        cli.main(arguments)
    out, err = capsys.readouterr()
    assert isinstance(left.value.code, int)
    return left.value.code, out, err


def keys(shelf: Shelf) -> list[str]:
    return [kept.manifest.key for kept in shelf.offered()[0]]


# --- the folder -----------------------------------------------------------------------------


def test_a_story_stands_there_once(shelf: Shelf) -> None:
    assert shelf.offered() == ([], [])
    put(shelf, made(), made(), made(2))
    assert [kept.manifest.version for kept in shelf.offered()[0]] == [1, 2]
    assert sorted(file.name for file in shelf.folder.iterdir()) == sorted(
        f"{each.pack.manifest.digest}.fateloom" for each in (made(), made(2))
    )


@pytest.mark.parametrize(
    ("name", "versions"),
    [
        ("twotiles", [2]),
        ("twotiles@", []),
        ("everything", [3]),
        ("nothing", []),
        ("abc", []),
        ("", []),
    ],
)
def test_names(name: str, versions: list[int], shelf: Shelf) -> None:
    put(shelf, made(1), made(2), made(3, "everything"))
    assert [kept.manifest.version for kept in shelf.find(name)] == versions


def test_digests_are_names(shelf: Shelf) -> None:
    put(shelf, made(1), made(2))
    digest = made(1).pack.manifest.digest
    for name in (digest, digest[:4], made(1).pack.manifest.key, f"twotiles@{digest[:1]}"):
        assert made(1).pack in [kept.pack for kept in shelf.find(name)]
    assert [kept.pack for kept in shelf.find(digest)] == [made(1).pack]
    assert shelf.find(digest[:3]) == []
    assert shelf.find(f"everything@{digest}") == []


def test_a_damaged_file_does_not_hide_the_others(shelf: Shelf) -> None:
    put(shelf, made(1))
    other = shelf.folder / f"{'0' * 64}.fateloom"
    other.write_bytes(made(2).data)
    (shelf.folder / "noise.fateloom").write_bytes(b"noise")
    (shelf.folder / "folder.fateloom").mkdir()
    (shelf.folder / "notes.txt").write_text("not a pack")
    (shelf.folder / ".half.fateloom").write_bytes(b"")
    whole, damaged = shelf.offered()
    assert [kept.pack for kept in whole] == [made(1).pack]
    assert {each.file.name: each.error.code for each in damaged} == {
        other.name: "shelf-other",
        "noise.fateloom": "pack-foreign",
        "folder.fateloom": "scenario-folder",
    }


def test_what_was_removed_is_still_found(shelf: Shelf) -> None:
    put(shelf, made(1))
    (kept,) = shelf.offered()[0]
    shelf.remove(kept)
    assert shelf.offered() == ([], [])
    assert [each.pack for each in shelf.find("twotiles", removed=True)] == [made(1).pack]
    put(shelf, made(1))  # added again
    assert shelf.removed() == ([], [])
    assert keys(shelf) == [made(1).pack.manifest.key]


def test_a_full_shelf(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "MOST", 1)
    put(shelf, made(1), made(1))
    with pytest.raises(BadScenario) as refused:
        put(shelf, made(2))
    assert refused.value.code == "shelf-full"
    assert keys(shelf) == [made(1).pack.manifest.key]


def test_a_file_that_cannot_be_written_leaves_nothing(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(shelf, made(1))
    monkeypatch.setattr("os.fsync", _full)
    with pytest.raises(OSError, match="full"):
        put(shelf, made(2))
    assert [file.suffix for file in shelf.folder.iterdir()] == [".fateloom"]


def _full(_: int) -> None:
    raise OSError("full")


# --- at the prompt --------------------------------------------------------------------------


def test_added_listed_and_removed(
    shelf: Shelf, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "no stories on the shelf" in run(capsys, "list")[1]
    code, said, err = run(capsys, "add", str(SCENARIOS / "twotiles"), "--prove", "--jobs", "1")
    assert (code, err) == (0, "") and "On the shelf: “" in said
    (key,) = keys(shelf)
    assert "already on the shelf" in run(capsys, "add", str(SCENARIOS / "twotiles"))[1]

    newer = tmp_path / "newer.fateloom"
    newer.write_bytes(made(9).data)
    code, said, err = run(capsys, "add", str(newer))
    assert (code, err) == (0, "") and f"Another version stays beside it: {key}" in said

    code, said, err = run(capsys, "list")
    assert (code, err) == (0, "")
    assert f"{key}  “" in said and "version 9" in said
    assert said.count("Certificate: proved") == 1

    code, said, err = run(capsys, "remove", key)
    assert (code, err) == (0, "") and "No longer offered" in said
    assert keys(shelf) == [made(9).pack.manifest.key]
    assert f"Removed, and kept for tables and records: {key}" in run(capsys, "list")[1]
    assert run(capsys, "remove", key)[0] == 2
    assert run(capsys, "remove", "--delete", key)[0] == 0
    assert "Removed" not in run(capsys, "list")[1]
    assert run(capsys, "remove", "nothing")[2].startswith("fateloom: There is no story “nothing”")


def test_a_proof_is_added_to_a_story_that_is_there(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    put(shelf, packing.pack(scenario("twotiles"), files("twotiles"), None, "x"))
    run(capsys, "add", str(SCENARIOS / "twotiles"), "--prove", "--jobs", "1")
    (kept,) = shelf.offered()[0]
    assert kept.manifest.certificate is not None


def test_how_to_play_what_was_added(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--story twotiles\n" in run(capsys, "add", str(SCENARIOS / "twotiles"))[1]
    other = tmp_path / "training.fateloom"
    story = replace(scenario("twotiles"), id="training")  # as one that comes with Fateloom
    other.write_bytes(packing.pack(story, {}, None, "x").data)
    assert "--story training@" in run(capsys, "add", str(other))[1]
    elsewhere = ("--data", str(tmp_path / "server"))
    assert "--story" not in run(capsys, "add", str(other), *elsewhere)[1]


def test_what_is_no_story_changes_nothing(
    shelf: Shelf, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.yaml").write_text("items: 1\n")
    (tmp_path / "damaged.fateloom").write_bytes(made().data[:-30])
    for source in ("missing.fateloom", "x.yaml", "damaged.fateloom"):
        code, said, err = run(capsys, "add", str(tmp_path / source))
        assert (code, said) == (2, "") and source in err
    assert run(capsys, "add", str(tmp_path))[0] == 1  # a folder with errors
    assert not shelf.folder.exists()


def test_damaged_files_are_named_in_the_list(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    put(shelf, made(1))
    (shelf.folder / "noise.fateloom").write_bytes(b"PK\x03\x04noise")
    code, said, err = run(capsys, "list")
    assert code == 0 and "twotiles@" in said
    assert "noise.fateloom is not a pack" in err


def test_another_data_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ("--data", str(tmp_path / "server"))
    run(capsys, "add", str(SCENARIOS / "twotiles"), *data)
    assert "twotiles@" in run(capsys, "list", *data)[1]
    assert "twotiles@" not in run(capsys, "list")[1]


def test_a_game_of_a_story_on_the_shelf_is_replayed_without_naming_it(
    shelf: Shelf, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(shelf, made(1))
    game = str(tmp_path / "game.jsonl")
    play = ("play", "--story", "twotiles", "--seats", "random", "--seed", "1", "--save", game)
    assert main(capsys, *play)[0] == 0
    assert made(1).pack.manifest.key in (tmp_path / "game.jsonl").read_text(encoding="utf-8")
    put(shelf, made(2))  # another version does not matter
    code, said, _ = main(capsys, "replay", game)
    assert code == 0
    assert main(capsys, "replay", game, "--story", keys(shelf)[0])[0] == 0
    (old,) = shelf.find(made(1).pack.manifest.key)
    shelf.remove(old)
    assert main(capsys, "replay", game)[:2] == (0, said)
    (old,) = shelf.find(made(1).pack.manifest.key, removed=True)
    shelf.delete(old)
    code, _, err = main(capsys, "replay", game)
    assert code == 2 and "is not on the shelf" in err


def test_a_path_comes_first_and_that_is_said(
    shelf: Shelf, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(shelf, made(1))
    (tmp_path / "here" / "twotiles").write_bytes(made(7).data)
    out = str(tmp_path / "cards.html")
    code, _, err = run(capsys, "cards", "twotiles", "-o", out)
    assert code == 0
    assert "“twotiles” is a path here, and that is used." in err and keys(shelf)[0] in err
    (tmp_path / "here" / "twotiles").unlink()
    assert run(capsys, "cards", "twotiles", "-o", out)[2] == ""


def test_a_name_that_means_several(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    one, other = made(1), packing.pack(replace(scenario("twotiles"), author="A"), {}, None, "x")
    put(shelf, one, other)
    for arguments in (("verify", "twotiles"), ("remove", "twotiles"), ("cards", "twotiles")):
        code, _, err = run(capsys, *arguments)
        assert code == 2 and "means several stories: twotiles@" in err
    assert len(keys(shelf)) == 2


def test_verified_from_the_shelf(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "add", str(SCENARIOS / "twotiles"), "--prove", "--jobs", "1")
    code, said, _ = run(capsys, "verify", "twotiles", "--jobs", "1")
    assert code == 0 and "with the same result" in said


def test_a_folder_of_that_name_is_no_pack(
    shelf: Shelf, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "here" / "twotiles").mkdir()
    code, _, err = run(capsys, "verify", "twotiles")
    assert code == 2
    assert "twotiles is not a pack" in err
    put(shelf, made())
    _, said, _ = run(capsys, "verify", "twotiles", "--jobs", "1")
    assert "is whole" in said
