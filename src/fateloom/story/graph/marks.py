"""What is never reached, by what the check, the proof and the playtest of a story have found."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from fateloom.story.diagnostics import Diagnostic
from fateloom.story.graph.model import Edge, Graph, Relation


class Mark(StrEnum):
    """What is doubtful about a thing, worst first."""

    UNSET = "unset"
    """It is needed, and nothing sets it: the check."""
    UNREACHED = "unreached"
    """No game can reach it: the check."""
    CLOSABLE = "closable"
    """A game can close it for good: the proof."""
    UNNEEDED = "unneeded"
    """Nothing needs it: the check."""
    UNSEEN = "unseen"
    """No game has shown it, or what sets it: the playtest."""


CODES: Final[Mapping[str, Mark]] = {
    "E508": Mark.UNSET,
    "E501": Mark.UNREACHED,
    "E502": Mark.UNREACHED,
    "E503": Mark.UNREACHED,
    "E504": Mark.UNREACHED,
    "E505": Mark.UNREACHED,
    "E506": Mark.UNREACHED,
    "E507": Mark.UNREACHED,
    "E509": Mark.UNREACHED,
    "E513": Mark.UNREACHED,
    "E517": Mark.UNREACHED,
    "W809": Mark.UNREACHED,
    "W814": Mark.UNREACHED,
    "W824": Mark.UNREACHED,
    "W825": Mark.UNREACHED,
    "W803": Mark.UNNEEDED,
    "W804": Mark.UNNEEDED,
    "W823": Mark.UNNEEDED,
    "W827": Mark.UNNEEDED,
}
"""What the findings of a check say about the thing that they are about."""


_SHOWN: Final = ("fact", "campaign", "state", "poi")
"""What a playtest does not look for itself, but for what sets it, or for its states."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """What no game of a playtest has shown. `things` are all that it looked for; `missing`, those
    that were never seen. Both are paths."""

    things: frozenset[str] = frozenset()
    missing: frozenset[str] = frozenset()


def marks_of(
    graph: Graph,
    found: Iterable[Diagnostic] = (),
    closable: Collection[str] = (),
    unseen: Unseen | None = None,
) -> dict[int, tuple[Mark, ...]]:
    """The marks of nodes, by their numbers; nodes without one are left out.

    `found` is what the check has found; `closable` are the paths that a proof found to be closable,
    as hero.path.
    """
    marks: dict[int, set[Mark]] = {}
    at = {node.path: number for number, node in enumerate(graph.nodes) if node.path}
    for each in found:
        mark, number = CODES.get(each.code), at.get(each.thing)
        if mark is not None and number is not None:
            marks.setdefault(number, set()).add(mark)
    for name in closable:
        number = graph.find("path", name)
        if number is not None:
            marks.setdefault(number, set()).add(Mark.CLOSABLE)
    if unseen is not None:
        for number in _never_seen(graph, unseen):
            marks.setdefault(number, set()).add(Mark.UNSEEN)
    return {number: tuple(sorted(each, key=list(Mark).index)) for number, each in marks.items()}


def _never_seen(graph: Graph, unseen: Unseen) -> Iterable[int]:
    """What was looked for and not seen; of the rest, facts and states of which nothing was seen
    that sets them, and places of which no state was."""
    shows: dict[int, list[Edge]] = {}
    for edge in graph.edges:
        kind = graph.nodes[edge.target].name.kind
        if edge.relation == Relation.SETS:
            shows.setdefault(edge.target, []).append(edge)
        elif edge.relation == Relation.HOLDS and kind == "state":
            shows.setdefault(edge.source, []).append(edge)
    for number, node in enumerate(graph.nodes):
        if node.path in unseen.things:
            if node.path in unseen.missing:
                yield number
            continue
        seen = shows.get(number, ()) if node.name.kind in _SHOWN else ()
        if seen and all(_is_missing(edge.path, unseen) for edge in seen):
            yield number


def _is_missing(path: str, unseen: Unseen) -> bool:
    """Whether a result, or whatever it is part of, was never seen."""
    while path:
        if path in unseen.missing:
            return True
        path = path.rpartition(".")[0]
    return False
