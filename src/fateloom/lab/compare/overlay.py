"""The file with a change: new values for numbers and options of a game, read strictly.

    game: destiny
    numbers:
      cards:
        King:
          adds: 3
    options:
      goal: 4

It is data: every value is compared with what the game has and with its bounds, and every mistake is
found with its line.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path as File
from typing import Any, Final

from fateloom.core.errors import FateloomError, InvalidSetup
from fateloom.core.game import Game
from fateloom.core.numbers import Numbers, Path
from fateloom.games import registry
from fateloom.lab.compare.variants import check_bounds, numbers_of
from fateloom.story.diagnostics import Findings, Place
from fateloom.story.yaml_tree import Mapping, Node, Scalar, compose
from fateloom.words import diagnostic, listed, reason, say

_KEYS: Final = ("game", "numbers", "options")


class BadChange(FateloomError):
    """A file that says no change of a game."""

    def __init__(self, file: str, faults: Iterable[str]) -> None:
        self.faults = tuple(faults)
        """The mistakes, in the order of the file, each with its place."""
        super().__init__("bad-change", file, len(self.faults))


@dataclass(frozen=True, slots=True)
class Overlay:
    """A change of a game, of which every value has been checked."""

    game: Game[Any, Any]
    """The game that it is a change of."""
    numbers: dict[Path, int]
    """The new values of numbers."""
    options: dict[str, Any]
    """The new values of options."""


def read(file: File, game: Game[Any, Any] | None = None) -> Overlay:
    """The change in a file, of this game if the file names none.

    Raises `InvalidSetup` for a file that cannot be read, and `BadChange` with all mistakes of one
    that can; it is one to change nothing.
    """
    name = str(file)
    try:
        content = file.read_bytes()
    except OSError as error:
        raise InvalidSetup("change-unreadable", name) from error
    found = Findings()
    tree = compose(name, content, found)
    faults = [(each.place, diagnostic(each.code, each.details, each.near)) for each in found.all]
    reader = _Reader(found, faults)
    overlay = None if faults else reader.overlay(tree, Place(name, 1, 1), game)
    if overlay is None or faults:
        raise BadChange(name, [_line(place, sentence) for place, sentence in sorted(faults)])
    return overlay


def _line(place: Place, sentence: str) -> str:
    return f"{place}: {sentence}"


@dataclass(slots=True)
class _Reader:
    found: Findings
    faults: list[tuple[Place, str]] = field(default_factory=list)

    def overlay(self, tree: Node | None, top: Place, game: Game[Any, Any] | None) -> Overlay | None:
        """The change that this tree says, as far as it can be read."""
        if not isinstance(tree, Mapping):
            self.fault(tree.place if tree is not None else top, "change-form")
            return None
        parts = self.known_keys(tree, "", _KEYS)
        of = self.game(parts.get("game"), top, game)
        if of is None:
            return None
        numbers = self.numbers(parts.get("numbers"), of)
        options = self.options(parts.get("options"), of)
        if not numbers and not options and not self.faults:
            self.fault(top, "change-nothing", of.name)
        return Overlay(of, numbers, options)

    def game(
        self, named: Node | None, top: Place, game: Game[Any, Any] | None
    ) -> Game[Any, Any] | None:
        """The game that the file or the command line names."""
        if named is None:
            if game is None:
                self.fault(top, "change-game", listed(tuple(registry)))
            return game
        text = named.text.casefold() if isinstance(named, Scalar) else ""
        if text not in registry:
            near = self.found.nearest(text, registry)
            self.unknown(named.place, text, "", tuple(registry), near)
            return None
        if game is not None and game.name != text:
            self.fault(named.place, "change-other-game", text, game.name)
            return None
        return registry[text]

    def numbers(self, tree: Node | None, game: Game[Any, Any]) -> dict[Path, int]:
        """The numbers that differ from those of the game."""
        known = numbers_of(game)
        changes: dict[Path, int] = {}
        if tree is not None and not known:
            self.fault(tree.place, "change-no-numbers", game.name)
            return changes
        for section, things in self.below(tree, (), known):
            for thing, names in self.below(things, (section,), known):
                for name, value in self.below(names, (section, thing), known):
                    path = (section, thing, name)
                    self.number(path, value, known, changes)
        return changes

    def below(
        self, tree: Node | None, over: tuple[str, ...], known: Numbers
    ) -> Iterable[tuple[str, Node]]:
        """What stands under these keys, by keys that the game knows."""
        if tree is None:
            return ()
        level = len(over)
        keys = tuple(dict.fromkeys(path[level] for path in known if path[:level] == over))
        if not isinstance(tree, Mapping):
            self.fault(tree.place, "change-keys", ".".join(("numbers", *over)), _some(keys))
            return ()
        return self.known_keys(tree, ".".join(("numbers", *over)), keys).items()

    def number(self, path: Path, tree: Node, known: Numbers, changes: dict[Path, int]) -> None:
        """Note the new value of a number, if it can have it and does not have it already."""
        value = tree.value if isinstance(tree, Scalar) else None
        text = tree.text if isinstance(tree, Scalar) else "..."
        number = known[path]
        try:
            checked = check_bounds(path, number, value)
        except InvalidSetup as error:
            shown = (error.details[0], text, *error.details[2:])
            self.faults.append((tree.place, reason(error.code, shown) or str(error)))
            return
        if checked == number.value:
            self.fault(tree.place, "change-same", ".".join(path), checked)
        else:
            changes[path] = checked

    def options(self, tree: Node | None, game: Game[Any, Any]) -> dict[str, Any]:
        """The options with a value that the game accepts."""
        options: dict[str, Any] = {}
        if tree is None:
            return options
        names = tuple(option.name for option in game.options)
        if not isinstance(tree, Mapping):
            self.fault(tree.place, "change-keys", "options", _some(names))
            return options
        for name, node in self.known_keys(tree, "options", names).items():
            value = node.value if isinstance(node, Scalar) else None
            try:
                game.checked({name: value})
            except InvalidSetup as error:
                self.faults.append((node.place, reason(error.code, error.details) or str(error)))
            else:
                options[name] = value
        return options

    def known_keys(self, tree: Mapping, over: str, keys: tuple[str, ...]) -> dict[str, Node]:
        """What stands under those keys that are known."""
        parts: dict[str, Node] = {}
        for key, node in tree.entries:
            if key.text in keys:
                parts[key.text] = node
            else:
                self.unknown(key.place, key.text, over, keys, self.found.nearest(key.text, keys))
        return parts

    def unknown(
        self, place: Place, key: str, over: str, keys: tuple[str, ...], near: str | None
    ) -> None:
        """Note a name that means nothing, with the one that was probably meant."""
        if near is None:
            self.fault(place, "change-unknown", key, over or "none", _some(keys))
        else:
            self.fault(place, "change-near", key, over or "none", near)

    def fault(self, place: Place, message: str, *details: object) -> None:
        """Note a mistake; the details are $a, $b and $c of its message."""
        self.faults.append(
            (place, say(message, **dict(zip("abc", (*details, "", "", ""), strict=False))))
        )


def _some(keys: tuple[str, ...]) -> str:
    """The first of these names, and a sign that there are more."""
    return ", ".join(keys[:8]) + (", ..." if len(keys) > 8 else "")
