"""Lessons at a server: set up by their name alone, followed by the bots, kept with their table."""

from __future__ import annotations

import json
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.core.lessons import Lesson, is_one_of
from fateloom.games import registry
from fateloom.table.lessons import lesson_of
from tests.games.test_lessons import every_lesson
from tests.moves import ids
from tests.server.conftest import seated, serving
from tests.server.test_play import play_out
from tests.server.test_save_files import brought_in, taken

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings
    from tests.server.conftest import Json, Seat

FIRST: Json = {"game": "destiny", "lesson": "first"}


def begun(client: TestClient, lesson: Json = FIRST) -> str:
    answer = client.post("/api/tables", json=lesson)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def taken_back(screen: Seat, number: int) -> Json:
    """The view in which the person is asked again after taking their latest choice back."""
    screen.send(t="undo", seat=0, number=number)
    screen.until(lambda message: message["t"] == "view" and message["number"] > number)
    return my_turn(screen)


def lesson_in_list(client: TestClient, table: str) -> Any:
    listed = client.get("/api/tables").json()["tables"]
    return next(each["lesson"] for each in listed if each["table"] == table)


def my_turn(screen: Seat) -> Json:
    """The view in which the person is asked, or the game is over."""
    while not (screen.view["over"] or ids(screen.view)):
        screen.hear()
    return screen.view


def test_a_lesson_is_set_up_by_its_name_alone(client: TestClient) -> None:
    lesson = lesson_of("destiny", "first")
    table = begun(client)
    with seated(client, table, 0) as screen:
        assert screen.table["lesson"] == "first"
        assert screen.table["options"] == registry["destiny"].checked(lesson.options)
        seats = [(each["name"], each["bot"]) for each in screen.table["players"]]
        assert seats == [(each.name, each.bot) for each in lesson.seats]
        assert "Knight" in my_turn(screen)["view"]["hand"]
    assert lesson_in_list(client, table) == "first"


def test_the_lessons_of_a_game_are_listed_with_their_minutes(client: TestClient) -> None:
    games = {each["name"]: each for each in client.get("/api/games").json()["games"]}
    lessons = {each["name"]: each["minutes"] for each in games["destiny"]["lessons"]}
    assert list(lessons) == ["first", "second"]
    assert lessons["second"] == lesson_of("destiny", "second").minutes


@pytest.mark.parametrize(
    "more",
    [
        {"seed": "7"},
        {"options": {"goal": 3}},
        {"seats": [{"name": "Hedda"}, {"name": "Anna"}]},
        {"clock": {"kind": "soft", "seconds": 60}},
        {"joint": True},
    ],
)
def test_nothing_else_may_be_named(client: TestClient, more: Json) -> None:
    answer = client.post("/api/tables", json={**FIRST, **more})
    assert (answer.status_code, answer.json()["code"]) == (422, "lesson-alone")


def test_a_lesson_that_there_is_not_is_refused(client: TestClient) -> None:
    for name in ("third", "../first", ""):
        answer = client.post("/api/tables", json={**FIRST, "lesson": name})
        assert (answer.status_code, answer.json()["code"]) == (422, "no-such-lesson")
    answer = client.post("/api/tables", json={"game": "destiny"})
    assert (answer.status_code, answer.json()["code"]) == (422, "seat-count")


def test_the_bot_follows_its_script_and_goes_on_by_itself(client: TestClient) -> None:
    with seated(client, begun(client), 0) as screen:
        for move in ("identity Knight", "done", "done", "done"):
            my_turn(screen)
            screen.choose(0, move)
        me, other = my_turn(screen)["view"]["players"]
        assert (other["identity"], other["total"], me["total"]) == ("Druid", 2, 0)
        for move in ("play NB3", "done", "play N+3 on NB3", "play Cx4 on NB3"):
            my_turn(screen)
            screen.choose(0, move)
        assert my_turn(screen)["view"]["players"][0]["points"] == 2
        while not screen.view["over"]:
            screen.choose(0, ids(screen.view)[-1])
            my_turn(screen)


def test_it_goes_on_after_the_server_has_started_again(settings: Settings) -> None:
    with serving(settings) as client:
        table = begun(client)
        with seated(client, table, 0) as screen:
            my_turn(screen)
            screen.choose(0, "identity Knight")
            my_turn(screen)
        cookies = dict(client.cookies)
    with serving(settings) as client:
        client.cookies.update(cookies)
        with seated(client, table, 0) as screen:
            assert screen.table["lesson"] == "first"
            assert my_turn(screen)["view"]["players"][1]["identity"] == "Druid"


def test_it_is_part_of_a_file(client: TestClient) -> None:
    table = begun(client)
    with seated(client, table, 0) as screen:
        my_turn(screen)
    again = brought_in(client, taken(client, table), 0)
    assert lesson_in_list(client, again) == "first"
    with seated(client, again, 0) as screen:
        screen.send(t="pause", on=False)
        assert my_turn(screen)["view"]["players"][1]["identity"] == "Druid"


def test_to_play_again_is_no_lesson(client: TestClient) -> None:
    table = begun(client)
    with seated(client, table, 0) as screen:
        my_turn(screen)
        screen.send(t="end")
        screen.until(lambda message: message["t"] == "view" and message["over"])
    answer = client.post(f"/api/tables/{table}/rematch")
    assert answer.status_code == 201, answer.text
    assert lesson_in_list(client, answer.json()["table"]) is None


def test_a_lesson_for_one_is_no_run(client: TestClient) -> None:
    """Its deal is known to everybody; what is played after it counts again."""
    table = begun(client, {"game": "hand", "lesson": "first"})
    with seated(client, table, 0) as screen:
        play_out(screen, Random(1))
    again = client.post(f"/api/tables/{table}/rematch").json()["table"]
    runs = client.get("/api/games/hand/runs").json()
    assert (runs["total"]["runs"], runs["runs"], runs["best"], runs["by"]) == (0, [], [], {})
    with seated(client, again, 0) as screen:
        play_out(screen, Random(1))
    assert client.get("/api/games/hand/runs").json()["total"]["runs"] == 1


def test_a_choice_is_taken_back_although_the_bot_has_answered(client: TestClient) -> None:
    with seated(client, begun(client), 0) as screen:
        for move in ("identity Knight", "done", "done", "done", "play NB3", "done"):
            my_turn(screen)
            screen.choose(0, move)
        before = my_turn(screen)["number"]
        screen.choose(0, "play G+3 on NB3")
        view = my_turn(screen)
        assert view["number"] > before + 1
        assert (view["view"]["asked"], view["view"]["players"][0]["total"]) == ("multiplier", 6)
        assert (view["undo"]["id"], view["consent"]) == ("play G+3 on NB3", False)
        screen.send(t="undo", seat=0, number=before)
        assert screen.until(lambda message: message["t"] == "refused")["code"] == "stale"
        # This view had the choice, though not the answer to it.
        screen.send(t="undo", seat=0, number=before + 1)
        screen.until(lambda message: message["t"] == "view" and message["number"] > view["number"])
        view = my_turn(screen)
        assert (view["view"]["asked"], view["view"]["players"][0]["total"]) == ("bonus", 3)
        # Nobody was asked, and the log does not say that somebody agreed.
        assert view["notes"] == []
        # The same again would take back another choice.
        screen.send(t="undo", seat=0, number=before + 1)
        assert screen.until(lambda message: message["t"] == "refused")["code"] == "stale"


def test_a_choice_is_taken_back_although_cards_were_drawn(client: TestClient) -> None:
    with seated(client, begun(client), 0) as screen:
        for move in ("identity Knight", "done"):
            my_turn(screen)
            screen.choose(0, move)
        before = my_turn(screen)["view"]["hand"]
        screen.choose(0, "discard Cx2")
        my_turn(screen)
        screen.choose(0, "done")
        view = my_turn(screen)
        assert (view["view"]["phase"], view["undo"]["id"]) == ("second-aid", "done")
        drawn = view["view"]["hand"]
        assert drawn != before
        assert taken_back(screen, view["number"])["view"]["hand"] == before


@every_lesson
def test_three_other_choices_at_each_step_are_taken_back(
    client: TestClient, lesson: Lesson
) -> None:
    """Whatever was chosen and however the table went on, the same moment comes again."""
    game, rng = registry[lesson.game], Random(1)
    tried = 0
    with seated(client, begun(client, {"game": lesson.game, "lesson": lesson.id}), 0) as screen:
        while not (view := my_turn(screen))["over"]:
            seen = json.loads(
                json.dumps(view["view"]), object_hook=lambda each: SimpleNamespace(**each)
            )
            told = [step for step in lesson.steps if step.fits(seen) and not step.reads]
            legal = ids(view)
            right = [move for move in legal if told and is_one_of(move, told[0].right)]
            others = [move for move in legal if move not in right] if right else []
            for move in rng.sample(others, min(3, len(others))):
                screen.choose(0, move)
                now = my_turn(screen)
                assert not now["over"], move
                again = taken_back(screen, now["number"])
                assert (again["view"], ids(again)) == (view["view"], legal), move
                tried += 1
            mild = game.mildest([game.parse(move) for move in legal])
            screen.choose(0, right[0] if right else mild.text if mild else legal[0])
    assert tried >= 2 * len(lesson.parts)
