"""The table of Realms of Destiny in a browser, as people use it."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import Error, expect

from tests.browser.clicking import BANDEROLE, WIDTHS, Clicker, last_of_the_log, too_wide
from tests.browser.test_access import at_the_end, by_day_and_night, faults, ready

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import WebSocket

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser

NAMES: Final = ("Hedda", "Anna", "Otto", "Brida", "Marsil", "Anselm")
# What is clicked to go on where nobody passes: the gilt answer, a card, else the last answer.
_NEXT: Final = (
    ".banderole .gilt, .tabletop:not(:has(.banderole .gilt)) .fan .playable, "
    ".banderole:not(:has(.gilt)) .btn:last-child"
)


def sit_down(visitor: Visitor, people: int = 1, bots: int = 3, seed: str = "7") -> str:
    """Set a table up and go there; the people sit before the bots."""
    seats = tuple(
        (name, None if seat < people else "greedy")
        for seat, name in enumerate(NAMES[: people + bots])
    )
    table = visitor.set_up("realms", seats, seed, deck="all")
    visitor.goto(f"/t/{table}")
    return table


class RealmsClicker(Clicker):
    """Plays a game, passing often, and asks about all that cannot be chosen."""

    selectors = (
        ("confirm", ".banderole .btn.gilt"),
        ("refused", "main [aria-disabled=true]"),
        ("table", "main button.playable[aria-pressed=false]"),
        ("said", ".banderole .btn:not(.gilt):not([aria-disabled=true])"),
    )

    def pick(self, found: Sequence[str], kinds: Sequence[str]) -> int:
        news = self.news(found, kinds)
        if news is not None:
            return news
        passing = next((i for i, each in enumerate(found) if each.startswith("said: Pass")), None)
        if passing is not None and self.rng.random() < 0.6:
            return passing
        choices = [i for i, kind in enumerate(kinds) if kind != "refused"]
        confirm = [i for i in choices if kinds[i] == "confirm"]
        if confirm and self.rng.random() < 0.6:
            choices = confirm
        return self.rng.choice(choices)


# Long games with many different questions.
@pytest.mark.parametrize(("bots", "seed"), [(1, "3"), (2, "1")])
def test_a_whole_game_against_bots_is_played_by_clicking(
    visitor: Visitor, bots: int, seed: str
) -> None:
    sit_down(visitor, bots=bots, seed=seed)
    expect(visitor.page.locator(BANDEROLE)).to_be_visible()
    clicker = RealmsClicker(visitor.page, int(seed))
    assert clicker.play(), "the game does not end"
    assert any(each.startswith("said: Pass") for each in clicker.made)
    assert any(each.startswith("confirm: Bid") for each in clicker.made)
    # Of two, everybody gets a card in every turn: some of them rest, and say why.
    assert bots > 1 or clicker.reasons
    end = visitor.page.locator("article.end")
    expect(end.locator("h2").first).to_contain_text(re.compile("won|win|surviv|share"))
    expect(end.locator(".places li")).to_have_count(bots + 1)
    expect(last_of_the_log(visitor.page)).to_contain_text(re.compile("win|share"))


@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5])
def test_everybody_has_a_place_around_the_auction(visitor: Visitor, bots: int) -> None:
    page = visitor.page
    sit_down(visitor, bots=bots)
    expect(page.locator(".rival h2")).to_have_text(list(NAMES[1 : bots + 1]))
    expect(page.locator(".mine h2")).to_have_text("Hedda")
    places = page.locator(".rival").evaluate_all(
        """all => all.map(each => {
            const { left, top, right, bottom } = each.getBoundingClientRect();
            return [left, top, right, bottom];
        })"""
    )
    for i, one in enumerate(places):
        for other in places[:i]:
            apart = one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3]
            assert apart or other[1] >= one[3], "two players sit on one another"


def test_a_bid_is_made_on_the_ladder(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor, bots=1, seed="5")
    page.locator(".fan button.playable").first.click()
    page.locator(f"{BANDEROLE} button.gilt").click()
    ladder = page.get_by_role("list", name="Bids")
    expect(ladder).to_contain_text("your lowest bid")
    expect(ladder).to_contain_text("one card must stay")
    expect(page.locator(".bids")).to_contain_text("Passing")
    rung = ladder.get_by_role("button", name="Bid 4")
    rung.press("Enter")
    expect(rung).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(rung).to_have_attribute("aria-pressed", "false")
    rung.click()
    page.locator(f"{BANDEROLE} button.gilt", has_text="Bid 4").click()
    expect(page.locator(".log")).to_contain_text("Hedda bids 4.")


def test_the_reference_finds_cards(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor)
    page.get_by_role("button", name="All cards").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("li")).to_have_count(56)
    dialog.get_by_role("combobox", name="Family").select_option("Magic")
    dialog.get_by_role("combobox", name="Type").select_option("Field")
    expect(dialog.locator("li")).to_have_count(2)
    expect(dialog.get_by_role("status")).to_have_text("2 found")
    dialog.get_by_role("searchbox").fill("tower")
    expect(dialog.get_by_role("heading", name="Wizard’s Tower")).to_be_visible()
    assert faults(page) == []
    dialog.get_by_role("button", name="Tokens").click()
    expect(dialog.get_by_text("4 left")).to_have_count(9)
    dialog.get_by_role("button", name="Destinies").click()
    expect(dialog.locator("li")).to_have_count(14)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_secret_destiny_is_on_no_other_page(visitor: Visitor) -> None:
    page = visitor.page
    secrets: dict[int, str] = {}

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: keep(json.loads(text)))

    def keep(message: dict[str, Any]) -> None:
        # A view of changes has it only if it has changed.
        if message["t"] == "view" and (secret := message["view"].get("secret")):
            secrets[message["seat"]] = secret["destiny"]

    page.on("websocket", listen)
    sit_down(visitor, people=3, bots=0)
    curtain = page.locator(".curtain")
    for _ in range(12):
        expect(curtain).to_be_visible()
        for secret in secrets.values():
            assert secret not in page.content(), "a secret shows through the curtain"
        curtain.get_by_role("button").click()
        name = page.locator(".mine h2").inner_text()
        own = secrets[NAMES.index(name)]
        expect(page.locator(".destinies .secret h3")).to_contain_text(own)
        for seat, secret in secrets.items():
            assert NAMES[seat] == name or secret not in page.content(), "a secret is seen"
        while not curtain.count():
            passes = page.locator(f"{BANDEROLE} .pass")
            # The curtain may come before the click does.
            with suppress(Error):
                (passes if passes.count() else page.locator(_NEXT).first).click(timeout=2_000)
            page.wait_for_timeout(50)
    assert len(secrets) == 3


def test_a_program_answers_and_is_on_no_other_page(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor, people=3, bots=0)
    lift = page.locator(".curtain").get_by_role("button")
    dialog = page.get_by_role("dialog")
    settle = page.get_by_role("button", name="Automatic answers")
    start = dialog.get_by_role("button", name="Start automatic answers")

    lift.click()
    page.locator(".fan button.playable").first.click()
    page.locator(f"{BANDEROLE} button.gilt").click()
    lift.click()
    # Nothing is answered while the table rests.
    page.get_by_role("button", name="Pause", exact=True).click()
    name = page.locator(".mine h2").inner_text()
    settle.click()
    dialog.get_by_role("radio", name="Pass in every auction until").check()
    expect(start).to_be_disabled()
    dialog.get_by_role("checkbox", name="I am outbid").check()
    dialog.get_by_role("button", name="Magic").click()
    dialog.get_by_role("combobox", name="Choose a card").select_option("Crypt")
    assert faults(page) == []
    dialog.get_by_role("button", name="Stop waiting for Crypt").click()
    start.click()
    kept = page.get_by_role("button", name="Passes for you until: you are outbid, Magic")
    expect(kept).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Stop automatic answers").click()
    expect(kept).to_have_count(0)
    settle.click()
    dialog.get_by_role("combobox", name="Bid up to").select_option("2")
    start.click()
    expect(page.get_by_role("button", name="Bids for you, up to 2")).to_be_visible()

    # The next one to be asked sees what was done, and not by what.
    page.get_by_role("button", name="Resume", exact=True).first.click()
    lift.click()
    expect(page.locator(".log")).to_contain_text(f"{name} bids 1.")
    expect(page.locator(".mine h2")).not_to_have_text(name)
    expect(settle).to_be_visible()
    assert "for you, up to" not in page.content()

    # Outbid beyond the limit, the curtain hangs for nobody who is answered for.
    other = page.locator(".mine h2").inner_text()
    page.locator(BANDEROLE).get_by_role("button", name="Bid 2").click()
    lift.click()
    page.locator(f"{BANDEROLE} .pass").click()
    expect(page.locator(".curtain h2")).to_contain_text(other)


def test_axe_finds_nothing_at_a_table(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor, bots=2, seed="1")
    expect(page.locator(BANDEROLE)).to_be_visible()
    clicker = RealmsClicker(page, 1)
    for _ in range(4):
        assert by_day_and_night(page) == []
        clicker.play(12)
    assert clicker.play()
    assert at_the_end(page) == []


@pytest.mark.parametrize("bots", [1, 5])
@pytest.mark.parametrize("text", WIDTHS)
def test_nothing_scrolls_sideways(visitor: Visitor, text: int, bots: int) -> None:
    page = visitor.page
    page.set_viewport_size({"width": WIDTHS[text][-1], "height": 800})
    visitor.wish(textSize=text)
    sit_down(visitor, bots=bots, seed="5")
    ready(page)
    clicker = RealmsClicker(page, 5)
    for _ in range(4):
        # Bots may have ended the game since the last click.
        expect(page.locator(".fan, article.end").first).to_be_attached()
        assert too_wide(page, WIDTHS[text]) == []
        if clicker.play(10):
            break
