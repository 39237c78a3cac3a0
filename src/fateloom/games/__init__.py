"""The games, by name: `fateloom.games["destiny"]`.

The package is its own registry, so the short name that people type is also the place
where the games live. In code, `from fateloom.games import registry` gives the same games as a
mapping.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from fateloom.core.game import Game
from fateloom.core.registry import Registry

# Each folder here is a game: halma/game.py makes HALMA.
registry = Registry(
    {
        folder.name: f"{__name__}.{folder.name}.game:{folder.name.upper()}"
        for folder in iter_modules(__path__)
    }
)


class Games(ModuleType):
    """The type of this module, which can be indexed (see "Customizing module attribute access" in
    the language reference)."""

    def __getitem__(self, name: str) -> Game[Any, Any]:
        return registry[name]

    def __iter__(self) -> Iterator[str]:
        return iter(registry)

    def __len__(self) -> int:
        return len(registry)

    def __contains__(self, name: object) -> bool:
        return name in registry


sys.modules[__name__].__class__ = Games
