"""The handlers of requests about the stories on the shelf."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Final

from starlette.convertors import StringConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fateloom.games.destinies.scenario.pack_index import PACK_BYTES
from fateloom.server.api.bodies import body_of, json_response
from fateloom.server.api.devices import Devices, hashed, remember
from fateloom.server.api.host_key import Host
from fateloom.server.api.security import Moderation, check_origin
from fateloom.server.api.static_files import FOR_EVER
from fateloom.server.decoding import decoded
from fateloom.server.refusals import ServerRefusal
from fateloom.server.schema import http as b
from fateloom.server.schema.stories import StoryReport
from fateloom.server.settings import BODY_BYTES, Settings
from fateloom.server.tables import story_images
from fateloom.server.tables.registry import TableRegistry
from fateloom.server.tables.story_games import look_at_shelf
from fateloom.server.tables.story_shelf import GAME, StoryShelf
from fateloom.server.work import in_thread

MOST_FILE: int = 80
"""Maximum length of the name of a file, as refusals repeat it."""

IMAGE_HEADERS: Final = {
    "cache-control": FOR_EVER,
    "content-security-policy": "default-src 'none'; sandbox",
}

LongBody = Callable[[Request, int, str], AbstractAsyncContextManager[bytes]]


class StoryName(StringConvertor):
    """The name of a story on the shelf, in a path."""

    regex = "[a-z0-9-]{1,48}@[0-9a-f]{16}"


class Digest(StringConvertor):
    """The digest of an image, in a path."""

    regex = "[0-9a-f]{64}"


register_url_convertor("story", StoryName())
register_url_convertor("digest", Digest())


class StoryPages:
    """The requests about stories, and about who is the host."""

    def __init__(
        self,
        settings: Settings,
        tables: TableRegistry,
        devices: Devices,
        moderation: Moderation,
        body: LongBody,
    ) -> None:
        """`body` gives bodies that may be long."""
        self.host = Host(settings)
        self.shelf = StoryShelf(settings)
        self._tables, self._devices, self._moderation = tables, devices, moderation
        self._body = body
        # One at a time: reading them takes a processor, and many are asked for at once.
        self._images = asyncio.Lock()

    def routes(self) -> list[Route]:
        """The paths of stories."""
        return [
            Route("/api/host", self.become_host, methods=["POST"]),
            Route("/api/stories", self.list, methods=["GET"]),
            Route("/api/stories", self.add, methods=["POST"]),
            Route("/api/stories/images/{digest:digest}", self.image, methods=["GET"]),
            Route("/api/stories/{story:story}", self.remove, methods=["DELETE"]),
            Route("/api/stories/{story:story}/reports", self.report, methods=["POST"]),
            Route("/api/stories/{story:story}/reports", self.dismiss, methods=["DELETE"]),
        ]

    async def become_host(self, request: Request) -> Response:
        """Let the device be the host's, if it brings the key."""
        self._count_change(request)
        self._moderation.count(request, "codes")
        wish = decoded(await body_of(request, BODY_BYTES), b.Key)
        response = Response(status_code=204)
        self.host.admit(request, response, wish.secret)
        return response

    async def list(self, request: Request) -> Response:
        """List what is on the shelf."""
        self._moderation.count(request, "reading")
        device = await self._devices.of(request)
        return json_response(await in_thread(self.shelf.listed, device, self.host.asks(request)))

    async def image(self, request: Request) -> Response:
        """Hand out an image. Nothing lists them: who knows its digest has seen it in a view."""
        self._moderation.count(request, "reading")
        # Another process may have opened the story first.
        await look_at_shelf(self._tables.games, GAME)
        async with self._images:
            found = await in_thread(story_images.image, request.path_params["digest"])
        return Response(found, media_type=story_images.MEDIA, headers=IMAGE_HEADERS)

    async def add(self, request: Request) -> Response:
        """Put a pack on the shelf."""
        self._count_change(request)
        host = self.host.asks(request)
        self.shelf.check_adding(host)
        secret = await self._devices.admitted(request)
        file = _file(request.query_params.get("file", ""))
        async with self._body(request, PACK_BYTES, "story-too-long") as data:
            self._tables.store.space.check()
            count = partial(self._count_story, request, host)
            async with self._tables.reading:
                added = await in_thread(self.shelf.add, data, file, hashed(secret), host, count)
        response = json_response(added, 200 if added.already else 201)
        remember(request, response, secret)
        return response

    async def remove(self, request: Request) -> Response:
        """Offer a story no longer."""
        self._count_change(request)
        device = await self._devices.of(request) or ""
        name, host = request.path_params["story"], self.host.asks(request)
        await in_thread(self.shelf.remove, name, device, host)
        return Response(status_code=204)

    async def report(self, request: Request) -> Response:
        """Tell the host what somebody has against a story."""
        self._count_change(request)
        wish = decoded(await body_of(request, BODY_BYTES), StoryReport)
        secret = await self._devices.admitted(request)
        name = request.path_params["story"]
        await in_thread(self.shelf.report, name, hashed(secret), wish.why)
        response = Response(status_code=204)
        remember(request, response, secret)
        return response

    async def dismiss(self, request: Request) -> Response:
        """Forget the reports about a story."""
        self._count_change(request)
        name, host = request.path_params["story"], self.host.asks(request)
        await in_thread(self.shelf.dismiss, name, host)
        return Response(status_code=204)

    def _count_story(self, request: Request, host: bool) -> None:
        try:
            if not host:
                self._moderation.count(request, "stories")
        except ServerRefusal:
            raise ServerRefusal("stories-of-day") from None

    def _count_change(self, request: Request) -> None:
        check_origin(request)
        self._moderation.count(request, "writing")


def _file(name: str) -> str:
    """The name of a file as refusals may repeat it."""
    shown = "".join([sign for sign in name if sign.isprintable()])
    return shown[-MOST_FILE:] or "?"
