"""How a story begins at a table: its opening and everybody's Destiny are read once."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from fateloom.core.record import Recorder
from fateloom.games import registry
from tests.browser import fit
from tests.browser.test_access import by_day_and_night
from tests.browser.test_destinies import FOUR, confirm

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Seats, Visitor

pytestmark = [pytest.mark.browser, pytest.mark.rule("DST-SET-02", "DST-DEST-05")]

SECRET: Final = re.compile("the gold path")
HELD_MS: Final = 900


def unread(visitor: Visitor, people: Seats, read: list[int], **options: str) -> str:
    """Come to a table where only this was read on the device; returns its id."""
    table = visitor.set_up("destinies", people, "7", **{"scenario": "training", **options})
    forget(visitor, table, read)
    return table


def forget(visitor: Visitor, table: str, read: list[int]) -> None:
    """Come to a table after the device forgot what was read there, but for this."""
    visitor.goto("/settings")
    visitor.page.evaluate(
        "([table, read]) => localStorage.setItem(`fateloom.letters.${table}`, read)",
        [table, json.dumps({"at": 0, "value": read})],
    )
    visitor.goto(f"/t/{table}")


def begin(visitor: Visitor, people: Seats, **options: str) -> str:
    """Come to a table whose heroes are dealt, where no Destiny was read yet; returns its id."""
    table = unread(visitor, people, [-1], heroes="dealt", **options)
    expect(visitor.page.locator("button.wax")).to_be_visible()
    return table


def hold(page: Page, milliseconds: int) -> None:
    """Press the seal for a while."""
    page.locator("button.wax").hover()
    page.mouse.down()
    page.wait_for_timeout(milliseconds)
    page.mouse.up()


def speak(visitor: Visitor, language: str, **more: int) -> None:
    """Choose a language, and other settings."""
    visitor.goto("/settings")
    wishes = json.dumps({"language": language, "sound": 0, **more})
    visitor.page.evaluate("wishes => localStorage.setItem('fateloom.settings', wishes)", wishes)


OPENING: Final = "Ninety years ago|inety years ago"


def test_the_opening_is_told_once_and_before_the_niches(visitor: Visitor) -> None:
    page = visitor.page
    unread(visitor, FOUR[:2], [])
    tale = page.get_by_role("article", name="The Drowned Fair")
    expect(tale).to_contain_text(re.compile(OPENING))
    expect(tale.locator(".front > svg > svg")).to_have_count(4)
    expect(page.locator("button.face")).to_have_count(0)
    expect(page.get_by_role("button", name="Who are you?")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("button.face.playable")).to_have_count(3)
    expect(tale).to_have_count(0)
    page.reload()
    expect(page.locator("button.face.playable")).to_have_count(3)
    expect(page.locator(".cast")).not_to_contain_text(re.compile(OPENING))
    page.get_by_role("button", name="Read the beginning again").click()
    expect(tale).to_be_visible()
    page.get_by_role("button", name="Who are you?").click()
    expect(page.locator("button.face.playable")).to_have_count(3)


def test_the_opening_comes_before_the_letters_and_not_on_the_map(visitor: Visitor) -> None:
    page = visitor.page
    unread(visitor, FOUR[:1], [], heroes="dealt")
    page.get_by_role("button", name="Who are you?").click()
    page.locator("button.wax").click()
    page.get_by_role("button", name="I have read it").click()
    expect(page.locator("button.tile.playable").first).to_be_visible()
    expect(page.get_by_role("button", name="Continue")).to_have_count(0)


def test_a_game_that_goes_on_from_a_file_does_not_begin_again(visitor: Visitor) -> None:
    page = visitor.page
    options: dict[str, Any] = {"scenario": "training", "heroes": "dealt"}
    recorder = Recorder(registry["destinies"], seed=7, seats=1, **options)
    visitor.resume(recorder.record().dumps())
    forget(visitor, page.url.rsplit("/", 1)[1], [])
    expect(page.get_by_role("button", name="Who are you?")).to_be_visible()
    recorder.choose(0, "stay")
    visitor.resume(recorder.record().dumps())
    forget(visitor, page.url.rsplit("/", 1)[1], [])
    page.locator("button.wax").click()
    page.get_by_role("button", name="I have read it").click()
    expect(page.get_by_role("button", name="End the turn")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text(re.compile(OPENING))


def test_shields_tell_whose_turn_it_is_to_choose(visitor: Visitor) -> None:
    page = visitor.page
    unread(visitor, FOUR[:3], [-1])
    order = page.get_by_role("list", name="Order of choosing").get_by_role("listitem")
    now = page.locator("[aria-current=step]")
    expect(order).to_have_count(3)
    expect(now).to_contain_text("Hedda")
    expect(page.locator(".face .free")).to_have_text(["Hedda?"] * 3)
    page.locator("button.face.playable").first.click()
    confirm(page)
    expect(now).to_contain_text("Anna")
    expect(order.first).to_contain_text("has chosen")
    expect(page.locator(".face .free")).to_have_text(["Anna?"] * 2)


@pytest.mark.parametrize(("width", "height"), [(360, 800), (760, 800), (1440, 900)])
def test_a_hero_can_be_chosen_with_letters_of_twice_the_size(
    visitor: Visitor, width: int, height: int
) -> None:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    speak(visitor, "de", textSize=200)
    unread(visitor, FOUR[:2], [])
    page.locator("button.onward").click()
    page.locator("button.face.playable").last.click()
    confirm(page)
    expect(page.locator("button.face.playable")).to_have_count(2)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("story", ["late-tithe", "training"])
def test_opening_and_niches_fit_every_window(visitor: Visitor, story: str, language: str) -> None:
    page = visitor.page
    speak(visitor, language)
    unread(visitor, FOUR[:3], [], scenario=story)
    expect(page.locator(".front > svg")).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    found = []
    for part in ("tale", "cast"):
        if part == "cast":
            page.locator("button.onward").click()
            page.locator("button.face.playable").first.click()
        for width, height in fit.SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{part} {width} x {height}: {each}" for each in fit.faults(page)]
            pane = page.locator(f".{part} .scroll")
            more = pane.evaluate("each => each.scrollHeight - each.clientHeight > 9")
            expect(page.locator("button.more")).to_have_count(int(more))
        found += [f"{part}: {each}" for each in by_day_and_night(page)]
    assert not found, "\n".join(found)


def test_at_one_device_each_holds_the_seal_before_their_first_turn(visitor: Visitor) -> None:
    page = visitor.page
    begin(visitor, FOUR[:2])
    title = page.locator("main h2").first
    expect(title).to_have_text(re.compile("^Only (Hedda|Anna) looks now$"))
    first = title.inner_text()
    assert not SECRET.search(page.content())
    hold(page, 100)
    expect(page.locator("button.wax")).to_be_visible()
    assert not SECRET.search(page.content())
    hold(page, HELD_MS)
    expect(page.get_by_role("article")).to_contain_text(SECRET)
    expect(page.get_by_role("article")).to_be_focused()
    page.get_by_role("button", name="I have read it").click()
    expect(page.locator("button.tile.playable").first).to_be_visible()
    assert not SECRET.search(page.content())
    page.reload()
    page.get_by_role("button", name="Stay here").click()
    page.get_by_role("button", name="End the turn").click()
    expect(title).to_have_text(re.compile("^Only (Hedda|Anna) looks now$"))
    assert title.inner_text() != first


def test_alone_a_tap_breaks_the_seal_once(visitor: Visitor) -> None:
    page = visitor.page
    begin(visitor, FOUR[:1])
    expect(page.locator("main h2").first).to_have_text("A letter for you alone")
    page.locator("button.wax").click()
    page.get_by_role("button", name="I have read it").click()
    expect(page.locator("button.tile.playable").first).to_be_visible()
    page.reload()
    expect(page.locator("button.tile.playable").first).to_be_visible()


def test_the_letter_is_read_by_keyboard(visitor: Visitor) -> None:
    page = visitor.page
    begin(visitor, FOUR[:2])
    expect(page.locator("button.wax")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("article")).to_be_focused()
    button = page.get_by_role("button", name="I have read it")
    for _ in range(3):
        if button.evaluate("each => each === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("button.tile.playable").first).to_be_visible()
    expect(page.locator("main :focus")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_letter_fits_every_window(visitor: Visitor, language: str) -> None:
    page = visitor.page
    speak(visitor, language)
    begin(visitor, FOUR[:2], scenario="late-tithe")
    page.evaluate("() => document.fonts.ready")
    found = []
    for part in ("sealed", "read"):
        if part == "read":
            hold(page, HELD_MS)
            expect(page.get_by_role("article")).to_be_visible()
        for width, height in fit.SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{part} {width} x {height}: {each}" for each in fit.faults(page)]
        found += [f"{part}: {each}" for each in by_day_and_night(page)]
    assert not found, "\n".join(found)
