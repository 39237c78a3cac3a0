"""Programs at a table: they answer for their seat."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.core.errors import FateloomError
from fateloom.games.realms import cards as realms
from fateloom.server.settings import COOKIE
from fateloom.table.commands import Choose
from tests.moves import ids
from tests.server.conftest import Json, opened, seated, serving, sql, tables_of, waited
from tests.server.history import migrated
from tests.server.programs import THREE, again, sitting, two_devices
from tests.server.test_secrets import given_away
from tests.server.test_store import failing, rows, store_of

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings

EVERY_CARD = [*realms.NAME[:11], "Shop", "Necromancy", "Magic"]


def test_a_program_answers_as_long_as_its_limit_allows(client: TestClient) -> None:
    with sitting(client) as around:
        around.to_bids()
        first, second, seller = around.asked, (around.asked + 1) % 3, (around.asked + 2) % 3
        shown = around.set(first, "limit", limit=2)
        assert shown["program"] == {"kind": "limit", "args": {"limit": 2}, "lasts": False}
        around.catch_up(shown["number"] + 1)
        assert around.seats[second].view["view"]["auction"]["calls"] == [[first, 1]]
        around.play("bid 2")
        around.play("pass")
        # Now 3 would be needed.
        around.catch_up(around.seats[seller].view["number"] + 1)
        calls = around.seats[first].view["view"]["auction"]["calls"]
        assert calls == [[first, 1], [second, 2], [seller, 0], [first, 0]]
        assert around.what == "pay"
        while around.what == "pay":
            around.play()
        assert around.seats[first].view["program"] is None
        assert around.live.play.programs == {}


@pytest.mark.thorough
def test_an_order_outlasts_auctions_until_what_it_waits_for(client: TestClient) -> None:
    with sitting(client) as around:
        around.to_bids()
        shown = around.set(2, "until", what=["outbid"])
        assert shown["program"] == {"kind": "until", "args": {"what": ["outbid"]}, "lasts": True}
        for _ in range(60):
            screen = around.seats[around.asked]
            if around.what == "bid" and around.asked == 2:
                around.catch_up(screen.view["number"] + 1)
            else:
                around.play("pass" if around.what == "bid" else None)
        assert around.seats[2].view["view"]["turn"] > 3
        assert around.seats[2].view["program"] == shown["program"]


def test_only_its_holders_see_it(slow: TestClient) -> None:
    with two_devices(slow) as (around, guest):
        hedda, anna, otto = around.seats
        before = [len(each.raw) for each in (anna, guest, otto)]
        shown = around.set(0, "until", what=["Magic"])
        assert shown["program"]["args"] == {"what": ["Magic"]}
        assert shown["number"] == 0
        for each, had in zip((anna, guest, otto), before, strict=True):
            assert each.ask(t="ping")["t"] == "pong"
            assert len(each.raw) == had + 1, "somebody was told"
        # The device of both seats sees it from the one, and not from the other.
        assert otto.look(2)["program"] is None
        assert otto.look(None)["program"] is None
        assert otto.look(0)["program"] == shown["program"]
        assert around.cancel(0)["program"] is None
        assert otto.get()["program"] is None
        around.set(0, "until", what=["Magic"])
        for stranger in (anna, guest):
            refused = stranger.ask(t="program", seat=0, kind="until", args={"what": ["Shop"]})
            assert refused["code"] == "not-your-seat"
            assert stranger.ask(t="cancel", seat=0)["code"] == "not-your-seat"
        assert anna.look(1)["program"] is None
        assert hedda.look(0)["program"] == shown["program"]
        assert '"until"' not in slow.get("/api/tables").text


def test_a_program_is_cancelled_and_replaced(slow: TestClient) -> None:
    with sitting(slow) as around:
        around.to_bids()
        seat = around.asked
        around.set(seat, "limit", limit=2)
        assert around.set(seat, "pass")["program"]["kind"] == "pass"
        assert around.cancel(seat)["program"] is None
        assert around.cancel(seat)["program"] is None
        assert around.call(around.live.answering, seat) is None
        around.pending()
        around.play("bid 1")


@pytest.mark.thorough
def test_no_answer_comes_once_it_is_cancelled(slow: TestClient) -> None:
    with sitting(slow) as around:
        around.to_bids()
        seat = around.asked
        around.set(seat, "limit", limit=2)
        answer = around.call(around.live.answering, seat)
        number = around.seats[seat].view["number"]
        around.cancel(seat)
        around.call(around.live.execute, answer)
        # Nor does one that was settled otherwise meanwhile.
        around.set(seat, "limit", limit=3)
        around.call(around.live.execute, answer)
        around.pending()
        assert around.seats[seat].look(seat)["number"] == number


@pytest.mark.parametrize("first", ["person", "program"])
def test_person_and_program_answer_at_once(slow: TestClient, first: str) -> None:
    """The first answer counts; the other one is for an outdated view."""
    with sitting(slow) as around:
        around.to_bids()
        seat = around.asked
        number = around.set(seat, "limit", limit=2)["number"]
        live = around.live
        (device,) = live.seating.holders[seat]
        answer = around.call(live.answering, seat)
        ends: list[Any] = []

        async def race() -> None:
            person = live.execute(Choose(device, seat, "pass", number))
            program = live.execute(answer)
            tries = [person, program] if first == "person" else [program, person]
            ends.extend(await asyncio.gather(*tries, return_exceptions=True))

        around.call(race)
        around.catch_up(number + 1)
        calls = around.seats[0].view["view"]["auction"]["calls"]
        if first == "person":
            assert ends == [None, None]
            assert calls == [[seat, 0]]
            # A player who makes another choice has taken over.
            assert around.seats[seat].view["program"] is None
        else:
            assert isinstance(ends[1], FateloomError)
            assert ends[1].code == "stale"
            assert calls == [[seat, 1]]
            assert around.seats[seat].view["program"] is not None
        assert live.play.number == number + 1


@pytest.mark.thorough
def test_answering_as_the_program_would_leaves_it(slow: TestClient) -> None:
    with sitting(slow) as around:
        around.to_bids()
        seat = around.asked
        around.set(seat, "limit", limit=3)
        around.play("bid 1")
        assert around.seats[seat].view["program"]["args"] == {"limit": 3}
        around.play("bid 2")
        around.play("pass")
        around.play("bid 4")
        assert around.seats[seat].view["program"] is None


@pytest.mark.thorough
def test_both_kinds_outlive_the_server(settings: Settings) -> None:
    lasting = replace(settings, program_least=3600.0, program_most=3600.0)
    with serving(lasting) as client, sitting(client) as around:
        around.to_bids()
        first, second = around.asked, (around.asked + 1) % 3
        around.set(first, "limit", limit=2)
        around.set(second, "until", what=["outbid", "Ghoul"])
        programs = [screen.look(seat)["program"] for seat, screen in enumerate(around.seats)]
        number = around.seats[0].view["number"]
        table = around.table
    with serving(lasting) as later:
        later.cookies = client.cookies
        with again(later, table) as around:
            assert [screen.view["program"] for screen in around.seats] == programs
            assert around.seats[first].view["topic"]
    # A server that takes no pause answers as soon as somebody comes.
    with serving(settings) as last:
        last.cookies = client.cookies
        with again(last, table) as around:
            around.catch_up(number + 1)
            calls = around.seats[0].view["view"]["auction"]["calls"]
            assert calls[0] == [first, 1]


# --- undo, pause, seats that are given up ---------------------------------------------


def test_taking_back_its_answer_ends_it(slow: TestClient) -> None:
    with sitting(slow) as around:
        around.to_bids()
        seat = around.asked
        around.set(seat, "limit", limit=2)
        around.obey(seat)
        screen = around.seats[seat]
        assert screen.view["undo"]["id"] == "bid 1"
        number = screen.view["number"]
        shown = screen.ask(t="undo", seat=seat, number=number)
        assert shown["program"] is None
        around.catch_up(number + 1)
        around.play("pass")


def test_an_undo_that_opens_the_auction_again_finds_the_programs(slow: TestClient) -> None:
    with sitting(slow) as around:
        around.to_bids()
        first, last = around.asked, (around.asked + 2) % 3
        around.set(first, "limit", limit=4)
        around.obey(first)
        around.play("pass")
        around.play("pass")
        assert around.what == "pay"
        assert around.seats[first].view["program"] is not None
        assert around.seats[first].view["topic"] is None
        number = around.seats[last].view["number"]
        around.seats[last].ask(t="undo", seat=last, number=number)
        around.catch_up(number + 1)
        around.play("bid 2")
        around.obey(first)
        assert around.seats[0].view["view"]["auction"]["calls"][-1] == [first, 3]


def test_an_undo_elsewhere_leaves_an_order(slow: TestClient) -> None:
    with sitting(slow) as around:
        around.to_bids()
        seat = around.asked
        around.set(seat, "until", what=EVERY_CARD)
        around.play("bid 1")
        number = around.seats[seat].view["number"]
        assert around.seats[seat].ask(t="undo", seat=seat, number=number)["program"]


def test_a_card_put_up_again_is_another_auction(slow: TestClient) -> None:
    with sitting(slow) as around:
        while around.what != "offer":
            around.play()
        seller = around.asked
        around.play()
        bidder = around.asked
        around.set(bidder, "limit", limit=5)
        topic = around.seats[bidder].view["topic"]
        number = around.seats[seller].view["number"]
        around.seats[seller].ask(t="undo", seat=seller, number=number)
        around.catch_up(number + 1)
        assert around.seats[bidder].view["program"] is None
        around.play(ids(around.seats[seller].view)[0])
        screen = around.seats[bidder]
        assert screen.view["topic"] != topic
        late = screen.ask(t="program", seat=bidder, kind="limit", args={"limit": 5}, topic=topic)
        assert late["code"] == "stale"
        assert screen.get()["program"] is None


@pytest.mark.thorough
def test_a_paused_table_is_not_answered_at(client: TestClient) -> None:
    with sitting(client) as around:
        around.to_bids()
        seat = around.asked
        around.seats[seat].ask(t="pause", on=True)
        number = around.seats[seat].view["number"]
        around.catch_up(number)
        assert around.set(seat, "limit", limit=2)["program"]
        assert around.call(around.live.answering, seat) is None
        around.pending()
        around.seats[seat].ask(t="pause", on=False)
        around.catch_up(number + 2)
        assert around.seats[0].view["view"]["auction"]["calls"] == [[seat, 1]]


def test_a_seat_that_is_given_up_has_no_program(slow: TestClient, settings: Settings) -> None:
    table = opened(slow, **THREE)
    mine = slow.cookies[COOKIE]
    theirs = given_away(slow, table, 1)
    with seated(slow, table, 0) as hedda:
        assert hedda.ask(t="program", seat=0, kind="until", args={"what": ["Magic"]})["program"]
        slow.cookies.clear()
        slow.cookies[COOKIE] = theirs
        with seated(slow, table, 1) as anna:
            anna.ask(t="program", seat=1, kind="until", args={"what": ["Shop"]})
            slow.cookies.clear()
            slow.cookies[COOKIE] = mine
            assert slow.delete(f"/api/tables/{table}").status_code == 204
            assert rows(settings, "select seat from programs") == [(1,)]
            tables = tables_of(slow)
            assert set(tables._live[table].play.programs) == {1}
    slow.cookies.clear()
    slow.cookies[COOKIE] = theirs
    assert slow.delete(f"/api/tables/{table}").status_code == 204
    assert rows(settings, "select count(*) from programs") == [(0,)]
    assert rows(settings, "select count(*) from tables") == [(0,)]


def test_a_table_that_goes_takes_its_answers_along(slow: TestClient) -> None:
    with sitting(slow) as around:
        around.to_bids()
        around.set(around.asked, "pass")
        answering = around.tables._programs
        waited(lambda: answering.busy(around.table))
        assert slow.delete(f"/api/tables/{around.table}").status_code == 204
        waited(lambda: not answering.busy(around.table))


# --- what is refused, and what fails --------------------------------------------------


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"kind": "sing"}, "no-such-program"),
        ({"kind": "limit"}, "program-argument"),
        ({"kind": "limit", "args": {"limit": 0}}, "program-number"),
        ({"kind": "limit", "args": {"limit": 99}}, "program-number"),
        ({"kind": "limit", "args": {"limit": ["Magic"]}}, "program-argument"),
        ({"kind": "limit", "args": {"limit": "5"}}, "malformed-message"),
        ({"kind": "limit", "args": {"limit": 1.5}}, "malformed-message"),
        ({"kind": "limit", "args": {"limit": True}}, "malformed-message"),
        ({"kind": "limit", "args": [5]}, "malformed-message"),
        ({"kind": "limit", "args": {"limit": 5}, "topic": 5}, "malformed-message"),
        ({"kind": "limit", "args": {"limit": 5}, "number": 5}, "malformed-message"),
        ({"kind": "limit", "args": {"limit": 5, "more": 1}}, "program-argument"),
        ({"kind": "limit", "args": {"limit": 5}}, "stale"),
        ({"kind": "limit", "args": {"limit": 5}, "topic": "1: 0 Golem"}, "stale"),
        ({"kind": "until", "args": {"what": []}}, "program-argument"),
        ({"kind": "until", "args": {"what": ["Golem", "Golem"]}}, "program-argument"),
        ({"kind": "until", "args": {"what": ["x" * 64]}}, "program-word"),
        ({"kind": "until", "args": {"what": ["x" * 65]}}, "malformed-message"),
        ({"kind": "until", "args": {"what": ["Champion"]}}, "program-idle"),
        ({"kind": "until", "args": {"what": ["Golem"] * 101}}, "malformed-message"),
        ({"kind": "x" * 33}, "malformed-message"),
        ({"kind": None}, "malformed-message"),
        ({"seat": 3, "kind": "pass"}, "not-your-seat"),
        ({"seat": -1, "kind": "pass"}, "not-your-seat"),
        ({"seat": "0", "kind": "pass"}, "malformed-message"),
    ],
)
def test_what_cannot_be_set_changes_nothing(
    slow: TestClient, settings: Settings, message: Json, code: str
) -> None:
    with sitting(slow) as around:
        around.to_bids()
        seat = around.asked
        kept = around.set(seat, "limit", limit=7)["program"]
        screen = around.seats[seat]
        answer = screen.ask(**{"t": "program", "seat": seat, **message})
        assert (answer["t"], answer["code"]) == ("refused", code)
        assert screen.look(seat)["program"] == kept
        assert rows(settings, "select args from programs") == [('{"limit": 7}',)]


def test_a_game_without_programs_takes_none(client: TestClient) -> None:
    with seated(client, opened(client), 0) as screen:
        assert (screen.view["program"], screen.view["topic"]) == (None, None)
        refused = screen.ask(t="program", seat=0, kind="pass")
        assert refused["code"] == "no-such-program"
        assert screen.ask(t="cancel", seat=0)["program"] is None


def test_what_cannot_be_kept_is_not_set(slow: TestClient, settings: Settings) -> None:
    with sitting(slow) as around:
        screen = around.seats[0]
        with failing(store_of(slow), "database or disk is full"):
            refused = screen.ask(t="program", seat=0, kind="until", args={"what": ["Magic"]})
            assert refused["code"] == "store-full"
        assert screen.look(0)["program"] is None
        around.set(0, "until", what=["Magic"])
        with failing(store_of(slow), "disk I/O error", at="commit"):
            assert screen.ask(t="cancel", seat=0)["code"] == "store-failed"
        # What is not saved is not so: the order stands.
        assert screen.look(0)["program"]
        assert len(rows(settings, "select * from programs")) == 1


def test_a_program_that_this_server_does_not_know_is_left_out(settings: Settings) -> None:
    with serving(settings) as client:
        table = opened(client, **THREE)
    line = "insert into programs values (:table, 0, 'sing', :args, null)"
    sql(settings.url, line, table=table, args='{"loud": 1}')
    with serving(settings) as later:
        later.cookies = client.cookies
        with seated(later, table, 0) as screen:
            assert screen.view["program"] is None
            set_now = screen.ask(t="program", seat=0, kind="until", args={"what": ["Magic"]})
            assert set_now["program"]["kind"] == "until"
    assert rows(settings, "select kind from programs") == [("until",)]


def test_a_game_that_trips_over_a_program_leaves_the_seat_to_its_person(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    with sitting(client) as around:
        around.to_bids()
        seat = around.asked
        number = around.seats[seat].view["number"]
        monkeypatch.setattr(
            "fateloom.games.realms.game.follow", lambda *_: around.live.play.game.parse("bid 55")
        )
        around.set(seat, "pass")
        around.pending()
        assert around.seats[seat].look(seat)["number"] == number
        around.play("bid 1")


def test_tables_from_before_programs_get_a_place_for_them(settings: Settings) -> None:
    migrated(settings.url, "0002")
    migrated(settings.url, "head")
    assert rows(settings, "select count(*) from programs") == [(0,)]
