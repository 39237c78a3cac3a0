"""The events of Realms of Destiny, and who may see them."""

from __future__ import annotations

from typing import Any, Final

from fateloom.core.game import Seat

EVENT_CODES: Final = frozenset(
    {
        # setting up
        "first",
        "shared",
        "secret",
        # a turn
        "turn",
        "readies",
        "token-works",
        "draws",
        "drawn",
        "draws-nothing",
        "shuffles",
        "works",
        # the auction
        "offers",
        "shows",
        "covers",
        "seals",
        "opens",
        "tax-looks",
        "taxes",
        "bids",
        "passes",
        "cannot-bid",
        "unsold",
        "wins",
        "takes-lot",
        "turns-up",
        "acquires",
        "supports",
        # powers
        "uses",
        "idle",
        "borrows",
        "repeats",
        "declines",
        "aims",
        "aims-at-card",
        "names",
        "pairs",
        "spends",
        "discards",
        "gives",
        "given",
        "takes",
        "taken",
        "demands",
        "misses",
        "unmasks",
        "saw-destiny",
        "looks-at-pile",
        "saw-pile",
        "puts-back",
        "sees-hand",
        "saw-hand",
        "exchanges",
        "exchanged",
        "gains",
        "cursed",
        "requests",
        "moves",
        "swaps",
        "loses",
        "recovers",
        "raises",
        # the end
        "saved",
        "in-danger",
        "eliminated",
        "fulfils",
        "completes",
        "over",
    }
)
"""All event codes; `audience` decides who may see an event."""

_PRIVATE: Final = {
    "secret": 1,
    "drawn": 1,
    "saw-destiny": 1,
    "saw-pile": 1,
    "saw-hand": 1,
    "given": 2,
    "taken": 2,
    "exchanged": 2,
}
"""Events visible only to the seats that their first arguments name, with the number of those
arguments."""


def audience(code: str, args: tuple[Any, ...]) -> tuple[Seat, ...] | None:
    """The seats that may see an event; None is everybody."""
    count = _PRIVATE.get(code)
    return None if count is None else args[:count]
