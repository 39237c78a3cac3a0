"""Translations: laid over by id, stale exactly when the original has changed."""

from __future__ import annotations

import pytest

from fateloom.games.destinies.scenario.texts import Ref
from fateloom.story import output, prose
from fateloom.story.loader import read
from fateloom.story.translations import source_hash

from .folders import changed, files, scenario

GERMAN = "i18n/de/alles.yaml"


def test_a_translation_is_laid_over_its_text() -> None:
    story = scenario("everything")
    assert story.translations == {"de": {"pois.mill.name": ("Die gesunkene Mühle",)}}
    assert story.texts["pois.mill.name"] == ("The Sunk Mill",)


def test_every_text_can_be_translated() -> None:
    contents = files("everything")
    text, count = output.untranslated(scenario("everything"), "fr")
    assert count == len(scenario("everything").texts)
    contents["i18n/fr/tout.yaml"] = text.encode()
    story = read(contents)
    assert story.found == ()
    assert story.scenario is not None
    assert story.scenario.translations["fr"] == story.scenario.texts


def test_how_a_text_is_laid_out_makes_no_translation_stale() -> None:
    old = "        The wheel stands. {npc:bettany} looks\n        at {me}.\n"
    new = "        The wheel stands.\n        {npc:bettany} looks at {me}.\n"
    contents, _ = changed(files("everything"), "pois/valley.yaml", old, new)
    story = read(contents)
    assert story.scenario is not None
    key = "pois.mill.states.stopped"
    assert source_hash(story.scenario.texts[key]) == source_hash(scenario("everything").texts[key])


@pytest.mark.rule("PAIN-07")
def test_a_changed_word_makes_its_translation_stale_and_no_other() -> None:
    contents, _ = changed(files("everything"), "pois/valley.yaml", "The Sunk Mill", "The Mill")
    assert [found.code for found in read(contents).found] == ["W607"]
    contents, _ = changed(files("everything"), "pois/valley.yaml", "The Low Bell", "The Bell")
    assert read(contents).found == ()


def test_a_text_written_twice_is_noted() -> None:
    contents = files("everything")
    contents["i18n/de/zwei.yaml"] = contents[GERMAN]
    assert "E011" in [found.code for found in read(contents).found]


def test_what_is_written_reads_back() -> None:
    for text in scenario("everything").texts.values():
        assert "{}" not in prose.written(text)
    text = scenario("everything").texts["pois.mill.states.turning"]
    assert prose.written(text) == "The wheel turns. {if bettany is angry: She spits.|She nods.}"
    assert Ref("npc", "bettany") in scenario("everything").texts["pois.mill.states.stopped"]
