"""The events of Destiny, and who may see them."""

from __future__ import annotations

from typing import Any, Final

from fateloom.core.game import Seat

EVENT_CODES: Final = frozenset(
    {
        "treasures",
        "leads",
        "deals",
        "redeals",
        "deals-anew",
        "draws",
        "drawn",
        "shuffles",
        "identity",
        "round",
        "phase",
        "treasure",
        "aid",
        "changes",
        "discards",
        "uses",
        "steals",
        "stolen",
        "swaps",
        "swapped",
        "assassinates",
        "looks",
        "saw",
        "declares",
        "base",
        "attach",
        "done",
        "turns-up",
        "total",
        "wins",
        "ties",
        "over",
    }
)
"""All event codes; `audience` decides who may see an event."""

_PRIVATE: Final = {"drawn": 1, "saw": 1, "stolen": 2, "swapped": 2}
"""Events visible only to the seats that their first arguments name, with the number of those
arguments."""


def audience(code: str, args: tuple[Any, ...]) -> tuple[Seat, ...] | None:
    """The seats that may see an event; None is everybody."""
    count = _PRIVATE.get(code)
    return None if count is None else args[:count]
