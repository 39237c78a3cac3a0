"""The house style of a story's files.

What a text says is asked of PyYAML itself, whose base loader makes words of all values.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fateloom.story.edits import CannotEdit, parsed
from fateloom.story.formatting import formatted

from .folders import SCENARIOS, STORIES
from .test_cli import run
from .test_edits import said

TEMPLATE = STORIES.parent / "story/template"
FILES = {
    f"{folder.name}/{path.relative_to(folder).as_posix()}": path.read_bytes().decode()
    for folder in (STORIES, TEMPLATE, SCENARIOS)
    for path in sorted(folder.rglob("*.yaml"))
}
ODD = """\
# The head.


scenario:
    # Of the story
    id:   odd   # kept
    about: |-
        Two lines,
          the second one deeper.

        And a third.~~~
    team:   {  a: 1,b :  2 ,
      c: [ x,y ]  }
    opening: plain words
     that go on
    # at the end
facts:
- one
-   two:  2
    three: >
       folded
         more


    # of three
- - deep
  -   deeper


# the end
""".replace("~", " ")
STYLED = """\
# The head.

scenario:
  # Of the story
  id: odd   # kept
  about: |-
    Two lines,
      the second one deeper.

    And a third.~~~
  team: {a: 1, b: 2,
    c: [x, y]}
  opening: plain words
    that go on
  # at the end

facts:
  - one
  - two: 2
    three: >
      folded
        more

    # of three
  - - deep
    - deeper

# the end
""".replace("~", " ")


def comments(text: str) -> list[str]:
    """The comments of a text, in their order."""
    return parsed(text.removeprefix("\ufeff").replace("\r\n", "\n")).comments()


def is_restyled(text: str) -> str:
    """The text in style, which says the same with the same comments, and stays as it is."""
    new = formatted(text)
    assert said(new) == said(text)
    assert comments(new) == comments(text)
    assert formatted(new) == new
    assert "".join(new.split()) == "".join(text.split())
    return new


def test_a_text_is_put_in_style() -> None:
    assert is_restyled(ODD) == STYLED
    windows = ODD.replace("\n", "\r\n")
    assert formatted(windows) == STYLED.replace("\n", "\r\n")
    assert formatted(f"\ufeff{ODD}") == f"\ufeff{STYLED}"


@pytest.mark.parametrize(
    ("text", "styled"),
    [
        ("", ""),
        ("\n\n", ""),
        ("# only\n\n\n  # comments", "# only\n\n# comments\n"),
        ("---\na:   1\n", "---\na: 1\n"),
        ("a:\n\n\n  b:\n\n", "a:\n\n  b:\n"),
        ('a: "x  \\\n    y"\n', 'a: "x  \\\n  y"\n'),
        ("a: 'it''s\n\n\n   so'\n", "a: 'it''s\n\n\n  so'\n"),
        ("a: |2\n    x\n   y\n", "a: |2\n    x\n   y\n"),
        ("k:\n    a: |2\n        x\n       y\n", "k:\n  a: |2\n      x\n     y\n"),
        ("a: |+\n x\n\n\nb: 1\n", "a: |+\n  x\n\n\nb: 1\n"),
        ("a: |-\n x\n# c\n", "a: |-\n  x\n# c\n"),
        ("a: [\n  1,\n  2,\n  ]\n", "a: [\n  1,\n  2,\n  ]\n"),
        ("a: {b, c: , d: 1}\n", "a: {b, c: , d: 1}\n"),
        ("  a: 1\n  b: 2\n", "a: 1\nb: 2\n"),
        ("a: {b: x  # why\n  , c: y}\n", "a: {b: x  # why\n  , c: y}\n"),
        ("a:\n- # why\n  b: 1\n", "a:\n  - # why\n    b: 1\n"),
        ('{"a":1, "b": [2 ,3]}', '{"a": 1, "b": [2, 3]}\n'),
        ("pois.a.text: {src: 1}\npois.b.text: {src: 2}\n",) * 2,
    ],
)
def test_a_way_of_writing_is_put_in_style(text: str, styled: str) -> None:
    assert formatted(text) == styled
    is_restyled(text)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: 1\nb: [\n", 3),
        ("a: 1\nb: &x 2\n", 2),
        ("a: 1\n? b\n: 2\n", 2),
        ("a: [b: 1]\n", 1),
        ("a: 1\n...\n", 3),
        ("a:\t1\n", 1),
    ],
)
def test_what_has_no_style_is_refused(text: str, line: int) -> None:
    with pytest.raises(CannotEdit) as refused:
        formatted(text)
    assert refused.value.details == (line,)


@pytest.mark.thorough
@pytest.mark.parametrize("name", FILES)
def test_every_story_says_the_same_in_style(name: str) -> None:
    is_restyled(FILES[name])


@pytest.mark.thorough
@given(st.data())
def test_badly_written_stories_are_put_in_style(data: st.DataObject) -> None:
    text = FILES[data.draw(st.sampled_from(sorted(FILES)))]
    lines = text.split("\n")
    factor = data.draw(st.integers(1, 3))
    for number in data.draw(st.lists(st.integers(0, len(lines) - 1), max_size=8)):
        spoil = data.draw(st.sampled_from(["  ", " # note", "\n", "\n\n\n", "\n# note\n"]))
        lines[number] += spoil
    spoiled = "\n".join(
        " " * (factor - 1) * (len(line) - len(line.lstrip(" "))) + line
        for line in "\n".join(lines).split("\n")
    )
    try:
        said(spoiled), parsed(spoiled)
    except Exception:  # the text cannot be read any more
        return
    is_restyled(spoiled)


def test_a_folder_is_formatted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "salt-road"
    run(capsys, "new", str(folder))
    assert run(capsys, "format", "--check", str(folder))[:2] == (0, "All files are formatted.\n")
    head = folder / "scenario.yaml"
    text = head.read_text(encoding="utf-8")
    head.write_text(odd := text.replace("version: 1", "version:   1  "), encoding="utf-8")
    code, out, _ = run(capsys, "format", "--check", str(folder))
    assert (code, out) == (1, f"Not formatted: {head}\n1 file is not formatted.\n")
    assert head.read_text(encoding="utf-8") == odd
    (folder / "items.yaml").write_text("items:\n  ? odd\n  : {}\n", encoding="utf-8")
    code, out, _ = run(capsys, "format", str(folder))
    assert code == 1
    assert out.endswith("Nothing was changed.\n")
    assert f"{folder}/items.yaml:2: what stands here cannot be formatted" in out
    assert head.read_text(encoding="utf-8") == odd
    (folder / "items.yaml").write_text("items: [\n", encoding="utf-8")
    code, out, _ = run(capsys, "format", str(folder))
    assert (code, "E003" in out) == (1, True)
    (folder / "items.yaml").unlink()
    assert run(capsys, "format", str(folder))[:2] == (0, f"Formatted: {head}\n")
    assert head.read_text(encoding="utf-8") == text
    assert run(capsys, "format", str(tmp_path / "none"))[0] == 1
