"""The language of a story in the terminal, whose own words are English."""

from __future__ import annotations

from fateloom.core.errors import InvalidSetup
from fateloom.core.game import State
from fateloom.core.languages import best


def language_of(state: State, wished: str) -> str:
    """The language of a table that suits this wish. Raises `InvalidSetup` when none does."""
    if not state.languages:
        raise InvalidSetup("one-language")
    found = best((wished,), state.languages)
    if found is None:
        raise InvalidSetup("no-such-language", wished, state.languages)
    return found
