"""What is played: a plan of many games, and its rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

Progress = Callable[[int, int], None]
"""Called with the number of games done and of all games."""

RowT_co = TypeVar("RowT_co", covariant=True)
RowT = TypeVar("RowT")


class Plan(Protocol[RowT_co]):
    """Games to be played. It is sent to every worker, and has to be picklable."""

    @property
    def modules(self) -> Sequence[str]:
        """The modules that every process needs."""

    def play(self, indices: range) -> Sequence[RowT_co]:
        """Play the games with these indices; a row for each."""
