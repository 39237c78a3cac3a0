"""A graph as text: as a list that people read, and in DOT, which Graphviz and many editors draw.

DOT is the form that leaves the layout to a program made for it: a whole story has some hundred
things, and what is worth drawing of it differs. It needs no library to write.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final

from fateloom.story.graph.marks import Mark
from fateloom.story.graph.model import Edge, Graph, Node, Relation

LEFT_OUT: Final = ("amount", "skill", "mode", "picture", "story")
"""The kinds of things that nearly everything leads to, or that only words depend on."""
TOLD: Final = (Relation.TELLS, Relation.HINTS)
"""Relations of words, which open and close nothing."""
Describe = Callable[..., str]
"""Words for a message, as `fateloom.words.say`."""
Marks = Mapping[int, Collection[Mark]]

_SHAPES: Final = {
    "fact": "ellipse",
    "campaign": "ellipse",
    "item": "note",
    "category": "note",
    "poi": "house",
    "room": "house",
    "tile": "box3d",
    "event": "cds",
    "path": "doubleoctagon",
    "step": "octagon",
    "option": "box",
}
_LINES: Final = {
    Relation.NEEDS: "color=black",
    Relation.COUNTS: "color=black",
    Relation.EXCLUDES: "color=red, style=dashed, arrowhead=tee",
    Relation.CLEARS: "color=red, arrowhead=tee",
    Relation.TAKES: "color=red, arrowhead=tee",
    Relation.REMOVES: "color=red, arrowhead=tee",
    Relation.HOLDS: "color=gray, arrowhead=none",
    Relation.LEADS: "color=gray",
    Relation.TELLS: "color=gray, style=dotted",
    Relation.HINTS: "color=gray, style=dotted",
}
_MAKES: Final = "color=blue, penwidth=2"
"""How everything else is drawn: what sets, gives, brings, starts or changes."""


def reduced(graph: Graph) -> frozenset[int]:
    """The edges, by their numbers, without those to what nearly everything leads to, and without
    what is only told."""
    return frozenset(
        number
        for number, edge in enumerate(graph.edges)
        if edge.relation not in TOLD
        and graph.nodes[edge.source].name.kind not in LEFT_OUT
        and graph.nodes[edge.target].name.kind not in LEFT_OUT
    )


def listed(
    graph: Graph, edges: Collection[int], marks: Marks, say: Describe, root: str = ""
) -> str:
    """Everything of a story, with what leads to it and what it leads to, as lines. `edges` are the
    numbers of those that are told, and `root` begins the paths of all files, which is left out."""
    into: dict[int, list[Edge]] = {}
    out: dict[int, list[Edge]] = {}
    for number, edge in enumerate(graph.edges):
        if number in edges:
            into.setdefault(edge.target, []).append(edge)
            out.setdefault(edge.source, []).append(edge)
    parts: list[str] = []
    for number in _told(graph, edges, marks):
        node = graph.nodes[number]
        name = f" “{node.words}”" if node.words else ""
        lines = [f"{_called(node, say)}{name}{_at(node, root)}"]
        lines += [f"  ! {say('desk-graph-mark', mark=str(mark))}" for mark in marks.get(number, ())]
        for edge in into.get(number, ()):
            way = say("desk-graph-in", relation=str(edge.relation))
            lines.append(_line(way, graph.nodes[edge.source], edge, say, root))
        for edge in out.get(number, ()):
            way = say("desk-graph-out", relation=str(edge.relation))
            lines.append(_line(way, graph.nodes[edge.target], edge, say, root))
        parts.append("\n".join([*lines, ""]))
    return "\n".join(parts)


def dot(graph: Graph, edges: Collection[int], marks: Marks, say: Describe, root: str = "") -> str:
    """The graph in DOT. What is marked is red, and says why."""
    lines = ["digraph story {", "  rankdir=LR;", '  node [fontname="serif", fontsize=11];']
    for number in _told(graph, edges, marks):
        node = graph.nodes[number]
        doubts = [say("desk-graph-mark", mark=str(mark)) for mark in marks.get(number, ())]
        place = _at(node, root).strip(" ()")
        label = "\n".join([_called(node, say), *([node.words] if node.words else []), *doubts])
        shape = _SHAPES.get(node.name.kind, "plaintext")
        red = ", color=red, fontcolor=red" if doubts else ""
        lines.append(
            f"  n{number} [label={_quoted(label)}, tooltip={_quoted(place)}, shape={shape}{red}];"
        )
    for pair, style in dict.fromkeys(
        ((edge.source, edge.target), _LINES.get(edge.relation, _MAKES))
        for number, edge in enumerate(graph.edges)
        if number in edges
    ):
        lines.append(f"  n{pair[0]} -> n{pair[1]} [{style}];")
    return "\n".join([*lines, "}", ""])


def _told(graph: Graph, edges: Collection[int], marks: Marks) -> Iterator[int]:
    """What has a mark, or an edge that is told."""
    ends = {
        end
        for number, edge in enumerate(graph.edges)
        if number in edges
        for end in (edge.source, edge.target)
    }
    return (number for number in range(len(graph.nodes)) if number in ends or number in marks)


def _called(node: Node, say: Describe) -> str:
    return f"{say('desk-kind-' + node.name.kind)} {node.name.id}"


def _at(what: Node | Edge, root: str) -> str:
    if what.place is None:
        return ""
    return f" ({what.place.file.removeprefix(root)}:{what.place.line})"


def _line(way: str, other: Node, edge: Edge, say: Describe, root: str) -> str:
    words = f": {edge.words}" if edge.words else ""
    return f"  {way} {_called(other, say)}{words}{_at(edge, root)}"


def _quoted(text: str) -> str:
    """A text between quotation marks of DOT, whose escapes for these and line feeds are JSON's."""
    return json.dumps(text, ensure_ascii=False)
