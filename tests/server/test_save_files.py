"""Games under way as files: sealed, taken out by those who may, and brought in as they were."""

from __future__ import annotations

import json
import time
from base64 import b64decode, b64encode
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.core.record import Record
from fateloom.games import registry
from fateloom.server.crypto import KEY, Seal
from fateloom.server.exports import save_file
from fateloom.server.refusals import ServerRefusal
from fateloom.server.schema.http import Clock
from fateloom.server.settings import COOKIE
from fateloom.table.log import Entry, EntryKind, Header
from fateloom.table.seating import Player, Seating
from fateloom.table.state import TableState
from tests.moves import ids
from tests.server.conftest import Device, Json, Seat, opened, seated, tables_of, two

if TYPE_CHECKING:
    from starlette.testclient import TestClient


HOT: Json = {"game": "destinies", "seats": [{"name": "Hedda"}, {"name": "Anna"}], "seed": "7"}
SEED = "90210777123456789"


def taken(client: TestClient, table: str) -> bytes:
    answer = client.post(f"/api/tables/{table}/save")
    assert answer.status_code == 200, answer.text
    return answer.content


def brought_in(client: TestClient, data: bytes, *here: int) -> str:
    answer = client.post("/api/saves", content=data, params={"here": list(here)})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def asked(screen: Seat) -> Json:
    screen.send(t="file")
    return screen.until(lambda message: message["t"] == "view" and message["question"])


def answered(screen: Seat, number: int, *, agree: bool) -> Json:
    """The view after this seat's answer: who comes and goes meanwhile is told in between."""
    screen.send(t="answer", number=number, agree=agree)
    return screen.until(lambda message: message["t"] == "view" and message["number"] > number)


def agreed(host: Device, friend: Device, table: str) -> bytes:
    """What the host may take along, the friend having been asked."""
    with host.at(table, 0) as screen:
        number = asked(screen)["question"]["number"]
    with friend.at(table, 1) as screen:
        answered(screen, number, agree=True)
    host.come()
    return taken(host.client, table)


@pytest.mark.rule("DST-REQ-06")
def listed(client: TestClient) -> dict[str, Json]:
    return {each["table"]: each for each in client.get("/api/tables").json()["tables"]}


def played(client: TestClient, table: str, choices: int, rng: Random) -> None:
    """This number of random choices, from the seats of this device."""
    with seated(client, table) as screen:
        for _ in range(choices):
            if screen.view["over"]:
                return
            asked = rng.choice(screen.view["waiting"])
            screen.look(asked)
            assert screen.choose(asked, rng.choice(ids(screen.view)))["t"] == "view"


def seen(client: TestClient, table: str, seats: int) -> list[Json]:
    """What each seat, and a spectator, is shown, apart from numbers of the log."""
    found = []
    with seated(client, table) as screen:
        for seat in (*range(seats), None):
            screen.look(seat)
            view = dict(screen.view)
            del view["number"], view["paused"], view["notes"]
            found.append({**view, "told": list(screen.events)})
    return found


def inside_of(client: TestClient, data: bytes) -> Json:
    beside, second, _ = data.split(b"\n")
    text = tables_of(client).seal().open(b64decode(json.loads(second)["sealed"]), beside)
    inside: Json = json.loads(text)
    return inside


def resealed(client: TestClient, data: bytes, **changes: Any) -> bytes:
    """The file as this very server would have made it, had the record's head been otherwise."""
    inside = inside_of(client, data)
    record = Record.loads(inside["record"])
    inside["record"] = replace(record, **changes).dumps()
    seal, beside = tables_of(client).seal(), data.split(b"\n")[0]
    sealed = b64encode(seal.close(json.dumps(inside).encode(), beside))
    return beside + b'\n{"sealed":"' + sealed + b'"}\n'


@pytest.mark.thorough
@pytest.mark.rule("DST-REQ-06")
@pytest.mark.parametrize("game", registry)
@pytest.mark.parametrize("at", range(3))
def test_a_game_comes_back_as_it_left(client: TestClient, game: str, at: int) -> None:
    """All views, events, legal moves and what can be taken back, at a moment drawn by chance."""
    rng = Random(f"{game} {at}")
    count = rng.choice([each for each in registry[game].seat_counts if each < 4])
    seats = [{"name": name} for name in ("Hedda", "Anna", "Otto")][:count]
    choices, table = 60, ""
    while not table or listed(client)[table]["over"]:
        choices = rng.randrange(choices)
        table = opened(client, game=game, seats=seats, seed=SEED)
        played(client, table, choices, rng)
    data = taken(client, table)
    told = client.post("/api/saves/contents", content=data).json()
    spectator = seen(client, table, count)[-1]
    assert (told["game"], told["choices"]) == (game, spectator["choices"])
    assert [each["name"] for each in told["players"]] == [each["name"] for each in seats]
    assert told["view"] == spectator["view"]
    again = brought_in(client, data, *range(count))
    assert again != table
    assert listed(client)[again]["paused"]
    assert seen(client, again, count) == seen(client, table, count)
    # And it goes on by the same chance.
    with seated(client, again) as screen:
        screen.ask(t="pause", on=False)
    for each in (table, again):
        played(client, each, 10, Random(at))
    assert seen(client, again, count) == seen(client, table, count)


@pytest.mark.parametrize("game", registry)
def test_nothing_hidden_is_in_a_byte_of_the_file(client: TestClient, game: str) -> None:
    seats = [{"name": name} for name in ("Hedda", "Anna")][: max(registry[game].seat_counts)]
    table = opened(client, game=game, seats=seats, seed=SEED)
    played(client, table, 15, Random(2))
    data = taken(client, table)
    live = tables_of(client)._live[table]
    record = live.play.recorder.record()
    secrets = [SEED, str(live.play.state.random), live.header.secret, client.cookies[COOKIE]]
    secrets += [choice.move for choice in record.choices if len(choice.move) > 4]
    secrets += record.dumps().splitlines()[1:]
    assert len(secrets) > 20
    for secret in secrets:
        assert secret.encode() not in data
        assert b64encode(secret.encode())[:-4] not in data
    head = json.loads(data.split(b"\n")[0])
    assert set(head) == {
        "fateloom-save",
        "game",
        "title",
        "players",
        "choices",
        "made",
        "key",
    }
    key = (tables_of(client).settings.data / KEY).read_bytes().strip()
    assert key not in data
    assert head["key"].encode() not in key


@pytest.mark.parametrize("game", registry)
def test_two_worlds_look_alike_as_files(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another seed, the same choices as far as they go: what can be read is equal, and as long."""
    monkeypatch.setattr(time, "time", lambda: 1_795_000_000.0)
    seal = Seal(b"k" * 32)
    count = min(2, max(registry[game].seat_counts))
    players = [Player(name) for name in ("Hedda", "Anna")][:count]
    headers = [
        Header("t", game, registry[game].rules, seed, {}, Seating.of(players), "s", 1.0)
        for seed in (7, 8, 7)
    ]
    plays = [TableState(registry[game], header) for header in headers]
    entries: list[Entry] = []
    for number in range(1, 13):
        seat = plays[0].state.waiting[0]
        common = set.intersection(*({str(m) for m in play.state.legal(seat)} for play in plays))
        if not common:
            break
        entries.append(Entry(number, EntryKind.CHOICE, seat, min(common), 1.0))
        plays = [TableState.loaded(registry[game], header, entries) for header in headers]
    assert plays[0].state != plays[1].state
    made = [
        save_file.written(seal, header, entries, play)
        for header, play in zip(headers, plays, strict=True)
    ]
    heads = [data.split(b"\n")[0] for data in made]
    assert heads[0] == heads[1]
    assert len(made[0]) == len(made[1])
    assert made[0] != made[1]
    assert made[0] != made[2], "the same game twice is not to be known again"


# --- what a file keeps ------------------------------------------------------------------------


def test_bots_clocks_and_options_come_along(client: TestClient) -> None:
    clock = {"kind": "game", "seconds": 600, "delay": 0, "then": "skip"}
    seats = [{"name": "Hedda"}, {"name": "Anna"}, {"name": "Otto", "bot": "greedy"}]
    table = opened(client, seats=seats, options={"goal": 3}, clock=clock)
    with seated(client, table, 0) as screen:
        screen.until(lambda message: message["t"] == "view" and message["clocks"])
        screen.ask(t="pause", on=True)
        left = screen.view["clocks"]
    client.post(f"/api/tables/{table}/changes", json={"do": "spectators", "on": False})
    again = brought_in(client, taken(client, table), 0, 1)
    with seated(client, again, 0) as screen:
        assert [each["bot"] for each in screen.table["players"]] == [None, None, "greedy"]
        told = {name: screen.table[name] for name in ("options", "clock", "spectators", "begun")}
        assert told == {
            "options": {"goal": 3, "laying": "turns"},
            "clock": clock,
            "spectators": False,
            "begun": True,
        }
        assert screen.view["paused"]
        assert screen.view["clocks"] == left
        assert screen.look(0)["clocks"] == left, "they stand still"


def test_what_was_not_chosen_in_person_stays_so() -> None:
    """A choice that was made for somebody cannot be taken back after the journey either."""
    game, seal = registry["destiny"], Seal(b"k" * 32)
    players = [Player(name) for name in ("Hedda", "Anna")]
    header = Header("t", "destiny", game.rules, 7, {}, Seating.of(players), "s", 1.0)
    header = replace(header, clock=Clock("turn", 60))
    state = TableState(game, header).state
    (asked,) = state.waiting
    move = str(state.legal(asked)[0])
    for kind in (EntryKind.CHOICE, EntryKind.TIMEOUT):
        entries = [Entry(1, kind, asked, move, 1.0)]
        play = TableState.loaded(game, header, entries)
        save = save_file.read(save_file.written(seal, header, entries, play), seal, registry)
        again = TableState.loaded(game, save.header, save.entries)
        assert (again.undoable(asked) is None) == (kind is EntryKind.TIMEOUT)
        assert [note.kind for note in again.notes] == ["timeout"] * (kind is EntryKind.TIMEOUT)


def test_a_named_save_leaves_as_a_file_too(client: TestClient) -> None:
    table = opened(client, **HOT)
    played(client, table, 4, Random(1))
    save = client.post(f"/api/tables/{table}/copies", json={"name": "Eve"}).json()["table"]
    again = brought_in(client, taken(client, save), 0, 1)
    assert listed(client)[again]["saved"] is None
    assert seen(client, again, 2) == seen(client, table, 2)


def test_talk_and_programs_stay_behind(host: Device, friend: Device) -> None:
    table = two(host, friend)
    with host.at(table, 0) as screen:
        screen.ask(t="say", seat=0, text="only for us")
        friend.change(table, "leave", seat=1)
    friend.change(table, "return", seat=1)
    data = agreed(host, friend, table)
    again = brought_in(host.client, data, 0)
    with host.at(again, 0) as screen:
        assert screen.table["talk"]
        assert not [raw for raw in screen.raw if "only for us" in raw]


# --- bringing one in ----------------------------------------------------------------------------


@pytest.mark.thorough
def test_friends_are_waited_for_again(host: Device, friend: Device) -> None:
    table = two(host, friend)
    again = brought_in(host.client, agreed(host, friend, table), 0)
    with host.at(again, 0) as screen:
        players = screen.table["players"]
        assert [(each["name"], each["held"]) for each in players] == [
            ("Hedda", True),
            ("Otto", False),
        ]
        assert (screen.table["host"], screen.table["begun"]) == (True, False)
    friend.join(again, host.link(again, 1))
    for device in (host, friend):
        device.change(again, "ready", on=True)
    with friend.at(again, 1) as screen:
        assert screen.table["begun"]
        assert screen.ask(t="pause", on=False)["paused"] is False


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("here", "code"),
    [
        ([], "file-seats"),
        ([2], "file-seats"),
        ([0, 7], "file-seats"),
        ([-1], "file-seats"),
        (["x"], "malformed-message"),
    ],
)
def test_seats_that_cannot_be_taken(client: TestClient, here: list[Any], code: str) -> None:
    seats = [{"name": "Hedda"}, {"name": "Anna"}, {"name": "Otto", "bot": "random"}]
    data = taken(client, opened(client, seats=seats))
    answer = client.post("/api/saves", content=data, params={"here": here})
    assert answer.json()["code"] == code
    assert len(listed(client)) == 1


@pytest.fixture
def file(client: TestClient) -> bytes:
    table = opened(client, **HOT)
    played(client, table, 5, Random(3))
    return taken(client, table)


def refused(client: TestClient, data: bytes, status: int = 422) -> str:
    """The code with which a file is refused, looked at or brought in; nothing is kept of it."""
    before = listed(client)
    codes = []
    for path in ("/api/saves/contents", "/api/saves?here=0&here=1"):
        answer = client.post(path, content=data)
        assert answer.status_code == status, answer.text
        codes.append(answer.json()["code"])
    assert listed(client) == before
    assert codes[0] == codes[1]
    return str(codes[0])


@pytest.mark.thorough
def test_no_byte_can_be_another(client: TestClient, file: bytes) -> None:
    seal = tables_of(client).seal()
    rng = Random(4)
    head = file.index(b"\n")
    places = [*range(head + 20), *rng.sample(range(head, len(file)), 200), *range(len(file) - 9, 0)]
    found = set()
    for place in places:
        other = rng.choice([each for each in b'aZ0"=\n {' if each != file[place]])
        changed = file[:place] + bytes([other]) + file[place + 1 :]
        with pytest.raises(ServerRefusal) as error:
            save_file.read(changed, seal, registry)
        found.add(error.value.code)
    assert "file-altered" in found
    assert found <= {
        "file-altered",
        "file-foreign",
        "file-newer",
        "file-elsewhere",
        "file-cut-short",
    }
    assert refused(client, file.replace(b"Hedda", b"Hilda")) == "file-altered"


@pytest.mark.thorough
def test_what_was_cut_or_is_no_save(client: TestClient, file: bytes, finished: str) -> None:
    assert refused(client, file[:-1000]) == "file-cut-short"
    assert refused(client, file[: file.index(b"\n") + 1]) == "file-cut-short"
    assert refused(client, file + file) in ("file-altered", "file-cut-short")
    for data in (b"", b"{}", b"[]\n", b"\xff\xd8", finished.encode(), file[:40], b"[" * 9999):
        assert refused(client, data) == "file-foreign"
    giant = b" " * (save_file.MAX_BYTES + 1)
    assert refused(client, giant, 413) == "file-too-long"
    newer = file.replace(b'{"fateloom-save":1,', b'{"fateloom-save":2,')
    assert refused(client, newer) == "file-newer"


def test_lines_that_a_system_has_ended_its_own_way(client: TestClient, file: bytes) -> None:
    assert brought_in(client, file.replace(b"\n", b"\r\n"), 0, 1)


def test_what_this_program_cannot_play(client: TestClient, file: bytes) -> None:
    record = Record.loads(inside_of(client, file)["record"])
    assert refused(client, resealed(client, file, rules=99)) == "file-other-rules"
    assert refused(client, resealed(client, file, game="halma")) == "file-unknown-game"
    options = {**record.options, "scenario": "the-lost-story"}
    assert refused(client, resealed(client, file, options=options)) == "file-option"
    assert refused(client, resealed(client, file, seed=8)) == "file-does-not-replay"
    assert brought_in(client, resealed(client, file), 0, 1), "the test seals as the server does"
