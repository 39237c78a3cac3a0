"""The fields of a game's view as JSON, each for itself: most of them stay the same from one choice
to the next, and need not be sent again."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from msgspec.structs import replace

from fateloom.server.schema.socket import Fields, View, encode_lines


def encoded(view: Any) -> Fields:
    """The fields of a game's view."""
    names = _names(view.__class__)
    # In one call, which is faster than one for each; there are no line breaks in it.
    texts = encode_lines([getattr(view, name) for name in names]).split(b"\n")
    texts.pop()  # what follows the last line
    return Fields(names, texts)


def only_changes(message: View, last: Any) -> View:
    """A message whose view has only the fields that differ from the last view.

    A view of an earlier moment, which is not kept in fields, is sent whole, and so is the next.
    """
    view = message.view
    if not isinstance(view, Fields) or not isinstance(last, Fields):
        return message
    return replace(message, view=view.since(last), partial=True)


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
