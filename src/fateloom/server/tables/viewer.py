"""A viewer: one socket's side of a table, with its outbox.

A slow reader has no growing queue. The viewer only marks that the table has changed, and makes the
latest view when it can be sent, with all events since the last one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from fateloom.core.errors import FateloomError
from fateloom.server import metrics, work
from fateloom.server.refusals import refused
from fateloom.server.schema.moves import Advice, Review
from fateloom.server.schema.socket import (
    Course,
    HadEvents,
    Look,
    Pong,
    Refused,
    Talk,
    encode,
)
from fateloom.server.tables.fields import only_changes
from fateloom.server.tables.presenter import Sight, greeting, show
from fateloom.server.tables.session import TableSession
from fateloom.table.visibility import Had, course, language_of, may_look

_Answer = Refused | Pong | Course | Advice | Review

MAX_ANSWERS: Final = 16
"""Maximum number of queued refusals and pongs; the oldest is dropped first."""


class _Patience:
    """A limit for the time that each send takes. One timer serves many of them, since setting it
    costs as much as sending."""

    __slots__ = ("_limit", "_loop", "_seconds", "_since", "_timer")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._loop = asyncio.get_running_loop()
        self._limit = asyncio.timeout(None)
        self._since: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> _Patience:
        await self._limit.__aenter__()
        return self

    async def __aexit__(self, *error: Any) -> None:
        if self._timer is not None:
            self._timer.cancel()
        await self._limit.__aexit__(*error)

    def begin(self) -> None:
        """A send begins."""
        self._since = self._loop.time()
        if self._timer is None:
            self._timer = self._loop.call_at(self._since + self._seconds, self._check)

    def end(self) -> None:
        """It has ended."""
        self._since = None

    def _check(self) -> None:
        self._timer = None
        if self._since is None:
            return
        end = self._since + self._seconds
        if end > self._loop.time():  # that of a later send
            self._timer = self._loop.call_at(end, self._check)
        else:
            self._limit.reschedule(end)


class Viewer:
    """The view of one socket, and its outbox; messages about the table come first."""

    def __init__(self, table: TableSession, device: str | None) -> None:
        self.table = table
        self.device = device
        self.gone: FateloomError | None = None
        self.sight: Sight | None = None
        self._look: Look | None = None
        self._had: Had | None = None
        self._last: Any = None  # the game's view that was sent last
        self._answers: list[_Answer] = []
        self._stale = False
        self._seating_stale = True
        self._chat_sent = 0
        self._noted = 0
        self._wakeup = asyncio.Event()
        self._wakeup.set()

    @property
    def yours(self) -> tuple[int, ...]:
        """The seats of this device."""
        return self.table.seating.seats_of(self.device)

    # --- what happens to it -------------------------------------------------------------------

    def look(self, look: Look) -> None:
        """Change the seat or moment that is viewed, and send the view. Raises `ServerRefusal`."""
        table = self.table
        may_look(table.play, table.seating, self.device, look.seat, look.at, look.open)
        self._look_from(look)
        if self._had is None and look.had is not None:
            self._had = self._told(look, look.had)
        self._stale = True
        self._wakeup.set()

    def _told(self, look: Look, had: HadEvents) -> Had | None:
        """What the client says it has. Of a game that was replaced, only sockets know."""
        play = self.table.play
        if play.epoch:
            return None
        language = language_of(play.state, look.languages)
        return Had(look.seat, play.epoch, had.number, had.events, language)

    def on_change(self) -> None:
        """The game or its log has changed."""
        if len(self.table.play.notes) != self._noted:
            self._seating_stale = True  # which says what their seats were called
        if self._look is not None:
            self._stale = True
            self._wakeup.set()

    def on_seating(self) -> None:
        """The seating or somebody's presence has changed."""
        self._seating_stale = True
        if self._look is not None and not self.table.play.over:
            seat = self._look.seat
            if seat is not None and seat not in self.yours:
                # A lost seat sends no more views, until the client looks from another seat.
                self._look_from(None)
                self._stale = False
        self._wakeup.set()

    def on_chat(self) -> None:
        """There are new chat lines."""
        self._wakeup.set()

    def on_private_change(self, seat: int) -> None:
        """Something changed that only holders of this seat may see."""
        if self._look is not None and self._look.seat == seat and seat in self.yours:
            self.on_change()

    def on_error(self, error: FateloomError) -> None:
        """Queue a refusal."""
        self._enqueue(refused(error))

    def course(self) -> None:
        """Tell how the game went so far."""
        self._enqueue(Course(*course(self.table.play, self.table.seating)))

    def tell(self, news: Advice | Review) -> None:
        """Tell more of an advice or a review, in place of what waits still to be sent of it."""
        self._answers = [each for each in self._answers if type(each) is not type(news)]
        self._enqueue(news)

    def pong(self) -> None:
        """Answer a ping."""
        self._enqueue(Pong())

    def disconnect(self, error: FateloomError) -> None:
        """End with this reason: the table was deleted, or may no longer be seen."""
        self.gone = error
        self._wakeup.set()

    def _enqueue(self, message: _Answer) -> None:
        self._answers.append(message)
        del self._answers[:-MAX_ANSWERS]
        self._wakeup.set()

    # --- what is sent -------------------------------------------------------------------------

    async def send_all(self, send: Callable[[str], Awaitable[None]], timeout: float) -> None:
        """Send messages until disconnected. Raises `TimeoutError` if a send takes too long."""
        async with _Patience(timeout) as patience:
            while self.gone is None:
                await self._wakeup.wait()
                self._wakeup.clear()
                while True:
                    await work.turn()
                    message = self._next()
                    if message is None:
                        break
                    patience.begin()
                    await send(encode(message).decode())
                    patience.end()
                    metrics.SENT.inc()

    def _next(self) -> Any:
        if self._seating_stale:
            self._seating_stale = False
            self._noted = len(self.table.play.notes)
            return greeting(self.table.header, self.table.play, self.device, self.table.attendance)
        if self.table.talk.number > self._chat_sent:
            lines = self.table.talk.since(self._chat_sent)
            self._chat_sent = lines[-1].number
            return Talk(lines)
        if self._answers:
            return self._answers.pop(0)
        if not self._stale or self._look is None:
            return None
        self._stale = False
        try:
            view, self._had = show(
                self.table.play,
                self.table.header.seating,
                self.device,
                self._look.seat,
                self._look.at,
                self._had,
                self._look.languages,
                self._look.open,
            )
        except FateloomError as error:
            self._look_from(None)
            return refused(error)
        last, self._last = self._last, view.view
        return only_changes(view, last) if self._look.changes else view

    def _look_from(self, look: Look | None) -> None:
        self._look = look
        self._last = None
        self.sight = None if look is None or look.at is not None else (look.seat, look.languages)
