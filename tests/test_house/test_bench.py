"""The benchmark runs; what it measures is no test's business."""

from __future__ import annotations

import pytest

from benchmarks.__main__ import main


def test_bench_runs(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--rounds", "1", "--games-a-round", "1"])
    assert "destiny: decision" in capsys.readouterr().out
