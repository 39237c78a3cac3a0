"""The things of a story for the forms of its editor: what is said of one, and how it is changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from fateloom.preview import edit_messages as m
from fateloom.server.refusals import ServerRefusal
from fateloom.story.changes import Change
from fateloom.story.edits import edited, parsed
from fateloom.story.file_format import FILE
from fateloom.story.formatting import formatted
from fateloom.story.shapes import ListOf, Named, Record, Shape
from fateloom.story.yaml_layout import Layout, data_of
from fateloom.story.yaml_tree import Mapping, Node, Scalar, Sequence
from fateloom.story.yaml_writing import Data


def changed(wish: m.EditText) -> m.Edited:
    """A text after some changes. Raises `CannotEdit` if one cannot be made, and `ServerRefusal` for
    a value that no file can have."""
    return m.Edited(edited(wish.text, [_change(each) for each in wish.changes]))


def styled(wish: m.FormatText) -> m.Edited:
    """A text in the house style. Raises `CannotEdit` if there is none for it."""
    return m.Edited(formatted(wish.text))


def _change(wish: m.Change) -> Change:
    if isinstance(wish, m.SetValue | m.InsertItem):
        _check(wish.value)
    return m.change_of(wish, tuple(_orders(wish.path)))


def _check(value: Any) -> None:
    """Refuse what is no value of a file: fractions, and keys that are no words."""
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            waiting += part
        elif isinstance(part, dict):
            waiting += part.values()
        elif not (part is None or isinstance(part, str | int)):
            raise ServerRefusal("preview-edit-value")


def _orders(path: m.Steps) -> Iterator[tuple[str, ...]]:
    """The usual order of the keys at each step of a path."""
    shape: Shape[Any] | None = FILE
    for step in path:
        yield tuple(shape.keys) if isinstance(shape, Record) else ()
        if isinstance(shape, Record):
            shape = shape.keys.get(str(step))
        else:
            shape = shape.part if isinstance(shape, ListOf | Named) else None


def thing(look: m.Look) -> m.Found:
    """What is defined at a place. Raises `CannotEdit` if the text cannot be read."""
    layout = parsed(look.text)
    found = None
    for path, record, key, node in _things(layout):
        if look.path is not None:
            if path == look.path[:2]:
                found = path, record, key, node
        elif (key.place.line, 1) <= (look.line, look.column) and (
            _before(layout, key) or key.place[1:] <= (look.line, look.column)
        ):
            found = path, record, key, node
    return m.Found(None if found is None else _told(layout, *found))


def _before(layout: Layout, key: Scalar) -> bool:
    """Whether nothing stands before a key on its line."""
    return not layout.text[layout.line_start(key.start) : key.start].strip()


def _things(layout: Layout) -> Iterator[tuple[tuple[str, str], Record, Scalar, Mapping]]:
    """Everything in a file that has keys of its own, in its order."""
    for name, part in layout.tree.entries if isinstance(layout.tree, Mapping) else ():
        shape = FILE.keys.get(name.text)
        if isinstance(shape, Named) and isinstance(shape.part, Record):
            for key, node in part.entries if isinstance(part, Mapping) else ():
                if isinstance(node, Mapping):
                    yield (name.text, key.text), shape.part, key, node


def _told(
    layout: Layout, path: tuple[str, str], record: Record, key: Scalar, node: Mapping
) -> m.Form:
    end = layout.end(node, key.end)
    return m.Form(
        path=path,
        record=record.name,
        data=cast("dict[str, Data]", data_of(node)),
        lines={"": key.place.line} | dict(_lines(node, "")),
        last=layout.text.count("\n", 0, end) + 1,
    )


def _lines(node: Node, before: str) -> Iterator[tuple[str, int]]:
    """The lines of all parts."""
    parts: list[tuple[str, int, Node]] = []
    if isinstance(node, Mapping):
        parts = [(key.text, key.place.line, part) for key, part in node.entries]
    elif isinstance(node, Sequence):
        parts = [(str(i), part.place.line, part) for i, part in enumerate(node.parts)]
    for step, line, part in parts:
        yield f"{before}{step}", line
        yield from _lines(part, f"{before}{step} ")
