"""What everybody is asked: taking back a choice that others have answered."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from fateloom.table import votes
from tests.moves import ids
from tests.server.conftest import Device, serving, tables_of, two

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings
    from tests.server.conftest import Json, Seat


@pytest.fixture
def screens(host: Device, friend: Device) -> Iterator[list[Seat]]:
    """Two devices at a table that has begun, each with a seat before it."""
    table = two(host, friend)
    with host.at(table, 0) as one, friend.at(table, 1) as other:
        yield [one, other]


def level(screens: list[Seat]) -> None:
    """Let every screen show what the newest does."""
    newest = max(screen.view["number"] for screen in screens)
    for screen in screens:
        if screen.view["number"] < newest:
            screen.until(lambda message: message.get("number") == newest)


def play_until_answered(screens: list[Seat], rng: Random) -> int:
    """Play at two devices until a seat can take back its choice by consent alone: that seat."""
    for _ in range(400):
        level(screens)
        for seat, screen in enumerate(screens):
            if screen.view["consent"]:
                return seat
        seat = screens[0].view["waiting"][0]
        assert screens[seat].choose(seat, rng.choice(ids(screens[seat].view)))["t"] == "view"
    raise AssertionError("nobody answered a choice that revealed nothing")


def asked_for_undo(screens: list[Seat], rng: Random) -> tuple[int, int]:
    """A seat that has asked to take back an answered choice, and the number it asked at."""
    seat = play_until_answered(screens, rng)
    number = screens[seat].view["number"]
    screens[seat].ask(t="undo", seat=seat, number=number)
    question(screens[1 - seat])
    return seat, number


def question(screen: Seat) -> Json:
    """The next view that has another question than the one on the screen; that question."""
    before = screen.view["question"]
    asked: Json = screen.until(lambda m: m.get("question", before) != before)["question"]
    return asked


def test_an_answered_choice_goes_back_by_consent(screens: list[Seat]) -> None:
    seat = play_until_answered(screens, Random(1))
    asker, asked = screens[seat], screens[1 - seat]
    number, choices, move = (asker.view[key] for key in ("number", "choices", "undo"))
    told = asker.ask(t="undo", seat=seat, number=number)
    assert told["question"] == {
        "kind": "undo",
        "seat": seat,
        "number": number + 1,
        "awaited": [1 - seat],
        "declined": None,
        "lapsed": False,
    }
    assert question(asked) == told["question"]
    text = move["text"]
    assert text not in asked.raw[-1] or text in {e["code"] for e in asked.events}
    # Not one's own word counts, nor one to another question.
    assert asked.ask(t="answer", number=number, agree=True)["code"] == "question-over"
    asker.send(t="answer", number=number + 1, agree=True)
    assert asker.ask(t="ping")["t"] == "pong"
    events = len(asked.events)
    after = asked.ask(t="answer", number=number + 1, agree=True)
    assert after["choices"] < choices
    assert after["question"] is None
    assert 0 < after["first"] == len(asked.events) < events
    (note,) = after["notes"]
    assert (note["kind"], note["seat"]) == ("rewind", seat)
    back = asker.until(lambda message: message["number"] == after["number"])
    assert back["waiting"] == [seat]
    assert move in back["legal"]
    # The table continues from there, also after it is reloaded.
    assert asker.choose(seat, move["id"])["t"] == "view"


def test_a_refusal_is_told_and_the_game_goes_on(screens: list[Seat]) -> None:
    seat, number = asked_for_undo(screens, Random(2))
    asker, asked = screens[seat], screens[1 - seat]
    asked.ask(t="answer", number=number + 1, agree=False)
    assert question(asker)["declined"] == 1 - seat
    assert asker.view["undo"] is None
    again = asker.ask(t="undo", seat=seat, number=number + 2)
    assert again["code"] == "undo-declined"
    turn = asker.view["waiting"][0]
    view = screens[turn].choose(turn, ids(screens[turn].view)[0])
    assert view["question"] is None


def test_playing_on_answers_too(screens: list[Seat]) -> None:
    seat, _ = asked_for_undo(screens, Random(3))
    asker = screens[seat]
    turn = asker.view["waiting"][0]
    chooser = screens[turn]
    # What was shown before the question is no old view for that.
    before = chooser.view["number"] - 1
    assert chooser.choose(turn, ids(chooser.view)[0], before)["question"] is None


def test_the_asker_may_withdraw(screens: list[Seat]) -> None:
    seat, number = asked_for_undo(screens, Random(4))
    asker = screens[seat]
    asker.ask(t="answer", number=number + 1, agree=False)
    assert asker.view["question"] is None
    assert asker.view["consent"], "a question that was withdrawn may be asked again"


@pytest.mark.thorough
def test_a_question_survives_a_restart_and_lapses_in_time(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings) as client:
        host, friend = Device(client), Device(client)
        table = two(host, friend)
        with host.at(table, 0) as one, friend.at(table, 1) as other:
            screens = [one, other]
            seat = play_until_answered(screens, Random(5))
            choices = one.view["choices"]
            screens[seat].ask(t="undo", seat=seat, number=screens[seat].view["number"])
    with serving(settings) as client:
        host = Device(client, host.secret)
        with host.at(table, 0) as one:
            assert one.view["question"]["seat"] == seat
            assert not one.view["question"]["lapsed"]
    monkeypatch.setitem(votes.LASTS, votes.VoteKind.UNDO, 0.0)
    with serving(settings) as client:
        host = Device(client, host.secret)
        with host.at(table, 0) as one:
            if not one.view["question"]["lapsed"]:
                one.until(lambda message: message["question"]["lapsed"])
            assert one.view["choices"] == choices


def test_bots_wait_while_people_are_asked(settings: Settings) -> None:
    seats = [{"name": "Hedda"}, {"name": "Anna", "friend": True}, {"name": "Owl", "bot": "random"}]
    with serving(replace(settings, bot_pace=3600.0)) as client:
        host, friend = Device(client), Device(client)
        table = two(host, friend, seats=seats, seed="8")  # Hedda leads, then Anna chooses
        live = tables_of(client)._held[table]
        with host.at(table, 0) as one, friend.at(table, 1) as other:
            one.choose(0, ids(one.view)[0])
            other.until(lambda message: message["number"] == 1)
            other.choose(1, ids(other.view)[0])
            one.until(lambda message: message["number"] == 2)
            assert live.bot_to_move() == 2
            one.ask(t="undo", seat=0, number=2)
            assert question(other)
            assert live.bot_to_move() is None
            other.ask(t="answer", number=3, agree=False)
            assert live.bot_to_move() == 2


@pytest.mark.thorough
def test_nobody_is_asked_at_one_device(client: TestClient) -> None:
    """There the people can talk, and bots cannot: as the rules of undo have it."""
    device = Device(client)
    table = device.open(seats=[{"name": "Hedda"}, {"name": "Anna"}])
    with device.at(table, 0) as screen:
        rng = Random(7)
        for _ in range(60):
            seat = screen.view["waiting"][0]
            screen.look(seat)
            assert not screen.view["consent"]
            screen.choose(seat, rng.choice(ids(screen.view)))


def test_what_was_learned_is_not_taken_back(screens: list[Seat]) -> None:
    """By nobody's consent: after chance fell or something was shown, it is not even asked."""
    codes = set()
    rng = Random(8)
    for _ in range(80):
        level(screens)
        for seat, screen in enumerate(screens):
            if screen.view["undo"] is None:
                answer = screen.ask(t="undo", seat=seat, number=screen.view["number"])
                codes.add(answer["code"])
        seat = screens[0].view["waiting"][0]
        screens[seat].choose(seat, rng.choice(ids(screens[seat].view)))
    assert codes & {"undo-chance", "undo-shown"}
    assert "undo-answered" not in codes, "that could have been asked"


def test_who_was_removed_is_in_the_log(host: Device, friend: Device) -> None:
    table = two(host, friend)
    with host.at(table, 0) as screen:
        host.change(table, "remove", seat=1)
        told = screen.until(lambda message: message.get("notes"))
        assert told["notes"] == [
            {"first": len(screen.events), "kind": "removed", "seat": 1, "number": 0}
        ]
        assert screen.table["called"] == {"0": "Otto"}, "known before the view that needs it"
        host.change(table, "bot", seat=1, bot="random")
        screen.until(lambda message: message["number"] >= told["number"])


# --- ending a game that leads nowhere -------------------------------------------------------------


def test_a_game_ends_when_everybody_agrees(host: Device, friend: Device) -> None:
    table = two(host, friend)
    with host.at(table, 0) as one, friend.at(table, 1) as other, host.at(table) as guest:
        told = other.ask(t="end")
        assert (told["question"]["kind"], told["question"]["awaited"]) == ("end", [0])
        one.until(lambda message: message.get("question"))
        over = one.ask(t="answer", number=told["question"]["number"], agree=True)
        assert (over["over"], over["called_off"], over["waiting"]) == (True, True, [])
        assert (ids(over), over["undo"], over["question"]) == ([], None, None)
        assert [note["kind"] for note in over["notes"]] == ["end"]
        guest.until(lambda message: message["over"])
        assert guest.look(1)["seat"] == 1, "what is over is open to all"
        move = {"seat": 0, "move": "done", "number": over["number"]}
        assert one.ask(t="choose", **move)["code"] == "game-over"
    record = host.client.get(f"/api/tables/{table}/record")
    assert '"end":{"reason":"called-off","winners":[],"ranking":[]}' in record.text
    brought = host.client.post("/api/records", content=record.text).json()["table"]
    with host.at(brought) as screen:
        assert (screen.view["over"], screen.view["called_off"]) == (True, True)
    assert host.client.get(f"/api/tables/{brought}/record").text == record.text


def test_a_game_that_is_ended_at_rest_rests_no_more(host: Device, friend: Device) -> None:
    table = two(host, friend)
    with host.at(table, 0) as one, friend.at(table, 1) as other:
        assert one.ask(t="pause", on=True)["paused"]
        assert other.until(lambda message: message.get("paused"))
        number = other.ask(t="end")["question"]["number"]
        one.until(lambda message: message.get("question"))
        over = one.ask(t="answer", number=number, agree=True)
        assert (over["over"], over["paused"]) == (True, False)
        assert one.look(None, at=over["choices"])["paused"] is False
    (row,) = host.client.get("/api/tables").json()["tables"]
    assert (row["over"], row["paused"]) == (True, False)


def test_one_no_is_enough_to_play_on(screens: list[Seat]) -> None:
    one, other = screens
    number = other.ask(t="end")["question"]["number"]
    one.until(lambda message: message.get("question"))
    assert one.ask(t="answer", number=number, agree=False)["question"]["declined"] == 0
    assert not one.view["over"]


def test_at_one_device_nobody_else_is_asked(host: Device) -> None:
    table = host.open(seats=[{"name": "Hedda"}, {"name": "Anna"}])
    with host.at(table, 0) as screen:
        assert screen.ask(t="end")["called_off"]


def test_a_guest_ends_nothing(host: Device, friend: Device, client: TestClient) -> None:
    table = two(host, friend)
    with Device(client).at(table) as guest:
        assert guest.ask(t="end")["code"] == "only-watching"


@pytest.mark.thorough
def test_alone_there_is_nobody_to_agree_with(host: Device) -> None:
    table = host.open(game="hand", seats=[{"name": "Hedda"}])
    with host.at(table, 0) as screen:
        assert screen.ask(t="end")["code"] == "end-alone"
