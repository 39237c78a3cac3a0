"""The numbers of `evaluate.py` and `policy.py`."""

from __future__ import annotations

from typing import Final

from fateloom.games.destiny import cards as c

SPREAD: Final = (35.0, 35.0, 35.0, 35.0, 18.0, 11.0, 11.0, 5.5, 4.7, 3.5, 3.5, 3.5)
"""By phase, the lead in the total within reach that multiplies the odds of winning a round by e.

From here to `RANK`: logistic regression of 2,000 rounds of two seats that followed the policy."""
HIT: Final = 30
"""What the Hit Phase adds to the total within reach."""
RANK: Final = 0.06
"""What an identity is worth more than the next one in `STRENGTH`, as the logarithm of odds."""

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
