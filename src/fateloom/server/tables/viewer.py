"""One socket's side of a table: what it looks at, and what is still to be sent to it.

Nothing piles up behind a slow reader. Of the table only the fact that it changed is kept,
and the view is made when it can be sent: the newest then, with all events since the last.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

from fateloom.core.errors import FateloomError
from fateloom.server import metrics
from fateloom.server.refusals import refused
from fateloom.server.schema.socket import Look, Pong, Refused, Talk, encode
from fateloom.server.tables.presenter import Sight, greeting, show
from fateloom.server.tables.session import TableSession
from fateloom.table.visibility import Had, may_look

MAX_ANSWERS: Final = 16
"""So many refusals and pongs wait at most; the oldest goes first."""


class Viewer:
    """What one socket looks at, and its outbox, in which the table itself comes first."""

    def __init__(self, table: TableSession, device: str | None) -> None:
        self.table = table
        self.device = device
        self.gone: FateloomError | None = None
        self.sight: Sight | None = None
        self._look: Look | None = None
        self._had: Had | None = None
        self._answers: deque[Any] = deque(maxlen=MAX_ANSWERS)
        self._stale = False
        self._seating_stale = True
        self._chat_sent = 0
        self._wakeup = asyncio.Event()
        self._wakeup.set()

    @property
    def yours(self) -> tuple[int, ...]:
        """The seats of this device."""
        return self.table.seating.seats_of(self.device)

    # --- what happens to it -------------------------------------------------------------------

    def look(self, look: Look) -> None:
        """Look from elsewhere or again; the view follows. Raises `ServerRefusal`."""
        may_look(self.table.play, self.table.seating, self.device, look.seat, look.at)
        self._look_from(look)
        self._had = None if look.at is None else self._had
        self._stale = True
        self._wakeup.set()

    def on_change(self) -> None:
        """The table has changed."""
        if self._look is not None:
            self._stale = True
            self._wakeup.set()

    def on_seating(self) -> None:
        """Who sits at the table has changed, or where they are."""
        self._seating_stale = True
        if self._look is not None and not self.table.play.over:
            seat = self._look.seat
            if seat is not None and seat not in self.yours:
                # Nothing more is seen from a seat that was lost, until it is looked from elsewhere.
                self._look_from(None)
                self._stale = False
        self._wakeup.set()

    def on_chat(self) -> None:
        """Somebody has said something."""
        self._wakeup.set()

    def on_private_change(self, seat: int) -> None:
        """Something changed for the holders of a seat."""
        if self._look is not None and self._look.seat == seat and seat in self.yours:
            self.on_change()

    def on_error(self, error: FateloomError) -> None:
        """Something was refused."""
        self._enqueue(refused(error))

    def pong(self) -> None:
        """Answer a ping."""
        self._enqueue(Pong())

    def disconnect(self, error: FateloomError) -> None:
        """The table is gone, or not for these eyes: say why, and end."""
        self.gone = error
        self._wakeup.set()

    def _enqueue(self, message: Refused | Pong) -> None:
        self._answers.append(message)
        self._wakeup.set()

    # --- what is sent -------------------------------------------------------------------------

    async def send_all(self, send: Callable[[str], Awaitable[None]], timeout: float) -> None:
        """Send what there is, for ever. Ends when the table is gone or a send takes too long."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(None) as patience:
            while self.gone is None:
                await self._wakeup.wait()
                self._wakeup.clear()
                while (message := self._next()) is not None:
                    patience.reschedule(loop.time() + timeout)
                    await send(encode(message).decode())
                    metrics.SENT.inc()
                patience.reschedule(None)

    def _next(self) -> Any:
        if self._seating_stale:
            self._seating_stale = False
            return greeting(self.table.header, self.table.play, self.device, self.table.attendance)
        if self.table.talk.number > self._chat_sent:
            lines = self.table.talk.since(self._chat_sent)
            self._chat_sent = lines[-1].number
            return Talk(lines)
        if self._answers:
            return self._answers.popleft()
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
            )
        except FateloomError as error:
            self._look_from(None)
            return refused(error)
        return view

    def _look_from(self, look: Look | None) -> None:
        self._look = look
        self.sight = None if look is None or look.at is not None else (look.seat, look.languages)
