"""Regions: tiles of which any two that are on the table can be walked between.

Within a region it does not matter where a hero stands, so the proof asks for no more than
the region. Steps between neighbours in two regions are moves of their own.
"""

from __future__ import annotations

from collections.abc import Iterator

from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.places import BOX


class Regions:
    """The regions of a scenario: `of` has the region of each tile, `count` how many there are."""

    def __init__(self, book: Book) -> None:
        self.book = book
        tiles = range(len(book.scenario.tiles))
        self.of = [-1] * len(tiles)
        self.count = 0
        laid = {tile for tile in tiles if book.scenario.tiles[tile].start != BOX}
        for tile in tiles:
            if tile in laid and self.of[tile] < 0:
                self._fill(tile, laid)
                self.count += 1
        self._beside_what_lies(laid)
        called = self._called()
        revealers = [[t for t in tiles if tile in book.reveals[t]] for tile in tiles]
        self._grow(called, revealers)
        for tile in tiles:  # a new region begins where nobody can simply walk in
            if self.of[tile] < 0:
                self.of[tile] = self.count
                self.count += 1
                self._grow(called, revealers)

    def _fill(self, start: int, laid: set[int]) -> None:
        waiting = [start]
        while waiting:
            tile = waiting.pop()
            if self.of[tile] < 0:
                self.of[tile] = self.count
                waiting += [other for other in self.book.beside[tile] if other in laid]

    def _beside_what_lies(self, laid: set[int]) -> None:
        """Whatever lies next to a tile that has been there from the start belongs to it."""
        for tile in range(len(self.of)):
            beside = [self.of[other] for other in self.book.beside[tile] if other in laid]
            if self.of[tile] < 0 and beside:
                self.of[tile] = beside[0]

    def _called(self) -> set[int]:
        """Tiles that effects and journeys lay out, wherever they are."""
        index = self.book.index
        return {
            index.tiles[effect.tile]
            for result in self.book.results
            for effect in result.effects
            if isinstance(effect, (e.Reveal, e.Explore, e.Go))
        } | {journey.tile for journey in self.book.journeys}

    def _grow(self, called: set[int], revealers: list[list[int]]) -> None:
        """What only comes beside tiles of one region belongs to it."""
        grown = True
        while grown:
            grown = False
            for tile, by in enumerate(revealers):
                if self.of[tile] >= 0 or tile in called or not by:
                    continue
                around = {self.of[each] for each in by}
                beside = all(tile in self.book.beside[each] for each in by)
                if beside and len(around) == 1 and min(around) >= 0:
                    self.of[tile] = around.pop()
                    grown = True

    def borders(self) -> Iterator[tuple[int, int]]:
        """Neighbouring tiles in two regions, in both directions."""
        for tile, others in enumerate(self.book.beside):
            for other in others:
                if self.of[tile] != self.of[other]:
                    yield tile, other
