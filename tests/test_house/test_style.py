"""Words that docs/style.md rules out appear in nothing that people read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLACES = (
    "src/fateloom",
    "frontend/src",
    "docs",
    "tests",
    "benchmarks",
    "compiling",
    "examples",
    ".",
)
KINDS = {".ftl", ".md", ".py", ".svelte", ".ts", ".yaml"}
NOT_OURS = {"stories", "scenarios", "web", "de", "node_modules", "api"}
"""Folders with prose of the stories, generated files, and German texts."""
EXCEPT = {"docs/style.md", "tests/test_house/test_style.py"}
RULED_OUT = (
    r"whoever",
    r"whomever",
    r"anew",
    r"hitherto",
    r"thereby",
    r"befell",
    r"so many [^.]* at most",
    r"is told of",
    r"nobody but",
    r"none but",
    r"in one's own person",
)
IDENTIFIERS = (
    "deals-anew",
    "`anew`",
    '"anew"',
    "arrive nell moor anew",
    "arrive sib hill anew",
    "{tile.id} anew",
)
"""Names in records and the words of an author's intervention; they do not change."""
PATTERN = re.compile(rf"(?<![a-z])({'|'.join(RULED_OUT)})(?![a-z])", re.IGNORECASE)


def texts() -> Iterator[Path]:
    for place in PLACES:
        folder = ROOT / place
        for path in folder.glob("*") if place == "." else folder.rglob("*"):
            parts = path.relative_to(ROOT)
            ours = not NOT_OURS & set(parts.parts) and parts.as_posix() not in EXCEPT
            if ours and path.suffix in KINDS:
                yield path


def found(text: str) -> list[str]:
    for identifier in IDENTIFIERS:
        text = text.replace(identifier, "")
    text = text.replace("_", " ")  # names of tests are sentences, too
    return [match.group() for match in PATTERN.finditer(text)]


@pytest.mark.thorough
def test_no_text_uses_words_that_are_ruled_out() -> None:
    wrong = {
        str(path.relative_to(ROOT)): words
        for path in texts()
        if (words := found(path.read_text(encoding="utf-8")))
    }
    assert wrong == {}


@pytest.mark.parametrize(
    "text", ["Whoever leaves is out.", "So many seconds it waits at most.", "It is dealt anew."]
)
def test_they_are_found(text: str) -> None:
    assert found(text)
