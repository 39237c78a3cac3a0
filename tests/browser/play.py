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
    if (dialog?.querySelector("a[download]")) return "over";
    const choices = dialog
        ? [dialog.querySelector("button.gilt")]
        : [
              document.querySelector(".banderole button.gilt"),
              document.querySelector(".fan button.playable[aria-pressed=false]"),
              [...document.querySelectorAll(".banderole button")].at(-1),
          ];
    const wanted = choices.find(there);
    if (!wanted) return "nothing";
    document.querySelectorAll("[data-wanted]").forEach((each) => delete each.dataset.wanted);
    wanted.dataset.wanted = "";
    return document.activeElement === wanted ? "focused" : "elsewhere";
}"""
_ON_IT: Final = "() => document.activeElement?.dataset.wanted !== undefined"


def play_by_keyboard(page: Page, presses: int = 1500) -> int:
    """Play until the game is over with Tab and Enter alone; how many choices that took."""
    made = 0
    for _ in range(presses):
        state = page.evaluate(_NEXT)
        if state == "over":
            return made
        if state == "nothing":
            page.wait_for_timeout(15)
            continue
        for _ in range(120):
            if page.evaluate(_ON_IT):
                break
            page.keyboard.press("Tab")
        else:
            raise AssertionError("the keyboard does not reach what is asked")
        page.keyboard.press("Enter")
        made += 1
        page.wait_for_timeout(15)
    raise AssertionError("the game does not end")
