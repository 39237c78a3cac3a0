"""The field reference: every key, with words for its values and its meaning."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

from fateloom.story.file_format import FILE
from fateloom.story.reference import reference
from fateloom.story.shapes import ListOf, OneOf, Record, Shape, Span, Text, Truth, Whole, records
from fateloom.terminal.stories import fields

ROOT: Final = Path(__file__).parents[2]


def test_every_key_of_every_record_is_there() -> None:
    sections = dict(re.findall(r"^## (.+)\n((?:(?!## ).*\n?)*)", fields(), re.MULTILINE))
    found = records(FILE)
    assert sections.keys() == found.keys()
    for name, record in found.items():
        rows = [
            [cell.strip() for cell in line.strip("|").split("|")]
            for line in sections[name].splitlines()
            if line.startswith("| `")
        ]
        assert [row[0] for row in rows] == [
            f"`{key}`{', required' if key in record.needed else ''}" for key in record.keys
        ]
        assert all(len(row) == 3 and all(row) for row in rows), name


def test_links_lead_to_sections() -> None:
    text = fields()
    anchors = {f"#{name}" for name in re.findall(r"^## (.+)$", text, re.MULTILINE)}
    assert set(re.findall(r"\]\((#[^)]*)\)", text)) <= anchors
    language = (ROOT / "docs/story/language.md").read_text(encoding="utf-8").lower()
    for heading in set(re.findall(r"\]\(language\.md#([^)]*)\)", text)):
        assert f"\n## {heading}\n" in language


@pytest.mark.parametrize(
    ("shape", "words"),
    [
        (Text(prose=True), "text"),
        (Text("item"), "the id of an item"),
        (Text(), "a word"),
        (OneOf("up", "down"), "one of `up`, `down`"),
        (Whole(1, 12), "a number from 1 to 12"),
        (Truth(), "`true` or `false`"),
        (Span(6), "a number of successes: `2`, `2-4` or `5+`"),
        (ListOf(Text("tile")), "a list: the id of a tile"),
        (ListOf(Truth(), least=2), "a list of 2 or more: `true` or `false`"),
        (ListOf(Truth(), most=3), "a list of up to 3: `true` or `false`"),
        (ListOf(Truth(), least=2, most=3), "a list of 2 to 3: `true` or `false`"),
        (ListOf(Truth(), least=2, most=2), "a list of 2: `true` or `false`"),
    ],
)
def test_values_in_words(shape: Shape[Any], words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fateloom.story.reference.FILE", Record("file", {"key": shape}))
    assert f"| `key` | {words} | of file.key |" in reference(lambda key: f"of {key}")


def test_the_page_includes_what_the_build_prints() -> None:
    page = (ROOT / "docs/story/fields.md").read_text(encoding="utf-8")
    (included,) = re.findall(r'{% include-markdown "(.+)" %}', page)
    target = (ROOT / "docs/story" / included).resolve().relative_to(ROOT).as_posix()
    assert f"fateloom story fields >{target}" in (ROOT / "x").read_text(encoding="utf-8")
