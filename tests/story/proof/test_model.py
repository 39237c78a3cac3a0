"""The proof on models made by hand, and what a story is turned into."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.conditions import Condition
from fateloom.story.loader import read
from fateloom.story.model.compiler import CompiledModel
from fateloom.story.model.guards import Acting, Guards
from fateloom.story.model.model import (
    ALWAYS,
    CLOCK,
    NEVER,
    Action,
    Cube,
    Model,
    Step,
    Update,
    both,
)
from fateloom.story.model.regions import Regions
from fateloom.story.model.variables import Encoding
from fateloom.story.proof import late_hints
from fateloom.story.proof.refinement import Prover

from ..folders import changed, files, scenario

HERO, OTHER = 0, 1
SET, UNSET = (2, 2), (1, 1)


class Made:
    """A model of flags, and actions on them."""

    def __init__(self, *flags: str) -> None:
        self.model = Model()
        self.of = {flag: self.model.variable(flag, size=2) for flag in flags}

    def cube(self, *literals: str) -> Cube:
        return {self.of[each.lstrip("-")]: 1 if each.startswith("-") else 2 for each in literals}

    def act(self, actor: int, needs: str, *does: str, forced: bool = False) -> None:
        guard = (self.cube(*needs.split()),) if needs else ALWAYS
        updates = tuple(
            [Update(self.of[each.lstrip("-")], UNSET if each[0] == "-" else SET) for each in does]
        )
        helps = actor == HERO
        frees = actor == CLOCK and not forced
        self.model.actions.append(
            Action(
                f"{needs}>{does}",
                actor,
                (Step(guard, guard, updates),),
                helps=helps,
                frees=frees,
                forced=forced or actor == CLOCK,
            )
        )

    def proved(self, *goal: str) -> bool:
        cube = self.cube(*goal)
        return Prover(self.model, HERO).prove({"": cube})[""].proved


# PROP-WIN-02
def test_what_only_one_can_have_is_no_milestone() -> None:
    made = Made("taken", "key", "goal")
    made.act(HERO, "-taken", "taken", "key")
    made.act(HERO, "key", "goal")
    assert made.proved("goal")
    made.act(OTHER, "-taken", "taken")
    assert not made.proved("goal")


# PROP-WIN-01
def test_an_action_that_can_be_done_once_is_a_sure_source_of_neither_of_two_facts() -> None:
    """Setting one of them closes the way to the other."""
    made = Made("one", "two", "goal")
    made.act(HERO, "-one", "one", "two")
    made.act(OTHER, "", "one")
    made.act(HERO, "two", "goal")
    assert not made.proved("goal")


# PROP-WIN-03
def test_what_a_hero_does_to_themselves_counts() -> None:
    made = Made("bridge", "goal")
    made.act(HERO, "-bridge", "goal")
    assert made.proved("goal")
    made.act(HERO, "", "bridge")
    assert not made.proved("goal")


def test_time_helps_and_meddles() -> None:
    made = Made("lamp", "near", "goal")
    made.act(HERO, "", "lamp")
    made.act(HERO, "lamp", "goal")
    assert made.proved("goal")
    made.act(CLOCK, "", "-lamp", forced=True)  # it goes out before anybody gets there
    assert not made.proved("goal")
    made.act(CLOCK, "", "near")
    made.act(HERO, "near", "goal")
    assert made.proved("goal")


def test_milestones_lead_to_milestones() -> None:
    made = Made(*"abcdefgh", "goal")
    for before, after in zip("abcdefg", "bcdefgh", strict=True):
        made.act(HERO, before, after)
        made.act(OTHER, "", before)
    made.act(HERO, "", "a")
    made.act(HERO, " ".join("abcdefgh"), "goal")
    assert made.proved("goal")


def test_a_candidate_comes_with_the_projection_in_which_it_was_found() -> None:
    """Also if the next projection has more states than may be explored."""
    made = Made("key", "goal")
    made.act(HERO, "key", "goal")
    made.act(OTHER, "", "key")
    made.act(OTHER, "key", "-key")
    verdict = Prover(made.model, HERO).prove_one(made.cube("goal"), (2, 60.0), final=True)
    assert not verdict.proved
    assert not verdict.complete
    assert verdict.view is not None
    assert verdict.found is not None
    assert verdict.found.candidate is not None
    assert verdict.view.decode(verdict.found.candidate) == {made.of["goal"]: 0}


def test_both_guards() -> None:
    one, other = ({0: 1}, {0: 2}), ({0: 2, 1: 1},)
    assert both(one, other) == (({0: 2, 1: 1},), True)
    assert both(one, ALWAYS) == (one, True)
    assert both(({0: 1},), ({0: 2},)) == ((), True)


# PROP-MAP-06
def test_regions_are_what_can_be_walked_between() -> None:
    regions = Regions(Book(scenario("everything")))
    ford, wood, hill, quay = regions.of
    assert ford == wood == hill != quay
    assert list(regions.borders()) == []


@pytest.mark.rule("DST-HINT-01")
def test_hints_that_come_too_late_are_named() -> None:
    assert list(late_hints(scenario("twotiles"))) == []
    contents, _ = changed(
        files("twotiles"),
        "scenario.yaml",
        "        text: Nobody knows who cut it, or whether.\n",
        "        when: tower is explored\n        text: Nobody knows who cut it, or whether.\n",
    )
    found = read(contents).scenario
    assert found is not None
    assert list(late_hints(found)) == ["anna.violet.know"]


def test_options_become_actions() -> None:
    compiled = CompiledModel(Book(scenario("twotiles")), "explorer", (0,))
    names = {action.name for action in compiled.model.actions if action.happens}
    assert "day:passes" in names
    assert any(name.endswith(":starts") for name in names)
    assert not compiled.restless
    assert compiled.dice.effort == 3


# PROP-WIN-01
@pytest.mark.parametrize(
    "asks", [lambda who: c.Has("rope", who), lambda who: c.At("ford", who)], ids=["has", "at"]
)
def test_others_are_all_but_the_one_who_acts(asks: Callable[[str], Condition]) -> None:
    story = scenario("everything")
    ids = [hero.id for hero in story.heroes]
    playing = range(len(ids))
    guards = Guards(Encoding(Book(story), "race", tuple(playing)))
    for me in playing:
        named = tuple(asks(ids[one]) for one in playing if one != me)
        for wrap in (lambda each: each, c.Not):
            others = guards.of(wrap(asks("others")), Acting(me))
            assert others == guards.of(wrap(c.Some(named)), Acting(me))
    alone = Guards(Encoding(Book(story), "race", (0,)))
    assert alone.of(asks("others"), Acting(0)) == (NEVER, NEVER)
    assert alone.of(c.Not(asks("others")), Acting(0)) == (ALWAYS, ALWAYS)
