"""The page of recipes quotes stories that are in order, and in which nobody is blocked."""

from __future__ import annotations

import re

import pytest

from fateloom.story.proof.prover import Proofs, Status

from ..folders import ROOT
from .tables import RECIPES, loaded

PAGE = (ROOT / "docs/story/recipes.md").read_text(encoding="utf-8")
STORIES = sorted(path.name for path in RECIPES.iterdir())
FRAME = {"scenario.yaml", "map.yaml", "town.yaml"}
"""The files of a story around its recipes, besides its heroes."""
BLOCKS = dict(re.findall(r'^```yaml title="(.+?)"\n(.*?)^```$', PAGE, re.M | re.S))


def test_the_page_quotes_every_recipe_whole() -> None:
    written = {
        path.relative_to(RECIPES).as_posix(): path.read_text(encoding="utf-8")
        for path in RECIPES.glob("*/*.yaml")
        if path.name not in FRAME
    }
    assert written == BLOCKS


def test_the_page_names_every_story() -> None:
    assert set(re.findall(r"examples/recipes/([a-z-]+)", PAGE)) == set(STORIES)


@pytest.mark.rule("PAIN-22")
@pytest.mark.parametrize("name", STORIES)
def test_the_stories_are_in_order(name: str) -> None:
    story = loaded(name)
    assert story.found == ()
    assert story.scenario is not None
    assert story.scenario.id == name


@pytest.mark.rule("PAIN-23")
@pytest.mark.parametrize("name", STORIES)
def test_nobody_is_blocked(name: str) -> None:
    story = loaded(name).scenario
    assert story is not None
    plan = Proofs(story)
    proofs = plan.play(range(len(plan.tables)))
    assert {proof.case: proof.status for proof in proofs} == {
        proof.case: Status.PROVED for proof in proofs
    }
    assert proofs
