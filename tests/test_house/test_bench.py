"""The benchmark runs, and plays nothing twice; what it measures is no test's business."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from benchmarks.__main__ import main
from fateloom.games import registry


def test_bench_runs(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--rounds", "1", "--games-a-round", "1"])
    said = capsys.readouterr().out
    for name in registry:
        assert f"{name}: decision" in said
        assert f"{name}: a game of greedy bots" in said


@pytest.mark.parametrize("name", registry)
def test_no_game_is_played_twice(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games keep what they have worked out: the same again costs less than it ever does else."""
    begun: Counter[int] = Counter()
    kind = type(registry[name])
    new = kind.new

    def counted(self: Any, *, seed: int, **more: Any) -> Any:
        begun[seed] += 1
        return new(self, seed=seed, **more)

    monkeypatch.setattr(kind, "new", counted)
    main(["--rounds", "2", "--games-a-round", "2", name])
    assert len(begun) > 20
    assert max(begun.values()) == 1
