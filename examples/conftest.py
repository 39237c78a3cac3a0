"""In a checkout the games of the examples are not installed: their tests do as if they were."""

from collections.abc import Iterator

import pytest

from fateloom import words
from fateloom.games import registry

GAMES = {
    "crossroads": "crossroads.game:CROSSROADS",
    "masquerade": "masquerade.game:MASQUERADE",
}


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, place in GAMES.items():
        monkeypatch.setitem(registry._places, name, place)
    for cached in (words._bundle, words.event_types, words.tips):
        cached.cache_clear()
    yield
    for cached in (words._bundle, words.event_types, words.tips):
        cached.cache_clear()
