"""The stories that come along; the training story with something planted in it, too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest

from fateloom.games.destinies import library
from fateloom.games.destinies.scenario import Scenario
from fateloom.story import load

TRAINING = Path(__file__).parents[3] / "src/fateloom/stories/training"
Plant = Callable[..., Path]


@pytest.fixture(scope="session")
def training() -> Scenario:
    scenario = load(TRAINING).scenario
    assert scenario is not None
    return scenario


@pytest.fixture(scope="session")
def late_tithe() -> Scenario:
    return library.book("late-tithe").scenario


@pytest.fixture
def plant(tmp_path: Path) -> Plant:
    """A copy of the story in which texts of one file are replaced by others."""

    def copied(file: str, *changes: tuple[str, str]) -> Path:
        folder = tmp_path / "training"
        copytree(TRAINING, folder)
        path = folder / file
        text = path.read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, (old, text.count(old))
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
        return folder

    return copied
