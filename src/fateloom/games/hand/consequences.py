"""What became of a run that was played on, for the reasons of an advice."""

from __future__ import annotations

from collections.abc import Sequence

from fateloom.core.game import Consequence, Event


def consequences(events: Sequence[Event]) -> frozenset[Consequence]:
    """The waves that were reached, and the abilities that were exhausted."""
    found = set()
    for code, args, _ in events:
        if code == "wave":
            found.add(Consequence("reaches", (("wave", args[0]),)))
        elif code == "exhausts":
            found.update(Consequence("exhausts", (("ability", name),)) for name in args[0])
    return frozenset(found)
