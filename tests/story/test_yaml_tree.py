"""YAML as stories use it."""

from __future__ import annotations

import pytest

from fateloom.story.diagnostics import Findings
from fateloom.story.yaml_tree import Mapping, Node, Scalar, Sequence, Value, compose


def tree(text: str) -> tuple[Node | None, Findings]:
    found = Findings()
    return compose("a.yaml", text.encode(), found), found


def value(text: str) -> Value:
    node, found = tree(f"key: {text}")
    assert not found.all
    assert isinstance(node, Mapping)
    ((_, scalar),) = node.entries
    assert isinstance(scalar, Scalar)
    return scalar.value


@pytest.mark.parametrize(
    "word",
    [
        "no",
        "yes",
        "on",
        "off",
        "y",
        "N",
        "12:30",
        "1_000",
        "0x1f",
        "1.5",
        "1e3",
        "2026-01-01",
        ".inf",
        "=",
        "tRUE",
        "nULL",
        "0o17",
        "1234567890",
    ],
)
def test_words_stay_words(word: str) -> None:
    assert value(word) == word


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("true", True),
        ("False", False),
        ("TRUE", True),
        ("null", None),
        ("~", None),
        ("", None),
        ("12", 12),
        ("-3", -3),
        ("+4", 4),
        ("007", 7),
        ("'12'", "12"),
        ('"true"', "true"),
    ],
)
def test_scalars_of_the_core(word: str, meant: Value) -> None:
    found = value(word)
    assert found == meant
    assert type(found) is type(meant)


def test_every_node_knows_its_place() -> None:
    node, _ = tree("a: 1\nlist:\n  - x\n  - y: |-\n      two\n      lines\n")
    assert isinstance(node, Mapping)
    (one, _), (two, parts) = node.entries
    assert (one.place, two.place) == (("a.yaml", 1, 1), ("a.yaml", 2, 1))
    assert isinstance(parts, Sequence)
    x, y = parts.parts
    assert x.place == ("a.yaml", 3, 5)
    assert isinstance(y, Mapping)
    ((_, text),) = y.entries
    assert isinstance(text, Scalar)
    assert (text.text, text.block) == ("two\nlines", True)


def test_what_yaml_adds_is_refused_and_reading_goes_on() -> None:
    _, found = tree("a: &x {b: 1, b: 2}\nc: *x\nd: !!str 3\n<<: {}\n? [e]\n: f\n")
    assert [each.code for each in found.all] == ["E006", "E011", "E006", "E007", "E008", "E010"]


def test_levels_without_end_are_no_recursion() -> None:
    for text in ("[" * 100_000, "{a: " * 100_000, "- " * 100_000, "? " * 5000):
        node, found = tree(text)
        assert node is None
        assert "E009" in [each.code for each in found.all]


def test_a_mark_before_the_text_is_no_sign_of_it() -> None:
    node, found = tree("\ufeffa: 1")
    assert not found.all
    assert isinstance(node, Mapping)
    assert node.entries[0][0].place == ("a.yaml", 1, 1)
