"""What is the same in all games of an environment: game, seats, options, actions, observations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from itertools import accumulate
from operator import index
from typing import Any, Final, Literal, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from fateloom.core.features import Features, Part
from fateloom.core.game import Game, Move
from fateloom.games import registry
from fateloom.rl.actions import Actions

Structured: TypeAlias = dict[str, NDArray[np.int16]]
"""An observation by the names of its parts."""
Flat: TypeAlias = NDArray[np.float32]
"""The same values in a row, each divided by the largest value it can have."""
Kind: TypeAlias = Literal["flat", "structured"]
"""How an environment gives its observations."""
KINDS: Final = ("flat", "structured")

LIMIT: Final = 10_000
"""The number of choices after which a game is broken off, unless another is chosen."""
SEEDS: Final = 1 << 53
"""The seeds of games that were given none are below this."""


class Setup:
    """An environment without its games.

    Raises `UnknownGame`, `InvalidSetup` for a number of seats or an option that the game does not
    have, and `ValueError` for a game without features and for a limit below 1.
    """

    def __init__(
        self, game: str, *, seats: int, limit: int = LIMIT, **options: bool | int | str
    ) -> None:
        self.game: Game[Any, Any] = registry[game]
        features = features_of(game)
        if index(limit) < 1:
            raise ValueError(f"limit: {limit}, but a game takes at least one choice")
        self.seats, self.limit = seats, limit
        self.options = self.game.checked(options)
        self.game.new(seed=0, seats=seats, **self.options)  # raises what is wrong with them
        self.version = features.version
        self.parts: tuple[Part[Any], ...] = features.parts(seats, self.options)
        self._moves: Iterable[Move] = (
            features.moves(self.options) if features.moves else self.game.moves
        )

    @property
    def name(self) -> str:
        """The name of the environment, with its version."""
        return f"fateloom_{self.game.name}_v{self.version}"

    @cached_property
    def actions(self) -> Actions:
        """The numbers of all moves."""
        return Actions(self._moves, self.seats)

    @property
    def size(self) -> int:
        """The length of a flat observation."""
        return self._ends[-1]

    @cached_property
    def _ends(self) -> list[int]:
        """Where the parts end in a row."""
        return list(accumulate(part.size for part in self.parts))

    @cached_property
    def _most(self) -> NDArray[np.int16]:
        return np.concatenate([np.full(part.size, part.most, np.int16) for part in self.parts])

    def flat(self, view: Any) -> Flat:
        """What a view says, in a row: the parts in their order, each value from 0 to 1."""
        row: Flat = self._flat([view])[0]
        return row

    def structured(self, view: Any) -> Structured:
        """What a view says, by parts: whole numbers from 0 to `Part.most`."""
        return {name: rows[0] for name, rows in self._structured([view]).items()}

    def observed(self, view: Any, kind: Kind) -> Flat | Structured:
        """What a view says, in one of these ways."""
        return self.flat(view) if kind == "flat" else self.structured(view)

    def observed_together(self, views: Sequence[Any], kind: Kind) -> Flat | Structured:
        """What several views say: arrays with a row for each of them."""
        return self._flat(views) if kind == "flat" else self._structured(views)

    def _flat(self, views: Sequence[Any]) -> Flat:
        return np.divide(self._read(views), self._most, dtype=np.float32)

    def _structured(self, views: Sequence[Any]) -> Structured:
        columns = np.split(self._read(views), self._ends[:-1], axis=1)
        return {
            part.name: columns[i].reshape(len(views), *part.shape)
            for i, part in enumerate(self.parts)
        }

    def _read(self, views: Sequence[Any]) -> NDArray[np.int16]:
        """The values of the parts, with a row for each view."""
        rows = np.array([self._row(view) for view in views])
        read: NDArray[np.int16] = np.clip(rows, 0, self._most).astype(np.int16)
        return read

    def _row(self, view: Any) -> list[int]:
        row: list[int] = []
        for part, end in zip(self.parts, self._ends, strict=True):
            row += part.read(view)
            if len(row) != end:
                raise ValueError(f"{self.name}: {part.name} does not fill its shape {part.shape}")
        return row


def learnable() -> list[str]:
    """The names of the games that have features."""
    return [game for game in registry if _module(game)]


def features_of(game: str) -> Features[Any]:
    """The features of a game. Raises `UnknownGame`, and `ValueError` where it has none."""
    known = registry[game].name
    module = _module(known)
    if not module:
        raise ValueError(f"{known} cannot be learned: its package has no module `features`")
    return cast("Features[Any]", import_module(module).FEATURES)


def _module(game: str) -> str:
    """The module with a game's features; empty if there is none."""
    package = registry.package(game)
    module = f"{package}.features" if package else ""
    return module if module and find_spec(module) is not None else ""
