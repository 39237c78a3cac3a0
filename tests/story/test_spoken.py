"""What is read aloud can be spoken: it holds nothing that a listener could not understand."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pytest

from fateloom.games.destinies.game import DESTINIES
from fateloom.games.destinies.scenario import cache, packaged
from fateloom.games.destinies.scenario.spoken import spoken_texts
from tests.story.test_prose import reading

STORIES: Final = ("training", "late-tithe", "ice-fair", "upstream-mail")
EMPHASIS: Final = re.compile(r"\*([^\s*](?:[^*]*[^\s*])?)\*")
"""Its signs are left out, as the client does (emphasis.ts)."""
UNSPOKEN: Final = {
    "a sign that a voice leaves out or spells": re.compile(r"[*\[\](){}<>/\\_#+=&%@^~|•→×§$€]"),
    "an abbreviation": re.compile(
        r"\b(?:Wm|St|Dr|Nr|vs|etc|usw|bzw|ca|Hl|hl|z\. ?B|d\. ?h)\.(?=\s[^“”\s]*[a-zäöü\d])"
    ),
    "a point of the compass as letters": re.compile(r"[Ww]ind [NESWO]{1,3}\b"),
    "digits and letters in one word": re.compile(r"\d[^\W\d]|[^\W\d]\d"),
    "an id": re.compile(r"\b[a-z]+(?:[.-][a-z]+)*\.[a-z]+\b"),
    "two sentences without a space": re.compile(r"[a-zäöüß][.!?][A-ZÄÖÜ]"),
    "a space before a sign": re.compile(r"\s[,.;:!?](?!\.)"),
}


def unspoken(words: str) -> list[str]:
    """What in a text cannot be spoken, with its surroundings."""
    words = EMPHASIS.sub(r"\1", words)
    return [
        f"{what}: {words[max(0, found.start() - 30) : found.end() + 30]}"
        for what, pattern in UNSPOKEN.items()
        for found in pattern.finditer(words)
    ]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", STORIES)
def test_every_text_that_is_read_aloud_can_be_spoken(name: str, language: str) -> None:
    story = packaged.scenario(name)
    texts = story.texts if language == story.language else story.translations[language]
    found = {
        (key, each)
        for key in spoken_texts(cache.book(name))
        for holds in (True, False)
        for each in unspoken(reading(texts[key], holds=holds))
        # Of several alternatives only one is read, but here all or none.
        if not each.startswith("two sentences") or len(texts[key]) == 1
    }
    assert not found


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", STORIES)
def test_a_game_from_its_opening_to_its_end_can_be_spoken(name: str, language: str) -> None:
    """Everything that is read at a table of one, in the words and the order in which it is read."""
    state = DESTINIES.new(seed=3, seats=1, watch=True, scenario=name).translated(language)
    rng = Random(3)
    heard: dict[str, None] = {}
    while True:
        view = state.view(0)
        heard.update(dict.fromkeys(page.words for page in view.pages))
        if not state.waiting:
            break
        state.apply(0, DESTINIES.policy(view, state.legal(0), rng))
    assert len(heard) > 10
    assert [each for words in heard for each in unspoken(words)] == []
