"""The pictures of a report, as SVG: bars with intervals, histograms, the map, the graphs.

Colours are classes of the page's style sheet, and what a colour says stands in words beside it or
in the title of the shape.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import floor
from typing import Final

from fateloom.games.destinies.scenario.wording import plain
from fateloom.lab.playtest.catalogue import Kind
from fateloom.lab.playtest.graph import Column, Graph
from fateloom.lab.playtest.statistics import Figures, Rate, Spread, percent

_RARE, _SOME = 0.1, 0.5
_WIDE, _TALL = 600, 22
_BINS: Final = 30
_STEPS: Final = tuple(digit * 10**power for power in range(9) for digit in (1, 2, 5))
_CELL: Final = 164
_NODE: Final = (176, 34)
_GAP: Final = (64, 12)
_LETTERS: Final = 25


def shade(share: float, made: bool = False) -> str:
    """The class for a share of all games: never, made for it, rare, some, often."""
    if share <= 0:
        return "made" if made else "never"
    return "rare" if share < _RARE else "some" if share < _SOME else "often"


# --- plots ------------------------------------------------------------------------------------


def rate_bar(rate: Rate, band: tuple[float, float] | None = None) -> str:
    """A share as a bar, its 95 % interval as a line over it, and the band it should lie in."""
    low, high = rate.interval
    wanted = ""
    if band is not None:
        left, right = (_WIDE * each for each in band)
        wanted = f'<rect class="band" x="{left:.0f}" width="{right - left:.0f}" height="{_TALL}"/>'
    middle = _TALL / 2
    return (
        f'<svg class="bar" viewBox="0 0 {_WIDE} {_TALL}" preserveAspectRatio="none"'
        f' role="img" aria-label="{percent(rate.share)}">'
        f'<rect class="rail" width="{_WIDE}" height="{_TALL}"/>{wanted}'
        f'<rect class="fill" y="5" width="{_WIDE * rate.share:.1f}" height="{_TALL - 10}"/>'
        f'<path class="reach" d="M{_WIDE * low:.1f} {middle}H{_WIDE * high:.1f}'
        f'M{_WIDE * low:.1f} 3V{_TALL - 3}M{_WIDE * high:.1f} 3V{_TALL - 3}"/></svg>'
    )


def share_bar(share: float) -> str:
    """A share as a bar."""
    return (
        f'<svg class="bar" viewBox="0 0 {_WIDE} {_TALL}" preserveAspectRatio="none"'
        f' role="img" aria-label="{percent(share)}">'
        f'<rect class="rail" width="{_WIDE}" height="{_TALL}"/>'
        f'<rect class="fill" y="5" width="{_WIDE * share:.1f}" height="{_TALL - 10}"/></svg>'
    )


def limit_bar(spread: Spread, limit: int) -> str:
    """The most and the middle of what was in use, against how many there are in the box."""
    most = spread.values[-1] if spread.values else 0
    scale = _WIDE / max(most, limit * 1.15, 1)
    return (
        f'<svg class="bar" viewBox="0 0 {_WIDE} {_TALL}" preserveAspectRatio="none"'
        f' role="img" aria-label="{most:.0f}">'
        f'<rect class="rail" width="{_WIDE}" height="{_TALL}"/>'
        f'<rect class="{"over" if most > limit else "fill"} faint" y="5"'
        f' width="{most * scale:.1f}" height="{_TALL - 10}"/>'
        f'<rect class="fill" y="5" width="{spread.at(50) * scale:.1f}" height="{_TALL - 10}"/>'
        f'<path class="edge" d="M{limit * scale:.1f} 0V{_TALL}"/></svg>'
    )


def histogram(spread: Spread, band: tuple[float, float] | None, label: str) -> str:
    """How many games had which length; the band is where they should lie."""
    if not spread.values:
        return ""
    low, high = spread.values[0], spread.values[-1]
    if band is not None:
        low, high = min(low, band[0]), max(high, band[1])
    step = next(each for each in _STEPS if (high - low) / each < _BINS)
    first = floor(low / step) * step
    count = int((high - first) // step) + 1
    bins = [0] * count
    for value in spread.values:
        bins[int((value - first) // step)] += 1
    top = max(bins)
    wide, tall, left, foot = 560, 150, 24, 26
    each = (wide - 2 * left) / count
    drawn = []
    if band is not None:
        start = left + (band[0] - first) / step * each
        end = left + ((band[1] - first) // step + 1) * each
        drawn.append(
            f'<rect class="band" x="{start:.1f}" width="{end - start:.1f}" height="{tall}"/>'
        )
    for place, hits in enumerate(bins):
        height = (tall - 8) * hits / top
        title = f"{first + place * step:g}: {hits}"
        drawn.append(
            f'<rect class="fill" x="{left + place * each + 1:.1f}" y="{tall - height:.1f}"'
            f' width="{max(each - 2, 1):.1f}" height="{height:.1f}"><title>{title}</title></rect>'
        )
    marks = {0, count - 1, count // 2}
    for place in sorted(marks):
        x = left + (place + 0.5) * each
        drawn.append(f'<text x="{x:.1f}" y="{tall + 20}">{first + place * step:g}</text>')
    return (
        f'<svg class="histogram" viewBox="0 0 {wide} {tall + foot}" role="img"'
        f' aria-label="{escape(label)}">{"".join(drawn)}'
        f'<path class="ground" d="M{left} {tall}H{wide - left}"/></svg>'
    )


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
