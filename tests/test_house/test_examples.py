"""The examples in docstrings and on the pages of the documentation are true."""

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
PAGES = with_examples(ROOT / "docs", "md")


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some examples write files."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert not doctest.testmod(import_module(name)).failed


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_the_examples_of_a_page_are_true(page: Path) -> None:
    path = str(ROOT / "docs" / page)
    assert not doctest.testfile(path, module_relative=False, encoding="utf-8").failed


def test_what_is_public_has_examples() -> None:
    assert set(MODULES) >= PUBLIC


def test_the_reference_shows_what_is_public() -> None:
    pages = "".join(page.read_text("utf-8") for page in (ROOT / "docs/api").glob("*.md"))
    shown = set(re.findall(r"^::: (\S+)$", pages, re.MULTILINE))
    assert shown >= PUBLIC
    for name in shown:
        assert import_module(name).__doc__
