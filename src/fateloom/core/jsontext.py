"""JSON from outside, in plain values: the one place where it is read without a server."""

from __future__ import annotations

import json
from typing import Any, Final

MAX_DEPTH: Final = 32
"""Lists and objects within each other: what this program writes has fewer."""


def parsed(text: str) -> Any:
    """The value that a text spells.

    Raises `ValueError`: it is not JSON, or nested too deep for those who walk through it.
    """
    try:
        value = json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    # Most texts have fewer brackets than that at all.
    if text.count("[") + text.count("{") > MAX_DEPTH and _deeper(value, MAX_DEPTH):
        raise ValueError("nested too deep")
    return value


def _deeper(value: Any, depth: int) -> bool:
    """Whether more lists and objects than that lie within each other."""
    level = [value]
    for _ in range(depth):
        level = [
            part
            for each in level
            if isinstance(each, (list, dict))
            for part in (each.values() if isinstance(each, dict) else each)
        ]
    return any(isinstance(each, (list, dict)) for each in level)
