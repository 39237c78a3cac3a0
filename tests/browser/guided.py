"""Playing a story in a browser as a bot would, with the buttons of the page."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any, Final

from fateloom.core.record import Recorder
from fateloom.games.destinies.game import DESTINIES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page, WebSocket

# Clicks the first of these that is there and not chosen already; its place among them, or null
# where there is none, and -1 when the game is over.
_CLICK: Final = """ways => {
    if (document.querySelector("article.end")) return -1;
    const there = (each) => !each.disabled && each.getAttribute("aria-disabled") !== "true"
        && each.getAttribute("aria-pressed") !== "true" && each.getClientRects().length > 0;
    for (const [place, [css, which]] of ways.entries()) {
        const found = [...document.querySelectorAll(css)].filter(there);
        if (!found.length) continue;
        found[Math.floor(which * found.length)].click();
        return place;
    }
    return null;
}"""
_READ: Final = ".onward, .veil .wax, .veil .card .btn, .curtain button"
"""What lies over the table until it was read, or until the next player has the device."""
_GILT: Final = ".banderole .btn.gilt"
_ANSWERS: Final = ".banderole .btn:not(.gilt, .back)"
_PLAYABLE: Final = "main button.playable"


class Guided:
    """Plays a table whose seats are all at this page, choosing what the game's own player would.

    A game beside it follows what the page sends. Where the page offers no button for the bot's move
    in one touch, something that can be touched is, and the bot goes on from there.

    shadow   the game beside it
    """

    def __init__(self, page: Page, seed: int, people: int, **options: Any) -> None:
        self.page = page
        self.rng = Random(seed)
        self.shadow = Recorder(DESTINIES, seed=seed, seats=people, **options)
        self._names: dict[int, dict[str, str]] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._told(json.loads(text)))
        socket.on("framesent", lambda text: self._chosen(json.loads(text)))

    def _told(self, message: dict[str, Any]) -> None:
        if message.get("t") == "view" and message.get("legal"):
            names = {each["id"]: each["text"] for each in message["legal"]}
            self._names[message["seat"]] = names

    def _chosen(self, message: dict[str, Any]) -> None:
        if message["t"] == "choose":
            seat, move = message["seat"], message["move"]
            self.shadow.choose(seat, self._names[seat][move])

    def play(self, clicks: int = 4000) -> Iterator[str]:
        """Play to the end; stops at each decision, with what is asked."""
        idle = tries = 0
        last = -1
        for _ in range(clicks):
            made = len(self.shadow.choices)
            if self.page.locator("article.end").count():
                return
            if self.page.locator("dialog[open]").count():
                self.page.keyboard.press("Escape")
            if made != last:
                last, tries = made, 0
                if self.shadow.state.waiting:
                    yield self._asked()
            tries += 1
            clicked = self.page.evaluate(_CLICK, self._ways(tries))
            if clicked == -1:
                return
            idle = 0 if clicked is not None else idle + 1
            assert idle < 1500, "there is nothing to touch"
            self.page.wait_for_timeout(30)
        raise AssertionError("the story does not end")

    def _asked(self) -> str:
        state: Any = self.shadow.state
        return str(state.view(state.waiting[0]).asked)

    def _ways(self, tries: int) -> list[tuple[str, float]]:
        """What to touch, the best first: CSS, and which of those that it finds, from 0 to 1."""
        chance = self.rng.random
        anything = [(_PLAYABLE, chance()), (_ANSWERS, chance())]
        if tries > 4:
            self.rng.shuffle(anything)
        before = [(_READ, 0.0), ("dialog[open] .gilt", 0.0), (_GILT, 0.0)]
        if tries > 12:  # what is chosen cannot be confirmed
            before = before[:1]
        wanted = self._wanted() if tries <= 6 else []
        if (
            tries == 1 and wanted and self._asked() == "dice"
        ):  # a roll without them can be confirmed, too
            return [before[0], *wanted, *before[1:], *anything]
        return [*before, *wanted, *anything]

    def _wanted(self) -> list[tuple[str, float]]:
        state: Any = self.shadow.state
        if not state.waiting:
            return []
        seat = state.waiting[0]
        rng = Random(len(self.shadow.choices))
        # Experience is spent by chance, with one of several answers that are in no order.
        legal = [each for each in state.legal(seat) if each.kind != "spend"]
        move = str(DESTINIES.policy(state.view(seat), legal, rng))
        kind, _, rest = move.partition(" ")
        match kind:
            case "hero":
                return [(f'[data-place="hero {rest}"] button.face', 0.0), ("button.face", 0.0)]
            case "go":
                return [(f'button[data-place="tile {rest}"].playable', 0.0)]
            case "visit":
                return [(f'button[data-place="place {rest}"].playable', 0.0)]
            case "take":
                # An option with several ways is unfolded first; the test is the last of them.
                option = f'[data-place="option {rest}"]'
                return [(f"{option} .ways .btn.playable", 0.99), (f"{option} .face.playable", 0.0)]
            case "scan":
                item, _, rest = rest.partition(" at ")
                option = f'[data-place="option {rest}"]'
                return [
                    (f'{option} .ways [data-place="item {item}"].playable', 0.0),
                    (f"{option} .face.playable[aria-expanded=false]", 0.0),
                ]
            case "travel":
                option = rest.rpartition(".")[0]
                return [
                    (f'[data-place="option {option}"] .ways .btn.playable', self.rng.random()),
                    (f'[data-place="option {option}"] .face.playable', 0.0),
                ]
            case "left" | "right":
                return [(f'[data-place="marker {rest}"]', 0.0)]
            case "dice":
                return [(f'[data-place="effort {rest}"]', 0.0)]
            case "stay" | "leave" | "end" | "done":
                return [(_ANSWERS, 0.99)]
        return []
