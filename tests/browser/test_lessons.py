"""The lessons in a browser: each one walked through, and what else they offer."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.fit import faults
from tests.browser.keyboard import unseen, watch_focus
from tests.browser.learners import LEARNERS, RIBBON, SAID, Learner
from tests.browser.test_access import by_day_and_night

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, WebSocketRoute

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser

DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
SMALLER: Final = ((844, 390), (1024, 768), (1366, 650), (768, 1024))


@dataclass(frozen=True)
class Walk:
    """A way through a lesson. Its words are in the language in which it is walked.

    lines     how many different lines the coach says at least
    at        a line at which something else is chosen and taken back
    other     what is chosen then: a place of the board, or "" for the last answer
    reply     what the coach says to it
    look      lines at which nothing stands in the way of assistive technology
    to        where the walk ends, in all languages; without it, at the end of the game
    """

    game: str
    lesson: str
    window: tuple[int, int]
    language: str
    keyboard: bool
    lines: int
    at: str
    other: str
    reply: str
    look: tuple[str, ...] = ()
    to: tuple[str, ...] = ()

    def __str__(self) -> str:
        width, height = self.window
        how = "keys" if self.keyboard else "mouse"
        return f"{self.game}-{self.lesson}-{width}x{height}-{self.language}-{how}"


# Both sizes, languages and ways to act, four times each. The wrong choices at all other steps are
# tried at the server (tests/server/test_lessons.py), random ones in Python (tests/games). The
# first lesson of each game is played to the end of the game.
ALONE: Final = ("you play by yourself", "spielst du allein")
WALKS: Final = (
    Walk(
        *("destiny", "first", DESK, "en", False, 25),
        *("Take the oak leaf", "hand G+3", "3 and 3 are 6"),
        look=("An arch is a Base", "each grows by 1: 8"),
    ),
    Walk(
        *("destiny", "second", PHONE, "de", True, 30),
        *("Nimm den Paladin", "hand Assassin", "einen Helfer beseitigen"),
        to=ALONE,
    ),
    Walk(
        *("realms", "first", PHONE, "en", False, 25),
        *("Corvin sells the Healer", "", "Then Odila gets her for 1"),
        look=("6 cards stay",),
    ),
    Walk(
        *("realms", "second", DESK, "de", True, 30),
        *("Biete 3, und die Königin", "", "Verkauft für 2"),
    ),
    Walk(
        *("hand", "first", PHONE, "de", False, 30),
        *("mit dem Häuptling", "slot Cutpurse", "Diese Karte allein reicht nicht"),
        look=("da steht Gorvane",),
    ),
    Walk(
        *("hand", "second", DESK, "en", True, 40),
        *("touch Frost Shaman", "slot Watcher", "it gives 6 for a 4"),
        to=ALONE,
    ),
    Walk(
        *("destinies", "first", PHONE, "de", False, 45),
        *("Er erhöht die Wurfsumme", "", "von 100 Würfen"),
        look=("drei Fertigkeiten",),
    ),
    Walk(
        *("destinies", "second", DESK, "en", True, 40),
        *("An Effort die raises", "", "of 100 rolls bring a success"),
        to=ALONE,
    ),
)
SLOW: Final = [
    other
    for walk in WALKS
    for language in ("en", "de")
    for window, keyboard in (
        *((window, False) for window in (DESK, PHONE, *SMALLER)),
        (DESK, True),
    )
    for other in (
        replace(walk, window=window, language=language, keyboard=keyboard, at="", look=()),
    )
    if str(other) not in set(map(str, WALKS))
]
"""All windows, languages and ways to act, without what needs words of one language."""


def choose(page: Page, card: str) -> None:
    """Lay a card of the hand."""
    page.locator(f'[data-place="hand {card}"] button').click()
    page.locator(f"{RIBBON}.gilt").first.click()


def stray(learner: Learner, walk: Walk) -> None:
    """Choose something else, hear what comes of it, take it back, and come again."""
    page = learner.page
    told = page.locator(SAID).text_content() or ""
    if walk.other:
        place = f'[data-place="{walk.other}"]'
        learner.lay(page.locator(f"button{place}, {place} button").first)
    else:
        learner.press(page.locator(RIBBON).last)
    expect(page.locator(SAID)).to_contain_text(walk.reply)
    expect(page.locator(".praise")).to_have_count(0)
    learner.press(page.locator(".coach .ways .btn").first)
    expect(page.locator(SAID)).to_have_text(told)
    page.reload()
    expect(page.locator(SAID)).to_have_text(told)
    assert learner.asked()


@pytest.mark.parametrize(
    "walk",
    [*WALKS, *(pytest.param(walk, marks=pytest.mark.slow) for walk in SLOW)],
    ids=str,
)
def test_it_is_played_to_its_end(visitor: Visitor, walk: Walk) -> None:
    """All is in sight, with the mouse or the keyboard alone, and another choice is answered."""
    page = visitor.page
    width, height = walk.window
    page.set_viewport_size({"width": width, "height": height})
    watch_focus(page)
    kind = LEARNERS[walk.game]
    learner = kind(
        visitor, walk.language, game=walk.game, lesson=walk.lesson, keyboard=walk.keyboard
    )
    found: list[str] = []
    seen: set[str] = set()
    strayed = not walk.at

    def look() -> None:
        nonlocal strayed
        if not strayed and walk.at in learner.said[-1]:
            strayed = True
            stray(learner, walk)
        line = learner.said[-1]
        if line in seen:
            return
        seen.add(line)
        found.extend(faults(page))
        if any(words in line for words in walk.look):
            found.extend(by_day_and_night(page))

    learner.play(look, walk.to)
    assert found == []
    assert strayed
    assert len(seen) >= walk.lines
    assert not any("lesson-" in said or "{" in said for said in seen)
    if walk.to:
        assert any(words in learner.said[-1] for words in walk.to)
    else:
        expect(page.locator(".last")).to_be_visible()
    if walk.keyboard:
        # The headline of the end has the focus for those who are read to, and no ring.
        assert [each for each in unseen(page) if "end-headline" not in each] == []


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


def test_every_game_offers_its_lesson(visitor: Visitor) -> None:
    page = visitor.page
    for game, words in (
        ("Realms of Destiny", "Each of them is a coin"),
        ("The Hand of Destiny", "cards in one hand"),
        ("Destinies", "Every story begins with a page"),
    ):
        visitor.goto("/")
        page.get_by_role("button", name=f"Learn by playing {game}").click()
        expect(page.locator(SAID)).to_contain_text(words)
    page.get_by_role("button", name="Who are you?").click()
    expect(page.locator('[data-place="hero wat"][data-pointed]')).to_be_visible()


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


def test_choices_are_answered_and_taken_back(visitor: Visitor) -> None:
    page = visitor.page
    learner = Learner(visitor)
    learner.up_to_place("hand N+3")
    expect(page.locator(".known li")).to_have_count(2)
    choose(page, "G+3")
    expect(page.locator(SAID)).to_contain_text("3 and 3 are 6")
    expect(page.locator(SAID)).to_contain_text("each 1 more: 8")
    expect(page.locator(".praise")).to_have_count(0)
    page.locator(".coach").get_by_role("button", name="Take it back").click()
    expect(page.locator(SAID)).to_contain_text("for two of a sign help each other")
    expect(page.locator('[data-place="hand G+3"]')).to_be_visible()
    # A right choice is praised in numbers.
    choose(page, "N+3")
    expect(page.locator(".praise")).to_have_text("Well done")
    expect(page.locator(SAID)).to_contain_text("each grows by 1: 8")
    page.locator("button.undo").click()
    # Kept, another one is no dead end: the next line fits.
    choose(page, "G+3")
    page.get_by_role("button", name="Keep it, go on").click()
    expect(page.locator(SAID)).to_contain_text("Last comes a Multiplier")
    # The table's own way back takes what was said to the move with it.
    choose(page, "Cx2")
    expect(page.locator(SAID)).to_contain_text("would have made 24")
    page.locator("button.undo").click()
    expect(page.locator(SAID)).to_contain_text("Last comes a Multiplier")


def test_a_move_is_taken_back_once_the_server_has_it(visitor: Visitor) -> None:
    page = visitor.page
    release: list[Callable[[], None]] = []

    def hold(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def forward(text: str | bytes) -> None:
            if "G+3" in str(text):
                release.append(lambda: server.send(text))
            else:
                server.send(text)

        route.on_message(forward)

    page.route_web_socket("**", hold)
    learner = Learner(visitor)
    learner.up_to_place("hand N+3")
    told = page.locator(SAID).inner_text()
    choose(page, "G+3")
    back = page.locator(".coach").get_by_role("button", name="Take it back")
    expect(back).to_be_disabled()
    while not release:
        page.wait_for_timeout(20)  # lets what the page has sent come here
    release[-1]()
    back.click()
    expect(page.locator(SAID)).to_have_text(told, use_inner_text=True)
    expect(page.locator('[data-place="hand G+3"]')).to_be_visible()


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


def test_a_tile_that_is_pointed_at_comes_into_sight(visitor: Visitor) -> None:
    """On a phone in landscape the map shows a tile or two."""
    page = visitor.page
    page.set_viewport_size({"width": 844, "height": 390})
    learner = LEARNERS["destinies"](visitor, game="destinies", lesson="second")
    learner.up_to("First some equipment")
    tile = page.locator("[data-pointed]")
    expect(tile).to_have_attribute("data-place", "tile osiers")
    tile.click()
    expect(page.locator(SAID)).not_to_contain_text("First some equipment")


def test_another_hero_is_welcome(visitor: Visitor) -> None:
    page = visitor.page
    learner = LEARNERS["destinies"](visitor, game="destinies")
    learner.up_to("Take Wat Thorley")
    page.locator('[data-place="hero nell"] button').first.click()
    page.get_by_role("button", name="Play Nell Gannet").click()
    expect(page.locator(SAID)).to_contain_text("a story that is just as good")
    page.get_by_role("button", name="Keep it, go on").click()
    expect(page.locator(SAID)).to_contain_text("The letter holds your Destiny")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 9))
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
