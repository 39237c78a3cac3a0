"""What is told when something is met for the first time: above the board, or in a dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.test_fit import CARDS, DESTINY, REALMS, RUNS, STORY, check, seats

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from tests.browser.conftest import Seats, Visitor

pytestmark = pytest.mark.browser

IDENTITY: Final = "Your identity’s power is yours in every round"
AID: Final = "A Character that you call lends you its power"
STORIES: Final = ("destinies", {"scenario": "late-tithe"})
ROOMY: Final[ViewportSize] = {"width": 1440, "height": 900}
SMALL: Final[ViewportSize] = {"width": 390, "height": 844}


def wish_tips(visitor: Visitor) -> None:
    """Tips are wanted, as on a new device; what has been read by now stays read."""
    visitor.page.add_init_script("""try {
        const kept = JSON.parse(localStorage.getItem("fateloom.settings") ?? "{}");
        if (!kept.tipsMet) {
            localStorage.setItem("fateloom.settings", JSON.stringify({ ...kept, tips: true }));
        }
    } catch {}""")


def test_a_question_is_explained_the_first_time_it_is_met(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size(ROOMY)
    wish_tips(visitor)
    table = visitor.set_up("destiny", seats(2), goal=3)
    visitor.goto(f"/t/{table}")
    tip = page.locator(".tip")
    expect(tip).to_contain_text(IDENTITY)
    expect(tip.get_by_role("link")).to_have_attribute("href", "/rules/destiny#DTY-SETUP-10")

    tip.get_by_role("button", name="Later").click()
    expect(tip).to_have_count(0)
    expect(page.locator(".banderole.mine")).to_be_visible()
    page.reload()
    expect(tip).to_contain_text(IDENTITY)

    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    page.reload()
    page.locator(".banderole.mine").wait_for()
    expect(tip).to_have_count(0)

    page.locator(CARDS["card"]).first.click()
    page.locator(".banderole .gilt:enabled").click()
    expect(tip).to_contain_text(AID)
    # A choice shows that the tip was read.
    page.locator(".banderole .btn:enabled").last.click()
    expect(tip).not_to_contain_text(AID)

    visitor.goto("/settings")
    page.get_by_role("button", name="Show all tips again").click()
    page.get_by_role("group", name="Tips").get_by_label("Off").check()
    expect(page.get_by_role("button", name="Show all tips again")).to_have_count(0)
    other = visitor.set_up("destiny", seats(2), goal=3)
    visitor.goto(f"/t/{other}")
    page.locator(".banderole.mine").wait_for()
    expect(tip).to_have_count(0)


def test_where_there_is_no_room_a_dialog_tells_it(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size(SMALL)
    wish_tips(visitor)
    table = visitor.set_up("destiny", seats(2), goal=3)
    visitor.goto(f"/t/{table}")
    tip = page.get_by_role("dialog", name="Tip")
    expect(tip).to_contain_text(IDENTITY)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.reload()
    tip.get_by_role("button", name="No tips").click()
    expect(tip).to_have_count(0)
    expect(page.locator(CARDS["card"]).first).to_be_focused()
    page.reload()
    page.locator(".banderole.mine").wait_for()
    expect(tip).to_have_count(0)


@pytest.mark.parametrize(
    ("width", "height", "game", "people", "kinds"),
    [
        (768, 1024, DESTINY, seats(6), CARDS),
        pytest.param(1024, 768, REALMS, seats(6), CARDS, marks=pytest.mark.slow),
        pytest.param(768, 1024, STORIES, seats(1), STORY, marks=pytest.mark.slow),
        pytest.param(1440, 900, REALMS, seats(3), CARDS, marks=pytest.mark.slow),
        pytest.param(1440, 900, RUNS[0], seats(1), CARDS, marks=pytest.mark.slow),
        pytest.param(1440, 900, STORIES, seats(1), STORY, marks=pytest.mark.slow),
    ],
)
def test_a_tip_leaves_everything_in_sight(
    visitor: Visitor,
    width: int,
    height: int,
    game: tuple[str, dict[str, Any]],
    people: Seats,
    kinds: dict[str, str],
) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    # Every tip stays until a choice is made.
    visitor.wish(tips=True, tipsMet=[], language="de")
    name, options = game
    check(visitor, name, people, 7, kinds, 40, **options)
