"""A ladder of bots: a round robin with two seats, and how strong each bot is.

All pairs play the same deals, each deal once from either seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from time import perf_counter
from typing import Any, Final

from fateloom.bots import Bot
from fateloom.core.game import Game
from fateloom.lab.bradley_terry import Rating, ratings
from fateloom.lab.parallel import Progress, run_plan
from fateloom.lab.play import Row, play

DRAWS: Final = 1.0
"""Drawn games that each pair is given besides those it played, so that all ratings are finite."""


@dataclass(frozen=True, slots=True)
class Duel:
    """A finished game between two bots."""

    bots: tuple[str, str]
    """Their names, by seat."""
    row: Row

    def points(self, bot: str) -> float:
        """What a bot has won of the game: 1, or half of it if both have won or nobody has."""
        winners = self.row.winners
        if len(winners) != 1:
            return 0.5
        return float(self.bots[winners[0]] == bot)


@dataclass(frozen=True, slots=True)
class Ladder:
    """A round robin with its results."""

    game: str
    """The name of the game."""
    bots: tuple[str, ...]
    """The names of the bots."""
    games: int
    """The number of games asked for, of each pair."""
    duels: tuple[Duel, ...]
    """The finished games, pair by pair."""
    seconds: float = field(compare=False)
    """How long it took."""

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """All pairs of bots; the one that is listed later comes first."""
        return tuple(combinations(reversed(self.bots), 2))

    @property
    def complete(self) -> bool:
        """Whether it ran to its end."""
        return len(self.duels) == self.games * len(self.pairs)

    def result(self, bot: str, other: str) -> tuple[float, int]:
        """What a bot has won against another, and the number of their games."""
        duels = [duel for duel in self.duels if set(duel.bots) == {bot, other}]
        return sum(duel.points(bot) for duel in duels), len(duels)

    def ratings(self) -> dict[str, Rating]:
        """The rating of each bot, by the Bradley-Terry model."""
        points = [[self.result(bot, other)[0] for other in self.bots] for bot in self.bots]
        return dict(zip(self.bots, ratings(points, DRAWS), strict=True))


@dataclass(frozen=True, slots=True)
class _Plan:
    """The games of all pairs, in turn: an interrupted ladder has about as many of each pair."""

    game: Game[Any, Any]
    pairs: tuple[tuple[Bot, Bot], ...]
    seed: int
    options: Mapping[str, Any]

    @property
    def modules(self) -> tuple[str, ...]:
        return (type(self.game).__module__,)

    def play(self, indices: range) -> list[Duel]:
        return [self._play(index) for index in indices]

    def _play(self, index: int) -> Duel:
        number, pair = divmod(index, len(self.pairs))
        deal, turned = divmod(number, 2)
        one, other = reversed(self.pairs[pair]) if turned else self.pairs[pair]
        row = play(self.game, (one, other), deal, self.seed, self.options)
        return Duel((one.name, other.name), row)


def round_robin(
    game: Game[Any, Any],
    bots: Sequence[Bot],
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Let every two of these bots, all different, play `games` games, in `jobs` processes.

    `progress` is called with the numbers of games done and of all games. Ctrl-C ends it early and
    keeps the finished games: see `Ladder.complete`. Raises `InvalidSetup`.
    """
    checked = game.checked(options or {})
    game.new(seed=0, seats=2, **checked)  # refuses a game that two cannot play at once
    pairs = tuple(combinations(bots, 2))
    plan = _Plan(game, pairs, seed, checked)
    begun = perf_counter()
    duels = run_plan(plan, games * len(pairs), jobs, progress)
    return Ladder(
        game=game.name,
        bots=tuple(bot.name for bot in bots),
        games=games,
        duels=tuple(sorted(duels, key=_place)),
        seconds=perf_counter() - begun,
    )


def _place(duel: Duel) -> tuple[Any, ...]:
    return sorted(duel.bots), duel.row.index, duel.bots
