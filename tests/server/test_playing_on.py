"""Playing on from a moment of a game that is over, at a table of one's own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from fateloom.core.record import Record, Recorder, replay
from fateloom.games import registry
from tests.server.conftest import opened, seated, two
from tests.server.test_rematch import ended
from tests.server.test_results import a_run, runs_of
from tests.server.test_shares import dealt

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from tests.server.conftest import Device

AT = 12


def imported(client: TestClient, record: str) -> str:
    return str(client.post("/api/records", content=record).json()["table"])


def branch(client: TestClient, table: str, **wish: Any) -> str:
    """The table that plays on from there."""
    answer = client.post(f"/api/tables/{table}/branches", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def refused(client: TestClient, table: str, **wish: Any) -> str:
    answer = client.post(f"/api/tables/{table}/branches", json=wish)
    assert answer.status_code != 201
    return str(answer.json()["code"])


def test_it_goes_on_from_that_moment_as_an_ordinary_table(
    client: TestClient, finished: str
) -> None:
    old = imported(client, finished)
    with seated(client, old, 0) as screen:
        then = screen.look(0, AT)["view"]
    new = branch(client, old, at=AT)
    record = Record.loads(finished)
    moment = replay(registry["destiny"], record, AT).state
    seat = moment.waiting[0]
    with seated(client, new, seat) as screen:
        assert (screen.table["lesson"], screen.table["played_on"]) == (None, True)
        assert [player["bot"] for player in screen.table["players"]] == [None, None]
        view = screen.view
        assert (view["choices"], view["over"], view["paused"]) == (AT, False, False)
        assert screen.look(0)["view"] == then
        screen.look(seat)
        # Another choice than the one that was made there.
        other = next(m.text for m in moment.legal(seat) if m.text != record.choices[AT].move)
        screen.choose(seat, other)
        assert screen.view["choices"] == AT + 1
    with seated(client, old, 0) as screen:
        assert screen.view["over"], "the old game is as it was"


def test_bots_play_for_the_people_of_other_devices(host: Device, friend: Device) -> None:
    seats = [{"name": "Hedda"}, {"name": "Anna", "friend": True}, {"name": "Owl", "bot": "random"}]
    old = ended(two(host, friend, seats=seats), host, friend)
    answer = friend.ask(f"{old}/branches", at=0)
    assert answer.status_code == 201, answer.text
    with friend.at(answer.json()["table"]) as screen:
        told = [(each["name"], each["bot"], each["held"]) for each in screen.table["players"]]
        assert told == [("Hedda", "greedy", False), ("Otto", None, True), ("Owl", "random", False)]
        assert screen.table["yours"] == [1]


def test_a_deal_with_shares_is_the_same(host: Device, friend: Device) -> None:
    dealt_out = ("hand", "leader", "coming")
    old = ended(dealt(host, friend), host, friend)
    with host.at(old, 0) as screen:
        first = screen.look(0, 0)["view"]
    with host.at(host.ask(f"{old}/branches", at=0).json()["table"], 0) as screen:
        now = screen.look(0)["view"]  # the bot may have chosen already
        assert [now[part] for part in dealt_out] == [first[part] for part in dealt_out]


def test_a_game_that_was_called_off_goes_on_from_its_end(client: TestClient) -> None:
    recorder = Recorder(registry["destiny"], seed=5, seats=2, players=("Hedda", "Anna"))
    seat = recorder.state.waiting[0]
    recorder.choose(seat, recorder.state.legal(seat)[0].text)
    recorder.called_off = True
    old = imported(client, recorder.record().dumps())
    with seated(client, branch(client, old, at=1), 0) as screen:
        assert (screen.view["choices"], screen.view["over"]) == (1, False)


def test_what_has_no_such_moment_is_refused(client: TestClient, finished: str) -> None:
    old, last = imported(client, finished), len(Record.loads(finished).choices)
    assert refused(client, old, at=last) == "game-over"
    assert refused(client, old, at=last + 1) == "no-such-moment"
    assert refused(client, old, at=-1) == "malformed-message"
    assert refused(client, old) == "malformed-message"
    assert refused(client, opened(client), at=0) == "replay-not-over"
    tables = client.get("/api/tables").json()["tables"]
    client.cookies.clear()
    client.get("/api/tables")
    opened(client)
    assert refused(client, old, at=0) == "play-on-not-played"
    assert len(tables) == 2, "nothing was made"


def test_a_run_that_is_played_on_does_not_count(client: TestClient) -> None:
    a_run(client, 5, seed=runs_of(client)["today"]["seed"])
    (run,) = runs_of(client)["runs"]
    with seated(client, branch(client, run["table"], at=0), 0) as screen:
        while not screen.view["over"]:
            screen.choose(0, screen.view["legal"][-1]["id"])
    assert [each["table"] for each in runs_of(client)["runs"]] == [run["table"]]


def test_a_record_of_it_is_whole(client: TestClient, finished: str) -> None:
    new = branch(client, imported(client, finished), at=AT)
    with seated(client, new, 0) as screen:
        screen.send(t="end")
        screen.until(lambda message: message["t"] == "view" and message["over"])
    text = client.get(f"/api/tables/{new}/record").text
    choices = [json.loads(line)["move"] for line in text.splitlines()[1:-1]]
    assert choices == [each.move for each in Record.loads(finished).choices[:AT]]
