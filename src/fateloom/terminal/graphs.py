"""The command that writes a story as a graph."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fateloom.story import load, output
from fateloom.story.graph import dot, graph_of, listed, marks_of, reduced
from fateloom.terminal.stories import WRONG, print_diagnostics
from fateloom.words import say

WRITERS: Final = {".dot": dot, ".gv": dot, ".txt": listed}
"""How a graph is written, by the ending of the file."""


def write_graph(folder: Path, out: Path | None, *, everything: bool) -> int:
    """Write the graph of a story, or print it as a list; return the exit code."""
    if out is not None and out.suffix not in WRITERS:
        raise output.CannotWrite("story-graph-ending", out.name)
    loaded = load(folder)
    if loaded.built is None:
        print_diagnostics(loaded)
        return WRONG
    graph = graph_of(loaded)
    edges = range(len(graph.edges)) if everything else reduced(graph)
    writer = listed if out is None else WRITERS[out.suffix]
    root = f"{str(folder).rstrip('/')}/"
    text = writer(graph, edges, marks_of(graph, loaded.found), say, root)
    if out is None:
        print(text, end="")
    else:
        output.write(out, text)
        print(say("story-graph-written", path=str(out)))
    return 0
