"""Pairs of games: the same deal, played with a game and with a changed one.

Both games of a pair have the same seed, and so have their bots: where the change makes no
difference, they are the same game. With different bots, each deal is played once for each way they
can sit, each bot moving on by a seat, and the means of these games are compared.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, Self

from fateloom.bots import Bot
from fateloom.core.game import Game
from fateloom.lab.compare.quantities import Measures, measures
from fateloom.lab.parallel import Plan
from fateloom.lab.play import play_out


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two games that are compared, with all its options."""

    game: Game[Any, Any]
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Pair:
    """A deal that was played with both games."""

    index: int
    """Its index in the comparison."""
    before: Measures
    """The means of the games with the game as it is."""
    after: Measures
    """The means of the games with the changed one."""
    faults: Mapping[str, int]
    """Choices made at random because a program had none, by the names of the programs."""


class Deals(Plan[Pair], Protocol):
    """The plan of a comparison: pairs of games, each of which is a deal with an index."""

    @property
    def games(self) -> int:
        """The games of a pair."""

    def starting(self, first: int) -> Self:
        """The same plan, counting from the deal with this index."""


@dataclass(frozen=True, slots=True)
class Pairs:
    """The plan that compares a game with a changed one. Raises `InvalidSetup` for a setup that one
    of them does not accept."""

    before: Side
    after: Side
    bots: tuple[Bot, ...]
    seed: int
    first: int = 0
    """The index of the deal from which the plan counts."""

    def __post_init__(self) -> None:
        for side in (self.before, self.after):
            side.game.new(seed=0, seats=len(self.bots), **side.options)

    @property
    def games(self) -> int:
        """The games of a pair."""
        return 2 * len(turned(self.bots))

    def starting(self, first: int) -> Pairs:
        """The same plan, counting from the deal with this index."""
        return replace(self, first=first)

    @property
    def modules(self) -> tuple[str, ...]:
        """The module of the game as it is; that of the changed one is made in each process."""
        return (type(self.before.game).__module__,)

    def play(self, indices: range) -> list[Pair]:
        """Play these deals."""
        return [self._pair(self.first + index) for index in indices]

    def _pair(self, index: int) -> Pair:
        faults: Counter[str] = Counter()
        before, after = (self._means(side, index, faults) for side in (self.before, self.after))
        return Pair(index, before, after, dict(+faults))

    def _means(self, side: Side, index: int, faults: Counter[str]) -> Measures:
        sittings = turned(self.bots)
        total: defaultdict[str, float] = defaultdict(float)
        for bots in sittings:
            row, last = play_out(side.game, bots, index, self.seed, side.options)
            for bot, count in zip(bots, row.faults, strict=True):
                faults[bot.name] += count
            for name, value in measures(row, last, bots).items():
                total[name] += value
        return {name: value / len(sittings) for name, value in total.items()}


def turned(bots: Sequence[Bot]) -> list[tuple[Bot, ...]]:
    """The different ways in which these bots sit if each moves on by a seat, again and again."""
    ways = [(*bots[seat:], *bots[:seat]) for seat in range(len(bots))]
    return list(dict.fromkeys(ways))
