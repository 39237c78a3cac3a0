"""What is told when something is met for the first time: of every question, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import fateloom.games.destinies.frames
import fateloom.games.destiny.observe
import fateloom.games.hand.frames
import fateloom.games.realms.frames
from fateloom.core.tips import MOST_WORDS
from fateloom.games import registry

GAMES: Final = Path(__file__).parents[2] / "src/fateloom/games"
LANGUAGES: Final = ("de", "en")

QUESTIONS: Final = {
    "destinies": set(fateloom.games.destinies.frames.ASK_NAMES.values()),
    "destiny": {*fateloom.games.destiny.observe.ASKED.values(), "discard"},
    "hand": set(fateloom.games.hand.frames.ASK_NAMES) - {"nothing"},
    "realms": set(fateloom.games.realms.frames.ASK_NAMES.values()),
}


def tips(game: str, language: str) -> dict[str, ftl.Message]:
    text = (GAMES / game / "words" / language / "tips.ftl").read_text(encoding="utf-8")
    messages = [each for each in FluentParser().parse(text).body if isinstance(each, ftl.Message)]
    return {each.id.name.removeprefix(f"{game}-tip-"): each for each in messages}


def words(pattern: ftl.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    assert all(isinstance(each, ftl.TextElement) for each in elements), "a tip needs no arguments"
    return "".join(str(each.value) for each in elements if isinstance(each, ftl.TextElement))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(registry))
def test_each_question_has_a_short_tip_with_its_rule(game: str, language: str) -> None:
    rules = (GAMES / game / "rules.md").read_text(encoding="utf-8")
    told = tips(game, language)
    assert set(told) >= QUESTIONS[game]
    for name, tip in told.items():
        assert 0 < len(words(tip.value).split()) <= MOST_WORDS, name
        [rule] = [words(each.value) for each in tip.attributes if each.id.name == "rule"]
        assert f"**{rule}**" in rules, f"{name}: {rule}"
