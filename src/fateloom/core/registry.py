"""The installed games. Other packages add theirs with an entry point.

A distribution that declares, in its `pyproject.toml`,

    [project.entry-points."fateloom.games"]
    halma = "my_package:HALMA"

has its `Game` found here under that name.

Examples:
    >>> from fateloom.games import registry
    >>> sorted(registry)[:2], "destiny" in registry
    (['destinies', 'destiny'], True)
    >>> registry["destny"]
    Traceback (most recent call last):
    fateloom.core.errors.UnknownGame: unknown game: destny, destiny
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fateloom.core.errors import InvalidSetup, UnknownGame
from fateloom.core.game import Game, Skipped

GROUP = "fateloom.games"
SHELF = "stories"
"""The name of the shelf, a folder with stories, in a data directory."""


def with_shelf(
    games: Mapping[str, Game[Any, Any]], shelf: Path, skipped: Skipped
) -> Mapping[str, Game[Any, Any]]:
    """The games; those that tell stories have the stories on the shelf, too.

    See `Game.with_shelf`.
    """
    if not shelf.is_dir():
        return games
    return {
        name: game.with_shelf(shelf, skipped) if game.tells_stories else game
        for name, game in games.items()
    }


class Registry(Mapping[str, Game[Any, Any]]):
    """Games by name, as a read-only mapping. A game is imported when it is first looked up.

    Looking up an unknown name raises `UnknownGame`, with the nearest name.
    """

    def __init__(self, built_in: Mapping[str, str]) -> None:
        """`built_in` maps names to games, as "module:attribute"."""
        self._places = dict(built_in)
        for point in entry_points(group=GROUP):
            self._places.setdefault(point.name, point.value)
        self._games: dict[str, Game[Any, Any]] = {}

    def add(self, game: Game[Any, Any]) -> None:
        """Register a game for this process.

        Raises `ValueError` when its name is taken, and `InvalidSetup` for a changed game.
        """
        if game.changed:
            raise InvalidSetup("game-changed", game.name)
        if game.name in self._places:
            raise ValueError(f"a game called {game.name!r} is already registered")
        self._places[game.name] = ""
        self._games[game.name] = game

    def with_stories(self, files: Sequence[Path]) -> Mapping[str, Game[Any, Any]]:
        """All games; those that tell stories have the stories in these files, too.

        See `Game.with_stories`. Raises `FateloomError` for a file that is no story.
        """
        if not files:
            return self
        return {
            name: game.with_stories(files) if game.tells_stories else game
            for name, game in self.items()
        }

    def folder(self, name: str) -> Traversable | None:
        """The folder of a game's package, which contains its rules and texts next to the code.

        None for a game without a package.
        """
        package = self.package(name)
        return files(package) if package else None

    def package(self, name: str) -> str:
        """The package that contains a game's code. Empty for a top-level module, and for a game
        that is registered only in this process."""
        module = self._places.get(name, "").partition(":")[0]
        spec = find_spec(module) if module else None
        return (spec.parent or "") if spec is not None else ""

    def __getitem__(self, name: str) -> Game[Any, Any]:
        if name not in self._games:
            if name not in self._places:
                near = get_close_matches(name, self._places, n=1)
                raise UnknownGame("unknown-game", name, *(near or sorted(self._places)))
            module, _, attribute = self._places[name].partition(":")
            self._games[name] = getattr(import_module(module), attribute)
        return self._games[name]

    def __contains__(self, name: object) -> bool:
        return name in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)
