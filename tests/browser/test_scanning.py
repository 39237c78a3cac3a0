"""Printed cards at the table of Destinies: scanned, photographed, or told by their numbers."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, Final

import pytest
import segno
from playwright.sync_api import expect

from fateloom.games.destinies.scenario import packaged
from fateloom.story.cards import deck
from fateloom.story.cards import page as printed
from fateloom.story.cards.codes import item_code, path_code, path_number
from fateloom.words import say
from tests.browser.conftest import Visitor
from tests.browser.test_access import faults, until
from tests.browser.test_destinies import FOUR, sit_down, to_the_map
from tests.conftest import find_chromium

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, FilePayload, Locator, Page

    from tests.server.conftest import Site

pytestmark = pytest.mark.browser

CANDLE: Final = item_code("training", 2)
LANTERN: Final = item_code("training", 1)
GOLD: Final = path_code("training", "nell", "gold")
WIDTH, HEIGHT = 640, 480
SHOW: Final = "Lay something on the counter"
WHY: Final = "Tell her what you are really here for"
# Keeps the streams of the camera, so that a test can check that they are off again.
WATCHED: Final = """
    window.streams = [];
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wishes) => {
        const stream = await ask(wishes);
        window.streams.push(stream);
        return stream;
    };
"""
OFF: Final = """window.streams.length > 0 && window.streams.every((stream) =>
    stream.getTracks().every((track) => track.readyState === "ended"))"""


def photo(code: str) -> FilePayload:
    """A picture of a code, as a file to upload."""
    made = io.BytesIO()
    segno.make(code, micro=False).save(made, kind="png", scale=6)
    return file(made.getvalue())


def file(png: bytes) -> FilePayload:
    """A picture as a file to upload."""
    return {"name": "card.png", "mimeType": "image/png", "buffer": png}


def film(code: str | None) -> bytes:
    """A film in YUV4MPEG2 of a card held still before the camera; of a wall without one."""
    light = bytearray(b"\xb4" * WIDTH * HEIGHT)
    if code is not None:
        rows = [list(row) for row in segno.make(code, micro=False).matrix_iter(scale=8, border=4)]
        left, top = (WIDTH - len(rows)) // 2, (HEIGHT - len(rows)) // 2
        for y, row in enumerate(rows):
            start = (top + y) * WIDTH + left
            light[start : start + len(row)] = bytes(16 if dark else 235 for dark in row)
    colour = b"\x80" * (WIDTH * HEIGHT // 2)
    frame = b"FRAME\n" + bytes(light) + colour
    return f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F15:1 Ip A1:1 C420jpeg\n".encode() + frame * 2


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """A busy machine takes its time to look through a film."""
    expect.set_options(timeout=60_000)
    yield
    expect.set_options(timeout=5_000)


@pytest.fixture
def filmed(
    browser: Browser, table_site: Site, tmp_path: Path
) -> Iterator[Callable[[str | None], Visitor]]:
    """Makes somebody whose camera sees this code."""
    opened: list[Browser] = []
    people: list[Visitor] = []

    def make(code: str | None) -> Visitor:
        seen = tmp_path / "seen.y4m"
        seen.write_bytes(film(code))
        camera = browser.browser_type.launch(
            executable_path=find_chromium(),
            args=[
                "--no-sandbox",
                "--use-fake-device-for-media-stream",
                "--use-fake-ui-for-media-stream",
                f"--use-file-for-fake-video-capture={seen}",
            ],
        )
        opened.append(camera)
        page = camera.new_page()
        page.add_init_script(WATCHED)
        people.append(Visitor(page, table_site))
        return people[-1]

    yield make
    for each in opened:
        each.close()
    for somebody in people:
        assert somebody.faults == []


def to_the_inn(visitor: Visitor) -> None:
    """Stay in Kingsmile as Nell Gannet, who has a candle, and visit the inn."""
    page = visitor.page
    to_the_map(visitor)
    stay_for_the_inn(page)


def stay_for_the_inn(page: Page) -> None:
    """Stay where the inn is, and visit it."""
    page.get_by_role("button", name="Stay").click()
    page.locator("button.place.playable").filter(has_text="The Wet Boot").click()
    expect(page.locator(".book h2")).to_contain_text("What will")


def unfold(page: Page, option: str) -> Locator:
    """Open the dialog for printed cards at an option."""
    offer = page.locator(".offer").filter(has_text=option)
    offer.locator("button.face").click()
    offer.get_by_role("button", name="Scan a printed card").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(option)
    return dialog


@pytest.mark.rule("DST-SCAN-04", "DST-APP-14", "DST-APP-16", "DST-REQ-04")
def test_a_card_before_the_camera_is_read_and_confirmed(
    filmed: Callable[[str | None], Visitor],
) -> None:
    visitor = filmed(CANDLE)
    page = visitor.page
    to_the_inn(visitor)
    dialog = unfold(page, SHOW)
    dialog.get_by_role("button", name="Turn the camera on").click()
    expect(dialog).to_contain_text("Read: Wax Candle")
    expect(dialog).to_contain_text("Show an item")
    expect(page.locator(".book")).not_to_contain_text("wipes around it")
    until(page, OFF)
    # The camera was used before: it goes on by itself.
    dialog.get_by_role("button", name="Another card").click()
    expect(dialog.get_by_role("button", name="Show Wax Candle")).to_be_focused()
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.locator(".book .passage")).to_contain_text("wipes around it")
    until(page, OFF)


@pytest.mark.rule("DST-SCAN-03")
@pytest.mark.parametrize(
    ("code", "why"),
    [
        (LANTERN, "Nell Gannet does not have this card: Tin Lantern, number 1."),
        (item_code("salt-road", 2), "belongs to another story"),
        ("https://example.org", "not a Fateloom card"),
        (GOLD, "Scan an item card"),
    ],
)
def test_a_wrong_card_is_named_and_nothing_happens(
    filmed: Callable[[str | None], Visitor], code: str, why: str
) -> None:
    visitor = filmed(code)
    page = visitor.page
    to_the_inn(visitor)
    dialog = unfold(page, SHOW)
    dialog.get_by_role("button", name="Turn the camera on").click()
    expect(dialog.locator(".why")).to_contain_text(why)
    expect(dialog.get_by_label("Camera", exact=True)).to_be_visible()
    dialog.get_by_role("button", name="Turn the camera off").click()
    until(page, OFF)
    expect(dialog.locator("video")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Scan a printed card")).to_be_focused()


@pytest.mark.rule("DST-REQ-04", "PAIN-25")
def test_an_item_is_picked_from_the_bag(visitor: Visitor) -> None:
    page = visitor.page
    to_the_inn(visitor)
    offer = page.locator(".offer").filter(has_text=SHOW)
    offer.locator("button.face").click()
    offer.get_by_role("button", name=re.compile("Wax Candle")).click()
    expect(page.locator(".book .passage")).to_contain_text("wipes around it")


@pytest.mark.rule("DST-SCAN-04", "DST-REQ-04", "DST-REQ-10", "PAIN-25")
def test_a_number_does_as_well_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.page
    to_the_inn(visitor)
    dialog = unfold(page, SHOW)
    for number, why in (
        ("two", "digits only"),
        ("44", "no card with the number 44"),
        (str(path_number("training", "nell", "gold")), "Scan an item card"),
    ):
        dialog.get_by_label("The number at the bottom of the card").fill(number)
        page.keyboard.press("Enter")
        expect(dialog.locator(".why")).to_contain_text(why)
    dialog.get_by_label("The number at the bottom of the card").fill("2")
    page.keyboard.press("Enter")
    expect(dialog).to_contain_text("Read: Wax Candle")
    page.keyboard.press("Enter")
    expect(page.locator(".book .passage")).to_contain_text("wipes around it")


@pytest.mark.rule("DST-SCAN-04")
def test_a_photo_does_as_well(visitor: Visitor) -> None:
    page = visitor.page
    to_the_inn(visitor)
    dialog = unfold(page, SHOW)
    upload = dialog.locator("input[type=file]")
    upload.set_input_files(file(b"no picture"))
    expect(dialog.locator(".why")).to_contain_text("not a readable picture")
    upload.set_input_files(photo("https://example.org"))
    expect(dialog.locator(".why")).to_contain_text("not a Fateloom card")
    upload.set_input_files(photo(CANDLE))
    dialog.get_by_role("button", name="Show Wax Candle").click()
    expect(page.locator(".book .passage")).to_contain_text("wipes around it")


@pytest.mark.rule("DST-APP-15", "DST-DSC-04", "DST-DSC-07")
def test_a_path_is_told_by_its_code(visitor: Visitor) -> None:
    page = visitor.page
    to_the_inn(visitor)
    dialog = unfold(page, WHY)
    upload = dialog.locator("input[type=file]")
    upload.set_input_files(photo(path_code("training", "wat", "gold")))
    expect(dialog.locator(".why")).to_contain_text("not a path of Nell Gannet’s Destiny")
    upload.set_input_files(photo(GOLD))
    expect(dialog).to_contain_text("Gold: Before the whole market")
    dialog.get_by_role("button", name="Ask about it").click()
    expect(page.locator(".book .passage")).to_contain_text("People keep what they are ashamed of")


@pytest.mark.rule("DST-DEST-14")
def test_a_shared_screen_does_not_say_which_path_was_read(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor, FOUR[:3], heroes="dealt")
    # "Wat Thorley" is called wat.
    page.get_by_role("button", name="Continue").click()
    who = page.locator(".side .board h2").first.inner_text().split()[0].lower()
    stay_for_the_inn(page)
    dialog = unfold(page, WHY)
    dialog.get_by_label("The four digits").fill(str(path_number("training", who, "violet")))
    page.keyboard.press("Enter")
    expect(dialog).to_contain_text("A path of your Destiny was read.")
    assert not re.search("gold|violet", dialog.inner_html(), re.IGNORECASE)
    dialog.get_by_role("button", name="Ask about it").click()
    expect(page.locator(".book .passage")).to_be_visible()


@pytest.mark.rule("DST-SCAN-04", "DST-APP-15")
def test_what_is_printed_can_be_read(visitor: Visitor) -> None:
    page = visitor.page
    sheets = page.context.new_page()
    sheets.set_content(printed(deck(packaged.scenario("training")), say))
    candle = sheets.locator(".item").filter(has_text="Wax Candle").first.screenshot()
    destiny = sheets.locator(".front").filter(has_text="Nell Gannet").screenshot()
    violet = sheets.locator(".front .violet").first.screenshot()
    sheets.close()
    to_the_inn(visitor)
    dialog = unfold(page, SHOW)
    dialog.locator("input[type=file]").set_input_files(file(candle))
    expect(dialog).to_contain_text("Read: Wax Candle")
    page.keyboard.press("Escape")
    dialog = unfold(page, WHY)
    dialog.locator("input[type=file]").set_input_files(file(destiny))
    expect(dialog.locator(".why")).to_contain_text("There are several codes")
    dialog.locator("input[type=file]").set_input_files(file(violet))
    expect(dialog).to_contain_text("Violet: Ash keeps no books")


@pytest.mark.rule("PAIN-25")
def test_without_a_camera_the_other_ways_stay(visitor: Visitor) -> None:
    page = visitor.page
    to_the_inn(visitor)
    dialog = unfold(page, SHOW)
    dialog.get_by_role("button", name="Turn the camera on").click()
    expect(dialog.get_by_role("region", name="With the camera")).to_contain_text(
        "Use a photo or the number instead."
    )
    upload = dialog.locator("input[type=file]")
    upload.set_input_files(photo(CANDLE))
    expect(dialog).to_contain_text("Read: Wax Candle")


def test_a_page_that_is_not_secure_says_so(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', {value: false})")
    to_the_inn(visitor)
    dialog = unfold(page, SHOW)
    expect(dialog).to_contain_text("only on secure pages (https)")
    expect(dialog.get_by_role("button", name="Turn the camera on")).to_have_count(0)
    dialog.get_by_label("The number at the bottom of the card").fill("2")
    dialog.get_by_role("button", name="Read", exact=True).click()
    expect(dialog).to_contain_text("Read: Wax Candle")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("text", [100, 200])
def test_everybody_can_use_it(
    filmed: Callable[[str | None], Visitor], theme: str, text: int
) -> None:
    visitor = filmed(None)
    page = visitor.page
    page.set_viewport_size({"width": 360, "height": 800})
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    visitor.wish(textSize=text)
    to_the_inn(visitor)
    dialog = unfold(page, SHOW)
    assert faults(page) == []
    dialog.get_by_role("button", name="Turn the camera on").click()
    expect(dialog.get_by_label("Camera", exact=True)).to_be_visible()
    dialog.get_by_label("The number at the bottom of the card").fill("9")
    page.keyboard.press("Enter")
    expect(dialog.locator(".why")).not_to_be_empty()
    assert faults(page) == []
    assert dialog.evaluate("each => each.scrollWidth <= each.clientWidth")
    dialog.get_by_label("The number at the bottom of the card").fill("2")
    page.keyboard.press("Enter")
    expect(dialog).to_contain_text("Read: Wax Candle")
    assert faults(page) == []
    assert dialog.evaluate("each => each.scrollWidth <= each.clientWidth")
