"""The games of a server: those that tell stories follow the shelf, which changes while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from fateloom.core.errors import FateloomError
from fateloom.core.game import Game, Skipped
from fateloom.core.registry import with_shelf
from fateloom.games import registry


class StoryGames(Mapping[str, Game[Any, Any]]):
    """Games by name, with the stories that were on the shelf at the last `refresh`.

    Tables that are being played keep their stories, also those that are no longer on the shelf.
    """

    def __init__(self, files: Sequence[Path], shelf: Path, skipped: Skipped) -> None:
        """`files` are further stories. The shelf is a folder that need not exist yet.

        `skipped` is called once for each file on the shelf that is damaged. Raises `FateloomError`
        for one of the other files that is no story.
        """
        self._bare = registry.with_stories(files)
        self._shelf, self._skipped = shelf, skipped
        self._damaged: frozenset[tuple[Path, str]] = frozenset()
        self._looking = asyncio.Lock()
        self.refresh()

    def refresh(self) -> None:
        """Look at the shelf, and read what is new there.

        This takes less than a millisecond, and up to half a second for each new story.
        """
        damaged: dict[tuple[Path, str], FateloomError] = {}
        self._games = with_shelf(
            self._bare,
            self._shelf,
            lambda file, error: damaged.update({(file, error.code): error}),
        )
        for each, error in damaged.items():
            if each not in self._damaged:
                self._skipped(each[0], error)
        self._damaged = frozenset(damaged)

    async def look(self) -> None:
        """Do the same in a thread."""
        async with self._looking:
            await asyncio.to_thread(self.refresh)

    def __getitem__(self, name: str) -> Game[Any, Any]:
        return self._games[name]

    def __contains__(self, name: object) -> bool:
        return name in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


async def look_at_shelf(games: Mapping[str, Game[Any, Any]], game: str | None = None) -> None:
    """Have the stories that are on the shelf now, unless `game` is one that tells none.

    Other processes and programs put stories there, and take them away.
    """
    if isinstance(games, StoryGames) and (game is None or games[game].tells_stories):
        await games.look()
