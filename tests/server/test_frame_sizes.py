"""Somebody on the network sees how long frames are, and a player chooses words: is that a hand?

What a compressor has seen makes a repetition shorter. So a player could say the names of cards, or
take them for a name, and somebody who sees the lengths could tell which of them another holds.
These tests do it: at a real server, over a real socket, with every card of the deck.
"""

from __future__ import annotations

import json
import socket
from base64 import b64encode
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.frames import Opcode

from fateloom.games import registry
from fateloom.server.schema import socket as m
from fateloom.server.settings import COOKIE
from tests.moves import ids
from tests.server.conftest import Site, opened, seated, site

if TYPE_CHECKING:
    from starlette.testclient import TestClient

LONGEST = 24
WISH = {
    "game": "realms",
    "seats": [{"name": "Hedda"}, {"name": "Anna", "friend": True}],
    "seed": "7",
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that does not mind how often somebody comes."""
    with pytest.MonkeyPatch.context() as patch:
        for limit in ("WRITING", "JOINING", "READING", "TALKING"):
            patch.setenv(f"FATELOOM_{limit}", "100000/minute")
        with site(tmp_path_factory.mktemp("sizes")) as started:
            yield started


def cards() -> tuple[list[str], list[str]]:
    """The names of cards in the hand of seat 0, and of those that are not, as its view has them."""
    state = registry["realms"].new(seed=7, seats=2)
    hands = [set(map(str, each)) for each in (state.view(0).hand, state.view(1).hand)]
    return sorted(hands[0]), sorted(hands[1] - hands[0])


def frames(place: Site, table: str, secret: str, wanted: int) -> list[tuple[int, bytes]]:
    """The first frames that a holder of seat 0 gets: whether each is compressed, and its bytes."""
    with socket.create_connection(("127.0.0.1", place.port), 20) as wire:
        head = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{place.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\nCookie: {COOKIE}={secret}\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
        )
        wire.sendall(head.encode())
        stream = wire.makefile("rb")
        while stream.readline() != b"\r\n":
            pass
        found = [frame(stream) for _ in range(wanted - 1)]
        look = json.dumps({"t": "look", "seat": 0}).encode()
        wire.sendall(bytes([0x80 | Opcode.TEXT, 0x80 | len(look)]) + bytes(4) + look)
        return [*found, frame(stream)]


def frame(stream: Any) -> tuple[int, bytes]:
    """A frame from the server: whether it is compressed, and what it carries."""
    first, length = stream.read(2)
    if length > 125:
        length = int.from_bytes(stream.read(2 if length == 126 else 8), "big")
    return first & 0x40, stream.read(length)


def sample(place: Site, name: str, said: str) -> list[tuple[int, bytes]]:
    """What the holder of seat 0 is sent of a table where seat 1 is called so, and has said that."""
    place.secret = None
    table = place.http("POST", "/api/tables", json=WISH).json()["table"]
    link = place.http("POST", f"/api/tables/{table}/invites", json={"seat": 1, "kind": "join"})
    host, place.secret = place.secret, None
    assert host is not None
    secret = link.json()["url"].split("#")[1]
    seated = place.http("POST", f"/api/tables/{table}/seats", json={"secret": secret, "name": name})
    assert seated.status_code == 201, seated.text
    friend, place.secret = place.secret, host
    place.http("POST", f"/api/tables/{table}/changes", json={"do": "begin"})
    place.secret = friend
    with place.socket(table) as screen:
        screen.recv(20)
        screen.send(json.dumps({"t": "say", "seat": 1, "text": said}))
        assert json.loads(screen.recv(20))["t"] in ("talk", "table")
    place.secret = host
    return frames(place, table, host, 3)


def padded(text: str) -> str:
    """A text of always the same length, to compare lengths by."""
    return text[:LONGEST].ljust(LONGEST, ".")


@pytest.mark.thorough
def test_words_of_others_do_not_change_how_long_views_are(place: Site) -> None:
    held, other = cards()
    assert len(held) >= 4
    assert len(other) >= 4
    sizes = set()
    for card in (*held, *other):
        table, talk, view = sample(place, padded(card), padded(card) * 4)
        assert b'"t":"table"' in table[1]
        assert b'"t":"talk"' in talk[1]
        assert not table[0]
        assert not talk[0]
        assert view[0], "views are compressed"
        sizes.add(len(view[1]))
    assert len(sizes) == 1


def test_only_views_are_compressed() -> None:
    """What the compression goes by stands at the beginning of views, and of nothing else."""
    tags = {kind.__struct_config__.tag for kind in m.FromServer.__args__}
    assert tags == {"table", "view", "course", "talk", "refused", "pong", "advice", "review"}
    assert msgspec.json.encode({"t": "view"})[:-1] == m.VIEW
    assert m.encode(m.Pong()).startswith(b'{"t":"pong"')


@pytest.mark.parametrize("game", list(registry))
def test_no_view_has_words_that_people_chose(client: TestClient, game: str) -> None:
    names = [f"Qwertz{seat}" for seat in range(registry[game].seat_counts[0])]
    table = opened(client, game=game, seats=[{"name": name} for name in names])
    with seated(client, table, 0) as screen:
        chance = Random(3)
        for _ in range(30):
            seat = next((seat for seat in screen.view["waiting"]), None)
            if seat is None:
                break
            screen.look(seat)
            screen.choose(seat, chance.choice(ids(screen.view)))
        client.post(f"/api/tables/{table}/changes", json={"do": "rename", "seat": 0, "name": "Qwe"})
        screen.look(0)
        assert "Qwe" in screen.raw[0]
        views = [raw for raw in screen.raw if raw.startswith(m.VIEW.decode())]
        assert len(views) > 4
        assert not any("Qwe" in view for view in views)
