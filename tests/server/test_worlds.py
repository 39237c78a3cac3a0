"""Two worlds over the wire: what a seat may not know changes no message that it gets.

At many moments of a game the state of its table is replaced by another one that looks the same to
a seat (`Game.determinize`). Everything that the server sends to this seat and to a spectator is
compared with what it sent before: greetings, talk, views in two languages with what may be undone,
refusals and lists.
"""

from __future__ import annotations

import json
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.games import registry
from tests.moves import ids
from tests.server.conftest import Device, done, tables_of, two
from tests.server.test_archive import LATER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.testclient import TestClient

    from fateloom.core.game import State
    from fateloom.table.state import TableState
    from tests.server.conftest import Json, Seat

pytestmark = pytest.mark.thorough

CHOICES = 60
SEATS = [{"name": "Hedda"}, {"name": "Anna", "friend": True}]


@pytest.mark.parametrize("game", list(registry))
def test_what_is_hidden_changes_no_message(
    client: TestClient, host: Device, friend: Device, game: str
) -> None:
    rng = Random(game)
    people: tuple[Device, ...] = (host, friend)
    if 2 in registry[game].seat_counts:
        table = two(host, friend, game=game, seats=SEATS, seed="9")
    else:
        people, table = (host,), host.open(game=game, seats=SEATS[:1], seed="9")
    seats = range(len(people))
    tables, guest = tables_of(client), Device(client)
    compared = differed = undone = 0
    for choice in range(CHOICES):
        play = done(client, tables.table, table).play
        if play.over:
            break
        for seat, device in enumerate(people):
            other = play.game.determinize(play.state.view(seat), rng)
            # The past of both is the same: what happened, what was learned, and how
            # often chance was asked.
            other.random, other.learned = play.state.random, play.state.learned
            other.events = play.state.events
            views = [[state.view(each) for each in seats] for state in (play.state, other)]
            # Alone, all that is hidden is hidden from everybody.
            differed += views[0] != views[1] if len(seats) > 1 else play.state != other
            for eyes, at in ((device, seat), (guest, None)):
                before = everything(eyes, table, at)
                with world(client, play, other):
                    after = everything(eyes, table, at)
                message = f"choice {choice}, guessed by {seat}, sent to {at}"
                assert differences(before, after) == [], message
                compared += len(before)
        seat = play.state.waiting[0]
        with people[seat].at(table, seat) as screen:
            heard(screen, "view", t="look", seat=seat)
            number = screen.view["number"]
            if choice % 20 == 10 and friend in people:
                heard(screen, "talk", t="say", seat=seat, text=f"Word {choice}")
            if screen.view["undo"] and rng.random() < 0.3:
                undone += 1
                screen.send(t="undo", seat=seat, number=number)
            else:
                screen.send(t="choose", seat=seat, move=rng.choice(ids(screen.view)), number=number)
            later(screen, number)
        if choice == CHOICES // 2:
            assert done(client, tables.store.archive, LATER, 50, ()) == {table: True}
    assert compared > 500
    assert differed > 10, "the worlds are hardly different"
    assert undone > 0


def later(screen: Seat, number: int) -> None:
    """Wait until the choice is made."""
    screen.until(lambda told: told.get("number", 0) > number)


def heard(screen: Seat, kind: str, **message: Any) -> None:
    """Send a message, and wait for an answer of this kind."""
    screen.send(**message)
    screen.until(lambda told: told["t"] == kind)


def everything(device: Device, table: str, seat: int | None) -> list[Json]:
    """All that this device is sent when it comes to a seat, or to watch."""
    with device.at(table, seat) as screen:
        heard(screen, "view", t="look", seat=seat)
        heard(screen, "view", t="look", seat=seat, languages=["de"])
        number = screen.view["number"]
        heard(screen, "refused", t="choose", seat=seat or 0, move="castle", number=number)
        heard(screen, "refused", t="undo", seat=seat or 0, number=0)
        heard(screen, "refused", t="look", seat=seat, at=0)
        told = [json.loads(raw) for raw in screen.raw]
    greeting, *rest = told
    for player in greeting["players"]:
        del player["presence"]  # comes and goes with the sockets of this test
    told = [greeting, *(each for each in rest if each["t"] != "table")]
    return [*told, device.client.get("/api/tables").json()]


def differences(one: Any, other: Any, where: str = "") -> list[str]:
    """Where two messages differ, with what is there in each."""
    if type(one) is type(other) and isinstance(one, (dict, list)) and len(one) == len(other):
        parts = one if isinstance(one, dict) else range(len(one))
        if not isinstance(one, dict) or one.keys() == other.keys():
            found = [differences(one[part], other[part], f"{where}/{part}") for part in parts]
            return [each for some in found for each in some]
    return [] if one == other else [f"{where}: {one!r}, {other!r}"]


@contextmanager
def world(client: TestClient, play: TableState, state: State) -> Iterator[None]:
    """The table with this state in place of its own."""

    def put(now: State) -> None:
        play._stand(play.standing._replace(state=now))
        play.recorder.state = now
        play.shown = {}

    async def on_loop(now: State) -> None:
        put(now)

    real: Any = play.state
    done(client, on_loop, state)
    try:
        yield
    finally:
        done(client, on_loop, real)
