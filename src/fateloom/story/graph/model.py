"""The model of a graph: what a story is made of, and what in it leads to what."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from fateloom.story.diagnostics import Place
from fateloom.story.uses import Name


class Relation(StrEnum):
    """How one thing leads to another. Causes come first: a fact is needed by an option, which sets
    another one."""

    HOLDS = "holds"
    """The first is where the second is found: a place and its options, a hero and their paths."""
    COUNTS = "counts"
    """The first is of the second, a category."""
    NEEDS = "needs"
    """The second needs the first."""
    EXCLUDES = "excludes"
    """The second is closed by the first."""
    TELLS = "tells"
    """The words, or the picture, of the second depend on the first."""
    SETS = "sets"
    """The first sets the second, changes it, or makes it so."""
    CLEARS = "clears"
    """The first clears the second, a fact."""
    GIVES = "gives"
    """The first gives the second, or more of it, to a hero."""
    TAKES = "takes"
    """The first takes the second, or some of it, from a hero."""
    BRINGS = "brings"
    """The first brings the second to the table: a place, a person, a tile."""
    REMOVES = "removes"
    """The first takes the second off the table."""
    CHANGES = "changes"
    """The first changes what is at the second, a place."""
    LEADS = "leads"
    """After the first comes the second, or it lies behind it."""
    STARTS = "starts"
    """The first starts the second, an event or a Finale."""
    HINTS = "hints"
    """The words of the first hint at the second, a step."""


@dataclass(frozen=True, slots=True)
class Node:
    """Something that a story is made of.

    name   its kind and id: those of `fateloom.story.uses`, and `ability`, `amount`, `skill`,
           `mode` and `story`
    path   the path by which findings and playtests name it; "" for what a story does not define
    words  what it is called at a table; "" for what has no name there
    place  where it is defined; None for what a story does not define
    """

    name: Name
    path: str
    words: str = ""
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Edge:
    """One thing that leads to another: both by their numbers.

    path   what it is written in, down to the result
    words  the condition or the effect as it is written; "" where the files say it by their order
    place  where it is written
    """

    source: int
    target: int
    relation: Relation
    path: str
    words: str = ""
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Graph:
    """A whole story. Nodes are in its order, and no edge is there twice."""

    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]

    def find(self, kind: str, name: str) -> int | None:
        """The number of a thing; None without one."""
        wanted = Name(kind, name)
        return next((n for n, node in enumerate(self.nodes) if node.name == wanted), None)
