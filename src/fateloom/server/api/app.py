"""The application: routes, middleware and background tasks."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from fateloom.core.errors import FateloomError
from fateloom.core.game import Game
from fateloom.server.api.errors import gone, http_error, refuse, unhandled
from fateloom.server.api.handlers import Api
from fateloom.server.api.hosts import HostCheck, proxies_of
from fateloom.server.api.metering import Metering
from fateloom.server.api.security import SecurityHeaders
from fateloom.server.logs import note
from fateloom.server.settings import Settings
from fateloom.server.store.identity import mark_of
from fateloom.server.store.store import Store
from fateloom.server.tables.registry import TableRegistry
from fateloom.server.tables.story_games import StoryGames
from fateloom.server.upkeep.archiving import Archiver
from fateloom.server.upkeep.schedule import Backups
from fateloom.server.upkeep.subscribing import Subscribing
from fateloom.server.work import Accounts


def create_app(settings: Settings, games: Mapping[str, Game[Any, Any]] | None = None) -> Starlette:
    """The application, with its store open; it closes the store when it ends.

    `games` are the installed ones, with the stories of the settings and of the shelf, unless others
    are given.
    Raises `StoreRefusal` if the data cannot be opened, and `FateloomError` for a file that is no
    story.
    """
    if games is None:
        games = StoryGames(settings.stories, settings.shelf, _skip)
    store = Store(settings.url, mark_of(settings), settings.disk_reserve)
    tables = TableRegistry(settings, store, games)
    upkeep = [
        Archiver(settings, store).run,
        Backups(settings).run,
        Subscribing(settings).run,
    ]
    proxies = proxies_of(settings, os.environ)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tables.start()
        running = [asyncio.create_task(run()) for run in upkeep]
        try:
            yield
        finally:
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)
            await tables.close()
            store.close()

    api = Api(settings, tables)
    app = Starlette(
        routes=api.routes(),
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(HostCheck, settings.hosts, proxies),
            Middleware(ProxyHeadersMiddleware, list(proxies)),
            Middleware(
                Metering, accounts=Accounts(settings.work, settings.work_back), refuse=refuse
            ),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers={
            FateloomError: refuse,
            HTTPException: http_error,
            ClientDisconnect: gone,
            Exception: unhandled,
        },
        lifespan=lifespan,
    )
    app.state.tables = tables
    app.state.host_link = api.stories.host.link
    app.state.network = ()  # `main` knows the addresses in the network, if there are any
    return app


def _skip(file: Path, error: FateloomError) -> None:
    """Say that a file on the shelf is damaged; everything else is served."""
    note("story-skipped", logging.WARNING, path=str(file), code=error.code)
