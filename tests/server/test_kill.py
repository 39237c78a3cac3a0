"""A server that is killed again and again in the middle of play forgets nothing it said."""

from __future__ import annotations

import json
import signal
import sqlite3
import threading
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.conftest import LOST, Screen, Site, site

if TYPE_CHECKING:
    from pathlib import Path

    from websockets.sync.client import ClientConnection

    from tests.server.conftest import Json

QUICK = [
    f"--set={setting}"
    for setting in ("bot_pace=0", "credits=1000000", "joining=9999/minute", "writing=9999/minute")
]
ALONE = [{"name": name} for name in ("Hedda", "Anna", "Rolf")]
WITH_BOT = [*ALONE[:2], {"name": "Owl", "bot": "greedy"}]


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
        self.compared = self.tables = 0

    def open(self) -> None:
        """Set up the next table."""
        wish = {"game": "destiny", "seats": self.seats, "seed": str(self.rng.getrandbits(40))}
        self.table = ""
        answer = self.place.http("POST", "/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["table"]
        self.latest = None
        self.tables += 1

    def play(self) -> None:
        """Play until the server is killed."""
        try:
            if not self.table:
                self.open()
            with self.place.socket(self.table) as socket:
                self._play(socket)
        except LOST:
            return
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
            kind, move = "undo", view["undo"]
            self._ask(socket, screen, t="undo", seat=seat, number=view["number"])
        elif self.rng.random() < 0.03:
            kind = "pause"
            self._ask(socket, screen, t="pause", on=True)
        else:
            move = self.rng.choice(view["legal"])
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
        message: Json = json.loads(socket.recv(timeout=20))
        return screen.take(message)


def canonical(screen: Screen) -> str:
    """What a person sees, however it was sent."""
    rest = {name: value for name, value in screen.view.items() if name not in ("first", "events")}
    return json.dumps([rest, screen.events], sort_keys=True)


def survive(data: Path, kills: int, seats: list[Json], seed: int) -> Player:
    """Kill a server so often while somebody plays, and check all that was promised."""
    rng = Random(seed)
    place = Site(data, *QUICK)
    player = Player(place, seats, rng)
    for _ in range(kills):
        place.start()
        killer = threading.Timer(rng.uniform(0.02, 0.6), place.kill)
        killer.start()
        while killer.is_alive() and place.process and place.process.poll() is None:
            player.play()
        killer.join()
    check_log(data, player)
    # And after a gentle end nothing is missing either.
    with site(data, *QUICK) as last:
        last.secret = place.secret
        player.place = last
        threading.Timer(1.0, last.kill, (signal.SIGINT,)).start()
        player.play()
    return player


def check_log(data: Path, player: Player) -> None:
    """Every acknowledged line is in the log, word for word, and none is missing before it."""
    with sqlite3.connect(data / "tables.sqlite") as connection:
        rows = connection.execute("select table_id, seq, kind, seat, move from log").fetchall()
        whole = connection.execute("pragma integrity_check").fetchone()
    connection.close()
    assert whole == ("ok",)
    log = {(table, seq): (kind, seat, move) for table, seq, kind, seat, move in rows}
    for key, line in player.said.items():
        assert log[key] == line
    for table, seq in log:
        assert seq == 1 or (table, seq - 1) in log


def test_ten_kills(tmp_path: Path) -> None:
    player = survive(tmp_path, 10, ALONE, 1)
    assert len(player.said) > 20


def test_kills_while_a_bot_plays(tmp_path: Path) -> None:
    player = survive(tmp_path, 4, WITH_BOT, 2)
    assert player.shown


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3, 7))
def test_fifty_kills(tmp_path: Path, seed: int) -> None:
    player = survive(tmp_path, 50, ALONE, seed)
    assert len(player.said) > 250
    assert player.compared > 12
