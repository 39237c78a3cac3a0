"""Tables and the seats at them, as a driver needs them: of a view only what a choice takes."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

import httpx2 as httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fateloom.server.schema.http import Created, Invite
from fateloom.server.schema.moves import MoveInfo
from fateloom.server.schema.socket import Choose, Look, Ping
from fateloom.server.settings import COOKIE

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AsyncExitStack
    from random import Random
    from typing import Any

    from benchmarks.servers import Server

PATIENCE = 60.0
"""Seconds after which a choice that nobody saw is lost."""
PING = 20.0
"""Seconds between signs of life, as pages give them."""
VIEW = '{"t":"view","number":'
TABLE = '{"t":"table"'
PONG = '{"t":"pong"'


class Seen(msgspec.Struct):
    """What a choice needs of a view. The rest is skipped, not read."""

    waiting: tuple[int, ...]
    legal: tuple[MoveInfo, ...]
    over: bool


_READ = msgspec.json.Decoder(Seen)
_WRITE = msgspec.json.Encoder()


class Chair:
    """A seat with its socket; None: somebody who only watches."""

    def __init__(self, board: Board, seat: int | None, server: Server, secret: str) -> None:
        self.board = board
        self.seat = seat
        self.server = server
        self.secret = secret
        self.number = -1
        self.text = ""
        self.socket: ClientConnection | None = None

    async def open(self, stack: AsyncExitStack) -> None:
        """Connect and look. The socket listens until the stack ends."""
        self.socket = await stack.enter_async_context(
            connect(
                f"ws://127.0.0.1:{self.server.port}/api/tables/{self.board.table}/socket",
                additional_headers={"Cookie": f"{COOKIE}={self.secret}"},
                ping_interval=None,
                open_timeout=PATIENCE,
            )
        )
        for task in (self._listen(self.socket), self._ping()):
            stack.callback(asyncio.create_task(task).cancel)
        await self.say(Look(self.seat, changes=True))

    async def say(self, message: Choose | Look | Ping) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(_WRITE.encode(message), text=True)

    def view(self) -> Seen:
        """What a choice needs of the latest view."""
        return _READ.decode(self.text)

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                if text.startswith(VIEW):
                    self.text = text
                    self.number = int(text[len(VIEW) : text.index(",", len(VIEW))])
                    self.board.saw()
                elif not text.startswith((TABLE, PONG)):
                    self.board.lost(text)
        except ConnectionClosed as error:
            self.board.lost(str(error))

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING)
            await self.say(Ping())


class Board:
    """A table, and everybody at it."""

    def __init__(self, table: str, rng: Random) -> None:
        self.table = table
        self.chairs: list[Chair] = []
        self.views = 0
        self.over = False
        self._rng = rng
        self._wanted = 0
        self._all_saw: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    async def sit(self, stack: AsyncExitStack) -> None:
        """Open everybody's socket, and wait for everybody's first view."""
        for chair in self.chairs:
            await chair.open(stack)
        await self._everybody()

    async def choose(self) -> float:
        """Make a choice for one of the seats that are asked; when its last view had come."""
        view = self.chairs[0].view()
        seat = self._rng.choice(view.waiting)
        chair = self.chairs[seat]
        move = self._rng.choice(chair.view().legal)
        self._wanted = chair.number + 1
        self._all_saw = asyncio.get_running_loop().create_future()
        await chair.say(Choose(seat, move.id, chair.number))
        done = await self._everybody()
        self.over = self.chairs[0].view().over
        return done

    async def _everybody(self) -> float:
        async with asyncio.timeout(PATIENCE):
            return await self._all_saw

    def saw(self) -> None:
        """A view has come."""
        self.views += 1
        least = min([chair.number for chair in self.chairs])
        if least >= self._wanted and not self._all_saw.done():
            self._all_saw.set_result(perf_counter())

    def lost(self, why: str) -> None:
        """Something came that no view is: nothing that this driver does leads to it."""
        if not self._all_saw.done():
            self._all_saw.set_exception(RuntimeError(why))


def opened(
    servers: Sequence[Server],
    client: httpx.Client,
    game: str,
    seats: int,
    rng: Random,
    bot: str | None = None,
    home: Server | None = None,
) -> Board:
    """A table that has begun, each seat another device's, and all at the server that is its home.

    Without a home they are at the servers by turns. With a bot it plays at all seats, and somebody
    watches.
    """
    devices = [""] * seats

    def post(seat: int, path: str, body: dict[str, Any]) -> bytes:
        url = f"http://127.0.0.1:{servers[0].port}/api/tables{path}"
        answer = client.post(url, json=body, headers={"Cookie": f"{COOKIE}={devices[seat]}"})
        answer.raise_for_status()
        devices[seat] = answer.cookies.get(COOKIE) or devices[seat]
        client.cookies.clear()
        return answer.content

    plans: list[dict[str, Any]] = [{"name": f"Guest {seat + 1}"} for seat in range(seats)]
    for seat, plan in enumerate(plans):
        plan.update({"bot": bot} if bot else {"friend": seat > 0})
    wish = {"game": game, "seats": plans, "seed": str(rng.getrandbits(40))}
    table = msgspec.json.decode(post(0, "", wish), type=Created).table
    board = Board(table, rng)
    if bot is not None:
        board.chairs.append(Chair(board, None, home or servers[0], devices[0]))
        return board
    for seat in range(1, seats):
        made = post(0, f"/{table}/invites", {"seat": seat, "kind": "join"})
        secret = msgspec.json.decode(made, type=Invite).url.partition("#")[2]
        post(seat, f"/{table}/seats", {"secret": secret})
    if seats > 1:
        post(0, f"/{table}/changes", {"do": "begin"})
    for seat, device in enumerate(devices):
        server = home or servers[seat % len(servers)]
        board.chairs.append(Chair(board, seat, server, device))
    return board
