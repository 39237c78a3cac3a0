"""The story that is measured is a whole one; what it costs is no test's business."""

from __future__ import annotations

import pytest

from benchmarks.stories import OPTIONS, generated, lines
from fateloom.games.destinies.scenario.acts import acts
from fateloom.story.loader import read


@pytest.mark.thorough
def test_the_generated_story_is_playable() -> None:
    scenario = read(generated()).scenario
    assert scenario is not None
    assert len({act.option.id for act in acts(scenario) if act.option}) == OPTIONS


@pytest.mark.thorough
def test_every_line_does_something() -> None:
    for line in lines():
        line.before()
        assert line.run() > 0, line.name
