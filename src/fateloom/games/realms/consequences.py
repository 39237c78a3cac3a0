"""What became of a seat in a game that was played on, for the reasons of an advice."""

from __future__ import annotations

from collections.abc import Sequence

from fateloom.core.game import Consequence, Event, Seat


def consequences(events: Sequence[Event], seat: Seat) -> frozenset[Consequence]:
    """The destinies that were completed, and who was eliminated."""
    found = set()
    for code, args, _ in events:
        if code == "completes":
            who, destiny = args
            if who == seat:
                found.add(Consequence("completes", (("destiny", destiny),)))
            else:
                found.add(Consequence("loses-to", (("seat", who), ("destiny", destiny))))
        elif code == "eliminated":
            who = args[0]
            other = (("seat", who),)
            found.add(Consequence("eliminated") if who == seat else Consequence("outlives", other))
    return frozenset(found)
