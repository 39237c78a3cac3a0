"""Games with changed numbers.

A changed game runs on modules of its own: the package of the game is loaded a second time, under
another name, and its numbers (`fateloom.core.numbers`) are changed before its other modules read
them. So everything that a game computes from its numbers, its caches and its bots fit the change,
and the game as it is stays as it is. Only the lab makes changed games. Their rules have a negative
version that no other game has, so that no record or bot takes one for the original.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path as File
from types import ModuleType
from typing import Any, Final

from fateloom.core.errors import InvalidSetup
from fateloom.core.game import Game
from fateloom.core.numbers import Changes, Number, Numbers, Path

_MODULE: Final = "numbers"
"""The module of a game that makes its `NUMBERS`."""


def numbers_of(game: Game[Any, Any]) -> Numbers:
    """The numbers of a game that can be changed; none for a game that has no such numbers."""
    name = f"{_package(game)}.{_MODULE}"
    if not _package(game) or find_spec(name) is None:
        return Numbers()
    found: Numbers = import_module(name).NUMBERS
    return found


def changed(game: Game[Any, Any], changes: Changes) -> Game[Any, Any]:
    """The game with these numbers; the game itself if none differs from what it has now.

    The same changes give the same game. Raises `InvalidSetup` for a game without source code or
    changed already, for a number that it does not have, and for a value out of bounds.
    """
    if game.changed:
        raise InvalidSetup("game-changed", game.name)
    known = numbers_of(game)
    for path, value in changes.items():
        if path not in known:
            raise InvalidSetup("no-such-number", ".".join(path))
        check_bounds(path, known[path], value)
    differing = {path: value for path, value in changes.items() if value != known[path].value}
    return _loaded(game, differing) if differing else game


def check_bounds(path: Path, number: Number, value: object) -> int:
    """The value, if the number with this path can have it. Raises `InvalidSetup`."""
    if type(value) is not int or not number.least <= value <= number.most:
        name = ".".join(path)
        raise InvalidSetup("number-bounds", name, str(value), number.least, number.most)
    return value


def _loaded(game: Game[Any, Any], changes: Changes) -> Game[Any, Any]:
    package, module = _package(game), type(game).__module__
    told = repr((package, game.rules, sorted(changes.items())))
    digest = sha256(told.encode()).hexdigest()[:12]
    copy = f"{package}~{digest}"
    attribute = next(
        key for key, value in vars(sys.modules[module]).items() if type(value) is type(game)
    )
    new_module = copy + module.removeprefix(package)
    if new_module not in sys.modules:
        if _FINDER not in sys.meta_path:
            sys.meta_path.insert(0, _FINDER)
        _FINDER.copies[copy] = _Copy(package, copy, changes)
        import_module(new_module)
    new: Game[Any, Any] = getattr(sys.modules[new_module], attribute)
    kind: Any = type(new)
    kind.changed = digest
    kind.rules = -int(digest, 16)
    # Its class is found under a name that only this process knows: another makes its own.
    kind.__reduce__ = lambda self: (changed, (game, dict(changes)))
    return new


def _package(game: Game[Any, Any]) -> str:
    return type(game).__module__.rpartition(".")[0]


class _Copy:
    """A second package of a game: its modules by their new names."""

    def __init__(self, package: str, copy: str, changes: Changes) -> None:
        self.package = package
        self.copy = copy
        self.changes = changes

    def spec(self, name: str) -> ModuleSpec | None:
        """How to load the module with this name; None where the package has none such.

        Raises `InvalidSetup` where there is no source code.
        """
        original = find_spec(self.package + name.removeprefix(self.copy))
        if original is None or original.origin is None:
            return None
        # Beside a compiled module, with a longer name, is its source.
        path = File(original.origin)
        source = path.with_name(path.name.partition(".")[0] + ".py")
        if not source.is_file():
            raise InvalidSetup("number-source", original.name)
        spec = ModuleSpec(name, _Source(self, source), origin=str(source))
        if original.submodule_search_locations is not None:
            spec.submodule_search_locations = list(original.submodule_search_locations)
        return spec


class _Source(Loader):
    """Runs a module of a copy. What it imports from the package, it imports from the copy."""

    def __init__(self, copy: _Copy, path: File) -> None:
        self.copy = copy
        self.path = path

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        tree = ast.parse(self.path.read_bytes(), str(self.path))
        _Imports(self.copy.package, self.copy.copy).visit(tree)
        exec(compile(tree, str(self.path), "exec"), vars(module))  # noqa: S102 - it is our own code
        if module.__name__ == f"{self.copy.copy}.{_MODULE}":
            vars(module)["NUMBERS"] = Numbers(self.copy.changes)


class _Imports(ast.NodeTransformer):
    def __init__(self, package: str, copy: str) -> None:
        self.package = package
        self.copy = copy

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        name = node.module or ""
        if name == self.package or name.startswith(f"{self.package}."):
            node.module = self.copy + name.removeprefix(self.package)
        return node


class _Finder(MetaPathFinder):
    """Finds the modules of copies."""

    def __init__(self) -> None:
        self.copies: dict[str, _Copy] = {}

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        del path, target
        for name, copy in self.copies.items():
            if fullname == name or fullname.startswith(f"{name}."):
                return copy.spec(fullname)
        return None


_FINDER: Final = _Finder()
