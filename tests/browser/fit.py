"""Whether a table fits the window: nothing covered, cut, too small or out of sight."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES: Final = (
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1180, 820),
    (1366, 650),
    (1440, 780),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
"""Windows in pixels, with letters of the usual size."""
LARGE_LETTERS: Final = (1440, 900)
"""The window that is also tried with letters of twice the size."""

_FAULTS: Final = Path(__file__).with_name("fit.js").read_text(encoding="utf-8")

# What depends on the size of something else is laid out a frame later. It is measured right after a
# frame: what a bot does meanwhile is laid out with the next one.
_MEASURED: Final = f"""() => new Promise((measured) =>
    requestAnimationFrame(() => requestAnimationFrame(() =>
        setTimeout(() => measured(({_FAULTS.strip()})())))))"""


def faults(page: Page) -> list[str]:
    """What is covered, cut, too small or out of sight on a page where nothing moves."""
    found: list[str] = page.evaluate(_MEASURED)
    return found
