"""The first lesson of The Hand of Destiny in a browser: a lesson for one."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.fit import faults
from tests.browser.keyboard import unseen, watch_focus
from tests.browser.learners import RIBBON, SAID, Wielder
from tests.browser.test_access import by_day_and_night

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("width", "height", "language", "last"),
    [
        (1440, 900, "en", "You know all of The Hand"),
        (390, 844, "de", "kennst du nun alles"),
        pytest.param(390, 844, "en", "You know all of The Hand", marks=pytest.mark.slow),
        pytest.param(844, 390, "de", "kennst du nun alles", marks=pytest.mark.slow),
        pytest.param(1024, 768, "de", "kennst du nun alles", marks=pytest.mark.slow),
        pytest.param(1366, 650, "de", "kennst du nun alles", marks=pytest.mark.slow),
        pytest.param(768, 1024, "de", "kennst du nun alles", marks=pytest.mark.slow),
    ],
)
def test_it_is_played_to_its_end_and_all_is_in_sight(
    visitor: Visitor, width: int, height: int, language: str, last: str
) -> None:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    learner = Wielder(visitor, language, game="hand")
    found: list[str] = []
    learner.play(lambda: found.extend(faults(page)))
    assert found == []
    expect(page.locator(".last")).to_contain_text(last)
    assert len(set(learner.said)) >= 30
    assert not any("lesson-" in said or "{" in said for said in learner.said)


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.slow)])
def test_it_is_played_to_its_end_by_keyboard(visitor: Visitor, language: str) -> None:
    watch_focus(visitor.page)
    learner = Wielder(visitor, language, game="hand", keyboard=True)
    learner.play()
    assert unseen(visitor.page) == []
    expect(visitor.page.locator(".last")).to_be_visible()


def test_the_home_page_offers_it(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/")
    page.get_by_role("button", name="Learn by playing The Hand of Destiny").click()
    expect(page.locator(SAID)).to_contain_text("cards in one hand")
    expect(page.locator('[data-place="front"][data-pointed]')).to_be_visible()


def test_another_choice_is_worked_out_and_taken_back(visitor: Visitor) -> None:
    page = visitor.page
    learner = Wielder(visitor, game="hand")
    learner.up_to("With the 2 of Crossfire")
    page.locator('[data-place="slot Razor Boar"]').click()
    expect(page.locator(SAID)).to_contain_text("your other cards come to 22")
    expect(page.locator(SAID)).to_contain_text("With the Shieldbearer they would come to 25")
    expect(page.locator(".praise")).to_have_count(0)
    page.locator(".coach").get_by_role("button", name="Take it back").click()
    expect(page.locator(SAID)).to_contain_text("With the 2 of Crossfire")
    # Kept, it is no dead end: the next line fits.
    page.locator('[data-place="slot Razor Boar"]').click()
    page.get_by_role("button", name="Keep it, go on").click()
    expect(page.locator(SAID)).to_contain_text("That makes 9 against 6: enough")


def test_it_goes_on_where_it_was_left(visitor: Visitor) -> None:
    page = visitor.page
    learner = Wielder(visitor, game="hand")
    learner.up_to("Which card is rotated")
    page.reload()
    expect(page.locator(SAID)).to_contain_text("Which card is rotated")
    expect(page.locator('[data-place="slot Cutpurse"][data-pointed]')).to_be_visible()
    expect(page.locator(".known li")).to_have_count(2)


@pytest.mark.parametrize(
    "seed", [1, 2, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 7))]
)
def test_other_choices_come_to_an_end_too(visitor: Visitor, seed: int) -> None:
    """Whatever is chosen, the coach has a line that fits, and the table goes on."""
    page, rng = visitor.page, Random(seed)
    learner = Wielder(visitor, game="hand")
    for _ in range(400):
        if not learner.asked():
            break
        assert learner.said[-1]
        if not learner.reads():
            other = page.locator(".stage button.playable:not([data-pointed])")
            ribbon = page.locator(RIBBON)
            if other.count() and rng.random() < 0.5:
                learner.lay(other.nth(rng.randrange(other.count())))
            elif ribbon.count():
                learner.press(ribbon.nth(rng.randrange(ribbon.count())))
            else:
                learner.follow()
        learner.settle()
    expect(page.locator(".last")).to_be_visible()


def test_it_counts_nowhere(visitor: Visitor) -> None:
    """It is no run of the solo game, and no evening."""
    page = visitor.page
    learner = Wielder(visitor, game="hand")
    learner.play()
    expect(page.locator(".last")).to_be_visible()
    visitor.goto("/runs/hand")
    expect(page.get_by_text("You have not finished a run")).to_be_visible()
    visitor.goto("/evenings")
    expect(page.locator("main")).to_contain_text("No game has ended on this device yet")


def test_axe_finds_nothing_in_it(visitor: Visitor) -> None:
    learner = Wielder(visitor, game="hand")
    found: list[str] = []
    for words in ("worth its number", "You attacked with a 4", "there stands Gorvane", "Wave 2."):
        learner.up_to(words)
        found += by_day_and_night(visitor.page)
    assert found == []
