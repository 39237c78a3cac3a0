"""Who may know whom, that nothing imports in a circle, and that games need nothing but Python."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any

import grimp
import pytest

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
CLIENT = ROOT / "frontend/src"
GENERATED = frozenset({CLIENT / "lib/protocol", CLIENT / "preview/protocol"})
"""The types of the protocols, which a fresh clone lacks; they import nothing."""
DATA = frozenset(
    {"cards", "components", "events", "frames", "moves", "numbers", "phases", "scenario", "tracks"}
)
"""What the position of a game may know of it: modules and folders that hold data, not rules."""
PURE = sorted(
    path
    for room in ("core", "games", "bots", "table", "offline")
    for path in (SRC / "fateloom" / room).rglob("*.py")
    # What a game looks like in the terminal stands in its folder, and is loaded by the terminal.
    if room != "games" or "terminal" not in (path.stem, path.parent.name)
)


def test_nothing_points_back() -> None:
    """The contracts are in pyproject.toml, under tool.importlinter."""
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def imports() -> dict[str, set[str]]:
    """By module of fateloom: the modules that it imports, for types too."""
    graph = grimp.build_graph("fateloom", exclude_type_checking_imports=False, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def circle(imports: dict[Any, set[Any]]) -> list[Any]:
    """A circle among imports, from a module back to itself; empty if there is none."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_module_imports_in_a_circle(imports: dict[str, set[str]]) -> None:
    """The contract knows circles among siblings; here packages and what is in them count too."""
    assert not circle(imports)


def test_no_module_of_the_client_imports_in_a_circle() -> None:
    """A worker that is started by its address (`new URL(...)`) is a program of its own."""
    places = (CLIENT, *(SRC / "fateloom/games").glob("*/board"))
    ends = ("ts", "svelte")
    paths = {path for place in places for end in ends for path in place.rglob(f"*.{end}")}
    found = {path: set(_imported(path, paths)) for path in paths}
    assert len(found) > 300 and sum(map(len, found.values())) > 1000, "imports are read"
    names = [str(path.relative_to(ROOT)) for path in circle(found)]
    assert not names


_IMPORT = re.compile(
    r"""(?:\bfrom|\bimport|\bimport\()\s*["'](?P<module>(?:\.|\$lib/|\$table/)[^"'?]*)["'?]"""
)


def _imported(path: Path, paths: set[Path]) -> Iterator[Path]:
    for found in _IMPORT.finditer(path.read_text(encoding="utf-8")):
        name = found["module"]
        base = CLIENT if name.startswith("$") else path.parent
        target = Path(os.path.normpath(base / name.removeprefix("$")))
        ends = ("", ".ts", ".svelte.ts", "/index.ts")
        known = [each for end in ends if (each := Path(f"{target}{end}")) in paths]
        if known:
            yield known[0]
        else:
            assert target in GENERATED or target.is_file(), f"{path}: {name}"


def test_a_position_knows_no_rules(imports: dict[str, set[str]]) -> None:
    """Of its game, a position imports data alone, and what data imports."""
    positions = [module for module in imports if re.search(r"\.games\.\w+\.position$", module)]
    assert positions
    for position in positions:
        game = position.removesuffix("position")
        known: list[str] = [position]
        found: set[str] = set()
        while known:
            new = {each for each in imports[known.pop()] if each.startswith(game)} - found
            known += new
            found |= new
        assert {each.removeprefix(game).split(".")[0] for each in found} <= DATA, position


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
            assert not re.match(r"fateloom\.(games\.\w+\.)?terminal\b", module), module


@pytest.mark.thorough
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
