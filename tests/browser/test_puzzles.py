"""The puzzles of the day in a browser."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import faults
from tests.puzzles import answered, of, ways

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from fateloom.core.record import Recorder
    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser

# Chooses at the table of this page, as another page of the same browser would.
_CHOOSE: Final = """move => new Promise((done) => {
    const id = location.pathname.split("/")[2];
    const wire = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
    let asked = false;
    wire.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.t === "table") wire.send(JSON.stringify({ t: "look", seat: 0 }));
        if (message.t !== "view") return;
        if (asked) { wire.close(); done(); return; }
        asked = true;
        wire.send(JSON.stringify({ t: "choose", seat: 0, number: message.number, move }));
    };
})"""


def begun(visitor: Visitor, grade: str) -> tuple[Page, Recorder]:
    """The table of the puzzle of this grade, from the home page on, and what is played there."""
    visitor.goto("/")
    page = visitor.page
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("link", name="The Hand").click()
    page.get_by_role("button", name=f"{grade}: Win from here").click()
    expect(line(page)).to_contain_text(f"Puzzle, {grade}")
    return page, of(grade.lower(), datetime.now(UTC).date())


def line(page: Page) -> Locator:
    """What is said above the board."""
    return page.get_by_role("complementary", name="Puzzle of the day")


def choose(page: Page, recorder: Recorder, move: str | None) -> None:
    assert move is not None
    page.evaluate(_CHOOSE, move)
    recorder.choose(0, move)


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (390, 844)])
def test_what_can_no_longer_be_won_is_told_and_taken_back(
    visitor: Visitor, width: int, height: int
) -> None:
    visitor.page.set_viewport_size({"width": width, "height": height})
    page, recorder = begun(visitor, "Hard")
    expect(line(page)).to_contain_text("It can still be won.")
    while ways(recorder)[1] is None:
        choose(page, recorder, ways(recorder)[0])
    choose(page, recorder, ways(recorder)[1])
    expect(line(page)).to_contain_text("no longer certain")
    assert faults(page) == []
    line(page).get_by_role("button", name="Take back").click()
    expect(line(page)).to_contain_text("It can still be won.")


def test_a_solved_puzzle_begins_a_streak(visitor: Visitor) -> None:
    page, recorder = begun(visitor, "Easy")
    while recorder.outcome is None:
        choose(page, recorder, ways(recorder)[0])
    expect(line(page)).to_contain_text("You found the way! Solved on one day in a row.")
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    assert faults(page) == []
    line(page).get_by_role("link", name="The other puzzles").click()
    expect(page.get_by_role("main")).to_contain_text("Solved on one day in a row.")
    expect(page.get_by_role("button", name="Easy: Play it again")).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize(
    ("language", "play", "open_hands", "won"),
    [
        ("en", "Medium: Win from here", "All hands lie open", "You found the way!"),
        ("de", "Mittel: Ab hier gewinnen", "Alle Hände liegen offen", "Du hast den Weg gefunden!"),
    ],
)
def test_a_puzzle_of_destiny_is_played_to_its_end(
    visitor: Visitor, language: str, play: str, open_hands: str, won: str
) -> None:
    page = visitor.page
    visitor.wish(language=language, motion="off")
    visitor.goto("/puzzle/destiny")
    button = page.get_by_role("button", name=play)
    expect(button).to_be_visible()
    assert faults(page) == []
    button.click()
    expect(page.get_by_role("heading", name=open_hands)).to_be_visible()
    recorder = of("medium", datetime.now(UTC).date(), "destiny")
    assert faults(page) == []
    while recorder.outcome is None:
        choose(page, recorder, ways(recorder)[0])
        for seat, move in answered(recorder):
            recorder.choose(seat, move)
        if recorder.outcome is None:
            # The bot has replied.
            expect(page.locator(".banderole.mine")).to_be_visible()
    expect(page.locator("aside.puzzle")).to_contain_text(won)
    assert faults(page) == []
