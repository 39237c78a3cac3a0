"""How long a review takes: `python -m benchmarks.review` for the table of docs/balance/bots.md."""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Any

from benchmarks.advice import SEATS
from fateloom.bots import BOTS
from fateloom.bots.review import Reviewing, play
from fateloom.core.game import Game
from fateloom.core.record import Recorder
from fateloom.games import registry


def recorded(game: Game[Any, Any], seats: int) -> Recorder:
    """A game of the careless bot at the first seat against the policy."""
    recorder, rng = Recorder(game, seed=1, seats=seats), Random(1)
    while recorder.state.waiting:
        seat = recorder.state.waiting[0]
        bot = BOTS["greedy" if seat else "careless"]
        legal = recorder.state.legal(seat)
        recorder.choose(seat, bot.choose(game, recorder.state.view(seat), legal, rng).text)
    return recorder


def measured(game: Game[Any, Any], seats: int) -> str:
    """A row: decisions, missed chances, processor time, and that of the longest piece."""
    reviewing = Reviewing.of(recorded(game, seats), 0, 1)
    whole = longest = 0.0
    while (piece := reviewing.piece()) is not None:
        begun = time.process_time()
        reviewing.add(piece, play(game, piece))
        took = time.process_time() - begun
        whole, longest = whole + took, max(longest, took)
    told = reviewing.review()
    return (
        f"| {game.name} | {seats} | {told.decisions} | {whole:.0f} s | {longest:.1f} s"
        f" | {len(told.missed)} |"
    )


if __name__ == "__main__":
    for name, counts in SEATS.items():
        for seats in counts:
            sys.stdout.write(measured(registry[name], seats) + "\n")
