"""Only its holders can tell that a program answers for a seat."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.core.game import Program
from fateloom.server.tables.programs import ProgramRunner
from tests.moves import ids
from tests.server.conftest import Seat, serving
from tests.server.programs import sitting, two_devices
from tests.server.test_store import rows

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings


def whole_game(client: TestClient, settings: Settings, *, programmed: bool) -> dict[str, Any]:
    """A game in which seat 0 bids up to a limit, by hand or by program: all that others get."""
    rng = Random(3)
    lists: list[Any] = []
    limit: Program | None = None
    with two_devices(client) as (around, guest):
        hedda, anna, otto = around.seats
        for step in range(300):
            if hedda.view["over"]:
                break
            topic = hedda.view["topic"]
            if topic and (limit is None or limit.topic != topic):
                limit = Program("limit", {"limit": 1 + step % 3}, topic)
                if programmed:
                    around.set(0, "pass")
                    around.cancel(0)
                    around.set(0, "limit", **limit.args)
            if around.what == "bid":
                lists.append(client.get("/api/tables").json()["tables"][0]["view"])
            if around.what != "bid" or around.asked != 0:
                around.play(rng.choice(ids(around.seats[around.asked].view)))
            elif programmed:
                around.obey(0)
            else:
                assert limit is not None
                play = around.live.play
                view, legal = play.state.view(0), play.state.legal(0)
                around.play(str(play.game.follow(limit, view, legal)))
            while guest.view["number"] < hedda.view["number"]:
                guest.get()
        for screen in (*around.seats, guest):
            assert screen.ask(t="ping")["t"] == "pong"
        log = rows(
            settings,
            f"select seq, kind, seat, move from log where table_id = '{around.table}' order by seq",
        )
    heard = {"anna": played(anna), "otto": played(otto), "guest": played(guest)}
    return {**heard, "lists": lists, "log": log}


def played(screen: Seat) -> list[str]:
    """What a socket was sent but what differs between tables: their ids, and the nonces that are
    told at the end."""
    messages = [json.loads(raw) for raw in screen.raw]
    return [
        json.dumps({name: value for name, value in each.items() if name != "deal"})
        for each in messages
        if each["t"] != "table"
    ]


@pytest.mark.thorough
def test_others_get_the_same_bytes_with_and_without_a_program(
    slow: TestClient, settings: Settings
) -> None:
    by_hand = whole_game(slow, settings, programmed=False)
    by_program = whole_game(slow, settings, programmed=True)
    bids = [move for _, _, seat, move in by_hand["log"] if seat == 0 and move.startswith("bid")]
    assert len(bids) > 5
    for key, heard in by_hand.items():
        assert heard == by_program[key], key


@pytest.mark.thorough
def test_the_end_shows_no_program_and_keeps_none(slow: TestClient, settings: Settings) -> None:
    with sitting(slow, options={"deck": "base", "turns": 50}) as around:
        around.set(0, "until", what=["Magic"])
        assert rows(settings, "select seat, kind, topic from programs") == [(0, "until", None)]
        rng = Random(1)
        screen = around.seats[0]
        while not screen.view["over"]:
            if around.call(around.live.answering, 0):
                around.obey(0)
            else:
                around.play(rng.choice(ids(around.seats[around.asked].view)))
        for each in around.seats:
            for seat in range(3):
                assert (each.look(seat)["program"], each.view["topic"]) == (None, None)
                assert each.look(seat, 20)["program"] is None
        order = {"t": "program", "seat": 0, "kind": "until", "args": {"what": ["Magic"]}}
        assert screen.ask(**order)["code"] == "game-over"
        record = slow.get(f"/api/tables/{around.table}/record").text
        assert "until" not in record
        assert "program" not in record
    assert rows(settings, "select * from programs") == []


@pytest.mark.parametrize(
    ("kind", "args"), [("limit", {"limit": 9}), ("limit", {"limit": 1}), ("pass", {})]
)
def test_the_pause_is_drawn_without_a_look_at_the_program(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, kind: str, args: dict[str, Any]
) -> None:
    drawn: list[tuple[float, float]] = []

    class Chance:
        def uniform(self, least: float, most: float) -> float:
            drawn.append((least, most))
            return 0.0

    monkeypatch.setattr("fateloom.server.tables.programs._CHANCE", Chance())
    with serving(replace(settings, program_least=1.0, program_most=3.0)) as client:
        with sitting(client) as around:
            around.to_bids()
            number = around.set(around.asked, kind, **args)["number"]
            around.catch_up(number + 1)
        assert drawn == [(1.0, 3.0)]


def test_the_usual_pause_is_a_persons(tmp_path: Path) -> None:
    from fateloom.server.settings import Settings

    usual = Settings(tmp_path)
    assert (usual.program_least, usual.program_most) == (1.0, 3.0)
    answering = ProgramRunner(usual)
    assert not answering.busy("ab")
