"""Stories for tests: their files as bytes, changed in one place."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from fateloom.games.destinies.scenario.model import Scenario
from fateloom.story.loader import Loaded, read

ROOT = Path(__file__).parents[2]
SCENARIOS = Path(__file__).with_name("scenarios")
STORIES = ROOT / "src/fateloom/stories"
MARK = "«"
"""Stands before the character at which a diagnostic points."""


def files(name: str) -> dict[str, bytes]:
    """The files of a test's story, by their names within it."""
    folder = SCENARIOS / name
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*.yaml"))
    }


def changed(
    contents: dict[str, bytes], file: str, old: str, new: str
) -> tuple[dict[str, bytes], tuple[str, int, int] | None]:
    """The files with one text replaced, and the place of the mark in the new one."""
    text = contents.get(file, b"").decode()
    assert not old or text.count(old) == 1, (old, text.count(old))
    text = text.replace(old, new) if old else new
    place = None
    if MARK in text:
        before = text[: text.index(MARK)]
        place = file, before.count("\n") + 1, len(before) - before.rfind("\n")
    return contents | {file: text.replace(MARK, "").encode()}, place


def loaded(name: str) -> Loaded:
    """A test's story, which is in order."""
    story = read(files(name))
    assert story.scenario is not None, story.found
    return story


def in_german(story: Scenario) -> Scenario:
    """The story under another name, with a translation of every text."""
    texts = {key: ("Auf Deutsch: ", *text) for key, text in story.texts.items()}
    return replace(story, id="in-german", translations={"de": texts})


def scenario(name: str) -> Scenario:
    """The scenario of a test's story."""
    whole = loaded(name).scenario
    assert whole is not None
    return whole
