"""A hostile client: whatever it sends or does not take, it harms nobody and learns nothing."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from hypothesis import strategies as st

from fateloom.games import registry
from fateloom.server.api.devices import new_secret
from fateloom.server.api.host_key import KEY
from fateloom.server.settings import COOKIE
from fateloom.story import packing
from fateloom.table.commands import Choose
from fateloom.table.state import words
from tests.moves import ids
from tests.server.conftest import (
    BOTH,
    FRIENDS,
    TWO,
    Json,
    Seat,
    done,
    opened,
    seated,
    serving,
    tables_of,
)
from tests.server.test_secrets import given_away
from tests.story.folders import scenario

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings

pytestmark = pytest.mark.thorough

# --- other people's seats ----------------------------------------------------------------------

SEATS = st.integers(-2, 3) | st.integers()
WORDS = st.sampled_from(["identity Dragon", "done", "end turn", "castle", ""]) | st.text(max_size=9)
MESSAGES = st.one_of(
    st.fixed_dictionaries({"t": st.just("look"), "seat": SEATS}, optional={"at": st.integers()}),
    st.fixed_dictionaries(
        {"t": st.just("choose"), "seat": SEATS, "move": WORDS, "number": st.integers(0, 3)}
    ),
    st.fixed_dictionaries({"t": st.just("undo"), "seat": SEATS, "number": st.integers(0, 3)}),
    st.fixed_dictionaries({"t": st.just("pause"), "on": st.booleans()}),
    st.fixed_dictionaries(
        {"t": st.just("program"), "seat": SEATS, "kind": st.just("pass"), "args": st.just({})}
    ),
    st.fixed_dictionaries({"t": st.just("cancel"), "seat": SEATS}),
    st.fixed_dictionaries(
        {"t": st.just("answer"), "number": st.integers(0, 3), "agree": st.booleans()}
    ),
    st.fixed_dictionaries({"t": st.sampled_from(["end", "file"])}),
    st.fixed_dictionaries({"t": st.just("say"), "seat": SEATS, "text": WORDS}),
)


@pytest.mark.parametrize("game", ["destiny", "realms"])
def test_a_stranger_at_the_table_changes_nothing_and_sees_what_spectators_see(
    client: TestClient, game: str
) -> None:
    """All messages there are, forged for seats of others, by a device that has none of them."""
    seats = [{"name": name} for name in ("Hedda", "Anna", "Rolf")]
    table = opened(client, game=game, seats=seats)
    with seated(client, table, 0) as screen:
        live = tables_of(client)._live[table]
        seat = screen.view["waiting"][0]
        screen.look(seat)
        move = ids(screen.view)[0]
        own = screen.choose(seat, move)
        client.cookies.clear()
        client.cookies[COOKIE] = new_secret()
        with seated(client, table) as stranger:
            shown = stranger.view
            before = live.play.number, live.play.state.view(None), dict(live.play.programs)

            @examples(max_examples=150, suppress_health_check=list(HealthCheck))
            @given(MESSAGES)
            def forged(message: Json) -> None:
                answer = stranger.ask(**message)
                if answer["t"] == "view":
                    assert answer["seat"] is None
                    assert answer["view"] == shown["view"]
                    assert not ids(answer) and answer["program"] is None
                now = live.play.number, live.play.state.view(None), dict(live.play.programs)
                assert now == before

            forged()
            # What would be right from those who sit there.
            for waiting in live.play.state.waiting:
                for legal in words(live.play.state.legal(waiting))[:9]:
                    right = {"seat": waiting, "move": legal, "number": live.play.number}
                    assert stranger.ask(t="choose", **right)["code"] == "not-your-seat"
            # The very bytes of somebody else's choice, sent again.
            replayed = stranger.ask(t="choose", seat=seat, move=move, number=0)
            assert replayed["code"] == "not-your-seat"
        again = screen.ask(t="choose", seat=seat, move=move, number=0)
        assert again["code"] == "stale"
        assert live.play.number == own["number"]


# --- two worlds --------------------------------------------------------------------------------


def all_bytes(client: TestClient, screen: Seat, table: str, seat: int | None) -> list[str]:
    """All that a seat gets to hear of a table as it stands: views, refusals, lists, records."""
    screen.raw.clear()
    screen.look(seat)
    others = range(len(screen.table["players"]))
    for told in (*others, seat or 0):
        for move in ("castle", "play GB1", "bid 1", "pass", "done"):
            number = screen.view["number"]
            if told != seat or move == "castle":
                assert screen.ask(t="choose", seat=told, move=move, number=number)["t"] != "view"
    screen.ask(t="undo", seat=(seat or 0) ^ 1, number=0)
    screen.ask(t="look", seat=(seat or 0) ^ 1)
    screen.ask(t="look", seat=seat, at=0)
    screen.ask(t="look", seat=seat, languages=["de-AT", "en"])
    screen.ask(t="look", seat=seat)
    screen.ask(t="ping")
    paths = ("/api/tables", f"/api/tables/{table}/record", "/api/games")
    german = {"accept-language": "de"}
    return [
        *screen.raw,
        *(client.get(path).text for path in paths),
        client.get("/api/tables", headers=german).text,
    ]


@pytest.mark.parametrize("game", registry)
@pytest.mark.parametrize("seat", [0, None])
def test_two_worlds_over_the_wire(client: TestClient, game: str, seat: int | None) -> None:
    """Everything a seat cannot see is made otherwise: every byte it is sent stays the same."""
    player = registry[game]
    rng = Random(5)
    seats = TWO["seats"][: max(player.seat_counts)]
    table = opened(client, game=game, seed="91", seats=seats)
    if len(seats) > 1:
        given_away(client, table, 1)
    if seat is None:
        client.cookies.clear()
        client.cookies[COOKIE] = new_secret()
    differed = 0
    with seated(client, table, seat) as own:
        live = tables_of(client)._live[table]
        for _ in range(20):
            world = live.play.state
            if live.play.over:
                break
            first = all_bytes(client, own, table, seat)
            other = player.determinize(world.view(seat), rng)
            other.random, other.learned = world.random, world.learned
            other.events = world.events
            live.play.recorder.state = other
            live.play.shown.clear()
            assert all_bytes(client, own, table, seat) == first
            live.play.recorder.state = world
            live.play.shown.clear()
            alone = len(seats) == 1
            differed += other != world if alone else other.view(1) != world.view(1)
            asked = world.waiting[0]
            move = str(rng.choice(world.legal(asked)))
            done(client, _choose, live, asked, move)
            own.until(lambda m: m["t"] == "view")
    assert differed > 5


async def _choose(live: Any, seat: int, move: str) -> None:
    device = next(iter(live.seating.holders[seat]))
    await live.execute(Choose(device, seat, move, live.play.number))


# --- HTTP --------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)
FIELDS = {
    "game": st.sampled_from(["destiny", "hand", "realms", "destinies", "halma"]),
    "seats": st.lists(
        st.fixed_dictionaries(
            {"name": st.text(max_size=30)},
            optional={"bot": st.sampled_from(["random", "none"]), "friend": st.booleans()},
        ),
        max_size=7,
    ),
    "seed": st.text(max_size=40) | st.integers(0).map(str),
    "options": st.dictionaries(st.sampled_from(["goal", "deck", "hero", "x"]), JSON, max_size=3),
    "name": st.text(max_size=50),
    "secret": st.text(max_size=50),
    "seat": st.integers(),
    "kind": st.sampled_from(["join", "along", "hand", "x"]),
    "renew": st.booleans(),
    "on": st.booleans(),
    "bot": st.sampled_from(["random", "greedy", None, "x"]),
    "do": st.sampled_from(
        [
            "ready",
            "rename",
            "leave",
            "return",
            "bot",
            "remove",
            "host",
            "lock",
            "spectators",
            "talk",
            "begin",
            "dance",
        ]
    ),
}
BODIES = st.one_of(
    st.binary(max_size=200),
    JSON.map(json.dumps).map(str.encode),
    st.fixed_dictionaries({}, optional=FIELDS).map(json.dumps).map(str.encode),
    st.fixed_dictionaries({}, optional={name: each | JSON for name, each in FIELDS.items()})
    .map(json.dumps)
    .map(str.encode),
)
HEADERS = st.dictionaries(
    st.sampled_from(["origin", "content-type", "cookie", "content-length", "accept-encoding"]),
    st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=40),
    max_size=2,
)


@pytest.mark.parametrize("database", BOTH, indirect=True)
def test_every_path_takes_whatever_comes(client: TestClient, settings: Settings) -> None:
    """Our own routes, with words and bodies by chance: an answer of its own each, and no error.

    schemathesis would draw these from an OpenAPI description, which nothing else here needs.
    """
    settings.client.mkdir()
    (settings.client / "index.html").write_text("<title>table</title>")
    table = opened(client)
    routes = client.app.routes  # type: ignore[attr-defined]
    paths = [route.path.replace(":id}", "}").replace(":path}", "}") for route in routes]
    assert len(paths) > 12

    @examples(max_examples=400, suppress_health_check=list(HealthCheck))
    @given(
        st.sampled_from(["GET", "POST", "DELETE", "PUT", "PATCH", "OPTIONS"]),
        st.sampled_from(paths),
        st.sampled_from([table, "0" * 16, "%00", "..%2f..%2fetc%2fpasswd", "%F0%9F%90%89"]),
        BODIES,
        HEADERS,
    )
    def asked(method: str, path: str, word: str, body: bytes, headers: dict[str, str]) -> None:
        if method == "DELETE" and word == table:
            return
        url = path.replace("{table}", word).replace("{game}", word).replace("{path}", word)
        answer = client.request(method, url, content=body, headers=headers)
        assert answer.status_code < 500, (method, url, body, answer.text)
        if answer.status_code >= 400:
            assert "code" in answer.json() and "Traceback" not in answer.text
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "content-security-policy" in answer.headers

    asked()
    assert client.get("/readyz").text == "ok\n"


SPOILT: st.SearchStrategy[Any] = st.sampled_from(
    ["", "x", "²", "-1", "0" * 40, "1_0", "9" * 30, "\ud800", "\0", None, True, 1.5, -1, [], {}]
)
HERE = st.lists(st.sampled_from(["0", "1", "2", "-1", "²", "1_0", "x", "", "9" * 5000]), max_size=4)
ENDPOINTS = (
    "https://push.example/x",
    "http://push.example/x",
    "https://127.0.0.1/x",
    "https://[::1]:99999/x",
    "https://[/x",
    "https://user@push.example:443/x",
    "https://push.example/" + "x" * 590,
    "https://\ud7ff.example/",
)
CHANGES: tuple[Json, ...] = (
    {"do": "ready", "on": True},
    {"do": "rename", "seat": 0, "name": "Eve"},
    {"do": "leave", "seat": 1},
    {"do": "return", "seat": 1},
    {"do": "sit"},
    {"do": "bot", "seat": 1, "bot": None},
    {"do": "host", "seat": 0},
    {"do": "lock", "on": False},
    {"do": "spectators", "on": True},
    {"do": "talk", "on": True},
    {"do": "begin"},
)


@st.composite
def cut(draw: st.DrawFn, data: bytes) -> bytes:
    """A right file, or the same with a part that is missing, twice there, or something else."""
    first, last = sorted(draw(st.tuples(*[st.integers(0, len(data))] * 2)))
    match draw(st.sampled_from(["kept", "gone", "twice", "changed"])):
        case "gone":
            return data[:first] + data[last:]
        case "twice":
            return data[:last] + data[first:]
        case "changed":
            return data[:first] + draw(st.binary(min_size=1, max_size=9)) + data[first + 1 :]
    return data


@st.composite
def spoilt(draw: st.DrawFn, body: Json) -> bytes:
    """A right body, or the same with a field that is something else, missing, or too many."""
    body = dict(body)
    field = draw(st.sampled_from([*body, "more"]))
    match draw(st.sampled_from(["kept", "changed", "gone"])):
        case "changed":
            body[field] = draw(SPOILT | JSON)
        case "gone":
            body.pop(field, None)
    return draw(st.just(json.dumps(body).encode()) | cut(json.dumps(body).encode()))


@pytest.mark.parametrize("database", BOTH, indirect=True)
def test_every_path_takes_what_is_nearly_right(settings: Settings, finished: str) -> None:
    """What each route wants, whole or spoilt at one place: most of it comes far inside."""
    seats = [{"name": "Hedda"}, {"name": "Anna"}]
    free = replace(
        settings,
        push="mailto:host@table.example",
        story_adding="everybody",
        story_rate="100000/day",
    )
    with serving(free) as client:
        pack = packing.pack(scenario("twotiles"), {}, None, "twotiles.fateloom")
        story = f"/api/stories/{pack.pack.manifest.key}"
        key = (settings.data / KEY).read_text().strip()
        table = opened(client, game="destinies", seats=seats)
        at = f"/api/tables/{table}"
        link = client.post(f"{at}/invites", json={"seat": 1, "kind": "along"}).json()["url"]
        secret = {"secret": link.partition("#")[2]}
        file = client.post(f"{at}/save").content
        over = f"/api/tables/{client.post('/api/records', content=finished).json()['table']}"
        waiting = opened(client, **FRIENDS)
        code = client.post(f"/api/tables/{waiting}/invites", json={"kind": "table"}).json()["code"]
        right: dict[str, list[Json | bytes]] = {
            "/api/codes": [{"code": code}],
            "/api/devices/secret": [b""],
            "/api/host": [{"secret": key}],
            "/api/stories": [pack.data],
            f"{story}/reports": [{"why": "It has two tiles only."}],
            "/api/tables": [{**TWO, "options": {"goal": 3}, "talk": True, "clock": None}],
            f"{at}/copies": [{"name": "Eve"}],
            f"{over}/branches": [{"at": 4}],
            f"{over}/rematch": [b""],
            f"{at}/invites": [{"seat": 1, "kind": "along", "renew": False}],
            f"{at}/invitation": [secret],
            f"{at}/seats": [{**secret, "name": "Eve"}],
            f"{at}/changes": list(CHANGES),
            f"{at}/save": [b""],
            "/api/records": [finished.encode()],
            "/api/saves/contents": [file],
            "/api/saves": [file],
            "/api/push": [{"endpoint": url, "on": True} for url in ENDPOINTS],
        }
        routes = client.app.routes  # type: ignore[attr-defined]
        posted = {each.path for each in routes if "POST" in (getattr(each, "methods", None) or ())}
        any_table = "/api/tables/{table:id}"
        told = {
            path.replace(at, any_table)
            .replace(over, any_table)
            .replace(story, "/api/stories/{story:story}")
            for path in right
        }
        assert told == posted - {"/api/{path:path}"}
        for path, bodies in right.items():
            body = bodies[0] if isinstance(bodies[0], bytes) else json.dumps(bodies[0]).encode()
            answer = client.post(path, content=body, params={"here": ["0", "1"]})
            assert answer.status_code < 300, (path, answer.text)

        asking = st.sampled_from(
            [(path, body) for path, bodies in right.items() for body in bodies]
        ).flatmap(
            lambda ask: st.tuples(
                st.just(ask[0]), cut(ask[1]) if isinstance(ask[1], bytes) else spoilt(ask[1])
            )
        )

        @examples(max_examples=300, suppress_health_check=list(HealthCheck))
        @given(asking, st.just(["0", "1"]) | HERE)
        def asked(asking: tuple[str, bytes], here: list[str]) -> None:
            path, body = asking
            answer = client.post(path, content=body, params={"here": here})
            assert answer.status_code < 500, (path, body, answer.text)
            if answer.status_code >= 400:
                assert "code" in answer.json() and "Traceback" not in answer.text

        asked()
        # What is not UTF-8 is nothing else than what is not JSON.
        for path in right:
            assert client.post(path, content=b'{"name":"\x80","secret":"\x80"}').status_code < 500
        assert client.get("/readyz").text == "ok\n"


def test_giant_numbers_of_tables_and_seeds(client: TestClient) -> None:
    digits = "9" * 10_000
    assert client.post("/api/tables", json={**TWO, "seed": digits}).status_code < 500
    answer = client.post("/api/tables", content=f'{{"game":"destiny","seats":{digits}}}')
    assert answer.status_code == 400
