"""The moves of a message `view`, for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def ids(view: Mapping[str, Any]) -> list[str]:
    """The legal moves by their ids."""
    return [move["id"] for move in view["legal"]]
