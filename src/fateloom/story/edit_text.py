"""The ways to write a change of a YAML file into its text.

Each way is only a proposal; see `edits.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fateloom.story import yaml_writing as writing
from fateloom.story.changes import Change, Insert, Move, Remove, Set, nested, number_of
from fateloom.story.yaml_layout import Layout, NoPart, Path
from fateloom.story.yaml_tree import Mapping, Node, Scalar, Sequence
from fateloom.story.yaml_writing import Data


def proposals(layout: Layout, change: Change) -> Iterator[str]:
    """The ways to make a change, the best one first."""
    match change:
        case Move(path, index, to):
            yield _moved(layout, _collection(layout, path), index, to)
        case Remove(path):
            *outer, last = path
            around = _collection(layout, tuple(outer))
            yield _removed(layout, tuple(outer), around, _place(around, last))
        case Insert(path, index, value):
            node = layout.node(path)
            if isinstance(node, Sequence) and node.parts:
                yield from _inserted(layout, node, index, "", value)
            else:
                yield from _replaced(layout, path, node, [value])
        case Set():
            yield from _set(layout, change)


def _set(layout: Layout, change: Set) -> Iterator[str]:
    path, value = change.path, change.value
    there, around = 0, layout.tree
    while there < len(path):
        try:
            around = layout.node(path[: there + 1])
        except NoPart:
            break
        there += 1
    if there == len(path) and around is not None:
        yield from _replaced(layout, path, around, value)
        return
    rest = list(path[there:])
    if isinstance(around, Mapping) and around.entries:
        key = str(rest[0])
        number = number_of([each.text for each, _ in around.entries], key, change.order(there))
        yield from _inserted(layout, around, number, key, nested(rest[1:], value))
    elif there:
        assert around is not None
        yield from _replaced(layout, path[:there], around, nested(rest, value))
    else:  # a file that says nothing yet
        written = writing.in_block(nested(rest, value), 0) + "\n"
        before = layout.text if around is None or writing.is_missing(around) else ""
        gap = "" if before == "" or before.endswith("\n") else "\n"
        yield before + (gap + written).replace("\n", layout.newline)


def _collection(layout: Layout, path: Path) -> Sequence | Mapping:
    node = layout.node(path) if path else layout.tree
    if node is None or isinstance(node, Scalar):
        raise NoPart
    return node


def _place(node: Sequence | Mapping, step: str | int) -> int:
    """The number of an item, or of a key."""
    if isinstance(node, Mapping):
        return next((i for i, (key, _) in enumerate(node.entries) if key.text == step), -1)
    return step if isinstance(step, int) else -1


def _replaced(layout: Layout, path: Path, node: Node, value: Data) -> Iterator[str]:
    """Another value in the place of one. Comments in it follow on lines of their own."""
    text = layout.text
    anchor = layout.anchor(path)
    indent, flow = _around(layout, path)
    missing = writing.is_missing(node)
    block = isinstance(node, Sequence | Mapping) and not node.flow
    start = anchor if missing or block else node.start
    end = layout.end(node, anchor)
    gap = " " if missing or block else ""
    if missing and flow and text[start - 1 : start] != ":":
        gap = ": "  # a key in braces without a colon
    if not isinstance(value, dict | list):
        ways = writing.scalars(value, indent, flow=flow, old=text[start:end])
    elif flow:
        ways = iter([writing.in_flow(value)])
    else:
        gap, start = "", anchor
        ways = iter([writing.after_key(value, indent)])
    comments = layout.comments(start, end)
    for way in ways:
        head, line, rest = way.replace("\n", layout.newline).partition(layout.newline)
        if comments and isinstance(node, Scalar):  # it stood in the first line of a block
            yield f"{text[:start]}{gap}{head} {comments[0]}{line}{rest}{text[end:]}"
        else:
            stop = layout.line_end(end) if comments else end
            kept = _lines(layout, layout.comments(start, stop), indent + writing.STEP)
            yield text[:start] + gap + head + line + rest + kept + text[stop:]


def _around(layout: Layout, path: Path) -> tuple[int, bool]:
    """The column to which the value at a path is indented, and whether it is in braces."""
    around = _collection(layout, path[:-1])
    number = _place(around, path[-1])
    return layout.column(layout.spans(around)[number][0]), around.flow


def _lines(layout: Layout, comments: Iterable[str], indent: int) -> str:
    """Comments on lines of their own, to follow a line."""
    return "".join([f"{layout.newline}{' ' * indent}{each}" for each in comments])


def _inserted(
    layout: Layout, node: Sequence | Mapping, number: int, key: str, value: Data
) -> Iterator[str]:
    """A key with its value, or an item, as the one with this number."""
    text, newline = layout.text, layout.newline
    spans = layout.spans(node)
    if number > len(spans):
        raise IndexError(number)
    last = max(number - 1, 0)
    if node.flow:
        written = writing.in_flow(value)
        written = f"{writing.key_of(key, flow=True)}: {written}" if key else written
        if number == 0:
            at = spans[0][0]
            yield f"{text[:at]}{written}, {text[at:]}"
            return
        at, gap = spans[last][1], ", "
        if layout.column(layout.line_end(at)) + len(written) > writing.WIDTH:
            gap = f",{newline}{' ' * layout.column(spans[0][0])}"
        yield text[:at] + gap + written + text[at:]
        return
    indent = layout.column(spans[0][0])
    beside = _neighbour(node, last)
    flow = beside.flow if isinstance(beside, Sequence | Mapping) else None
    if key:
        written = (
            writing.key_of(key, flow=False) + ":" + writing.after_key(value, indent, flow=flow)
        )
    else:
        written = "- " + writing.as_item(value, indent, flow=flow)
    written = written.replace("\n", newline)
    margin = " " * indent
    if number == 0:
        at = spans[0][0]
        yield text[:at] + written + newline + margin + text[at:]
    else:
        at = layout.line_end(spans[last][1])
        yield text[:at] + newline + margin + written + text[at:]


def _neighbour(node: Sequence | Mapping, number: int) -> Node | None:
    parts = node.parts if isinstance(node, Sequence) else [part for _, part in node.entries]
    return parts[number] if number < len(parts) else None


def _removed(layout: Layout, path: Path, node: Sequence | Mapping, number: int) -> str:
    spans = layout.spans(node)
    if not 0 <= number < len(spans):
        raise NoPart
    if node.flow:
        return _removed_in_flow(layout, node, spans, number)
    text = layout.text
    start, end = spans[number]
    stop = layout.line_end(end)
    comments = layout.comments(start, stop)
    indent = layout.column(start)
    alone = text[layout.line_start(start) : start].strip() == ""
    if len(spans) == 1 and path:
        empty = "{}" if isinstance(node, Mapping) else "[]"
        anchor = layout.anchor(path)
        if layout.line_start(anchor) == layout.line_start(start):
            return text[:start] + empty + _lines(layout, comments, indent) + text[stop:]
        above = text[anchor : layout.line_start(start)].removesuffix("\n").removesuffix("\r")
        return f"{text[:anchor]} {empty}{above}{_lines(layout, comments, indent)}{text[stop:]}"
    if alone:
        kept = "".join([f"{' ' * indent}{each}{layout.newline}" for each in comments])
        return text[: layout.line_start(start)] + kept + text[layout.line_after(stop) :]
    if number + 1 == len(spans):
        return text[:start] + text[end:]  # refused, if that is not the same
    following = spans[number + 1][0]
    comments = layout.comments(start, following)
    gap = f"{layout.newline}{' ' * indent}"
    return text[:start] + "".join([each + gap for each in comments]) + text[following:]


def _removed_in_flow(
    layout: Layout, node: Sequence | Mapping, spans: list[tuple[int, int]], number: int
) -> str:
    """The text without a part in braces, and without one of the commas beside it."""
    text = layout.text
    start, end = spans[number]
    if number + 1 < len(spans):
        comma = layout.skipped(end)
        following = spans[number + 1][0]
        if not text[comma + 1 : following].strip(" "):
            return text[:start] + text[following:]
        return _joined(text[:start], text[end:comma] + text[comma + 1 :])
    if number == 0:
        comma = layout.skipped(end)
        behind = text[comma + 1 :] if text[comma : comma + 1] == "," else text[comma:]
        return text[:start] + text[end:comma] + behind
    before = spans[number - 1][1]
    comma = layout.skipped(before)
    between = text[comma + 1 : start]
    if not between.strip():
        return text[:before] + text[end:]
    return text[:comma] + between.rstrip(" ") + text[end:]


def _joined(before: str, after: str) -> str:
    """Two parts of a text, without the line between them if nothing stands on it, and without
    spaces at its end."""
    line = before[before.rfind("\n") + 1 :]
    rest, feed, further = after.partition("\n")
    if rest.strip() or not feed:
        return before + after
    if line.strip() == "":
        return before[: len(before) - len(line)] + further
    return before.rstrip(" ") + after


def _moved(layout: Layout, node: Sequence | Mapping, index: int, to: int) -> str:
    """Items in another order. In a block, each takes the comments above it and behind it along; in
    brackets, they stay where they are."""
    text = layout.text
    spans = layout.spans(node)
    if not node.flow:
        spans = _with_comments(layout, spans)
    order = list(range(len(spans)))
    order.insert(to, order.pop(index))
    found, before = [text[: spans[0][0]]], spans[0][0]
    for (start, end), number in zip(spans, order, strict=True):
        found += [text[before:start], text[slice(*spans[number])]]
        before = end
    return "".join([*found, text[before:]])


def _with_comments(layout: Layout, spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The items with the comments of their lines, and with those above them but for the first."""
    found: list[tuple[int, int]] = []
    indent = " " * layout.column(spans[0][0])
    for start, end in spans:
        if found:
            above = layout.line_after(found[-1][1])
            first = layout.text[above:start]
            begin = above + len(first) - len(first.lstrip())
            if layout.text[layout.line_start(begin) : begin] != indent:
                begin = layout.line_start(begin) + len(indent)
            found.append((begin, layout.line_end(end)))
        else:
            found.append((start, layout.line_end(end)))
    return found
