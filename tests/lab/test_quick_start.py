"""The quick starts: ten lines each, and each line runs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pyarrow")

PAGE = Path(__file__).parents[2] / "docs/lab/quick-start.md"
WRITTEN = {
    "designer": {"runs", "runs.html", "gorvane.yaml"},
    "researcher": {"mine.py", "ladder", "ladder.html", "game.jsonl"},
    "teacher": {"class.jsonl"},
}
"""What the lines for each reader leave in their folder."""


def lines_for(reader: str) -> str:
    section = PAGE.read_text(encoding="utf-8").partition(f"## For a {reader}\n")[2]
    found = re.search(r"^```sh\n(.*?)^```$", section.partition("\n## ")[0], re.DOTALL | re.M)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("reader", WRITTEN)
def test_a_quick_start_has_ten_lines(reader: str) -> None:
    assert len(lines_for(reader).splitlines()) <= 10


@pytest.mark.thorough
@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize("reader", WRITTEN)
def test_its_lines_run(reader: str, tmp_path: Path) -> None:
    scripts = Path(sys.executable).parent
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", lines_for(reader)],
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{scripts}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert {each.name for each in tmp_path.iterdir()} == WRITTEN[reader]
    if reader == "designer":
        assert "wins seat 0 rose by" in done.stdout
