"""The table of The Hand of Destiny in a browser, as people use it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import BANDEROLE, WIDTHS, Clicker, last_of_the_log, take, too_wide
from tests.browser.conftest import ALONE
from tests.browser.test_access import at_the_end, by_day_and_night, faults, ready

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser


def sit_down(visitor: Visitor, seed: str = "7", **options: str) -> str:
    """Set a run up and go there."""
    table = visitor.set_up("hand", ALONE, seed, **{"hero": "elora", "boss": "gorvane", **options})
    visitor.goto(f"/t/{table}")
    expect(visitor.page.locator(BANDEROLE)).to_be_visible()
    return table


def touch(page: Page) -> None:
    """Touch the rearmost strength card."""
    page.locator(".strength button").last.click(force=True)


class HandClicker(Clicker):
    """Plays a run, and seldom takes a blow: a player who takes every blow does not get far."""

    selectors = (
        ("confirm", ".banderole .btn.gilt"),
        ("refused", "main [aria-disabled=true]"),
        ("table", "main button.playable:not([aria-pressed=true])"),
        ("said", ".banderole .btn:not(.gilt):not(.back)"),
    )

    def pick(self, found: Sequence[str], kinds: Sequence[str]) -> int:
        news = self.news(found, kinds)
        if news is not None and self.rng.random() < 0.3:
            return news
        choices = [i for i, kind in enumerate(kinds) if kind != "refused"] or list(
            range(len(found))
        )
        strikes = [i for i in choices if not re.search("Take|Stop|Exhaust", found[i])]
        confirm = [i for i in choices if kinds[i] == "confirm"]
        if confirm and self.rng.random() < 0.7:
            choices = confirm
        elif strikes and self.rng.random() < 0.8:
            choices = strikes
        return self.rng.choice(choices)


def test_a_run_from_the_set_up_page_to_its_end(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/new/hand")
    page.get_by_label("Name at seat 1").fill("Hedda")
    take(page, "Hero", "elora")
    take(page, "Boss", "gorvane")
    take(page, "Difficulty", "casual")
    page.get_by_text("More settings").click()
    page.get_by_label("Seed").fill("5")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("/t/[0-9a-f]+$"))
    expect(page.locator(".hero h2")).to_have_text("Elora")
    expect(page.locator("header .where")).to_have_text("Wave 1 of 4, Elora, the Ranger, Casual.")
    clicker = HandClicker(page, 5)
    assert clicker.play(), "the run does not end"
    assert clicker.reasons, "nothing said why it cannot be chosen"
    end = page.locator("article.end")
    expect(end.locator("h2").first).to_contain_text(re.compile("won|wins|fallen|draw"))
    expect(end.get_by_role("listitem").first).to_contain_text(re.compile(r"^Wave 1\s+[0-6] of 6"))
    expect(last_of_the_log(page)).to_contain_text(re.compile("the run is won|The run is"))


@pytest.mark.parametrize(
    ("hero", "boss", "seed"),
    [
        ("rhys", "sythra", "1"),
        ("ifaris", "arbiter", "2"),
        ("elora", "sythra", "3"),
        ("galathar", "gorvane", "4"),
    ],
)
def test_every_hero_is_played_by_clicking(
    visitor: Visitor, hero: str, boss: str, seed: str
) -> None:
    sit_down(visitor, seed, hero=hero, boss=boss, difficulty="casual")
    clicker = HandClicker(visitor.page, int(seed))
    assert clicker.play(), "the run does not end"
    told = visitor.page.locator("main").inner_text()
    assert not re.search(r"undefined|NaN|hand-(board|move|ask|event)", told)


def test_an_attack_is_worked_before_it_is_made(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor)
    cards = page.locator(".strength button")
    count = cards.count()
    left = page.locator(".front h2 small").inner_text()
    touch(page)
    expect(cards.last).to_have_attribute("aria-pressed", "true")
    clash = page.get_by_role("region", name="The attack")
    expect(clash).to_contain_text("=")
    expect(clash).to_contain_text("against")
    expect(page.locator(".front")).to_have_attribute("data-aim", "true")
    expect(page.locator("svg.thread path")).to_have_count(2)
    # A card that is made ready cannot be made ready again.
    touch(page)
    expect(page.locator(f"{BANDEROLE} .why")).to_contain_text("already part of the attack")
    page.get_by_role("button", name="Undo:").click()
    expect(clash).to_have_count(0)
    expect(cards.last).to_have_attribute("aria-pressed", "false")
    assert cards.count() == count
    assert page.locator(".front h2 small").inner_text() == left


def test_a_choice_can_be_thought_over_and_taken_back(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor)
    ability = page.locator(".ability.playable", has_text="Long Range")
    ability.click()
    expect(page.locator(f"{BANDEROLE} .gilt")).to_have_text("Long Range")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(f"{BANDEROLE} .gilt")).to_have_count(0)
    ability.click()
    page.locator(f"{BANDEROLE} .gilt").click()
    exhaust = page.get_by_role("button", name="Exhaust Long Range")
    expect(exhaust).to_contain_text("left afterwards")
    exhaust.hover()
    gone = page.locator(".ability.goes")
    expect(gone.filter(has_text="Long Range")).to_be_visible()
    page.get_by_role("button", name="Undo:").click()
    expect(page.locator(BANDEROLE)).to_contain_text("attacks")
    expect(gone).to_have_count(0)


def test_damage_shows_which_abilities_go(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor)
    page.get_by_role("button", name=re.compile("^Take . damage")).click()
    answers = page.locator(f"{BANDEROLE} .btn", has_text="Exhaust")
    expect(answers.first).to_be_visible()
    assert answers.count() > 1
    before = page.locator(".ability.gone").count()
    page.locator(".ability.playable").last.click()
    expect(page.locator(".ability.goes").first).to_be_visible()
    going = page.locator(".ability.goes").count()
    page.locator(f"{BANDEROLE} .gilt").click()
    expect(page.locator(".ability.gone")).to_have_count(before + going)


def test_what_is_known_of_the_deck(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor)
    line = page.get_by_role("region", name="The line").locator("li")
    expect(line.first).to_contain_text(re.compile(r"Place 1: [A-Z].*, \d damage, visible"))
    expect(line.last).to_contain_text(re.compile("to 8: hidden"))
    page.get_by_role("button", name="Known cards of the deck").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Wave 2 as the deck lies now")
    expect(dialog).to_contain_text("not seen yet")
    expect(dialog.locator("tbody").nth(1).locator("tr")).to_have_count(3)
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_cards_are_read_closely(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor)
    glass = page.get_by_role("dialog")
    page.locator(".ability").first.focus()
    page.keyboard.press("i")
    expect(glass).to_contain_text("as much damage as the wave has number")
    expect(glass.get_by_role("link")).to_have_attribute("href", "/rules/hand#HND-HERO-E1")
    page.keyboard.press("Escape")
    page.locator(".chain button").first.focus()
    page.keyboard.press("Enter")
    expect(glass).to_contain_text("Gorvane, the Hollow King")
    expect(glass).to_contain_text("Level 4")
    page.keyboard.press("Escape")
    page.locator(".strength button").first.focus()
    page.keyboard.press("i")
    expect(glass).to_contain_text("Other half")
    expect(glass).to_contain_text("not seen yet")


def test_axe_finds_nothing_in_a_run(visitor: Visitor) -> None:
    page = visitor.page
    sit_down(visitor, "1", difficulty="casual")
    clicker = HandClicker(page, 1)
    for _ in range(5):
        assert by_day_and_night(page) == []
        clicker.play(20)
    assert clicker.play()
    assert at_the_end(page) == []


@pytest.mark.parametrize("text", WIDTHS)
def test_nothing_scrolls_sideways(visitor: Visitor, text: int) -> None:
    page = visitor.page
    page.set_viewport_size({"width": WIDTHS[text][-1], "height": 800})
    visitor.wish(textSize=text)
    sit_down(visitor, "5", difficulty="casual")
    ready(page)
    clicker = HandClicker(page, 5)
    over = False
    while not over:
        assert too_wide(page, WIDTHS[text]) == []
        over = clicker.play(4) or page.locator("article.end").count() > 0
    page.locator("article.end").wait_for()
    assert too_wide(page, WIDTHS[text]) == []


def test_cards_travel_and_nothing_of_them_stays_behind(visitor: Visitor) -> None:
    page = visitor.page
    page.emulate_media(reduced_motion="no-preference")
    sit_down(visitor)
    touch(page)
    page.locator(f"{BANDEROLE} .gilt").click()
    moving = "document.getAnimations().some((each) => each.effect.target.dataset.face)"
    for _ in range(100):
        if page.evaluate(moving):
            break
        page.wait_for_timeout(5)
    else:
        raise AssertionError("nothing moves")
    expect(page.locator(".board > [inert]")).to_have_count(0)
