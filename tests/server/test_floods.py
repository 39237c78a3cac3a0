"""Floods: a client that sends too much has to wait or is disconnected; the others play on."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect

from fateloom.server.api.security import Moderation
from fateloom.server.refusals import ServerRefusal
from fateloom.table import setup
from tests.server.conftest import TWO, Device, opened, serving, two

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings
    from tests.server.conftest import Json


def test_a_socket_that_never_stops(settings: Settings) -> None:
    with serving(replace(settings, credits=10, credits_back=0.0)) as client:
        table = opened(client)
        with client.websocket_connect(f"/api/tables/{table}/socket") as session:
            session.receive_json()
            for _ in range(40):
                session.send_json({"t": "ping"})
            answers: list[Json] = []

            def listen() -> None:
                while True:
                    answers.append(session.receive_json())

            with pytest.raises(WebSocketDisconnect) as closed:
                listen()
            assert closed.value.code == 4429
            assert answers[-1]["code"] == "too-fast"


def test_an_address_that_never_stops(settings: Settings) -> None:
    with serving(replace(settings, writing="3/minute", reading="3/minute")) as client:
        for _ in range(3):
            opened(client)
            client.get("/api/games")
        for answer in (client.post("/api/tables", json=TWO), client.get("/api/games")):
            assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
            assert int(answer.headers["retry-after"]) > 0


def test_a_household_of_ipv6_counts_as_one(settings: Settings) -> None:
    """A client with one address of the network has all of them, more than can be counted."""
    moderation = Moderation(replace(settings, writing="2/minute", sockets=2))

    def asks(address: str) -> None:
        moderation.count(HTTPConnection({"type": "http", "client": (address, 1)}), "writing")

    asks("2001:db8::1")
    asks("2001:db8:0:0:ffff::2")
    with pytest.raises(ServerRefusal, match="too fast"):
        asks("2001:db8::3")
    for other in (
        "2001:db8:0:1::1",
        "::ffff:10.0.0.1",
        "::ffff:10.0.0.2",
        "10.0.0.1",
        "testclient",
    ):
        asks(other)
        asks(other)


def test_a_device_that_asks_without_end_has_to_wait(settings: Settings) -> None:
    """Taking back each question, or resting and going on, they would keep all others from play."""
    with serving(replace(settings, asking="6/minute")) as client:
        host, friend = Device(client), Device(client)
        table = two(host, friend)
        with host.at(table, 0) as one, friend.at(table, 1) as other:
            for _ in range(3):
                number = other.ask(t="end")["question"]["number"]
                assert other.ask(t="answer", number=number, agree=False)["question"] is None
            assert other.ask(t="pause", on=True)["paused"]
            assert not other.ask(t="pause", on=False)["paused"]
            assert other.ask(t="end")["question"]
            assert other.ask(t="answer", number=9, agree=False)["question"] is None
            number = other.view["number"]
            for asked in ({"t": "end"}, {"t": "pause", "on": True}):
                assert other.ask(**asked)["code"] == "too-fast"
            # Nothing of it is kept, and the others may ask as before.
            one.until(lambda message: message["number"] == number)
            assert one.ask(t="end")["question"]["number"] == number + 1


@pytest.mark.thorough
def test_records_come_in_one_after_the_other(
    client: TestClient, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, together = [0], []
    read = setup.read_record

    def counted(*args: Any) -> Any:
        reading[0] += 1
        together.append(reading[0])
        time.sleep(0.02)
        reading[0] -= 1
        return read(*args)

    monkeypatch.setattr(setup, "read_record", counted)
    with ThreadPoolExecutor(4) as threads:
        answers = threads.map(lambda _: client.post("/api/records", content=finished), range(8))
    assert [answer.status_code for answer in answers] == [201] * 8
    assert together == [1] * 8


def test_a_record_of_a_million_lines_is_not_even_split(client: TestClient) -> None:
    answer = client.post("/api/records", content="\n" * 1_000_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "record-too-long")


@pytest.mark.thorough
def test_tables_that_are_loaded_for_a_list_are_counted(settings: Settings) -> None:
    """Each is played through for it; those in memory cost nothing."""
    with serving(settings) as client:
        for _ in range(8):
            opened(client)
        cookies = client.cookies
    for rate, wanted in (("11/minute", [200, 200, 200, 429]), ("8/minute", [429] * 4)):
        with serving(replace(settings, reading=rate)) as client:
            client.cookies = cookies
            answers = [client.get("/api/tables") for _ in range(4)]
            assert [answer.status_code for answer in answers] == wanted
