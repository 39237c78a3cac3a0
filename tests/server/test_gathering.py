"""Before its first choice, a table that gathers shows nothing of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fateloom.games import registry
from tests.server.conftest import Device, sql

if TYPE_CHECKING:
    from fateloom.server.settings import Settings

WITH_FRIENDS = sorted(game for game in registry if max(registry[game].seat_counts) > 1)


@pytest.mark.parametrize("game", WITH_FRIENDS)
def test_nothing_is_dealt_before_all_are_ready(host: Device, friend: Device, game: str) -> None:
    table = host.open(game=game)
    friend.join(table, host.link(table, 1), "Otto")
    with host.at(table, 0) as mine, friend.at(table, 1) as theirs, friend.at(table) as watching:
        for screen in (mine, theirs, watching):
            view = screen.view
            assert view["view"] is None
            assert view["events"] == view["legal"] == view["waiting"] == []
            assert view["topic"] is view["undo"] is None
        friend.come()
        [listed] = friend.client.get("/api/tables").json()["tables"]
        assert (listed["view"], listed["waiting"], listed["begun"]) == (None, [], False)
        for device in (host, friend):
            device.change(table, "ready", on=True)
        for screen in (mine, theirs, watching):
            view = screen.until(lambda message: message["t"] == "view")
            assert screen.table["begun"]
            assert view["view"] is not None
            assert (view["number"], view["first"]) == (0, 0)
            assert view["waiting"]


def test_a_game_under_way_that_gathers_again_shows_where_it_stands(
    host: Device, friend: Device, settings: Settings
) -> None:
    table = host.open()
    friend.join(table, host.link(table, 1), "Otto")
    host.change(table, "begin")
    with host.at(table, 0) as screen:
        seat = screen.view["waiting"][0]
    with (host, friend)[seat].at(table, seat) as screen:
        screen.choose(seat, screen.view["legal"][0]["id"])
    sql(settings.url, "UPDATE tables SET begun = false, seatings = seatings + 1")
    friend.change(table, "rename", seat=1, name="Ott")
    with friend.at(table, 1) as screen:
        assert not screen.table["begun"]
        assert screen.view["view"] is not None
