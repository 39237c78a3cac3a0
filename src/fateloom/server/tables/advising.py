"""Advice and reviews on the server: made in the bot processes, piece by piece, for one viewer."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from fateloom.bots.advice import PIECES, Findings
from fateloom.bots.review import Reviewing
from fateloom.core.errors import FateloomError
from fateloom.server.logs import trouble
from fateloom.server.refusals import ServerRefusal
from fateloom.server.schema import socket as m
from fateloom.server.tables.bot_pool import BotPool
from fateloom.server.tables.judgements import advice_message, review_message
from fateloom.server.tables.viewer import Viewer
from fateloom.server.work import metered
from fateloom.table.advice import decision
from fateloom.table.commands import SeekAdvice
from fateloom.table.log import chance
from fateloom.table.review import check_over
from fateloom.table.state import words

MOST: Final = 20
"""The most advice and reviews that are made at once."""

_Asked = m.AskAdvice | m.AskReview
_Key = tuple[str, int] | Viewer


class Adviser:
    """Makes advice for the tables of a server, one at a time for each seat, and reviews of games
    that are over, one at a time for each viewer."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        # The latest questions that are being answered: about a decision by its seat, and about a
        # game that is over by the viewer, as several may ask.
        self._asked: dict[_Key, _Asked] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop advising."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def ask(self, viewer: Viewer, message: m.AskAdvice) -> None:
        """Begin to advise a viewer, instead of what is under way; the log tells others at the table
        that they asked. Raises `FateloomError`."""
        table = viewer.table
        decision(table.header, table.play, viewer.device, message.seat, message.number)
        self._admit(viewer)
        await table.execute(SeekAdvice(viewer.device, message.seat, message.number))
        self._begin(_key(table.header.table, message), viewer, message)

    def review(self, viewer: Viewer, message: m.AskReview) -> None:
        """Begin a review for a viewer, instead of what is under way; or only stop that.

        Raises `FateloomError`.
        """
        self._asked.pop(viewer, None)
        if message.seat is None:
            return
        table = viewer.table
        check_over(table.header, table.play, viewer.device, message.seat)
        self._admit(viewer)
        self._begin(viewer, viewer, message)

    def _admit(self, viewer: Viewer) -> None:
        """Count a question. Raises `ServerRefusal` if there are too many."""
        if len(self._tasks) >= MOST:
            raise ServerRefusal("advice-busy")
        viewer.table.talk.pace.advise(viewer.device)

    def _begin(self, key: _Key, viewer: Viewer, asked: _Asked) -> None:
        self._asked[key] = asked
        task = asyncio.create_task(metered(self._answer(key, viewer, asked)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, key: _Key, viewer: Viewer, asked: _Asked) -> None:
        failed = ServerRefusal(
            "advice-failed" if isinstance(asked, m.AskAdvice) else "review-failed"
        )
        try:
            if isinstance(asked, m.AskAdvice):
                await self._advise(viewer, asked)
            else:
                await self._review(viewer, asked)
        except FateloomError:
            pass  # the table has moved on: nobody wants to know any more
        except (TimeoutError, BrokenProcessPool):
            viewer.on_error(failed)
        except Exception:  # noqa: BLE001, RUF100 - a bot may fail in any way
            trouble("advice-failed", game=viewer.table.header.game)
            viewer.on_error(failed)
        finally:
            if self._asked.get(key) is asked:
                del self._asked[key]

    async def _advise(self, viewer: Viewer, asked: m.AskAdvice) -> None:
        """Send what is known after each piece, as long as the decision stands."""
        header, play = viewer.table.header, viewer.table.play
        view, legal = decision(header, play, viewer.device, asked.seat, asked.number)
        game, seed = header.game, chance(header.secret, asked.number)
        moves = await self._bot_pool.candidates(game, view, words(legal), seed)
        findings = Findings(moves)
        for piece in range(1, PIECES + 1):
            self._check_advice(viewer, asked)
            findings.add(await self._bot_pool.samples(game, view, moves, seed + piece))
            self._check_advice(viewer, asked)
            viewer.tell(advice_message(findings.advice(), asked, done=piece == PIECES))

    async def _review(self, viewer: Viewer, asked: m.AskReview) -> None:
        """Send what is known after each decision, as long as somebody waits for it.

        Where another review of the seat ended, it goes on.
        """
        header, play = viewer.table.header, viewer.table.play
        assert asked.seat is not None
        reviewing = play.shown.get(("review", asked.seat))
        if reviewing is None:
            seed = chance(header.secret, play.number)
            reviewing = Reviewing.of(play.recorder, asked.seat, seed)
            play.shown["review", asked.seat] = reviewing
        told = -1
        while True:
            if reviewing.judged != told:
                told = reviewing.judged
                viewer.tell(review_message(play.game, reviewing.review(), asked.seat))
            piece = reviewing.piece()
            if piece is None:
                return
            played = await self._bot_pool.played(header.game, piece)
            self._check_asked(viewer, asked, viewer)
            reviewing.add(piece, played)

    def _check_advice(self, viewer: Viewer, asked: m.AskAdvice) -> None:
        """Raises `FateloomError` if the decision does not stand, or nobody waits for advice."""
        table = viewer.table
        decision(table.header, table.play, viewer.device, asked.seat, asked.number)
        self._check_asked(_key(table.header.table, asked), asked, viewer)

    def _check_asked(self, key: _Key, asked: _Asked, viewer: Viewer) -> None:
        """Raises `ServerRefusal` if nobody waits for the answer any more."""
        table = viewer.table
        if self._asked.get(key) is not asked or viewer not in table.watchers:
            raise ServerRefusal("stale", table.play.number)


def _key(table: str, asked: m.AskAdvice) -> _Key:
    """What advice about a decision of a seat is known by."""
    return table, asked.seat
