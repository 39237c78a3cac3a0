"""A real server with the built client, and a person who plays with the keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest
from playwright.sync_api import expect

from tests.conftest import SILENT
from tests.server.conftest import Site, site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

Seats = tuple[tuple[str, str | None], ...]
"""Names, with the bot who plays for them, if one does."""
ALONE: Seats = (("Hedda", None),)
RESULTS = Path(__file__).parents[2] / "test-results"
"""Where screenshots of tests that failed go."""
HEDDA_AND_BOTS: Seats = (("Hedda", None), ("Anna", "greedy"), ("Otto", "random"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Function,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep a picture of every open page when a test fails."""
    report = yield
    if report.when == "call" and report.failed and "browser" in item.funcargs:
        RESULTS.mkdir(exist_ok=True)
        name = re.sub(r"[^\w-]+", "-", item.name)
        browser = cast("Browser", item.funcargs["browser"])
        pages = [page for context in browser.contexts for page in context.pages]
        for number, page in enumerate(pages, 1):
            path = RESULTS / f"{name}-{number}.png"
            page.screenshot(path=path)
            report.sections.append(("screenshot", str(path)))
    return report


@pytest.fixture(scope="module")
def table_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose bots do not dawdle."""
    data = tmp_path_factory.mktemp("data")
    free = (
        "writing=100000/minute",
        "opening=100000/hour",
        "asking=100000/minute",
        "credits=100000",
        "work=1000000000",
        "bot_pace=0",
    )
    with site(data, *(f"--set={setting}" for setting in free)) as place:
        yield place


# Answers are given by hand, unless a test wishes otherwise. Only a page of a site keeps anything.
_ASKED = """try {
    const kept = JSON.parse(localStorage.getItem("fateloom.settings") ?? "{}");
    const wished = JSON.stringify({ onlyAnswers: false, ...kept });
    localStorage.setItem("fateloom.settings", wished);
} catch {}"""
# A visitor who opens a table by its address has read the opening (-1) and the Destinies there.
_READ = """try {
    const [, table] = /^\\/t\\/(\\w+)$/.exec(location.pathname) ?? [];
    const key = `fateloom.letters.${table}`;
    if (table && !localStorage.getItem(key))
        localStorage.setItem(key, JSON.stringify({ at: Date.now(), value: [-1, 0, 1, 2, 3] }));
} catch {}"""


class Visitor:
    """A browser page at a server."""

    def __init__(self, page: Page, place: Site) -> None:
        self.page = page
        self.place = place
        self.faults: list[str] = []
        page.add_init_script(SILENT)
        page.emulate_media(reduced_motion="reduce")
        page.add_init_script(_ASKED)
        page.add_init_script(_READ)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on(
            "console",
            lambda message: self.faults.append(message.text) if message.type == "error" else None,
        )

    @property
    def url(self) -> str:
        """The root of the site."""
        return f"http://127.0.0.1:{self.place.port}"

    def wish(self, **settings: Any) -> None:
        """Have these settings on every page that is opened from now on."""
        self.page.add_init_script(f"""try {{
            const kept = JSON.parse(localStorage.getItem("fateloom.settings") ?? "{{}}");
            const wished = JSON.stringify({{ ...kept, ...{json.dumps(settings)} }});
            localStorage.setItem("fateloom.settings", wished);
        }} catch {{}}""")

    def goto(self, path: str) -> None:
        """Open a page of the site."""
        self.page.goto(self.url + path)

    def set_up(self, game: str, seats: Seats, seed: str = "7", **options: str | int) -> str:
        """Set a table up as this device, by the same request the page makes."""
        answer = self.page.request.post(
            f"{self.url}/api/tables",
            data={
                "game": game,
                "seats": [{"name": name, "bot": bot} for name, bot in seats],
                "seed": seed,
                "options": options,
            },
            headers={"Origin": self.url},
        )
        assert answer.status == 201, answer.text()
        return str(answer.json()["table"])

    def resume(self, record: str) -> None:
        """Bring a record in as a table of one's own, and go on there."""
        answer = self.page.request.post(
            f"{self.url}/api/records",
            data=record,
            headers={"Origin": self.url, "Content-Type": "application/jsonl"},
        )
        assert answer.status == 201, answer.text()
        self.goto(f"/t/{answer.json()['table']}")
        notice = self.page.locator(".notice")
        notice.get_by_role("button").first.click()
        expect(notice).to_have_count(0)

    def opened(self, *seats: tuple[str, str | None], seed: str = "7", goal: int = 3) -> str:
        """Set a table of Destiny up."""
        return self.set_up("destiny", seats or HEDDA_AND_BOTS, seed, goal=goal)

    def sit_down(self, *seats: tuple[str, str | None], **wish: Any) -> str:
        """Set a table up and go there."""
        table = self.opened(*seats, **wish)
        self.goto(f"/t/{table}")
        return table


@pytest.fixture
def visitor(page: Page, table_site: Site) -> Iterator[Visitor]:
    """Somebody at the site. A fault on the page fails the test."""
    somebody = Visitor(page, table_site)
    yield somebody
    assert somebody.faults == []
