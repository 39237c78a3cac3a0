"""Outboxes that hold nothing but the newest view, and games where several choose at once."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from crossroads.game import CROSSROADS

from fateloom.games import registry
from fateloom.server.refusals import ServerRefusal
from fateloom.server.schema.http import NewTable, SeatPlan
from fateloom.server.schema.socket import Look, Table, View, encode
from fateloom.server.store.chain import Head
from fateloom.server.tables.chat import Pace, Talk
from fateloom.server.tables.session import TableSession
from fateloom.server.tables.viewer import MAX_ANSWERS, Viewer
from fateloom.table import setup
from fateloom.table.decide import following
from fateloom.table.log import Entry, Header, new_entry
from fateloom.table.seating import Player
from fateloom.table.state import TableState
from tests.aio import TimelessLoop, complete
from tests.moves import ids
from tests.server.conftest import Screen, done, opened, seated, tables_of

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.core.game import Game


DEVICE = "d" * 64


def live() -> TableSession:
    """A table that nobody saves, both its seats a device's."""
    header = setup.header_of(NewTable("destiny", (SeatPlan("A"), SeatPlan("B")), "7"), ())
    header = replace(header, seating=header.seating.opened_by(DEVICE))

    async def never(_: str) -> tuple[Header, TableState]:
        raise AssertionError

    play = TableState(registry["destiny"], header)
    talk = Talk(Pace("1/second", "1/second", "1/second"))
    return TableSession(None, header, play, Head(0, b""), never, talk)  # type: ignore[arg-type]


def advance(table: TableSession, choices: int, rng: Random) -> None:
    """Make choices as if they were saved, and tell everybody."""
    for _ in range(choices):
        play = table.play
        seat = play.state.waiting[0]
        trial = play.trial(seat, str(rng.choice(play.state.legal(seat))))
        entry = new_entry(play.number + 1, "choice", seat, trial.choice.move)
        play.commit(following(table.header, play, entry, trial.state)._replace(trial=trial))
        table.publish()


@pytest.mark.thorough
def test_a_slow_reader_gets_the_newest_view_and_all_events() -> None:
    async def read() -> None:
        table, screen, sent = live(), Screen(), 0
        viewer = Viewer(table, DEVICE)
        table.watchers.add(viewer)
        open_gate = asyncio.Event()
        open_gate.set()

        async def slow(text: str) -> None:
            nonlocal sent
            await open_gate.wait()
            screen.take(json.loads(text))
            sent += 1

        speaking = asyncio.create_task(viewer.send_all(slow, 10.0))
        viewer.look(Look(0))
        rng = Random(1)
        for burst in range(10):
            open_gate.clear()
            advance(table, 8, rng)
            await asyncio.sleep(0.01)
            open_gate.set()
            await asyncio.sleep(0.01)
            assert screen.view["number"] == 8 * (burst + 1)
        assert sent <= 22  # the table, then at most two views a burst, and one before
        assert len(screen.events) == len(table.play.events)
        fresh = Viewer(table, DEVICE)
        fresh.look(Look(0))
        assert isinstance(fresh._next(), Table)
        view = fresh._next()
        assert isinstance(view, View)
        assert screen.events == json.loads(encode(view.events))
        speaking.cancel()

    complete(read())


def test_a_reader_that_takes_nothing_is_given_up() -> None:
    async def read() -> None:
        table = live()
        viewer = Viewer(table, DEVICE)
        viewer.look(Look(0))
        with pytest.raises(TimeoutError):
            await viewer.send_all(lambda text: asyncio.sleep(60), 0.02)

    complete(read())


def test_every_send_has_the_whole_time() -> None:
    """One timer serves many of them."""

    async def read() -> None:
        viewer = Viewer(live(), DEVICE)
        times: list[float] = []

        async def slow(text: str) -> None:
            times.append(asyncio.get_running_loop().time())
            viewer.pong()
            await asyncio.sleep(0.3 if len(times) < 5 else 60)

        with pytest.raises(TimeoutError):
            await viewer.send_all(slow, 0.5)
        assert len(times) == 5
        assert asyncio.get_running_loop().time() - times[-1] >= 0.5

    complete(read(), TimelessLoop)


def test_answers_do_not_pile_up() -> None:
    viewer = Viewer(live(), DEVICE)
    for _ in range(1000):
        viewer.on_error(ServerRefusal("too-fast"))
        viewer.pong()
    said = []
    while (message := viewer._next()) is not None:
        said.append(message)
    assert isinstance(said.pop(0), Table)
    assert len(said) == MAX_ANSWERS


# --- several at once ---------------------------------------------------------------------------


@pytest.fixture
def crossroads(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(registry._places, "crossroads", "")
    monkeypatch.setitem(registry._games, "crossroads", CROSSROADS)
    return "crossroads"


@pytest.mark.thorough
def test_another_seats_answer_makes_no_view_old(client: TestClient, crossroads: str) -> None:
    table = opened(client, game=crossroads, seats=[{"name": n} for n in "ABC"])
    with seated(client, table, 0) as one, seated(client, table, 1) as two:
        # Both look at view 0 and choose at the same time.
        one.choose(0, "set 3", 0)
        two.send(t="choose", seat=1, move="set 5", number=0)
        two.until(lambda message: message["number"] == 2)
        one.until(lambda message: message["number"] == 2)
        assert one.view["waiting"] == [2]
        # One's own choice does: a second click is not a second choice.
        assert one.choose(0, "set 4", 0)["code"] == "stale"


def test_a_sealed_choice_is_taken_back_from_under_anothers(
    client: TestClient, crossroads: str
) -> None:
    table = opened(client, game=crossroads, seats=[{"name": n} for n in "ABC"])
    with seated(client, table, 0) as one, seated(client, table, 1) as two:
        one.choose(0, "set 3", 0)
        two.get()
        two.choose(1, "set 5")
        assert one.get()["undo"]["id"] == "set 3"
        one.ask(t="undo", seat=0, number=2)
        assert one.view["waiting"] == [0, 2]
        two.until(lambda message: message["number"] == 3)
        assert two.view["view"]["mine"] == 5
        assert two.view["undo"]["id"] == "set 5"
        before = one.view
        # A restart would tell the same.
        tables: Any = tables_of(client)
        header = tables._live[table].header
        entries = done(client, tables.store.load, table)[1]
        again = TableState.loaded(CROSSROADS, header, entries)
        assert again.state == tables._live[table].play.state
        assert again.events == tables._live[table].play.events
        assert again.number == before["number"]


DESTINY_HEADER = setup.header_of(NewTable("destiny", (SeatPlan("A"), SeatPlan("B")), "7"), ())
CROSSROADS_HEADER = setup._header("crossroads", 1, 3, {}, [Player("A"), Player("B")])


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "header"), [(registry["destiny"], DESTINY_HEADER), (CROSSROADS, CROSSROADS_HEADER)]
)
def test_play_with_undo_is_the_same_after_a_restart(game: Game[Any, Any], header: Header) -> None:
    rng = Random(4)
    play = TableState(game, header)
    entries: list[Entry] = []
    while not play.over and len(entries) < 400:
        backers = [seat for seat in range(2) if play.undoable(seat)]
        if backers and rng.random() < 0.3:
            back = play.withdrawal(backers[0])
            entries.append(new_entry(play.number + 1, "undo", backers[0], back.move))
            after = following(header, play, entries[-1], back.recorder.state)
            play.commit(after._replace(withdrawal=back))
        else:
            seat = rng.choice(play.state.waiting)
            trial = play.trial(seat, str(rng.choice(play.state.legal(seat))))
            entries.append(new_entry(play.number + 1, "choice", seat, trial.choice.move))
            after = following(header, play, entries[-1], trial.state)
            play.commit(after._replace(trial=trial))
        if len(entries) % 20 == 0 or play.over:
            again = TableState.loaded(game, header, entries)
            assert again.state == play.state
            assert again.events == play.events
            assert [again.undoable(s) for s in range(2)] == [play.undoable(s) for s in range(2)]
            for at in range(0, len(play.choices), 7):
                assert again.at(at) == play.at(at)


def test_a_view_that_cannot_be_made_beforehand_costs_no_choice(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The choice is already saved, so it counts, and viewers see it."""
    table = opened(client)
    foreseen: list[object] = []

    def fails(_: object, watchers: set[Viewer]) -> None:
        foreseen.extend(watcher.sight for watcher in watchers)
        raise RuntimeError

    monkeypatch.setattr("fateloom.server.tables.session.foresee", fails)
    with seated(client, table, 0) as screen:
        seat = screen.view["waiting"][0]
        screen.look(seat)
        number = screen.view["number"]
        after = screen.choose(seat, ids(screen.view)[0])
        assert (after["number"], after["choices"]) == (number + 1, 1)
    assert foreseen == [(seat, ())]
