"""A server with stories of its own."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from fateloom.games.destinies.scenario.codec import dump
from tests.server.conftest import opened, seated, serving
from tests.story.folders import scenario

if TYPE_CHECKING:
    from pathlib import Path

    from fateloom.server.settings import Settings

OWN = {
    "game": "destinies",
    "seats": [{"name": "Ada"}, {"name": "Owl", "bot": "greedy"}],
    "options": {"scenario": "own"},
}


def test_it_is_played_with_bots_and_waits_while_it_is_away(
    settings: Settings, tmp_path: Path
) -> None:
    file = tmp_path / "own.json"
    file.write_text(json.dumps(dump(replace(scenario("everything"), id="own"))))
    having = replace(settings, stories=(file,))
    with serving(having) as client:
        table = opened(client, **OWN)
        with seated(client, table, 0) as screen:
            # The bot answers from a process of its own, which knows the story too.
            while screen.view["choices"] < 8:
                if screen.view["legal"]:
                    move = screen.view["legal"][0]["id"]
                    screen.send(t="choose", seat=0, move=move, number=screen.view["number"])
                screen.until(lambda message: message["t"] == "view")
        device = dict(client.cookies)
    with serving(settings) as client:
        client.cookies.update(device)
        listed = client.get("/api/tables").json()["tables"]
        assert [each["broken"]["code"] for each in listed] == ["option-value"]
    with serving(having) as client:
        client.cookies.update(device)
        with seated(client, table, 0) as screen:
            assert screen.view["choices"] >= 8
