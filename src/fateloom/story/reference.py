"""The field reference: every key that a story's files may contain, as Markdown.

It is made from the file format, so no key is missing and none is invented.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from fateloom.story.file_format import FILE
from fateloom.story.shapes import (
    Describe,
    Expression,
    ListOf,
    Named,
    OneOf,
    Record,
    Shape,
    Span,
    Text,
    Truth,
    Whole,
    records,
)

_LANGUAGE: Final = "language.md"
"""The page about conditions and effects."""


def reference(describe: Describe) -> str:
    """A section for each record, the files first: its keys, what may stand there, what it means.

    `describe` gives the description of a key, or None.
    """
    found = records(FILE)
    others = sorted([record for record in found.values() if record is not FILE], key=_name)
    return "\n\n".join([_section(record, found, describe) for record in (FILE, *others)]) + "\n"


def _name(record: Record) -> str:
    return record.name


def _section(record: Record, found: dict[str, Record], describe: Describe) -> str:
    lines = [f"## {record.name}", ""]
    uses = list(_uses(record, found))
    if uses:
        lines += [f"Used in {', '.join(uses)}.", ""]
    lines += ["| key | value | meaning |", "|---|---|---|"]
    for key, shape in record.keys.items():
        needed = ", required" if key in record.needed else ""
        meaning = describe(f"{record.name}.{key}") or ""
        lines.append(f"| `{key}`{needed} | {_value(shape)} | {meaning} |")
    return "\n".join(lines)


def _uses(record: Record, found: dict[str, Record]) -> Iterator[str]:
    """Where the record can stand."""
    for each in found.values():
        for key, shape in each.keys.items():
            if _innermost(shape) is record:
                yield f"[{each.name}](#{each.name}) `{key}`"


def _innermost(shape: Shape[Any]) -> Shape[Any]:
    return _innermost(shape.part) if isinstance(shape, ListOf | Named) else shape


def _value(shape: Shape[Any]) -> str:
    """What may stand there, in words."""
    match shape:
        case Record():
            return f"[{shape.name}](#{shape.name})"
        case Expression():
            return f"[{shape.kind}]({_LANGUAGE}#{shape.kind}s)"
        case Text(prose=True):
            return "text"
        case Text():
            return f"the id of {_a(shape.kind)}" if shape.kind else "a word"
        case OneOf():
            return "one of " + ", ".join([f"`{word}`" for word in shape.words])
        case Whole():
            return f"a number from {shape.least} to {shape.most}"
        case Truth():
            return "`true` or `false`"
        case Span():
            return "a number of successes: `2`, `2-4` or `5+`"
        case Named(part=part):
            return f"{_value(part)}, for each {'id' if shape.ids else shape.kind or 'name'}"
        case ListOf(part=part, least=least, most=most):
            return f"a list{_length(least, most)}: {_value(part)}"
    raise AssertionError(f"a shape without words: {type(shape).__name__}")


def _a(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def _length(least: int, most: int) -> str:
    if most == ListOf.MANY:
        return f" of {least} or more" if least else ""
    if least == most:
        return f" of {most}"
    return f" of {least} to {most}" if least else f" of up to {most}"
