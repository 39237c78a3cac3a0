"""The shuffle, checked by the page at the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser

FITS = "The shuffle fits: its commitment reached this device before the first choice."
DIFFERS = "The shuffle does not fit its commitment"


def ended(visitor: Visitor, table: str) -> None:
    """End the game of two people at this device."""
    visitor.page.evaluate(
        """table => new Promise(done => {
            const socket = new WebSocket(`${location.origin.replace("http", "ws")}`
                + `/api/tables/${table}/socket`);
            socket.onmessage = ({ data }) => {
                const message = JSON.parse(data);
                if (message.t === "table") socket.send('{"t":"look","seat":0}');
                else if (message.over) done();
                else socket.send('{"t":"end"}');
            };
        })""",
        table,
    )


def test_the_page_says_that_the_shuffle_fits(visitor: Visitor) -> None:
    table = visitor.sit_down(("Hedda", None), ("Anna", None))
    visitor.page.locator(".curtain button").click()
    expect(visitor.page.locator(".fan")).to_be_visible()
    ended(visitor, table)
    expect(visitor.page.get_by_text(FITS)).to_be_visible()


def test_the_page_says_that_it_does_not(visitor: Visitor) -> None:
    """What the page noted first counts, whatever the server says later."""
    table = visitor.sit_down(("Hedda", None), ("Anna", None))
    visitor.page.locator(".curtain button").click()
    expect(visitor.page.locator(".fan")).to_be_visible()
    key = f"fateloom.commitment.{table}"
    visitor.page.evaluate(
        """key => {
            const kept = JSON.parse(localStorage.getItem(key));
            kept.value.commitment = "0".repeat(64);
            localStorage.setItem(key, JSON.stringify(kept));
        }""",
        key,
    )
    ended(visitor, table)
    expect(visitor.page.get_by_role("alert")).to_contain_text(DIFFERS)
