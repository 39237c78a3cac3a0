"""A keyboard that is a list of lines, and a screen that is a text."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from rich.console import Console

from fateloom.terminal import Screen, Session

Keys = Callable[[Iterable[str]], None]


def screen(width: int = 80, **more: Any) -> Screen:
    made = Console(
        width=width,
        height=24,
        file=io.StringIO(),
        highlight=False,
        markup=False,
        emoji=False,
        **more,
    )
    return Screen(made)


def shown(on: Screen) -> str:
    file = on.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def by_chance(session: Session, seed: int = 1) -> Iterator[str]:
    """Types a random legal number, again and again."""
    rng = Random(seed)
    while True:
        seat = next(s for s in session.state.waiting if session.sitters[s].bot is None)
        yield str(1 + rng.randrange(len(session.state.legal(seat))))
