"""Code of the bot processes. Bots get views, never a state."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from multiprocessing import connection, parent_process
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

from fateloom.bots import PLAYERS, advice, review
from fateloom.core.game import Game
from fateloom.games import registry
from fateloom.server.tables.story_games import StoryGames

_games: StoryGames | None = None


def start(stories: Sequence[Path], shelf: Path | None) -> None:
    """Set the process up: it ignores Ctrl-C, ends with its parent, and has a low priority.

    On a busy machine, bots wait and players do not. `stories` and `shelf` are those that the
    server has.
    """
    global _games  # noqa: PLW0603 - one for the process, set before it chooses
    if shelf is not None:
        _games = StoryGames(stories, shelf, lambda file, error: None)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(10)
    Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        # Without this a worker would wait for ever after its server was killed.
        connection.wait([parent.sentinel])
        os._exit(1)


def _game(name: str) -> Game[Any, Any]:
    """A game, with the stories that are on the shelf now."""
    if _games is None:
        return registry[name]
    if _games[name].tells_stories:
        _games.refresh()
    return _games[name]


def pid() -> int:
    """The process's id."""
    return os.getpid()


def choose(bot: str, game: str, view: Any, legal: Sequence[str], seed: int) -> str:
    """The text of the bot's choice from the legal moves."""
    player = _game(game)
    moves = [player.parse(move) for move in legal]
    return str(PLAYERS[bot].choose(player, view, moves, Random(seed)))


def candidates(game: str, view: Any, legal: Sequence[str], seed: int) -> tuple[str, ...]:
    """The moves that an advice compares, the bot's choice first."""
    player = _game(game)
    moves = [player.parse(move) for move in legal]
    return tuple(map(str, advice.candidates(player, view, moves, Random(seed))))


def samples(game: str, view: Any, moves: Sequence[str], seed: int) -> advice.Samples:
    """A piece of the games for an advice."""
    player = _game(game)
    return advice.samples(player, view, [player.parse(move) for move in moves], Random(seed))


def played(game: str, piece: review.Piece) -> review.Played:
    """What came of a piece of a review."""
    return review.play(_game(game), piece)
