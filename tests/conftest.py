"""What all tests share: rule ids, slow tests, a browser, what is left out and why."""

from __future__ import annotations

import gc
import os
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from fateloom.games.destinies.scenario import cache, packaged
from tests.server import postgres

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

NO_CHROMIUM = "no Chromium"
NO_RAY = "no Ray"
LEFT_OUT = {
    NO_CHROMIUM: "browser tests were left out: install Chromium (Debian: apt-get install chromium; "
    "or: ./x uv run playwright install chromium) or set FATELOOM_CHROMIUM",
    NO_RAY: "tests on a Ray cluster were left out: install Ray (./x uv sync --group clusters)",
    postgres.NO_POSTGRES: f"tests on PostgreSQL were left out: {postgres.HOW}",
}

# Machines that run the tests are busy and slow: a deadline would only measure them.
settings.register_profile("fateloom", deadline=None, print_blob=True)
settings.register_profile("fast", settings.get_profile("fateloom"), max_examples=25)
settings.load_profile("fateloom")

NOT_FAST = {"thorough", "slow", "browser", "postgres"}
"""The marks of what `--fast` leaves out."""

EXAMPLES = Path(__file__).parents[1] / "examples"

# rule id -> the tests that name it, of everything collected, also of what -k leaves out
rules_named = pytest.StashKey[dict[str, list[str]]]()
# the tests that --fast runs, of everything collected
fast_tests = pytest.StashKey[list[pytest.Item]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("fateloom")
    group.addoption("--slow", action="store_true", help="run the long tests too")
    group.addoption("--fast", action="store_true", help="run the short tests only")
    group.addoption("--rules", action="store_true", help="print which test shows which rule")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--fast"):
        settings.load_profile("fast")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    named: dict[str, list[str]] = {}
    missing = {}
    if find_chromium() is None:
        missing["browser"] = NO_CHROMIUM
    if not postgres.available():
        missing["postgres"] = postgres.NO_POSTGRES
    if find_spec("ray") is None:
        missing["ray"] = NO_RAY
    fast: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        marks = list(item.iter_markers())
        names = {mark.name for mark in marks}
        for mark in marks:
            if mark.name == "rule":
                for rule in mark.args:
                    named.setdefault(rule, []).append(item.nodeid)
        if "slow" in names and not config.getoption("--slow"):
            item.add_marker(pytest.mark.skip(reason="slow: runs with --slow"))
        for needs, reason in missing.items():
            if needs in names:
                item.add_marker(pytest.mark.skip(reason=reason))
        # The examples check themselves as thoroughly as an external game should.
        long = names & NOT_FAST or item.path.is_relative_to(EXAMPLES)
        (left_out if long else fast).append(item)
    config.stash[rules_named] = named
    config.stash[fast_tests] = fast
    if config.getoption("--fast"):
        config.hook.pytest_deselected(items=left_out)
        items[:] = fast


def pytest_collection_finish() -> None:
    """Spare the collector what stays to the end: thousands of tests, and all that they import."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if config.getoption("--rules"):
        terminalreporter.section("rules")
        for rule, tests in sorted(config.stash.get(rules_named, {}).items()):
            terminalreporter.write_line(f"{rule}: {', '.join(sorted(set(tests)))}")
    skipped = [str(report.longrepr) for report in terminalreporter.getreports("skipped")]
    for reason, what in LEFT_OUT.items():
        if number := sum(reason in words for words in skipped):
            terminalreporter.write_line(f"{number} {what}")


def find_chromium() -> str | None:
    """Return the path of a Chromium: the one we are told, the system's, or Playwright's."""
    if told := os.environ.get("FATELOOM_CHROMIUM"):
        return told
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    kept = os.environ.get("PLAYWRIGHT_BROWSERS_PATH", "~/.cache/ms-playwright")
    return max(map(str, Path(kept).expanduser().glob("chromium-*/*/chrome")), default=None)


@pytest.fixture(scope="module", autouse=True)
def shelf_as_it_comes() -> Iterator[None]:
    """Nobody leaves another story under the name of one that comes with the game."""
    yield
    for name in packaged.NAMES:
        if name in cache.OPENED and cache.book(name).scenario != packaged.scenario(name):
            del cache.OPENED[name]


@pytest.fixture
def everything(request: pytest.FixtureRequest) -> pytest.Config:
    """The configuration; only where the whole suite was collected."""
    if request.config.args != request.config.getini("testpaths"):
        pytest.skip("only some of the tests were collected")
    return request.config


@pytest.fixture
def named_rules(everything: pytest.Config) -> dict[str, list[str]]:
    """Rule id -> the tests that name it."""
    return everything.stash[rules_named]


@pytest.fixture
def fast_files(everything: pytest.Config) -> set[Path]:
    """The files with tests that `--fast` runs."""
    return {item.path for item in everything.stash[fast_tests]}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all browser tests of a process."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        # --no-sandbox: containers run tests as root, where Chromium refuses its sandbox.
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


SILENT = """(() => {
    if (!location.protocol.startsWith("http")) return;
    const kept = JSON.parse(localStorage.getItem("fateloom.settings") ?? "{}") ?? {};
    kept.sound ??= 0;
    kept.tips ??= false;
    localStorage.setItem("fateloom.settings", JSON.stringify(kept));
})()"""
"""Has answered for a page whether it may sound, and wants no tips: no table asks or tells that."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh browser profile with one page.

    Under the table's content security policy, wait with locators: `wait_for_function` needs eval.
    """
    context = browser.new_context()
    context.add_init_script(SILENT)
    yield context.new_page()
    context.close()
