"""A fast search for the known text that is nearest to an unknown one.

Anybody may send text that is not a move, so it must not cost more than a move does. Texts are
compared by the pairs of neighbouring characters that they share (Dice's coefficient), and found by
their pairs, the rarest first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

LONGEST: Final = 40
"""The maximum number of characters that are compared."""
COUNTED: Final = 1500
"""The maximum number of texts that are counted to find candidates: all stories have many moves."""
COMPARED: Final = 5
"""The number of candidates whose pairs are all compared."""
NEAR: Final = 0.5
"""The minimum share of common pairs of two near texts, from 0 to 1."""


class NearestText:
    """Finds the nearest of these texts.

    Examples:
        >>> known = NearestText(["lay fox", "lay owl", "pass"])
        >>> known.find("lay fux"), known.find("something else")
        ('lay fox', None)
    """

    def __init__(self, texts: Iterable[str]) -> None:
        self._pairs = {text: _pairs(text) for text in texts}
        self._with: dict[str, list[str]] = {}
        for text, pairs in self._pairs.items():
            for pair in sorted(pairs):
                self._with.setdefault(pair, []).append(text)

    def find(self, words: str) -> str | None:
        """The text that is nearest to these words; None if none is near."""
        pairs = _pairs(words[:LONGEST])
        left = COUNTED
        shared: Counter[str] = Counter()
        for texts in sorted(
            [self._with[pair] for pair in sorted(pairs) if pair in self._with], key=len
        ):
            left -= len(texts)
            if left < 0 and shared:
                break
            shared.update(texts)
        likely = [text for text, _ in shared.most_common(COMPARED)]
        nearest = max(likely, key=lambda text: self._alike(text, pairs), default=None)
        return None if nearest is None or self._alike(nearest, pairs) < NEAR else nearest

    def _alike(self, text: str, pairs: frozenset[str]) -> float:
        known = self._pairs[text]
        return 2 * len(known & pairs) / (len(known) + len(pairs))


def _pairs(text: str) -> frozenset[str]:
    """The pairs of neighbouring characters of a text and the spaces around it."""
    padded = f" {text} "
    return frozenset(map("".join, pairwise(padded)))
