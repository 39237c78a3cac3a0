"""Directed graphs as mappings from names to successors: reachability, reversal and cycles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set


def reachable(start: str, ways: Mapping[str, Iterable[str]]) -> set[str]:
    """All names reachable from a start, itself included."""
    found = {start}
    waiting = [start]
    while waiting:
        for name in ways.get(waiting.pop(), ()):
            if name not in found:
                found.add(name)
                waiting.append(name)
    return found


def reverse(ways: Mapping[str, Iterable[str]]) -> dict[str, set[str]]:
    """The graph with all edges reversed."""
    back: dict[str, set[str]] = {}
    for name, leads in ways.items():
        for other in leads:
            back.setdefault(other, set()).add(name)
    return back


def on_cycles(ways: Mapping[str, Set[str]]) -> set[str]:
    """All names on cycles: those of strongly connected components that contain an edge.

    The algorithm is that of S. R. Kosaraju and M. Sharir ("A strong-connectivity algorithm and its
    applications in data flow analysis", Computers & Mathematics with Applications 7, 1981): names
    are searched in the reversed graph, in the reverse of the post-order of a first search.
    """
    back = reverse(ways)
    found: set[str] = set()
    gone: set[str] = set()
    for start in reversed(_post_order(ways)):
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
            found |= together
    return found


def _post_order(ways: Mapping[str, Set[str]]) -> list[str]:
    """All names in the post-order of a depth-first search."""
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
