"""Campaigns at a server: a table goes on from a finished one, with any players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from fateloom.games.destinies.game import DESTINIES
from fateloom.games.destinies.scenario.shelf import Shelf
from fateloom.story import packing
from tests.campaigns import FIRST, SECOND, played, stories
from tests.server.conftest import Device, seated, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings


@pytest.fixture
def names(settings: Settings) -> dict[str, str]:
    """The stories of the campaign are on the shelf: their names at tables."""
    found = {}
    for story in stories():
        made = packing.pack(story, {}, None, "story.fateloom")
        Shelf(settings.shelf).add(made.data, made.pack.manifest.digest)
        found[story.id] = made.pack.manifest.key
    return found


@pytest.fixture
def client(settings: Settings, names: dict[str, str]) -> Iterator[TestClient]:
    with serving(settings) as client:
        yield client


def record_of(settings: Settings, name: str, **more: Any) -> str:
    """The record of a finished game of a story on the shelf."""
    game = DESTINIES.with_shelf(settings.shelf, lambda file, error: None)
    return played(game, scenario=name, **more).record().dumps()


def plan(name: str, after: str | None, *people: str, **more: Any) -> dict[str, Any]:
    seats = [{"name": person} for person in people or ("Otto",)]
    options = {"scenario": name, **more}
    return {"game": "destinies", "seats": seats, "options": options, "after": after}


def brought(client: TestClient, record: str) -> str:
    answer = client.post("/api/records", content=record)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def refusal(client: TestClient, wish: dict[str, Any]) -> str:
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


def read_aloud(screen: Any) -> list[str]:
    return [str(each["args"][0]) for each in screen.events if each["code"] == "reads"]


@pytest.mark.thorough
@pytest.mark.rule("DST-SCN-03", "DST-SCN-04", "DST-SCN-05", "DST-SCN-13")
def test_an_evening_goes_on_from_another_with_other_people(
    client: TestClient, settings: Settings, names: dict[str, str]
) -> None:
    """The facts are those of the finished game, and its chapter is told."""
    first = brought(client, record_of(settings, names[FIRST]))
    with seated(client, first) as screen:
        (chapter,) = screen.view["chapters"]
    assert (chapter["campaign"], chapter["part"], chapter["story"]) == ("ferry", 1, names[FIRST])
    assert chapter["heroes"][0]["player"] == "Hedda"
    # What the request says of facts does not count.
    wish = plan(names[SECOND], first, "Otto", **{"fact-ending": 0, "fact-bell-rung": 0})
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    second = answer.json()["table"]
    with seated(client, second, 0) as screen:
        told = {name: screen.table["options"][f"fact-{name}"] for name in chapter["facts"]}
        assert told == chapter["facts"]
        assert read_aloud(screen) == ["scenario.campaign.recap", "scenario.opening"]
        assert "chapters" not in screen.view


@pytest.mark.thorough
@pytest.mark.rule("DST-SCN-03")
def test_the_page_of_a_campaign_grows(
    client: TestClient, settings: Settings, names: dict[str, str]
) -> None:
    """A record brings all chapters along; a rematch is the same part again."""
    first = brought(client, record_of(settings, names[FIRST]))
    with seated(client, first) as screen:
        before = screen.view["chapters"]
    game: Any = DESTINIES.with_shelf(settings.shelf, lambda file, error: None)
    chapter = game.chapter(played(game, scenario=names[FIRST]).state, ["Hedda"])
    options = game.continued({"scenario": names[SECOND]}, [chapter])
    record = played(game, chapters=[chapter], **options).record().dumps()
    second = brought(client, record)
    with seated(client, second) as screen:
        assert screen.view["chapters"][:1] == before
        assert [each["part"] for each in screen.view["chapters"]] == [1, 2]
    answer = client.get(f"/api/tables/{second}/record")
    assert answer.text == record
    again = client.post(f"/api/tables/{second}/rematch").json()["table"]
    with seated(client, again, 0) as screen:
        assert read_aloud(screen)[0] == "scenario.campaign.recap"


@pytest.mark.thorough
@pytest.mark.rule("DST-SCN-03")
def test_what_cannot_be_continued_says_why(
    client: TestClient, settings: Settings, names: dict[str, str]
) -> None:
    first = brought(client, record_of(settings, names[FIRST]))
    second = plan(names[SECOND], first)
    assert refusal(client, second | {"after": "nowhere"}) == "no-such-table"
    assert refusal(client, plan(names[FIRST], first)) == "campaign-earlier"
    assert refusal(client, plan("training", first)) == "campaign-other"
    alone = brought(client, record_of(settings, "training"))
    assert refusal(client, plan(names[SECOND], alone)) == "campaign-alone"
    wish = {"game": "destinies", "lesson": "first", "after": first}
    assert refusal(client, wish) == "lesson-alone"
    wish = second | {"game": "destiny", "options": {}, "seats": [{"name": "A"}, {"name": "B"}]}
    assert refusal(client, wish) == "campaign-other"
    running = client.post("/api/tables", json=plan(names[FIRST], None)).json()["table"]
    assert refusal(client, plan(names[SECOND], running)) == "campaign-alone"
    Device(client).come()
    assert refusal(client, second) == "campaign-not-played"


def test_a_page_offers_the_place_of_a_story_and_no_facts(
    client: TestClient, names: dict[str, str]
) -> None:
    games = client.get("/api/games").json()["games"]
    (game,) = [each for each in games if each["name"] == "destinies"]
    options = {each["name"]: each for each in game["options"]}
    assert not [name for name in options if name.startswith("fact-")]
    places = {each["value"]: each["place"] for each in options["scenario"]["told"]}
    title = {"en": "The Ferry"}
    assert places[names[SECOND]] == {"campaign": "ferry", "number": 2, "title": title}
    assert places["training"] is None


@pytest.mark.thorough
def test_chapters_are_stored_with_their_table(settings: Settings, names: dict[str, str]) -> None:
    with serving(settings) as client:
        first = brought(client, record_of(settings, names[FIRST]))
        second = client.post("/api/tables", json=plan(names[SECOND], first)).json()["table"]
        cookies = dict(client.cookies)
        client.delete(f"/api/tables/{first}")
    with serving(settings) as client:
        client.cookies.update(cookies)
        save = client.post(f"/api/tables/{second}/save")
        assert save.status_code == 200, save.text
        opened = client.post("/api/saves?here=0", content=save.content)
        assert opened.status_code == 201, opened.text
        for table in (second, opened.json()["table"]):
            with seated(client, table, 0) as screen:
                assert read_aloud(screen)[0] == "scenario.campaign.recap"
