"""Web push in a browser: the service worker tells at which table it is one's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.server.conftest import site, waited

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser
WORKERS = "navigator.serviceWorker.getRegistrations().then((found) => found.length)"
START = """(words) => navigator.serviceWorker
  .register(`/service.js?words=${encodeURIComponent(JSON.stringify(words))}`)
  .then(() => navigator.serviceWorker.ready).then(() => null)"""
SHOWN = """navigator.serviceWorker.ready.then((found) => found.getNotifications())
  .then((shown) => shown.map((each) => [each.title, each.body, each.tag, each.data]))"""


def test_a_push_tells_whose_turn_it_is(browser: Browser, tmp_path: Path) -> None:
    with site(tmp_path, "--set", "push=mailto:host@table.example") as place:
        context = browser.new_context(permissions=["notifications"])
        visitor = Visitor(context.new_page(), place)
        page = visitor.page
        table = visitor.sit_down(("Hedda", None), ("Anna", None))
        expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
        visitor.goto("/settings")
        # Asked for by a click alone: until then there is no service worker.
        expect(
            page.get_by_role("button", name="Turn on notifications on this device")
        ).to_be_visible()
        assert (
            page.evaluate("navigator.serviceWorker.getRegistrations().then((r) => r.length)") == 0
        )
        found: list[Any] = []
        devtools = context.new_cdp_session(page)
        devtools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: found.extend(event["registrations"]),
        )
        devtools.send("ServiceWorker.enable")
        words = (
            "encodeURIComponent(JSON.stringify({turn: 'Your turn', games: {destiny: 'Destiny'}}))"
        )
        page.evaluate(
            f"navigator.serviceWorker.register('/service.js?words=' + {words})"
            ".then(() => navigator.serviceWorker.ready).then(() => null)"
        )

        def told() -> bool:
            page.wait_for_timeout(100)
            return bool(found)

        def shown() -> Any:
            page.wait_for_timeout(100)
            return page.evaluate(SHOWN)

        waited(told, 60)
        push = {"origin": visitor.url, "registrationId": found[-1]["registrationId"], "data": ""}
        devtools.send("ServiceWorker.deliverPushMessage", push)
        path = f"/t/{table}"
        assert waited(shown, 60) == [["Your turn", "Destiny: Hedda, Anna", table, path]]
        assert visitor.faults == []
        context.close()


def test_without_push_nothing_is_offered(visitor: Visitor) -> None:
    visitor.goto("/settings")
    expect(visitor.page.get_by_role("heading", name="Keyboard shortcuts")).to_be_visible()
    expect(
        visitor.page.get_by_role("button", name="Turn on notifications on this device")
    ).to_have_count(0)
