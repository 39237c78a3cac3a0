"""The pages around the tables: home, new table, rules, settings, records."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import BANDEROLE, take
from tests.browser.play import play_by_keyboard
from tests.browser.test_fit import set_wishes

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser


def test_from_the_first_page_to_a_table_and_back(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/")
    expect(page.get_by_role("heading", name="How an evening goes")).to_be_visible()
    assert page.locator("a.cover").count() + page.locator(".coming").count() == 4
    page.locator("a.cover", has_text="Destiny").click()
    expect(page).to_have_url(re.compile("/new/destiny$"))
    page.get_by_label("Name at seat 1").fill("  Marsil ")
    page.get_by_role("button", name="Change who plays Hedda").click()
    take(page, "Who plays Hedda", "careless")
    page.get_by_role("button", name="Add a player").click()
    take(page, "Goal", "3")
    expect(page.locator(BANDEROLE)).to_contain_text("Marsil with a forgiving Snail")
    page.get_by_text("More settings").click()
    page.get_by_label("Seed").fill("low water")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("/t/[0-9a-f]+$"))
    expect(page.locator(".rival h2")).to_have_text(["Hedda", "Corvin", "Ysolde"])
    expect(page.locator(".mine h2")).to_have_text("Marsil")

    expect(page.get_by_role("log")).to_contain_text("Ysolde is the ")
    page.get_by_role("link", name="Fateloom: all games and tables").click()
    row = page.locator("li", has_text="Destiny")
    expect(row).to_contain_text(re.compile("Round 1, led by|All players choose an identity"))
    # What happened last, in words.
    expect(row.locator(".last")).to_have_text(re.compile(r"^(Marsil|Hedda|Corvin|Ysolde) .+\.$"))
    row.get_by_role("button").click()
    page.get_by_role("button", name="Cancel", exact=True).click()
    row.get_by_role("link").click()
    expect(page.locator(".mine h2")).to_have_text("Marsil")


def test_a_new_table_says_what_is_wrong_with_it(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/new/destiny")
    page.get_by_label("Name at seat 2").fill("   ")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("Enter a name for every player.")).to_be_visible()
    expect(page.get_by_label("Name at seat 2")).to_have_attribute("aria-invalid", "true")
    for _ in range(3):
        page.get_by_role("button", name="Add a player").click()
    expect(page.get_by_role("button", name="Add a player")).to_have_count(0)
    expect(page.get_by_text("This table has up to 6 players.")).to_be_visible()
    visitor.goto("/new/chess")
    expect(page.get_by_role("alert")).to_contain_text("cannot be played here yet")


def test_a_story_is_picked_by_its_frontispiece(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/new/destinies")
    stories = page.get_by_role("radiogroup", name="Story")
    pictures = stories.locator("label:has(svg)")
    titles = ("The Drowned Fair", "The Late Tithe", "The Ice Fair", "The Upstream Mail")
    expect(pictures).to_have_text([re.compile(title) for title in titles])
    # A niche for each hero, and the scene above them.
    expect(pictures.first.locator("svg svg")).to_have_count(4)
    painted = [each.inner_html() for each in pictures.locator("svg").all()]
    assert len(set(painted)) == len(painted)
    take(page, "Story", "late-tithe")
    expect(page.locator(BANDEROLE)).to_contain_text("The Late Tithe")


def test_the_rules_open_at_a_rule_and_can_be_searched(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/rules/destiny#DTY-TOTAL-09")
    expect(page.locator(".here")).to_contain_text("DTY-TOTAL-09")
    expect(page.locator(".here")).to_be_in_viewport()
    page.get_by_label("Search for words or the name of a rule").fill("overlord adds 3")
    expect(page.get_by_role("status")).to_have_text("One place found")
    visitor.goto("/rules/chess")
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize(("language", "title"), [("en", "On one page"), ("de", "Auf einer Seite")])
def test_the_rules_begin_with_a_page_in_ones_own_language(
    visitor: Visitor, language: str, title: str
) -> None:
    page = visitor.page
    set_wishes(visitor, 1440, 100, language)
    visitor.goto("/rules/realms")
    summary = page.locator("article").first
    expect(summary).to_have_attribute("lang", language)
    expect(summary.get_by_role("heading", name=title)).to_be_visible()
    summary.locator("a[href='#RLM-AUCTION-13']").click()
    expect(page.locator(".here")).to_contain_text("RLM-AUCTION-13")
    expect(page.locator(".here")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("RLM-AUCTION-13")
    expect(summary).to_be_hidden()


def test_settings_work_at_once_and_stay(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/settings")
    root = page.locator("html")
    page.get_by_label("night", exact=True).check()
    expect(root).to_have_attribute("data-theme", "night")
    page.get_by_label("150 %").check()
    page.reload()
    expect(root).to_have_attribute("data-theme", "night")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
    expect(page.get_by_label("150 %")).to_be_checked()
    for quiet in ("Sound effects", "Turn candle", "Music and ambient sounds"):
        group = page.get_by_role("group", name=quiet, exact=True)
        expect(group.get_by_label("off", exact=True)).to_be_checked()


@pytest.mark.rule("DST-REQ-06")
def test_a_record_goes_out_and_comes_back(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.page
    visitor.sit_down()
    play_by_keyboard(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Export record").click()
    kept = tmp_path / "game.jsonl"
    download.value.save_as(kept)
    visitor.goto("/")
    page.locator("input[type=file]").set_input_files(kept)
    expect(page.locator("article.end h2")).to_contain_text(re.compile("won|win"))
    page.get_by_role("link", name="Watch replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", re.compile("[1-9]"))
    page.get_by_role("button", name="Next choice", exact=True).click()
    expect(page.get_by_text(re.compile("^1 of"))).to_be_visible()
    page.get_by_role("radiogroup", name="Seen by").get_by_label("Anna").check()
    expect(page.locator(".mine h2")).to_have_text("Anna")
    expect(page.locator(".fan li").first).to_be_visible()

    kept.write_text(kept.read_text(encoding="utf-8").replace("Hedda", "Hilda"), encoding="utf-8")
    visitor.goto("/")
    page.locator("input[type=file]").set_input_files(kept)
    expect(page.get_by_role("alert")).to_contain_text("changed or damaged")
    visitor.faults.clear()  # the browser reports the refusal too
