"""The bot pool: bots choose in other processes, within a time limit, and advise there.

A bot on the event loop would block every table, so each lane is a process of its own. A process
that is late or crashes is replaced, and a random move is made instead. A bot that makes many
choices without progress is replaced too. Advice and reviews are made in pieces, which leave at
least half of the lanes to the choices of bots; where there is only one lane, a choice waits for one
piece at most.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from fateloom.bots import stand_in
from fateloom.bots.advice import Samples
from fateloom.bots.review import Piece, Played
from fateloom.core.standstill import LIMIT
from fateloom.server import metrics
from fateloom.server.logs import note, trouble
from fateloom.server.tables import bot_worker
from fateloom.table.log import Header


def _failed(why: str, bot: str, game: str) -> None:
    metrics.BOT_FAILURES.labels(why).inc()
    note(why, bot=bot, game=game)


def who_answers(bot: str, header: Header, still: int) -> str:
    """The bot itself, or its stand-in after `still` choices without progress."""
    instead = stand_in(bot, still)
    if still >= LIMIT:
        metrics.BOT_FAILURES.labels("bot-standstill").inc()
        if still % LIMIT == 0:
            about = {"table": header.table, "game": header.game}
            trouble("bot-standstill", **about, bot=bot, choices=still, instead=instead)
    return instead


class _Lane:
    """One process, started when first needed. `pid` is 0 until it is up."""

    def __init__(self, stories: Sequence[Path], shelf: Path | None) -> None:
        self.pid = 0
        self._stories = stories, shelf
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, what: Any, *args: Any) -> Any:
        if self._pool is None:
            spawn = get_context("spawn")
            self._pool = ProcessPoolExecutor(
                1, mp_context=spawn, initializer=bot_worker.start, initargs=self._stories
            )
        return await asyncio.get_running_loop().run_in_executor(self._pool, what, *args)

    def end(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        if self.pid:
            with suppress(OSError):
                os.kill(self.pid, signal.SIGTERM)


class BotPool:
    """A pool of bot processes.

    `budget` is the time limit of a choice, `start` that of a process start, both in seconds.
    `stories` are files with stories that games have besides their own, and `shelf` a folder with
    further ones.
    """

    def __init__(
        self,
        workers: int,
        budget: float,
        start: float,
        stories: Sequence[Path] = (),
        shelf: Path | None = None,
    ) -> None:
        self._budget, self._start, self._stories = budget, start, (stories, shelf)
        # Last in, first out: no more processes start than are busy at once.
        self._lanes: asyncio.LifoQueue[_Lane] = asyncio.LifoQueue()
        self._advising = asyncio.Semaphore(max(1, workers // 2))
        for _ in range(workers):
            self._lanes.put_nowait(_Lane(*self._stories))

    async def choose(self, bot: str, game: str, view: Any, legal: Sequence[str], seed: int) -> str:
        """The text of the bot's move, or a random one of `legal` if the bot fails."""
        if len(legal) == 1:
            return legal[0]
        try:
            move: str = await self._run(bot_worker.choose, bot, game, view, legal, seed)
            if move in legal:
                return move
            _failed("bot-illegal", bot, game)
        except TimeoutError:
            _failed("bot-late", bot, game)
        except BrokenProcessPool:
            _failed("bot-crashed", bot, game)
        except Exception:  # noqa: BLE001, RUF100 - a bot may fail in any way; play goes on
            metrics.BOT_FAILURES.labels("bot-failed").inc()
            trouble("bot-failed", bot=bot, game=game)
        return Random(seed).choice(legal)

    async def candidates(
        self, game: str, view: Any, legal: Sequence[str], seed: int
    ) -> tuple[str, ...]:
        """The moves that an advice compares, the bot's choice first. Raises what went wrong."""
        async with self._advising:
            found: tuple[str, ...] = await self._run(bot_worker.candidates, game, view, legal, seed)
            return found

    async def samples(self, game: str, view: Any, moves: Sequence[str], seed: int) -> Samples:
        """A piece of the games for an advice. Raises what went wrong."""
        async with self._advising:
            found: Samples = await self._run(bot_worker.samples, game, view, moves, seed)
            return found

    async def played(self, game: str, piece: Piece) -> Played:
        """A piece of a review. Raises what went wrong."""
        async with self._advising:
            found: Played = await self._run(bot_worker.played, game, piece)
            return found

    async def _run(self, what: Callable[..., Any], *args: Any) -> Any:
        """Work in the next free lane. Raises `TimeoutError`, `BrokenProcessPool` or its error."""
        lane = await self._lanes.get()
        fit = False
        try:
            if not lane.pid:
                async with asyncio.timeout(self._start):
                    lane.pid = await lane.run(bot_worker.pid)
            async with asyncio.timeout(self._budget):
                with metrics.THINKING.time():
                    done = await lane.run(what, *args)
            fit = True
            return done
        except (TimeoutError, BrokenProcessPool):
            raise
        except Exception:
            fit = True
            raise
        finally:
            if not fit:
                lane.end()
                lane = _Lane(*self._stories)
            self._lanes.put_nowait(lane)

    async def close(self) -> None:
        """End all processes."""
        while not self._lanes.empty():
            self._lanes.get_nowait().end()
