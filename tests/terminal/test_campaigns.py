"""Campaigns in a terminal: a later part goes on from the file of an earlier one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fateloom import cli
from fateloom.core.record import Record
from fateloom.games.destinies.scenario.shelf import Shelf
from fateloom.story import packing
from tests.campaigns import FIRST, SECOND, stories

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both stories are on the user's shelf."""
    data = tmp_path / "data"
    monkeypatch.setattr("fateloom.terminal.stories.user_data_path", lambda *_: data)
    monkeypatch.setattr("fateloom.terminal.saves.user_data_path", lambda *_: data)
    for story in stories():
        made = packing.pack(story, {}, None, "story.fateloom")
        Shelf(data / "stories").add(made.data, made.pack.manifest.digest)


def play(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as left:
        cli.main(["play", "--seats", "greedy", *arguments])
    out, err = capsys.readouterr()
    return left.value.code, out, err


@pytest.mark.thorough
@pytest.mark.rule("DST-SCN-03", "DST-SCN-13")
def test_a_part_goes_on_from_the_file_of_an_earlier_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    code, out, _ = play(capsys, "--story", FIRST, "--save", str(first))
    assert code == 0
    # A long path is broken at the end of a line.
    assert f"fateloomplay--after{first}" in "".join(out.split())
    code, out, _ = play(capsys, "--story", SECOND, "--after", str(first), "--save", str(second))
    assert code == 0
    (chapter,) = Record.loads(second.read_text(encoding="utf-8")).chapters
    assert chapter.part == 1
    record = Record.loads(second.read_text(encoding="utf-8"))
    facts = {name: record.options[f"fact-{name}"] for name in chapter.facts}
    assert facts == chapter.facts


@pytest.mark.thorough
def test_what_no_campaign_follows_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = tmp_path / "one.jsonl"
    play(capsys, "--story", FIRST, "--save", str(first))
    code, _, err = play(capsys, "--after", str(first))
    assert (code, "not a part" in err) == (2, True), err
    code, _, err = play(capsys, "--after", str(first), "--story", FIRST)
    assert (code, "already" in err) == (2, True), err
    code, _, err = play(capsys, "--after", str(first), "--load", str(first))
    assert (code, "--after" in err) == (2, True), err
    alone = tmp_path / "alone.jsonl"
    play(capsys, "destinies", "--option", "scenario=training", "--save", str(alone))
    code, _, err = play(capsys, "--after", str(alone))
    assert (code, "stands alone" in err) == (2, True), err
