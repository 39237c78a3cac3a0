"""Values as YAML, in the ways in which stories are written.

Each way is only a proposal: the file is read again with it, and the next one is taken if it does
not say the same (see `edits.py`).
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterator
from typing import Final, TypeAlias

from fateloom.story.yaml_tree import Scalar, Value, read_plain

Data: TypeAlias = "Value | list[Data] | dict[str, Data]"
"""What a file says, without how it is written."""

STEP: Final = 2
"""Columns of an indent."""
WIDTH: Final = 100
"""Columns of a line, at which a list or a folded text goes on in the next one."""
_SHORT: Final = 60
"""The most columns of names that are put in braces where nothing beside them tells how."""
_INDICATORS: Final = frozenset("-?:,[]{}#&*!|>@`%\"'=<~")
"""Signs that begin something else than a plain word, or are no word for other readers."""
_NUMBER: Final = re.compile(r"[-+]?(\.?[0-9][0-9_.]*([eE][-+]?[0-9]+)?|0[xo][0-9a-fA-F]+)")
"""What other readers of YAML take for a number."""
_HEADER: Final = re.compile(r"[|>][-+0-9]*")
_FOR_FLOW: Final = re.compile(r"[,\[\]{}]")


def scalars(value: Value, indent: int, *, flow: bool, old: str = "") -> Iterator[str]:
    """The ways to write a value, the best one first.

    indent  the column of what it belongs to, for texts of several lines
    flow    whether it stands in braces or brackets
    old     how the value that it replaces was written: its style is kept if it can be
    """
    if not isinstance(value, str):
        yield json.dumps(value)
        return
    blockable = not flow and _fits_block(value)
    if old[:1] == ">" and blockable:
        yield _folded(value, indent)
    if old[:1] == "'" and "\n" not in value:
        yield "'" + value.replace("'", "''") + "'"
    if old[:1] != '"' and _is_plain(value, flow=flow):
        yield value
    if blockable and ("\n" in value or old[:1] in ("|", ">")):
        yield _literal(value, indent)
    yield _quoted(value)


def _is_plain(value: str, *, flow: bool) -> bool:
    return (
        value == value.strip()
        and value != ""
        and value.isprintable()
        and value[0] not in _INDICATORS
        and ": " not in value
        and " #" not in value
        and not value.endswith(":")
        and not (flow and _FOR_FLOW.search(value))
        and isinstance(read_plain(value), str)
        and _NUMBER.fullmatch(value) is None
    )


def _fits_block(value: str) -> bool:
    """Whether a text can be written in lines of its own, as it is."""
    return value[:1] not in ("", " ", "\n") and value.replace("\n", "").isprintable()


def _quoted(value: str) -> str:
    written = json.dumps(value, ensure_ascii=False)
    return "".join([sign if sign.isprintable() else _escaped(sign) for sign in written])


def _escaped(sign: str) -> str:
    return f"\\u{ord(sign):04x}" if ord(sign) < 0x10000 else f"\\U{ord(sign):08x}"


def _header(sign: str, value: str) -> str:
    ends = len(value) - len(value.rstrip("\n"))
    return sign + ("-" if ends == 0 else "" if ends == 1 else "+")


def _literal(value: str, indent: int) -> str:
    margin = " " * (indent + STEP)
    lines = value.removesuffix("\n").split("\n")
    return "\n".join([_header("|", value), *[margin + each if each else "" for each in lines]])


def _folded(value: str, indent: int) -> str:
    margin = " " * (indent + STEP)
    lines: list[str] = []
    for number, paragraph in enumerate(value.removesuffix("\n").split("\n")):
        lines += [""] * (number > 0)
        lines += textwrap.wrap(
            paragraph, WIDTH - indent, break_long_words=False, break_on_hyphens=False
        )
    return "\n".join([_header(">", value), *[margin + each if each else "" for each in lines]])


def key_of(key: str, *, flow: bool) -> str:
    """A key as it is written."""
    return key if _is_plain(key, flow=flow) and ":" not in key else _quoted(key)


def in_flow(value: Data) -> str:
    """A value on one line, in braces or brackets if it has parts."""
    if isinstance(value, dict):
        pairs = [f"{key_of(key, flow=True)}: {in_flow(part)}" for key, part in value.items()]
        return "{" + ", ".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([in_flow(part) for part in value]) + "]"
    return next(scalars(value, 0, flow=True))


def after_key(value: Data, indent: int, *, flow: bool | None = None) -> str:
    """What follows the colon of a key in column `indent`, or the dash of a list in it, in lines
    that end with a line feed. `flow` is how names beside it are written, if any are."""
    if not isinstance(value, dict | list):
        return " " + next(scalars(value, indent, flow=False))
    if not value or _in_one_line(value, indent, flow):
        return " " + in_flow(value)
    return "\n" + " " * (indent + STEP) + in_block(value, indent + STEP)


def in_block(value: Data, indent: int) -> str:
    """The lines of a value in column `indent`, the first one without its indent."""
    margin = "\n" + " " * indent
    if isinstance(value, dict) and value:
        return margin.join(
            [f"{key_of(key, flow=False)}:{after_key(part, indent)}" for key, part in value.items()]
        )
    if isinstance(value, list) and value:
        return margin.join([f"- {as_item(part, indent)}" for part in value])
    return after_key(value, indent).lstrip(" ")


def as_item(value: Data, indent: int, *, flow: bool | None = None) -> str:
    """What follows the dash and its space, for a list in column `indent`."""
    if isinstance(value, dict | list) and value and not _in_one_line(value, indent, flow):
        return in_block(value, indent + STEP)
    return after_key(value, indent, flow=True).lstrip(" ")


def _in_one_line(value: Data, indent: int, flow: bool | None) -> bool:
    line = in_flow(value)
    if isinstance(value, dict):
        short = len(line) <= _SHORT and not any(
            isinstance(part, dict | list) or (isinstance(part, str) and " " in part)
            for part in value.values()
        )
        return (short if flow is None else flow) and indent + len(line) <= WIDTH
    parts = value if isinstance(value, list) else ()
    return indent + len(line) <= WIDTH and not any(isinstance(part, dict) for part in parts)


def header_of(written: str) -> str:
    """The header of a text in a block, without a comment behind it; "" for any other value."""
    found = _HEADER.match(written)
    return found[0] if found else ""


def is_missing(node: object) -> bool:
    """Whether nothing at all stands where a value could."""
    return isinstance(node, Scalar) and node.text == "" and not node.quoted
