"""A server with a shelf: what it offers, and tables of stories that were removed from there."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.games.destinies.scenario import built, packaged
from fateloom.games.destinies.scenario.shelf import Shelf
from fateloom.server.upkeep.doctor import examine
from fateloom.story import packing
from tests.server.conftest import opened, seated, serving
from tests.story.folders import scenario

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.testclient import TestClient

    from fateloom.server.settings import Settings


def put(settings: Settings, version: int = 1) -> str:
    """Put a version of a story on the shelf; its name at tables."""
    story = replace(scenario("everything"), version=version)
    made = packing.pack(story, {}, None, "everything.fateloom")
    Shelf(settings.shelf).add(made.data, made.pack.manifest.digest)
    return made.pack.manifest.key


def offered(client: TestClient) -> dict[str, str]:
    """The stories on the page for a new table, with their titles."""
    option = _option(client)
    titles = {each["value"]: each["title"] for each in option["told"]}
    assert list(titles) == option["values"]
    return titles


def told_of(client: TestClient, name: str) -> dict[str, Any]:
    """What the page for a new table tells of a story."""
    (told,) = [each for each in _option(client)["told"] if each["value"] == name]
    return dict(told)


def _option(client: TestClient) -> dict[str, Any]:
    games = client.get("/api/games").json()["games"]
    (game,) = [each for each in games if each["name"] == "destinies"]
    (option,) = [each for each in game["options"] if each["name"] == "scenario"]
    return dict(option)


def own(name: str) -> dict[str, Any]:
    return {
        "game": "destinies",
        "seats": [{"name": "Ada"}, {"name": "Owl", "bot": "greedy"}],
        "options": {"scenario": name},
    }


def plays_on(client: TestClient, table: str, choices: int) -> None:
    """Play until this many choices were made; the bot's come from a process of its own."""
    with seated(client, table, 0) as screen:
        while screen.view["choices"] < choices:
            if screen.view["legal"]:
                move = screen.view["legal"][0]["id"]
                screen.send(t="choose", seat=0, move=move, number=screen.view["number"])
            screen.until(lambda message: message["t"] == "view")


def test_without_a_shelf_there_is_what_comes_along(settings: Settings) -> None:
    with serving(settings) as client:
        assert list(offered(client)) == [*packaged.NAMES]
    assert not settings.shelf.exists()


def test_a_story_on_the_shelf_is_offered_and_played(settings: Settings) -> None:
    name = put(settings)
    with serving(settings) as client:
        titles = offered(client)
        assert list(titles) == [*packaged.NAMES, name]
        assert titles[name] == "Everything"
        plays_on(client, opened(client, **own(name)), 8)


def test_its_length_languages_and_author_are_told(settings: Settings) -> None:
    story = replace(scenario("everything"), minutes=(5, 10), author="Hedda Lind")
    made = packing.pack(story, {}, None, "everything.fateloom")
    Shelf(settings.shelf).add(made.data, made.pack.manifest.digest)
    with serving(settings) as client:
        told = told_of(client, made.pack.manifest.key)
        assert (told["minutes"], told["author"]) == ([5, 10], "Hedda Lind")
        assert told["languages"] == ["en", "de"]
        told = told_of(client, "late-tithe")
        assert (told["minutes"], told["author"]) == ([90, 150], None)


def test_two_versions_beside_each_other(settings: Settings) -> None:
    first, second = put(settings, 1), put(settings, 2)
    with serving(settings) as client:
        titles = offered(client)
        assert (titles[first], titles[second]) == ("Everything (v1)", "Everything (v2)")
        for name, version in ((first, 1), (second, 2)):
            with seated(client, opened(client, **own(name)), 0) as screen:
                assert screen.view["view"]["version"] == version


def test_the_same_version_twice_is_told_apart_by_digest(settings: Settings) -> None:
    first = put(settings, 2)
    story = replace(scenario("everything"), version=2, author="Somebody else")
    made = packing.pack(story, {}, None, "everything.fateloom")
    Shelf(settings.shelf).add(made.data, made.pack.manifest.digest)
    with serving(settings) as client:
        titles = offered(client)
    assert titles[first] == f"Everything (v2, {first.partition('@')[2][:4]})"


def test_a_table_plays_on_after_its_story_was_removed(settings: Settings) -> None:
    name = put(settings)
    with serving(settings) as client:
        table = opened(client, **own(name))
        device = dict(client.cookies)
    shelf = Shelf(settings.shelf)
    shelf.remove(shelf.find(name)[0])
    put(settings, 2)
    with serving(settings) as client:
        client.cookies.update(device)
        assert name not in offered(client)
        refused = client.post("/api/tables", json=own(name))
        assert (refused.status_code, refused.json()["code"]) == (422, "option-past")
        plays_on(client, table, 4)


def test_a_table_whose_story_was_deleted_waits_for_it(settings: Settings) -> None:
    name = put(settings)
    with serving(settings) as client:
        table = opened(client, **own(name))
        plays_on(client, table, 4)
        device = dict(client.cookies)
    shelf = Shelf(settings.shelf)
    shelf.delete(shelf.find(name)[0])
    with serving(settings) as client:
        client.cookies.update(device)
        (listed,) = client.get("/api/tables").json()["tables"]
        assert (listed["broken"]["code"], listed["broken"]["details"]) == ("story-missing", [name])
        refused = client.post("/api/tables", json=own(name))
        assert refused.json()["code"] == "story-missing"
    put(settings)
    with serving(settings) as client:
        client.cookies.update(device)
        plays_on(client, table, 6)


def test_a_record_of_a_story_that_is_not_there_says_so(settings: Settings) -> None:
    name = put(settings)
    with serving(settings) as client:
        table = opened(client, **own(name))
        with seated(client, table, 0) as screen:
            screen.send(t="end")
            screen.until(lambda message: message["t"] == "view" and message["over"])
        record = client.get(f"/api/tables/{table}/record").text
    shelf = Shelf(settings.shelf)
    shelf.delete(shelf.find(name)[0])
    with serving(settings) as client:
        refused = client.post("/api/records", content=record)
        assert refused.json()["code"] == "story-missing"
    put(settings)
    with serving(settings) as client:
        assert client.post("/api/records", content=record).status_code == 201


def test_a_server_that_runs_follows_the_shelf(settings: Settings) -> None:
    with serving(settings) as client:
        assert list(offered(client)) == [*packaged.NAMES]
        first = put(settings)
        assert list(offered(client)) == [*packaged.NAMES, first]
        table = opened(client, **own(first))
        plays_on(client, table, 8)  # the process of the bot follows, too
        second = put(settings, 2)
        shelf = Shelf(settings.shelf)
        shelf.remove(shelf.find(first)[0])
        assert list(offered(client)) == [*packaged.NAMES, second]
        refused = client.post("/api/tables", json=own(first))
        assert (refused.status_code, refused.json()["code"]) == (422, "option-past")
        plays_on(client, table, 10)
        shelf.delete(shelf.find(second)[0])
        assert list(offered(client)) == [*packaged.NAMES]
        plays_on(client, table, 12)


def test_a_table_that_is_opened_finds_a_story_that_has_just_come(settings: Settings) -> None:
    with serving(settings) as client:
        name = put(settings)
        # No page for a new table was looked at before.
        plays_on(client, opened(client, **own(name)), 2)


def test_what_another_process_adds_is_offered(settings: Settings, tmp_path: Path) -> None:
    story = replace(scenario("everything"), version=3)
    made = packing.pack(story, {}, None, "everything.fateloom")
    file = tmp_path / "everything.fateloom"
    file.write_bytes(made.data)
    with serving(settings) as client:
        command = [sys.executable, "-m", "fateloom", "story", "add", str(file)]
        subprocess.run([*command, "--data", str(settings.data)], check=True, capture_output=True)
        assert made.pack.manifest.key in offered(client)


def test_a_pack_is_read_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    content = built.content

    def counted(file: Path) -> bytes:
        read.append(file.name)
        return content(file)

    monkeypatch.setattr(built, "content", counted)
    names = [put(settings, version) for version in (11, 12)]
    with serving(settings) as client:
        assert len(read) == 2
        for _ in range(3):
            offered(client)
        opened(client, **own(names[0]))
        assert len(read) == 2
        put(settings, 13)
        offered(client)
        assert len(read) == 3


def test_a_damaged_file_is_logged_once_and_left_out(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    name = put(settings)
    (settings.shelf / "noise.fateloom").write_bytes(b"noise")
    with serving(settings) as client:
        for _ in range(2):
            assert name in offered(client)
    (logged,) = [each for each in caplog.records if each.message.startswith("story-skipped")]
    assert "noise.fateloom" in logged.getMessage() or "noise.fateloom" in str(logged.__dict__)


def test_a_damaged_file_that_is_repaired_is_offered(settings: Settings) -> None:
    name = put(settings)
    file = Shelf(settings.shelf).find(name)[0].file
    whole = file.read_bytes()
    file.write_bytes(whole[:-1])
    with serving(settings) as client:
        assert name not in offered(client)
        file.write_bytes(whole)
        assert name in offered(client)


def test_the_doctor_knows_the_shelf(settings: Settings) -> None:
    name = put(settings)
    with serving(settings) as client:
        plays_on(client, opened(client, **own(name)), 4)
    (settings.shelf / "noise.fateloom").write_bytes(b"noise")
    found = {each.code: each for each in examine(settings, None) if each.wrong}
    assert list(found) == ["story"]
    assert found["story"].details == (str(settings.shelf / "noise.fateloom"),)
    shelf = Shelf(settings.shelf)
    shelf.delete(shelf.find(name)[0])
    found = {each.code: each for each in examine(settings, None) if each.wrong}
    assert list(found) == ["story", "replay"]
