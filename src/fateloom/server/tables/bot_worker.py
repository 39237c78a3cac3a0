"""What runs in the processes bots think in. They get views, never a state."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from multiprocessing import connection, parent_process
from random import Random
from threading import Thread
from typing import Any

from fateloom.bots import PLAYERS
from fateloom.games import registry


def start() -> None:
    """Make the process a good guest: Ctrl-C is its parent's business, and so is its life.

    Where there is one processor too few, bots wait and people do not.
    """
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


def pid() -> int:
    """The process's id."""
    return os.getpid()


def choose(bot: str, game: str, view: Any, legal: Sequence[str], seed: int) -> str:
    """The bot's choice out of the legal moves, in words."""
    player = registry[game]
    moves = [player.parse(move) for move in legal]
    return str(PLAYERS[bot].choose(player, view, moves, Random(seed)))
