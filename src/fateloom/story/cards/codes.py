"""The contents of the codes on printed cards: the scenario and the card.

The client reads them: games/destinies/board/scan/codes.ts. A test holds the two together.
"""

from __future__ import annotations

from typing import Final

LEAST: Final = 1000
"""The least number of a path: those of items have three digits at most."""
_NUMBERS: Final = 9000


def item_code(scenario: str, number: int) -> str:
    """The code of an item card."""
    return f"fateloom:{scenario}:item:{number}"


def path_code(scenario: str, hero: str, path: str) -> str:
    """The code of a path, on a hero's Destiny card."""
    return f"fateloom:{scenario}:destiny:{hero}:{path}"


def path_number(scenario: str, hero: str, path: str) -> int:
    """The number under a path's code. Unlike the path's name it tells others nothing."""
    total = 0
    for letter in path_code(scenario, hero, path):
        total = (total * 31 + ord(letter)) % _NUMBERS
    return LEAST + total
