"""A run of many games between the same bots.

The seed of each game comes from the run's seed and the game's index alone, and rows are
put in order of their index: the same run gives the same rows however many work at it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from fateloom.bots import Bot
from fateloom.core.game import Game
from fateloom.lab.play import Row, play
from fateloom.lab.work import Progress, played


@dataclass(frozen=True, slots=True)
class Run:
    """What was asked for, and the rows of the games that were played."""

    game: str
    rules: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Any]
    games: int
    rows: tuple[Row, ...]
    seconds: float = field(compare=False)

    @property
    def complete(self) -> bool:
        """Whether nobody stopped it before its end."""
        return len(self.rows) == self.games


@dataclass(frozen=True, slots=True)
class _Plan:
    game: Game[Any]
    bots: tuple[Bot, ...]
    seed: int
    options: Mapping[str, Any]

    @property
    def modules(self) -> tuple[str, ...]:
        return (type(self.game).__module__,)

    def play(self, indices: range) -> list[Row]:
        return [play(self.game, self.bots, index, self.seed, self.options) for index in indices]


def simulate(
    game: Game[Any],
    bots: Sequence[Bot],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> Run:
    """Play many games; seat i is the i-th bot's in all of them.

    `progress` is called with the games done and all games. Ctrl-C ends the run early and
    keeps every game that was finished (`Run.complete` tells). Raises `InvalidSetup`.
    """
    checked = game.checked(options or {})
    game.new(seed=0, seats=len(bots), **checked)  # refuses a wrong number of seats at once
    plan = _Plan(game, tuple(bots), seed, checked)
    begun = perf_counter()
    rows = played(plan, games, jobs, progress)
    return Run(
        game=game.name,
        rules=game.rules,
        bots=tuple(bot.name for bot in bots),
        seed=seed,
        options=checked,
        games=games,
        rows=tuple(sorted(rows, key=lambda row: row.index)),
        seconds=perf_counter() - begun,
    )
