"""Games under way as files: kept from the table, opened on the first page, played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import BANDEROLE
from tests.browser.test_destinies import confirm, friend, sit_down
from tests.browser.test_seats import begin, gathered
from tests.browser.test_seats import sit_down as sit_down_by_link

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser
__all__ = ["friend"]


def kept(page: Page, place: Locator, at: Path) -> Path:
    """The file that comes of pressing the button there."""
    with page.expect_download() as download:
        place.get_by_role("button", name="Export game").click()
    assert download.value.suggested_filename.startswith("fateloom-save-")
    download.value.save_as(at)
    return at


def picked(visitor: Visitor, file: Path) -> Locator:
    """What the first page says of a save."""
    visitor.goto("/")
    visitor.page.locator("input[type=file]").set_input_files(file)
    return visitor.page.get_by_role("dialog", name="Save", exact=True)


@pytest.mark.rule("DST-REQ-06", "PAIN-17")
@pytest.mark.parametrize("width", [1280, 390])
def test_a_table_of_one_device_leaves_and_comes_back(
    visitor: Visitor, tmp_path: Path, width: int
) -> None:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": 844})
    table = sit_down(visitor, (("Hedda", None), ("Anna", None)))
    faces = page.locator("button.face.playable")
    expect(faces.first).to_be_visible()
    many = faces.count()
    faces.first.click()
    confirm(page)
    expect(faces).to_have_count(many - 1)
    before = page.locator("button.face").all_inner_texts(), page.locator(BANDEROLE).inner_text()

    if width < 500:  # on a phone the head has no room for it
        page.get_by_role("button", name="Pause", exact=True).click()
    page.get_by_role("button", name="Save game").locator("visible=true").first.click()
    dialog = page.get_by_role("dialog", name="Save game")
    file = kept(page, dialog, tmp_path / "game.jsonl")
    expect(dialog.get_by_role("status")).to_contain_text("in your downloads")

    dialog = picked(visitor, file)
    expect(dialog).to_contain_text("after one choice")
    expect(dialog.get_by_label("Who plays Hedda")).to_have_value("person")
    dialog.get_by_role("button", name="Go to the table").click()
    page.wait_for_url("**/t/*")
    assert not page.url.endswith(table)
    page.get_by_role("button", name="Resume", exact=True).last.click()
    expect(page.locator("button.face.playable").first).to_be_visible()
    assert before == (
        page.locator("button.face").all_inner_texts(),
        page.locator(BANDEROLE).inner_text(),
    )
    page.locator("button.face.playable").first.click()
    confirm(page)
    expect(page.get_by_role("alert")).to_have_count(0)

    data = file.read_text(encoding="utf-8")
    file.write_text(data.replace("Hedda", "Hilda"), encoding="utf-8")
    expect(picked(visitor, file).get_by_role("alert")).to_contain_text("was changed")
    visitor.faults.clear()  # the browser reports the refusal too


@pytest.mark.rule("DST-REQ-06")
def test_others_are_asked_first(visitor: Visitor, friend: Visitor, tmp_path: Path) -> None:
    host, guest = visitor.page, friend.page
    sit_down_by_link(friend, gathered(visitor), "Otto")
    begin(host)
    host.get_by_role("button", name="Export game").click()
    host.get_by_role("button", name="Ask the other players").click()
    expect(guest.get_by_text("Hedda asks to export this game")).to_be_visible()
    expect(host.get_by_text("Waiting for: Otto.")).to_be_visible()
    guest.get_by_role("button", name="Agree", exact=True).click()
    agreed = host.get_by_role("status").filter(has_text="Everybody agreed: you can")
    file = kept(host, agreed, tmp_path / "game.jsonl")
    expect(agreed).to_have_count(0)
    expect(guest.get_by_text("Everybody agreed: you can")).to_have_count(0)

    dialog = picked(visitor, file)
    dialog.get_by_label("Who plays Otto").select_option(label="Friend, by link")
    dialog.get_by_role("button", name="Go to the table").click()
    expect(host.get_by_text("Otto has not joined yet.")).to_be_visible()
