"""People at the tables of lessons who do what the coach points at, for each game."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from tests.browser.keyboard import press

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Visitor

SAID: Final = ".coach .say"
TOLD: Final = f"""() => {{
    if (document.querySelector("article.end")) return [];
    const said = document.querySelector("{SAID}");
    return said && [said.innerText];
}}"""
"""What the coach says, once it does; nothing when the game is over."""
WAYS: Final = ".coach .ways .btn"
ASKS: Final = ".banderole.mine, .banderole .gilt, article.end"
RIBBON: Final = ".banderole .btn"
# Whom a power can be used on, once it is in hand.
AIMED: Final = '[data-place="seat 1"] button.playable'
# The button that the coach names.
NAMED: Final = re.compile("[“„](.+?)[”“]")
# What the coach points at, as the table calls it; "" for nothing.
POINTED: Final = '() => document.querySelector("[data-pointed]")?.dataset.place ?? ""'
# What covers the table of a story until it was read: the opening, the letter sealed, and open.
PAGES: Final = ".onward, .veil .wax, .veil .card .btn"
# Nothing moves any more: the stamps on the markers come last.
STILL: Final = """() => document.getAnimations().every(
    ({ effect, playState }) =>
        playState !== "running" || effect.getComputedTiming().progress === null
        || effect.getComputedTiming().iterations === Infinity
)"""


class Learner:
    """Somebody at the table of a lesson, with the mouse or with the keyboard alone."""

    def __init__(
        self,
        visitor: Visitor,
        language: str = "en",
        *,
        game: str = "destiny",
        lesson: str = "first",
        keyboard: bool = False,
    ) -> None:
        self.page: Page = visitor.page
        self.keyboard = keyboard
        self.said: list[str] = []
        kept = json.dumps({"sound": 0, "language": language, "onlyAnswers": False, "motion": "off"})
        visitor.goto("/credits")
        self.page.evaluate("kept => localStorage.setItem('fateloom.settings', kept)", kept)
        answer = self.page.request.post(
            f"{visitor.url}/api/tables",
            data={"game": game, "lesson": lesson},
            headers={"Origin": visitor.url},
        )
        assert answer.status == 201, answer.text()
        visitor.goto(f"/t/{answer.json()['table']}")
        expect(self.page.locator(SAID)).to_be_visible()

    def press(self, wanted: Locator) -> None:
        """Press a button; by keyboard, unless the table moves on and takes it away before that."""
        if self.keyboard:
            press(self.page, wanted)
        else:
            wanted.click()

    def asked(self) -> bool:
        """Wait until something is asked; whether the game goes on."""
        page = self.page
        expect(page.locator(ASKS).first).to_be_visible()
        # A choice may be on its way.
        expect(page.locator(f"{RIBBON}:disabled")).to_have_count(0)
        # What is pointed at is marked with the next frame.
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        words = page.wait_for_function(TOLD).json_value()
        self.said += words
        return bool(words)

    def reads(self) -> bool:
        """Go on after what is only to be read; whether there was anything."""
        page = self.page
        if page.locator(".round").count():
            self.press(page.locator(f"{RIBBON}.gilt"))
        elif page.locator(WAYS).count():
            self.press(page.locator(WAYS).last)
        else:
            return False
        return True

    def follow(self) -> None:
        """Do what the coach points at, else lay what can be laid, else end the turn."""
        page = self.page
        place = page.evaluate(POINTED)
        free = page.locator(".fan button.playable[aria-pressed=false]")
        gilt = page.locator(f"{RIBBON}.gilt")
        there = page.locator("[data-pointed] button.playable, button.playable[data-pointed]")
        if place.startswith(("hand ", "card ", "rung ", "seat ")) and there.count():
            self.lay(there.first)
        elif (aimed := page.locator(AIMED)).count():
            self.lay(aimed.first)
        elif place == "ribbon":
            named = NAMED.search(page.locator(SAID).inner_text())
            answers = page.locator(RIBBON, has_text=named[1]) if named else gilt
            self.press((answers if answers.count() else page.locator(RIBBON)).last)
        elif not free.count():
            self.press(page.locator(RIBBON).last)
        elif gilt.count():  # cards are marked for the exchange
            self.press(gilt)
        else:
            self.lay(free.first)

    def lay(self, wanted: Locator) -> None:
        """Choose a card, a bid or a player, and confirm that where it must be."""
        before = self.page.locator(".banderole").inner_text()
        self.press(wanted)
        self.page.wait_for_timeout(60)
        gilt = self.page.locator(f"{RIBBON}.gilt")
        if gilt.count() and self.page.locator(".banderole").inner_text() != before:
            self.press(gilt.first)

    def settle(self) -> None:
        """Give the table a moment to answer."""
        self.page.wait_for_timeout(90)

    def play(self, look: Callable[[], None], until: Sequence[str] = (), most: int = 300) -> None:
        """Follow the coach to the end of the game, or until it says one of these."""
        for _ in range(most):
            if not self.asked():
                return
            look()
            if any(words in self.said[-1] for words in until):
                return
            if not self.reads():
                self.follow()
            self.settle()
        raise AssertionError("the lesson does not end")

    def up_to(self, words: str) -> None:
        """Follow the coach until it says so."""
        for _ in range(90):
            assert self.asked()
            if words in self.said[-1]:
                return
            if not self.reads():
                self.follow()
            self.settle()
        raise AssertionError(f"the coach never says {words}")

    def up_to_place(self, place: str) -> None:
        """Follow the coach until it points there."""
        for _ in range(60):
            assert self.asked()
            if not self.reads():
                if self.page.evaluate(POINTED) == place:
                    return
                self.follow()
            self.settle()
        raise AssertionError(f"the coach never points at {place}")


class Wielder(Learner):
    """Somebody at the table of a lesson of The Hand."""

    def follow(self) -> None:
        """Do what the coach points at, else attack with one card after another."""
        page = self.page
        place = page.evaluate(POINTED)
        gilt = page.locator(f"{RIBBON}.gilt")
        answers = page.locator(RIBBON)
        there = page.locator(f'[data-place="{place}"].playable')
        cards = page.locator(".strength button.playable:not(.chosen)")
        named = NAMED.search(page.locator(SAID).inner_text())
        if place.startswith(("slot ", "ability ", "ware ", "critical ")) and there.count():
            self.lay(there)
        elif place == "ribbon" and named and (said := answers.filter(has_text=named[1])).count():
            self.press(said.last)
        elif gilt.count():
            self.press(gilt.first)
        elif place != "ribbon" and cards.count():
            self.lay(cards.first)
        else:
            free = page.locator(".stage button.playable")
            self.press(answers.last if answers.count() else free.first)

    def lay(self, card: Locator) -> None:
        """Touch a card or an ability, and confirm that where it must be."""
        self.press(card)
        self.page.wait_for_timeout(60)
        if self.page.locator(f"{RIBBON}.back").count():
            self.press(self.page.locator(f"{RIBBON}.gilt").first)


class Hero(Learner):
    """Somebody at the table of a lesson of Destinies."""

    def asked(self) -> bool:
        """Wait until something is asked; whether the story goes on."""
        page = self.page
        expect(page.locator(f"{SAID}, article.end").first).to_be_visible()
        expect(page.locator(f"{PAGES}, .banderole .ask, article.end").first).to_be_attached()
        expect(page.locator(f"{RIBBON}:disabled")).to_have_count(0)
        page.wait_for_function(STILL)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        words = page.wait_for_function(TOLD).json_value()
        self.said += words
        return bool(words)

    def reads(self) -> bool:
        """Read the pages before the table, and what the coach or the story tells."""
        page = self.page
        for place in (page.locator(PAGES), page.locator(WAYS)):
            if place.count():
                self.press(place.last)
                return True
        return False

    def follow(self) -> None:
        """Do what the coach points at, else the first thing that can be done."""
        page = self.page
        place = page.evaluate(POINTED)
        begun = page.locator(f"{RIBBON}.back").count()
        gilt = page.locator(f"{RIBBON}.gilt")
        there = page.locator(
            "button[data-pointed]:not([aria-pressed=true]), [data-pointed] button.playable"
        )
        told = page.locator(f"{RIBBON}.gilt", has_text="Continue").or_(
            page.locator(f"{RIBBON}.gilt", has_text="Weiter")
        )
        named = NAMED.search(page.locator(SAID).inner_text())
        within = page.locator("[data-pointed] .btn")
        if told.count() or begun:
            self.press(gilt.first)
        elif named and (said := within.filter(has_text=named[1])).count():
            self.press(said.first)
        elif place not in ("", "ribbon", "seal") and there.count():
            self.press(there.first)
        elif place == "ribbon" or gilt.count():
            self.answer()
        elif (free := page.locator("main button.playable")).count():
            self.press(free.first)
        else:
            self.press(page.locator(RIBBON).last)

    def answer(self) -> None:
        """Press the button that the coach names, else the gilded one, else the last."""
        page = self.page
        buttons = page.locator(RIBBON)
        named = NAMED.search(page.locator(SAID).inner_text())
        for wanted in (
            buttons.filter(has_text=named[1]) if named else page.locator(f"{RIBBON}.gilt"),
            page.locator(f"{RIBBON}.gilt"),
            buttons,
        ):
            if wanted.count():
                self.press(wanted.last)
                return


LEARNERS: Final = {"destiny": Learner, "realms": Learner, "hand": Wielder, "destinies": Hero}
"""Who learns each of the games."""
