"""Moves as words, both ways: the table every game looks its moves up in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from fateloom.core.errors import InvalidMove
from fateloom.core.game import Move


class MoveTable:
    """All moves a game knows, made once; `parse` finds one by its words."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self._by_words: dict[str, Move] = {}
        for move in moves:
            words = _plain(move.text)
            if words in self._by_words:
                raise ValueError(f"two moves read {move.text!r}")
            self._by_words[words] = move

    def __iter__(self) -> Iterator[Move]:
        return iter(self._by_words.values())

    def parse(self, text: str) -> Move:
        """The move with these words. Raises `InvalidMove`, with the nearest words it knows."""
        words = _plain(text)
        move = self._by_words.get(words)
        if move is not None:
            return move
        near = get_close_matches(words[:80], self._by_words, n=1)
        suggestion = self._by_words[near[0]].text if near else ""
        shown = text if len(text) <= 80 else text[:77] + "..."
        raise InvalidMove("no-such-move", shown, *([suggestion] if suggestion else []))


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()
