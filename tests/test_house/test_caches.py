"""Caches of the core and the games have bounds, and the page about simulating lists them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from benchmarks.caches import caches, memory

PAGE = Path(__file__).parents[2] / "docs/simulating.md"


def test_every_cache_has_a_bound() -> None:
    """A server runs for months, and a simulation for millions of games."""
    found = caches()
    assert len(found) > 20
    assert [name for name, cache in found.items() if cache.cache_info().maxsize is None] == []


def test_the_caches_of_games_are_listed() -> None:
    """Write the table again with `python -m benchmarks.caches`."""
    page = PAGE.read_text("utf-8")
    of_games = [name for name in caches() if name.startswith("games.")]
    assert [name for name in of_games if f"`{name}`" not in page] == []


def test_memory_is_that_of_entries() -> None:
    @lru_cache(maxsize=10)
    def doubled(text: str) -> str:
        return text * 2

    empty = memory(doubled)
    doubled("a" * 5_000)
    assert 15_000 < memory(doubled) - empty < 20_000
