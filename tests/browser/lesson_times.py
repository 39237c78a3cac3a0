"""How long the lessons take: `python -m tests.browser.lesson_times`, for docs/lessons.md.

Each is walked through in a browser up to free play by somebody who does what the coach points at,
and reads every text when it is shown first: what the coach says and answers, the question, and what
a story tells. A machine is faster or slower than a person, so time is reckoned from what was
read and done: 200 words a minute, 3 seconds for each press, and the pause before a bot's choice.
"""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Locator, expect, sync_playwright

from fateloom.server.settings import Settings
from tests.browser.conftest import Visitor
from tests.browser.learners import LEARNERS
from tests.conftest import find_chromium
from tests.server.conftest import site

WORDS: Final = 200
"""The words that are read in a minute."""
PRESS: Final = 3
"""The seconds for a press."""
PATIENCE: Final = 60_000
"""Milliseconds to wait for the table, on whatever machine this is."""
ALONE: Final = ("you play by yourself",)
LESSONS: Final = [(game, part) for game in LEARNERS for part in ("first", "second")]
# The texts that a newcomer reads; of a story, also those on its pages.
READ: Final = """() => [
    ...document.querySelectorAll(
        ".coach .say, .coach .praise, .banderole .ask, .reading p, .veil p, .prose p, .opening p"
    ),
].filter((each) => each.getClientRects().length).map((each) => each.innerText.trim())"""


def measured(game: str, part: str) -> str:
    """A row: the words, the presses, the choices of bots, and the minutes up to free play."""
    read: set[str] = set()
    presses = 0
    pace = Settings(Path()).bot_pace
    with TemporaryDirectory() as folder, site(Path(folder), "--set", "bot_pace=0") as place:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=find_chromium(), args=["--no-sandbox"]
            )
            page = browser.new_page(viewport={"width": 1366, "height": 650}, locale="en")
            page.set_default_timeout(PATIENCE)
            learner = LEARNERS[game](Visitor(page, place), game=game, lesson=part)

            def press(wanted: Locator) -> None:
                nonlocal presses
                presses += 1
                wanted.click()

            def look() -> None:
                read.update(page.evaluate(READ))

            learner.press = press  # type: ignore[method-assign]
            learner.play(look, until=ALONE)
            page.wait_for_timeout(300)
            look()
            browser.close()
        bots = choices_of_bots(Path(folder))
    words = sum(len(text.split()) for text in read)
    seconds = 60 * words / WORDS + PRESS * presses + pace * bots
    return f"| {game} | {part} | {words} | {presses} | {bots} | {seconds / 60:.1f} |"


def choices_of_bots(folder: Path) -> int:
    """How many choices bots have made at the only table of a server: a person sits at seat 0."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as store:
        rows = store.execute("SELECT count(*) FROM log WHERE kind = 'choice' AND seat > 0")
        return int(rows.fetchone()[0])


if __name__ == "__main__":
    expect.set_options(timeout=PATIENCE)
    wanted = [each for each in LESSONS if each[0] in sys.argv[1:]] or LESSONS
    for game, part in wanted:
        sys.stdout.write(measured(game, part) + "\n")
        sys.stdout.flush()
