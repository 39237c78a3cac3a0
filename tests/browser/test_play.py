"""The Destiny table in a browser, as people use it."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import last_of_the_log
from tests.browser.play import play_by_keyboard

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocket

    from tests.browser.conftest import Seats, Visitor

pytestmark = pytest.mark.browser

BANDEROLE = ".banderole"
THREE: Final[Seats] = (("Hedda", None), ("Anna", "random"), ("Otto", "random"))


def test_a_whole_game_with_the_keyboard_alone(visitor: Visitor) -> None:
    table = visitor.sit_down()
    assert play_by_keyboard(visitor.page) > 10
    expect(visitor.page.locator("article.end h2").first).to_contain_text(
        re.compile("won|win|share")
    )
    # What the screen reader was told, and what the log keeps, is the same last sentence.
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("[role=log]")).to_contain_text("wins")
    shares_the_end(visitor.page)
    expect(last_of_the_log(visitor.page)).to_contain_text("wins")
    watches_again(visitor.page)
    visitor.page.get_by_role("button", name="Share link").click()
    link = visitor.page.get_by_role("dialog").get_by_label("Link", exact=True)
    expect(link).to_have_value(re.compile(f"^http.*/t/{table}/replay(#.*)?$"))


# How many colours a picture has, and its size.
_COLOURS: Final = """async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = image;
    const brush = new OffscreenCanvas(width, height).getContext("2d");
    brush.drawImage(image, 0, 0);
    const { data } = brush.getImageData(0, 0, width, height);
    return [width, height, new Set(new Uint32Array(data.buffer)).size];
}"""


def shares_the_end(page: Page) -> None:
    """The end of a game, as a picture that is made in the page and as a few lines."""
    with page.expect_download() as coming:
        page.get_by_role("button", name="As a picture").click()
    assert coming.value.url.startswith("blob:")
    picture = b64encode(coming.value.path().read_bytes()).decode()
    width, height, colours = page.evaluate(_COLOURS, picture)
    assert (width, height) == (1200, 630)
    assert colours > 200
    page.get_by_role("button", name="As text").click()
    lines = page.get_by_role("textbox", name="As text").input_value().splitlines()
    assert 2 <= len(lines) <= 4
    assert lines[0].startswith("Destiny: ")
    for name in ("Hedda", "Anna", "Otto"):
        assert re.search(rf"{name} \d", lines[2])


def watches_again(page: Page) -> None:
    """The way through a replay: by what mattered, by round, at a speed, with open hands."""
    expect(page.get_by_role("radio", name="Open hands")).to_be_checked()
    page.get_by_role("group", name="Rounds").get_by_role("button").nth(1).click()
    slider = page.get_by_role("slider")
    second = int(slider.input_value())
    assert second > 0
    mark = page.get_by_role("group", name="What mattered").get_by_role("button").first
    expect(mark).to_have_accessible_name(re.compile(r"^1: .{10}"))
    mark.click()
    assert int(slider.input_value()) not in (0, second)

    page.keyboard.press("Home")
    # Later in a game somebody may have no card left.
    for name in ("Hedda", "Anna", "Otto"):
        hand = page.get_by_role("region", name=name, exact=True)
        expect(hand.locator(".hand .card").first).to_be_visible()

    page.clock.install()
    page.get_by_role("radiogroup", name="Speed").get_by_text("4×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    for at in (1, 2):
        page.clock.run_for(300)  # less than a choice takes at the usual speed
        expect(page.get_by_text(re.compile(f"^{at} of"))).to_be_visible()


def test_what_is_fought_for_is_explained_until_a_card_is_touched(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 1440, "height": 900})
    visitor.sit_down()
    read = page.get_by_role("complementary", name="Log").get_by_role("region", name="Read")
    treasure = page.get_by_role("region", name="The stakes of this round").locator(".large b").first
    expect(read.locator("b").first).to_have_text(treasure.inner_text())
    page.locator(".fan button.playable").first.hover()
    expect(read.locator("b").first).not_to_have_text(treasure.inner_text())


def test_a_choice_can_be_thought_over_and_taken_back(visitor: Visitor) -> None:
    visitor.sit_down()
    page = visitor.page
    page.locator(".fan button.playable").first.click()
    confirm = page.locator(f"{BANDEROLE} button.gilt")
    expect(confirm).to_contain_text("Be the")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(confirm).to_have_count(0)
    page.locator(".fan button.playable").last.click()
    confirm.click()
    expect(page.locator(".mine .cards .card").first).to_be_visible()


@pytest.mark.rule("DST-REQ-06")
def test_the_page_opened_again_shows_the_same_screen(visitor: Visitor) -> None:
    visitor.sit_down()
    page = visitor.page
    page.locator(".fan button.playable").first.click()
    page.locator(f"{BANDEROLE} button.gilt").click()
    expect(page.locator(BANDEROLE)).to_contain_text("Hedda may call")
    before = screen(page)
    page.reload()
    expect(page.locator(BANDEROLE)).to_contain_text("Hedda may call")
    assert screen(page) == before


def screen(page: Page) -> list[str]:
    """All that can be read and all that is named for a screen reader."""
    labels = page.locator("main [aria-label]").evaluate_all(
        "all => all.map(each => each.getAttribute('aria-label'))"
    )
    return [page.locator("main").inner_text(), page.locator(".log").inner_text(), *labels]


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390), (900, 700)])
@pytest.mark.parametrize("game", ["destiny", "realms", "destinies"])
def test_the_log_of_a_narrow_window_is_closed_by_touch(
    visitor: Visitor, game: str, width: int, height: int
) -> None:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    options = {"scenario": "late-tithe", "heroes": "dealt"} if game == "destinies" else {}
    visitor.goto(f"/t/{visitor.set_up(game, THREE, **options)}")
    opener = page.get_by_role("button", name="Log", exact=True)
    log = page.get_by_role("complementary", name="Log")
    opener.click()
    log.get_by_role("button", name="Close").click()
    expect(log).to_be_hidden()
    opener.click()
    log.get_by_role("heading", name="Log").click()
    expect(log).to_be_visible()
    page.mouse.click(3, height - 3)
    expect(log).to_be_hidden()
    expect(opener).to_have_attribute("aria-expanded", "false")


def test_a_second_tab_of_the_same_seat_follows(visitor: Visitor, browser: Browser) -> None:
    table = visitor.sit_down()
    page = visitor.page
    other = page.context.new_page()
    other.goto(f"{visitor.url}/t/{table}")
    for each in (page, other):
        each.locator(".fan button.playable").first.click()
        expect(each.locator(f"{BANDEROLE} button.gilt")).to_be_visible()
    page.locator(f"{BANDEROLE} button.gilt").click()
    screens = []
    for each in (page, other):
        each.bring_to_front()  # a tab in the background draws nothing
        expect(each.locator(BANDEROLE)).to_contain_text("Hedda may call")
        expect(each.locator(".fan li")).to_have_count(6)
        each.mouse.click(2, 400)  # what was acted out stays until it is touched
        screens.append(screen(each))
    assert screens[0] == screens[1]


def test_the_curtain_hides_one_hand_before_the_next(visitor: Visitor) -> None:
    page = visitor.page
    views: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: views.append(json.loads(text)))

    page.on("websocket", listen)
    visitor.sit_down(("Hedda", None), ("Anna", None))
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Hand the device to Anna")  # she leads with this seed
    # A view of changes has a hand only if it has changed.
    hands = [each["view"].get("hand") for each in views if each["t"] == "view"]
    assert hands, "the table came"
    assert not any(hands), "a hand came before the curtain was lifted"
    expect(page.locator(".fan")).to_have_count(0)

    page.get_by_role("button", name="I am Anna").press("Enter")
    page.locator(".fan button.playable").first.click()
    page.locator(f"{BANDEROLE} button.gilt").click()
    expect(curtain).to_contain_text("Hand the device to Hedda")
    expect(page.locator(".fan")).to_have_count(0)
    seen = [each["seat"] for each in views if each["t"] == "view" and each["view"].get("hand")]
    assert set(seen) == {1}
    assert page.locator(".log li").count() == 0

    page.get_by_role("button", name="I am Hedda").press("Enter")
    expect(page.locator(".fan button.playable").first).to_be_visible()
    assert views[-1]["seat"] == 0


def test_pause_and_play_on(visitor: Visitor) -> None:
    visitor.sit_down()
    page = visitor.page
    expect(page.locator(".banderole.mine")).to_be_visible()
    page.keyboard.press("p")
    expect(page.get_by_text("Paused").first).to_be_visible()
    expect(page.locator(f"{BANDEROLE} button")).to_have_count(0)
    page.get_by_role("button", name="Resume", exact=True).last.click()
    expect(page.locator(".banderole.mine")).to_be_visible()


def test_a_server_that_comes_back_is_found_again(visitor: Visitor) -> None:
    visitor.sit_down()
    page = visitor.page
    expect(page.locator(".banderole.mine")).to_be_visible()
    visitor.place.kill()
    expect(page.get_by_role("status").filter(has_text="connection")).to_be_visible()
    visitor.place.start()
    page.locator(".fan button.playable").first.click()
    confirm = page.locator(f"{BANDEROLE} button.gilt")
    expect(confirm).to_be_enabled(timeout=20_000)
    confirm.click()
    expect(page.locator(".mine .cards .card").first).to_be_visible()
    # The browser itself complains about what it could not load meanwhile.
    away = re.compile("net::ERR_|Unable to preload")
    visitor.faults[:] = [fault for fault in visitor.faults if not away.search(fault)]


def test_a_table_that_is_not_there_says_so(visitor: Visitor) -> None:
    visitor.goto("/t/0000000000000000")
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    assert "undefined" not in visitor.page.locator("main").inner_text()
    visitor.faults.clear()
