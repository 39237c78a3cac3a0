"""Why something is so, at the table of Destinies: links to the rules, and reasons in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

import fateloom.games.destinies
from tests.browser.clicking import BANDEROLE
from tests.browser.standing import ASKED, bring_in

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser

RULES: Final = frozenset(
    re.findall(
        r"\*\*(DST-[A-Z]+-\d+)\*\*",
        (Path(fateloom.games.destinies.__file__).parent / "rules.md").read_text(encoding="utf-8"),
    )
)
FORCED: Final = {
    "answer": "Answer this first",
    "way": "Choose a way first",
    "stage": "You cannot leave a Finale",
    "overflow": "A hero can carry five",
}
"""What has to be done before anything else, and words of the reason."""


def linked(place: Locator) -> set[str]:
    """The rules to which links lead there. All of them exist."""
    links = place.locator("a[href^='/rules/destinies#']").all()
    rules = {str(link.get_attribute("href")).split("#")[1] for link in links}
    assert rules <= RULES
    return rules


@pytest.mark.rule("DST-REQ-12", "DST-REQ-13")
@pytest.mark.parametrize("asked", ASKED)
def test_what_is_asked_has_its_rule_and_what_cannot_be_chosen_a_reason(
    visitor: Visitor, asked: str
) -> None:
    page = visitor.page
    bring_in(visitor, asked)
    assert linked(page.locator(f"{BANDEROLE} .ask"))
    kinds = page.locator(".book .offer").count()
    assert not kinds or linked(page.locator(".book .rules"))
    if asked in FORCED:
        expect(page.locator("main")).to_contain_text(FORCED[asked])
    for shut in page.locator(".offer.shut").all():
        expect(shut.locator(".why")).not_to_have_text("")
    refused = page.locator("main button[aria-disabled=true]")
    if refused.count():
        refused.first.dispatch_event("click")
        expect(page.locator(f"{BANDEROLE} .why")).not_to_have_text("")


@pytest.mark.rule("DST-REQ-12")
def test_panels_have_links_to_their_rules(visitor: Visitor) -> None:
    page = visitor.page
    bring_in(visitor, "move")
    page.get_by_role("button", name="Continue", exact=True).click()
    page.get_by_role("button", name="Plan experience").click()
    assert linked(page.locator(".planned")) == {"DST-REQ-18"}
    page.get_by_role("button", name="Destiny").click()
    destiny = page.get_by_role("region", name="Destiny")
    expect(destiny).to_be_visible()
    assert linked(destiny) == {"DST-DEST-05"}
    assert linked(page.get_by_role("navigation", name="Steps")) >= {"DST-MOV-01"}
    destiny.get_by_role("button", name="Close").click()
    page.locator(f"{BANDEROLE} .ask summary").click()
    with page.expect_popup() as opened:
        page.locator(f"{BANDEROLE} .ask a").first.click()
    rule = opened.value.locator("li:has(#DST-MOV-01)")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("two tiles")
