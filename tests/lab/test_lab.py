from __future__ import annotations

import json
import os
import signal
from dataclasses import replace
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from fateloom.bots import Bot, bot
from fateloom.core.errors import InvalidSetup
from fateloom.core.standstill import LIMIT
from fateloom.games import registry
from fateloom.lab import Run, check, play, print_report, save, seed_of, simulate, summarise
from fateloom.lab.files import CannotSave
from fateloom.lab.report import Z, percentile, wilson

DESTINY = registry["destiny"]
RANDOM = bot("random")


def run(games: int = 12, **more: Any) -> Run:
    return simulate(DESTINY, [RANDOM, RANDOM, RANDOM], games, seed=4, **more)


@pytest.mark.thorough
def test_the_same_run_gives_the_same_rows_whatever_the_number_of_jobs() -> None:
    alone = run(40)
    assert alone == run(40, jobs=2) == run(40, jobs=3)
    assert [row.index for row in alone.rows] == list(range(40))
    assert alone.complete


@pytest.mark.thorough
def test_a_longer_run_begins_with_the_shorter_one() -> None:
    assert run(12).rows == run(20).rows[:12]
    assert run(12).rows != simulate(DESTINY, [RANDOM] * 3, 12, seed=5).rows


def test_seeds_never_change() -> None:
    assert seed_of(0, 0) == 2993405329634522
    assert all(seed_of(seed, 3) < 1 << 53 for seed in range(100))
    assert len({seed_of(seed, index) for seed in range(50) for index in range(50)}) == 2500


def test_a_row_tells_how_its_game_ended() -> None:
    row = play(DESTINY, [RANDOM] * 3, 5, 4, {"goal": 3})
    assert row.index == 5
    assert row.seed == seed_of(4, 5)
    (winner,) = row.winners
    assert row.players[winner]["points"] >= 3  # type: ignore[operator]
    assert all(isinstance(player["identity"], str) for player in row.players)
    assert row.round is not None
    assert row.choices > row.round
    assert row.reason == "goal"


def test_blind_bots_get_no_view_and_seeing_ones_their_own() -> None:
    views: list[Any] = []

    def choose(game: Any, view: Any, legal: Any, rng: Random) -> Any:
        views.append(view)
        return legal[int(rng.random() * len(legal))]

    play(DESTINY, [Bot("blind", False, choose)] * 2, 0, 1, {})
    assert set(views) == {None}
    views.clear()
    play(DESTINY, [Bot("seeing", True, choose), RANDOM], 0, 1, {})
    assert {view.seat for view in views} == {0}


def test_a_bot_that_gets_nowhere_holds_up_no_run() -> None:
    made: list[str] = []

    def restless(game: Any, view: Any, legal: Any, rng: Random) -> Any:
        made.append(legal[0].text)
        return legal[0]

    row = play(DESTINY, [Bot("restless", False, restless), bot("greedy")], 0, 1, {"goal": 3})
    assert row.reason == "goal"
    assert row.choices > len(made) > LIMIT


def test_wrong_wishes_are_refused_before_anything_is_played() -> None:
    for seats, games, more in (
        (1, 5, {}),
        (7, 5, {}),
        (2, 0, {}),
        (2, 5, {"jobs": 0}),
        (2, 5, {"options": {"goal": 9}}),
        (2, 5, {"options": {"gaol": 5}}),
    ):
        with pytest.raises(InvalidSetup):
            simulate(DESTINY, [RANDOM] * seats, games, **more)


@pytest.mark.thorough
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_keeps_what_is_done(jobs: int) -> None:
    before = signal.getsignal(signal.SIGINT)
    stopped = 0

    def once(done: int, total: int) -> None:
        nonlocal stopped
        if not stopped and done >= 20:
            stopped = done
            os.kill(os.getpid(), signal.SIGINT)

    partial = run(5000, jobs=jobs, progress=once)
    assert signal.getsignal(signal.SIGINT) is before
    assert 20 <= len(partial.rows) < 5000
    assert not partial.complete
    whole = {row.index: row for row in run(max(row.index for row in partial.rows) + 1).rows}
    assert all(row == whole[row.index] for row in partial.rows)


def test_progress_goes_up_to_the_end() -> None:
    seen: list[tuple[int, int]] = []
    run(9, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(done, 9) for done in range(1, 10)]


# --- numbers ----------------------------------------------------------------------------


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (5, 10), (10, 10), (333, 1000), (1.5, 4)])
def test_wilson_gives_the_shares_that_lie_z_deviations_from_what_was_seen(
    wins: float, games: int
) -> None:
    seen = wins / games
    low, high = wilson(wins, games)
    assert 0 <= low <= high <= 1
    assert low - 1e-12 <= seen <= high + 1e-12
    for bound in (low, high):
        if 1e-9 < bound < 1 - 1e-9:
            assert abs(seen - bound) == pytest.approx(Z * sqrt(bound * (1 - bound) / games))


def test_wilson_of_no_wins() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, Z * Z / (10 + Z * Z)))


def test_wilson_of_nothing_is_everything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_percentiles() -> None:
    assert [percentile(range(1, 11), percent) for percent in (0, 10, 50, 90, 100)] == [
        1, 1, 5, 9, 10,
    ]  # fmt: skip
    assert percentile([4], 90) == 4


def test_shared_victories_are_shared_out() -> None:
    row = run(1).rows[0]
    rows = (replace(row, winners=(0,)), replace(row, winners=(0, 2), index=1))
    summary = summarise(replace(run(1), games=2, rows=rows))
    assert [seat["wins"] for seat in summary["seats"]] == [1.5, 0.0, 0.5]
    assert summary["shared"] == 0.5
    assert sum(seat["rate"] for seat in summary["seats"]) == pytest.approx(1)


def test_the_summary_adds_up() -> None:
    summary = summarise(run(60))
    assert sum(seat["wins"] for seat in summary["seats"]) == pytest.approx(60)
    assert sum(each["games"] for each in summary["facts"]["identity"]) == 180
    assert sum(each["wins"] for each in summary["facts"]["identity"]) == pytest.approx(60)
    assert summary["reasons"] == {"goal": 60}
    rounds = summary["rounds"]
    assert rounds["least"] <= rounds["p10"] <= rounds["median"] <= rounds["p90"] <= rounds["most"]
    assert {each["name"] for each in summary["bots"]} == {"random"}


def report(of: Run) -> str:
    console = Console(width=80, record=True, file=Path(os.devnull).open("w"))  # noqa: SIM115
    with console.file:
        print_report(of, console)
    return console.export_text()


def test_who_plays_alone_is_counted_by_how_it_ends() -> None:
    alone = simulate(registry["hand"], [RANDOM], 30, seed=4, options={"boss": "sythra"})
    assert all(row.winners == (0,) or row.reason != "won" for row in alone.rows)
    assert {row.round for row in alone.rows} <= {1, 2, 3, 4}
    summary = summarise(alone)
    assert set(summary["facts"]) == {"hero"}
    assert sum(each["games"] for each in summary["facts"]["hero"]) == 30
    assert sum(summary["reasons"].values()) == 30
    text = report(alone)
    assert "Wins by hero" in text
    assert "waves" in text
    assert "Results: lost" in text
    assert "Shared" not in text


def test_the_report_fits_and_names_every_identity() -> None:
    text = report(replace(run(40), games=50))
    assert "Stopped after 40 of 50 games." in text
    assert "95 % interval" in text
    assert "0 random" in text
    assert max(map(len, text.splitlines())) <= 80


# --- files ------------------------------------------------------------------------------


def test_json_holds_summary_and_rows(tmp_path: Path) -> None:
    made = run(8)
    save(made, tmp_path / "run.json")
    data = json.loads((tmp_path / "run.json").read_text(encoding="utf-8"))
    assert data["bots"] == ["random"] * 3
    assert data["options"] == {"goal": 5, "laying": "turns"}
    assert data["complete"] is True
    assert [row["seed"] for row in data["rows"]] == [row.seed for row in made.rows]
    assert data["summary"]["played"] == 8
    assert [path.name for path in tmp_path.iterdir()] == ["run.json"]


def test_files_that_cannot_be_are_refused_early(tmp_path: Path) -> None:
    def code(path: Path) -> str:
        with pytest.raises(CannotSave) as refused:
            check(path)
        return refused.value.code

    assert code(tmp_path / "run.csv") == "file-suffix"
    assert code(tmp_path / "no" / "run.json") == "cannot-write"
    (tmp_path / "folder.json").mkdir()
    assert code(tmp_path / "folder.json") == "cannot-write"
    check(tmp_path / "run.json")


def test_a_disk_that_fails_leaves_no_half_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(json, "dump", fail)
    with pytest.raises(CannotSave):
        save(run(2), tmp_path / "run.json")
    assert list(tmp_path.iterdir()) == []
