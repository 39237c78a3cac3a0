"""Ladders whose games are kept: the same results, and going on."""

from __future__ import annotations

import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest

from fateloom.bots import bot
from fateloom.core.errors import FateloomError
from fateloom.games import registry
from fateloom.lab import round_robin, tournament
from fateloom.lab.datasets import BadDataset, Dataset, round_robin_into
from fateloom.lab.engines.engine import ClusterRefusal

pytest.importorskip("pyarrow")

DESTINY = registry["destiny"]
BOTS = [replace(bot("random"), name=name) for name in ("a", "b", "c")]
GOAL = {"goal": 3}


@pytest.mark.parametrize(("seats", "games"), [(2, 5), (3, 2)])
def test_a_kept_ladder_is_the_same(tmp_path: Path, seats: int, games: int) -> None:
    plan = tournament(DESTINY, BOTS, seats, 4, GOAL)
    ladder, added = round_robin_into(tmp_path / "l", plan, games)
    assert added == 3 * games
    assert ladder == round_robin(DESTINY, BOTS, games, seats=seats, seed=4, options=GOAL)
    assert round_robin_into(tmp_path / "l", plan, games) == (ladder, 0)


def test_it_goes_on_with_more_games_bots_and_seats(tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        if done == 3:
            os.kill(os.getpid(), signal.SIGINT)

    folder = tmp_path / "l"
    plan = tournament(DESTINY, BOTS[:2], 2, 4, GOAL)
    ladder, added = round_robin_into(folder, plan, 4, progress=stop)
    assert (added, ladder.complete) == (3, False)
    assert round_robin_into(folder, plan, 4)[1] == 1
    assert round_robin_into(folder, plan, 6)[1] == 2
    more = tournament(DESTINY, BOTS, 2, 4, GOAL)
    ladder, added = round_robin_into(folder, more, 6)
    assert added == 12
    assert ladder == round_robin(DESTINY, BOTS, 6, seed=4, options=GOAL)
    assert round_robin_into(folder, tournament(DESTINY, BOTS[:2], 3, 4, GOAL), 3)[1] == 3
    assert sorted(each.name for each in folder.iterdir()) == ["2-seats", "3-seats"]


def test_each_pair_and_seat_is_a_dataset(tmp_path: Path) -> None:
    plan = tournament(DESTINY, BOTS[:2], 2, 4, GOAL)
    round_robin_into(tmp_path / "l", plan, 5)
    first, second = (Dataset.load(tmp_path / "l/2-seats/b-a" / place) for place in "01")
    assert (first.manifest.bots, first.indices()) == (("b", "a"), [0, 1, 2])
    assert (second.manifest.bots, second.indices()) == (("a", "b"), [0, 1])


def test_other_games_and_foreign_folders_are_refused(tmp_path: Path) -> None:
    plan = tournament(DESTINY, BOTS[:2], 2, 4, GOAL)
    round_robin_into(tmp_path / "l", plan, 4)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/letter.txt").write_text("")
    (tmp_path / "file").write_text("")
    other = tournament(DESTINY, BOTS[:2], 2, 5, GOAL)
    for place, code in (
        ("l", "dataset-other"),
        ("mine", "ladder-foreign"),
        ("file", "cannot-write"),
        ("no/l", "cannot-write"),
    ):
        with pytest.raises(BadDataset) as refused:
            round_robin_into(tmp_path / place, other, 4)
        assert refused.value.code == code
    assert [each.name for each in (tmp_path / "mine").iterdir()] == ["letter.txt"]
    with pytest.raises(BadDataset) as refused:
        round_robin_into(tmp_path / "l", plan, 2)
    assert refused.value.code == "ladder-longer"
    assert round_robin_into(tmp_path / "l", plan, 4)[1] == 0


def test_an_error_before_the_first_game_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise ClusterRefusal("cluster-gone")

    monkeypatch.setattr("fateloom.lab.datasets.ladder.play_plan", refuse)
    with pytest.raises(FateloomError):
        round_robin_into(tmp_path / "l", tournament(DESTINY, BOTS, 3, 4, GOAL), 4)
    assert list(tmp_path.iterdir()) == []
