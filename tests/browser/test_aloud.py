"""Texts of a story are read aloud where somebody asks for it, and for as long as they are shown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import take
from tests.browser.standing import bring_in

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser

# A voice that takes its time: it ends when it is told to.
VOICE: Final = """
window.said = []; window.reading = null;
Object.defineProperty(window, "speechSynthesis", {value: {
  speak(speech) { reading = speech; said.push([speech.lang, speech.text]); },
  cancel() { reading = null; },
}});
"""
ALOUD: Final = re.compile("^Read aloud: ")


def heard(visitor: Visitor, place: Locator, name: re.Pattern[str] = ALOUD) -> str:
    """What is read at the first such button there, in the language of the training story."""
    place.get_by_role("button", name=name).first.click()
    language, text = visitor.page.evaluate("said.at(-1)")
    assert language == "en"
    assert reading(visitor)
    return str(text)


def reading(visitor: Visitor) -> bool:
    """Whether anything is being read."""
    return bool(visitor.page.evaluate("reading !== null"))


@pytest.mark.rule("PAIN-19")
def test_an_own_destiny_is_read_while_it_is_open(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script(VOICE)
    bring_in(visitor, "move")
    page.get_by_role("button", name="Destiny").click()
    card = page.get_by_role("region", name="Destiny")
    expect(card.get_by_role("button", name=ALOUD)).to_have_count(0)
    card.get_by_role("button", name="Open").click()
    assert page.evaluate("said") == []
    title = card.locator("h2").inner_text()
    text = heard(visitor, card, re.compile(r"Everyone nearby can hear it\.$"))
    assert text.startswith(title)
    for step in card.locator("li.reached").all():
        assert step.locator("span:not(.vh)").first.inner_text().strip() in text
    card.get_by_role("button", name="Seal it again").click()
    assert not reading(visitor)


@pytest.mark.rule("PAIN-19")
def test_heroes_items_and_stories_are_read(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script(VOICE)
    bring_in(visitor, "hero")
    hero = page.locator("li:has(.face)").first
    assert hero.locator(".about").inner_text() in heard(visitor, hero)
    item = hero.locator(".plate").first
    item.focus()
    item.press("i")
    card = page.get_by_role("dialog")
    assert heard(visitor, card) == card.get_attribute("aria-label")
    page.keyboard.press("Escape")
    assert not reading(visitor)
    visitor.goto("/new/destinies")
    take(page, "Story", "training")
    about = page.locator(".about").first
    assert heard(visitor, about) == about.locator("p").inner_text()
    take(page, "Story", "late-tithe")
    assert not reading(visitor)


@pytest.mark.rule("PAIN-19")
def test_older_passages_can_be_read_again(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script(VOICE)
    bring_in(visitor, "answer")
    page.get_by_role("button", name="What was read here before").click()
    greeting = page.locator("dialog .greeting")
    assert heard(visitor, greeting)[1:] in greeting.inner_text().replace("\n", "")
