"""Who may know whom, and that the games need nothing but Python."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
PURE = sorted(
    path
    for room in ("core", "games", "bots", "table", "offline")
    for path in (SRC / "fateloom" / room).rglob("*.py")
)


def test_nothing_points_back() -> None:
    """The contracts are in pyproject.toml, under tool.importlinter."""
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(SRC)))
def test_what_runs_in_a_browser_imports_the_standard_library_only(path: Path) -> None:
    allowed = sys.stdlib_module_names | {"fateloom"}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                modules = [alias.name for alias in names]
            case ast.ImportFrom(module=str(module), level=0):
                modules = [module]
            case _:
                continue
        for module in modules:
            assert module.split(".")[0] in allowed, f"line {node.lineno}: {module}"


def test_games_play_on_the_standard_library_alone() -> None:
    """Without site-packages, as in a browser under Pyodide."""
    program = f"""
import random, sys
sys.path.insert(0, {str(SRC)!r})
import fateloom
for name in fateloom.games:
    game = fateloom.games[name]
    state = game.new(seed=1, seats=max(game.seat_counts))
    chance = random.Random(1)
    while state.outcome is None:
        seat = chance.choice(state.waiting)
        state.apply(seat, chance.choice(state.legal(seat)))
    print(name, state.outcome)
"""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
