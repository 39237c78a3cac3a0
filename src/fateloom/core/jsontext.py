"""Parsing of untrusted JSON into plain values, for code that runs without a server."""

from __future__ import annotations

import json
from typing import Any, Final

MAX_DEPTH: Final = 32
"""The maximum depth of nested lists and objects; Fateloom itself writes fewer levels."""


def parsed(text: str) -> Any:
    """The value of a JSON text.

    Raises `ValueError` if the text is not JSON, or is nested too deep for recursive functions.
    """
    try:
        value = json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    # Most texts have fewer brackets in total.
    if text.count("[") + text.count("{") > MAX_DEPTH and _deeper(value, MAX_DEPTH):
        raise ValueError("nested too deep")
    return value


def _deeper(value: Any, depth: int) -> bool:
    """Whether lists and objects are nested deeper than `depth` levels."""
    level = [value]
    for _ in range(depth):
        level = [
            part
            for each in level
            if isinstance(each, (list, dict))
            for part in (each.values() if isinstance(each, dict) else each)
        ]
    return any(isinstance(each, (list, dict)) for each in level)
