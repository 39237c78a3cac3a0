"""Who may take a game along as a file, who is asked before, and who is told."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.server.api.devices import hashed
from tests.moves import ids
from tests.server.conftest import Device, opened, seated, tables_of, two
from tests.server.test_save_files import agreed, answered, asked, brought_in, taken

if TYPE_CHECKING:
    from starlette.testclient import TestClient


def status(device: Device, table: str) -> tuple[int, str]:
    device.come()
    answer = device.client.post(f"/api/tables/{table}/save")
    return answer.status_code, "" if answer.status_code == 200 else answer.json()["code"]


def test_others_are_asked_before_a_file_leaves(host: Device, friend: Device) -> None:
    table = two(host, friend)
    assert status(host, table) == (403, "file-asks")
    with host.at(table, 0) as screen:
        assert screen.table["file"] == "ask"
        question = asked(screen)["question"]
        assert (question["kind"], question["seat"], question["awaited"]) == ("file", 0, [1])
    assert status(host, table) == (403, "file-asks")
    with friend.at(table, 1) as screen:
        assert screen.view["question"] == question
        view = answered(screen, question["number"], agree=True)
        assert view["file"] is None, "it was not the friend who asked"
        assert [(note["kind"], note["seat"]) for note in view["notes"]] == [("file", 0)]
    with host.at(table, 0) as screen:
        assert screen.view["file"] == screen.view["number"]
    assert status(host, table) == (200, "")
    assert status(friend, table) == (403, "file-asks")


def test_with_a_no_nothing_leaves(host: Device, friend: Device) -> None:
    table = two(host, friend)
    with host.at(table, 0) as screen:
        number = asked(screen)["question"]["number"]
    with friend.at(table, 1) as screen:
        view = answered(screen, number, agree=False)
        assert view["question"]["declined"] == 1
    assert status(host, table) == (403, "file-asks")


def test_what_leaves_is_what_was_agreed_to(host: Device, friend: Device) -> None:
    """The game goes on at once; nobody agreed to what is drawn later."""
    table = two(host, friend)
    first = agreed(host, friend, table)
    with friend.at(table, 1) as screen:
        assert screen.choose(1, ids(screen.view)[0])["choices"] == 1
    host.come()
    later = taken(host.client, table)
    heads = [json.loads(data.split(b"\n")[0]) for data in (first, later)]
    assert [head["choices"] for head in heads] == [0, 0]
    again = brought_in(host.client, later, 0)
    with host.at(again, 0) as screen:
        assert (screen.view["choices"], screen.view["file"]) == (0, None)
    assert status(host, again) == (422, "table-gathers")


def test_alone_nobody_is_asked(client: TestClient) -> None:
    seats = [{"name": "Hedda"}, {"name": "Anna"}, {"name": "Otto", "bot": "random"}]
    table = opened(client, seats=seats)
    with seated(client, table, 0) as screen:
        assert screen.table["file"] == "now"
        screen.send(t="file")
        screen.send(t="ping")
        assert screen.until(lambda message: message["t"] != "view")["t"] == "pong"
        assert screen.view["question"] is None
    assert taken(client, table)


@pytest.mark.parametrize("how", ["file", "copy"])
def test_what_is_taken_with_nobody_to_ask_is_told(host: Device, friend: Device, how: str) -> None:
    """A host takes the other from the seat, looks ahead in a copy, and asks them back."""
    table = two(host, friend, game="destinies", seed=None)
    host.change(table, "remove", seat=1)
    secret = host.link(table, 1)
    assert not friend.ask(f"{table}/invitation", secret=secret).json()["foreknown"]

    def take() -> None:
        if how == "file":
            host.come()
            assert taken(host.client, table)
        else:
            host.change(table, "bot", seat=1, bot="random")
            assert host.ask(f"{table}/copies", name="Eve").status_code == 201

    take()
    take()
    assert friend.ask(f"{table}/invitation", secret=secret).json()["foreknown"]
    friend.join(table, secret, "Otto")
    host.change(table, "rename", seat=0, name="Not me")
    with friend.at(table, 1) as screen:
        called = screen.table["called"]
        notes = [(each["kind"], called[str(each["number"])]) for each in screen.view["notes"]]
    assert notes == [("removed", "Otto"), ("taken", "Hedda")], "told once for each moment"


def test_who_sits_down_meanwhile_is_asked(
    host: Device, friend: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two(host, friend)
    host.change(table, "remove", seat=1)
    secret = host.link(table, 1)
    tables = tables_of(host.client)
    found = tables.table

    async def joined(*args: Any, **more: Any) -> Any:
        live = await found(*args, **more)
        joining = hashed(secret), hashed(friend.secret), "Otto"
        await live.reseat(lambda seating: seating.joined(*joining))
        return live

    monkeypatch.setattr(tables, "table", joined)
    assert status(host, table) == (403, "file-asks")
    with friend.at(table, 1) as screen:
        assert [each["kind"] for each in screen.view["notes"]] == ["removed"]


@pytest.mark.thorough
def test_who_may_not_at_all(host: Device, friend: Device, third: Device) -> None:
    table = two(host, friend)
    assert status(third, table) == (403, "file-only-seated")
    host.change(table, "spectators", on=False)
    assert status(third, table) == (404, "no-such-table")
    assert status(host, "0" * 16) == (404, "no-such-table")
    friend.change(table, "leave", seat=1)
    host.come()
    assert status(host, table) == (409, "file-left"), "the friend may come back"
    with host.at(table, 0) as screen:
        assert screen.table["file"] is None
        assert screen.ask(t="file")["code"] == "file-left"
    friend.change(table, "return", seat=1)
    agreed(host, friend, table)
    host.join(table, host.link(table, 0, "along"))  # nothing new: the same device
    friend.change(table, "leave", seat=1)
    assert status(host, table) == (409, "file-left")


def test_a_table_that_gathers_or_is_over(host: Device, client: TestClient, finished: str) -> None:
    table = host.open()
    assert status(host, table) == (422, "table-gathers")
    table = client.post("/api/records", content=finished).json()["table"]
    assert status(host, table) == (409, "file-over")
    with host.at(table, 0) as screen:
        assert screen.table["file"] is None
