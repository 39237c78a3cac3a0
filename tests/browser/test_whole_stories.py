"""The stories of the campaign at the tables of all modes: alone from the opening to the last page,
with others for the first days."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from fateloom.core.seeds import seed_of_words
from tests.browser.conftest import RESULTS
from tests.browser.fit import faults
from tests.browser.guided import Guided
from tests.browser.test_access import colour_faults
from tests.browser.test_destinies import FOUR
from tests.browser.test_destinies_opening import forget
from tests.browser.test_fit import set_wishes

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.rule("DST-REQ-09")]

TABLES: Final = {
    "alone": (1, (1366, 650), "de", "night", None),
    "tablet": (3, (1024, 768), "en", "day", 120),
    "teams": (4, (1440, 900), "en", "day", 120),
}
"""How many people, at which window, in which language, by day or by night, and how many decisions
are looked at; None to play to the end."""
SEED: Final = "7"
BROKEN: Final = re.compile(
    r"undefined|NaN|\[object|[{}]|\b(?:destinies|table|page)-[a-z]+-[a-z]+|\b\w+\.\w+\.text\b"
)
ENGLISH: Final = re.compile(r"\b(?:the|and|of|with|you|your|chooses|turn)\b")
"""Words that stand in no German text."""
STANDING: Final = ".banderole .ask, .onward, .veil, .curtain, article.end"
"""What is there as soon as the page shows what is asked."""
PICTURES: Final = 12
"""So many moments of a story are kept as pictures, one of each kind of question."""


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("story", ["ice-fair", "upstream-mail"])
def test_a_story_is_played_in_the_browser(visitor: Visitor, story: str, table: str) -> None:
    people, (width, height), language, theme, at_most = TABLES[table]
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    set_wishes(visitor, width, 100, language)
    visitor.wish(theme=theme, tips=False, onlyAnswers=False)
    guided = Guided(page, seed_of_words(SEED), people, scenario=story)
    forget(visitor, visitor.set_up("destinies", FOUR[:people], SEED, scenario=story), [])
    expect(page.get_by_role("article").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    found: dict[str, int] = {}
    pictured: set[str] = set()

    def look(asked: str) -> None:
        expect(page.locator(STANDING).first).to_be_visible()
        wrong: list[str] = []
        if asked not in pictured and len(pictured) < PICTURES:
            pictured.add(asked)
            RESULTS.mkdir(exist_ok=True)
            page.screenshot(path=RESULTS / f"{story}-{table}-{len(pictured):02}-{asked}.png")
            wrong += colour_faults(page)
        words = page.locator("body").inner_text()
        wrong += [f"broken words: {each}" for each in BROKEN.findall(words)]
        if language == "de":
            wrong += [f"English: {each.group()}" for each in ENGLISH.finditer(words)]
        for fault in [*faults(page), *wrong]:
            if fault not in found:
                page.screenshot(path=RESULTS / f"{story}-{table}-fault-{len(found):02}.png")
            found[fault] = found.get(fault, 0) + 1

    for asked in islice(guided.play(), at_most):
        look(asked)
    assert found == {}
    if at_most is None:
        expect(page.locator("article.end")).to_be_visible()
        page.screenshot(path=RESULTS / f"{story}-{table}-end.png")
        assert guided.shadow.state.outcome is not None
        assert BROKEN.findall(page.locator("main").inner_text()) == []
