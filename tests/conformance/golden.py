"""Writes the golden playthroughs that are missing: python -m tests.conformance.golden."""

from __future__ import annotations

from pathlib import Path

from fateloom.core.conformance import playthrough
from fateloom.games import registry

GOLDEN = Path(__file__).parent / "golden"

if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name, game in registry.items():
        for seats in game.seat_counts:
            path = GOLDEN / f"{name}-{seats}.txt"
            if not path.exists():
                path.write_text(playthrough(game, seed=seats, seats=seats), encoding="utf-8")
