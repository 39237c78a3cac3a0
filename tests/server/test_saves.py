"""Saves: copies of a table under names, which stay as they are and are played on from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from fateloom.server.settings import COOKIE
from tests.moves import ids
from tests.server.conftest import Device, Json, opened, seated, serving, two

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings

STORY: Json = {"game": "destinies", "seats": [{"name": "Hedda"}], "seed": "7"}


def copied(client: TestClient, table: str, name: str | None) -> str:
    answer = client.post(f"/api/tables/{table}/copies", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def chosen(client: TestClient, table: str, choices: int) -> Any:
    """What seat 0 sees after as many first moves."""
    with seated(client, table, 0) as screen:
        for _ in range(choices):
            screen.choose(0, ids(screen.view)[0])
        return screen.view


def listed(client: TestClient) -> dict[str, Json]:
    return {each["table"]: each for each in client.get("/api/tables").json()["tables"]}


def test_a_save_stays_while_its_table_goes_on(client: TestClient) -> None:
    table = opened(client, **STORY)
    then = chosen(client, table, 3)
    save = copied(client, table, " Before the ferry ")
    later = chosen(client, table, 2)
    assert later["view"] != then["view"]
    kept = listed(client)[save]
    assert (kept["saved"], kept["choices"], kept["paused"]) == ("Before the ferry", 3, True)
    assert listed(client)[table]["saved"] is None
    with seated(client, save, 0) as screen:
        assert screen.view["view"] == then["view"]


def test_a_save_is_played_on_from_as_often_as_wanted(client: TestClient) -> None:
    table = opened(client, **STORY)
    then = chosen(client, table, 3)
    save = copied(client, table, "Evening")
    tries = [copied(client, save, None) for _ in range(2)]
    views = [chosen(client, each, 0) for each in tries]
    assert [view["view"] for view in views] == [then["view"]] * 2
    assert [ids(view) for view in views] == [ids(then)] * 2
    assert not any(view["paused"] for view in views)
    assert chosen(client, tries[0], 2)["choices"] == 5
    assert listed(client)[tries[1]]["choices"] == 3
    assert listed(client)[save]["choices"] == 3


def test_a_save_cannot_be_changed(client: TestClient) -> None:
    table = opened(client, **STORY)
    legal = ids(chosen(client, table, 1))
    save = copied(client, table, "Evening")
    with seated(client, save, 0) as screen:
        number = screen.view["number"]
        for message in (
            {"t": "choose", "seat": 0, "move": legal[0], "number": number},
            {"t": "undo", "seat": 0, "number": number},
            {"t": "pause", "on": False},
        ):
            answer = screen.ask(**message)
            assert (answer["t"], answer["code"]) == ("refused", "table-saved"), message


def test_a_resting_table_can_be_saved_and_played_on_from(client: TestClient) -> None:
    table = opened(client, **STORY)
    with seated(client, table, 0) as screen:
        screen.ask(t="pause", on=True)
    save = copied(client, table, "Rest")
    assert not chosen(client, copied(client, save, None), 0)["paused"]


@pytest.mark.thorough
def test_saves_outlive_the_server(settings: Settings) -> None:
    with serving(settings) as client:
        table = opened(client, **STORY)
        then = chosen(client, table, 2)
        save = copied(client, table, "Evening")
        cookies = dict(client.cookies)
    with serving(settings) as client:
        client.cookies.update(cookies)
        assert listed(client)[save]["saved"] == "Evening"
        assert chosen(client, copied(client, save, None), 0)["view"] == then["view"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("   ", "save-name-length"),
        ("a\u0000b", "save-name-unreadable"),
        ("", "malformed-message"),
        ("x" * 41, "malformed-message"),
        (7, "malformed-message"),
    ],
)
def test_names_that_are_none(client: TestClient, name: object, code: str) -> None:
    table = opened(client, **STORY)
    answer = client.post(f"/api/tables/{table}/copies", json={"name": name})
    assert answer.json()["code"] == code
    assert len(listed(client)) == 1


def test_a_game_that_knows_no_saves(client: TestClient) -> None:
    table = opened(client)
    answer = client.post(f"/api/tables/{table}/copies", json={"name": "No"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-yours-to-save")


def test_nobody_copies_anothers_table(settings: Settings, client: TestClient) -> None:
    """A copy would let a stranger look at what is hidden."""
    table = opened(client, **STORY)
    stranger = {"cookie": f"{COOKIE}={'s' * 43}"}
    for headers in (stranger, {"cookie": ""}):
        answer = client.post(f"/api/tables/{table}/copies", json={"name": "Mine"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


@pytest.mark.thorough
def test_no_copy_is_made_while_a_player_may_come_back(host: Device, friend: Device) -> None:
    """In a copy the host could sit down where the friend sat, and the friend would never know."""
    seats = [{"name": "Hedda"}, {"name": "Anna", "friend": True}]
    table = two(host, friend, **{**STORY, "seats": seats})
    friend.change(table, "leave", seat=1)
    host.change(table, "bot", seat=1, bot="random")
    for name in ("Mine", None):
        answer = host.ask(f"{table}/copies", name=name)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-yours-to-save")
    with host.at(table) as screen:
        assert screen.table["saves"] is False
    host.change(table, "bot", seat=1, bot=None)
    host.join(table, host.link(table, 1))  # as everybody at the table can see
    assert copied(client=host.client, table=table, name="Ours")


def test_a_table_is_told_whether_it_can_be_saved(client: TestClient) -> None:
    story, cards = opened(client, **STORY), opened(client)
    save = copied(client, story, "Evening")
    told = {}
    for table in (story, cards, save):
        with client.websocket_connect(f"/api/tables/{table}/socket") as session:
            hello = session.receive_json()
            told[table] = hello["saves"], hello["saved"]
    assert told == {story: (True, None), cards: (False, None), save: (True, "Evening")}


def test_a_save_is_put_away_by_itself(client: TestClient) -> None:
    table = opened(client, **STORY)
    save = copied(client, table, "Evening")
    going_on = copied(client, save, None)
    assert client.delete(f"/api/tables/{save}").status_code == 204
    assert set(listed(client)) == {table, going_on}
