"""The driver that measures live tables runs, small; what it measures is no test's business."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest

from benchmarks import __main__ as bench

SMALL = ["live", "--tables=4", "--every=0.5", "--seconds=1.5", "--full=1", "--bots=1"]


def main(arguments: Sequence[str]) -> None:
    """Run it in a thread of its own: that of the tests may have a running loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(bench.main, arguments).result()


@pytest.mark.thorough
def test_live_tables_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    main(SMALL)
    told = capsys.readouterr().out
    assert "16 seats at 4 tables, 1 process(es)" in told
    assert "paced: 12 choices" in told
    assert "saturated" in told


@pytest.mark.thorough
@pytest.mark.postgres
def test_two_processes_share_the_tables(capsys: pytest.CaptureFixture[str]) -> None:
    main([*SMALL, "--processes=2", "--games", "realms"])
    assert "2 process(es)" in capsys.readouterr().out


def test_a_driver_that_may_not_open_so_many_files() -> None:
    with pytest.raises(SystemExit, match="files must be open at once"):
        main(["live", "--tables=1000000000"])
