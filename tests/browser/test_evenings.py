"""The history of a device: noted when a game ends, exported, deleted, and brought back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.play import play_by_keyboard

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser

NOTED = """() => new Promise((resolve) => {
    const opening = indexedDB.open("fateloom-evenings");
    opening.onsuccess = () => {
        const { result } = opening;
        if (!result.objectStoreNames.contains("rows")) return resolve(0);
        const counting = result.transaction("rows").objectStore("rows").count();
        counting.onsuccess = () => { result.close(); resolve(counting.result); };
    };
})"""
"""How many evenings the browser has stored."""


def test_an_evening_is_noted_kept_and_deleted(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.page
    visitor.goto("/evenings")
    expect(page.get_by_text("No game has ended on this device yet.")).to_be_visible()

    table = visitor.sit_down(("Hedda", None), ("Anna", "random"), goal=3)
    play_by_keyboard(page)
    # It is noted where it was played; another visit notes it no second time.
    page.wait_for_function(NOTED)
    visitor.goto(f"/t/{table}")
    page.wait_for_load_state("networkidle")
    visitor.goto("/evenings")
    last = page.locator("section", has=page.get_by_role("heading", name="The last ones"))
    rows = last.locator("ul").first.locator("li")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("treasure point")
    expect(page.get_by_text("you have spent one evening at these tables")).to_be_visible()
    expect(page.get_by_role("img", name="One evening in twelve months")).to_be_visible()
    assert page.get_by_text("of 20").count() == 1
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()

    with page.expect_download() as coming:
        page.get_by_role("button", name="Export").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    page.get_by_role("button", name="Delete all").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete all").click()
    expect(page.get_by_text("No game has ended on this device yet.")).to_be_visible()
    # Its table is still listed, but what was deleted stays so.
    visitor.goto("/")
    expect(page.get_by_role("link", name="Finished: watch replay")).to_be_visible()
    expect(page.get_by_role("heading", name="Your evenings")).to_have_count(0)

    visitor.goto("/evenings")
    page.locator("input[type=file]").set_input_files(file)
    expect(rows).to_have_count(1)
    visitor.goto("/")
    expect(page.get_by_role("heading", name="Your evenings")).to_be_visible()
    page.get_by_role("link", name="One evening").click()
    page.get_by_text("The one evening, and its replay").click()
    page.get_by_role("button", name="from your evenings").click()
    expect(page.get_by_text("No game has ended on this device yet.")).to_be_visible()
