"""The stories that come along, and copies of them with something planted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from fateloom.games.destinies.scenario import cache
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.story import load

STORIES = Path(__file__).parents[3] / "src/fateloom/stories"
TRAINING = STORIES / "training"
LATE_TITHE = STORIES / "late-tithe"
Plant = Callable[..., Path]


@pytest.fixture(scope="session")
def training() -> Scenario:
    scenario = load(TRAINING).scenario
    assert scenario is not None
    return scenario


@pytest.fixture(scope="session")
def late_tithe() -> Scenario:
    return cache.book("late-tithe").scenario


@pytest.fixture
def plant(tmp_path: Path) -> Plant:
    """A copy of a story in which texts of one file are replaced by others."""

    def copied(file: str, *changes: tuple[str, str], story: Path = TRAINING) -> Path:
        folder = tmp_path / story.name
        copytree(story, folder, ignore=ignore_patterns("i18n"))  # it would not fit any more
        path = folder / file
        text = path.read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, (old, text.count(old))
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
        return folder

    return copied
