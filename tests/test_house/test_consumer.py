"""Programs that use the installed package pass their own type checker."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)

CONSUMER = """
from typing import Any, assert_type

import fateloom
from fateloom import Game, games
from fateloom.games import registry

assert_type(fateloom.games["destiny"], Game[Any, Any])
assert_type(list(games), list[str])
assert_type("destiny" in games, bool)
assert_type(registry["destiny"], Game[Any, Any])
"""


def blocks(page: str) -> list[str]:
    return BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))


def type_checked(program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Check a program in a folder of its own, which knows nothing of our configuration."""
    (folder / "program.py").write_text(program, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "program.py"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.thorough
def test_the_registry_has_types_for_others(tmp_path: Path) -> None:
    done = type_checked(
        "\n".join([CONSUMER, *blocks("README.md"), *blocks("docs/index.md")]), tmp_path
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.thorough
def test_a_wrong_use_is_found(tmp_path: Path) -> None:
    """The package is typed for others: `py.typed` is there, and `games` is not `Any`."""
    done = type_checked('import fateloom\n\nfateloom.games["destiny"].nothing\n', tmp_path)
    assert '"Game[Any, Any]" has no attribute "nothing"' in done.stdout
