"""Playing a table in a browser with the keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

# What a person would press next: the end of a round, the gilt button, a card that can be
# played, else whatever the ribbon offers last (which is always to stop).
_NEXT: Final = """() => {
    const there = (each) => each && !each.disabled && each.getClientRects().length > 0;
    const dialog = document.querySelector("dialog[open]");
    if (document.querySelector("article.end")) return "over";
    const choices = dialog
        ? [dialog.querySelector("button.gilt")]
        : [
              document.querySelector(".banderole button.gilt"),
              document.querySelector(".fan button.playable[aria-pressed=false]"),
              [...document.querySelectorAll(".banderole button")].at(-1),
          ];
    const wanted = choices.find(there);
    if (!wanted) return "nothing";
    return document.activeElement === wanted ? "focused" : "elsewhere";
}"""


def play_by_keyboard(page: Page, presses: int = 12_000) -> int:
    """Play until the game is over with Tab and Enter alone; how many choices that took."""
    made = 0
    since = 0
    for _ in range(presses):
        match page.evaluate(_NEXT):
            case "over":
                return made
            case "focused":
                page.keyboard.press("Enter")
                made += 1
                since = 0
                page.wait_for_timeout(20)
            case "elsewhere":
                page.keyboard.press("Tab")
                since += 1
                assert since < 400, "the keyboard does not reach what is asked"
            case _:
                page.wait_for_timeout(20)
    raise AssertionError("the game does not end")
