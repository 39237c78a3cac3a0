"""`lab compare` and `story playtest` with `--keep`: killed or interrupted, they go on where they
stopped, and end as if they had not been."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from shutil import copytree

import pytest

from tests.lab.playtest.conftest import TRAINING
from tests.test_cli import run

DRIVER = """
import sys
from fateloom.lab.kept import folder
folder.PART_SECONDS = 0.1
from fateloom.cli import main
sys.exit(main())
"""
"""The command, which writes parts more often than it usually does."""
CHANGE = "game: destiny\nnumbers: {cards: {King: {adds: 4}}}\noptions: {goal: 3}\n"
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="sends signals to a group of processes")


def started(arguments: tuple[str, ...]) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", DRIVER, *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, start_new_session=True)


def stopped(arguments: tuple[str, ...], folder: Path, how: signal.Signals) -> tuple[int, str]:
    """Start a command and stop it when it has added games to a folder; its exit code and output."""
    before = len(list(folder.glob("*.jsonl")))
    process = started(arguments)
    limit = time.monotonic() + 60
    while len(list(folder.glob("*.jsonl"))) == before and process.poll() is None:
        assert time.monotonic() < limit
        time.sleep(0.01)
    if how == signal.SIGKILL:
        os.killpg(process.pid, how)
    else:
        process.send_signal(how)
    out, error = process.communicate(timeout=120)
    return process.returncode, (out + error).decode()


def finished(arguments: tuple[str, ...]) -> tuple[int, bytes]:
    process = started(arguments)
    out, _ = process.communicate(timeout=200)
    return process.returncode, out


def comparing(folder: Path, keep: str, *more: str) -> tuple[str, ...]:
    change = folder / "change.yaml"
    change.write_text(CHANGE)
    asked = ("--change", str(change), "--games", "12", "--keep-going", "--json", "--jobs", "1")
    return ("lab", "compare", *asked, "--seed", "Wend", "--keep", str(folder / keep), *more)


@POSIX
@pytest.mark.thorough
def test_a_comparison_that_was_killed_and_interrupted_ends_the_same(tmp_path: Path) -> None:
    cut = comparing(tmp_path, "cut")
    assert stopped(cut, tmp_path / "cut", signal.SIGKILL)[0] == -signal.SIGKILL
    code, told = stopped(cut, tmp_path / "cut", signal.SIGINT)
    assert code == 130
    assert "The same command goes on where it stopped." in told
    code, out = finished(cut)
    assert (code, out) == finished(comparing(tmp_path, "whole"))
    assert code == 0
    assert b'"seconds": null' in out
    parts = sorted((tmp_path / "cut").glob("*.jsonl"))
    assert finished((*cut, "--about", "wins seat 0"))[0] == 0  # another question, the same games
    assert sorted((tmp_path / "cut").glob("*.jsonl")) == parts


@pytest.mark.thorough
def test_a_comparison_of_other_games_says_what_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, *comparing(tmp_path, "k", "--games", "2"))[0] == 0
    for more, told in (
        (("--seed", "2"), "with seed 1115002518692076156 instead of 2"),
        (("--seats", "random,random"), "with bots greedy,greedy,greedy instead of random,random"),
        (("--option", "laying=together"), "options.laying turns instead of together"),
    ):
        code, _, text = run(capsys, *comparing(tmp_path, "k", *more))
        assert code == 2
        assert f"{tmp_path / 'k'} keeps other games" in text
        assert told in text
    changed = comparing(tmp_path, "k")
    (tmp_path / "change.yaml").write_text(CHANGE.replace("adds: 4", "adds: 5"))
    code, _, text = run(capsys, *changed)
    assert code == 2
    assert "numbers.cards.King.adds 4 instead of 5" in text


def playtesting(folder: Path, keep: str, *more: str, story: Path = TRAINING) -> tuple[str, ...]:
    page = folder / f"{keep}.html"
    asked = ("--games", "8", "--jobs", "1", "--seats", "greedy", "--out", str(page))
    return ("story", "playtest", str(story), *asked, "--keep", str(folder / keep), *more)


@POSIX
@pytest.mark.slow
def test_a_playtest_that_was_killed_and_interrupted_ends_the_same(tmp_path: Path) -> None:
    cut = playtesting(tmp_path, "cut")
    assert stopped(cut, tmp_path / "cut", signal.SIGKILL)[0] == -signal.SIGKILL
    code, told = stopped(cut, tmp_path / "cut", signal.SIGINT)
    assert code == 130
    assert "The same command goes on where it stopped." in told
    searches = tmp_path / "cut/searches"
    assert stopped(cut, searches, signal.SIGKILL)[0] == -signal.SIGKILL
    code, told = stopped(cut, searches, signal.SIGINT)
    assert code == 130
    ends = [finished(cut), finished(playtesting(tmp_path, "whole"))]
    assert ends[0][1].replace(b"cut", b"whole") == ends[1][1]
    assert ends[0][0] == ends[1][0] != 130
    pages = [(tmp_path / f"{name}.html").read_text() for name in ("cut", "whole")]
    assert pages[0].replace("cut-games", "whole-games") == pages[1]
    games = [sorted((tmp_path / f"{name}-games").iterdir()) for name in ("cut", "whole")]
    assert games[0]
    assert [(each.name, each.read_bytes()) for each in games[0]] == [
        (each.name, each.read_bytes()) for each in games[1]
    ]


@pytest.mark.thorough
def test_a_playtest_of_another_story_says_what_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story = copytree(TRAINING, tmp_path / "training")
    few = ("--games", "1", "--no-search")
    run(capsys, *playtesting(tmp_path, "k", *few, story=story))
    for more, told in (
        (("--seed", "2"), "seed 0 instead of 2"),
        (("--games", "2"), "games 1 instead of 2"),
        (("--seats", "hostile"), "tables explorer:greedy instead of explorer:hostile"),
    ):
        code, _, text = run(capsys, *playtesting(tmp_path, "k", *few, *more, story=story))
        assert code == 2
        assert told in text
    file = story / "events.yaml"
    file.write_text(file.read_text().replace("coins +1]", "coins +2]", 1))
    code, _, text = run(capsys, *playtesting(tmp_path, "k", *few, story=story))
    assert code == 2
    assert "digest" in text
