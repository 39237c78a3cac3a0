"""The list of one's devices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.conftest import SILENT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.conftest import Visitor

pytestmark = pytest.mark.browser


def test_another_device_is_removed_and_the_secret_renewed(
    visitor: Visitor, browser: Browser
) -> None:
    page = visitor.page
    table = visitor.opened(("Hedda", None), ("Anna", None))
    link = page.request.post(
        f"{visitor.url}/api/tables/{table}/invites", data={"seat": 0, "kind": "along"}
    ).json()["url"]
    with browser.new_context(user_agent="Mozilla/5.0 (iPad) Safari/605") as context:
        context.add_init_script(SILENT)
        tablet = context.new_page()
        tablet.goto(link)
        tablet.get_by_role("button", name="Play here").click()
        expect(tablet.locator(".mine h2")).to_have_text("Hedda")
        visitor.goto("/settings")
        page.get_by_role("link", name="Your devices").click()
        other = page.locator("section")
        expect(other.get_by_role("heading")).to_have_text("Safari, iPad")
        expect(other.get_by_role("link")).to_have_text("Hedda (Destiny)")
        other.get_by_role("button").click()
        other.get_by_role("button", name="Remove", exact=True).click()
        expect(page.get_by_text("No other device holds your seats.")).to_be_visible()
        expect(tablet.get_by_text("This device no longer has a seat at this table")).to_be_visible()
    before = page.context.cookies()[0]["value"]
    page.get_by_role("button", name="Renew the secret").click()
    page.get_by_role("button", name="Renew the secret").click()
    expect(page.get_by_role("status")).to_have_text(
        "This device has a new secret. The old one no longer works."
    )
    assert page.context.cookies()[0]["value"] != before
    page.get_by_role("link", name="Hedda (Destiny)").first.click()
    expect(page.get_by_role("button", name="I am Anna")).to_be_visible()


def test_a_browser_without_seats(visitor: Visitor) -> None:
    visitor.goto("/devices")
    expect(visitor.page.get_by_text("This device holds no seat.")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Renew the secret")).to_have_count(0)
