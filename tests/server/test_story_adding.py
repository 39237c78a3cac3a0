"""Stories that are added from the page: who may, what is refused, reports and removal."""

from __future__ import annotations

import io
import json
import zipfile
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from fateloom.games.destinies.scenario import admission, notes, packaged
from fateloom.games.destinies.scenario.codec import dump
from fateloom.games.destinies.scenario.effects import Start
from fateloom.games.destinies.scenario.pack import Certificate, Verdict, digest_of, dumps
from fateloom.games.destinies.scenario.shelf import Shelf
from fateloom.server.api.host_key import COOKIE, KEY
from fateloom.server.tables import story_shelf
from fateloom.story import packing
from fateloom.terminal import shelf as at_the_prompt
from tests.server.conftest import opened, seated, serving
from tests.server.test_shelf import offered, own, plays_on, put, told_of
from tests.story.folders import scenario

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fateloom.games.destinies.scenario.model import Scenario
    from fateloom.server.settings import Settings


@cache
def pack_of(version: int = 1, author: str = "") -> bytes:
    story = replace(scenario("everything"), version=version, author=author)
    return packing.pack(story, {}, None, "everything.fateloom").data


def packed(story: Scenario) -> bytes:
    return packing.pack(story, {}, None, "everything.fateloom").data


@contextmanager
def server(settings: Settings, adding: str, **changes: Any) -> Iterator[TestClient]:
    with serving(replace(settings, story_adding=adding, **changes)) as client:
        yield client


def other(client: TestClient) -> TestClient:
    """Another device at the same server."""
    return TestClient(client.app)


def host(client: TestClient, settings: Settings) -> TestClient:
    """The device of the host, who opened the link."""
    device = other(client)
    key = (settings.data / KEY).read_text().strip()
    assert device.post("/api/host", json={"secret": key}).status_code == 204
    return device


def add(client: TestClient, data: bytes, file: str = "mill.fateloom") -> tuple[int, Any]:
    answer = client.post("/api/stories", params={"file": file}, content=data)
    return answer.status_code, answer.json()


def added(client: TestClient, data: bytes) -> str:
    status, answer = add(client, data)
    assert (status, answer["already"]) == (201, False), answer
    return str(answer["name"])


def listed(client: TestClient) -> dict[str, Any]:
    return dict(client.get("/api/stories").json())


def refused(client: TestClient, data: bytes) -> str:
    status, answer = add(client, data)
    assert status >= 400
    return str(answer["code"])


def code(answer: Any) -> str:
    return str(answer.json()["code"])


# --- who may ----------------------------------------------------------------------------------


def test_nobody_adds_unless_the_host_wants_it(settings: Settings) -> None:
    with serving(settings) as client:
        assert refused(client, pack_of()) == "story-adding-off"
        assert client.post("/api/host", json={"secret": "x" * 43}).status_code == 403
        assert not listed(client)["adding"] and not listed(client)["host"]
    assert not settings.shelf.exists() and not (settings.data / KEY).exists()


def test_the_host_alone(settings: Settings) -> None:
    with server(settings, "host") as client:
        assert refused(client, pack_of()) == "story-adding-host"
        client.cookies.set(COOKIE, "x" * 43)
        assert refused(client, pack_of()) == "story-adding-host"
        master = host(client, settings)
        name = added(master, pack_of())
        assert name in offered(client)
        assert [each["name"] for each in listed(client)["stories"]] == [name]
        assert code(client.delete(f"/api/stories/{name}")) == "story-not-yours"
        assert master.delete(f"/api/stories/{name}").status_code == 204
        assert name not in offered(client)


def test_the_page_for_a_table_knows_who_may(settings: Settings) -> None:
    def adding(client: TestClient) -> list[str]:
        games = client.get("/api/games").json()["games"]
        return [each["name"] for each in games if each["adding"]]

    with server(settings, "host") as client:
        assert adding(client) == []
        assert adding(host(client, settings)) == ["destinies"]
    with server(settings, "everybody") as client:
        assert adding(client) == ["destinies"]


def test_everybody_adds_and_plays(settings: Settings) -> None:
    with server(settings, "everybody") as client:
        name = added(client, pack_of())
        assert offered(client)[name] == "Everything"
        plays_on(client, opened(client, **own(name)), 6)
        (story,) = listed(client)["stories"]
        assert (story["title"], story["removable"], story["proved"]) == ("Everything", True, False)
        assert not listed(other(client))["stories"][0]["removable"]


def test_a_story_shows_its_cover_its_mood_and_its_heroes(settings: Settings) -> None:
    story = replace(scenario("everything"), mood="eerie")
    with server(settings, "everybody") as client:
        name = added(client, packed(story))
        (shown,) = listed(client)["stories"]
        told = told_of(client, name)
        assert (shown["mood"], told["mood"]) == ("eerie", "eerie")
        assert shown["heroes"] == told["cast"] and len(shown["heroes"]) == len(story.heroes)
        assert shown["picture"] == told["picture"]
        assert [hero for hero, _ in shown["picture"]["heroes"]] == [h.id for h in story.heroes]


def test_the_key_of_the_host_survives_a_restart_and_is_the_owners(settings: Settings) -> None:
    with server(settings, "host") as client:
        cookies = dict(host(client, settings).cookies)
    assert (settings.data / KEY).stat().st_mode & 0o077 == 0
    with server(settings, "host") as client:
        client.cookies.update(cookies)
        assert listed(client)["host"]


# --- what is refused --------------------------------------------------------------------------


def test_the_same_story_twice_is_there_already(settings: Settings) -> None:
    with server(settings, "everybody", story_rate="1/day") as client:
        name = added(client, pack_of())
        again = add(other(client), pack_of())
        assert again == (200, {"name": name, "title": "Everything", "already": True})
        assert listed(client)["stories"][0]["removable"]  # it is still the first one's


def test_packs_that_are_none_leave_nothing(settings: Settings) -> None:
    whole = pack_of()
    foreign, bomb = io.BytesIO(), io.BytesIO()
    with zipfile.ZipFile(foreign, "w") as archive:
        archive.writestr("cat.txt", "miaow")
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in ("manifest.json", "story.json"):
            archive.writestr(name, b"0" * 7_000_000)
    with server(settings, "everybody") as client:
        for data, expected in (
            (b"", "pack-foreign"),
            (b"hello", "pack-foreign"),
            (whole[: len(whole) // 2], "pack-foreign"),
            (whole[:-1], "pack-foreign"),
            (whole + b"x", "pack-foreign"),
            (foreign.getvalue(), "pack-foreign"),
            (bomb.getvalue(), "pack-ratio"),
            (json.dumps(dump(scenario("everything"))).encode(), "pack-foreign"),
            (b"PK\x03\x04" + bytes(4 * 2**20), "story-too-long"),
        ):
            assert refused(client, data) == expected
        assert listed(client)["stories"] == []
    assert not settings.shelf.exists()


def test_a_bomb_as_a_pack_would_be_written(settings: Settings) -> None:
    made = packing.pack(scenario("everything"), {}, None, "x").pack
    zeros = b" " * 3_000_000
    bomb = dumps(replace(made, sources={"README.md": zeros}))
    long = made.story + zeros
    manifest = replace(made.manifest, digest=digest_of(long))
    with server(settings, "everybody") as client:
        assert refused(client, bomb) == "pack-ratio"
        assert refused(client, dumps(replace(made, manifest=manifest, story=long))) in (
            "pack-ratio",
            "scenario-long",
        )


def test_the_file_is_called_as_its_sender_calls_it(settings: Settings) -> None:
    with server(settings, "everybody") as client:
        answer = add(client, b"PK", "\u202eevil\n" + "x" * 200 + ".fateloom")[1]
        assert answer["details"] == ["x" * 71 + ".fateloom"]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"author": "x" * 81}, "story-text-long"),
        ({"author": "Ann\u202egro.live"}, "story-text-hidden"),
        ({"licence": "\0"}, "story-text-hidden"),
        ({"border": "count=99999"}, "story-too-much"),
    ],
)
def test_what_a_story_says_of_itself_is_bounded(
    changes: dict[str, str], expected: str, settings: Settings
) -> None:
    data = packed(replace(scenario("everything"), **changes))  # type: ignore[arg-type]
    with server(settings, "everybody") as client:
        assert refused(client, data) == expected


@pytest.mark.parametrize("sign", ["<", '"', "'", "&", "(", ":"])
def test_what_is_drawn_contains_no_markup(sign: str, settings: Settings) -> None:
    made = packing.pack(scenario("everything"), {}, None, "x").pack
    with server(settings, "everybody") as client:
        for part in ("border", "frontispiece"):
            story = json.dumps({**json.loads(made.story), part: f"a{sign}b"}).encode()
            manifest = replace(made.manifest, digest=digest_of(story))
            data = dumps(replace(made, manifest=manifest, story=story))
            assert refused(client, data) == "scenario-value"


def test_a_title_a_description_and_facts_are_bounded(settings: Settings) -> None:
    story = scenario("everything")
    texts = {**story.texts, story.title: ("x" * 81,)}
    assert story.campaign is not None
    facts = (replace(story.campaign.facts[0], most=1000, counter=True),)
    with server(settings, "everybody") as client:
        assert refused(client, packed(replace(story, texts=texts))) == "story-text-long"
        texts = {**story.texts, story.about: ("x" * 1201,)}
        assert refused(client, packed(replace(story, texts=texts))) == "story-text-long"
        campaign = replace(story.campaign, facts=(*facts, *story.campaign.facts[1:]))
        assert refused(client, packed(replace(story, campaign=campaign))) == "story-too-much"
        campaign = replace(story.campaign, id="x" * 81)
        assert refused(client, packed(replace(story, campaign=campaign))) == "story-text-long"
        texts = {**story.texts, "scenario.campaign.title": ("x" * 81,)}
        campaign = replace(story.campaign, title="scenario.campaign.title")
        titled = replace(story, campaign=campaign, texts=texts)
        assert refused(client, packed(titled)) == "story-text-long"


def test_writing_that_needs_joiners_is_no_hidden_sign(settings: Settings) -> None:
    with server(settings, "everybody") as client:
        added(client, packed(replace(scenario("everything"), author="Co\u00adra 👩\u200d🎨")))


def test_lists_and_numbers_are_bounded(settings: Settings) -> None:
    story = scenario("everything")
    first, *others = story.events
    with server(settings, "everybody") as client:
        for event in (
            replace(first, number=1001),
            replace(first, result=replace(first.result, effects=first.result.effects * 300)),
        ):
            data = packed(replace(story, events=(event, *others)))
            assert refused(client, data) == "story-too-much"


def test_a_story_that_cannot_tell_what_it_is(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("picture")

    with server(settings, "everybody") as client:
        with monkeypatch.context() as patch:
            patch.setattr("fateloom.games.destinies.game.frontispiece", broken)
            assert refused(client, pack_of(77)) == "scenario-inconsistent"
        assert listed(client)["stories"] == []
        put(settings, 78)
        with monkeypatch.context() as patch:
            patch.setattr("fateloom.games.destinies.game.frontispiece", broken)
            assert list(offered(client)) == [*packaged.NAMES]


def test_a_story_that_goes_round_in_circles_holds_nobody_up(settings: Settings) -> None:
    story = scenario("everything")
    events = [
        replace(each, result=replace(each.result, effects=(Start("howl"),)), number=1)
        if each.id in ("dusk", "howl")
        else each
        for each in story.events
    ]
    with server(settings, "everybody") as client:
        name = added(client, packed(replace(story, events=tuple(events))))
        with seated(client, opened(client, **own(name)), 0) as screen:
            said: Any = None
            while not said:
                view = screen.view
                if view["legal"]:
                    move, number = view["legal"][0]["id"], view["number"]
                    screen.send(t="choose", seat=0, move=move, number=number)
                told = screen.until(lambda each: each["t"] in ("view", "refused"))
                said = told if told["t"] == "refused" else None
            assert said["code"] == "scenario-endless"
        assert name in offered(client)


def test_large_stories_are_refused(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "MOST_STORY", 1000)
    with server(settings, "everybody") as client:
        assert refused(client, pack_of()) == "scenario-long"


def test_what_it_calls_renamed_changes_no_other_story(settings: Settings) -> None:
    first, second = [hero.id for hero in packaged.scenario("training").heroes][:2]
    evil = replace(scenario("everything"), renamed={first: second})
    with server(settings, "everybody") as client:
        added(client, packed(evil))
        game = client.app.state.tables.games["destinies"]  # type: ignore[attr-defined]
        assert game.parse(f"hero {first}").text == f"hero {first}"


# --- quotas -----------------------------------------------------------------------------------


def test_an_address_adds_so_many_a_day(settings: Settings) -> None:
    with server(settings, "everybody", story_rate="1/day") as client:
        refused(client, b"no pack")  # is not counted
        added(client, pack_of())
        assert refused(other(client), pack_of(2)) == "stories-of-day"
        added(host(client, settings), pack_of(2))


def test_a_device_has_so_many_also_those_that_it_withdrew(settings: Settings) -> None:
    with server(settings, "everybody", device_stories=1) as client:
        name = added(client, pack_of())
        assert refused(client, pack_of(2)) == "stories-of-device"
        assert client.delete(f"/api/stories/{name}").status_code == 204
        assert refused(client, pack_of(2)) == "stories-of-device"
        assert added(client, pack_of()) == name  # again
        added(other(client), pack_of(2))


def test_a_shelf_has_so_many(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story_shelf, "MOST", 1)
    with server(settings, "everybody") as client:
        added(client, pack_of())
        assert refused(client, pack_of(2)) == "stories-full"


def test_a_shelf_has_so_much_with_what_was_put_aside(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = len(pack_of()) + len(pack_of(2))
    with server(settings, "everybody", story_space=1) as client:
        monkeypatch.setattr(story_shelf, "_MEGABYTE", size - 1)
        client.delete(f"/api/stories/{added(client, pack_of())}")
        assert refused(client, pack_of(2)) == "stories-space"
        monkeypatch.setattr(story_shelf, "_MEGABYTE", size)
        added(client, pack_of(2))


def test_a_folder_that_cannot_be_written(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(settings, "everybody") as client:
        with monkeypatch.context() as patch:
            patch.setattr(Shelf, "add", _full)
            status, answer = add(client, pack_of())
        assert (status, answer["code"]) == (507, "story-unwritable")
        assert listed(client)["stories"] == []
        added(client, pack_of())


def _full(*_: object) -> None:
    raise OSError(28, "No space left on device")


# --- removal and reports ----------------------------------------------------------------------


def test_a_story_that_its_device_removed_plays_on_and_comes_back(settings: Settings) -> None:
    with server(settings, "everybody") as client:
        name = added(client, pack_of())
        table = opened(client, **own(name))
        assert code(other(client).delete(f"/api/stories/{name}")) == "story-not-yours"
        assert client.delete(f"/api/stories/{name}").status_code == 204
        assert name not in offered(client)
        assert listed(client)["stories"] == []
        plays_on(client, table, 6)
        assert code(client.delete(f"/api/stories/{name}")) == "no-such-story"
        added(other(client), pack_of())
        assert name in offered(client)


def test_what_the_host_removed_stays_away(settings: Settings) -> None:
    with server(settings, "everybody") as client:
        name = added(client, pack_of())
        master = host(client, settings)
        assert master.delete(f"/api/stories/{name}").status_code == 204
        assert refused(client, pack_of()) == "story-put-aside"
        added(master, pack_of())
        # And what was removed at the prompt, which knows who added it no longer.
        client.delete(f"/api/stories/{name}")
        master.delete(f"/api/stories/{name}")
        added(master, pack_of())
        at_the_prompt.remove(name, Shelf(settings.shelf), delete=False)
        assert refused(client, pack_of()) == "story-put-aside"


def test_what_was_added_at_the_prompt_is_the_hosts(settings: Settings) -> None:
    with server(settings, "everybody") as client:
        made = packing.pack(scenario("everything"), {}, None, "x")
        Shelf(settings.shelf).add(made.data, made.pack.manifest.digest)
        (story,) = listed(client)["stories"]
        assert not story["removable"] and story["added"] > 0
        assert code(client.delete(f"/api/stories/{story['name']}")) == "story-not-yours"
        assert host(client, settings).delete(f"/api/stories/{story['name']}").status_code == 204


def test_the_host_alone_sees_reports(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    why = "Chapter 2 is <b>cruel</b>\u202e."
    with server(settings, "everybody") as client:
        name = added(client, pack_of())
        place = f"/api/stories/{name}/reports"
        for _ in range(2):  # one of each device
            assert client.post(place, json={"why": why}).status_code == 204
        other(client).post(place, json={"why": "I wrote it."})
        master = host(client, settings)
        assert sorted(listed(master)["stories"][0]["reports"]) == sorted(["I wrote it.", why])
        assert listed(client)["stories"][0]["reports"] == []
        at_the_prompt.show(Shelf(settings.shelf))
        shown = capsys.readouterr().out
        assert "Reported: Chapter 2 is <b>cruel</b>" in shown and "\u202e" not in shown
        assert code(client.delete(place)) == "story-not-yours"
        assert master.delete(place).status_code == 204
        assert listed(master)["stories"][0]["reports"] == []


def test_reports_are_bounded(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notes, "MOST_REPORTS", 1)
    with server(settings, "everybody") as client:
        name = added(client, pack_of())
        place = f"/api/stories/{name}/reports"
        for device in (client, other(client)):
            assert device.post(place, json={"why": "Bad."}).status_code == 204
        assert len(listed(host(client, settings))["stories"][0]["reports"]) == 1
        assert client.post(place, json={"why": "x" * 301}).status_code == 400
        unknown = client.post("/api/stories/mill@0123456789abcdef/reports", json={"why": "Bad."})
        assert code(unknown) == "no-such-story"
    with server(settings, "host") as client:
        assert code(client.post(place, json={"why": "Bad."})) == "story-adding-off"


def test_what_other_sites_send_changes_nothing(settings: Settings) -> None:
    with server(settings, "everybody") as client:
        name = added(client, pack_of())
        there = {"origin": "https://evil.example"}
        sent = [
            client.post("/api/stories", content=pack_of(2), headers=there),
            client.delete(f"/api/stories/{name}", headers=there),
            client.post(f"/api/stories/{name}/reports", json={"why": "x"}, headers=there),
            client.post("/api/host", json={"secret": "x"}, headers=there),
        ]
        assert [code(each) for each in sent] == ["foreign-origin"] * 4
        assert [each["name"] for each in listed(client)["stories"]] == [name]


# --- what is told -----------------------------------------------------------------------------


def test_what_its_pack_says_of_a_proof(settings: Settings) -> None:
    def proved(status: str) -> bytes:
        verdict = Verdict("race", ("a", "b"), "a", status, "open", "open")
        story = replace(scenario("everything"), author=status)
        return packing.pack(story, {}, Certificate("0.9.0", (verdict,)), "x").data

    with server(settings, "everybody") as client:
        names = [added(client, proved(status)) for status in ("proved", "unproved")]
        found = {each["name"]: each["proved"] for each in listed(client)["stories"]}
        assert found == dict(zip(names, (True, False), strict=True))
        assert [told_of(client, name)["proved"] for name in names] == [True, False]
        assert not told_of(client, "training")["proved"]
