"""The first lesson of Destinies in a browser: pages before the first move, a map, dice."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.fit import faults
from tests.browser.keyboard import unseen, watch_focus
from tests.browser.learners import RIBBON, SAID, Hero
from tests.browser.test_access import by_day_and_night

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("width", "height", "language", "last"),
    [
        (1440, 900, "en", "You know how to play Destinies now"),
        (390, 844, "de", "Nun kannst du Destinies spielen"),
        pytest.param(390, 844, "en", "You know how to play", marks=pytest.mark.slow),
        pytest.param(1024, 768, "de", "Nun kannst du Destinies", marks=pytest.mark.slow),
        pytest.param(1366, 650, "de", "Nun kannst du Destinies", marks=pytest.mark.slow),
    ],
)
def test_it_is_played_to_its_end_and_all_is_in_sight(
    visitor: Visitor, width: int, height: int, language: str, last: str
) -> None:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    learner = Hero(visitor, language, game="destinies")
    found: list[str] = []
    learner.play(lambda: found.extend(faults(page)))
    assert found == []
    expect(page.locator(".last")).to_contain_text(last)
    assert len(set(learner.said)) >= 45
    assert not any("lesson-" in said or "{" in said for said in learner.said)


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.slow)])
def test_it_is_played_to_its_end_by_keyboard(visitor: Visitor, language: str) -> None:
    watch_focus(visitor.page)
    learner = Hero(visitor, language, game="destinies", keyboard=True)
    learner.play()
    # The headline of the end has the focus for those who are read to, and no ring.
    assert [each for each in unseen(visitor.page) if "end-headline" not in each] == []
    expect(visitor.page.locator(".last")).to_be_visible()


def test_the_home_page_offers_it(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/")
    page.get_by_role("button", name="Learn by playing Destinies").click()
    expect(page.locator(SAID)).to_contain_text("Every story begins with a page")
    expect(page.locator('[data-place="onward"][data-pointed]')).to_be_visible()
    page.get_by_role("button", name="Who are you?").click()
    expect(page.locator('[data-place="hero wat"][data-pointed]')).to_be_visible()


def test_another_choice_is_worked_out_and_taken_back(visitor: Visitor) -> None:
    page = visitor.page
    learner = Hero(visitor, game="destinies")
    learner.up_to("An Effort die can be added")
    page.get_by_role("button", name="Roll without Effort dice").click()
    expect(page.locator(SAID)).to_contain_text("86 of 100 rolls bring a success")
    expect(page.locator(SAID)).to_contain_text("with an Effort die 99")
    page.locator(".coach").get_by_role("button", name="Take it back").click()
    expect(page.locator(SAID)).to_contain_text("An Effort die can be added")
    # Kept, it is no dead end: the next line fits.
    page.get_by_role("button", name="Roll without Effort dice").click()
    page.get_by_role("button", name="Keep it, go on").click()
    expect(page.locator(SAID)).to_contain_text("little bells")


def test_another_hero_is_welcome(visitor: Visitor) -> None:
    page = visitor.page
    learner = Hero(visitor, game="destinies")
    learner.up_to("Take Wat Thorley")
    page.locator('[data-place="hero nell"] button').first.click()
    page.get_by_role("button", name="Play Nell Gannet").click()
    expect(page.locator(SAID)).to_contain_text("a story that is just as good")
    page.get_by_role("button", name="Keep it, go on").click()
    expect(page.locator(SAID)).to_contain_text("The letter holds your Destiny")


def test_it_goes_on_where_it_was_left(visitor: Visitor) -> None:
    page = visitor.page
    learner = Hero(visitor, game="destinies")
    learner.up_to("Begin with something that needs no dice")
    page.reload()
    expect(page.locator(SAID)).to_contain_text("Begin with something that needs no dice")
    expect(page.locator('[data-place="option weir.plank"][data-pointed]')).to_be_visible()
    expect(page.locator(".known li")).to_have_count(3)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_other_choices_come_to_an_end_too(visitor: Visitor, seed: int) -> None:
    """Whatever is chosen in the first days, the coach has a line, and the table goes on."""
    page, rng = visitor.page, Random(seed)
    learner = Hero(visitor, game="destinies")
    for _ in range(80):
        if not learner.asked():
            return
        assert learner.said[-1]
        if not learner.reads():
            other = page.locator("main button.playable:not([data-pointed], [data-pointed] *)")
            if other.count() and rng.random() < 0.5 and not page.locator(f"{RIBBON}.back").count():
                learner.press(other.nth(rng.randrange(other.count())))
            else:
                learner.follow()
        learner.settle()


def test_axe_finds_nothing_in_it(visitor: Visitor) -> None:
    learner = Hero(visitor, game="destinies")
    found: list[str] = []
    for words in ("There are three skills", "This is the valley", "Use both spaces", "the candle"):
        learner.up_to(words)
        found += by_day_and_night(visitor.page)
    assert found == []
