"""The games of a balance report, cell by cell, on the engines of the laboratory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fateloom.games import registry
from fateloom.lab import Bar, Row, simulation
from fateloom.lab.kept.folder import BadFolder
from fateloom.lab.kept.rows import keeping
from fateloom.lab.parallel import LOCAL
from fateloom.lab.plan import Plan, RowT
from fateloom.lab.players import player


class Interrupted(Exception):
    """Ctrl-C came before all games of a cell were played."""


@dataclass(frozen=True, slots=True)
class Cells:
    """How the cells of a report are played."""

    games: int
    """Games a cell."""
    player: str
    """The bot."""
    seed: int
    jobs: int = 1
    on: str = LOCAL
    keep: Path | None = None
    """The folder that keeps the games, one for each cell; the same report goes on with them."""

    def play(
        self,
        name: str,
        plan: Plan[RowT],
        games: int,
        played: Mapping[str, Any],
        kind: type[RowT],
        number: Callable[[RowT], int],
    ) -> list[RowT]:
        """The games of a cell: see `keeping`. Raises `Interrupted`."""
        folder = None
        if self.keep is not None:
            try:
                self.keep.mkdir(exist_ok=True)
            except OSError as error:
                raise BadFolder("cannot-write", str(self.keep)) from error
            folder = self.keep / name.replace(" ", "-")
        with (
            Bar(name) as bar,
            keeping(folder, {"kind": "balance", **played}, kind, number) as keeper,
        ):
            rows = keeper.run(plan, range(games), self.jobs, bar.update, on=self.on)
        if len(rows) < games:
            raise Interrupted
        return rows

    def simulate(
        self, game: str, bots: tuple[str, ...], games: int, options: Mapping[str, Any]
    ) -> list[Row]:
        """Games of a simulation. Raises `Interrupted`."""
        found = registry[game]
        plan = simulation(found, [player(found, bot) for bot in bots], self.seed, options)
        played = {
            "game": game,
            "rules": found.rules,
            "bots": list(bots),
            "seed": self.seed,
            "options": dict(plan.options),
        }
        name = " ".join((game, *map(str, options.values()), *bots))
        return self.play(name, plan, games, played, Row, lambda row: row.index)
