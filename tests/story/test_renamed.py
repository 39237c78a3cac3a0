"""Games that were saved before an id changed find their way."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fateloom.core.errors import InvalidMove
from fateloom.games.destinies.game import with_scenarios

from .folders import scenario


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ("go old-tower", "go tower"),
        ("visit bells", "visit bell"),
        ("take bells.ring", "take bell.ring"),
        ("Take  Bells.Ring", "take bell.ring"),
        ("take bell.pull", "take bell.ring"),
        ("go tower", "go tower"),
        ("stay", "stay"),
    ],
)
def test_words_of_before_mean_what_they_meant(before: str, now: str) -> None:
    renamed = {"old-tower": "tower", "bells": "bell", "bell.pull": "bell.ring", "stay": "rest"}
    game = with_scenarios(replace(scenario("twotiles"), renamed=renamed))
    assert game.parse(before).text == now


def test_what_was_never_called_so_is_no_move() -> None:
    game = with_scenarios(replace(scenario("twotiles"), renamed={"bells": "bell"}))
    for words in ("visit bellsome", "", "visit", "take bells.nothing-there"):
        with pytest.raises(InvalidMove):
            game.parse(words)
