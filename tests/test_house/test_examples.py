"""The examples in docstrings are true."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROMPT = re.compile(r"^ *>>> ", re.MULTILINE)
PUBLIC = {
    "fateloom.bots",
    "fateloom.core.errors",
    "fateloom.core.game",
    "fateloom.core.record",
    "fateloom.core.rng",
    "fateloom.core.undo",
    "fateloom.lab",
    "fateloom.lab.playtest",
    "fateloom.story",
    "fateloom.story.proof",
}


def with_examples(folder: Path, suffix: str) -> list[Path]:
    found = (path.relative_to(folder) for path in folder.rglob(f"*.{suffix}"))
    return sorted(path for path in found if PROMPT.search((folder / path).read_text("utf-8")))


MODULES = [
    ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    for path in with_examples(ROOT / "src", "py")
]


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some examples write files."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert not doctest.testmod(import_module(name)).failed


def test_what_is_public_has_examples() -> None:
    assert set(MODULES) >= PUBLIC
