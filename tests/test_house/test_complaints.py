"""What players of such games complain of, each with a test of what the program does about it."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs/complaints.md"
LINE = re.compile(r"^- \*\*(PAIN-\d\d)\*\* ", re.MULTILINE)
"""A complaint, where it is answered or said to be open."""
NUMBER = 26


def listed() -> tuple[list[str], list[str]]:
    """All complaints, and those without an answer."""
    text, _, rest = PAGE.read_text(encoding="utf-8").partition("\n## Open\n")
    return LINE.findall(text), LINE.findall(rest)


def test_every_complaint_is_on_the_page() -> None:
    known, unanswered = listed()
    assert known == [f"PAIN-{number:02}" for number in range(1, NUMBER + 1)]
    assert {*unanswered} <= {*known}


def test_every_complaint_that_is_not_open_has_a_test(named_rules: dict[str, list[str]]) -> None:
    known, unanswered = listed()
    assert {name for name in named_rules if name.startswith("PAIN-")} == {*known} - {*unanswered}
