"""The graph of a story for its editor: what leads to what, and what is never reached."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from fateloom.preview import desk_messages as m
from fateloom.server.refusals import ServerRefusal
from fateloom.story import Loaded
from fateloom.story.diagnostics import Place
from fateloom.story.graph import Unseen, graph_of, marks_of

State = Literal["none", "old", "current"]


class Known(NamedTuple):
    """What long works have found: the paths that a proof found to be closable, as hero.path, and
    what no game of a playtest has shown; and of which story both are."""

    proof: State = "none"
    closable: tuple[str, ...] = ()
    playtest: State = "none"
    unseen: Unseen | None = None


_NOWHERE: Final = ("", 0, 0)


def told(loaded: Loaded | None, root: str, known: Known, *, current: bool) -> m.StoryGraph:
    """The graph of a story whose files lie behind `root`. Raises `ServerRefusal` without one."""
    if loaded is None:
        raise ServerRefusal("preview-no-graph")
    graph = graph_of(loaded)
    marks = marks_of(graph, loaded.found, known.closable, known.unseen)

    def at(place: Place | None) -> tuple[str, int, int]:
        if place is None:
            return _NOWHERE
        return place.file.removeprefix(root), place.line, place.column

    parts = [(node.name, node.words, node.place) for node in graph.nodes]
    return m.StoryGraph(
        nodes=tuple(
            [
                m.GraphNode(kind, name, words, *at(place), marks.get(number, ()))
                for number, ((kind, name), words, place) in enumerate(parts)
            ]
        ),
        edges=tuple(
            [
                m.GraphEdge(x.source, x.target, x.relation, x.words, *at(x.place))
                for x in graph.edges
            ]
        ),
        current=current,
        proof=known.proof,
        playtest=known.playtest,
    )
