"""What is said at a table: who hears it, how much may be said, and that the game knows nothing."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from fateloom.server.store.chat import TALK_KEPT
from fateloom.server.tables.chat import checked
from tests.server.conftest import Device, kept, opened, seated, serving, sql, two

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings
    from tests.server.conftest import Json, Seat

SCRIPT = "<script>alert(1)</script><img src=x onerror=alert(1)>"


def talk(screen: Seat, lines: int = 1) -> list[Json]:
    """The next lines of the chat, as many as given."""
    heard: list[Json] = []
    while len(heard) < lines:
        heard += screen.until(lambda message: message["t"] == "talk")["lines"]
    return heard


def told(screen: Seat) -> list[Json]:
    """All lines that a screen has heard."""
    messages = [json.loads(raw) for raw in screen.raw]
    return [line for each in messages if each["t"] == "talk" for line in each["lines"]]


def test_what_is_said_is_heard_by_all(host: Device, friend: Device, client: TestClient) -> None:
    table = two(host, friend)
    with host.at(table, 0) as one, friend.at(table, 1) as other, Device(client).at(table) as guest:
        assert one.table["talk"]
        number, events = one.view["number"], list(one.events)
        one.send(t="say", seat=0, text="  Shall we?  ")
        for screen in (one, other, guest):
            (line,) = talk(screen)
            assert (line["number"], line["seat"], line["name"]) == (1, 0, "Hedda")
            assert (line["phrase"], line["text"]) == (None, "Shall we?")
        other.send(t="say", seat=1, phrase="well-played")
        (line,) = talk(one)
        assert (line["number"], line["name"], line["phrase"]) == (2, "Otto", "well-played")
        assert line["text"] == ""
        assert one.look(0)["number"] == number, "talk is no line of the log"
        assert one.events == events


@pytest.mark.thorough
def test_a_player_who_comes_later_reads_it(
    settings: Settings, host: Device, friend: Device, third: Device
) -> None:
    table = two(host, friend)
    with host.at(table, 0) as one:
        one.send(t="say", seat=0, text="Soon")
        talk(one)
    with third.at(table) as guest:
        assert [line["text"] for line in told(guest)] == ["Soon"]


@pytest.mark.thorough
def test_it_outlives_the_server(settings: Settings) -> None:
    with serving(settings) as client:
        host, friend = Device(client), Device(client)
        table = two(host, friend)
        with host.at(table, 0) as one:
            one.send(t="say", seat=0, text="Soon")
            talk(one)
    with serving(settings) as client, Device(client, friend.secret).at(table, 1) as other:
        assert [line["text"] for line in told(other)] == ["Soon"]
        other.send(t="say", seat=1, phrase="yes")
        assert talk(other)[0]["number"] == 2


def test_a_name_that_is_changed_later_stays_in_what_was_said(host: Device, friend: Device) -> None:
    table = two(host, friend)
    with host.at(table, 0) as one:
        one.send(t="say", seat=0, phrase="hello")
        talk(one)
        host.change(table, "rename", seat=0, name="Hedwig")
        one.send(t="say", seat=0, phrase="hello")
        assert talk(one)[0]["name"] == "Hedwig"
    with friend.at(table, 1) as other:
        assert [line["name"] for line in told(other)] == ["Hedda", "Hedwig"]


def test_only_those_who_sit_speak(host: Device, friend: Device, client: TestClient) -> None:
    table = two(host, friend)
    with host.at(table, 0) as one, Device(client).at(table) as guest:
        for seat in (0, 1, 5, -1):
            assert guest.ask(t="say", seat=seat, text="Psst")["code"] == "not-your-seat"
        assert one.ask(t="say", seat=1, text="I am Otto")["code"] == "not-your-seat"
        forged = one.ask(t="say", seat=0, text="x", name="Otto")
        assert forged["code"] == "malformed-message"
        host.change(table, "remove", seat=1)
        with friend.at(table) as gone:
            assert gone.ask(t="say", seat=1, text="Still here")["code"] == "not-your-seat"
    with host.at(table, 0) as one:
        assert told(one) == []


@pytest.mark.parametrize("wish", [{"talk": False}, {"seats": [{"name": "A"}, {"name": "B"}]}])
def test_a_table_without_talk(host: Device, wish: Json) -> None:
    """By a choice at set-up, and where all sit at one device."""
    table = host.open(**wish)
    with host.at(table, 0) as one:
        assert not one.table["talk"]
        assert one.ask(t="say", seat=0, phrase="hello")["code"] == "talk-off"


def test_the_host_ends_the_talk_and_lets_it_go_on(host: Device, friend: Device) -> None:
    table = two(host, friend)
    assert friend.refused(table, "talk", on=False) == "not-host"
    with friend.at(table, 1) as other:
        host.change(table, "talk", on=False)
        other.seated(lambda seen: not seen["talk"])
        assert other.ask(t="say", seat=1, phrase="hello")["code"] == "talk-off"
        host.change(table, "talk", on=True)
        other.seated(lambda seen: seen["talk"])
        other.send(t="say", seat=1, phrase="hello")
        assert talk(other)[0]["phrase"] == "hello"


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "talk-empty"),
        (" \u3000\u00a0 ", "talk-empty"),
        ("\u202egnp.exe", "talk-unreadable"),
        ("\u2066a\u2069", "talk-unreadable"),
        ("a\nb", "talk-unreadable"),
        ("a\x00b", "talk-unreadable"),
        ("a\x1b[31mb", "talk-unreadable"),
        ("\ufeff", "talk-unreadable"),
        ("\u200d\u200d", "talk-unreadable"),
        ("\u3164\uffa0", "talk-unreadable"),
        ("x" + 9 * "\u0336", "talk-unreadable"),
        ("\ud800", "malformed-message"),
        ("x" * 201, "malformed-message"),
        ("x" * 20_000, "message-too-long"),
    ],
)
def test_words_that_nobody_can_read(host: Device, friend: Device, text: str, code: str) -> None:
    table = two(host, friend)
    with host.at(table, 0) as one:
        assert one.ask(t="say", seat=0, text=text)["code"] == code
        assert told(one) == []


def test_a_phrase_is_one_of_ours_and_stands_alone(host: Device, friend: Device) -> None:
    table = two(host, friend)
    with host.at(table, 0) as one:
        assert one.ask(t="say", seat=0, phrase="castle")["code"] == "malformed-message"
        assert one.ask(t="say", seat=0, phrase="yes", text="Yes")["code"] == "talk-empty"


@pytest.mark.parametrize(
    "text", [SCRIPT, "שלום", "ein \u201ezwei\u201c", "👩\u200d👧", "e\u0301", "☝️", "שָּׁ֑לוֹם"]
)
def test_words_are_kept_as_they_are_said(host: Device, friend: Device, text: str) -> None:
    table = two(host, friend)
    with host.at(table, 0) as one:
        one.send(t="say", seat=0, text=text)
        assert talk(one)[0]["text"] == ("\u00e9" if text == "e\u0301" else text)


def test_all_spaces_are_plain_ones() -> None:
    assert checked(None, "a\u3000b\u00a0c") == "a b c"


def test_too_much_at_once(host: Device, friend: Device) -> None:
    """A device is held up at all its sockets and tables; nobody else is."""
    table, elsewhere = two(host, friend), two(host, friend)
    with host.at(table, 0) as one, host.at(table, 0) as page, host.at(elsewhere, 0) as there:
        for _ in range(8):
            one.send(t="say", seat=0, phrase="hello")
        talk(one, 8)
        for screen in (one, page, there):
            screen.send(t="say", seat=0, phrase="hello")
            assert screen.until(lambda m: m["t"] == "refused")["code"] == "talk-too-fast"
        with friend.at(table, 1) as other:
            other.send(t="say", seat=1, phrase="hello")
            assert other.until(lambda m: m["t"] == "talk" and m["lines"][-1]["seat"] == 1)


def test_the_latest_lines_are_kept(host: Device, friend: Device, settings: Settings) -> None:
    table = two(host, friend)
    with host.at(table, 0) as one:
        one.send(t="say", seat=0, phrase="hello")
        talk(one)
        # As if much had been said by now.
        sql(settings.url, "update talk set number = :number", number=TALK_KEPT + 5)
        one.send(t="say", seat=0, phrase="yes")
        assert talk(one)[-1]["number"] == TALK_KEPT + 6
    assert sql(settings.url, "select count(*) from talk") == [(2,)]
    sql(settings.url, "update talk set number = 1 where phrase = 'hello'")
    with host.at(table, 0) as one:
        one.send(t="say", seat=0, phrase="no")
        talk(one)
    assert sql(settings.url, "select phrase from talk order by number") == [("yes",), ("no",)]


def test_a_finished_game_says_nothing_of_it(
    host: Device, friend: Device, settings: Settings
) -> None:
    table = two(host, friend)
    with host.at(table, 0) as one, friend.at(table, 1) as other:
        one.send(t="say", seat=0, text="quicksilver")
        talk(one)
        one.send(t="end")
        question = other.until(lambda m: m["t"] == "view" and m["question"])["question"]
        other.send(t="answer", number=question["number"], agree=True)
        other.until(lambda m: m["t"] == "view" and m["over"])
        other.send(t="say", seat=1, phrase="thanks")
        assert talk(other)[-1]["phrase"] == "thanks"
    host.come()
    record = host.client.get(f"/api/tables/{table}/record").text
    assert record
    assert "quicksilver" not in record
    assert "quicksilver" in kept(settings)
    for device in (host, friend):
        device.come()
        assert device.client.delete(f"/api/tables/{table}").status_code == 204
    assert sql(settings.url, "select count(*) from talk") == [(0,)]


def test_a_copy_has_no_talk(client: TestClient) -> None:
    table = opened(client, game="destinies", seats=[{"name": "Hedda"}])
    copied = client.post(f"/api/tables/{table}/copies", json={}).json()["table"]
    with seated(client, copied) as one:
        assert not one.table["talk"]
