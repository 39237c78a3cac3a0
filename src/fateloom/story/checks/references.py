"""What leads where: names, and those that each leads to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set


def reached(start: str, ways: Mapping[str, Iterable[str]]) -> set[str]:
    """Everything that can be reached from here, here included."""
    found = {start}
    waiting = [start]
    while waiting:
        for name in ways.get(waiting.pop(), ()):
            if name not in found:
                found.add(name)
                waiting.append(name)
    return found


def backwards(ways: Mapping[str, Iterable[str]]) -> dict[str, set[str]]:
    """The same ways, gone from their ends."""
    back: dict[str, set[str]] = {}
    for name, leads in ways.items():
        for other in leads:
            back.setdefault(other, set()).add(name)
    return back


def circling(ways: Mapping[str, Set[str]]) -> set[str]:
    """All from which a way leads back to themselves.

    Names are gone through once forwards, and once backwards from the one that was left last:
    what is found then leads to one another (Kosaraju).
    """
    back = backwards(ways)
    circles: set[str] = set()
    gone: set[str] = set()
    for start in reversed(_as_left(ways)):
        if start in gone:
            continue
        together = {start}
        waiting = [start]
        while waiting:
            for name in back.get(waiting.pop(), ()):
                if name not in gone and name not in together:
                    together.add(name)
                    waiting.append(name)
        gone |= together
        if len(together) > 1 or start in ways.get(start, ()):
            circles |= together
    return circles


def _as_left(ways: Mapping[str, Set[str]]) -> list[str]:
    """All names, each after whatever it leads to that does not lead back."""
    left: list[str] = []
    seen: set[str] = set()
    for start in ways:
        if start in seen:
            continue
        seen.add(start)
        path = [(start, iter(ways[start]))]
        while path:
            name, leads = path[-1]
            new = next((other for other in leads if other not in seen), None)
            if new is None:
                left.append(name)
                path.pop()
            else:
                seen.add(new)
                path.append((new, iter(ways.get(new, ()))))
    return left
