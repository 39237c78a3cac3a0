"""JSON that is nested deep: each way in refuses it, and none of them trips over it."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from fateloom.server.api.app import create_app
from fateloom.server.crypto import server_seal
from tests.server.conftest import TWO, Json, opened, seated
from tests.server.test_save_files import taken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fateloom.server.settings import Settings

pytestmark = pytest.mark.thorough

DEPTHS = (5, 60, 300, 600, 990, 1_100, 3_000, 100_000)
"""Some are too deep to be decoded, others only for what is done with them then."""
SEAT: Json = {"seat": 0, "number": 0}
BODIES: dict[str, Json] = {
    "/api/tables": {**TWO, "options": {"goal": 3}, "clock": None, "talk": True},
    "/api/tables/{}/branches": {"at": 0},
    "/api/tables/{}/copies": {"name": None},
    "/api/tables/{}/invites": {"seat": 1, "kind": "along", "renew": False},
    "/api/tables/{}/invitation": {"secret": "a"},
    "/api/tables/{}/seats": {"secret": "a", "name": "Eve"},
    "/api/tables/{}/changes": {"do": "rename", "seat": 0, "name": "Eve"},
    "/api/push": {"endpoint": "https://push.example/x", "on": True},
}
FRAMES: tuple[Json, ...] = (
    {"t": "look", "seat": 0, "at": None, "languages": ["en"]},
    {"t": "choose", **SEAT, "move": "done"},
    {"t": "undo", **SEAT},
    {"t": "answer", "number": 0, "agree": True},
    {"t": "say", "seat": 0, "phrase": None, "text": "castle"},
    {"t": "program", "seat": 0, "kind": "pass", "args": {"until": 3}, "topic": None},
    {"t": "pause", "on": True},
    {"t": "ping", "away": True},
)


def deep(body: Json) -> Iterator[str]:
    """A right body with something nested deep: in it, in each of its fields, and in its place."""
    for depth in DEPTHS:
        for opening, closing in (("[", "]"), ('{"a":', "}")):
            nested = opening * depth + "1" + closing * depth
            yield nested
            for field in ("more", *body):
                rest = {name: value for name, value in body.items() if name != field}
                # First: what tells the kinds of message apart comes only behind it.
                yield f'{{"{field}":{nested},{json.dumps(rest)[1:]}'


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    """Errors that nobody foresaw are answered with 500, as they are to a browser."""
    told = replace(settings, push="mailto:host@table.example", writing="1000000/minute")
    with TestClient(create_app(told), raise_server_exceptions=False) as client:
        yield client


@pytest.mark.parametrize("path", BODIES)
def test_bodies(client: TestClient, path: str) -> None:
    url = path.format(opened(client))
    for body in deep(BODIES[path]):
        answer = client.post(url, content=body)
        assert 400 <= answer.status_code < 500, (body[:80], answer.text)


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: frame["t"])
def test_frames(client: TestClient, frame: Json) -> None:
    """A refusal each, and the socket stays open."""
    with seated(client, opened(client), 0) as screen:
        for text in deep(frame):
            screen.session.send_text(text)
            # What is in no field of a ping is not read.
            assert screen.get()["t"] in ("refused", "pong"), text[:80]
        assert screen.look(0)["t"] == "view"


def spoilt_lines(text: str) -> Iterator[str]:
    """A file of JSON lines with something nested deep in one of them."""
    lines = text.splitlines()
    for place in (0, 1, len(lines) - 1):
        for line in deep(json.loads(lines[place])):
            yield "\n".join((*lines[:place], line, *lines[place + 1 :], ""))


def test_records(client: TestClient, finished: str) -> None:
    for text in spoilt_lines(finished):
        answer = client.post("/api/records", content=text)
        # What is in no field of a record is not read.
        assert answer.status_code == 201 or 400 <= answer.status_code < 500, answer.text


def test_saves(client: TestClient) -> None:
    for text in spoilt_lines(taken(client, opened(client)).decode()):
        for path in ("/api/saves/contents", "/api/saves?here=0&here=1"):
            answer = client.post(path, content=text)
            assert 400 <= answer.status_code < 500, (text[:80], answer.text)


def test_what_is_sealed(client: TestClient, settings: Settings) -> None:
    """It may have been sealed by another server that has the key."""
    seal = server_seal(None, settings.data)
    head, line = taken(client, opened(client)).splitlines()
    inside = json.loads(seal.open(b64decode(json.loads(line)["sealed"]), head))
    records = [{**inside, "record": text} for text in spoilt_lines(inside["record"])]
    for text in (*deep(inside), *map(json.dumps, records)):
        sealed = b64encode(seal.close(text.encode(), head))
        data = head + b'\n{"sealed":"' + sealed + b'"}\n'
        answer = client.post("/api/saves/contents", content=data)
        assert answer.status_code == 200 or 400 <= answer.status_code < 500, text[:80]
