"""Frames and bodies by a grammar, thousands, at a real server: no error, no wait, no growth.

What is drawn is nearly right, so that it comes far inside; some of it is right.
"""

from __future__ import annotations

import json
import os
import socket
import struct
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import httpx2 as httpx
import pytest
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as examples
from hypothesis import strategies as st

from fateloom.server.settings import COOKIE, SOCKET_BYTES
from tests.server.conftest import TWO, Json, Site
from tests.server.test_hostile import BODIES, CHANGES, HERE, JSON, MESSAGES, cut, spoilt
from tests.server.test_hostile_sockets import BUSY, Neighbour, upgrade

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

pytestmark = [
    pytest.mark.thorough,
    # About how examples are drawn, which takes long and may meet the collector.
    pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisWarning"),
]

HOW_MANY: Final = [300, pytest.param(10_000, marks=pytest.mark.slow)]
SLOWEST: Final = 10.0
"""Seconds within which the worst request is answered; a machine may be busy."""
GROWTH: Final = 40e6
"""Bytes by which the server may grow in the second half, when everything was met once."""


class Watched:
    """A server, its log, and somebody at another table."""

    def __init__(self, place: Site, log: Path) -> None:
        self.place = place
        self.log = log
        self.neighbour = Neighbour(place)
        self.neighbour.open()

    def memory(self) -> int:
        """The bytes of memory that the server holds; 0 where the system does not say."""
        assert self.place.process is not None
        with suppress(OSError):
            pages = Path(f"/proc/{self.place.process.pid}/statm").read_text().split()[1]
            return int(pages) * os.sysconf("SC_PAGE_SIZE")
        return 0

    def is_well(self) -> None:
        """The neighbour plays on, the server can save, and nothing unforeseen is in its log."""
        self.neighbour.plays(1)
        assert self.place.http("GET", "/readyz").text == "ok\n"
        log = self.log.read_text()
        assert "Traceback" not in log
        assert "failed" not in log, log

    def ask(self, count: int, drawn: st.SearchStrategy[Any], one: Callable[[Any], None]) -> None:
        """Do something with so many examples, and see that the server does not grow by it."""
        done = 0
        halfway = 0

        @examples(
            max_examples=count,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(drawn)
        def asked(example: Any) -> None:
            nonlocal done, halfway
            begun = time.monotonic()
            one(example)
            assert time.monotonic() - begun < SLOWEST, example
            done += 1
            if done == count // 2:
                halfway = self.memory()
            if done % 500 == 0:
                self.is_well()

        asked()
        assert done >= count
        assert self.memory() - halfway < GROWTH
        self.is_well()


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    log = tmp_path / "log.txt"
    with ExitStack() as stack:
        place = Site(tmp_path / "data", *BUSY, "--set=live_tables=20")
        place.errors = stack.enter_context(log.open("w"))
        place.start()
        stack.callback(place.end)
        watched = Watched(place, log)
        stack.callback(watched.neighbour.leave)
        yield watched


# --- frames --------------------------------------------------------------------------------------


def raw_frame(first: int, body: bytes, masked: bool, length: int) -> bytes:
    """A frame whose length may be another than it says."""
    told = length if length >= 0 else len(body)
    mark = 0x80 if masked else 0
    if told < 126:
        head = struct.pack(">BB", first, mark | told)
    elif told < 1 << 16:
        head = struct.pack(">BBH", first, mark | 126, told)
    else:
        head = struct.pack(">BBQ", first, mark | 127, told)
    return head + (bytes(4) if masked else b"") + body


TEXTS: st.SearchStrategy[bytes] = st.one_of(
    MESSAGES.flatmap(spoilt),
    MESSAGES.map(json.dumps).map(str.encode),
    JSON.map(json.dumps).map(str.encode),
    st.integers(1, SOCKET_BYTES).map(lambda deep: b'{"t":' + b"[" * deep),
    st.integers(1, 20_000).map(lambda long: b'{"t":"look","seat":' + b"1" * long + b"}"),
    st.binary(max_size=200),
)
FRAMES = st.one_of(
    TEXTS.map(lambda body: raw_frame(0x81, body, True, -1)),
    st.builds(
        raw_frame,
        st.integers(0, 255),
        TEXTS,
        st.booleans(),
        st.sampled_from([-1, -1, -1, 0, 1, 125, 126, 1 << 16, 1 << 62]),
    ),
)


@pytest.mark.parametrize("count", HOW_MANY)
def test_frames(watched: Watched, count: int) -> None:
    place = watched.place
    table = place.http("POST", "/api/tables", json=TWO).json()["table"]
    line: socket.socket | None = None

    def connected() -> socket.socket:
        line = socket.create_connection(("127.0.0.1", place.port), timeout=SLOWEST)
        line.sendall(upgrade(place, table, place.secret))
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 101")
        line.settimeout(0.002)
        return line

    def send(frame: bytes) -> None:
        nonlocal line
        line = line or connected()
        gone = False
        try:
            line.sendall(frame)
            gone = line.recv(1 << 16) == b""
        except TimeoutError:
            pass  # there is not always an answer
        except OSError:
            gone = True
        if gone:
            line.close()
            line = None

    try:
        watched.ask(count, FRAMES, send)
    finally:
        if line is not None:
            line.close()


# --- bodies --------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", HOW_MANY)
def test_bodies(watched: Watched, count: int, finished: str) -> None:
    place = watched.place
    table = place.http("POST", "/api/tables", json=TWO).json()["table"]
    at = f"/api/tables/{table}"
    link = place.http("POST", f"{at}/invites", json={"seat": 1, "kind": "along"}).json()["url"]
    secret = {"secret": link.partition("#")[2]}
    file = place.http("POST", f"{at}/save").content
    right: list[tuple[str, Json | bytes]] = [
        ("/api/tables", {**TWO, "options": {"goal": 3}, "talk": True, "clock": None}),
        (f"{at}/branches", {"at": 4}),
        (f"{at}/copies", {"name": "Eve"}),
        (f"{at}/invites", {"seat": 1, "kind": "along", "renew": False}),
        (f"{at}/invitation", secret),
        (f"{at}/seats", {**secret, "name": "Eve"}),
        *[(f"{at}/changes", each) for each in CHANGES],
        (f"{at}/save", b""),
        ("/api/records", finished.encode()),
        ("/api/saves/contents", file),
        ("/api/saves", file),
    ]

    @st.composite
    def asking(draw: st.DrawFn) -> tuple[str, bytes]:
        path, body = right[draw(st.integers(0, len(right) - 1))]
        if draw(st.integers(0, 2)) == 0:
            return path, draw(BODIES)
        return path, draw(cut(body) if isinstance(body, bytes) else spoilt(body))

    assert place.secret is not None
    with httpx.Client(
        base_url=f"http://127.0.0.1:{place.port}", cookies={COOKIE: place.secret}
    ) as client:

        def post(asked: tuple[tuple[str, bytes], list[str]]) -> None:
            (path, body), here = asked
            answer = client.post(path, content=body, params={"here": here})
            assert answer.status_code < 500, (path, body, answer.text)
            if answer.status_code >= 400:
                assert "code" in answer.json()

        watched.ask(count, st.tuples(asking(), st.just(["0", "1"]) | HERE), post)
