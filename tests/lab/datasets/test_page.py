"""The page about a dataset: true, whole, and safe to open."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import replace
from pathlib import Path

import pytest

from fateloom.bots import bot
from fateloom.games import registry
from fateloom.lab import simulation
from fateloom.lab.datasets import Dataset, ask, page, simulate_into
from fateloom.lab.datasets.page import command_of
from fateloom.lab.report import figure
from tests.test_cli import run

pytest.importorskip("pyarrow")

PLAN = simulation(registry["destiny"], [bot("greedy"), bot("random"), bot("random")], 4)
PARTS = ["wins", "places", "length", "ends", "scores", "times", "provenance"]


@pytest.fixture(scope="module")
def dataset(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    return simulate_into(tmp_path_factory.mktemp("rows") / "d", PLAN, 12)[0]


def text_of(made: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", made.partition("</style>")[2]).split())


def test_it_needs_nothing_from_elsewhere(dataset: Dataset) -> None:
    made = page(dataset)
    assert "<script" not in made and "@import" not in made and "url(" not in made
    assert set(re.findall(r'(?:src|href)="([^"]*)"', made)) == {f"#{part}" for part in PARTS}
    assert re.findall(r'<section id="([a-z]+)"', made) == PARTS
    for tag in ("svg", "table", "section", "div", "figure", "tr"):
        assert len(re.findall(rf"<{tag}[ >]", made)) == made.count(f"</{tag}>"), tag


def test_it_says_what_lab_query_says(dataset: Dataset) -> None:
    told, text = ask(dataset), text_of(page(dataset))
    first = told["seats"][0]
    assert f"0 greedy {100 * first['rate']:.1f} % ({100 * first['low']:.1f} to " in text
    for rate in told["with"]["identity"]:
        assert f"{rate['name']} {100 * rate['rate']:.1f} %" in text
    assert f"0 greedy {figure(told['places'][0]['mean'])} (" in text
    assert f"rounds {figure(told['length']['rounds']['mean'])} " in text
    for fact in told["margins"]:
        assert fact in text
    assert "A fair share is 33.3 %." in text
    assert "a fair place, 2." in text


def test_it_says_how_to_make_it_again(
    dataset: Dataset, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = command_of(dataset.manifest)
    assert command in text_of(page(dataset))
    *words, out = shlex.split(command)[1:]
    assert out == "games/"
    code, _, err = run(capsys, *words, str(tmp_path / "again"), "--jobs", "1")
    assert (code, err) == (0, "")
    assert Dataset.load(tmp_path / "again").manifest == dataset.manifest
    manifest = replace(dataset.manifest, programs={"mine": "python 'my bot.py'"}, records="lost")
    words = shlex.split(command_of(manifest))
    assert words[words.index("--program") + 1] == "mine=python 'my bot.py'"
    assert words[words.index("--records") + 1] == "lost"


def test_names_from_a_stranger_cannot_become_html(dataset: Dataset) -> None:
    evil = "<img src=x onerror=alert(1)>"
    manifest = replace(
        dataset.manifest, bots=(evil,) * 3, programs={evil: evil}, commit=evil, game="hand"
    )
    assert "<img" not in page(replace(dataset, manifest=manifest))


def test_a_game_for_one_has_no_places(tmp_path: Path) -> None:
    plan = simulation(registry["hand"], [bot("random")], 1)
    made = page(simulate_into(tmp_path / "d", plan, 4)[0])
    assert 'id="places"' not in made and "fair share" not in made
    assert 'id="ends"' in made


def test_the_same_groups_under_another_name_are_shown_once(tmp_path: Path) -> None:
    plan = simulation(registry["destinies"], [bot("random")] * 2, 1)
    text = text_of(page(simulate_into(tmp_path / "d", plan, 3)[0]))
    assert "Wins by hero" in text
    assert "Wins by portrait" not in text


def test_a_dataset_without_games_has_a_page(dataset: Dataset, tmp_path: Path) -> None:
    told = (dataset.folder / "dataset.json").read_text(encoding="utf-8")
    assert json.loads(told)
    (tmp_path / "dataset.json").write_text(told, encoding="utf-8")
    made = page(Dataset.load(tmp_path))
    assert "There are no games yet." in made
    assert re.findall(r'<section id="([a-z]+)"', made) == ["wins", "provenance"]


def test_the_command(dataset: Dataset, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "report.html"
    code, said, err = run(capsys, "lab", "report", str(dataset.folder), "-o", str(out))
    assert (code, err) == (0, "")
    assert str(out) in said
    assert out.read_text(encoding="utf-8") == page(dataset)
    code, _, err = run(capsys, "lab", "report", str(dataset.folder), "-o", "/no/such/place.html")
    assert code == 2
    assert "/no/such/place.html" in err
    assert run(capsys, "lab", "report", str(tmp_path), "-o", str(out))[0] == 2
