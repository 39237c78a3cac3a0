"""What happens to a choice or a question while something else happens to its table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.core.errors import FateloomError
from fateloom.server.api.devices import hashed, new_secret
from fateloom.server.refusals import StoreRefusal
from fateloom.table.commands import CallOff, Choose, Reply
from tests.server.conftest import BOTH, Device, done, seated, serving, sql, tables_of, two

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings
    from fateloom.server.tables.session import TableSession
    from fateloom.table.seating import Seating


async def raced(first: Awaitable[None], second: Awaitable[None], turns: int) -> list[Any]:
    """The results of both, the second started this number of event loop iterations later."""
    one = asyncio.ensure_future(first)
    for _ in range(turns):
        await asyncio.sleep(0)
    return list(await asyncio.gather(one, second, return_exceptions=True))


async def turn_of(live: TableSession, host: str) -> tuple[int, str]:
    """The moment at which the second seat is to choose, and what it may."""
    while 1 not in live.play.state.waiting:
        await live.execute(Choose(host, 0, str(live.play.state.legal(0)[0]), live.play.number))
    return live.play.number, str(live.play.state.legal(1)[0])


@pytest.mark.thorough
@pytest.mark.parametrize("database", BOTH, indirect=True)
@pytest.mark.parametrize("how", ["removed", "handed"])
def test_a_seat_is_lost_while_its_person_chooses(
    host: Device, friend: Device, client: TestClient, settings: Settings, how: str
) -> None:
    """At any moment of the choice: it counts while they held the seat, or not at all."""
    came = lost = 0
    hosting, own, third = hashed(host.secret), hashed(friend.secret), hashed(new_secret())
    for turns in range(12):
        table = two(host, friend)
        live = done(client, tables_of(client).table, table)
        link = hashed(friend.link(table, 1, "hand"))
        number, move = done(client, turn_of, live, hosting)

        def change(seating: Seating, link: str = link) -> Seating:
            if how == "removed":
                return seating.cleared(hosting, 1)
            return seating.joined(link, third, None)

        choosing, changing = live.execute(Choose(own, 1, move, number)), live.reseat(change)
        if turns % 2:
            chosen, changed = done(client, raced, choosing, changing, turns)
        else:
            changed, chosen = done(client, raced, changing, choosing, turns)
        assert changed is None
        assert own not in live.seating.holders[1]
        if chosen is None:
            came += 1
        else:
            lost += 1
            assert isinstance(chosen, FateloomError)
            assert chosen.code == "not-your-seat"
        # That another device sits down there is a line of the log, too.
        assert live.play.number == number + (chosen is None) + (how == "handed")
        lines = sql(settings.url, "select count(*) from log where table_id = :id", id=table)
        assert lines == [(live.play.number,)]
    assert came
    assert lost


@pytest.mark.thorough
@pytest.mark.parametrize("step", ["ask", "agree", "decline"])
@pytest.mark.parametrize("written", [False, True])
def test_the_database_is_lost_in_the_middle_of_a_question(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, step: str, written: bool
) -> None:
    """Whether the line reached the disk or not: what is shown is what stands there, now and after
    a restart, and the question can be answered then."""
    with serving(settings) as client:
        host, friend = Device(client), Device(client)
        secrets = host.secret, friend.secret
        table = two(host, friend)
        tables = tables_of(client)
        live = done(client, tables.table, table)
        kept = tables.store.append

        async def lost(*args: Any, **more: Any) -> None:
            if written:
                await kept(*args, **more)
            raise StoreRefusal("store-away")

        async def asked() -> None:
            await live.execute(CallOff(hashed(secrets[0])))

        async def answered() -> None:
            question = live.play.question
            assert question is not None
            await live.execute(Reply(hashed(secrets[1]), question.number, step == "agree"))

        async def trouble() -> str:
            monkeypatch.setattr(tables.store, "append", lost)
            try:
                await (asked() if step == "ask" else answered())
            except StoreRefusal as error:
                return error.code
            finally:
                monkeypatch.setattr(tables.store, "append", kept)
            return ""

        if step != "ask":
            done(client, asked)
        assert done(client, trouble) == "store-away"
        now = live.play.number, live.play.question, live.play.over
    with serving(settings) as client:
        live = done(client, tables_of(client).table, table)
        question = live.play.question
        assert (live.play.number, question, live.play.over) == now
        assert live.play.number == (0 if step == "ask" else 1) + written
        assert live.play.over is (step == "agree" and written)
        if question is not None and question.open:
            host, friend = (Device(client, secret) for secret in secrets)
            with friend.at(table, 1) as screen:
                number = screen.view["question"]["number"]
                screen.send(t="answer", number=number, agree=True)
                assert screen.until(lambda m: m["t"] == "view" and m["number"] > number)["over"]


def test_replays_and_languages_that_are_none(client: TestClient, finished: str) -> None:
    """Moments and tags by script: far off, like paths, giant, many."""
    table = client.post("/api/records", content=finished).json()["table"]
    giant = "9" * 5000
    with seated(client, table, 0) as screen:
        last = screen.view["choices"]
        for at in (-1, last + 1, 10**9, -(10**9), 2**63, -(2**63), 2**64, 10**40):
            answer = screen.ask(t="look", seat=0, at=at)
            assert answer["code"] in ("no-such-moment", "malformed-message"), at
        for at in ("../1", "0", 1.5, True, [0], {"at": 0}, giant):
            assert screen.ask(t="look", seat=0, at=at)["code"] == "malformed-message", at
        for seat in (-1, 2, 10**30):
            answer = screen.ask(t="look", seat=seat, at=0)
            assert answer["code"] in ("look-no-such-seat", "malformed-message")
        # Any order, back and forth.
        for at in [*range(0, last + 1, 7), *range(last, -1, -11), 0, last]:
            assert screen.look(1, at)["at"] == at
        for tags in (["..-..", "a/b"], ["de-" + "x" * 5000], ["de"] * 1000, ["de\0"], ["de-"]):
            answer = screen.ask(t="look", seat=0, languages=tags)
            assert answer["code"] == "malformed-message"
    headers = ("../../etc/passwd", "de," * 5000, "de-" + "x" * 9000, "*;q=-1", ",,,;;;", "\u00e4")
    for header in headers:
        for path in ("/api/tables", "/api/games"):
            told = client.get(path, headers={b"accept-language": header.encode("latin-1")})
            assert told.status_code == 200
            assert "passwd" not in told.text
    pages = ("%2e%2e", "..%2f..", "a" * 5000, "0" * 33, "x/../../record", "%00", "%ff")
    for word in pages:
        for rest in ("record", "save", "socket"):
            told = client.get(f"/api/tables/{word}/{rest}")
            assert told.status_code in (403, 404), (word, rest)
