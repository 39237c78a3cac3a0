"""Measure floods: one address does what costs a server most, as fast as it is let, and beside it
people play. `python -m benchmarks floods [--seconds N] [names of attacks]`.

The server runs with its own limits. The attacks come from addresses of their own (127.0.0.2 and
further, which only Linux has), out of a process of their own. What counts is the time from a choice
of the others until the last seat of its table has the view: first in calm, then under attack.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, suppress
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol

import httpx2 as httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.live import phase, quantile
from benchmarks.seats import opened
from benchmarks.servers import serving
from fateloom.core.record import Recorder
from fateloom.games import registry
from fateloom.server.settings import COOKIE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from benchmarks.live import Figures
    from benchmarks.seats import Board

BOARDS: Final = 3
"""The tables of the others, with four seats each."""
EVERY: Final = 0.3
"""Seconds between two choices at each of them."""
SOCKETS: Final = 200
"""The sockets that an address may open."""
MESSAGES: Final = 10.0
"""The messages a second that a socket may send for long."""
READING: Final = 120.0
WRITING: Final = 12.0
"""The requests a second with which an address uses up its minute in ten seconds."""
LONG: Final = 9
"""The seed with which a game of Destinies at four seats lasts for 1,600 choices at random."""
MOST: Final = 50.0
"""The milliseconds that the slowest choices of the others may always take."""

_encode = msgspec.json.encode
_decode = msgspec.json.decode


class Attacker:
    """A device at an address, and what came of its messages and requests: `through`, `refused`
    or `closed`."""

    def __init__(self, port: int, address: str) -> None:
        self._port = port
        self._address = address
        self.came: Counter[str] = Counter()
        self.tables: list[str] = []
        transport = httpx.AsyncHTTPTransport(local_address=address, retries=1)
        self._client = httpx.AsyncClient(
            transport=transport,
            base_url=f"http://127.0.0.1:{port}",
            timeout=60,
        )

    @property
    def _cookie(self) -> dict[str, str]:
        """The secret that the server has made for this device."""
        return {"Cookie": f"{COOKIE}={self._client.cookies[COOKIE]}"}

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """A request; what it came to is counted."""
        try:
            answer = await self._client.request(method, path, **body)
        except httpx.HTTPError:
            self.came["closed"] += 1
            return None
        self.came["through" if answer.is_success else "refused"] += 1
        return answer.json() if answer.is_success else None

    async def set_up(self, **wish: Any) -> None:
        """A table of this device."""
        self.tables.append((await self.ask("POST", "/api/tables", json=wish))["table"])

    async def bring(self, record: str) -> None:
        """A table of a record."""
        self.tables.append((await self.ask("POST", "/api/records", content=record))["table"])

    async def requests(self, end: float, rate: float, method: str, path: str, **body: Any) -> None:
        """The same request at this rate until the end."""
        tasks = []
        for due in _times(end, rate):
            await asyncio.sleep(due - perf_counter())
            tasks.append(asyncio.create_task(self.ask(method, path, **body)))
        await asyncio.wait(tasks, timeout=5)

    async def socket(self, end: float, table: str, talk: Talk, delay: float = 0.0) -> None:
        """Open a socket, let this be done with it, and open another when it is closed."""
        await asyncio.sleep(delay)
        url = f"ws://127.0.0.1:{self._port}/api/tables/{table}/socket"
        with suppress(TimeoutError):
            async with asyncio.timeout(end - perf_counter()):
                while True:
                    try:
                        async with connect(
                            url,
                            additional_headers=self._cookie,
                            local_addr=(self._address, 0),
                            ping_interval=None,
                        ) as socket:
                            await talk(self, socket)
                    except (WebSocketException, OSError):
                        self.came["closed"] += 1
                        await asyncio.sleep(1)

    async def sockets(self, seconds: float, number: int, talk: Talk) -> None:
        """So many sockets, at this device's tables by turns."""
        end = perf_counter() + seconds
        await asyncio.gather(
            *(
                self.socket(end, self.tables[each % len(self.tables)], talk, each / number)
                for each in range(number)
            )
        )

    async def listen(self, socket: ClientConnection) -> None:
        """Count what comes."""
        async for text in socket:
            if text[:11] != '{"t":"table':
                self.came["refused" if text[:9] == '{"t":"ref' else "through"] += 1

    async def say(self, socket: ClientConnection, messages: Callable[[int], Any]) -> None:
        """Send messages at the rate that is permitted."""
        hearing = asyncio.create_task(self.listen(socket))
        try:
            for number in count():
                await socket.send(_encode(messages(number)), text=True)
                await asyncio.sleep(1 / MESSAGES)
        finally:
            hearing.cancel()


Talk = Callable[[Attacker, ClientConnection], Awaitable[None]]


def _times(end: float, rate: float) -> Any:
    start = perf_counter()
    return (start + number / rate for number in range(int((end - start) * rate)))


# --- attacks: what is prepared in peace, and what is done then for so many seconds ---------------


class Attack(Protocol):
    """What is prepared in peace, and then done for so many seconds."""

    refused: ClassVar[bool] = False
    """Whether refusals are all that it is after."""

    async def prepare(self, by: Attacker) -> None:
        """Set up what the attack needs."""

    async def run(self, by: Attacker, seconds: float) -> None:
        """Carry it out."""


class Looks(Attack):
    """The same long game is looked at again and again, from two sides by turns."""

    async def prepare(self, by: Attacker) -> None:
        await by.bring(long_record())

    async def run(self, by: Attacker, seconds: float) -> None:
        def look(number: int) -> Any:
            return {"t": "look", "seat": (None, 0)[number % 2]}

        await by.sockets(seconds, SOCKETS, lambda at, socket: at.say(socket, look))


class Undos(Attack):
    """At three long games choices are made and undone, as fast as a socket may."""

    async def prepare(self, by: Attacker) -> None:
        record = long_record()
        for _ in range(3):
            await by.bring(record)

    async def run(self, by: Attacker, seconds: float) -> None:
        await by.sockets(seconds, len(by.tables), self._play)

    async def _play(self, by: Attacker, socket: ClientConnection) -> None:
        await socket.send(_encode({"t": "pause", "on": False}), text=True)
        seat = 0
        await socket.send(_encode({"t": "look", "seat": seat}), text=True)
        async for text in socket:
            message = _decode(text)
            if message["t"] == "refused":
                by.came["refused"] += 1
                await socket.send(_encode({"t": "look", "seat": seat}), text=True)
            if message["t"] != "view":
                continue
            by.came["through"] += 1
            await asyncio.sleep(1 / MESSAGES)
            about = {"seat": seat, "number": message["number"]}
            if message["undo"]:
                say: dict[str, Any] = {"t": "undo", **about}
            elif message["legal"]:
                say = {"t": "choose", "move": message["legal"][0]["id"], **about}
            else:
                seat = message["waiting"][0]
                say = {"t": "look", "seat": seat}
            await socket.send(_encode(say), text=True)


class WrongWords(Attack):
    """Words of 200 characters that are no move, near to many."""

    refused = True

    async def prepare(self, by: Attacker) -> None:
        seats = [{"name": "One"}, {"name": "Two"}]
        await by.set_up(game="destinies", seats=seats)

    async def run(self, by: Attacker, seconds: float) -> None:
        rng = Random(1)

        def wrong(number: int) -> Any:
            words = "scan " + "".join(rng.choices("aeinrst.-", k=195))
            return {"t": "choose", "seat": 0, "move": words, "number": 0}

        await by.sockets(seconds, SOCKETS, lambda at, socket: at.say(socket, wrong))


class Pings(Attack):
    """Nothing but pings."""

    async def prepare(self, by: Attacker) -> None:
        await by.set_up(game="destiny", seats=[{"name": "One"}, {"name": "Two"}])

    async def run(self, by: Attacker, seconds: float) -> None:
        await by.sockets(
            seconds, SOCKETS, lambda at, socket: at.say(socket, lambda number: {"t": "ping"})
        )


class Records(Attack):
    """A long record is imported again and again."""

    async def prepare(self, by: Attacker) -> None:
        self._record = long_record()

    async def run(self, by: Attacker, seconds: float) -> None:
        end = perf_counter() + seconds
        await by.requests(end, WRITING, "POST", "/api/records", content=self._record)


class Lists(Attack):
    """The list of three long games."""

    async def prepare(self, by: Attacker) -> None:
        record = long_record()
        for _ in range(3):
            await by.bring(record)

    async def run(self, by: Attacker, seconds: float) -> None:
        await by.requests(perf_counter() + seconds, READING, "GET", "/api/tables")


class Invites(Attack):
    """Links with their QR codes."""

    async def prepare(self, by: Attacker) -> None:
        seats = [{"name": "One"}, {"name": "Two", "friend": True}]
        await by.set_up(game="destiny", seats=seats)

    async def run(self, by: Attacker, seconds: float) -> None:
        path = f"/api/tables/{by.tables[0]}/invites"
        body = {"seat": 1, "kind": "join"}
        await by.requests(perf_counter() + seconds, WRITING, "POST", path, json=body)


class Offline(Attack):
    """The list of files for offline play."""

    async def prepare(self, by: Attacker) -> None:
        await by.ask("GET", "/api/offline")

    async def run(self, by: Attacker, seconds: float) -> None:
        await by.requests(perf_counter() + seconds, READING, "GET", "/api/offline")


ATTACKS: Final[dict[str, type[Attack]]] = {
    "pings": Pings,
    "looks": Looks,
    "undos": Undos,
    "wrong words": WrongWords,
    "records": Records,
    "lists": Lists,
    "invites": Invites,
    "offline": Offline,
}


def long_record() -> str:
    """The record of a long game of Destinies."""
    recorder, rng = Recorder(registry["destinies"], seed=LONG, seats=4), Random(LONG)
    while recorder.state.waiting and len(recorder.choices) < 1600:
        seat = recorder.state.waiting[0]
        recorder.choose(seat, rng.choice(recorder.state.legal(seat)).text)
    return recorder.record().dumps()


def attack(name: str, port: int, address: str, seconds: float, ready: Any, go: Any) -> Counter[str]:
    """Carry out an attack in this process: prepare, wait for `go`, and count what came of it."""

    async def carry_out() -> Counter[str]:
        by = Attacker(port, address)
        way = ATTACKS[name]()
        await way.prepare(by)
        ready.set()
        await asyncio.to_thread(go.wait)
        by.came.clear()
        await way.run(by, seconds)
        return by.came

    os.nice(19)  # an attacker has a machine of its own
    return asyncio.run(carry_out())


async def measured(names: Sequence[str], seconds: float, port: int, server: Any) -> None:
    """Play beside each attack, and print a line for it."""
    rng, loop = Random(1), asyncio.get_running_loop()
    head = ("attack", "through", "refused", "closed", "calm p50", "p99", "flood p50", "p99", "kept")
    print("{:<12}{:>9}{:>9}{:>8}{:>10}{:>8}{:>11}{:>8}{:>6}".format(*head))
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context) as pool, context.Manager() as manager:
        for number, name in enumerate(names, 2):
            ready, go = manager.Event(), manager.Event()
            given = (name, port, f"127.0.0.{number}", seconds, ready, go)
            coming = loop.run_in_executor(pool, attack, *given)
            await asyncio.to_thread(ready.wait, 120)
            async with AsyncExitStack() as sockets:
                boards = _boards(server, rng)
                for board in boards:
                    await board.sit(sockets)
                await phase(boards, [server], 2.0, EVERY)  # the server warms up
                calm = await phase(boards, [server], seconds, EVERY)
                go.set()
                flood = await phase(boards, [server], seconds, EVERY)
            came = await coming
            if not came["through"] and not ATTACKS[name].refused:
                raise RuntimeError(f"{name}: nothing got through, so this was no attack")
            print(_line(name, came, calm, flood), flush=True)


def _boards(server: Any, rng: Random) -> list[Board]:
    with httpx.Client(timeout=60) as client:
        return [opened([server], client, "destiny", 4, rng) for _ in range(BOARDS)]


def _line(name: str, came: Counter[str], calm: Figures, flood: Figures) -> str:
    times = [1000 * quantile(each.took, at) for each in (calm, flood) for at in (0.5, 0.99)]
    kept = "yes" if times[3] < max(MOST, 2 * times[1]) else "NO"
    through, refused, closed = (came[each] for each in ("through", "refused", "closed"))
    return (
        f"{name:<12}{through:>9}{refused:>9}{closed:>8}{times[0]:>10.1f}{times[1]:>8.1f}"
        f"{times[2]:>11.1f}{times[3]:>8.1f}{kept:>6}   load {os.getloadavg()[0]:.1f}, server at "
        f"work {flood.served / flood.seconds:.0%}, kept waiting {flood.waited / flood.seconds:.0%}"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="x bench floods", description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"of {', '.join(ATTACKS)} (default: all)")
    parser.add_argument("--seconds", type=float, default=30.0, help="for each attack (30)")
    given = parser.parse_args(arguments)
    names = given.attacks or list(ATTACKS)
    if unknown := [name for name in names if name not in ATTACKS]:
        parser.error(f"no such attack: {', '.join(unknown)}")
    print(
        "milliseconds from a choice to its last view; kept: p99 below 50 ms or twice its calm value"
    )
    with (
        TemporaryDirectory(prefix="fateloom-bench-") as folder,
        serving(Path(folder), None, limits={}) as server,
    ):
        asyncio.run(measured(names, given.seconds, server.port, server))


if __name__ == "__main__":
    main()
