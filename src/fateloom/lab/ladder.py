"""A ladder of bots: a round robin, and how strong each bot is.

With two seats, all pairs play the same deals, each deal once from either seat. With more, one bot
of a pair, the challenger, plays against others that are all alike, each deal once from every seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from time import perf_counter
from typing import Any, Final

from fateloom.bots import Bot
from fateloom.core.errors import InvalidSetup
from fateloom.core.game import Game
from fateloom.lab.bradley_terry import Rating, ratings
from fateloom.lab.parallel import LOCAL, Progress, run_plan
from fateloom.lab.play import Row, play

DRAWS: Final = 1.0
"""Drawn games that each pair is given besides those it played, so that all ratings are finite."""


@dataclass(frozen=True, slots=True)
class Duel:
    """A finished game between a challenger and another bot, which has all other seats."""

    bots: tuple[str, ...]
    """Their names, by seat."""
    row: Row

    def points(self, bot: str) -> float:
        """What a bot has won of the game at all its seats.

        A win is 1. It is shared by all seats that have won, or by all seats if none has.
        """
        winners = self.row.winners or range(len(self.bots))
        return sum(self.bots[seat] == bot for seat in winners) / len(winners)


@dataclass(frozen=True, slots=True)
class Ladder:
    """A round robin with its results."""

    game: str
    """The name of the game."""
    bots: tuple[str, ...]
    """The names of the bots."""
    seats: int
    """The number of seats."""
    games: int
    """The number of games asked for, of each pair."""
    duels: tuple[Duel, ...]
    """The finished games, pair by pair."""
    seconds: float = field(compare=False)
    """How long it took."""

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """All pairs of bots; the one that is listed later comes first, and is the challenger."""
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
        """The rating of each bot, by the Bradley-Terry model, from games with two seats."""
        points = [[self.result(bot, other)[0] for other in self.bots] for bot in self.bots]
        return dict(zip(self.bots, ratings(points, DRAWS), strict=True))


@dataclass(frozen=True, slots=True)
class _Plan:
    """The games of all pairs, in turn: an interrupted ladder has about as many of each pair."""

    game: Game[Any, Any]
    pairs: tuple[tuple[Bot, Bot], ...]
    seats: int
    seed: int
    options: Mapping[str, Any]

    @property
    def modules(self) -> tuple[str, ...]:
        return (type(self.game).__module__,)

    def play(self, indices: range) -> list[Duel]:
        return [self._play(index) for index in indices]

    def _play(self, index: int) -> Duel:
        number, pair = divmod(index, len(self.pairs))
        deal, place = divmod(number, self.seats)
        other, challenger = self.pairs[pair]
        bots = [challenger if seat == place else other for seat in range(self.seats)]
        row = play(self.game, bots, deal, self.seed, self.options)
        return Duel(tuple([bot.name for bot in bots]), row)


def round_robin(
    game: Game[Any, Any],
    bots: Sequence[Bot],
    games: int,
    *,
    seats: int = 2,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
    on: str = LOCAL,
) -> Ladder:
    """Let every two of these bots, all different, play `games` games, in `jobs` processes or `on` a
    cluster: see `run_plan`.

    The bots are listed with the weakest first: the later one of two is the challenger.

    `progress` is called with the numbers of games done and of all games. Ctrl-C ends it early and
    keeps the finished games: see `Ladder.complete`. Raises `InvalidSetup`, `ClusterRefusal` and
    `WorkerLost`.
    """
    checked = game.checked(options or {})
    if seats < 2:
        raise InvalidSetup("seat-count", str(seats), game.seat_counts)
    game.new(seed=0, seats=seats, **checked)  # refuses a wrong number of seats at once
    pairs = tuple(combinations(bots, 2))
    plan = _Plan(game, pairs, seats, seed, checked)
    begun = perf_counter()
    duels = run_plan(plan, games * len(pairs), jobs, progress, on=on)
    return Ladder(
        game=game.name,
        bots=tuple(bot.name for bot in bots),
        seats=seats,
        games=games,
        duels=tuple(sorted(duels, key=_place)),
        seconds=perf_counter() - begun,
    )


def _place(duel: Duel) -> tuple[Any, ...]:
    return sorted(duel.bots), duel.row.index, duel.bots
