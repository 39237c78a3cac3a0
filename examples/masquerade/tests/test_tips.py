"""The tips of Masquerade are checked with its words, and sent to the browser."""

from __future__ import annotations

from functools import cache

import pytest
from masquerade.game import MASQUERADE

from fateloom import words
from fateloom.conformance import check_words
from fateloom.core.strict import BadData
from fateloom.core.tips import Tip, read
from fateloom.server.api import game_files


def tip(name: str, field: str = "asked", value: str = "lay") -> tuple[Tip, ...]:
    return (read(f'[{{"name":"{name}","at":[{{"field":"{field}","equals":"{value}"}}]}}]', "t")[0],)


@pytest.mark.parametrize(
    ("tips", "told"),
    [
        (tip("bow"), "no words for masquerade-tip-bow"),
        (tip("lay", field="hands"), "no field hands in a view"),
        (tip("lay", value="bid"), "never told in 5 games: lay"),
    ],
)
def test_a_tip_that_cannot_be_told_is_named(
    tips: tuple[Tip, ...], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "tips", cache(lambda _: tips))
    with pytest.raises(AssertionError, match=told):
        check_words(MASQUERADE, games=5)


def test_the_browser_gets_them() -> None:
    sent = game_files.words("masquerade", "en")
    assert [each.name for each in sent.tips][:2] == ["lay", "accuse"]
    assert any("masquerade-tip-lay" in text for text in sent.texts)


def test_a_game_is_played_without_tips_that_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unreadable(_: str) -> tuple[Tip, ...]:
        raise BadData("masquerade/words/tips.json", "value", "JSON")

    monkeypatch.setattr(game_files, "tips_of", unreadable)
    assert game_files.words("masquerade", "en").tips == ()
