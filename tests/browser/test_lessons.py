"""The lessons in a browser: by mouse, by keyboard, and by other choices."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.fit import faults
from tests.browser.keyboard import unseen, watch_focus
from tests.browser.learners import RIBBON, SAID, Learner
from tests.browser.test_access import by_day_and_night

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser


def choose(page: Page, card: str) -> None:
    """Lay a card of the hand."""
    page.locator(f'[data-place="hand {card}"] button').click()
    page.locator(f"{RIBBON}.gilt").first.click()


def test_a_stranger_begins_with_a_lesson(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/")
    page.get_by_role("button", name="Learn by playing").first.click()
    expect(page.locator(SAID)).to_contain_text("An arch is a Base")
    expect(page.locator("[data-pointed]")).to_have_count(1)
    expect(page.locator(".top")).to_contain_text("Nothing here counts")
    # Somebody who comes back finds the lesson among the tables, and can begin it again.
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.locator(".tables")).to_contain_text("Lesson")
    expect(page.get_by_role("button", name="Learn by playing").first).to_be_visible()


def test_every_game_with_a_lesson_offers_it(visitor: Visitor) -> None:
    visitor.goto("/")
    visitor.page.get_by_role("button", name="Learn by playing Realms of Destiny").click()
    expect(visitor.page.locator(SAID)).to_contain_text("Each of them is a coin")


def test_what_was_learned_makes_room_for_the_next_lesson(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goto("/")
    offer = page.get_by_role("button", name="Learn by playing").first
    expect(offer).to_contain_text("6 minutes")
    learned = json.dumps({"at": 1, "value": ["first"]})
    page.evaluate("kept => localStorage.setItem('fateloom.learned.destiny', kept)", learned)
    page.reload()
    expect(offer).to_contain_text("8 minutes")
    offer.click()
    expect(page.locator(SAID)).to_contain_text("This lesson is about Characters")


@pytest.mark.parametrize(
    ("game", "width", "height", "language", "last"),
    [
        ("destiny", 1440, 900, "en", "You know all of Destiny now"),
        ("destiny", 390, 844, "de", "Von Destiny kennst du nun alles"),
        ("realms", 1440, 900, "de", "Deine Bestimmung ist erfüllt"),
        ("realms", 390, 844, "en", "Your destiny is complete"),
        *(
            pytest.param(game, *window, last, marks=pytest.mark.slow)
            for game, last in (("destiny", "Von Destiny"), ("realms", "Das Wichtigste"))
            for window in (
                (390, 844, "de"),
                (844, 390, "de"),
                (1024, 768, "de"),
                (1366, 650, "de"),
                (768, 1024, "de"),
            )
        ),
    ],
)
def test_it_is_played_to_its_end_and_all_is_in_sight(
    visitor: Visitor, game: str, width: int, height: int, language: str, last: str
) -> None:
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    learner = Learner(visitor, language, game=game)
    found: list[str] = []
    learner.play(lambda: found.extend(faults(page)))
    assert found == []
    expect(page.locator(".last")).to_contain_text(last)
    # Each line stands once or while its moment lasts: the coach says many.
    assert len(set(learner.said)) >= 25
    assert not any("lesson-" in said or "{" in said for said in learner.said)


@pytest.mark.parametrize("game", ["destiny", "realms"])
@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.slow)])
def test_it_is_played_to_its_end_by_keyboard(visitor: Visitor, language: str, game: str) -> None:
    watch_focus(visitor.page)
    learner = Learner(visitor, language, game=game, keyboard=True)
    learner.play()
    assert unseen(visitor.page) == []
    expect(visitor.page.locator(".last")).to_be_visible()


def test_a_right_choice_is_praised_in_numbers(visitor: Visitor) -> None:
    learner = Learner(visitor)
    learner.up_to_place("hand N+3")
    expect(visitor.page.locator(".known li")).to_have_count(2)
    choose(visitor.page, "N+3")
    expect(visitor.page.locator(".praise")).to_have_text("Well done")
    expect(visitor.page.locator(SAID)).to_contain_text("each grows by 1: 8")


def test_another_choice_is_worked_out_and_taken_back(visitor: Visitor) -> None:
    page = visitor.page
    learner = Learner(visitor)
    learner.up_to_place("hand N+3")
    choose(page, "G+3")
    expect(page.locator(SAID)).to_contain_text("3 and 3 are 6")
    expect(page.locator(SAID)).to_contain_text("each 1 more: 8")
    expect(page.locator(".praise")).to_have_count(0)
    page.locator(".coach").get_by_role("button", name="Take it back").click()
    expect(page.locator(SAID)).to_contain_text("for two of a sign help each other")
    expect(page.locator('[data-place="hand G+3"]')).to_be_visible()
    # Kept, it is no dead end: the next line fits.
    choose(page, "G+3")
    page.get_by_role("button", name="Keep it, go on").click()
    expect(page.locator(SAID)).to_contain_text("Last comes a Multiplier")
    # The table's own way back takes what was said to the move with it.
    choose(page, "Cx2")
    expect(page.locator(SAID)).to_contain_text("would have made 24")
    page.locator("button.undo").click()
    expect(page.locator(SAID)).to_contain_text("Last comes a Multiplier")


def test_an_auction_that_went_on_is_taken_back(visitor: Visitor) -> None:
    page = visitor.page
    learner = Learner(visitor, game="realms")
    learner.up_to_place("rung 2")
    page.locator(RIBBON).last.click()
    expect(page.locator(SAID)).to_contain_text("Then Odila gets her for 1")
    # The others have settled it by now, and the next card is up.
    expect(page.locator('[data-place="lots"]')).not_to_contain_text("Healer")
    page.locator(".coach").get_by_role("button", name="Take it back").click()
    expect(page.locator(SAID)).to_contain_text("Corvin sells the Healer")
    expect(page.locator('[data-place="rung 2"][data-pointed]')).to_be_visible()
    learner.follow()
    expect(page.locator(SAID)).to_contain_text("6 cards stay in your hand")


def test_it_goes_on_where_it_was_left(visitor: Visitor) -> None:
    page = visitor.page
    learner = Learner(visitor)
    learner.up_to_place("hand NB3")
    said = page.locator(SAID).inner_text()
    page.reload()
    expect(page.locator(SAID)).to_have_text(said)
    expect(page.locator('[data-place="hand NB3"][data-pointed]')).to_be_visible()
    expect(page.locator(".known li")).to_have_count(1)


def test_a_part_can_be_skipped_and_is_not_told_again(visitor: Visitor) -> None:
    page = visitor.page
    Learner(visitor)
    page.get_by_role("button", name="Skip this part").click()
    expect(page.locator(SAID)).to_contain_text("Play on as you like")
    expect(page.locator("[data-pointed]")).to_have_count(0)
    page.reload()
    expect(page.locator(SAID)).to_contain_text("Play on as you like")


def test_its_rules_are_a_click_away(visitor: Visitor) -> None:
    Learner(visitor)
    link = visitor.page.get_by_role("link", name="Read it in the rules")
    expect(link).to_have_attribute("href", "/rules/destiny#DTY-DECK-02")


def test_the_person_gives_every_answer_and_is_asked_nothing_else(visitor: Visitor) -> None:
    """Where only one answer is left, a lesson waits for it; and it does not ask about sound."""
    page = visitor.page
    learner = Learner(visitor)
    page.evaluate("localStorage.setItem('fateloom.settings', '{\"onlyAnswers\": true}')")
    page.reload()
    learner.up_to_place("hand Wizard")
    choose(page, "Wizard")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(SAID)).to_contain_text("You may call as many")
    page.wait_for_timeout(1200)
    expect(page.locator(RIBBON)).to_have_text("Call no more Characters")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(
    "seed", [1, 2, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(3, 9))]
)
def test_other_choices_come_to_an_end_too(visitor: Visitor, seed: int) -> None:
    """Whatever is chosen, the coach has a line that fits, and the table goes on."""
    page, rng = visitor.page, Random(seed)
    learner = Learner(visitor)
    for _ in range(400):
        if not learner.asked():
            break
        assert learner.said[-1]
        if not learner.reads():
            other = page.locator(".fan button.playable[aria-pressed=false]:not([data-pointed] *)")
            if other.count() and rng.random() < 0.6:
                learner.lay(other.nth(rng.randrange(other.count())))
            elif page.locator(RIBBON).count():
                page.locator(RIBBON).last.click()
            else:
                learner.follow()
        learner.settle()
    expect(page.locator(".last")).to_be_visible()


def test_axe_finds_nothing_in_a_lesson(visitor: Visitor) -> None:
    page = visitor.page
    learner = Learner(visitor)
    # The settings say nothing of the theme: it follows the system's.
    assert by_day_and_night(page) == []
    learner.up_to_place("hand N+3")
    assert by_day_and_night(page) == []
    choose(page, "G+3")
    expect(page.locator(".coach").get_by_role("button", name="Take it back")).to_be_visible()
    assert by_day_and_night(page) == []
    page.locator(".coach").get_by_role("button", name="Take it back").click()
    expect(page.locator('[data-place="hand N+3"][data-pointed]')).to_be_visible()
    choose(page, "N+3")
    expect(page.locator(".praise")).to_be_visible()
    assert by_day_and_night(page) == []
    learner.play()
    expect(page.locator(".last")).to_be_visible()
    assert by_day_and_night(page) == []
