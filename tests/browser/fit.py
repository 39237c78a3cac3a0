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

# A page is measured as it was painted: right after a frame, in which what depends on the size of
# something else was laid out, unless something has changed since, such as by the move of a bot.
_MEASURED: Final = f"""() => new Promise((measured, failed) => {{
    const FRAMES = 120;
    let changed, what;
    const changes = new MutationObserver((found) => {{
        changed = true;
        what = found.map(({{ target }}) => (target.parentElement ?? target).className);
    }});
    changes.observe(document, {{
        subtree: true, childList: true, attributes: true, characterData: true,
    }});
    const next = (frame) => requestAnimationFrame(() => {{
        changed = frame === 0;
        setTimeout(() => {{
            if (changed && frame < FRAMES) {{
                next(frame + 1);
                return;
            }}
            changes.disconnect();
            if (changed) failed(new Error(`the page changes all the time: ${{what}}`));
            else measured(({_FAULTS.strip()})());
        }});
    }});
    next(0);
}})"""


def faults(page: Page) -> list[str]:
    """What is covered, cut, too small or out of sight on a page where nothing moves."""
    found: list[str] = page.evaluate(_MEASURED)
    return found
