"""Changes of single values in a YAML file, which leave the rest of it as it was written.

What a text says is asked of PyYAML itself, whose base loader makes words of all values.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from fateloom.story.changes import Change, Insert, Move, Remove, Set
from fateloom.story.edits import CannotEdit, edited
from fateloom.story.yaml_writing import Data

from .folders import STORIES

FILES = {
    path.relative_to(STORIES).as_posix(): path.read_bytes().decode()
    for path in sorted(STORIES.rglob("*.yaml"))
    if "/i18n/" not in path.as_posix() or "/training/" in path.as_posix()
}
WORDS = st.one_of(
    st.sampled_from(
        ["mill", "A: b", "no # comment", "- x", "5", "true", "~", "", " a ", "it’s 'so'", '"', "a:"]
    ),
    st.sampled_from(["a\nb", "a\n\n  b\n", "\na", "x\n\n", "[a, b]", "{if x: y|z}", "1.5", "a\\b"]),
    st.text(max_size=20),
)
VALUES = st.one_of(WORDS, st.integers(-999, 999), st.booleans())
LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
PLAIN = re.compile("(?!true|false|null)[a-z]+")
"""Words that are written as they are."""
COMMENT = re.compile(r"#c\d+")


def said(text: str) -> Any:
    """What a text says, by PyYAML."""
    return yaml.load(text, Loader=LOADER)


def as_words(value: Data) -> Any:
    """A value as the base loader gives it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return [as_words(part) for part in value]
    if isinstance(value, dict):
        return {key: as_words(part) for key, part in value.items()}
    return "null" if value is None else str(value)


def paths(data: Any, *before: str | int) -> Iterator[tuple[str | int, ...]]:
    """The paths of everything in some data but for the whole."""
    parts = data.items() if isinstance(data, dict) else enumerate(data)
    for step, part in parts:
        yield (*before, step)
        if isinstance(part, dict | list):
            yield from paths(part, *before, step)


def at(data: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        data = data[step]
    return data


PATHS = {name: list(paths(said(text))) for name, text in FILES.items()}


def commented(text: str, draw: st.DrawFn) -> str:
    """A text with comments at the ends of some lines, and on lines of their own."""
    lines = text.splitlines()
    meant = said(text)
    for number in draw(st.lists(st.integers(0, len(lines) - 1), max_size=6, unique=True)):
        line = lines[number]
        indent = " " * (len(line) - len(line.lstrip()))
        for proposal in (f"{line}  #c0", f"{indent}#c0\n{line}"):
            there = [*lines[:number], proposal, *lines[number + 1 :]]
            with_it = "\n".join(there) + "\n"
            with suppress(yaml.YAMLError):  # in the middle of a text, no comment can stand
                if draw(st.booleans()) and said(with_it) == meant:
                    lines = there
                    break
    numbers = iter(range(1, 100))
    return re.sub("#c0", lambda _: f"#c{next(numbers)}", "\n".join(lines) + "\n")


@st.composite
def a_place(draw: st.DrawFn) -> tuple[str, tuple[str | int, ...]]:
    """The text of a file of a story with some comments more, and a path in it."""
    name = draw(st.sampled_from(sorted(FILES)))
    return commented(FILES[name], draw), draw(st.sampled_from(PATHS[name]))


def after(text: str, *changes: Change) -> str:
    """The text after some changes, with all comments still in it, in their order."""
    new = edited(text, changes)
    assert COMMENT.findall(new) == COMMENT.findall(text)
    own = re.compile(r"^ *(# .*)$", re.MULTILINE)
    assert own.findall(new) == own.findall(text)
    return new


@given(a_place(), VALUES)
def test_a_value_is_set_and_nothing_else_changes(
    place: tuple[str, tuple[str | int, ...]], value: Data
) -> None:
    text, path = place
    wanted = said(text)
    old = at(wanted, path)
    at(wanted, path[:-1])[path[-1]] = as_words(value)
    new = after(text, Set(path, value))
    assert said(new) == wanted
    if all(PLAIN.fullmatch(str(each)) for each in (old, value)):
        assert after(new, Set(path, old)) == text


@given(
    a_place(), st.one_of(VALUES, st.lists(VALUES, max_size=3), st.just({"a": [1, 2], "b": "c d"}))
)
def test_a_key_is_added_and_removed_again(
    place: tuple[str, tuple[str | int, ...]], value: Data
) -> None:
    text, path = place
    data = said(text)
    while not isinstance(at(data, path), dict):
        path = path[:-1]
    wanted = deepcopy(data)
    at(wanted, path)["added"] = as_words(value)
    new = after(text, Set((*path, "added"), value))
    assert said(new) == wanted
    assert said(after(new, Remove((*path, "added")))) == data
    if path and "\n" not in str(value):
        assert after(new, Remove((*path, "added"))) == text


@given(a_place())
def test_a_part_is_removed_and_its_comments_stay(
    place: tuple[str, tuple[str | int, ...]],
) -> None:
    text, path = place
    wanted = said(text)
    del at(wanted, path[:-1])[path[-1]]
    assert said(after(text, Remove(path))) == (wanted or None)


@given(a_place(), st.data())
def test_items_are_inserted_and_moved(
    place: tuple[str, tuple[str | int, ...]], data: st.DataObject
) -> None:
    text, path = place
    while path and not isinstance(at(said(text), path), list):
        path = path[:-1]
    wanted = said(text)
    there = at(wanted, path)
    if not isinstance(there, list):
        return
    index = data.draw(st.integers(0, len(there)))
    there.insert(index, "some thing")
    new = after(text, Insert(path, index, "some thing"))
    assert said(new) == wanted
    to = data.draw(st.integers(0, len(there) - 1))
    moved = edited(new, [Move(path, index, to)])
    there.insert(to, there.pop(index))
    assert said(moved) == wanted
    assert sorted(COMMENT.findall(moved)) == sorted(COMMENT.findall(text))


STORY = """\
# A story.
tiles:
  quay:  # where it begins
    number: 1
    name: 'The Quay'
    at: [0, 0]  # the middle
    edges: {n: road, e: road,
            s: road}
    hint: >-
      A long counter, no ships,
      and a smell.

    # What happens there.
    do:
    - xp +1   # at first
    # and then
    - coins +1
  hill: {number: 2, name: "Guildhall: Hill"}
"""


def changed(*changes: Change) -> tuple[list[str], list[str]]:
    """The lines of the story that go, and those that come."""
    new = edited(STORY, changes)
    old_lines, new_lines = STORY.split("\n"), new.split("\n")
    return (
        [line for line in old_lines if line not in new_lines],
        [line for line in new_lines if line not in old_lines],
    )


@pytest.mark.parametrize(
    ("change", "gone", "come"),
    [
        (Set(("tiles", "quay", "number"), 7), ["    number: 1"], ["    number: 7"]),
        (
            Set(("tiles", "quay", "name"), "Tom’s: 'Quay'"),
            ["    name: 'The Quay'"],
            ["    name: 'Tom’s: ''Quay'''"],
        ),
        (
            Set(("tiles", "quay", "at"), [0, -2]),
            ["    at: [0, 0]  # the middle"],
            ["    at: [0, -2]  # the middle"],
        ),
        (
            Set(("tiles", "quay", "edges", "w"), "sea"),
            ["            s: road}"],
            ["            s: road, w: sea}"],
        ),
        (
            Set(("tiles", "quay", "hint"), "A short counter."),
            ["      A long counter, no ships,", "      and a smell."],
            ["      A short counter."],
        ),
        (
            Set(("tiles", "quay", "start"), "explored", ((), (), ("name", "start", "at"))),
            [],
            ["    start: explored"],
        ),
        (
            Set(("tiles", "hill", "name"), "Hill"),
            ['  hill: {number: 2, name: "Guildhall: Hill"}'],
            ['  hill: {number: 2, name: "Hill"}'],
        ),
        (
            Set(("tiles", "hill", "features", "house"), [10, 20]),
            ['  hill: {number: 2, name: "Guildhall: Hill"}'],
            ['  hill: {number: 2, name: "Guildhall: Hill", features: {house: [10, 20]}}'],
        ),
        (
            Remove(("tiles", "quay", "do", 0)),
            ["    - xp +1   # at first"],
            ["    # at first"],
        ),
        (
            Remove(("tiles", "quay", "edges", "n")),
            ["    edges: {n: road, e: road,"],
            ["    edges: {e: road,"],
        ),
    ],
)
def test_only_these_lines_change(change: Change, gone: list[str], come: list[str]) -> None:
    assert changed(change) == (gone, come)


def test_a_new_key_stands_where_it_usually_does() -> None:
    orders = ((), (), ("number", "name", "start", "features", "at"))
    path = ("tiles", "quay")
    new = edited(STORY, [Set((*path, "start"), "explored", orders)])
    assert "    name: 'The Quay'\n    start: explored\n    at: [0, 0]" in new
    new = edited(STORY, [Set((*path, "features", "mill"), [1, 2], orders)])
    assert "    name: 'The Quay'\n    features:\n      mill: [1, 2]\n    at: [0, 0]" in new


def test_a_whole_list_changes_only_where_it_differs() -> None:
    gone, come = changed(Set(("tiles", "quay", "do"), ["xp +1", "virtue +1", "coins +1"]))
    assert (gone, come) == ([], ["    - virtue +1"])


def test_an_item_takes_its_comments_along() -> None:
    new = edited(STORY, [Move(("tiles", "quay", "do"), 1, 0)])
    assert "    do:\n    # and then\n    - coins +1\n    - xp +1   # at first\n  hill:" in new


def test_the_ends_of_lines_and_the_mark_at_the_beginning_stay() -> None:
    text = "\ufeff" + STORY.replace("\n", "\r\n")
    new = edited(
        text, [Set(("tiles", "quay", "hint"), "a\nb"), Remove(("tiles", "hill", "number"))]
    )
    assert new.startswith("\ufeff# A story.\r\n")
    assert new.count("\n") == new.count("\r\n")


def test_a_file_without_keys_gets_its_first() -> None:
    new = edited("# Nothing yet.", [Set(("tiles", "a", "number"), 1)])
    assert new == "# Nothing yet.\ntiles:\n  a: {number: 1}\n"


@pytest.mark.parametrize(
    ("text", "change", "code"),
    [
        ("a: &x 1\nb: *x\n", Set(("b",), 2), "preview-edit-unread"),
        ("a: {<<: {b: 1}}\n", Set(("a", "b"), 2), "preview-edit-unread"),
        ("a: [1\n", Set(("a",), 2), "preview-edit-unread"),
        ("a: 1\n", Remove(("b",)), "preview-edit-missing"),
        ("a: 1\n", Set(("a", "b"), 2), "preview-edit-missing"),
        ("a: [1]\n", Set(("a", 1), 2), "preview-edit-missing"),
        ("a: [1]\n", Insert(("a",), 2, 2), "preview-edit-missing"),
        ("a: [1]\n", Move(("a",), 0, 1), "preview-edit-missing"),
        ("a: 1\n", Set((), 2), "preview-edit-missing"),
        ("? a\n: 1\nb: 2\n", Remove(("a",)), "preview-edit-layout"),
        ("a: 1\n", Set(("a",), "\ud800"), "preview-edit-layout"),
    ],
)
def test_what_cannot_be_done_is_refused(text: str, change: Change, code: str) -> None:
    with pytest.raises(CannotEdit) as error:
        edited(text, [change])
    assert error.value.code == code
