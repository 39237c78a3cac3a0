"""Advice on the server: made in the bot processes, piece by piece, for the viewer who asked."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from fateloom.bots.advice import PIECES, Advice, Findings
from fateloom.core.errors import FateloomError
from fateloom.server.logs import trouble
from fateloom.server.refusals import ServerRefusal
from fateloom.server.schema import socket as m
from fateloom.server.tables.bot_pool import BotPool
from fateloom.server.tables.viewer import Viewer
from fateloom.server.work import metered
from fateloom.table.advice import decision
from fateloom.table.log import chance
from fateloom.table.state import words

MOST: Final = 20
"""The most advice that is made at once."""


class Adviser:
    """Makes advice for the tables of a server, one at a time at each table."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        # The latest question of each table for which an advice is made.
        self._asked: dict[str, m.AskAdvice] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop advising."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def ask(self, viewer: Viewer, message: m.AskAdvice) -> None:
        """Begin to advise a viewer, instead of what is under way. Raises `FateloomError`."""
        table = viewer.table
        decision(table.header, table.play, viewer.device, message.seat, message.number)
        if len(self._tasks) >= MOST:
            raise ServerRefusal("advice-busy")
        table.talk.pace.advise(viewer.device)
        self._asked[table.header.table] = message
        task = asyncio.create_task(metered(self._advise(viewer, message)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _advise(self, viewer: Viewer, asked: m.AskAdvice) -> None:
        key = viewer.table.header.table
        try:
            await self._in_pieces(viewer, asked)
        except FateloomError:
            pass  # the table has moved on: nobody wants to know any more
        except (TimeoutError, BrokenProcessPool):
            viewer.on_error(ServerRefusal("advice-failed"))
        except Exception:  # noqa: BLE001, RUF100 - a bot may fail in any way
            trouble("advice-failed", game=viewer.table.header.game)
            viewer.on_error(ServerRefusal("advice-failed"))
        finally:
            if self._asked.get(key) is asked:
                del self._asked[key]

    async def _in_pieces(self, viewer: Viewer, asked: m.AskAdvice) -> None:
        """Send what is known after each piece, as long as the decision stands."""
        header, play = viewer.table.header, viewer.table.play
        view, legal = decision(header, play, viewer.device, asked.seat, asked.number)
        game, seed = header.game, chance(header.secret, asked.number)
        moves = await self._bot_pool.candidates(game, view, words(legal), seed)
        findings = Findings(moves)
        for piece in range(1, PIECES + 1):
            self._check(viewer, asked)
            findings.add(await self._bot_pool.samples(game, view, moves, seed + piece))
            self._check(viewer, asked)
            viewer.advise(told(findings.advice(), asked, done=piece == PIECES))

    def _check(self, viewer: Viewer, asked: m.AskAdvice) -> None:
        """Raises `FateloomError` if nobody waits for this advice any more."""
        table = viewer.table
        decision(table.header, table.play, viewer.device, asked.seat, asked.number)
        if self._asked.get(table.header.table) is not asked or viewer not in table.watchers:
            raise ServerRefusal("stale", asked.number, table.play.number)


def told(advice: Advice, asked: m.AskAdvice, *, done: bool) -> m.Advice:
    """An advice as a message."""
    return m.Advice(
        seat=asked.seat,
        number=asked.number,
        games=advice.games,
        done=done,
        moves=tuple(
            [
                m.JudgedInfo(
                    move=each.move,
                    chance=each.chance,
                    least=each.least,
                    most=each.most,
                    equal=each.equal,
                    reason=None
                    if each.reason is None
                    else m.ReasonInfo(
                        code=each.reason.consequence.code,
                        args=dict(each.reason.consequence.args),
                        here=each.reason.here,
                        there=each.reason.there,
                    ),
                )
                for each in advice.moves
            ]
        ),
    )
