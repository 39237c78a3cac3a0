"""What became of a run that was played on, for the reasons of an advice."""

from __future__ import annotations

from collections.abc import Sequence

from fateloom.core.game import Consequence, Event


def consequences(events: Sequence[Event]) -> frozenset[Consequence]:
    """The waves that were reached, and the abilities that were exhausted.

    The last loss of a run that is not won explains nothing: a hero who falls has no ability left.
    """
    found = set()
    exhausted: list[tuple[str, ...]] = []
    won = True
    for code, args, _ in events:
        if code == "wave":
            found.add(Consequence("reaches", (("wave", args[0]),)))
        elif code == "exhausts":
            exhausted.append(args[0])
        elif code == "over":
            won = args[0] == "won"
    for names in exhausted if won else exhausted[:-1]:
        found.update(Consequence("exhausts", (("ability", name),)) for name in names)
    return frozenset(found)
