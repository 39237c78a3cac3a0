"""What is printed on the cards of Destiny, for clients."""

from __future__ import annotations

from typing import Any, Final

from fateloom.games.destiny import cards as c


def _aligned(card: c.Card) -> dict[str, Any]:
    return {
        "name": c.NAME[card],
        "alignment": c.ALIGNMENT_LETTERS[c.ALIGNMENT[card]],
        "kind": c.KIND_NAMES[c.KIND[card]].casefold(),
        "value": c.VALUE[card],
    }


CATALOGUE: Final[dict[str, Any]] = {
    "alignments": list(c.ALIGNMENT_LETTERS),
    "aligned": [_aligned(card) for card in range(c.FIRST_CHARACTER)],
    "characters": list(c.CHARACTER_NAMES),
    "treasures": [
        {"name": name, "points": points}
        for name, points in zip(c.TREASURE_NAME, c.TREASURE_POINTS, strict=True)
    ],
}
"""The cards with an alignment, ten each: four Bases, three Bonuses, three Multipliers; characters;
treasures with their points."""
