"""What cards count for, as the client is told: its tests are held to these counts."""

from __future__ import annotations

from random import Random

from fateloom.games.realms import cards as c
from fateloom.games.realms import destinies


def counts() -> list[dict[str, object]]:
    """Some fronts, and what they are worth for each destiny about them, at every number."""
    rng = Random(1)
    told: list[dict[str, object]] = []
    for destiny in destinies.LAID:
        asked = {
            destinies.goals(seats, full)[destiny] for seats in range(2, 7) for full in (False, True)
        }
        for goal in sorted(asked):
            for size in (1, 4, 7, 10):
                laid = rng.sample(range(c.DECK_SIZE), size)
                have = destinies.laid(destiny, sum(1 << card for card in laid), goal)
                names = [c.NAME[card] for card in laid]
                told.append(
                    {
                        "destiny": c.DESTINY_NAMES[destiny],
                        "need": goal.need,
                        "among": goal.among,
                        "cards": names,
                        "have": have,
                    }
                )
    return told
