"""The fields of a game's view as JSON, each for itself: most of them stay the same from one choice
to the next, and need not be sent again."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from fateloom.server.schema.socket import View, encode

Fields = dict[str, Raw]
"""The fields of a view by name."""


def encoded(view: Any) -> Fields:
    """The fields of a game's view."""
    return {name: Raw(encode(getattr(view, name))) for name in _names(view.__class__)}


def only_changes(message: View, last: Any) -> View:
    """A message whose view has only the fields that differ from the last view.

    A view of an earlier moment, which is not kept in fields, is sent whole, and so is the next.
    """
    view = message.view
    if not isinstance(view, dict) or not isinstance(last, dict):
        return message
    changed = {name: field for name, field in view.items() if field != last.get(name)}
    return replace(message, view=changed, partial=True)


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
