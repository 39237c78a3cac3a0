"""The benchmark runs, and plays nothing twice; what it measures is no test's business."""

from __future__ import annotations

import gc
from collections import Counter
from typing import Any

import pytest

from benchmarks import stories
from benchmarks.__main__ import main
from benchmarks.measure import Line
from fateloom.games import registry

pytestmark = pytest.mark.thorough


@pytest.fixture(autouse=True)
def _spare_the_collector() -> None:
    """Each line begins with a collection: keep it from all that earlier tests have left."""
    gc.freeze()


@pytest.mark.parametrize("name", registry)
def test_a_game_is_measured_and_never_played_twice(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Games keep what they have worked out: the same again costs less than it ever does else."""
    # How long stories of full size take is what the benchmark is for.
    monkeypatch.setattr(stories, "FACTS", 600)
    monkeypatch.setattr(stories, "EVENTS", 180)
    begun: Counter[int] = Counter()
    kind = type(registry[name])
    new = kind.new

    def counted(self: Any, *, seed: int, **more: Any) -> Any:
        begun[seed] += 1
        return new(self, seed=seed, **more)

    monkeypatch.setattr(kind, "new", counted)
    main(["--rounds", "1", "--games-a-round", "2", name])
    del begun[0]  # only options are checked with it
    assert len(begun) > 20
    assert max(begun.values()) == 1
    said = capsys.readouterr().out
    assert f"{name}: decision" in said
    assert f"{name} in 64 tables: decision" in said
    assert f"{name}: a game of greedy bots" in said


def test_all_games_are_measured_unless_some_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("benchmarks.play.lines", lambda game, _, __: [Line(game.name, lambda: 1)])
    monkeypatch.setattr("benchmarks.vector.lines", lambda *_: [])
    monkeypatch.setattr("benchmarks.openspiel.lines", lambda *_: [])
    monkeypatch.setattr("benchmarks.stories.lines", list)
    main(["--rounds", "1"])
    said = capsys.readouterr().out
    assert all(name in said for name in registry)
