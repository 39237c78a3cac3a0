"""The reports on the balance of the games: going on, and the command line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks import balance, hand_balance, realms_balance
from benchmarks.cells import Cells, Interrupted
from fateloom.lab.kept.folder import BadFolder
from fateloom.lab.kept.rows import Keeper

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize(
    "report", [realms_balance.report, hand_balance.report], ids=["realms", "hand"]
)
def test_a_report_goes_on_after_an_interruption(
    report: balance.Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = list(report(Cells(2, "random", 1)))
    run = Keeper.run
    cells = 0

    def interrupted(self: Keeper[object], *rest: object, **more: object) -> list[object]:
        nonlocal cells
        rows = run(self, *rest, **more)  # type: ignore[arg-type]
        cells += 1
        return rows[:1] if cells == 3 else rows

    kept = Cells(2, "random", 1, keep=tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(Keeper, "run", interrupted)
        with pytest.raises(Interrupted):
            list(report(kept))
    folders = sorted(tmp_path.iterdir())
    assert len(folders) == 3
    parts = [list(folder.glob("*.jsonl")) for folder in folders]
    assert list(report(kept)) == whole
    assert [list(folder.glob("*.jsonl")) for folder in folders] == parts
    with pytest.raises(BadFolder, match="seed 1 instead of 2"):
        list(report(Cells(2, "random", 2, keep=tmp_path)))


def test_what_the_command_line_refuses_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    for more, told in (
        (("--on", "mars"), "Games cannot be played on mars"),
        (("--bot", "gredy"), "gredy"),
        (("--keep", str(tmp_path / "file")), "cannot be written"),
        (("--games", "0"), "at least 1"),
    ):
        monkeypatch.setattr(sys, "argv", ["balance", "realms", "--games", "1", *more])
        with pytest.raises(SystemExit) as left:
            balance.main()
        assert told in str(left.value.code)
