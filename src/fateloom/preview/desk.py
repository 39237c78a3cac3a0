"""The desk of the workshop: an author's files over HTTP, for who has the token.

The token is in the address that `fateloom story edit` prints. Pages of other sites cannot know it,
and neither can other users of the machine.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fateloom.preview import desk_messages as m
from fateloom.preview.checker import Checker
from fateloom.preview.files import StoryFiles
from fateloom.preview.versions import time_of
from fateloom.preview.workbench import Workbench
from fateloom.server.api.bodies import body_of, json_response
from fateloom.server.api.security import check_origin
from fateloom.server.decoding import decoded
from fateloom.server.refusals import ServerRefusal
from fateloom.story import output
from fateloom.story.yaml_tree import MOST_BYTES

AUTHORIZATION: Final = "authorization"
SCHEME: Final = "Bearer "
MOST_BODY: Final = 6 * MOST_BYTES + 10_000
"""A text of `MOST_BYTES` as JSON, at worst; or all texts that are not saved yet."""


class Desk:
    """The handlers of the editor's requests."""

    def __init__(self, bench: Workbench, files: StoryFiles, token: str) -> None:
        self._bench = bench
        self._files = files
        self._token = token
        self._checker = Checker(bench.folder)
        self._saving = asyncio.Lock()

    def routes(self) -> list[Route]:
        """The routes of the editor."""
        return [
            self._route("GET", "files", self.listed),
            self._route("GET", "file", self.read),
            self._route("POST", "file", self.save),
            self._route("GET", "versions", self.versions),
            self._route("GET", "version", self.version),
            self._route("POST", "story", self.begin),
            self._route("POST", "check", self.check),
            self._route("GET", "lore", self.lore),
        ]

    def _route(self, method: str, name: str, answer: Callable[[Request], Awaitable[Any]]) -> Route:
        async def handle(request: Request) -> Response:
            check_origin(request)
            shown = request.headers.get(AUTHORIZATION, "").removeprefix(SCHEME)
            if not secrets.compare_digest(shown.encode(), self._token.encode()):
                raise ServerRefusal("preview-no-token")
            found = await answer(request)
            return found if isinstance(found, Response) else json_response(found)

        return Route(f"/api/preview/{name}", handle, methods=[method])

    async def listed(self, request: Request) -> m.Files:
        """The files there are."""
        files = await asyncio.to_thread(self._files.listed)
        begun = any(each.path.endswith(".yaml") for each in files)
        return m.Files(str(self._bench.folder), begun, files)

    async def read(self, request: Request) -> m.FileText:
        """The text of a file."""
        return await asyncio.to_thread(self._files.read, request.query_params.get("path", ""))

    async def save(self, request: Request) -> m.FileText:
        """Save a file. The table follows, as with every change of the folder."""
        wish = decoded(await body_of(request, MOST_BODY), m.Save)
        async with self._saving:
            return await asyncio.to_thread(self._files.save, wish.path, wish.text, wish.before)

    async def versions(self, request: Request) -> m.Versions:
        """The earlier versions of a file."""
        names = self._files.versions.names(request.query_params.get("path", ""))
        return m.Versions(tuple([m.VersionInfo(name, time_of(name)) for name in names]))

    async def version(self, request: Request) -> m.FileText:
        """An earlier version of a file."""
        asked = request.query_params
        path, name = asked.get("path", ""), asked.get("name", "")
        return await asyncio.to_thread(self._files.version, path, name)

    async def begin(self, request: Request) -> m.Files:
        """Begin a story in an empty folder. Raises `ServerRefusal` where none can begin."""
        folder = self._bench.folder
        async with self._saving:
            try:
                await asyncio.to_thread(output.start, folder)
            except output.CannotWrite as error:
                raise ServerRefusal("preview-not-begun", str(folder)) from error
        return await self.listed(request)

    async def check(self, request: Request) -> m.Checked:
        """Check the story as it is written now."""
        wish = decoded(await body_of(request, MOST_BODY), m.Check)
        for path in wish.texts:
            self._files.target(path)
        return await self._checker.check(wish.texts)

    async def lore(self, request: Request) -> m.Lore:
        """What the editor completes."""
        return await self._checker.lore()

    def close(self) -> None:
        """End what runs for the desk."""
        self._checker.close()
