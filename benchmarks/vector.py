"""The same games through `fateloom.rl.vector`: many tables, stepped together.

A step without observations and masks is random legal play and nothing else. With observations, most
of the time goes into the views of the seats that act, and into their numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from benchmarks.measure import SEEDS, Line

try:
    from fateloom.rl import setup, vector
except ImportError:
    vector = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from fateloom.core.game import Game

TABLES = 64
STEPS = 100
SEEN_TABLES = 32
SEEN_STEPS = 10


def lines(game: Game[Any, Any], seats: int) -> list[Line]:
    """Return what to measure of a game; nothing without Gymnasium or features of the game."""
    if vector is None or game.name not in setup.learnable():
        return []
    bare = vector.Environment(
        game.name, num_envs=TABLES, seats=seats, observations=None, action_masks=False
    )
    full = vector.Environment(game.name, num_envs=SEEN_TABLES, seats=seats)
    named = f"{game.name} in {TABLES} tables"
    return [
        Line(f"{named}: decision", stepping(bare, STEPS), "random legal", dealing(bare)),
        Line(
            f"{game.name} in {SEEN_TABLES} tables: decision",
            stepping(full, SEEN_STEPS),
            "with observations and masks",
            dealing(full),
        ),
    ]


def dealing(env: vector.Environment) -> Any:
    """Return what deals new games at all tables."""

    def deal() -> None:
        env.reset(seed=[next(SEEDS) for _ in range(env.num_envs)])

    return deal


def stepping(env: vector.Environment, steps: int) -> Any:
    """Return what makes random choices and counts them: steps that only deal count as none."""

    def run() -> int:
        made = 0
        over = 0
        for _ in range(steps):
            *_, terminations, truncations, _ = env.step(env.sample_actions())
            made += env.num_envs - over
            over = int(terminations.sum() + truncations.sum())
        return made

    return run
