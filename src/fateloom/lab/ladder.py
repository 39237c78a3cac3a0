"""A ladder of bots: a round robin, and how strong each bot is.

With two seats, all pairs play the same deals, each deal once from either seat. With more, one bot
of a pair, the challenger, plays against others that are all alike, each deal once from every seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from statistics import mean
from time import perf_counter
from typing import Any, Final

from fateloom.bots import Bot
from fateloom.core.errors import InvalidSetup
from fateloom.core.game import Game
from fateloom.lab.bradley_terry import Rating, ratings
from fateloom.lab.parallel import LOCAL, Progress, run_plan
from fateloom.lab.play import Row, play
from fateloom.lab.programs import command_of
from fateloom.lab.run import Simulation

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

    def place(self, bot: str) -> float | None:
        """The place of a bot that has one seat; None if it is not ranked."""
        return self.row.places[self.bots.index(bot)]


@dataclass(frozen=True, slots=True)
class Ladder:
    """A round robin with its results."""

    game: str
    """The name of the game."""
    rules: int
    """The version of its rules."""
    bots: tuple[str, ...]
    """The names of the bots."""
    programs: Mapping[str, str]
    """The commands of those that are programs, by name."""
    seats: int
    """The number of seats."""
    seed: int
    """The seed of the deals."""
    options: Mapping[str, Any]
    """All options of the game."""
    games: int
    """The number of games asked for, of each pair."""
    duels: tuple[Duel, ...]
    """The finished games, pair by pair."""
    seconds: float | None = field(compare=False)
    """How long it took; None if some games were there before."""

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """All pairs of bots; the one that is listed later comes first, and is the challenger."""
        return tuple(combinations(reversed(self.bots), 2))

    @property
    def complete(self) -> bool:
        """Whether it ran to its end."""
        return len(self.duels) == self.games * len(self.pairs)

    def between(self, bot: str, other: str) -> list[Duel]:
        """The games of a pair."""
        return [duel for duel in self.duels if set(duel.bots) == {bot, other}]

    def result(self, bot: str, other: str) -> tuple[float, int]:
        """What a bot has won against another, and the number of their games."""
        duels = self.between(bot, other)
        return sum(duel.points(bot) for duel in duels), len(duels)

    def places(self, bot: str, other: str) -> list[float]:
        """For each deal, the mean place of a challenger at all seats against others.

        A deal counts when it was played from every seat: then luck of the deal and of the seat
        is the same for both bots.
        """
        deals: dict[int, list[float]] = {}
        for duel in self.between(bot, other):
            place = duel.place(bot)
            if place is not None:
                deals.setdefault(duel.row.index, []).append(place)
        return [mean(places) for places in deals.values() if len(places) == self.seats]

    def ratings(self) -> dict[str, Rating]:
        """The rating of each bot, by the Bradley-Terry model, from games with two seats."""
        points = [[self.result(bot, other)[0] for other in self.bots] for bot in self.bots]
        return dict(zip(self.bots, ratings(points, DRAWS), strict=True))


@dataclass(frozen=True, slots=True)
class Tournament:
    """The games of all pairs, in turn: an interrupted ladder has about as many of each pair."""

    game: Game[Any, Any]
    bots: tuple[Bot, ...]
    """All different; of two, the later one is the challenger."""
    seats: int
    seed: int
    options: Mapping[str, Any]
    """All options of the game."""

    @property
    def modules(self) -> tuple[str, ...]:
        return (type(self.game).__module__,)

    @property
    def pairs(self) -> tuple[tuple[Bot, Bot], ...]:
        """All pairs, the challenger second."""
        return tuple(combinations(self.bots, 2))

    def seated(self, pair: int, place: int) -> tuple[Bot, ...]:
        """The bots by seat, with the challenger of a pair at this place."""
        other, challenger = self.pairs[pair]
        return tuple([challenger if seat == place else other for seat in range(self.seats)])

    def simulation(self, pair: int, place: int) -> Simulation:
        """The games of a pair with the challenger at this place: game 0 has deal 0, and so on."""
        return Simulation(self.game, self.seated(pair, place), self.seed, self.options)

    def number(self, pair: int, place: int, deal: int) -> int:
        """The number of a game."""
        return (deal * self.seats + place) * len(self.pairs) + pair

    def play(self, indices: range) -> list[Duel]:
        return [self._play(index) for index in indices]

    def _play(self, index: int) -> Duel:
        game, pair = divmod(index, len(self.pairs))
        deal, place = divmod(game, self.seats)
        bots = self.seated(pair, place)
        row = play(self.game, bots, deal, self.seed, self.options)
        return Duel(tuple([bot.name for bot in bots]), row)

    def ladder(self, games: int, duels: Sequence[Duel], seconds: float | None = None) -> Ladder:
        """The ladder of these games, of `games` asked for of each pair."""
        commands = {bot.name: command_of(bot) for bot in self.bots}
        return Ladder(
            game=self.game.name,
            rules=self.game.rules,
            bots=tuple([bot.name for bot in self.bots]),
            programs={name: each for name, each in commands.items() if each is not None},
            seats=self.seats,
            seed=self.seed,
            options=self.options,
            games=games,
            duels=tuple(sorted(duels, key=_place)),
            seconds=seconds,
        )


def tournament(
    game: Game[Any, Any],
    bots: Sequence[Bot],
    seats: int = 2,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Tournament:
    """A tournament of these bots, all different, with the weakest first. Raises `InvalidSetup`."""
    checked = game.checked(options or {})
    if seats < 2:
        raise InvalidSetup("seat-count", str(seats), game.seat_counts)
    game.new(seed=0, seats=seats, **checked)  # refuses a wrong number of seats at once
    return Tournament(game, tuple(bots), seats, seed, checked)


def play_tournament(
    plan: Tournament,
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    on: str = LOCAL,
) -> Ladder:
    """Play `games` games of each pair: see `round_robin`, and raises what it raises."""
    begun = perf_counter()
    duels = run_plan(plan, games * len(plan.pairs), jobs, progress, on=on)
    return plan.ladder(games, duels, perf_counter() - begun)


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
    `WorkerLost`. `datasets.round_robin_into` keeps the games, and goes on with them.
    """
    plan = tournament(game, bots, seats, seed, options)
    return play_tournament(plan, games, jobs, progress, on=on)


def _place(duel: Duel) -> tuple[Any, ...]:
    return sorted(duel.bots), duel.row.index, duel.bots
