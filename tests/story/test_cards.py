"""Printed cards: what is on them, and the page they are cut from."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest

from fateloom.games.destinies.scenario import packaged
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.story.cards import deck, page
from fateloom.story.cards.codes import item_code, path_code, path_number
from fateloom.words import say

from .folders import STORIES, scenario
from .test_cli import run

TRAINING = packaged.scenario("training")
CODES = json.loads(Path(__file__).with_name("codes.json").read_text(encoding="utf-8"))


def printed(story: Scenario) -> str:
    """The page of a scenario."""
    return page(deck(story), say)


def renamed(story: Scenario, words: str) -> Scenario:
    """The scenario with every text replaced."""
    return replace(story, texts=dict.fromkeys(story.texts, (words,)))


@pytest.mark.rule("DST-SCAN-04")
@pytest.mark.parametrize("card", CODES, ids=lambda card: str(card["code"]))
def test_codes_are_what_the_client_reads(card: dict[str, str | int]) -> None:
    story, number = str(card["scenario"]), card["number"]
    if card["kind"] == "item":
        assert item_code(story, int(number)) == card["code"]
    else:
        of = story, str(card["hero"]), str(card["path"])
        assert (path_code(*of), path_number(*of)) == (card["code"], number)


def test_no_two_cards_share_a_code_or_a_number() -> None:
    made = deck(TRAINING)
    paths = [path for card in made.destinies for path in card.paths]
    codes = [card.code for card in made.items] + [path.code for path in paths]
    numbers = [card.number for card in made.items] + [path.number for path in paths]
    assert len(set(codes)) == len(codes)
    assert len(set(numbers)) == len(numbers)


def test_there_are_as_many_cards_as_copies() -> None:
    html = printed(TRAINING)
    for item in TRAINING.items:
        name = deck(TRAINING).items[item.number - 1].name
        assert unescape(html).count(f"<h2>{name}</h2>") == item.copies
    assert html.count('class="pair"') == len(TRAINING.heroes)
    codes = sum(item.copies for item in TRAINING.items) + 2 * len(TRAINING.heroes)
    assert html.count('<span class="qr"><svg') == codes


def test_a_card_shows_what_it_is() -> None:
    html = unescape(printed(TRAINING))
    for words in (
        "Wax Candle",
        "No. 2",
        "light",
        "<b>Discard.</b> After the roll: 1 success.",
        "<b>Discard.</b> Exhaust an Effort die: 1 XP. Exhausts one Effort die.",
        "weigh-mistress of Wendgate",
        "What the Beam Said",
        "Gold: Before the whole market",
        "gold path<br>No. 1504",
    ):
        assert words in html, words


@pytest.mark.thorough
@pytest.mark.rule("DST-DEST-14")
def test_the_illustrated_side_says_nothing_of_the_destiny() -> None:
    html = unescape(printed(TRAINING))
    fronts = re.findall(r'<div class="card front">.*?(?=<div class="card back")', html, re.S)
    secrets = [
        words
        for card in deck(TRAINING).destinies
        for words in (card.title, card.text, *(path.name for path in card.paths))
    ]
    assert len(fronts) == len(TRAINING.heroes)
    assert not [words for words in secrets for front in fronts if words in front]


def test_the_page_needs_nothing_else() -> None:
    html = printed(TRAINING)
    assert not re.search(r"<script|<link|<img|https?://|@import", html)
    assert "@page" in html and html.count('class="marks"') == html.count('class="sheet')


def test_an_author_cannot_write_markup() -> None:
    html = printed(renamed(TRAINING, "<script>alert('x')</script> & \"so\""))
    assert "<script" not in html
    assert "&lt;script&gt;" in html


def test_texts_without_letters_have_no_initial() -> None:
    assert printed(renamed(TRAINING, "17 & 4"))


def test_every_kind_of_story_can_be_printed() -> None:
    html = printed(scenario("everything"))
    assert "undefined" not in html and "None" not in html


# --- the command --------------------------------------------------------------------------------


@pytest.mark.thorough
def test_cards_of_a_story_that_comes_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(capsys, "cards", "training") == (
        0,
        "training-cards.html: 20 item cards and 3 Destiny cards. "
        "Open it in a browser and print it.\n",
        "",
    )
    text = (tmp_path / "training-cards.html").read_text(encoding="utf-8")
    assert text == printed(TRAINING)


@pytest.mark.thorough
def test_cards_of_a_story_in_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "deep" / "cards.html"
    assert run(capsys, "cards", str(STORIES / "training"), "-o", str(out))[0] == 0
    assert out.read_text(encoding="utf-8") == printed(TRAINING)


def test_a_story_with_faults_has_no_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "tale"
    run(capsys, "new", str(folder))
    (folder / "items.yaml").write_text("items: 1\n")
    code, out, err = run(capsys, "cards", str(folder), "-o", str(tmp_path / "x.html"))
    assert (code, err) == (1, "")
    assert "items.yaml:1:8 E102" in out
    assert not (tmp_path / "x.html").exists()


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("nowhere",), "called nowhere"),
        (("training", "-o", "file/x.html"), "written"),
        ((), "SCENARIO"),
    ],
    ids=" ".join,
)
def test_wrong_input_is_one_sentence(
    arguments: tuple[str, ...],
    hint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    code, out, err = run(capsys, "cards", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("fateloom: ") and err.count("\n") == 1
    assert hint in err
