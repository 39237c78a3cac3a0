"""A story as a graph: which facts, items, places and people there are, who changes them, and what
needs them.

Examples:
    >>> from pathlib import Path
    >>> from fateloom.story import load
    >>> from fateloom.story.output import start
    >>> start(Path("my-story"))
    >>> graph = graph_of(load(Path("my-story")))
    >>> for edge in graph.edges:
    ...     if graph.nodes[edge.target].name == ("fact", "owls-met"):
    ...         print(graph.nodes[edge.source].name.id, edge.relation, edge.words)
    tower.listen sets set owls-met
"""

from fateloom.story.graph.builder import graph_of
from fateloom.story.graph.marks import CODES, Mark, Unseen, marks_of
from fateloom.story.graph.model import Edge, Graph, Node, Relation
from fateloom.story.graph.written import dot, listed, reduced

__all__ = [
    "CODES",
    "Edge",
    "Graph",
    "Mark",
    "Node",
    "Relation",
    "Unseen",
    "dot",
    "graph_of",
    "listed",
    "marks_of",
    "reduced",
]
