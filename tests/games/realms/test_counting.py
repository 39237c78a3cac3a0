"""What cards count for is told to the client too: both are held to the same counts."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from fateloom.games.realms import cards as c
from fateloom.games.realms import destinies

pytestmark = pytest.mark.tuned

COUNTS = Path(__file__).with_name("counts.json")


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


def test_the_client_is_held_to_what_is_counted_now() -> None:
    assert json.loads(COUNTS.read_text(encoding="utf-8")) == counts()


if __name__ == "__main__":
    COUNTS.write_text(json.dumps(counts(), indent=1) + "\n", encoding="utf-8")
