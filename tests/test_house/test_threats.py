"""Every promise of the threat model names tests that there are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/threats.md").read_text(encoding="utf-8")


def test_every_promise_has_a_test() -> None:
    promises = TEXT.partition("## Promises")[2].partition("## Not promised")[0]
    rows = re.findall(r"^\| (?!promise |---)(.+) \|$", promises, re.M)
    assert len(rows) > 10
    assert not [row for row in rows if "::test_" not in row.rpartition("|")[2]]


def test_the_tests_exist() -> None:
    named = re.findall(r"`(tests/\S+?\.(?:py|ts))::(\w+)`", TEXT)
    assert len(named) > 10
    missing = [
        f"{file}::{test}"
        for file, test in named
        if f"def {test}(" not in (ROOT / file).read_text(encoding="utf-8")
    ]
    assert not missing
