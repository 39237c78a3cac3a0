"""Two versions of a story are played in the same deals, and measured like a playtest."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from fateloom.core.errors import InvalidSetup
from fateloom.games.destinies.scenario import cache
from fateloom.games.destinies.scenario.model import Hero, Scenario
from fateloom.lab.compare.sequential import SIGN, Question, compare
from fateloom.lab.compare.stories import USUAL, StoryPairs, story_pairs
from fateloom.lab.playtest.players import UnknownPlayer
from fateloom.story import load

TRAINING = cache.book("training").scenario
STORIES = Path(__file__).parents[3] / "src/fateloom/stories"


def harder() -> Scenario:
    """The training story, in which Wat is bad at everything."""

    def weaker(hero: Hero) -> Hero:
        if hero.id != "wat":
            return hero
        return replace(hero, tracks=tuple(replace(each, spaces=(12,)) for each in hero.tracks))

    return replace(TRAINING, heroes=tuple(map(weaker, TRAINING.heroes)))


def plan(after: Scenario, seats: str | None = None, mode: str | None = None) -> StoryPairs:
    return story_pairs(TRAINING, after, seats=seats, mode=mode, seed=1)


def test_what_a_playtest_measures_is_measured() -> None:
    found = plan(harder(), "greedy,hostile,idle")
    pairs = found.play(range(2))
    for means in (pairs[0].before, pairs[0].after):
        for name in ("minutes", "days", "turns", "words", "finales", "setbacks", "defeats"):
            assert f"mean {name}" in means
        assert any(name.startswith("ends ") for name in means)
        heroes = sum(value for name, value in means.items() if name.startswith("wins hero "))
        players = sum(value for name, value in means.items() if name.startswith("wins player "))
        assert heroes == players <= 1
    assert [pair.index for pair in found.starting(5).play(range(2))] == [5, 6]
    assert found.play(range(1)) == pairs[:1]


def test_a_story_is_played_as_it_is_and_as_the_other_version() -> None:
    found = plan(harder())
    assert found.table.mode == "race"
    assert set(found.table.seats) == {"greedy"}
    same = replace(found, after=found.before)
    assert all(pair.before == pair.after for pair in same.play(range(3)))
    assert any(pair.before != pair.after for pair in found.play(range(3)))


@pytest.mark.thorough
def test_a_weaker_hero_is_found_to_win_less() -> None:
    found = compare(plan(harder()), Question("wins hero wat", 400))
    assert found is not None
    assert found.stopped == SIGN
    assert found.main.difference < 0


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="same story"):
        plan(TRAINING)
    with pytest.raises(InvalidSetup, match="playtest mode"):
        plan(harder(), mode="chess")
    with pytest.raises(InvalidSetup):
        plan(harder(), seats=",".join(["greedy"] * 6))
    with pytest.raises(UnknownPlayer):
        plan(harder(), seats="greedy,gredy")
    assert USUAL in plan(harder()).play(range(1))[0].before


def test_a_folder_that_is_loaded_twice_is_the_same_story() -> None:
    once, again = (load(STORIES / "training").scenario for _ in range(2))
    assert once is not None
    assert again is not None
    with pytest.raises(InvalidSetup, match="same story"):
        story_pairs(once, again, seats=None, mode=None, seed=1)
