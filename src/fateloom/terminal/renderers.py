"""Renderers: how a game's views look in a terminal, with a plain one for any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

from rich.console import RenderableType
from rich.text import Text

from fateloom.core.game import Move, Outcome
from fateloom.games import registry
from fateloom.terminal.seats import Sitter


class Renderer(Protocol):
    """Draws one game. Views are the game's own; `sitters` are the players in seat order.

    quiet   codes of events that are in the log but not in the news before a choice
    """

    quiet: frozenset[str]

    def moment(self, view: Any) -> tuple[object, ...]:
        """The round and the phase: when they change, a new screen begins."""

    def heading(self, view: Any, sitters: Sequence[Sitter]) -> str:
        """The text of the round and the phase."""

    def table(self, view: Any, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """What everybody sees."""

    def own(self, view: Any, sitters: Sequence[Sitter], *, short: bool) -> list[RenderableType]:
        """What only this seat sees; with `short`, also what its last choice changed."""

    def asked(self, view: Any, sitters: Sequence[Sitter]) -> str:
        """The question to the seat, as a sentence."""

    def note(self, view: Any, move: Move) -> Text | None:
        """The effect of this move, if it is known."""

    def resting(self, view: Any, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """The cards that cannot be chosen now, with the reasons."""

    def more(self, view: Any, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """Everything else that the seat may see."""

    def ending(
        self, outcome: Outcome, view: Any, sitters: Sequence[Sitter]
    ) -> list[RenderableType]:
        """How the game ended."""


class PlainRenderer:
    """Draws any game as a list of the fields of its view."""

    quiet: frozenset[str] = frozenset()

    def moment(self, view: Any) -> tuple[object, ...]:
        """Round and phase, for games that have them."""
        return getattr(view, "round", None), getattr(view, "phase", None)

    def heading(self, view: Any, sitters: Sequence[Sitter]) -> str:
        """Round and phase, untranslated."""
        return " · ".join(str(part) for part in self.moment(view) if part is not None)

    def table(self, view: Any, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """Every field with a value."""
        return [Text("\n".join(_lines(asdict(view), 0)))]

    def own(self, view: Any, sitters: Sequence[Sitter], *, short: bool) -> list[RenderableType]:
        """Nothing: the table already is the seat's own view."""
        return self.table(view, sitters) if short else []

    def asked(self, view: Any, sitters: Sequence[Sitter]) -> str:
        """The name of the seat."""
        return sitters[view.seat].name if getattr(view, "seat", None) is not None else ""

    def note(self, view: Any, move: Move) -> Text | None:
        """Nothing: the effects of moves are not known."""
        return None

    def resting(self, view: Any, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """Nothing: the reasons are not known."""
        return []

    def more(self, view: Any, sitters: Sequence[Sitter]) -> list[RenderableType]:
        """The table already shows everything."""
        return self.table(view, sitters)

    def ending(
        self, outcome: Outcome, view: Any, sitters: Sequence[Sitter]
    ) -> list[RenderableType]:
        """The last table."""
        return self.table(view, sitters)


def _lines(value: Mapping[str, Any], depth: int) -> list[str]:
    lines = []
    for name, each in value.items():
        if each is None or each == () or each == []:
            continue
        head = f"{'  ' * depth}{name}:"
        parts = each if isinstance(each, (list, tuple)) else [each]
        if any(isinstance(part, Mapping) for part in parts):
            lines.append(head)
            for part in parts:
                inner = _lines(part, depth + 2) if isinstance(part, Mapping) else [str(part)]
                lines += [f"{'  ' * (depth + 1)}- {inner[0].lstrip()}", *inner[1:]] if inner else []
        else:
            lines.append(f"{head} {', '.join(_flat(part) for part in parts)}")
    return lines


def _flat(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return f"({', '.join(_flat(part) for part in value)})"
    return str(value)


RENDERER: Final = "RENDERER"
"""The name of the renderer in the module `terminal` of a game's package."""
_PLAIN: Final = PlainRenderer()


@cache
def renderer_of(game: str) -> Renderer:
    """The `RENDERER` in the module `terminal` of a game's package, else a plain one."""
    package = registry.package(game)
    if not package or find_spec(f"{package}.terminal") is None:
        return _PLAIN
    renderer: Renderer = getattr(import_module(f"{package}.terminal"), RENDERER)
    return renderer
