"""The schema the client's types are made from holds what is really sent."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import TYPE_CHECKING, Any

import jsonschema
import pytest

from fateloom.games import registry
from fateloom.server.schema.__main__ import schema
from tests.server.conftest import TWO, environment, opened, seated
from tests.server.test_play import play_out

if TYPE_CHECKING:
    from starlette.testclient import TestClient

SCHEMA = schema()


def validator(name: str) -> jsonschema.Draft202012Validator:
    return _validator(SCHEMA["properties"][name])


def view_of(game: str) -> jsonschema.Draft202012Validator:
    return _validator(SCHEMA["properties"]["Views"]["properties"][game])


def _validator(shape: Any) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator({**shape, "$defs": SCHEMA["$defs"]})


@pytest.mark.thorough
def test_the_program_prints_it() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fateloom.server.schema"],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == json.loads(json.dumps(SCHEMA))


@pytest.mark.thorough
def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(SCHEMA)
    for part in text.split('"#/$defs/')[1:]:
        assert part.split('"')[0] in SCHEMA["$defs"]
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


def test_every_game_has_its_moves_under_its_name() -> None:
    moves = SCHEMA["properties"]["Moves"]["properties"]
    assert set(moves) == set(registry)
    attach = {"id": "play G+1 on GB4", "kind": "attach", "text": "play G+1 on GB4"}
    fits = _validator(moves["destiny"]).is_valid
    assert fits({**attach, "args": {"card": "G+1", "base": "GB4"}})
    assert not fits({**attach, "args": {"card": "G+1"}})


def test_every_game_has_its_views_under_its_name() -> None:
    views = SCHEMA["properties"]["Views"]["properties"]
    assert set(views) == set(registry)
    assert views["destiny"] == {"$ref": "#/$defs/DestinyView"}
    assert views["realms"] == {"$ref": "#/$defs/RealmsView"}
    shapes = {"View", "Look", "DestinyLook", "DestinyPlayer", "RealmsPlayer"}
    assert shapes <= set(SCHEMA["$defs"])


@pytest.mark.thorough
@pytest.mark.parametrize("game", list(registry))
def test_all_that_is_sent_fits(client: TestClient, game: str) -> None:
    seats = [{"name": "Hedda"}, {"name": "Anna"}][: registry[game].seat_counts[0]]
    options = {"goal": 3} if game == "destiny" else {}
    table = opened(client, game=game, seats=seats, options=options)
    with seated(client, table, 0) as screen:
        screen.ask(t="ping")
        screen.choose(5, "done")
        play_out(screen, Random(1))
        screen.look(len(seats) - 1, 3)
        screen.ask(t="look", seat=0, at=3, open=True)
        screen.ask(t="course")
    said, view = validator("FromServer"), view_of(game)
    moves = _validator(SCHEMA["properties"]["Moves"]["properties"][game])
    for raw in screen.raw:
        message = json.loads(raw)
        said.validate(message)
        if message["t"] == "view":
            for each in (message["view"], *message.get("open", ())):
                view.validate(each)
            for move in message["legal"]:
                moves.validate(move)
    validator("Games").validate(client.get("/api/games").json())
    validator("Tables").validate(client.get("/api/tables").json())
    validator("Refusal").validate(client.get("/api/nothing").json())
    validator("NewTable").validate(TWO)


@pytest.mark.parametrize("message", [{"t": "look", "seat": "x"}, {"t": "choose", "seat": 1}, {}])
def test_what_is_refused_does_not_fit(message: dict[str, Any]) -> None:
    assert not validator("FromClient").is_valid(message)
