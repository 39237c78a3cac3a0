"""The prose of the stories on the shelf, measured in both of their languages: what the style sheet
of The Late Tithe forbids."""

from __future__ import annotations

import re
from typing import Final

import pytest

from fateloom.games.destinies.scenario import packaged
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.texts import Either, Ref, Series, Text, TextId
from fateloom.story import prose

BUTTON: Final = 6
"""A last sentence of at most so many words sounds like a punch line."""
BUTTONS: Final = 0.2
"""The largest share of long texts that may end on one."""
FACELESS: Final = {
    "en": {r"somebody": 49, r"nobody": 28},
    "de": {r"jemand(?:e[mns])?": 49, r"niemand(?:e[mns])?": 8},
}
"""The words for people without a face, and the most that The Late Tithe may have of them."""
TAGS: Final = {
    "en": r"\b(?:says|asks|calls|bawls|sings) ([A-Z]\w+)|\b(he|she) (?:says|asks|calls|bawls)\b",
    "de": r"\b(?:sagt|fragt|ruft|brüllt|singt) ([A-Z]\w+|er|sie)\b",
}
"""Who speaks, after the words that say so."""

_UNTOLD: Final = re.compile(r"^(?:items|figures)\.|\.(?:name|label|note)$")
"""The ids of texts that nobody reads aloud as a story."""
_NEXT: Final = re.compile(r"(?<=[.!?…])[”“’*)]{0,2}\s+(?=[“„*—]?[A-ZÄÖÜ0-9])")
"""What parts two sentences."""
_WORD: Final = re.compile(r"[\w’-]+")


def reading(text: Text, *, holds: bool) -> str:
    """A text as it is read where all that its words depend on holds, or none of it."""
    words: list[str] = []
    for piece in text:
        match piece:
            case Ref(_, name):
                words.append(name.title())
            case Either(_, then, otherwise):
                words.append(reading(then if holds else otherwise, holds=holds))
            case Series(_, parts):
                words.append(reading(parts[0 if holds else -1], holds=holds))
            case _:
                words.append(piece)
    return " ".join("".join(words).split())


def told(story: Scenario, language: str) -> dict[TextId, set[str]]:
    """What the story tells in this language, each text in all its readings."""
    texts = story.texts if language == story.language else story.translations[language]
    return {
        key: {reading(text, holds=True), reading(text, holds=False)}
        for key, text in texts.items()
        if not _UNTOLD.search(key)
    }


def last(words: str) -> int | None:
    """How many words the last sentence has; None where it is the only one."""
    sentences = _NEXT.split(words)
    return len(_WORD.findall(sentences[-1])) if len(sentences) > 1 else None


BOTH: Final = pytest.mark.parametrize("language", ["en", "de"])
EVERY: Final = pytest.mark.parametrize(
    ("name", "language"),
    [(name, language) for name in sorted(packaged.NAMES) for language in ("en", "de")],
)
"""Every story, in English and German."""


@EVERY
def test_few_texts_end_on_a_punch_line(name: str, language: str) -> None:
    lasts = {
        key: [words for words in map(last, readings) if words is not None]
        for key, readings in told(packaged.scenario(name), language).items()
    }
    long = [key for key, words in lasts.items() if words]
    short = [key for key in long if min(lasts[key]) <= BUTTON]
    assert len(short) <= BUTTONS * len(long), (len(short), len(long), short)


@BOTH
def test_people_have_faces(language: str) -> None:
    story = packaged.scenario("late-tithe")
    texts = story.texts if language == story.language else story.translations[language]
    words = " ".join(prose.written(texts[key]) for key in told(story, language)).lower()
    for faceless, most in FACELESS[language].items():
        assert len(re.findall(rf"\b{faceless}\b", words)) <= most, faceless


@EVERY
def test_nobody_is_tagged_twice(name: str, language: str) -> None:
    """One tag is enough to know who speaks; after it the way of speaking is."""
    twice: list[TextId] = []
    for key, readings in told(packaged.scenario(name), language).items():
        for words in readings:
            tags = ["".join(found) for found in re.findall(TAGS[language], words)]
            if len(tags) != len(set(tags)):
                twice.append(key)
    assert twice == []


@pytest.mark.parametrize(
    ("words", "count"),
    [
        ("It rings.", None),
        ("It rings. They hate it.", 3),
        ("“Two?” asks Gib. “Not today,” he says.", 4),
        ("„Zwei?“, fragt Gib. „Heute nicht.“", 2),
        ("It says *Barn.* Nothing else.", 2),
        ("“Is it us … or them?” she asks.", None),
    ],
)
def test_how_a_last_sentence_is_found(words: str, count: int | None) -> None:
    assert last(words) == count
