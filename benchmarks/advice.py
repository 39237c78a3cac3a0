"""How long an advice takes: `python -m benchmarks.advice` for the table of docs/balance/bots.md."""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Any, Final

from fateloom.bots.advice import PIECES, Findings, candidates, samples
from fateloom.core.game import Game
from fateloom.games import registry

SEATS: Final = {"realms": (2, 4), "destiny": (2, 4), "hand": (1,)}
DECISIONS: Final = 4
APART: Final = 15
"""The choices between two decisions that are measured."""


def decisions(game: Game[Any, Any], seats: int) -> list[tuple[Any, Any]]:
    """Views with their legal moves from a game of the policy."""
    state, rng = game.new(seed=1, seats=seats), Random(1)
    found: list[tuple[Any, Any]] = []
    made = 0
    while state.waiting and len(found) < DECISIONS:
        seat = state.waiting[0]
        view, legal = state.view(seat), state.legal(seat)
        if made >= APART * len(found) and len(legal) > 2:
            found.append((view, legal))
        state.apply(seat, game.policy(view, legal, rng))
        made += 1
    return found


def measured(game: Game[Any, Any], seats: int) -> str:
    """A row: the means over some decisions."""
    first = whole = games = 0.0
    found = decisions(game, seats)
    for view, legal in found:
        begun = time.process_time()
        moves = candidates(game, view, legal, Random(0))
        findings = Findings([move.text for move in moves])
        for piece in range(PIECES):
            findings.add(samples(game, view, moves, Random(piece)))
            if piece == 0:
                first += time.process_time() - begun
        whole += time.process_time() - begun
        games += findings.advice().games
    means = [each / len(found) for each in (first, whole, games)]
    return f"| {game.name} | {seats} | {means[0]:.1f} s | {means[1]:.1f} s | {means[2]:.0f} |"


if __name__ == "__main__":
    for name, counts in SEATS.items():
        for seats in counts:
            sys.stdout.write(measured(registry[name], seats) + "\n")
