"""The table in which a game looks up its moves by their texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fateloom.core.errors import InvalidMove
from fateloom.core.game import Move
from fateloom.core.nearest import NearestText


class MoveTable:
    """All moves of a game, by their texts. Iterating gives the moves.

    Raises `ValueError` when two moves have the same text.

    Examples:
        >>> lay = Move("lay", (2,), "lay Fox", {"card": "Fox"})
        >>> table = MoveTable([Move("pass", (), "pass"), lay])
        >>> table.parse("  LAY   fox ")
        <Move lay Fox>
    """

    def __init__(self, moves: Iterable[Move]) -> None:
        self._by_text: dict[str, Move] = {}
        self._by_words: dict[str, Move] = {}
        self._nearest: NearestText | None = None  # made when it is first needed
        for move in moves:
            self._by_text[move.text] = move
            words = _plain(move.text)
            if words in self._by_words:
                raise ValueError(f"two moves read {move.text!r}")
            self._by_words[words] = move

    def __iter__(self) -> Iterator[Move]:
        return iter(self._by_words.values())

    def parse(self, text: str) -> Move:
        """The move with this text. Case and spacing make no difference.

        Raises `InvalidMove`, with the nearest text that names a move.
        """
        if text in self._by_text:
            return self._by_text[text]
        words = _plain(text)
        move = self._by_words.get(words)
        if move is not None:
            return move
        if self._nearest is None:
            self._nearest = NearestText(self._by_words)
        near = self._nearest.find(words)
        shown = text if len(text) <= 80 else text[:77] + "..."
        raise InvalidMove("no-such-move", shown, *([self._by_words[near].text] if near else []))


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()
