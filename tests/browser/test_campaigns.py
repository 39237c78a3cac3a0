"""A campaign in the browser: from the last page of one evening to the first of the next."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from fateloom.games.destinies.game import DESTINIES
from fateloom.games.destinies.scenario import packaged
from fateloom.games.destinies.scenario.model import Campaign, Fact
from fateloom.games.destinies.scenario.shelf import Shelf
from fateloom.story import packing
from fateloom.table.campaigns import chapters_of
from tests.browser.conftest import Visitor
from tests.browser.test_access import by_day_and_night
from tests.campaigns import played
from tests.server.conftest import Site, site

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from fateloom.games.destinies.scenario.model import Scenario

pytestmark = pytest.mark.browser


NAMES = ("training", "late-tithe")
"""The stories that are the parts of a campaign here."""
RECAP = "The fair has gone under again."


def part(number: int) -> Scenario:
    """A part of a campaign: a whole story with pictures, and a choice of heroes."""
    story = packaged.scenario(NAMES[number - 1])
    title, recap = "scenario.campaign.title", "scenario.campaign.recap"
    told = {title: ("The Ferry",), recap: (RECAP,)}
    fact = Fact("bell-rung")
    return replace(
        story,
        id=f"ferry-{number}",
        texts={**story.texts, **told},
        campaign=Campaign("ferry", number, (fact,), title, recap if number > 1 else None),
    )


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A shelf with both parts of the campaign."""
    folder = tmp_path / "data" / "stories"
    for number in (1, 2):
        made = packing.pack(part(number), {}, None, "story.fateloom")
        Shelf(folder).add(made.data, made.pack.manifest.digest)
    return folder


@pytest.fixture
def group(page: Page, shelf: Path) -> Iterator[Visitor]:
    """A visitor of a server with this shelf."""
    place: Site
    with site(shelf.parent, "--set=bot_pace=0") as place:
        visitor = Visitor(page, place)
        yield visitor
        assert visitor.faults == []


def brought(group: Visitor, record: str) -> str:
    """Bring the record of a finished game in; the path of its table."""
    headers = {"Origin": group.url, "Content-Type": "application/jsonl"}
    answer = group.page.request.post(f"{group.url}/api/records", data=record, headers=headers)
    assert answer.status == 201, answer.text()
    return f"/t/{answer.json()['table']}"


def first_part(shelf: Path) -> tuple[Any, Any, str]:
    """The game with the shelf, a finished game of the first part, and the name of the second."""
    game: Any = DESTINIES.with_shelf(shelf, lambda file, error: None)
    names = {name.partition("@")[0]: name for name in game.options[0].values}
    return game, played(game, scenario=names["ferry-1"]), names["ferry-2"]


@pytest.mark.rule("DST-SCN-03", "DST-SCN-04", "DST-SCN-05", "DST-SCN-13", "DST-SET-02")
def test_the_next_evening_begins_with_what_has_happened(group: Visitor, shelf: Path) -> None:
    page = group.page
    _, recorder, _ = first_part(shelf)
    group.goto(brought(group, recorder.record().dumps()))
    expect(page.get_by_role("heading", name="The chronicle of The Ferry")).to_be_visible()
    expect(page.get_by_text("The Ferry goes on: part 2")).to_be_visible()
    assert by_day_and_night(page) == []
    page.locator("footer").get_by_role("link", name="Set up the next part").click()
    expect(page.get_by_role("heading", name="The Ferry, part 2")).to_be_visible()
    expect(page.get_by_role("radio", name="After “The Drowned Fair”")).to_be_checked()
    assert by_day_and_night(page) == []
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="What has happened")).to_be_visible()
    expect(page.locator(".recap")).to_contain_text(RECAP)
    expect(page.locator("article.tale")).to_contain_text("They used to owe a tenth")
    assert by_day_and_night(page) == []


@pytest.mark.rule("DST-SCN-05")
def test_a_later_part_can_be_played_by_itself(group: Visitor, shelf: Path) -> None:
    page = group.page
    _, recorder, second = first_part(shelf)
    brought(group, recorder.record().dumps())
    group.goto(f"/new/destinies?scenario={second}")
    alone = page.get_by_role("radio", name="By itself")
    expect(alone).not_to_be_checked()
    alone.check()
    expect(page.get_by_text("A whole story by itself.")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.locator("article.tale")).to_contain_text("They used to owe a tenth")
    expect(page.locator(".recap")).to_have_count(0)


@pytest.mark.rule("DST-SCN-03")
def test_the_chronicle_grows_and_can_be_kept(group: Visitor, shelf: Path) -> None:
    page = group.page
    game, recorder, second = first_part(shelf)
    before = chapters_of(recorder)
    options = game.continued({"scenario": second}, before)
    group.goto(brought(group, played(game, chapters=before, **options).record().dumps()))
    expect(page.get_by_role("heading", name="The Drowned Fair").first).to_be_visible()
    fate = before[0].fates[0]
    expect(page.locator(".fates")).to_contain_text(f"{fate.name['en']} {fate.words['en']}")
    assert by_day_and_night(page) == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Keep the chronicle as a page").click()
    assert download.value.suggested_filename == "fateloom-ferry.html"
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert text.index("The Drowned Fair") < text.index("The Late Tithe")
