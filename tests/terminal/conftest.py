from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.terminal.keyboard import Keys


@pytest.fixture
def keys(monkeypatch: pytest.MonkeyPatch) -> Keys:
    """Gives the lines somebody types; when they end, so does the input."""

    def give(lines: Iterable[str]) -> None:
        coming = iter(lines)

        def ask(prompt: str = "") -> str:
            try:
                return next(coming)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", ask)

    return give
