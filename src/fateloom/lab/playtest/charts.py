"""The pictures of a playtest, as SVG: the map and the graphs. `lab.pages.plots` has the plots.

Colours are classes of the page's style sheet, and what a colour says stands in words beside it or
in the title of the shape.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from fateloom.games.destinies.scenario.wording import plain
from fateloom.lab.pages.figures import percent
from fateloom.lab.playtest.catalogue import Kind
from fateloom.lab.playtest.graph import Column, Graph
from fateloom.lab.playtest.statistics import Figures

_RARE, _SOME = 0.1, 0.5
_CELL: Final = 164
_NODE: Final = (176, 34)
_GAP: Final = (64, 12)
_LETTERS: Final = 25


def shade(share: float, made: bool = False) -> str:
    """The class for a share of all games: never, made for it, rare, some, often."""
    if share <= 0:
        return "made" if made else "never"
    return "rare" if share < _RARE else "some" if share < _SOME else "often"


# --- the map ----------------------------------------------------------------------------------


def maps(figures: Figures) -> Iterator[tuple[str, str]]:
    """Each map of the story: its name, and its tiles coloured by how often they are explored,
    with the places that stand there by how often somebody visits them."""
    book = figures.things.book
    story = book.scenario
    for submap in story.submaps:
        tiles = [tile for tile in story.tiles if tile.submap == submap.id]
        if not tiles:
            continue
        left, top = min(tile.x for tile in tiles), min(tile.y for tile in tiles)
        wide = (max(tile.x for tile in tiles) - left + 1) * _CELL
        tall = (max(tile.y for tile in tiles) - top + 1) * _CELL
        drawn = []
        for tile in tiles:
            bit = figures.things.number[Kind.TILE, tile.id]
            share = figures.shares[bit]
            tint = shade(share, figures.made((bit,)))
            x, y = (tile.x - left) * _CELL, (tile.y - top) * _CELL
            name = plain(book, story.language, tile.name)
            lines = "".join(_places(figures, tile.id, x, y))
            drawn.append(
                f"<g><title>{escape(name)}: {percent(share)}</title>"
                f'<rect class="tile {tint}" x="{x + 3}" y="{y + 3}" rx="6"'
                f' width="{_CELL - 6}" height="{_CELL - 6}"/>'
                f'<text class="name" x="{x + 12}" y="{y + 24}">{escape(_short(name, 17))}</text>'
                f'<text x="{x + 12}" y="{y + 42}">{percent(share)}</text>{lines}</g>'
            )
        yield (
            plain(book, story.language, submap.name),
            f'<svg class="map" viewBox="0 0 {wide} {tall}" style="width: {wide}px" role="img"'
            f' aria-label="{escape(plain(book, story.language, submap.name))}">'
            f"{''.join(drawn)}</svg>",
        )


def _places(figures: Figures, tile: str, x: int, y: int) -> Iterator[str]:
    book = figures.things.book
    story = book.scenario
    here = [poi for poi in story.pois if poi.tile == tile]
    for row, poi in enumerate(here[:5]):
        bits = [
            figures.things.number[Kind.STATE, f"{poi.id} is {state.id}"] for state in poi.states
        ]
        share = max(figures.shares[bit] for bit in bits)
        tint = shade(share, figures.made(bits))
        name = plain(book, story.language, poi.name)
        down = y + 62 + row * 19
        yield (
            f"<g><title>{escape(name)}: {percent(share)}</title>"
            f'<circle class="{tint}" cx="{x + 17}" cy="{down - 4}" r="6"/>'
            f'<text x="{x + 28}" y="{down}">{escape(_short(name, 16))}</text></g>'
        )


# --- the graph --------------------------------------------------------------------------------


def graph(drawn: Graph) -> str:
    """A path: places on the left, what they bring, the steps, and the Finale on the right."""
    columns: list[list[int]] = [[] for _ in Column]
    for number, node in enumerate(drawn.nodes):
        columns[node.column].append(number)
    _straighten(columns, drawn.edges)
    tall = max(len(column) for column in columns) * (_NODE[1] + _GAP[1]) + _GAP[1]
    wide = len(columns) * (_NODE[0] + _GAP[0]) - _GAP[0] + 8
    at: dict[int, tuple[float, float]] = {}
    for across, column in enumerate(columns):
        room = tall / max(len(column), 1)
        for down, number in enumerate(column):
            at[number] = 4 + across * (_NODE[0] + _GAP[0]), (down + 0.5) * room - _NODE[1] / 2
    lines = []
    for start, end in drawn.edges:
        (x1, y1), (x2, y2) = at[start], at[end]
        x1, y1, y2 = x1 + _NODE[0], y1 + _NODE[1] / 2, y2 + _NODE[1] / 2
        bend = (x2 - x1) / 2
        lines.append(f"M{x1:.0f} {y1:.0f}C{x1 + bend:.0f} {y1:.0f} {x2 - bend:.0f} {y2:.0f}"
                     f" {x2:.0f} {y2:.0f}")  # fmt: skip
    boxes = []
    for number, node in enumerate(drawn.nodes):
        x, y = at[number]
        boxes.append(
            f"<g><title>{escape(node.words)}: {percent(node.share)}</title>"
            f'<rect class="node {shade(node.share, node.made)}" x="{x:.0f}" y="{y:.0f}" rx="5"'
            f' width="{_NODE[0]}" height="{_NODE[1]}"/>'
            f'<text x="{x + 8:.0f}" y="{y + 15:.0f}">{escape(_short(node.words, _LETTERS))}</text>'
            f'<text class="small" x="{x + 8:.0f}" y="{y + 28:.0f}">{percent(node.share)}</text></g>'
        )
    return (
        f'<svg class="graph" viewBox="0 0 {wide} {tall}" style="width: {wide}px" role="img"'
        f' aria-label="{escape(drawn.title)}"><path class="edges" d="{"".join(lines)}"/>'
        f"{''.join(boxes)}</svg>"
    )


def _straighten(columns: list[list[int]], edges: Sequence[tuple[int, int]]) -> None:
    """Put nodes beside those they lead to, from right to left: fewer lines cross."""
    for across in range(len(columns) - 2, -1, -1):
        place = {number: down for later in columns[across + 1 :] for down, number in
                 enumerate(later)}  # fmt: skip

        def middle(number: int, place: dict[int, int] = place) -> float:
            ends = [place[end] for start, end in edges if start == number and end in place]
            return sum(ends) / len(ends) if ends else 0.0

        columns[across].sort(key=middle)


def _short(text: str, letters: int) -> str:
    return text if len(text) <= letters else text[: letters - 1].rstrip() + "…"
