"""The handlers of requests, and what they share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from functools import cache, partial

from starlette.convertors import StringConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from fateloom.bots import opponents_of
from fateloom.core.errors import BadRecord
from fateloom.core.record import MAX_BYTES
from fateloom.server import metrics
from fateloom.server.api import game_files, seats
from fateloom.server.api.bodies import body_of, json_response
from fateloom.server.api.devices import Devices, hashed, remember
from fateloom.server.api.offline_files import SOURCES, files, sources, tag
from fateloom.server.api.quotas import Quotas
from fateloom.server.api.security import Moderation, check_origin
from fateloom.server.api.sockets import refuse_socket, serve_socket
from fateloom.server.api.static_files import is_known, page
from fateloom.server.api.stories import StoryPages
from fateloom.server.decoding import decoded
from fateloom.server.exports import save_file, saves
from fateloom.server.logs import note
from fateloom.server.network import origin_for_friends
from fateloom.server.refusals import ServerRefusal
from fateloom.server.schema import http as b
from fateloom.server.settings import BODY_BYTES, Settings
from fateloom.server.store.readiness import Readiness
from fateloom.server.tables.playing_on import play_on
from fateloom.server.tables.registry import TableRegistry
from fateloom.server.tables.story_games import look_at_shelf
from fateloom.server.web_push import checked_endpoint
from fateloom.server.work import in_thread
from fateloom.table.lessons import lessons_of
from fateloom.table.puzzles import grades_of


class TableId(StringConvertor):
    """The id of a table in a path. Nothing else comes near the database."""

    regex = "[0-9A-Za-z]{1,32}"


register_url_convertor("id", TableId())


class Api:
    """The requests' handlers, and what they share."""

    def __init__(self, settings: Settings, tables: TableRegistry) -> None:
        self.settings = settings
        self.tables = tables
        self._moderation = Moderation(settings)
        self._quotas = Quotas(settings, self._moderation, tables.store)
        self._readiness = Readiness(tables.store)
        self._boards = game_files.Boards()
        # The client of a server that runs does not change: it is hashed once.
        self._offline = cache(partial(files, settings.client))
        self._devices = Devices(tables)
        self.stories = StoryPages(settings, tables, self._devices, self._moderation, self._file)

    def routes(self) -> list[Route | WebSocketRoute]:
        """All paths. What is no API is the client's."""
        return [
            Route("/healthz", self.health, methods=["GET"]),
            Route("/readyz", self.ready, methods=["GET"]),
            Route("/api/games", self.games, methods=["GET"]),
            Route("/api/games/{game}/rules", self.rules, methods=["GET"]),
            Route("/api/games/{game}/runs", self.runs, methods=["GET"]),
            Route("/api/games/{game}/words/{language}", self.words, methods=["GET"]),
            Route("/api/tables", self.list_tables, methods=["GET"]),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/tables/{table:id}", self.give_up, methods=["DELETE"]),
            Route("/api/tables/{table:id}/branches", self.play_on, methods=["POST"]),
            Route("/api/tables/{table:id}/copies", self.copy, methods=["POST"]),
            Route("/api/tables/{table:id}/rematch", self.rematch, methods=["POST"]),
            Route("/api/codes", self.code, methods=["POST"]),
            Route("/api/network", self.network, methods=["GET"]),
            Route("/api/tables/{table:id}/invites", self.invite, methods=["POST"]),
            Route("/api/tables/{table:id}/invitation", self.invitation, methods=["POST"]),
            Route("/api/tables/{table:id}/seats", self.join, methods=["POST"]),
            Route("/api/tables/{table:id}/changes", self.change, methods=["POST"]),
            Route("/api/tables/{table:id}/record", self.record, methods=["GET"]),
            Route("/api/tables/{table:id}/save", self.save, methods=["POST"]),
            Route("/api/devices", self.list_devices, methods=["GET"]),
            Route("/api/devices/secret", self.renew_secret, methods=["POST"]),
            Route("/api/devices/{device:id}", self.end_device, methods=["DELETE"]),
            Route("/api/offline", self.offline, methods=["GET"]),
            Route(SOURCES, self.sources, methods=["GET"]),
            Route("/api/push", self.push_key, methods=["GET"]),
            Route("/api/push", self.push, methods=["POST"]),
            Route("/api/records", self.import_record, methods=["POST"]),
            Route("/api/saves", self.open_save, methods=["POST"]),
            Route("/api/saves/contents", self.save_contents, methods=["POST"]),
            *self.stories.routes(),
            WebSocketRoute("/api/tables/{table}/socket", self.socket),
            Route("/api/{path:path}", self.nothing),
            Route("/boards/{game}/{path:path}", self.board, methods=["GET"]),
            Route("/{path:path}", self.client, methods=["GET"]),
        ]

    async def health(self, request: Request) -> Response:
        """Say that the server is up."""
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        """Say that choices can be saved, or refuse."""
        self._moderation.count(request, "reading")
        low = await self._readiness.check()
        return PlainTextResponse("ok\n" if low is None else f"ok\nlow disk space: {low} MB\n")

    async def games(self, request: Request) -> Response:
        """List the games."""
        self._moderation.count(request, "reading")
        await look_at_shelf(self.tables.games)
        languages = _languages(request)
        host = self.stories.host.asks(request)
        infos = []
        for game in self.tables.games.values():
            options = tuple(
                game_files.option(option, languages)
                for option in game.options
                if not option.carried
            )
            infos.append(
                b.GameInfo(
                    game.name,
                    game.rules,
                    game.seat_counts,
                    options,
                    opponents_of(game),
                    game_files.languages(game.name),
                    self._boards.address(game.name),
                    tuple(
                        b.LessonInfo(lesson.id, lesson.minutes)
                        for lesson in lessons_of(game.name).values()
                    ),
                    grades_of(game.name),
                    game.tells_stories and self.stories.shelf.may_add(host),
                )
            )
        return json_response(b.Games(tuple(infos)))

    async def words(self, request: Request) -> Response:
        """Hand out the words of a game in one of its languages."""
        self._moderation.count(request, "reading")
        return json_response(
            game_files.words(request.path_params["game"], request.path_params["language"])
        )

    async def rules(self, request: Request) -> Response:
        """Hand out the rules of a game, in Markdown."""
        self._moderation.count(request, "reading")
        text = game_files.rules(request.path_params["game"])
        return Response(text, media_type="text/markdown", headers={"cache-control": "no-cache"})

    async def board(self, request: Request) -> Response:
        """Send a file of the board that a game's package brings."""
        self._moderation.count(request, "reading")
        return self._boards.sent(request)

    async def runs(self, request: Request) -> Response:
        """Sum up this device's runs of a game that is played alone."""
        self._moderation.count(request, "reading")
        device = await self._devices.of(request)
        return json_response(await self.tables.runs(request.path_params["game"], device))

    async def list_tables(self, request: Request) -> Response:
        """List this device's tables."""
        count = partial(self._moderation.count, request, "reading")
        count()
        device = await self._devices.of(request)
        if device is None:
            return json_response(b.Tables(()))
        tables = await self.tables.listed(device, _languages(request), count)
        response = json_response(b.Tables(tables))
        remember(request, response, await self._devices.admitted(request))
        return response

    async def open(self, request: Request) -> Response:
        """Set up a table."""
        self._count_change(request)
        wish = decoded(await body_of(request, BODY_BYTES), b.NewTable)
        secret = await self._devices.admitted(request)
        device = hashed(secret)
        opening = partial(self.tables.open, wish, device)
        table = await self._quotas.created(request, device, opening)
        response = json_response(b.Created(table), 201)
        remember(request, response, secret)
        return response

    async def copy(self, request: Request) -> Response:
        """Copy a table: to keep as a save, or to play on from one."""
        self._count_change(request)
        wish = decoded(await body_of(request, BODY_BYTES), b.NewCopy)
        device = await self._known(request)
        copying = partial(self.tables.copy, request.path_params["table"], wish.name, device)
        return json_response(b.Created(await self._quotas.created(request, device, copying)), 201)

    async def play_on(self, request: Request) -> Response:
        """Set up a table that plays on from a moment of a finished game."""
        self._count_change(request)
        wish = decoded(await body_of(request, BODY_BYTES), b.PlayOn)
        device = await self._known(request)
        table = request.path_params["table"]
        playing_on = partial(play_on, self.tables, table, wish.at, device)
        return json_response(
            b.Created(await self._quotas.created(request, device, playing_on)), 201
        )

    async def rematch(self, request: Request) -> Response:
        """Bring a device to the table at which the people of a finished game play again."""
        self._count_change(request)
        device = await self._known(request)
        again = partial(seats.rematch, self.tables, request.path_params["table"], device)
        return json_response(b.Created(await self._quotas.created(request, device, again)), 201)

    async def invite(self, request: Request) -> Response:
        """Make a link to a seat, or to the whole table."""
        self._count_change(request)
        wish = decoded(await body_of(request, BODY_BYTES), b.NewInvite)
        table = request.path_params["table"]
        made = await seats.invite(self.tables, table, wish, await self._known(request))
        own = request.headers.get("origin") or str(request.base_url).rstrip("/")
        origin = origin_for_friends(own, request.app.state.network)
        # Its picture takes a while, in which others play on.
        return json_response(await in_thread(seats.link, origin, table, *made), 201)

    async def code(self, request: Request) -> Response:
        """Tell which table a short code leads to. A POST, so that it stands in no address."""
        self._count_change(request)
        self._moderation.count(request, "codes")
        wish = decoded(await body_of(request, BODY_BYTES), b.Code)
        return json_response(await seats.table_of(self.tables, wish.code))

    async def network(self, request: Request) -> Response:
        """Tell how other devices in the same network reach this server."""
        self._moderation.count(request, "reading")
        return json_response(await in_thread(seats.network, request.app.state.network))

    async def invitation(self, request: Request) -> Response:
        """Tell what a link leads to. A POST, so that its secret stands in no address."""
        self._count_change(request)
        key = decoded(await body_of(request, BODY_BYTES), b.Key)
        self._count_code(request, key.secret)
        table = request.path_params["table"]
        device = await self._devices.of(request)
        return json_response(await seats.invitation(self.tables, table, key.secret, device))

    async def join(self, request: Request) -> Response:
        """Let a device sit down by a link."""
        self._count_change(request)
        wish = decoded(await body_of(request, BODY_BYTES), b.Join)
        self._count_code(request, wish.secret)
        table = request.path_params["table"]
        secret = await self._devices.admitted(request)
        await seats.join(self.tables, table, wish, hashed(secret))
        response = json_response(b.Created(table), 201)
        remember(request, response, secret)
        return response

    async def change(self, request: Request) -> Response:
        """Change who sits where, or whom the table lets in."""
        self._count_change(request)
        wish: b.SeatChange = decoded(await body_of(request, BODY_BYTES), b.SeatChange)
        await seats.change(
            self.tables, request.path_params["table"], wish, await self._known(request)
        )
        return Response(status_code=204)

    async def give_up(self, request: Request) -> Response:
        """Take a table off this device's list."""
        self._count_change(request)
        await self.tables.give_up(request.path_params["table"], await self._known(request))
        return Response(status_code=204)

    async def record(self, request: Request) -> Response:
        """Hand out the record of a finished game."""
        self._moderation.count(request, "reading")
        table = request.path_params["table"]
        game, text = await self.tables.record(table, await self._devices.of(request))
        return _file(f"fateloom-{game}-{table}", text)

    async def save(self, request: Request) -> Response:
        """Hand out a game under way, sealed. A POST, because its log tells that it was."""
        self._count_change(request)
        table = request.path_params["table"]
        game, text = await saves.take_out(self.tables, table, await self._known(request))
        return _file(f"fateloom-save-{game}-{time.strftime('%Y-%m-%d-%H%M')}", text)

    async def save_contents(self, request: Request) -> Response:
        """Tell what a save is that came as a file. Nothing of it is kept."""
        self._count_change(request)
        async with self._file(request, save_file.MAX_BYTES, "file-too-long") as data:
            return json_response(await saves.contents(self.tables, data, _languages(request)))

    async def open_save(self, request: Request) -> Response:
        """Make a table of a save that came as a file."""
        self._count_change(request)
        here = _seats(request.query_params.getlist("here"))
        secret = await self._devices.admitted(request)
        async with self._file(request, save_file.MAX_BYTES, "file-too-long") as data:
            device = hashed(secret)
            importing = partial(saves.import_save, self.tables, data, here, device)
            table = await self._quotas.created(request, device, importing)
        response = json_response(b.Created(table), 201)
        remember(request, response, secret)
        return response

    async def import_record(self, request: Request) -> Response:
        """Make a table of a record."""
        self._count_change(request)
        secret = await self._devices.admitted(request)
        async with self._file(request, MAX_BYTES, "record-too-long") as body:
            try:
                text = body.decode()
            except UnicodeDecodeError as error:
                raise BadRecord("record-foreign") from error
            device = hashed(secret)
            importing = partial(self.tables.import_record, text, device)
            table = await self._quotas.created(request, device, importing)
        response = json_response(b.Created(table), 201)
        remember(request, response, secret)
        return response

    async def offline(self, request: Request) -> Response:
        """Tell what a device needs in order to play without a network."""
        self._moderation.count(request, "reading")
        return json_response(await asyncio.to_thread(self._offline))

    async def sources(self, request: Request) -> Response:
        """Send the Python that runs in a browser, unless the browser has it."""
        self._moderation.count(request, "reading")
        etag = await asyncio.to_thread(tag)
        headers = {"cache-control": "no-cache", "etag": etag}
        if is_known(etag, request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=headers)
        return Response(sources(), media_type="application/zip", headers=headers)

    async def push_key(self, request: Request) -> Response:
        """Tell the key of web push."""
        self._moderation.count(request, "reading")
        web_push = self.tables.web_push
        return json_response(b.PushKey(None if web_push is None else web_push.key))

    async def push(self, request: Request) -> Response:
        """Begin or end to call a device when it is its turn."""
        self._count_change(request)
        wish = decoded(await body_of(request, BODY_BYTES), b.Push)
        device = await self._devices.of(request)
        if device is None:
            raise ServerRefusal("push-unknown-device")
        if not wish.on:
            await self.tables.subscriptions.drop(wish.endpoint, device)
        elif self.tables.web_push is None:
            raise ServerRefusal("push-off")
        else:
            await self.tables.subscriptions.add(device, checked_endpoint(wish.endpoint))
        return Response(status_code=204)

    async def list_devices(self, request: Request) -> Response:
        """List this device and those at its seats."""
        self._moderation.count(request, "reading")
        return json_response(await self._devices.listed(await self._devices.of(request)))

    async def renew_secret(self, request: Request) -> Response:
        """Give this device a new secret, with which the old one ends."""
        self._count_change(request)
        device = await self._own(request)
        response = Response(status_code=204)
        remember(request, response, await self._devices.new(request, device))
        return response

    async def end_device(self, request: Request) -> Response:
        """Take another device from the seats of this one."""
        self._count_change(request)
        await self._devices.end(await self._own(request), request.path_params["device"])
        return Response(status_code=204)

    async def nothing(self, request: Request) -> Response:
        """Refuse a path that is not in the API."""
        raise ServerRefusal("no-such-page")

    async def client(self, request: Request) -> Response:
        """Send a file of the client."""
        packed = "gzip" in request.headers.get("accept-encoding", "")
        return page(self.settings.client, request.path_params["path"], packed)

    async def socket(self, socket: WebSocket) -> None:
        """Open a table's socket."""
        if await refuse_socket(socket):
            return
        try:
            self._moderation.count(socket, "joining")
        except ServerRefusal:
            await socket.close(1008)
            return
        if not self._moderation.admit(socket):
            note("socket-refused", code="too-fast")
            await socket.close(1008)
            return
        try:
            with metrics.SOCKETS.track_inprogress():
                await serve_socket(socket, self.tables, self._devices)
        finally:
            self._moderation.release(socket)

    @asynccontextmanager
    async def _file(self, request: Request, most: int, code: str) -> AsyncIterator[bytes]:
        """A body that may be long: one of few that are, until it is done with."""
        with ExitStack() as kept:
            held = self._moderation.long_body(request)
            yield await body_of(request, most, code, lambda: kept.enter_context(held))

    async def _own(self, request: Request) -> str:
        """The device that asks."""
        device = await self._devices.of(request)
        if device is None:
            raise ServerRefusal("no-such-device")
        return device

    async def _known(self, request: Request) -> str:
        """The device that asks; one without a secret has no table."""
        device = await self._devices.of(request)
        if device is None:
            raise ServerRefusal("no-such-table", request.path_params["table"])
        return device

    def _count_code(self, request: Request, secret: str) -> None:
        if seats.is_code(secret):
            self._moderation.count(request, "codes")

    def _count_change(self, request: Request) -> None:
        check_origin(request)
        self._moderation.count(request, "writing")


def _seats(words: list[str]) -> frozenset[int]:
    try:
        return frozenset(int(word[:4]) for word in words)
    except ValueError as error:
        raise ServerRefusal("malformed-message", "here") from error


def _file(name: str, text: str | bytes) -> Response:
    """JSON Lines that a browser keeps under that name."""
    return Response(
        text,
        media_type="application/jsonl",
        headers={
            "content-disposition": f'attachment; filename="{name}.jsonl"',
            "cache-control": "no-store",
        },
    )


def _languages(request: Request) -> tuple[str, ...]:
    """The languages of a request, in order of preference; may be empty."""
    named = request.headers.get("accept-language", "")[:200].split(",")
    return tuple([each.partition(";")[0].strip() for each in named])
