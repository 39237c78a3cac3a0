"""What the games keep: `python -m benchmarks.caches` for the table of docs/simulating.md.

Lists every cache of functools in the core and the games, with its bound, how often it had the
answer in games that were never played before, and the memory it takes when it is full.
"""

from __future__ import annotations

import argparse
import gc
import pkgutil
import sys
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any, Final

import fateloom.core
import fateloom.games
from benchmarks.measure import SEEDS
from benchmarks.play import EVERY, random_game
from benchmarks.tables import table
from fateloom.bots import BOTS
from fateloom.core.game import Game, Move
from fateloom.games import registry
from fateloom.lab.play import play as played

Cache: Final = type(lru_cache(maxsize=1)(lambda: None))
SHARED: Final = (Move, type, ModuleType, FunctionType, Cache)
STORIES: Final = "fateloom.games.destinies.scenario"
"""What a cache only refers to: it is there without it. So are the parts of an open story."""


def caches() -> dict[str, Any]:
    """All caches of the core and the games, by their full names."""
    found: dict[str, Any] = {}
    for module in _modules():
        for name, value in vars(module).items():
            for each in _cached(value):
                if each.__module__ == module.__name__:
                    label = name if each is value else f"{name} ({each.__name__})"
                    found[f"{module.__name__.removeprefix('fateloom.')}.{label}"] = each
    return found


def _modules() -> Iterator[ModuleType]:
    for package in (fateloom.core, fateloom.games):
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not info.name.endswith("__main__"):
                yield import_module(info.name)


def _cached(value: Any) -> list[Any]:
    """The caches that a name of a module stands for: itself, or methods of a class."""
    if isinstance(value, Cache):
        return [value]
    inner = vars(value).values() if isinstance(value, type) else ()
    return [each for each in inner if isinstance(each, Cache)]


def memory(cache: Any) -> int:
    """The bytes of what a cache holds; what it shares with the rest of the program left out."""
    seen: set[int] = {id(cache.__wrapped__), id(cache.__dict__)}
    waiting = [each for each in gc.get_referents(cache) if id(each) not in seen]
    total = 0
    while waiting:
        each = waiting.pop()
        if id(each) in seen or isinstance(each, SHARED) or _of_a_story(each):
            continue
        seen.add(id(each))
        total += sys.getsizeof(each)
        waiting += gc.get_referents(each)
    return total


def _of_a_story(value: Any) -> bool:
    return type(value).__module__.startswith(STORIES)


def play(game: Game[Any, Any], games: int) -> None:
    """Play games that were never played before: at random, with views, and by bots."""
    for _ in range(games):
        seed = next(SEEDS)
        random_game(game.new(seed=seed, seats=game.seat_counts[-1]), seed)
        bots = [BOTS["greedy"]] * game.seat_counts[0]
        played(game, bots, next(SEEDS), EVERY, {})


def _row(name: str, cache: Any) -> list[str]:
    hits, misses, bound, size = cache.cache_info()
    cells = [f"`{name}`", "none" if bound is None else f"{bound:,}", f"{hits + misses:,}"]
    if not size:
        return [*cells, "", "", ""]
    full = memory(cache) / size * (bound or size)
    share = 100 * hits / (hits + misses)
    return [*cells, f"{share:.0f} %", f"{size:,}", f"{full / 1e6:.1f} MB"]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.caches", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games a game, and as many of bots")
    given = parser.parse_args()
    for name in registry:
        play(registry[name], given.games)
    rows = [_row(name, cache) for name, cache in caches().items()]
    head = ["cache", "bound", "calls", "answered", "entries", "memory when full"]
    print("\n".join(table(head, rows)))


if __name__ == "__main__":
    main()
