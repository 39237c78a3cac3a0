"""Graphs of a story: for each path the facts that it requires, and the places that bring them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from fateloom.games.destinies.bots.planning import brings, sought, sources
from fateloom.games.destinies.scenario import acts as w
from fateloom.games.destinies.scenario import conditions as q
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.model import Path
from fateloom.games.destinies.scenario.wording import plain
from fateloom.lab.playtest.catalogue import Catalogue, Kind
from fateloom.lab.playtest.statistics import Figures


class Column(IntEnum):
    """The columns of a graph, from left to right."""

    PLACE = 0
    """Where something is done."""
    FACT = 1
    """What comes of it."""
    STEP = 2
    """The steps of the path."""
    FINALE = 3
    """The Finale."""


@dataclass(frozen=True, slots=True)
class Node:
    """A node: its column, its words, and in which share of all games it was seen; `things` are
    what stands behind it, and `made` says that there is a game made for one of them."""

    column: Column
    words: str
    share: float
    things: tuple[int, ...]
    made: bool


@dataclass(frozen=True, slots=True)
class Graph:
    """What one path takes. `edges` lead from node to node by their numbers, left to right."""

    hero: str
    path: str
    title: str
    nodes: tuple[Node, ...]
    edges: tuple[tuple[int, int], ...]


def graphs(figures: Figures) -> Iterator[Graph]:
    """The graph of each path of each hero."""
    book = figures.things.book
    ways = _ways(figures.things)
    for hero in book.scenario.heroes:
        for path in hero.paths:
            yield _Drawing(figures, ways, hero.id, path).graph()


class _Drawing:
    """The graph of a path while it grows."""

    def __init__(
        self, figures: Figures, ways: dict[str, list[tuple[str, int]]], hero: str, path: Path
    ) -> None:
        self.figures = figures
        self.ways = ways
        self.hero = hero
        self.path = path
        self.nodes: dict[tuple[Column, str], Node] = {}
        self.edges: dict[tuple[tuple[Column, str], tuple[Column, str]], None] = {}

    def graph(self) -> Graph:
        story = self.figures.things.book.scenario
        name = f"{self.hero}.{self.path.id}"
        words = plain(self.figures.things.book, story.language, self.path.name)
        end = self.node(Column.FINALE, words, (self.figures.things.number[Kind.PATH, name],))
        stepped: set[str] = set()
        for step in self.path.steps:
            bit = self.figures.things.number[Kind.STEP, f"{name}.{step.id}"]
            node = self.node(Column.STEP, step.id, (bit,))
            self.edges[node, end] = None
            for leaf in q.leaves(step.when):
                stepped.add(str(leaf))
                self.fact(leaf, node)
        for leaf in q.leaves(self.path.finale.when):
            if str(leaf) not in stepped:
                self.fact(leaf, end)
        numbers = {key: number for number, key in enumerate(self.nodes)}
        return Graph(
            hero=self.hero,
            path=self.path.id,
            title=words,
            nodes=tuple(self.nodes.values()),
            edges=tuple([(numbers[a], numbers[b]) for a, b in self.edges]),
        )

    def fact(self, leaf: q.Leaf, to: tuple[Column, str]) -> None:
        """Add a condition, and every place that brings it about."""
        keys = [sought(leaf)]
        if isinstance(leaf, q.Carries):
            book = self.figures.things.book
            items = book.index.carried_by[leaf.category]
            keys = [f"item {book.scenario.items[item].id}" for item in sorted(items)]
        ways = [way for key in keys for way in self.ways.get(key, ())]
        if not any(keys):
            return
        node = self.node(Column.FACT, str(leaf), tuple([bit for _, bit in ways]))
        self.edges[node, to] = None
        for place in dict.fromkeys(place for place, _ in ways):
            bits = tuple([bit for each, bit in ways if each == place])
            self.edges[self.node(Column.PLACE, place, bits), node] = None

    def node(self, column: Column, words: str, things: tuple[int, ...]) -> tuple[Column, str]:
        known = self.nodes.get((column, words))
        whole = tuple(dict.fromkeys((*(known.things if known else ()), *things)))
        share = max([self.figures.shares[bit] for bit in whole], default=0.0)
        self.nodes[column, words] = Node(column, words, share, whole, self.figures.made(whole))
        return column, words


def _ways(things: Catalogue) -> dict[str, list[tuple[str, int]]]:
    """By the key of a condition: the places that bring it about, each with the thing to do."""
    book = things.book
    story = book.scenario
    names = {poi.id: plain(book, story.language, poi.name) for poi in story.pois}
    found: dict[str, list[tuple[str, int]]] = {}
    for act in w.acts(story):
        thing = (Kind.EVENT, act.spot.name) if act.option is None else (Kind.OPTION, act.option.id)
        bit = things.number.get(thing)
        if bit is None:
            continue
        place = names.get(act.spot.name, act.spot.name)
        for effect in act.effects:
            for key in brings(effect):
                found.setdefault(key, []).append((place, bit))
    for item, pois in sources(book).sold.items():
        for poi in pois:
            for trade in book.options_of[poi]:
                option = book.entries[trade].option
                if isinstance(option.deed, d.Trade):
                    bit = things.number[Kind.OPTION, option.id]
                    key = f"item {story.items[item].id}"
                    found.setdefault(key, []).append((names[story.pois[poi].id], bit))
    return found
