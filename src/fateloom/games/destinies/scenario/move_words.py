"""The moves of one story: the words for each number, and back."""

from __future__ import annotations

from fateloom.core.game import Move
from fateloom.games.destinies import moves as m
from fateloom.games.destinies.moves import made
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import PATHS

Meaning = tuple[int, ...]


class Lexicon:
    """The moves of a book, made when it is opened.

    `meaning` tells the numbers in a move's words; moves without names have theirs in
    `Move.parts`, and moves of other stories none at all.
    """

    def __init__(self, book: Book) -> None:
        story = book.scenario
        self.meaning: dict[Move, Meaning] = {}
        self.hero = self._each("hero", [hero.id for hero in story.heroes])
        self.go = self._each("go", [tile.id for tile in story.tiles])
        self.visit = self._each("visit", [poi.id for poi in story.pois])
        items = [item.id for item in story.items]
        self.abandon = self._each("abandon", items)
        self.pick = self._each("pick", items)
        self.buy = self._each("buy", items)
        self.sell = self._each("sell", items)
        self.give = self._each("give", items)
        self.ask = self._each("ask", items)
        self.keep = self._each("keep", items)
        self.hand = self._each("pass", items)
        self.travel = self._each("travel", [journey.id for journey in book.journeys])
        self.walk = self._each("walk", [passage.id for passage in book.passages])
        self.use = self._each(
            "use", [f"{items[power.item]}.{power.ability.id}" for power in book.powers]
        )
        self.take: dict[int, Move] = {}
        self.scan: dict[tuple[int, int], Move] = {}
        self.tell: dict[tuple[int, int], Move] = {}
        for number, entry in enumerate(book.entries):
            name, deed = entry.option.id, entry.option.deed
            if isinstance(deed, (d.ItemScan, d.ScanOrTest)):
                for item, word in enumerate(items):
                    self.scan[item, number] = self._make("scan", (item, number), word, name)
            if isinstance(deed, d.DestinyScan):
                for path, word in enumerate(PATHS):
                    self.tell[path, number] = self._make("tell", (path, number), word, name)
            if not isinstance(deed, (d.ItemScan, d.DestinyScan, d.Travel)):
                self.take[number] = self._make("take", (number,), name)

    def _each(self, kind: str, names: list[str]) -> tuple[Move, ...]:
        return tuple([self._make(kind, (number,), name) for number, name in enumerate(names)])

    def _make(self, kind: str, meaning: Meaning, *objects: str) -> Move:
        move = made(kind, *objects)
        self.meaning[move] = meaning
        return move

    def numbers(self, move: Move) -> Meaning | None:
        """What a move means in this story; None for the words of another one."""
        found = self.meaning.get(move)
        if found is None and (move.parts or move in m.PLAIN):
            found = move.parts
        return found
