"""The desk of the workshop: an author's files over HTTP, for who has the token.

The token is in the address that `fateloom story edit` prints. Pages of other sites cannot know it,
and neither can other users of the machine.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from fateloom.games.destinies.scenario.codec import BadScenario
from fateloom.games.destinies.scenario.pack import SUFFIX
from fateloom.preview import desk_messages as m
from fateloom.preview import edit_messages as e
from fateloom.preview import forms
from fateloom.preview.checker import Checker
from fateloom.preview.files import StoryFiles
from fateloom.preview.graphs import Known, State
from fateloom.preview.jobs import Jobs
from fateloom.preview.long_work import Played, Proved
from fateloom.preview.versions import time_of
from fateloom.preview.workbench import Workbench
from fateloom.server.api.bodies import body_of, json_response
from fateloom.server.api.security import check_origin
from fateloom.server.decoding import decoded
from fateloom.server.refusals import ServerRefusal
from fateloom.story import output, packing
from fateloom.story.yaml_tree import MOST_BYTES
from fateloom.terminal.proofs import Verdict

AUTHORIZATION: Final = "authorization"
SCHEME: Final = "Bearer "
MOST_BODY: Final = 6 * MOST_BYTES + 10_000
"""A text of `MOST_BYTES` as JSON, at worst; or all texts that are not saved yet."""
_PAGE: Final = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
    "frame-ancestors 'self'; sandbox",
    "x-frame-options": "SAMEORIGIN",
}
"""The headers of the page of a playtest."""


class Desk:
    """The handlers of the editor's requests."""

    def __init__(self, bench: Workbench, files: StoryFiles, token: str) -> None:
        self._bench = bench
        self._files = files
        self._token = token
        self._checker = Checker(bench.folder)
        self._jobs = Jobs(bench.folder, self._worked)
        self._page = ""
        """The path of the page of the last playtest. Nobody can guess it, so it needs no token."""
        self._saving = asyncio.Lock()

    def routes(self) -> list[Route]:
        """The routes of the editor."""
        return [
            self._route("GET", "files", self.listed),
            self._route("GET", "file", self.read),
            self._route("POST", "file", self.save),
            self._route("POST", "delete", self.delete),
            self._route("GET", "versions", self.versions),
            self._route("GET", "version", self.version),
            self._route("POST", "story", self.begin),
            self._route("POST", "check", self.check),
            self._route("GET", "lore", self.lore),
            self._route("GET", "graph", self.graph),
            self._route("POST", "uses", self.uses),
            self._route("POST", "rename", self.rename),
            self._route("POST", "thing", self.thing),
            self._route("POST", "edit", self.edit),
            self._route("POST", "format", self.format),
            self._route("POST", "map", self.map),
            self._route("POST", "job", self.work),
            self._route("GET", "proof", self.proof),
            self._route("POST", "scene", self.open_scene),
            self._route("GET", "playtest", self.playtest),
            self._route("GET", "pack", self.pack),
            Route("/api/preview/playtest/{secret}", self.playtest_page, methods=["GET"]),
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

    async def delete(self, request: Request) -> m.Files:
        """Remove a file, and list those that are left."""
        wish = decoded(await body_of(request, MOST_BODY), m.Delete)
        async with self._saving:
            await asyncio.to_thread(self._files.delete, wish.path, wish.before)
        return await self.listed(request)

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

    async def graph(self, request: Request) -> m.StoryGraph:
        """The whole story as a graph, with what long works have found about it."""
        proved: Proved | None = self._jobs.results.get("prove")
        played: Played | None = self._jobs.results.get("playtest")
        known = Known(
            proof=self._state(proved),
            closable=() if proved is None else proved.closable,
            playtest=self._state(played),
            unseen=None if played is None else played.unseen,
        )
        return await self._checker.graph(known)

    def _state(self, result: Proved | Played | None) -> State:
        if result is None:
            return "none"
        return "current" if result.scenario == self._bench.scenario else "old"

    # --- names -----------------------------------------------------------------------------------

    async def uses(self, request: Request) -> m.Uses:
        """Where a name stands in the story as it is written now."""
        wish = decoded(await body_of(request, MOST_BODY), m.At)
        for path in wish.texts:
            self._files.target(path)
        return await self._checker.uses(wish)

    async def rename(self, request: Request) -> m.Renaming:
        """Rename something in all files at once, or tell what would change."""
        wish = decoded(await body_of(request, MOST_BODY), m.Rename)
        async with self._saving:
            plan = await self._checker.planned(wish)
            if wish.before is not None:
                for path in sorted({*plan.contents, *wish.before}):
                    if path not in plan.contents or plan.before[path] != wish.before.get(path):
                        raise ServerRefusal("preview-file-changed", path)
                write = partial(self._files.replace, plan.contents, plan.before)
                await self._bench.rewrite(write, plan.rewording)
        return plan.told

    # --- the form and the map --------------------------------------------------------------------

    async def thing(self, request: Request) -> e.Found:
        """What is defined at a place of a text."""
        look = decoded(await body_of(request, MOST_BODY), e.Look)
        return await asyncio.to_thread(forms.thing, look)

    async def edit(self, request: Request) -> e.Edited:
        """Change single values of a text, and leave the rest as it is written."""
        wish = decoded(await body_of(request, MOST_BODY), e.EditText)
        return await asyncio.to_thread(forms.changed, wish)

    async def format(self, request: Request) -> e.Edited:
        """Put a text into the house style."""
        wish = decoded(await body_of(request, MOST_BODY), e.FormatText)
        return await asyncio.to_thread(forms.styled, wish)

    async def map(self, request: Request) -> e.Map:
        """What the map shows of the story as it is written now."""
        wish = decoded(await body_of(request, MOST_BODY), e.LookOver)
        for path in wish.texts:
            self._files.target(path)
        return await self._checker.outline(wish.texts)

    # --- long work --------------------------------------------------------------------------------

    async def work(self, request: Request) -> m.Job:
        """Begin a proof or a playtest, or stop it."""
        wish = decoded(await body_of(request, MOST_BODY), m.Work)
        async with self._saving:
            await (self._jobs.stop() if wish.kind is None else self._jobs.start(wish.kind))
        return self._jobs.job

    async def proof(self, request: Request) -> m.ProofReport:
        """The last proof."""
        found = self._proved()
        report = found.report
        return m.ProofReport(
            heroes=tuple([m.HeroVerdicts(name, _verdicts(each)) for name, each in report.heroes]),
            scenes=tuple(
                [
                    m.Scene(each.words, each.lines, each.record is not None, each.file != "")
                    for each in report.scenes
                ]
            ),
            notes=tuple([line for note in report.notes for line in note]),
            summary=report.summary,
            good=report.good,
            current=found.scenario == self._bench.scenario,
        )

    async def open_scene(self, request: Request) -> m.Job:
        """Open a game of the last proof at the table."""
        number = decoded(await body_of(request, MOST_BODY), m.OpenScene).scene
        record = None
        if number is not None:
            scenes = self._proved().report.scenes
            record = scenes[number].record if number < len(scenes) else None
            if record is None:
                raise ServerRefusal("preview-no-scene")
        await self._bench.open_record(record)
        return self._jobs.job

    async def playtest(self, request: Request) -> m.PlaytestPage:
        """Where the page of the last playtest is."""
        if "playtest" not in self._jobs.results:
            raise ServerRefusal("preview-no-result")
        self._page = secrets.token_urlsafe(16)
        return m.PlaytestPage(f"/api/preview/playtest/{self._page}")

    async def playtest_page(self, request: Request) -> Response:
        """The page of the last playtest, which brings its own styles and no scripts."""
        if not self._page or request.path_params["secret"] != self._page:
            raise ServerRefusal("no-such-page")
        played: Played = self._jobs.results["playtest"]
        return HTMLResponse(played.page, headers=_PAGE)

    async def pack(self, request: Request) -> Response:
        """The story as a pack, with the certificate of its proof if that is one of this story."""
        return await asyncio.to_thread(self._packed)

    def _packed(self) -> Response:
        folder = self._bench.folder
        try:
            found = packing.open_folder(folder)
        except output.CannotWrite as error:
            raise ServerRefusal("preview-file-unread", *error.details) from error
        scenario = found.loaded.scenario
        if scenario is None:
            raise ServerRefusal("preview-has-errors")
        proved: Proved | None = self._jobs.results.get("prove")
        known = proved is not None and proved.scenario == scenario
        certificate = proved.certificate if proved is not None and known else None
        try:
            made = packing.pack(scenario, found.sources, certificate, folder.name)
        except BadScenario as error:
            raise ServerRefusal("preview-no-pack", *error.details) from error
        name = f"{made.pack.manifest.id}-{made.pack.manifest.version}{SUFFIX}"
        headers = {
            "content-disposition": f'attachment; filename="{name}"',
            "cache-control": "no-store",
            "x-certified": "yes" if certificate is not None else "no",
        }
        return Response(made.data, media_type="application/octet-stream", headers=headers)

    def _proved(self) -> Proved:
        found: Proved | None = self._jobs.results.get("prove")
        if found is None:
            raise ServerRefusal("preview-no-result")
        return found

    def _worked(self) -> None:
        self._bench.job = self._jobs.job
        self._bench.notify()

    async def close(self) -> None:
        """End what runs for the desk."""
        self._checker.close()
        await self._jobs.stop()


def _verdicts(verdicts: Sequence[Verdict]) -> tuple[m.Verdict, ...]:
    return tuple([m.Verdict(each.status, each.words, each.tables) for each in verdicts])
