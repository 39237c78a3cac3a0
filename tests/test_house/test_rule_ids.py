"""Every rule that players read is shown by a test, and every test names a rule that exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = sorted((ROOT / "src/fateloom/games").glob("*/rules.md"))
UNBOUND = Path(__file__).with_name("unbound_ids.txt")
RULE_ID = re.compile(r"\b[A-Z]{3}-[A-Z]+-[A-Z]?\d+\b")
MARK = re.compile(rf"{RULE_ID.pattern}|PAIN-\d\d")
"""What a mark may name: a rule, or a complaint, of which test_complaints.py takes care."""


@cache
def written() -> set[str]:
    """Return the ids in the rules for players."""
    return {rule for path in RULES for rule in RULE_ID.findall(path.read_text(encoding="utf-8"))}


def unbound() -> dict[str, str]:
    """Return the ids that no program can break, with the reason for each."""
    lines = UNBOUND.read_text(encoding="utf-8").splitlines()
    pairs = (line.split(maxsplit=1) for line in lines if line and not line.startswith("#"))
    return {pair[0]: pair[1] if len(pair) > 1 else "" for pair in pairs}


def test_every_rule_is_shown_by_a_test(named_rules: dict[str, list[str]]) -> None:
    missing = sorted(written() - set(named_rules) - set(unbound()))
    assert not missing, f"no test names these rules: {', '.join(missing)}"


def test_every_mark_names_a_rule_that_exists(named_rules: dict[str, list[str]]) -> None:
    games_with_rules = {rule.split("-")[0] for rule in written()}
    unknown = {
        rule: tests
        for rule, tests in named_rules.items()
        # A game under way may have tests before it has rules for players.
        if not MARK.fullmatch(rule)
        or (rule.split("-")[0] in games_with_rules and rule not in written())
    }
    assert not unknown, f"in no rules.md: {unknown}"


def test_exemptions_are_needed_and_say_why(named_rules: dict[str, list[str]]) -> None:
    for rule, reason in unbound().items():
        assert rule in written(), f"{rule} is in no rules.md"
        assert rule not in named_rules, f"{rule} has a test: {named_rules[rule]}"
        assert reason, f"say why no program can break {rule}"
