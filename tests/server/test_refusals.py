"""Everything wrong that can be sent, and what is answered; nothing may change by it."""

from __future__ import annotations

import gzip
import json
import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from fateloom.core.record import FORMAT, MAX_BYTES
from fateloom.games import registry
from fateloom.server.api.devices import Devices
from fateloom.server.api.sockets import serve_socket
from fateloom.server.settings import COOKIE, SOCKET_BYTES
from tests.moves import ids
from tests.server.conftest import TWO, Json, done, opened, seated, serving, tables_of, whole
from tests.server.test_play import play_out

if TYPE_CHECKING:
    from pathlib import Path

    import httpx2 as httpx
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings

NAMES = [{"name": name} for name in ("A", "B", "C", "D", "E", "F", "G")]


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"seats": NAMES[:1]}, 422, "seat-count"),
        ({"seats": NAMES}, 422, "seat-count"),
        ({"seats": []}, 400, "malformed-message"),
        ({"seats": NAMES * 2}, 400, "malformed-message"),
        ({"seats": 2}, 400, "malformed-message"),
        ({"game": "halma"}, 422, "unknown-game"),
        ({"game": None}, 400, "malformed-message"),
        ({"seats": [{"name": "A"}, {"name": "B", "bot": "oracle"}]}, 422, "unknown-bot"),
        ({"seats": [{"name": "A"}, {"name": "B", "bot": "rollout"}]}, 422, "unknown-bot"),
        ({"seats": [{"name": "A"}, {"name": "B", "bot": "cheater"}]}, 422, "unknown-bot"),
        ({"seats": [{"name": "A"}, {"name": ""}]}, 400, "malformed-message"),
        ({"seats": [{"name": "A"}, {"name": "  "}]}, 422, "name-length"),
        ({"seats": [{"name": "A"}, {"name": "x" * 25}]}, 400, "malformed-message"),
        ({"seats": [{"name": "Anna"}, {"name": " anna ", "bot": "greedy"}]}, 409, "name-taken"),
        ({"seats": [{"name": "A"}, {"name": "a\u2028b"}]}, 422, "name-unreadable"),
        ({"seats": [{"name": "A"}, {"name": "a\u202eb"}]}, 422, "name-unreadable"),
        ({"seats": [{"name": "A"}, {"name": "a\nb"}]}, 422, "name-unreadable"),
        ({"seats": [{"name": "A", "device": 1}, {"name": "B"}]}, 400, "malformed-message"),
        ({"options": {"goal": 6}}, 422, "option-value"),
        ({"options": {"goal": "5"}}, 422, "option-value"),
        ({"options": {"goal": True}}, 422, "option-value"),
        ({"options": {"goal": [5]}}, 400, "malformed-message"),
        ({"options": {"gaol": 5}}, 422, "unknown-option"),
        ({"options": {"seed": 5}}, 422, "unknown-option"),
        ({"options": {"watch": True}}, 422, "unknown-option"),
        ({"seed": 7}, 400, "malformed-message"),
        ({"seed": "x" * 65}, 400, "malformed-message"),
        ({"more": 1}, 400, "malformed-message"),
    ],
)
def test_a_table_that_cannot_be(client: TestClient, wish: Json, status: int, code: str) -> None:
    answer = client.post("/api/tables", json={**TWO, **wish})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert client.get("/api/tables").json() == {"tables": []}


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game":"\\ud800"}'])
def test_a_body_that_is_none(client: TestClient, body: bytes) -> None:
    answer = client.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed-message")


def test_a_giant_body(client: TestClient) -> None:
    answer = client.post("/api/tables", content=b" " * 20_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "message-too-long")
    parts = (b" " * 10_000 for _ in range(3))
    assert client.post("/api/tables", content=parts).status_code == 413
    record = client.post("/api/records", content=b" " * (MAX_BYTES + 1))
    assert (record.status_code, record.json()["code"]) == (413, "record-too-long")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "malformed-message"),
        ("{", "malformed-message"),
        ("[]", "malformed-message"),
        ("null", "malformed-message"),
        ('{"t":"dance"}', "malformed-message"),
        ('{"t":"look","seat":"0"}', "malformed-message"),
        ('{"t":"look","seat":true}', "malformed-message"),
        ('{"t":"look","seat":0.5}', "malformed-message"),
        ('{"t":"look","seat":0,"more":1}', "malformed-message"),
        ('{"t":"choose","seat":0,"move":"done"}', "malformed-message"),
        ('{"t":"choose","seat":0,"move":["done"],"number":0}', "malformed-message"),
        ('{"t":"choose","seat":0,"move":"\\ud800","number":0}', "malformed-message"),
        (
            json.dumps({"t": "choose", "seat": 0, "move": "x" * 201, "number": 0}),
            "malformed-message",
        ),
        ('{"t":"look","seat":2}', "look-no-such-seat"),
        ('{"t":"look","seat":-1}', "look-no-such-seat"),
        ('{"t":"look","seat":99999999999999999999}', "look-no-such-seat"),
        ('{"t":"look","seat":0,"at":0}', "replay-not-over"),
        ('{"t":"look","seat":0,"open":true}', "replay-not-over"),
        ('{"t":"choose","seat":2,"move":"done","number":0}', "not-your-seat"),
        ('{"t":"choose","seat":-1,"move":"done","number":0}', "not-your-seat"),
        ('{"t":"undo","seat":2,"number":0}', "not-your-seat"),
        ('{"t":"pause"}', "malformed-message"),
        ("[" * 5000, "malformed-message"),
        ("x" * (SOCKET_BYTES + 1), "message-too-long"),
    ],
)
def test_a_frame_that_is_no_message(client: TestClient, frame: str, code: str) -> None:
    with seated(client, opened(client), 0) as screen:
        before = screen.view
        screen.session.send_text(frame)
        assert screen.get()["code"] == code
        assert whole(screen, screen.look(0)) == whole(screen, before)


def test_a_frame_of_bytes(client: TestClient) -> None:
    with seated(client, opened(client), 0) as screen:
        screen.session.send_bytes(b'{"t":"ping"}')
        assert screen.get()["code"] == "malformed-message"
        assert screen.ask(t="ping")["t"] == "pong"


@pytest.mark.thorough
def test_moves_that_are_none_or_not_now(client: TestClient) -> None:
    with seated(client, opened(client), 0) as screen:
        seat = screen.view["waiting"][0]
        before = screen.look(seat)
        for move in ("", "castle", "play GB4 on GB4", "x" * 200, "discard", "\u0000", "идти"):
            answer = screen.choose(seat, move)
            assert (answer["t"], answer["code"]) == ("refused", "no-such-move")
        legal = set(ids(before))
        refused = 0
        for other in registry["destiny"].moves:
            if str(other) not in legal:
                answer = screen.choose(seat, str(other))
                assert answer["t"] == "refused"
                assert answer["code"] != "internal-error"
                refused += 1
        assert refused > 500
        assert screen.choose(1 - seat, ids(before)[0])["code"] == "not-your-turn"
        assert whole(screen, screen.look(seat)) == whole(screen, before)


def test_a_move_for_anothers_seat(client: TestClient, settings: Settings) -> None:
    table = opened(client)
    secret = client.cookies[COOKIE]
    for cookie in (None, "x" * 43, "x", secret[:-1] + ("A" if secret[-1] != "A" else "B")):
        client.cookies.clear()
        if cookie:
            client.cookies[COOKIE] = cookie
        with seated(client, table) as guest:
            assert guest.look(0)["code"] == "look-not-your-seat"
            assert ids(guest.look(None)) == []
            assert guest.choose(0, "done")["code"] == "not-your-seat"
            assert guest.ask(t="undo", seat=0, number=0)["code"] == "not-your-seat"
            assert guest.ask(t="pause", on=True)["code"] == "only-watching"
        assert client.delete(f"/api/tables/{table}").status_code == 404
        assert client.get("/api/tables").json() == {"tables": []}


def test_a_bots_seat_is_nobodys(client: TestClient) -> None:
    seats = [{"name": "A"}, {"name": "Owl", "bot": "greedy"}]
    with seated(client, opened(client, seats=seats), 0) as screen:
        screen.send(t="look", seat=1)
        screen.until(lambda message: message.get("code") == "look-not-your-seat")
        screen.send(t="choose", seat=1, move="done", number=0)
        screen.until(lambda message: message.get("code") == "not-your-seat")


def test_a_stale_tab(client: TestClient) -> None:
    with seated(client, opened(client), 0) as screen:
        seat = screen.view["waiting"][0]
        screen.look(seat)
        old = screen.view
        screen.choose(seat, ids(old)[0])
        for number in (0, -1, 2, 99):
            refused = screen.choose(seat, ids(old)[0], number)
            assert (refused["code"], refused["details"]) == ("stale", [number, 1])
            assert screen.get()["number"] == 1


def test_a_socket_at_no_table(client: TestClient) -> None:
    for table in ("nowhere", "a" * 500, "%00"):
        with client.websocket_connect(f"/api/tables/{table}/socket") as session:
            assert session.receive_json()["code"] == "no-such-table"
            with pytest.raises(WebSocketDisconnect) as closed:
                session.receive_text()
            assert closed.value.code == 4404


@pytest.mark.parametrize(
    "origin", ["https://elsewhere.example", "null", "", "http://[", "http://testserver.example"]
)
def test_a_page_from_elsewhere(client: TestClient, origin: str) -> None:
    table = opened(client)
    headers = {"origin": origin}
    for answer in (
        client.post("/api/tables", json=TWO, headers=headers),
        client.post("/api/records", content=b"", headers=headers),
        client.delete(f"/api/tables/{table}", headers=headers),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    path = f"/api/tables/{table}/socket"
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(path, headers=headers):
        pass
    own = {"origin": "http://testserver"}
    with client.websocket_connect(path, headers=own) as session:
        assert session.receive_json()["yours"] == [0, 1]


def test_a_running_game_keeps_its_record(client: TestClient) -> None:
    table = opened(client)
    answer = client.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "game-not-over")
    assert client.get("/api/tables/nowhere/record").status_code == 404


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "no-such-page"),
        ("GET", "/api/", 404, "no-such-page"),
        ("PUT", "/api/tables", 405, "no-such-method"),
        ("POST", "/healthz", 405, "no-such-method"),
        ("GET", "/api/records", 404, "no-such-page"),
        ("POST", "/anything", 405, "no-such-method"),
    ],
)
def test_a_path_that_is_none(
    client: TestClient, method: str, path: str, status: int, code: str
) -> None:
    answer = client.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_no_trace_reaches_a_person(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    from starlette.testclient import TestClient

    from fateloom.server.api.app import create_app

    app = create_app(settings)

    async def explode(*_: object) -> Any:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(app.state.tables, "listed", explode)
    with TestClient(app, raise_server_exceptions=False) as client:
        opened(client)
        answer = client.get("/api/tables")
    assert answer.status_code == 500
    assert answer.json()["code"] == "internal-error"
    assert re.fullmatch(r"[0-9a-f]{8}", answer.json()["details"][0])
    assert "secret" not in answer.text


def test_a_socket_that_is_gone_before_its_first_message_is_no_trouble(settings: Settings) -> None:
    async def gone(_: object) -> None:
        raise WebSocketDisconnect(1006)

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    with serving(settings) as client:
        scope = {"type": "websocket", "path_params": {"table": opened(client)}, "headers": []}
        tables = tables_of(client)
        done(client, serve_socket, WebSocket(scope, receive, gone), tables, Devices(tables))


# --- records ----------------------------------------------------------------------------------


def signed(lines: list[str]) -> str:
    """The lines with a digest that fits them."""
    from hashlib import sha256

    last = json.loads(lines[-1])
    last["sha256"] = sha256("".join(lines[:-1]).encode()).hexdigest()
    return "".join([*lines[:-1], json.dumps(last) + "\n"])


def with_header(text: str, **changes: Any) -> str:
    """The record with other words in its header, and signed again."""
    lines = text.splitlines(keepends=True)
    lines[0] = json.dumps({**json.loads(lines[0]), **changes}) + "\n"
    return signed(lines)


def test_a_finished_record_comes_in_to_be_looked_through(client: TestClient, finished: str) -> None:
    answer = client.post("/api/records", content=finished)
    assert answer.status_code == 201
    table = answer.json()["table"]
    with seated(client, table, 1) as screen:
        assert screen.view["over"]
        assert screen.look(0, 0)["at"] == 0
    (info,) = client.get("/api/tables").json()["tables"]
    assert [player["name"] for player in info["players"]] == ["Hedda", "Anna"]
    assert client.get(f"/api/tables/{table}/record").text == finished


def test_an_unfinished_record_comes_in_to_be_played_on(client: TestClient, finished: str) -> None:
    from fateloom.core.record import Record

    cut = Record.loads(finished).cut(40).dumps()
    table = client.post("/api/records", content=cut).json()["table"]
    with seated(client, table, 0) as screen:
        assert (screen.view["paused"], screen.view["choices"]) == (True, 40)
        screen.ask(t="pause", on=False)
        assert play_out(screen, Random(1), 3) == 3


def bad_records(good: str) -> dict[str, tuple[str, str]]:
    """Ways to spoil a record, by name, with the code of the refusal."""
    lines = good.splitlines(keepends=True)
    header = json.loads(lines[0])
    deep = "[" * 400 + "]" * 400
    return {
        "empty": ("", "record-empty"),
        "foreign": ("hello\nworld\n", "record-foreign"),
        "other json": ('{"game":"chess"}\n{}\n', "record-foreign"),
        "newer": (with_header(good, fateloom=FORMAT + 1), "record-newer"),
        "cut": ("".join(lines[:-1]), "record-cut-short"),
        "cut in a line": (good[:-10], "record-line"),
        "altered": (good.replace("Hedda", "Gretl"), "record-altered"),
        "line gone": ("".join(lines[:3] + lines[4:]), "record-altered"),
        "other rules": (with_header(good, rules=99), "record-other-rules"),
        "other game": (with_header(good, game="halma"), "record-unknown-game"),
        "other seed": (with_header(good, seed=6), "record-chance-differs"),
        "seeds": (with_header(good, seed=-1), "record-setup"),
        "seats": (with_header(good, seats=7), "record-setup"),
        "options": (with_header(good, options={"goal": 9}), "record-setup"),
        "keyword": (with_header(good, options={"watch": True}), "record-setup"),
        "keyword seed": (with_header(good, options={"seed": 1}), "record-setup"),
        "list as option": (with_header(good, options={"goal": [1]}), "record-field"),
        "names": (with_header(good, players=["A"]), "record-field"),
        "no names": (with_header(good, players=[1, 2]), "record-field"),
        "names too long": (with_header(good, players=["A" * 99, "B"]), "record-setup"),
        "surrogate": (with_header(good, players=["\ud800", "B"]), "record-field"),
        "bool": (with_header(good, seats=True), "record-field"),
        "nan": (with_header(good, seed=float("nan")), "record-field"),
        "infinite": (with_header(good, options={"goal": float("inf")}), "record-field"),
        "deep": (
            signed([lines[0].replace('"chance":[', '"chance":[' + deep + ",", 1), *lines[1:]]),
            "record-",
        ),
        "illegal": (
            signed([*lines[:1], lines[1].replace('"move":"', '"move":"x'), *lines[2:]]),
            "record-choice",
        ),
        "seat": (
            signed([*lines[:1], lines[1].replace('"seat":', '"seat":9'), *lines[2:]]),
            "record-choice",
        ),
        "move surrogate": (
            signed([*lines[:1], lines[1].replace('"move":"', '"move":"\\ud800'), *lines[2:]]),
            "record-choice",
        ),
        "end": (
            signed([*lines[:-1], json.dumps({**json.loads(lines[-1]), "end": None})]),
            "record-outcome-differs",
        ),
        "end odd": (
            signed([*lines[:-1], json.dumps({**json.loads(lines[-1]), "end": 5})]),
            "record-field",
        ),
        "no digest": ("".join([*lines[:-1], '{"n":1}\n']), "record-cut-short"),
        "header only": (json.dumps(header) + "\n", "record-cut-short"),
    }


def test_bad_records_leave_nothing_behind(client: TestClient, finished: str) -> None:
    for name, (text, code) in bad_records(finished).items():
        answer = client.post("/api/records", content=text.encode("utf-8", "replace"))
        assert answer.status_code == 422, (name, answer.text)
        assert answer.json()["code"].startswith(code), (name, answer.text)
    answer = client.post("/api/records", content=b"\xff\xfe\x00")
    assert answer.json()["code"] == "record-foreign"
    assert client.get("/api/tables").json() == {"tables": []}


@pytest.mark.thorough
def test_damaged_bytes_never_come_in(client: TestClient, finished: str) -> None:
    rng = Random(8)
    good = finished.encode()
    for _ in range(150):
        spoiled = bytearray(good)
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(spoiled))
            spoiled[at] = (spoiled[at] + rng.randint(1, 255)) % 256
        if spoiled == good:
            continue
        answer = client.post("/api/records", content=bytes(spoiled))
        assert answer.status_code == 422, answer.text
        assert answer.json()["code"].startswith("record-")


# --- pages ------------------------------------------------------------------------------------


def test_without_the_client_a_page_says_how_to_build_it(client: TestClient) -> None:
    answer = client.get("/")
    assert answer.status_code == 503
    assert "./x build" in answer.text


def test_pages(client: TestClient, settings: Settings, tmp_path: Path) -> None:
    web = settings.client
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>table</title>" + " " * 2000)
    (web / "assets" / "app-12345678.js").write_text("let table;")
    (web / ".built-from").write_text("hidden")
    (tmp_path / "secret.txt").write_text("hidden")
    for path in (
        "/",
        "/t/abc",
        "/index.html",
        "/.built-from",
        "/..%2fsecret.txt",
        "/%00",
        "/a" * 999,
    ):
        answer = client.get(path)
        assert answer.status_code == 200, path
        assert answer.text.startswith("<title>table"), path
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self' 'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["content-encoding"] == "gzip"
    asset = client.get("/assets/app-12345678.js")
    assert "immutable" in asset.headers["cache-control"]
    assert client.get("/assets/gone.js").status_code == 404
    assert client.get("/healthz").text == "ok\n"


def test_what_the_build_has_packed_is_sent_as_it_is(client: TestClient, settings: Settings) -> None:
    """Packing Python's 9 MB for each download would block all tables."""
    assets = settings.client / "assets"
    assets.mkdir(parents=True)
    plain = b"\0asm" + bytes(100_000)
    (assets / "python.wasm").write_bytes(plain)
    # No level of the server's own makes these bytes.
    packed = gzip.compress(plain, compresslevel=1, mtime=1)
    (assets / "python.wasm.gz").write_bytes(packed)

    def asked(takes: str) -> httpx.Response:
        return client.get("/assets/python.wasm", headers={"accept-encoding": takes})

    small, whole = asked("br, gzip"), asked("identity")
    assert small.content == whole.content == plain
    assert small.headers["content-length"] == str(len(packed))
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in whole.headers
    for answer in (small, whole):
        assert answer.headers["content-type"] == "application/wasm"
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]
