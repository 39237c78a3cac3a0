"""Where a character of a text stands in its file, however the text is laid out."""

from __future__ import annotations

import pytest

from fateloom.story.diagnostics import Findings, Word
from fateloom.story.yaml_tree import Mapping, Scalar, compose


@pytest.mark.parametrize(
    "written",
    [
        "one\n  two «here",
        "|-\n  one\n\n  two «here",
        ">-\n  one\n  two «here",
        "'it''s one\n  two «here'",
        '"\\u00e9\\n one \\"x\\" \\\n  two «here"',
    ],
)
def test_a_word_is_found_in_a_text_of_several_lines(written: str) -> None:
    text = f"a: {written}\n"
    before = text[: text.index("«")]
    found = Findings()
    tree = compose("x.yaml", text.replace("«", "").encode(), found)
    assert isinstance(tree, Mapping)
    value = tree.entries[0][1]
    assert isinstance(value, Scalar)
    word = Word.of(
        value.text, value.place, block=value.block, quoted=value.quoted and not value.block
    )
    place = found.inside(word, word.index("here"))
    assert place[1:] == (before.count("\n") + 1, len(before) - before.rfind("\n"))


def test_where_the_file_says_something_else_it_is_the_start() -> None:
    found = Findings()
    tree = compose("x.yaml", b"a: one\n  two\n", found)
    assert isinstance(tree, Mapping)
    place = tree.entries[0][1].place
    assert found.inside(Word.of("one six here", place), 8) == place
