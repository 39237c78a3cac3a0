"""A server that is killed again and again in the middle of play forgets nothing it said."""

from __future__ import annotations

import json
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from random import Random
from socket import socket
from typing import TYPE_CHECKING, Any

import pytest

from benchmarks.postgres import Cluster
from fateloom.server.main import serve
from fateloom.server.settings import setting
from tests.moves import ids
from tests.server.conftest import LOST, TWO, Screen, Site, sql, waited

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

    from tests.server.conftest import Json

pytestmark = pytest.mark.thorough

QUICK = [
    f"--set={setting}"
    for setting in (
        "bot_pace=0",
        "asking=9999/minute",
        "credits=1000000",
        "joining=9999/minute",
        "writing=9999/minute",
        "work=1000000000",
    )
]
PLAYERS = 3
"""The number of concurrent tables, so that commits contain choices of several."""
ALONE = [{"name": name} for name in ("Hedda", "Anna", "Rolf")]
WITH_BOT = [*ALONE[:2], {"name": "Owl", "bot": "greedy"}]


FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(
    [
        "__main__",
        "fateloom.server.main",
        "uvicorn.lifespan.on",
        "uvicorn.protocols.http.httptools_impl",
        "uvicorn.protocols.websockets.websockets_sansio_impl",
        "uvloop",
        "psycopg",
    ]
)


class Forked(Site):
    """The same server, forked off a process that has imported all of it and done nothing else.

    It starts in a tenth of the time, so that a thousand kills are no matter of hours.
    """

    def start(self) -> None:
        told = [each.removeprefix("--set=").partition("=") for each in self.more]
        settings = {name: setting(name, value) for name, _, value in told}
        self.child = FORKS.Process(
            target=serve, args=("127.0.0.1", self.port, self.data), kwargs=settings, daemon=True
        )
        self.child.start()
        waited(self._listens, 60)

    def _listens(self) -> bool:
        assert self.child.is_alive()
        with socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self, how: int = signal.SIGKILL) -> int:
        assert self.child.pid is not None
        os.kill(self.child.pid, how)
        self.child.join(60)
        status = self.child.exitcode
        assert status is not None
        return status

    def end(self) -> None:
        if self.child.is_alive():
            self.kill()


class Away(Exception):
    """The database is gone, and the server said so."""


class Player:
    """Plays all seats of a device, comes back after each kill, and remembers every promise."""

    def __init__(self, place: Site, seats: list[Json], rng: Random) -> None:
        self.place = place
        self.seats = seats
        self.rng = rng
        self.table = ""
        self.said: dict[tuple[str, int], tuple[str, int | None, str | None]] = {}
        self.shown: dict[tuple[str, int, int], str] = {}
        self.latest: tuple[str, int, int] | None = None
        self.compared = self.tables = self.heard = 0

    def open(self) -> None:
        """Set up the next table."""
        wish = {"game": "destiny", "seats": self.seats, "seed": str(self.rng.getrandbits(40))}
        self.table = ""
        answer = self.place.http("POST", "/api/tables", json=wish)
        if answer.status_code == 503:
            raise Away
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["table"]
        self.latest = None
        self.tables += 1

    def play(self, killed: Callable[[], bool]) -> None:
        """TableState, and come back, until the server has been killed."""
        while not killed():
            self._come()

    def _come(self) -> None:
        """Play until the server or its database is gone."""
        try:
            if not self.table:
                self.open()
            with self.place.socket(self.table) as socket:
                self._play(socket)
        except (Away, *LOST):
            time.sleep(0.01)
        except Exception as error:
            # The HTTP client has its own family of errors for a server that is gone.
            if not type(error).__module__.startswith(("httpx", "httpcore")):
                raise

    def _play(self, socket: ClientConnection) -> None:
        screen = Screen()
        assert self._get(socket, screen)["t"] == "table"
        seat = self.latest[2] if self.latest else 0
        self._ask(socket, screen, t="look", seat=seat)
        if self.latest and self.latest[0] == self.table:
            number = self.latest[1]
            assert screen.view["number"] >= number, "an acknowledged choice was lost"
            if screen.view["number"] == number:
                assert canonical(screen) == self.shown[self.latest]
                self.compared += 1
        while not screen.view["over"]:
            self._turn(socket, screen)
        self.table = ""

    def _turn(self, socket: ClientConnection, screen: Screen) -> None:
        view = screen.view
        seat = view["waiting"][0]
        if self.seats[seat].get("bot"):
            self._get(socket, screen)
            return
        if view["seat"] != seat:
            view = self._ask(socket, screen, t="look", seat=seat)
            self._remember(screen)
            if seat not in view["waiting"]:
                return
        kind, move = "choice", None
        if view["paused"]:
            kind = "resume"
            self._ask(socket, screen, t="pause", on=False)
        elif view["undo"] and self.rng.random() < 0.2:
            kind, move = "undo", view["undo"]["id"]
            self._ask(socket, screen, t="undo", seat=seat, number=view["number"])
        elif self.rng.random() < 0.03:
            kind = "pause"
            self._ask(socket, screen, t="pause", on=True)
        else:
            move = self.rng.choice(ids(view))
            self._ask(socket, screen, t="choose", seat=seat, move=move, number=view["number"])
        if self.seats[-1].get("bot"):
            # A bot may have pushed the number on already.
            self._remember(screen)
            return
        assert screen.view["number"] == view["number"] + 1
        self.said[self.table, screen.view["number"]] = (
            kind,
            seat if kind in ("choice", "undo") else None,
            move,
        )
        self._remember(screen)

    def _remember(self, screen: Screen) -> None:
        self.latest = (self.table, screen.view["number"], screen.view["seat"])
        self.shown[self.latest] = canonical(screen)

    def _ask(self, socket: ClientConnection, screen: Screen, **message: Any) -> Json:
        socket.send(json.dumps(message))
        answer = self._get(socket, screen)
        assert answer["t"] == "view", answer
        return answer

    def _get(self, socket: ClientConnection, screen: Screen) -> Json:
        message: Json = json.loads(socket.recv(timeout=60))
        self.heard += 1
        if message.get("code") == "store-away":
            raise Away
        return screen.take(message)


def canonical(screen: Screen) -> str:
    """What a person sees, however it was sent."""
    rest = {name: value for name, value in screen.view.items() if name not in ("first", "events")}
    return json.dumps([rest, screen.events], sort_keys=True)


def survive(
    data: Path,
    kills: int,
    seats: list[Json],
    seed: int,
    cluster: Cluster | None = None,
    kind: type[Site] = Site,
) -> list[Player]:
    """Kill a server so often while some play, and check all that was promised.

    With a database of its own that one is killed every other time too.
    """
    rng = Random(seed)
    url = f"sqlite:///{data / 'tables.sqlite'}" if cluster is None else cluster.url
    place = kind(data, *QUICK, *([] if cluster is None else [f"--set=database={url}"]))
    place.start()
    place.http("POST", "/api/tables", json=TWO)  # all play at the device that this makes
    place.kill(signal.SIGINT)
    players = [Player(place, seats, Random(rng.random())) for _ in range(PLAYERS)]
    try:
        with ThreadPoolExecutor(PLAYERS + 1) as pool:
            for number in range(kills):
                place.start()
                both = cluster if number % 2 else None
                killing = pool.submit(kill, place, players, rng, both)
                playing = [pool.submit(player.play, killing.done) for player in players]
                for each in (*playing, killing):
                    each.result()
            check_log(url, players)
            # And after a gentle end nothing is missing either.
            place.start()
            ending = pool.submit(kill, place, players, rng, None, signal.SIGINT)
            for each in [pool.submit(player.play, ending.done) for player in players]:
                each.result()
    finally:
        place.end()
    check_log(url, players)
    return players


def kill(
    place: Site,
    players: list[Player],
    rng: Random,
    cluster: Cluster | None = None,
    how: int = signal.SIGKILL,
) -> None:
    """Kill the server in the middle of play; before it its database, if one is given.

    That one comes back, sometimes while the server still runs.
    """
    so_far = sum(player.heard for player in players)
    more = rng.randrange(60)
    waited(lambda: sum(player.heard for player in players) > so_far + more, 120)
    time.sleep(rng.uniform(0.0, 0.02))
    if cluster is not None:
        cluster.kill()
        time.sleep(rng.uniform(0.0, 0.2))
        if rng.random() < 0.5:
            cluster.start()
            time.sleep(rng.uniform(0.0, 0.5))
    place.kill(how)
    if cluster is not None and not cluster.runs:
        cluster.start()


def check_log(url: str, players: list[Player]) -> None:
    """Every acknowledged line is in the log, word for word, and none is missing before it."""
    rows = sql(url, "select table_id, seq, kind, seat, move from log")
    if url.startswith("sqlite"):
        assert sql(url, "pragma integrity_check") == [("ok",)]
    log = {(table, seq): (kind, seat, move) for table, seq, kind, seat, move in rows}
    for player in players:
        for key, line in player.said.items():
            assert log[key] == line
    for table, seq in log:
        assert seq == 1 or (table, seq - 1) in log


def promises(players: list[Player]) -> int:
    """How many lines of the log were acknowledged."""
    return sum(len(player.said) for player in players)


def comparisons(players: list[Player]) -> int:
    """How often somebody came back to the very view they had left."""
    return sum(player.compared for player in players)


def test_ten_kills(tmp_path: Path) -> None:
    assert promises(survive(tmp_path, 10, ALONE, 1)) > 20


def test_kills_while_a_bot_plays(tmp_path: Path) -> None:
    assert any(player.shown for player in survive(tmp_path, 4, WITH_BOT, 2))


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL to be killed; what it commits is on the disk."""
    cluster = Cluster()
    cluster.start()
    yield cluster
    cluster.close()


@pytest.mark.postgres
def test_kills_of_the_database_too(tmp_path: Path, cluster: Cluster) -> None:
    assert promises(survive(tmp_path, 6, ALONE, 3, cluster)) > 10


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 26))
def test_eight_hundred_kills(tmp_path: Path, seed: int) -> None:
    players = survive(tmp_path, 50, ALONE, seed, kind=Forked)
    assert promises(players) > 250
    assert comparisons(players) > 12


@pytest.mark.slow
@pytest.mark.postgres
@pytest.mark.parametrize("seed", range(30, 34))
def test_two_hundred_kills_and_half_as_many_of_the_database(
    tmp_path: Path, cluster: Cluster, seed: int
) -> None:
    players = survive(tmp_path, 50, ALONE, seed, cluster, Forked)
    assert promises(players) > 100
    assert comparisons(players) > 5
