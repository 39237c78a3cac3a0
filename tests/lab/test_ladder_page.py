"""The page of a ladder, and the command that writes it."""

from __future__ import annotations

import re
import shlex
from dataclasses import replace
from pathlib import Path

import pytest

from fateloom.bots import bot
from fateloom.games import registry
from fateloom.lab import Ladder, ladder_page, round_robin, summarise_ladder
from tests.test_cli import run

DESTINY = registry["destiny"]
BOTS = [bot("random"), bot("greedy")]
PARTS = ["ratings", "pairs", "places", "times", "provenance"]


@pytest.fixture(scope="module")
def ladders() -> list[Ladder]:
    return [round_robin(DESTINY, BOTS, 6, seats=seats, options={"goal": 3}) for seats in (2, 3)]


def text_of(made: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", made.partition("</style>")[2]).split())


def test_it_shows_every_number_of_seats(ladders: list[Ladder]) -> None:
    made = ladder_page(ladders)
    text = text_of(made)
    two, three = map(summarise_ladder, ladders)
    assert re.findall(r'<section id="([a-z]+)"', made) == PARTS
    for rating in two["ratings"]:
        assert f"{rating['bot']} {rating['rating']:.0f} (" in text
    for found in (two, three):
        assert f"greedy against random {100 * found['pairs'][0]['rate']:.1f} %" in text
    assert "Places of one bot against 2 of another" in text
    assert "greedy, 2 seats" in text and "greedy, 3 seats" in text
    assert "6 of 6 at 2 seats, 6 of 6 at 3 seats" in text


def test_it_needs_nothing_from_elsewhere_and_escapes_names(ladders: list[Ladder]) -> None:
    evil = "<script>alert(1)</script>"
    named = {"random": "random", "greedy": evil}
    told = [
        replace(
            ladder,
            bots=("random", evil),
            programs={evil: evil},
            duels=tuple(
                [
                    replace(duel, bots=tuple([named[name] for name in duel.bots]))
                    for duel in ladder.duels
                ]
            ),
        )
        for ladder in ladders
    ]
    made = ladder_page(told)
    assert "<script" not in made and "alert(1)" in made
    assert "url(" not in made and "@import" not in made
    assert set(re.findall(r'(?:src|href)="([^"]*)"', made)) == {f"#{part}" for part in PARTS}


def test_a_ladder_without_games_has_a_page(ladders: list[Ladder]) -> None:
    made = ladder_page([replace(ladders[0], duels=())])
    assert "There are no games yet." in made
    assert re.findall(r'<section id="([a-z]+)"', made) == ["pairs", "provenance"]


def test_the_command_writes_it_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pyarrow")
    page, kept = tmp_path / "ladder.html", tmp_path / "kept"
    asked = ("ladder", "destiny", "--bots", "random,greedy", "--games", "3", "--jobs", "1")
    options = ("--players", "2,3", "--option", "goal=3", "--out", str(kept), "--html", str(page))
    code, out, err = run(capsys, *asked, *options)
    assert (code, err) == (0, "")
    assert out.count("has 3 games; 3 are new.") == 2
    assert str(page) in out
    first = page.read_text(encoding="utf-8")
    code, out, err = run(capsys, *asked, *options)
    assert out.count("none was missing") == 2
    assert page.read_text(encoding="utf-8") == first
    command = re.search(r"fateloom ladder destiny [^<]*", first)
    assert command is not None
    code, out, err = run(capsys, *shlex.split(command.group())[1:], "--jobs", "1")
    assert (code, err) == (0, "")
    assert "Wins by pair, at two seats" in out and "Wins of one bot against 2" in out


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        (("--players", "two"), "--players"),
        (("--players", "2,9"), "9"),
        (("--html", "/no/such/place.html"), "/no/such/place.html"),
    ],
)
def test_wrong_wishes_are_refused(
    wishes: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, "ladder", "destiny", "--bots", "random,greedy", *wishes)
    assert (code, out) == (2, "")
    assert words in err


def test_a_game_for_one_has_no_ladder_of_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "ladder", "hand", "--players", "all")[0] == 2
