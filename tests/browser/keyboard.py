"""Going about a page with the keyboard alone, and watching what the focus does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# Notes what the keyboard comes to and nobody can see: without a ring, or out of sight.
_WATCH: Final = """
window.lost = [];
addEventListener("focusin", ({ target }) => {
    const named = () => target.outerHTML.slice(0, 120);
    const ringed = (part) => {
        const style = getComputedStyle(target, part);
        return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1;
    };
    if (!target.matches(":focus-visible")) return;
    if (![null, "::after", "::before"].some(ringed)) window.lost.push(`no ring: ${named()}`);
    setTimeout(() => {
        if (document.activeElement !== target) return;
        const box = target.getBoundingClientRect();
        const seen = box.width && box.height && box.bottom > 0 && box.top < innerHeight
            && box.right > 0 && box.left < innerWidth;
        if (!seen) window.lost.push(`out of sight: ${named()}`);
    }, 250);
});
"""

# The way from what has the focus: "here", or the key that leads there; "gone" if nothing does.
_WAY: Final = """([wanted]) => {
    if (!wanted) return "gone";
    const now = document.activeElement;
    if (now === wanted) return "here";
    if (now === document.body) return "Tab";
    return wanted.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING
        ? "Shift+Tab" : "Tab";
}"""


def watch_focus(page: Page) -> None:
    """Note from now on, on every page that is opened, what `unseen` tells."""
    page.add_init_script(_WATCH)


def unseen(page: Page) -> list[str]:
    """What the keyboard came to and nobody could see."""
    found: list[str] = page.evaluate("window.lost")
    return found


def reach(page: Page, wanted: Locator) -> bool:
    """Go there with Tab; False when it is gone before that."""
    for _ in range(200):
        way = wanted.evaluate_all(_WAY)
        if way in ("here", "gone"):
            return bool(way == "here")
        page.keyboard.press(way)
    raise AssertionError(f"the keyboard does not reach {wanted}")


def press(page: Page, wanted: Locator, key: str = "Enter") -> bool:
    """Go there with Tab, and press it; False when it is gone before that."""
    there = reach(page, wanted)
    if there:
        page.keyboard.press(key)
    return there


def pick(page: Page, wanted: Locator, value: str) -> None:
    """Go to a row of cards with Tab, and choose one with the arrow keys."""
    chosen = wanted.locator("input:checked")
    reach(page, chosen)
    for _ in range(100):
        if chosen.input_value() == value:
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"{wanted} has no {value}")


def focus_stays(page: Page, after: str = "") -> None:
    """Wait until something has the focus: it is never lost after a choice."""
    for _ in range(200):
        if page.evaluate("document.activeElement !== document.body"):
            return
        page.wait_for_timeout(25)
    raise AssertionError(f"nothing has the focus {after}")
