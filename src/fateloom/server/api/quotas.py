"""Quotas of tables: how many a device may have, and how many an address may create and keep."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import HTTPConnection

from fateloom.server.api.security import Moderation, address_of
from fateloom.server.refusals import ServerRefusal
from fateloom.server.settings import Settings
from fateloom.server.store.store import Store

ADDRESSES: Final = 10_000
"""Maximum number of addresses whose tables are remembered."""


class Quotas:
    """Counts new tables. Which address created which table is in memory only: it never reaches the
    disk, and is forgotten when the server stops. Each process counts for itself."""

    def __init__(self, settings: Settings, moderation: Moderation, store: Store) -> None:
        self._settings = settings
        self._moderation = moderation
        self._store = store
        self._tables: OrderedDict[str, list[str]] = OrderedDict()

    async def created(
        self, connection: HTTPConnection, device: str, create: Callable[[], Awaitable[str]]
    ) -> str:
        """Create a table for a device; returns its id. Raises `ServerRefusal` over a quota."""
        self._moderation.count(connection, "opening")
        most = self._settings.device_tables
        if await self._store.count_of(device) >= most:
            raise ServerRefusal("too-many-tables", most)
        address, most = address_of(connection), self._settings.address_tables
        theirs = self._tables.get(address, [])
        if len(theirs) >= most:
            # Some of them may have been deleted.
            theirs = await self._store.existing(theirs)
            if len(theirs) >= most:
                raise ServerRefusal("too-many-tables-here", most)
        table = await create()
        self._tables[address] = [*theirs, table]
        self._tables.move_to_end(address)
        while len(self._tables) > ADDRESSES:
            self._tables.popitem(last=False)
        return table
