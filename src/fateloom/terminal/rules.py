"""The rules of a game in a terminal: all of them, or one by its id."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, Final

from rich.markdown import Markdown

from fateloom.core.errors import FateloomError
from fateloom.core.game import Game
from fateloom.games import registry
from fateloom.terminal.screen import Screen

RULE_ID: Final = re.compile(r"\b[A-Z]{3}-[A-Z]+-[A-Z]?\d+\b")
_ROW: Final = re.compile(r"\s*\|")
_ITEM: Final = re.compile(r"\s*([-*+]|\d+\.)\s")


class UnknownRule(FateloomError):
    """No rule of that id, or no written rules at all."""


def rules_of(game: Game[Any, Any]) -> str:
    """The rules for players, in Markdown: rules.md beside the game's code."""
    folder = registry.folder(game.name)
    file = folder / "rules.md" if folder else None
    if file is None or not file.is_file():
        raise UnknownRule("no-rules", game.name)
    return file.read_text(encoding="utf-8")


def rule(game: Game[Any, Any], wanted: str) -> str:
    """The paragraph, list item or table row of one rule, in Markdown. Raises `UnknownRule`.

    The id may lack its first part: AID-01 for DTY-AID-01.
    """
    blocks = _blocks(rules_of(game))
    places: dict[str, str] = {}
    for block in blocks:
        found = RULE_ID.search(block)
        if found and len(block[: found.start()].strip(" |*-_`#")) == 0:
            places.setdefault(found[0], block)
    for block in blocks:
        for each in RULE_ID.findall(block):
            places.setdefault(each, block)
    asked = wanted.strip().upper()
    for known, block in places.items():
        if asked in (known, known.partition("-")[2]):
            return block
    near = (
        get_close_matches(asked, places, n=3)
        or [known for known in places if asked and asked in known][:5]
    )
    raise UnknownRule("unknown-rule", wanted.strip(), *([tuple(near)] if near else []))


def print_rules(game: Game[Any, Any], wanted: str, screen: Screen) -> None:
    """Print the rules of a game, or one of them. Raises `UnknownRule`."""
    text = rule(game, wanted) if wanted.strip() else rules_of(game)
    screen.print(Markdown(text, hyperlinks=False))


def _blocks(text: str) -> list[str]:
    """The text in paragraphs, list items and table rows; a row brings its table's head."""
    blocks: list[str] = []
    lines: list[str] = []
    head: list[str] = []

    def close() -> None:
        if lines:
            blocks.append("\n".join(lines))
            lines.clear()

    for line in text.splitlines():
        if not line.strip():
            close()
            head.clear()
        elif _ROW.match(line):
            close()
            if len(head) < 2:
                head.append(line)
            else:
                blocks.append("\n".join([*head, line]))
        else:
            if _ITEM.match(line) or line.startswith("#"):
                close()
            head.clear()
            lines.append(line)
            if line.startswith("#"):
                close()
    close()
    return blocks
