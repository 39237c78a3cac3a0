"""What `./x test --fast` leaves out is long, and never all the tests of a room."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import fateloom

SRC = Path(fateloom.__file__).parents[1]
REACHED_THROUGH_OTHERS = {
    "__init__.py",
    "__main__.py",
    "arguments.py",
    "compare_command.py",
    "lab_commands.py",
    "lab_group.py",
    "story_commands.py",
    "upkeep_commands.py",
}
"""The last six through `cli`."""


@pytest.mark.thorough
def test_the_fast_tests_leave_no_room_out(fast_files: set[Path]) -> None:
    imported = set().union(*map(imports, fast_files))
    untested = {
        room
        for room in rooms(SRC / "fateloom")
        if not any(f"{name}.".startswith(f"{room}.") for name in imported)
    }
    assert untested == set()


def rooms(folder: Path) -> set[str]:
    """The packages below a folder, those in them, and the modules that stand beside them."""
    packages = {path.parent for deep in ("*", "*/*") for path in folder.glob(f"{deep}/__init__.py")}
    modules = {path for path in folder.glob("*.py") if path.name not in REACHED_THROUGH_OTHERS}
    return {".".join(path.relative_to(SRC).with_suffix("").parts) for path in packages | modules}


def imports(path: Path) -> set[str]:
    """The names of all that a file imports."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names
