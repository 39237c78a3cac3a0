"""Checks of maps: each tile lies in one place, beside the one that reveals it, and edges match."""

from __future__ import annotations

from typing import Final

from fateloom.games.destinies.scenario.places import BOX, EXPLORED, STEPS, Tile
from fateloom.story.checks.context import Whole

_ACROSS: Final = {"n": "s", "e": "w", "s": "n", "w": "e"}


def check(whole: Whole) -> None:
    """PROP-MAP-02, and what an ink map needs to fit at its seams."""
    _once(whole)
    _seams(whole)
    by_id = {tile.id: tile for tile in whole.scenario.tiles}
    for tile in whole.scenario.tiles:
        for name in tile.reveals:
            other = by_id[name]
            if not _adjacent(tile, other):
                whole.note("E403", f"tiles.{tile.id}", name, tile.id)
            if other.start != BOX:
                whole.note("E406", f"tiles.{tile.id}", name)
    explored = [tile for tile in whole.scenario.tiles if tile.start == EXPLORED]
    if not explored:
        whole.note("E405", "scenario")
    for tile in explored[1:]:
        whole.note("W701", f"tiles.{tile.id}", tile.id, explored[0].id)


def _once(whole: Whole) -> None:
    numbers: dict[int, str] = {}
    positions: dict[tuple[str, int, int], str] = {}
    for tile in whole.scenario.tiles:
        thing = f"tiles.{tile.id}"
        if tile.number in numbers:
            whole.note("E401", thing, tile.number, numbers[tile.number])
        numbers[tile.number] = tile.id
        position = (tile.submap, tile.x, tile.y)
        if position in positions:
            whole.note("E402", thing, tile.id, positions[position])
        positions[position] = tile.id


def _adjacent(one: Tile, other: Tile) -> bool:
    steps = abs(one.x - other.x) + abs(one.y - other.y)
    return one.submap == other.submap and steps == 1


def _seams(whole: Whole) -> None:
    """A shared edge carries the same words on both sides."""
    placed = {(tile.submap, tile.x, tile.y): tile for tile in whole.scenario.tiles}
    for tile in whole.scenario.tiles:
        edges = {edge.side: (edge.way, edge.cover) for edge in tile.edges}
        for side in ("e", "s"):
            across, down = STEPS[side]
            other = placed.get((tile.submap, tile.x + across, tile.y + down))
            if other is None:
                continue
            theirs = {edge.side: (edge.way, edge.cover) for edge in other.edges}
            mine, yours = edges.get(side), theirs.get(_ACROSS[side])
            if mine != yours:
                details = (side, _words(mine), other.id, _words(yours))
                whole.note("E404", f"tiles.{tile.id}", *details)


def _words(edge: tuple[str | None, str | None] | None) -> str:
    return " ".join(word for word in edge or () if word) or "-"
