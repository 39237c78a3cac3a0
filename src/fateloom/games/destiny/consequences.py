"""What became of a seat in a game that was played on, for the reasons of an advice."""

from __future__ import annotations

from collections.abc import Sequence

from fateloom.core.game import Consequence, Event, Seat


def consequences(events: Sequence[Event], seat: Seat) -> frozenset[Consequence]:
    """Where the treasures of this round and of the next one went."""
    rounds = [event for event in events if event.code in ("wins", "ties")]
    return frozenset(
        [_told(event, seat, when) for when, event in zip(("now", "next"), rounds, strict=False)]
    )


def _told(event: Event, seat: Seat, when: str) -> Consequence:
    who, _, treasures, *_ = event.args
    named = ("treasure", treasures)
    if event.code == "ties":
        return Consequence(f"buries-{when}", (named,))
    if who == seat:
        return Consequence(f"takes-{when}", (named,))
    return Consequence(f"loses-{when}", (("seat", who), named))
