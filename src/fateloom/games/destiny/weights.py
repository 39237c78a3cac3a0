"""The numbers of `evaluate.py` and `policy.py`."""

from __future__ import annotations

from typing import Final

from fateloom.games.destiny import cards as c

SPREAD: Final = 8.0
"""The lead in Destiny Total that multiplies the odds of winning a round by e."""
NEARNESS: Final = 6.0
"""The weight of being near the goal."""
POWER: Final = 0.12
"""The expected points from a power in force."""
CARD: Final = 0.03
"""The expected points from a card in hand."""

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
"""The value of keeping a card outside the plan; only the order matters."""
