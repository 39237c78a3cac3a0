"""Everybody reads a story in the language of their own device."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from fateloom.core.languages import best
from fateloom.games.destinies.game import Destinies, with_scenarios
from fateloom.server.settings import Settings
from tests.moves import ids
from tests.server.conftest import Json, Seat, opened, seated, serving
from tests.story.folders import in_german, scenario


@pytest.fixture(scope="module")
def game() -> Destinies:
    """A story that is told in English and in German."""
    return with_scenarios(in_german(scenario("everything")))


@pytest.fixture
def client(settings: Settings, game: Destinies) -> Iterator[TestClient]:
    """One device at a server of that story."""
    with serving(settings, {"destinies": game}) as client:
        yield client


def table(client: TestClient) -> str:
    seats = [{"name": "Hedda"}, {"name": "Otto"}]
    return opened(client, game="destinies", seats=seats, options={"heroes": "dealt"})


def look(screen: Seat, *languages: str, seat: int | None = 0) -> Json:
    return screen.ask(t="look", seat=seat, languages=languages)


def names(view: Json) -> dict[str, str]:
    return dict(view["view"]["names"])


@pytest.mark.rule("DST-REQ-11")
def test_two_devices_read_two_languages(client: TestClient) -> None:
    id_ = table(client)
    with seated(client, id_, 0) as one, seated(client, id_, 1) as other:
        german, english = look(one, "de-AT", "en"), look(other, "en-GB", "de", seat=1)
        assert (german["view"]["language"], english["view"]["language"]) == ("de", "en")
        assert names(german).keys() == names(english).keys()
        assert names(german) != names(english)
        seat = german["waiting"][0]
        screen, idle = (one, other) if seat == 0 else (other, one)
        screen.choose(seat, ids(screen.view)[0])
        idle.get()
        assert (one.view["view"]["language"], other.view["view"]["language"]) == ("de", "en")
        assert one.view["number"] == other.view["number"]
        # What both see but for the words is the same.
        told = [
            [(event["code"], len(event["args"])) for event in each.events] for each in (one, other)
        ]
        assert told[0] == told[1]


@pytest.mark.thorough
@pytest.mark.rule("DST-REQ-11", "DST-APP-25")
def test_a_change_of_language_sends_everything_again(client: TestClient) -> None:
    """What happened before too; and the table is where it was."""
    id_ = table(client)
    with seated(client, id_, 0) as screen:
        english = look(screen, "en")
        again = look(screen, "en")
        assert again["events"] == []  # nothing is told twice in one language
        before = [list(event["args"]) for event in screen.events]
        german = look(screen, "de")
        assert german["first"] == 0 and german["view"]["language"] == "de"
        assert [list(event["args"]) for event in screen.events] != before
        back = look(screen, "fr")
        assert back["view"] == english["view"]
        assert [list(event["args"]) for event in screen.events] == before
        assert german["number"] == english["number"] and ids(german) == ids(english)


@pytest.mark.rule("DST-REQ-11")
def test_lists_are_in_the_language_of_the_reader(client: TestClient) -> None:
    table(client)
    titles, spoken, listed = [], [], []
    for languages in ("de, en;q=0.8", "en-US,de", ";;, ,\x00x", ""):
        headers = {"accept-language": languages}
        (game,) = client.get("/api/games", headers=headers).json()["games"]
        (story,) = game["options"][0]["told"]
        titles.append(story["title"])
        spoken.append(story["language"])
        (info,) = client.get("/api/tables", headers=headers).json()["tables"]
        listed.append(info["view"]["language"])
    assert listed == ["de", "en", "en", "en"]
    assert spoken == listed
    assert titles == ["Auf Deutsch: Everything"] + ["Everything"] * 3


@pytest.mark.parametrize(
    "languages",
    [
        "de",
        [1],
        ["d"],
        ["de_DE"],
        ["../de"],
        ["de" * 20],
        ["d\uff45"],
        ["de"] * 11,
        [""],
        None,
    ],
)
def test_what_is_no_language_is_refused(client: TestClient, languages: object) -> None:
    id_ = table(client)
    with seated(client, id_, 0) as screen:
        answer = screen.ask(t="look", seat=0, languages=languages)
        assert (answer["t"], answer["code"]) == ("refused", "malformed-message")
        assert "languages" in json.dumps(answer["details"])
        assert look(screen, "xx-unknown")["view"]["language"] == "en"


def test_the_first_language_that_suits_is_read() -> None:
    assert best(("de-AT", "en"), ("en", "de")) == "de"
    assert best(("DE",), ("en", "de")) == "de"
    assert best(("pt-BR",), ("pt", "pt-BR")) == "pt-BR"
    assert best(("fr", ""), ("en", "de")) is None
    assert best((), ("en",)) is None
