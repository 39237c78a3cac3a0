"""What a list of tables tells of what happened last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fateloom.table.visibility import MAX_LATEST
from tests.moves import ids
from tests.server.conftest import FRIENDS, Json, opened, seated

if TYPE_CHECKING:
    from starlette.testclient import TestClient


def entry(client: TestClient, table: str) -> Json:
    """The table in the list."""
    return next(e for e in client.get("/api/tables").json()["tables"] if e["table"] == table)


def test_the_list_has_the_latest_events_that_everybody_saw(client: TestClient) -> None:
    table = opened(client)
    listed: list[Json] = []
    for _ in range(10):
        with seated(client, table) as screen:
            # Each of them draws what only they may see.
            assert any(event["code"] == "skip" for event in screen.events)
            public = [event for event in screen.events if event["code"] != "skip"]
        listed = entry(client, table)["events"]
        assert listed == public[-MAX_LATEST:]
        assert all("private" not in event for event in listed)
        [seat, *_] = entry(client, table)["waiting"]
        with seated(client, table, seat) as screen:
            screen.choose(seat, ids(screen.view)[0])
    assert len(listed) == MAX_LATEST


def test_a_table_that_gathers_tells_nothing(client: TestClient) -> None:
    assert entry(client, opened(client, **FRIENDS))["events"] == []
