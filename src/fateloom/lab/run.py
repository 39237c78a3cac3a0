"""Simulations of many games between the same bots.

The seed of each game depends only on the seed of the simulation and on the game's index:
the same simulation gives the same rows for any number of processes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from fateloom.bots import Bot
from fateloom.core.game import Game
from fateloom.lab.parallel import LOCAL, Progress, run_plan
from fateloom.lab.play import Row, play


@dataclass(frozen=True, slots=True)
class Run:
    """A simulation with its results."""

    game: str
    """The name of the game."""
    rules: int
    """The version of its rules."""
    bots: tuple[str, ...]
    """The names of the bots, by seat."""
    seed: int
    """The seed of the simulation."""
    options: Mapping[str, Any]
    """All options of the game."""
    games: int
    """The number of games asked for."""
    rows: tuple[Row, ...]
    """The finished games, by their indices."""
    seconds: float = field(compare=False)
    """How long it took."""

    @property
    def complete(self) -> bool:
        """Whether it ran to its end."""
        return len(self.rows) == self.games


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is simulated: a plan of games, as many as are wanted."""

    game: Game[Any, Any]
    bots: tuple[Bot, ...]
    """By seat."""
    seed: int
    options: Mapping[str, Any]
    """All options of the game."""

    @property
    def modules(self) -> tuple[str, ...]:
        return (type(self.game).__module__,)

    def play(self, indices: range) -> list[Row]:
        return [play(self.game, self.bots, index, self.seed, self.options) for index in indices]


def simulation(
    game: Game[Any, Any],
    bots: Sequence[Bot],
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Simulation:
    """A simulation with the i-th bot at seat i. Raises `InvalidSetup`."""
    checked = game.checked(options or {})
    game.new(seed=0, seats=len(bots), **checked)  # refuses a wrong number of seats at once
    return Simulation(game, tuple(bots), seed, checked)


def simulate(
    game: Game[Any, Any],
    bots: Sequence[Bot],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
    on: str = LOCAL,
) -> Run:
    """Play `games` games, with the i-th bot at seat i, in `jobs` processes or `on` a
    cluster: see `run_plan`.

    `progress` is called with the numbers of games done and of all games. Ctrl-C ends the
    simulation early and keeps the finished games: see `Run.complete`. Raises what `run_plan`
    raises.
    """
    plan = simulation(game, bots, seed, options)
    begun = perf_counter()
    rows = run_plan(plan, games, jobs, progress, on=on)
    return Run(
        game=game.name,
        rules=game.rules,
        bots=tuple(bot.name for bot in bots),
        seed=seed,
        options=plan.options,
        games=games,
        rows=tuple(sorted(rows, key=lambda row: row.index)),
        seconds=perf_counter() - begun,
    )
