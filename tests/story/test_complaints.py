"""What players of such games complain of (docs/complaints.md), in the stories that come along."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

import pytest

from fateloom.games.destinies.game import with_scenarios
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario import effects as e
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario import packaged
from fateloom.games.destinies.scenario.acts import Act, acts
from fateloom.games.destinies.scenario.model import Scenario, Step
from fateloom.games.destinies.scenario.texts import Either
from fateloom.lab.playtest import Table
from fateloom.lab.playtest.instrumentation import instrumented
from fateloom.lab.playtest.play import play

STORIES = [packaged.scenario(name) for name in packaged.NAMES]
EVENING = (90, 150)
"""The minutes of a full story of three heroes."""

stories = pytest.mark.parametrize("story", STORIES, ids=packaged.NAMES)


def steps(story: Scenario) -> Iterator[Step]:
    for hero in story.heroes:
        for path in hero.paths:
            yield from path.steps


def trials(story: Scenario) -> Iterator[d.Test]:
    for act in {act.option.id: act for act in acts(story) if act.option}.values():
        assert act.option is not None
        deed = act.option.deed
        test = deed.test if isinstance(deed, d.ScanOrTest) else deed
        if isinstance(test, d.Test):
            yield test


def sources(story: Scenario, leaf: c.Leaf) -> list[Act]:
    """What sets a fact."""
    name = leaf.name if isinstance(leaf, c.Flag) else None
    changes = (e.Set, e.Change, e.Assign)
    return [
        act
        for act in acts(story)
        if any(isinstance(each, changes) and each.name == name for each in act.effects)
    ]


def carries(act: Act) -> bool:
    """Whether it can only be done with a certain thing in the bag."""
    return any(isinstance(leaf, (c.Has, c.Carries)) for leaf in c.leaves(act.when))


def fetched(story: Scenario, step: Step) -> bool:
    """Whether a step can only be reached by bringing something, or is to hold it."""
    leaves = c.leaves(step.when)
    assert leaves
    return all(
        isinstance(leaf, (c.Has, c.Carries)) or all(map(carries, sources(story, leaf)))
        for leaf in leaves
    )


@pytest.mark.thorough
@pytest.mark.rule("PAIN-02")
@stories
def test_a_story_takes_as_long_as_it_says(story: Scenario) -> None:
    game = instrumented(story)
    table = Table("race", ("greedy",) * 3)
    minutes = median(play(game, table, 0, index, 1).minutes for index in range(12))
    least, most = story.minutes or EVENING
    assert least <= minutes <= most


@pytest.mark.rule("PAIN-03")
@stories
def test_four_can_play_every_story(story: Scenario) -> None:
    state = with_scenarios(story).new(seed=1, seats=4, heroes="dealt", scenario=story.id)
    assert state.mode == "team"
    heroes = [(player.hero, player.companion) for player in state.view(None).players]
    assert len(set(heroes)) == 4 and {companion for _, companion in heroes} == {False, True}
    assert all(player.portrait for player in state.view(None).players)


@pytest.mark.rule("PAIN-05")
@stories
def test_a_test_that_fails_tells_something_and_mostly_gives_something(story: Scenario) -> None:
    worst = [test.outcomes[0].result for test in trials(story)]
    assert all(result.text is not None for result in worst)
    given = [result for result in worst if result.effects or result.choice or result.hints]
    assert len(given) > len(worst) / 2
    instead = [
        act for act in acts(story) if act.option and isinstance(act.option.deed, d.ScanOrTest)
    ]
    assert len({act.option.id for act in instead if act.option}) >= 5


@pytest.mark.rule("PAIN-10")
@stories
def test_few_steps_are_to_bring_something(story: Scenario) -> None:
    carried = [step for step in steps(story) if fetched(story, step)]
    assert 3 * len(carried) <= len(list(steps(story))), carried


@pytest.mark.rule("PAIN-10")
@stories
def test_steps_are_reached_by_deeds_of_several_kinds(story: Scenario) -> None:
    kinds = {
        deed.skill if isinstance(deed, d.Test) else type(deed).__name__
        for step in steps(story)
        for leaf in c.leaves(step.when)
        for act in sources(story, leaf)
        if act.option is not None
        for deed in [act.option.deed]
    }
    assert len(kinds) >= 5, kinds


def test_a_step_that_is_only_to_bring_something_would_be_found() -> None:
    (training,) = [story for story in STORIES if story.id == "training"]
    assert [step.id for step in steps(training) if fetched(training, step)] == ["lead", "halter"]


@pytest.mark.rule("PAIN-15")
@stories
def test_every_path_is_hinted_at_in_two_ways(story: Scenario) -> None:
    for hero in story.heroes:
        for path in hero.paths:
            name = f"{hero.id}.{path.id}."
            hinting = {
                (act.spot.kind, type(act.option.deed) if act.option else None)
                for act in acts(story)
                if any(hint.startswith(name) for hint in act.result.hints)
            }
            assert len(hinting) >= 2, name


@pytest.mark.thorough
@pytest.mark.rule("PAIN-21")
@stories
def test_the_grades_of_a_challenger_can_be_won_the_easiest_mostly(story: Scenario) -> None:
    assert len(story.modes.limits) == 3
    assert list(story.modes.limits) == sorted(story.modes.limits, reverse=True)
    game = instrumented(story)
    won = [
        sum(bool(play(game, table, 0, index, 1).winners) for index in range(20))
        for table in (Table("challenger", ("greedy",), grade) for grade in (1, 2, 3))
    ]
    easy, middle, hard = won
    assert easy >= 14 and middle >= 5 and hard >= 1, won
    assert easy >= middle >= hard, won
    if story.minutes is None:  # a full story, for which grades make a difference
        assert easy > middle > hard, won


@pytest.mark.rule("PAIN-24")
def test_what_the_late_tithe_has_of_its_own_is_used_to_its_end() -> None:
    """The cart takes a tenth: places all over the map and each hero's Finales know of it."""
    story = packaged.scenario("late-tithe")
    others = [each for each in STORIES if each is not story]
    assert not any(fact.id == "tenths" for each in others for fact in each.facts)
    knowing = {
        key
        for key, text in story.texts.items()
        for piece in text
        if isinstance(piece, Either) and asks(piece.when, "tenths")
    }
    knowing |= {f"pois.{act.spot.name}" for act in acts(story) if asks(act.when, "tenths")}
    tiles = {
        poi.tile
        for poi in story.pois
        if any(f"{key}.".startswith(f"pois.{poi.id}.") for key in knowing)
    }
    assert len(tiles) > len(story.tiles) / 2
    for hero in story.heroes:
        assert any(key.startswith(f"heroes.{hero.id}.paths.") for key in knowing), hero.id


def asks(condition: c.Condition, fact: str) -> bool:
    return any(isinstance(leaf, c.Compare) and leaf.name == fact for leaf in c.leaves(condition))


@pytest.mark.rule("PAIN-24")
def test_what_the_drowned_fair_has_of_its_own_is_used_to_its_end() -> None:
    """A second map at the bottom of a pond: paths lead there, and a Finale is played there."""
    story = packaged.scenario("training")
    below = {tile.id for tile in story.tiles if tile.submap != story.tiles[0].submap}
    there = {poi.id for poi in story.pois if poi.tile in below}
    deeds = [act for act in acts(story) if act.spot.name in there]
    assert any(isinstance(act.option.deed, d.StartFinale) for act in deeds if act.option)
    reached = [
        step.id
        for step in steps(story)
        if any(act in deeds for leaf in c.leaves(step.when) for act in sources(story, leaf))
    ]
    assert len(reached) >= 2


@pytest.mark.rule("PAIN-24")
def test_what_the_upstream_mail_has_of_its_own_is_used_to_its_end() -> None:
    """Barges go on known days from every landing, and letters tell of days to come: many places
    answer them, and each hero's Finales do."""
    story = packaged.scenario("upstream-mail")
    timed = {
        act.spot.name
        for act in acts(story)
        if act.option and isinstance(act.option.deed, d.Travel)
        for way in act.option.deed.destinations
        if any(isinstance(leaf, c.Flag) and leaf.name == "up-day" for leaf in c.leaves(way.when))
    }
    at = {poi.tile for poi in story.pois if poi.id in timed}
    maps = {tile.submap for tile in story.tiles}
    assert {tile.submap for tile in story.tiles if tile.id in at} == maps
    assert len(maps) == 4
    answers = [key for key in story.texts if ".answers." in key]
    for item in story.items:
        if item.id.startswith("letter-"):
            assert any(f".answers.{item.id}." in key for key in answers), item.id
    answering = {key.split(".")[1] for key in answers if ".letter-" in key and "pois." in key}
    assert len(answering) >= len(story.pois) / 3
    for hero in story.heroes:
        own = [key for key in answers if key.startswith(f"heroes.{hero.id}.paths.")]
        assert any(".letter-" in key or ".any-letter." in key for key in own), hero.id


@pytest.mark.thorough
@pytest.mark.rule("PAIN-23")
@pytest.mark.parametrize("seed", range(3))
def test_what_opponents_have_taken_leaves_steps_within_reach(seed: int) -> None:
    """Two who take everything and begin no Finale: the third still fulfils a Destiny."""
    table = Table("race", ("greedy", "hostile", "hostile"))
    row = play(instrumented(packaged.scenario("late-tithe")), table, 0, seed, 1)
    assert [row.seats[winner] for winner in row.winners] == ["greedy"]
