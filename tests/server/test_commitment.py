"""The commitment to a deal: sent before the first choice, and what it was made of after the end."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.core.commitment import commitment
from fateloom.core.record import Record
from fateloom.core.rng import KEYED
from fateloom.games import registry
from tests.moves import ids
from tests.server.conftest import Device, opened, rechained, seated, serving, sql, two

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings
    from tests.server.conftest import Json


def end(client: TestClient, table: str) -> tuple[Json, Json]:
    """End a game by the will of its one device, or play it out where nobody may end it: who sits
    there, and the last view."""
    with seated(client, table, 0) as screen:
        last = screen.ask(t="end") if len(screen.table["players"]) > 1 else screen.view
        chance = Random(1)
        while not last["over"]:
            last = screen.choose(0, chance.choice(ids(last)))
        return screen.table, last


def fits(table: Json, deal: Json) -> bool:
    """What the client computes."""
    found = commitment(
        game=table["game"],
        rules=deal["rules"],
        seats=len(table["players"]),
        options=table["options"],
        seed=int(deal["seed"]),
        nonce=deal["nonce"],
    )
    return bool(found == table["commitment"])


@pytest.mark.parametrize("name", list(registry))
def test_it_fits_what_is_told_at_the_end(client: TestClient, name: str) -> None:
    seats = [{"name": f"P{seat}"} for seat in range(registry[name].seat_counts[:2][-1])]
    table = opened(client, game=name, seats=seats, seed=None)
    with seated(client, table, 0) as screen:
        before = screen.table
        assert len(before["commitment"]) == 64
        assert "deal" not in screen.view
        assert "nonce" not in "".join(screen.raw)
    after, view = end(client, table)
    assert after["commitment"] == before["commitment"]
    assert fits(before, view["deal"])
    assert KEYED <= int(view["deal"]["seed"]) < 2 * KEYED
    assert not fits(before, {**view["deal"], "seed": "7"})


def test_nobody_is_told_before_the_end(host: Device, friend: Device) -> None:
    table = two(host, friend, seed=None)
    for device, seat in ((host, 0), (friend, 1), (friend, None)):
        with device.at(table, seat) as screen:
            assert len(screen.table["commitment"]) == 64
            assert "deal" not in screen.view
    listed = host.client.get("/api/tables").text
    assert "nonce" not in listed
    assert "commitment" not in listed


def test_the_record_carries_it(client: TestClient) -> None:
    table = opened(client, seed=None)
    seated_, view = end(client, table)
    record = Record.loads(client.get(f"/api/tables/{table}/record").text)
    assert record.nonce == view["deal"]["nonce"]
    assert record.commitment == seated_["commitment"]
    assert str(record.seed) == view["deal"]["seed"]
    answer = client.post("/api/records", content=record.dumps())
    with seated(client, answer.json()["table"], 0) as screen:
        assert screen.table["commitment"] == seated_["commitment"]
        assert screen.view["deal"] == view["deal"]


def test_it_outlives_the_process(settings: Settings) -> None:
    with serving(settings) as client:
        table = opened(client, seed=None)
        with seated(client, table, 0) as screen:
            before = screen.table["commitment"]
        cookies = dict(client.cookies)
    with serving(settings) as client:
        client.cookies.update(cookies)
        after, view = end(client, table)
        assert after["commitment"] == before
        assert fits(after, view["deal"])


def test_playing_again_is_another_deal(client: TestClient) -> None:
    table = opened(client, seed="7")
    first, view = end(client, table)
    again = client.post(f"/api/tables/{table}/rematch").json()["table"]
    second, then = end(client, again)
    assert second["commitment"] != first["commitment"]
    assert then["deal"]["nonce"] != view["deal"]["nonce"]
    assert fits(second, then["deal"])


def test_a_copy_is_the_same_deal(client: TestClient) -> None:
    seats = [{"name": "Hedda"}, {"name": "Anna"}]
    story: dict[str, Any] = {"game": "destinies", "seats": seats}
    table = opened(client, **story)
    copy = client.post(f"/api/tables/{table}/copies", json={"name": None}).json()["table"]
    assert end(client, copy)[0]["commitment"] == end(client, table)[0]["commitment"]


def test_a_table_from_before_there_was_one_plays_on(settings: Settings) -> None:
    with serving(settings) as client:
        table = opened(client)
        cookies = dict(client.cookies)
    sql(settings.url, "UPDATE tables SET nonce = NULL")
    rechained(settings.url, table)
    with serving(settings) as client:
        client.cookies.update(cookies)
        told, view = end(client, table)
        assert told["commitment"] is None
        assert "deal" not in view
        record = client.get(f"/api/tables/{table}/record").text
        assert "commitment" not in json.loads(record.splitlines()[0])
