"""“Your turn” notifications for players who do not have the table open."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Final
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, delete, insert, select

from fateloom.core.errors import FateloomError
from fateloom.server.store import database as db
from fateloom.server.store.store import Store
from fateloom.server.tables.session import TableSession
from fateloom.server.web_push import WebPush

MAX_SUBSCRIPTIONS: Final = 4
"""Maximum number of subscriptions of a device; the oldest is dropped first."""


class Subscriptions:
    """The push subscriptions of devices, in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, device: str, endpoint: str) -> None:
        """Add a subscription of a device; an endpoint belongs to the device that added it last."""

        def work(connection: Connection) -> None:
            pushes = db.pushes.c
            connection.execute(delete(db.pushes).where(pushes.endpoint == endpoint))
            row = {"endpoint": endpoint, "device": device, "made": time.time()}
            connection.execute(insert(db.pushes), row)
            latest = select(pushes.endpoint).where(pushes.device == device)
            kept = connection.execute(
                latest.order_by(pushes.made.desc()).limit(MAX_SUBSCRIPTIONS)
            ).scalars()
            connection.execute(
                delete(db.pushes).where(pushes.device == device, pushes.endpoint.not_in(list(kept)))
            )

        await self._store.write(work)

    async def drop(self, endpoint: str, device: str | None = None) -> None:
        """Delete a subscription; with `device`, only one of that device."""
        wanted = [db.pushes.c.endpoint == endpoint]
        if device is not None:
            wanted.append(db.pushes.c.device == device)
        query = delete(db.pushes).where(*wanted)
        await self._store.write(lambda connection: connection.execute(query))

    async def of(self, devices: Collection[str]) -> list[str]:
        """The endpoints of these devices."""
        query = select(db.pushes.c.endpoint).where(db.pushes.c.device.in_(devices))
        return await self._store.read(lambda connection: list(connection.execute(query).scalars()))


class TurnNotifications:
    """Notifies players whose turn lasts longer than `after` seconds while the page is not visible.

    Turns that were pending when the table was loaded are not notified again.
    """

    def __init__(
        self,
        subscriptions: Subscriptions,
        web_push: WebPush,
        find: Callable[[str], Awaitable[TableSession]],
        after: float,
    ) -> None:
        self._subscriptions = subscriptions
        self._web_push = web_push
        self._find = find
        self._after = after
        self._owed: WeakKeyDictionary[TableSession, frozenset[int]] = WeakKeyDictionary()
        self._calls: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Cancel all pending notifications."""
        calls = list(self._calls.values())
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)
        self._web_push.close()

    def wake(self, live: TableSession) -> None:
        """Handle a table that was loaded or has changed."""
        owing, before = _owing(live), self._owed.get(live)
        self._owed[live] = owing
        if before is None:
            return
        table = live.header.table
        for seat in before - owing:
            if (table, seat) in self._calls:
                self._calls[table, seat].cancel()
        for seat in owing - before:
            call = asyncio.create_task(self._call(table, seat))
            self._calls[table, seat] = call
            call.add_done_callback(partial(self._done, (table, seat)))

    def _done(self, key: tuple[str, int], call: asyncio.Task[None]) -> None:
        if self._calls.get(key) is call:
            del self._calls[key]

    async def _call(self, table: str, seat: int) -> None:
        await asyncio.sleep(self._after)
        with suppress(FateloomError):  # the table was deleted, or the store cannot be read
            live = await self._find(table)
            devices = live.seating.holders[seat]
            if seat not in _owing(live) or live.attendance.of(devices) == "here":
                return
            for endpoint in await self._subscriptions.of(devices):
                if not await self._web_push.send(endpoint):
                    await self._subscriptions.drop(endpoint)


def _owing(live: TableSession) -> frozenset[int]:
    """The human seats that have to choose now."""
    play = live.play
    if play.paused or play.over or not live.seating.begun or live.header.saved is not None:
        return frozenset()
    return frozenset(seat for seat in play.state.waiting if live.header.players[seat].bot is None)
