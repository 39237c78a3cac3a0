"""Analyses of games and their check: `python -m benchmarks.analyses`, for docs/balance/analyses.md.

Each game is played by bots and reviewed as after a game at a table. Every missed chance is then
tried again in worlds of its own, several times as many, and once in the deal as it really was.
"""

from __future__ import annotations

import sys
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, variance
from typing import Any, Final, NamedTuple

from fateloom.bots import BOTS
from fateloom.bots.review import Missed, Reviewing, review
from fateloom.bots.trials import played_on
from fateloom.core.game import Game
from fateloom.core.record import Recorder
from fateloom.games import registry

WORLDS: Final = 300
"""The worlds in which a missed chance is tried again."""


class Plan(NamedTuple):
    """A game: its seed, its options, and the bots at its seats. The first is reviewed."""

    game: str
    seed: int
    options: dict[str, Any]
    bots: tuple[str, ...]


PLANS: Final = {
    "hand-1": Plan("hand", 12, {"difficulty": "heroic"}, ("careless",)),
    "hand-2": Plan("hand", 14, {"difficulty": "normal"}, ("careless",)),
    "destiny-1": Plan("destiny", 21, {"goal": 3}, ("greedy", "search")),
    "destiny-2": Plan("destiny", 22, {"goal": 3}, ("careless", "greedy", "greedy")),
    "realms-1": Plan("realms", 31, {}, ("careless", "greedy")),
}


def played(plan: Plan) -> Recorder:
    """The game."""
    names = tuple(f"{bot} {seat + 1}" for seat, bot in enumerate(plan.bots))
    game = registry[plan.game]
    recorder = Recorder(game, seed=plan.seed, seats=len(plan.bots), players=names, **plan.options)
    rng = Random(plan.seed)
    while recorder.state.waiting:
        seat = recorder.state.waiting[0]
        view, legal = recorder.state.view(seat), recorder.state.legal(seat)
        recorder.choose(seat, BOTS[plan.bots[seat]].choose(game, view, legal, rng).text)
    return recorder


def checked(game: Game[Any, Any], recorder: Recorder, missed: Missed) -> str:
    """What became of both moves in other worlds, and in the real one."""
    effort = game.advice
    assert effort is not None
    _, view, _, chosen = missed.decision
    moves = [game.parse(text) for text in (chosen, missed.better)]
    rng = Random(missed.decision.choices + 10_000)
    values: list[list[float]] = [[], []]
    came = [0, 0]
    for _ in range(WORLDS):
        world, seed = game.determinize(view, rng), rng.getrandbits(32)
        for index, move in enumerate(moves):
            state, _ = played_on(game, world, view.seat, move, seed, effort.horizon, watch=True)
            values[index].append(game.evaluate(state, view.seat))
            if missed.reason is not None:
                told = game.consequences(state.events or (), view.seat)
                came[index] += missed.reason.consequence in told
    differences = [better - made for made, better in zip(*values, strict=True)]
    reach = 1.96 * sqrt(variance(differences) / WORLDS)
    real = recorder.moments[missed.decision.choices]
    ends = [
        game.evaluate(played_on(game, real, view.seat, move, 1, effort.horizon)[0], view.seat)
        for move in moves
    ]
    lines = [
        f"  again, {WORLDS} worlds: {chosen}: {100 * fmean(values[0]):.0f} %,"
        f" {missed.better}: {100 * fmean(values[1]):.0f} %,"
        f" gain {100 * fmean(differences):.0f} +- {100 * reach:.0f}",
        f"  the reason: after the move made {100 * came[0] / WORLDS:.0f} %,"
        f" after the better one {100 * came[1] / WORLDS:.0f} %",
        f"  in the real deal: {ends[0]:g} after the move made, {ends[1]:g} after the better one",
    ]
    return "\n".join(lines)


def main(names: list[str], folder: Path | None) -> None:
    """Print the analyses of these games, and write their records to a folder."""
    out = sys.stdout
    for name in names:
        plan = PLANS[name]
        game, recorder = registry[plan.game], played(plan)
        if folder is not None:
            (folder / f"{name}.json").write_text(recorder.record().dumps(), encoding="utf-8")
        told = review(game, Reviewing.of(recorder, 0, plan.seed))
        line = " ".join(f"{100 * point.chance:.0f}" for point in told.points)
        out.write(f"{name}: {plan}\n  chances: {line}; result {told.result:g}\n")
        for missed in told.missed:
            decision = missed.decision
            out.write(
                f"choice {decision.choices}: made {decision.chosen}, better {missed.better},"
                f" gain {100 * missed.gain:.0f}\n  reason: {missed.reason}\n"
                f"  {checked(game, recorder, missed)}\n"
            )
            out.flush()
        out.flush()


if __name__ == "__main__":
    wanted = [each for each in sys.argv[1:] if each in PLANS] or list(PLANS)
    place = [Path(each) for each in sys.argv[1:] if each not in PLANS]
    main(wanted, place[0] if place else None)
