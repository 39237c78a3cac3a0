"""Advice among several people: everybody agrees to it first, and everybody reads who asked."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from fateloom.bots.advice import PIECES
from fateloom.table.notes import Note
from fateloom.table.visibility import MAX_NOTES
from tests.moves import ids
from tests.server.conftest import Device, done, opened, seated, serving, tables_of, two
from tests.server.test_advice import advice, ask, is_done
from tests.server.test_votes import level, question
from tests.server.test_worlds import world

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings
    from tests.server.conftest import Json, Seat
    from tests.server.lanes import Lanes


@pytest.fixture
def table(host: Device, friend: Device) -> str:
    return two(host, friend)


@pytest.fixture
def screens(host: Device, friend: Device, table: str) -> Iterator[list[Seat]]:
    """Two devices at a table that has begun, each with a seat before it."""
    with host.at(table, 0) as one, friend.at(table, 1) as other:
        yield [one, other]


def agree(screens: list[Seat]) -> None:
    """The first asks for advice for everybody, and the second agrees."""
    asker, asked = screens
    assert asker.ask(t="allow-advice")["question"]["kind"] == "advice"
    number = question(asked)["number"]
    asked.send(t="answer", number=number, agree=True)
    for screen in screens:
        screen.seated(lambda table: table["advice"] == "now")
        screen.until(lambda message: message["t"] == "view" and message["question"] is None)


def noted(view: Json) -> list[tuple[str, int]]:
    return [(note["kind"], note["seat"]) for note in view["notes"]]


def chooser(screens: list[Seat]) -> int:
    """Play on until a seat has a choice between several moves; that seat."""
    while True:
        level(screens)
        seat: int = screens[0].view["waiting"][0]
        moves = ids(screens[seat].view)
        if len(moves) > 1:
            return seat
        screens[seat].choose(seat, moves[0])


def test_all_agree_and_all_read_who_asks(screens: list[Seat], lanes: Lanes) -> None:
    assert [screen.table["advice"] for screen in screens] == ["ask", "ask"]
    ask(screens[0])
    assert advice(screens[0])["code"] == "advice-asks"
    agree(screens)
    assert [noted(screen.view) for screen in screens] == [[("advice", 0)]] * 2
    seat = chooser(screens)
    number = screens[seat].view["number"]
    ask(screens[seat], seat=seat)
    told = screens[seat].until(is_done)
    assert (told["seat"], told["number"]) == (seat, number)
    other = screens[1 - seat]
    other.until(lambda message: message["t"] == "view" and message["number"] > number)
    assert noted(other.view) == [("advice", 0), ("advised", seat)]
    assert not any('"t":"advice"' in raw for raw in other.raw), "the answer is for who asked"
    # The same question again is no news, and its view may still be answered.
    ask(screens[seat], seat=seat, number=number)
    screens[seat].until(is_done)
    view = screens[seat].choose(seat, ids(screens[seat].view)[0], number)
    assert noted(view).count(("advised", seat)) == 1
    assert {each[1].seat for each in lanes.seen} == {seat}


def test_a_refusal_leaves_everything_as_it_was(screens: list[Seat], lanes: Lanes) -> None:
    asker, asked = screens
    asker.ask(t="allow-advice")
    number = question(asked)["number"]
    assert asked.ask(t="answer", number=number, agree=False)["question"]["declined"] == 1
    ask(asker, number=number + 1)
    assert advice(asker)["code"] == "advice-asks"
    assert not lanes.seen


def test_someone_who_comes_later_has_to_agree(
    screens: list[Seat], table: str, host: Device, friend: Device, third: Device
) -> None:
    agree(screens)
    secret = host.link(table, 0, "along")
    third.join(table, secret)  # a second device of the same player changes nothing
    host.come()
    assert screens[1].table["advice"] == "now"
    friend.change(table, "leave", seat=1)
    screens[0].seated(lambda told: not told["players"][1]["held"])
    other = Device(host.client)
    other.join(table, host.link(table, 1), "Ida")
    screens[0].seated(lambda told: told["players"][1]["held"])
    assert screens[0].table["advice"] == "ask"
    with other.at(table, 1) as screen:
        assert screen.table["advice"] == "ask"


def test_it_survives_a_restart(settings: Settings) -> None:
    with serving(settings) as client:
        host, friend = Device(client), Device(client)
        table = two(host, friend)
        with host.at(table, 0) as one, friend.at(table, 1) as other:
            agree([one, other])
    with serving(settings) as client:
        host = Device(client, host.secret)
        with host.at(table, 0) as screen:
            assert screen.table["advice"] == "now"
            assert noted(screen.view) == [("advice", 0)]


@pytest.mark.usefixtures("lanes")
def test_one_device_passed_round_has_nobody_to_ask(client: TestClient) -> None:
    with seated(client, opened(client), 0) as screen:
        assert screen.table["advice"] == "ask"
        screen.send(t="allow-advice")
        screen.seated(lambda table: table["advice"] == "now")
        screen.until(lambda message: message["t"] == "view")
        seat = screen.view["waiting"][0]
        screen.look(seat)
        ask(screen, seat=seat)
        screen.until(is_done)
        assert noted(screen.view) == [("advice", 0), ("advised", seat)]


def test_only_players_may_ask_for_it(screens: list[Seat], table: str, third: Device) -> None:
    with third.at(table) as guest:
        assert guest.table["advice"] is None
        assert guest.ask(t="allow-advice")["code"] == "only-watching"
    assert screens[0].view["question"] is None


def test_a_game_without_advice_has_none_to_agree_to(host: Device, friend: Device) -> None:
    with host.at(two(host, friend, game="destinies"), 0) as screen:
        assert screen.table["advice"] is None
        assert screen.ask(t="allow-advice")["code"] == "advice-none"


@pytest.mark.usefixtures("lanes")
def test_a_question_too_many_is_not_in_the_log(settings: Settings) -> None:
    with serving(replace(settings, advising="1/minute")) as client:
        host, friend = Device(client), Device(client)
        table = two(host, friend)
        with host.at(table, 0) as one, friend.at(table, 1) as other:
            agree([one, other])
            seat = chooser([one, other])
            screen = (one, other)[seat]
            ask(screen, seat=seat)
            screen.until(is_done)
            screen.choose(seat, ids(screen.view)[0])
            seat = chooser([one, other])
            while (one, other)[seat] is not screen:
                (one, other)[seat].choose(seat, ids((one, other)[seat].view)[0])
                seat = chooser([one, other])
            ask(screen, seat=seat)
            assert advice(screen)["code"] == "too-fast"
            assert noted(screen.view).count(("advised", seat)) == 1


def test_many_questions_hide_no_other_event(client: TestClient, screens: list[Seat]) -> None:
    play = done(client, tables_of(client).table, screens[0].table["table"]).play
    agree(screens)
    play.notes += [Note(0, "advised", 0, "")] * (MAX_NOTES + 5)
    told = noted(screens[0].look(0))
    assert told[0] == ("advice", 0)
    assert told.count(("advised", 0)) == MAX_NOTES


def test_what_others_hide_changes_no_advice(
    client: TestClient, screens: list[Seat], table: str, lanes: Lanes
) -> None:
    """Two worlds: the table is replaced by one that looks the same to the seat that asks."""
    agree(screens)
    rng, differed = Random(4), 0
    for _ in range(6):
        seat = chooser(screens)
        number = screens[seat].view["number"]
        play = done(client, tables_of(client).table, table).play
        answers = []
        other = play.game.determinize(play.state.view(seat), rng)
        other.random, other.learned = play.state.random, play.state.learned
        other.events = play.state.events
        differed += other.view(1 - seat) != play.state.view(1 - seat)
        for state in (play.state, other):
            lanes.seen.clear()
            with world(client, play, state):
                ask(screens[seat], seat=seat, number=number)
                answers.append((screens[seat].until(is_done), list(lanes.seen)))
        assert len(answers[0][1]) == 1 + PIECES
        assert answers[0] == answers[1]
        level(screens)
        screens[seat].choose(seat, rng.choice(ids(screens[seat].view)))
    assert differed
