"""`fateloom story`, as it is typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fateloom import cli
from fateloom.games.destinies.scenario.codec import load

from .folders import SCENARIOS, scenario


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        cli.main(["story", *arguments])
    out, err = capsys.readouterr()
    assert isinstance(left.value.code, int)
    return left.value.code, out, err


@pytest.mark.rule("PAIN-22")
def test_a_new_story_is_in_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "salt-road"
    assert run(capsys, "new", str(folder)) == (
        0,
        f"A story of two tiles is in {folder}. Check it with: fateloom story check {folder}\n",
        "",
    )
    code, out, _ = run(capsys, "check", str(folder))
    assert code == 0
    assert "has no errors" in out
    assert "id: salt-road\n" in (folder / "scenario.yaml").read_text(encoding="utf-8")


def test_the_keys_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "fields")
    assert (code, err) == (0, "")
    assert out.startswith("## file\n")
    assert "| `coins` | a number from 0 to 20 | The number of coins at the start" in out


# PROP-TXT-01, PROP-LEN-01
@pytest.mark.thorough
def test_a_new_story_passes_its_own_playtest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "salt-road"
    run(capsys, "new", str(folder))
    code, out, _ = run(capsys, "playtest", str(folder), "--games", "40", "--jobs", "1")
    assert (code, "✗" in out, "Never seen" in out) == (0, False, False), out


def test_what_is_wrong_is_said_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "tale"
    run(capsys, "new", str(folder))
    items = folder / "items.yaml"
    items.write_text(items.read_text().replace("number: 1", "number: one"))
    code, out, err = run(capsys, "check", str(folder))
    assert (code, err) == (1, "")
    assert out.splitlines()[:2] == [
        f"{items}:6:13 E102 expected a whole number, not a text",
        "One error.",
    ]
    assert run(capsys, "build", str(folder), "--out", str(tmp_path / "x.json"))[0] == 1
    assert not (tmp_path / "x.json").exists()
    assert run(capsys, "translate", str(folder), "de")[0] == 1


def test_an_author_cannot_write_on_the_screen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "scenario.yaml").write_text('scenario: {"\\e[2J": 1}\n')
    _, out, _ = run(capsys, "check", str(tmp_path))
    assert "\x1b" not in out


def test_build_writes_what_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "deep" / "x.json"
    assert run(capsys, "build", str(SCENARIOS / "everything"), "--out", str(out))[0] == 0
    assert load(json.loads(out.read_text(encoding="utf-8"))) == scenario("everything")


def test_schema_lies_in_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "tale"
    run(capsys, "new", str(folder))
    assert run(capsys, "schema", str(folder))[:2] == (
        0,
        f"The schema is in {folder / 'schema.json'}\n",
    )
    assert json.loads((folder / "schema.json").read_text())["properties"]["pois"]["description"]


def test_a_translation_begins_as_a_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "tale"
    run(capsys, "new", str(folder))
    assert run(capsys, "translate", str(folder), "de")[0] == 0
    to_do = folder / "i18n/de/to-do.yaml"
    assert run(capsys, "translate", str(folder), "de")[0] == 2
    assert run(capsys, "check", str(folder))[0] == 0
    text = to_do.read_text(encoding="utf-8")
    cut = text.index("pois.")
    to_do.rename(folder / "i18n/de/done.yaml").write_text(text[:cut], encoding="utf-8")
    assert run(capsys, "translate", str(folder), "de")[0] == 0
    assert to_do.read_text(encoding="utf-8") == text[cut:]


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("new", "Not An Id"), "hyphens"),
        (("new", "."), "."),
        (("new", "file"), "already"),
        (("new", "file/inner"), "written"),
        (("check",), "FOLDER"),
        (("schema", "here", "--out", "file/x.json"), "written"),
        (("build", "here"), "--out"),
        (("translate", "here", "Deutsch!"), "Deutsch!"),
        (("chekc", "here"), "check"),
    ],
    ids=" ".join,
)
def test_wrong_input_is_one_sentence(
    arguments: tuple[str, ...],
    hint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("fateloom: ") and err.count("\n") == 1
    assert hint in err
