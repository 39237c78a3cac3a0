"""The public check of a game's words finds what is missing."""

from __future__ import annotations

from typing import Any

import pytest
from crossroads.game import CROSSROADS

from fateloom.conformance import check_words
from fateloom.core.game import Game
from fateloom.games.destiny.game import DESTINY, Destiny


class Juggled(Destiny):
    """Destiny with a kind of move that no text names."""

    move_kinds = DESTINY.move_kinds | {"juggle"}


class Vanishing(Destiny):
    """Destiny with an event that no sentence tells."""

    event_codes = DESTINY.event_codes | {"vanishes"}


class Silent(Destiny):
    """Destiny without one of the events that its texts know."""

    event_codes = DESTINY.event_codes - {"wins"}


def test_a_whole_game_passes() -> None:
    check_words(DESTINY, games=2)


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        (Juggled(), "no words for destiny-move-juggle"),
        (Vanishing(), r"not in words/events\.json: vanishes"),
        (Silent(), "no such events: wins"),
        (CROSSROADS, "not the game of an installed package"),
    ],
)
def test_what_is_missing_is_named(game: Game[Any, Any], reason: str) -> None:
    with pytest.raises(AssertionError, match=reason):
        check_words(game)
