"""Coroutines in tests."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def complete(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end, in a thread of its own: that of the tests has a running loop
    from the first browser test on."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()
