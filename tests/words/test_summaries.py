"""The rules of each game on one page, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from fateloom.games import registry

GAMES: Final = Path(__file__).parents[2] / "src/fateloom/games"
LANGUAGES: Final = ("de", "en")
MOST_WORDS: Final = 280
"""What fits on one page of paper, with the usual letters."""
_LINK: Final = re.compile(r"\]\(#([^)]*)\)")


def summary(game: str, language: str) -> str:
    return (GAMES / game / "words" / language / "summary.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(registry))
def test_a_summary_is_one_page_and_leads_to_the_rules(game: str, language: str) -> None:
    text = summary(game, language)
    rules = (GAMES / game / "rules.md").read_text(encoding="utf-8")
    links = _LINK.findall(text)
    assert links
    assert [link for link in links if f"**{link}**" not in rules] == []
    assert len(_LINK.sub("", text).split()) <= MOST_WORDS


@pytest.mark.parametrize("game", sorted(registry))
def test_a_summary_says_the_same_in_every_language(game: str) -> None:
    first, *others = (
        [_LINK.findall(line) for line in summary(game, language).splitlines()]
        for language in LANGUAGES
    )
    assert all(other == first for other in others)
