"""The numbers of `evaluate.py` and `policy.py`."""

from __future__ import annotations

from typing import Final

from fateloom.games.destiny import cards as c

SPREAD: Final = 8.0
"""A lead by so much of a Destiny Total makes a round e times as likely to be won."""
NEARNESS: Final = 6.0
"""How much being near the goal counts."""
POWER: Final = 0.12
"""What a power in force adds to the points that are to be expected."""
CARD: Final = 0.03
"""What a card in hand adds to them."""

STRENGTH: Final = (
    "Alchemist", "Lover", "King", "Thief", "Warrior", "Wizard", "Emperor", "Warlord", "Ranger",
    "Barbarian", "Necromancer", "Knight", "Merchant", "Assassin", "Paladin", "Overlord",
    "Wraith Lord", "Rogue", "Druid", "Oracle", "Jester", "Amazon", "Dragon",
)  # fmt: skip
"""Characters as identities, best first, by their win rates in play between equals."""
KEEPING: Final = tuple(
    {c.BASE: 2 * value, c.BONUS: 2 * value + 1, c.MULTIPLIER: 3 * value, c.CHARACTER: 5}[kind]
    for kind, value in zip(c.KIND, c.VALUE, strict=True)
)
"""How much a card that is not planned for is worth keeping; only the order matters."""
