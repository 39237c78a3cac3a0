"""The page of a playtest, and the command that writes it."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

import pytest

from fateloom.cli import main
from fateloom.core.record import Record, Recorder, replay
from fateloom.games.destinies.game import with_scenarios
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.lab.playtest import Playtest, Table, figures, page, playtest, verdicts
from fateloom.lab.playtest.graph import graphs
from fateloom.lab.playtest.page import words_of
from fateloom.lab.playtest.report import write_games
from fateloom.lab.playtest.search import Witness
from fateloom.story import load

from .conftest import TRAINING, Plant

TABLES = (
    Table("race", ("greedy",) * 3),
    Table("explorer", ("greedy",)),
    Table("challenger", ("greedy",), 2),
)


@pytest.fixture(scope="module")
def done(training: Scenario) -> Playtest:
    return playtest(training, 3, chosen=TABLES, seed=1, search=False)


@pytest.mark.thorough
def test_the_page_needs_nothing_from_elsewhere(done: Playtest) -> None:
    written = page(figures(done), {}, {})
    assert "<script" not in written and "@import" not in written and "url(" not in written
    assert not re.search(r"(src|href)=\"(?!#)", written)
    assert set(re.findall(r'href="#([a-z]+)"', written)) == set(
        re.findall(r'<section id="([a-z]+)"', written)
    )
    for tag in ("svg", "table", "section", "div", "ul", "details", "g"):
        assert len(re.findall(rf"<{tag}[ >]", written)) == written.count(f"</{tag}>"), tag


def test_the_page_shows_map_graph_and_what_is_missing(done: Playtest, training: Scenario) -> None:
    counted = figures(done)
    places = {"heroes.wat.defeat": "wat.yaml:148"}
    written = page(counted, places, {})
    for name in ("Kingsmile", "The Market Cross", "Nell Gannet"):
        assert name in written
    assert "wat.yaml:148" in written
    assert written.count('class="map"') == 2
    assert written.count('class="graph"') == len(list(graphs(counted))) == 6


def test_a_graph_leads_from_places_to_the_finale(done: Playtest) -> None:
    (graph,) = [g for g in graphs(figures(done)) if (g.hero, g.path) == ("wat", "gold")]
    words = {number: node.words for number, node in enumerate(graph.nodes)}
    edges = {(words[a], words[b]) for a, b in graph.edges}
    assert ("has halter", "halter") in edges
    assert ("halter", graph.title) in edges
    assert any(end == "has halter" for _, end in edges)
    assert all(graph.nodes[a].column < graph.nodes[b].column for a, b in graph.edges)


def test_every_verdict_has_words(done: Playtest) -> None:
    said = [words_of(verdict) for verdict in verdicts(figures(done))]
    assert len(said) == len(set(said)) > 30
    assert any("grade 2" in each for each in said)


def test_games_made_are_kept_beside_the_page(
    done: Playtest, training: Scenario, tmp_path: Path
) -> None:
    record = _first_choice(training)
    never, hopeless = [bit for cover in figures(done).covers for bit in cover.unseen][:2]
    made = Playtest(
        done.book, done.tables, done.games, done.seed, done.rows,
        {never: Witness(never, record.dumps(), 1, 1), hopeless: None}, 0.0,
    )  # fmt: skip
    kept = write_games(made, tmp_path / "report.html")
    assert list(kept) == [never]
    file = tmp_path / kept[never]
    assert file.parent.name == "report-games"
    replay(with_scenarios(training), Record.loads(file.read_text(encoding="utf-8")))
    assert f'href="{kept[never]}"' in page(figures(made), {}, kept)


def _first_choice(training: Scenario) -> Record:
    recorder = Recorder(with_scenarios(training), seed=1, seats=1)
    (seat,) = recorder.state.waiting
    recorder.choose(seat, str(recorder.state.legal(seat)[0]))
    return recorder.record()


# --- the command ------------------------------------------------------------------------------


@pytest.mark.thorough
def test_the_command_writes_a_page_and_says_what_is_not_met(
    tmp_path: Path,
    plant: Plant,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("fateloom.lab.playtest.search.ATTEMPTS", 0)
    out = tmp_path / "report.html"
    story = str(plant("scenario.yaml", ("  minutes: [20, 45]\n", "")))
    code = run(story, "--games", "1", "--seats", "greedy", "--jobs", "1", "--out", str(out))
    assert code == 1  # it is no full story: too short
    said = capsys.readouterr().out
    assert "not met" in said and "BUD-37" in said
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        (("nowhere",), "nowhere"),
        (("training", "--seats", "gready"), "Unknown player gready"),
        (("training", "--mode", "siege"), "This story has no mode siege"),
        (("training", "--seats", "idle,idle", "--mode", "challenger"), "challenger"),
        (("training", "--games", "0"), "games"),
        (("training", "--games", "1", "--out", "/no/such/place.html"), "/no/such/place.html"),
    ],
)
def test_wrong_wishes_are_refused(
    wishes: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*wishes) == 2
    assert words in capsys.readouterr().err


def test_a_story_that_is_not_in_order_is_not_played(
    plant: Plant, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = plant("pois/fair.yaml", ("do: [gain eel-pie]", "do: [gain eel-pi]"))
    assert run(str(folder)) == 2
    assert "E203" in capsys.readouterr().out


@pytest.mark.thorough
def test_a_game_made_for_it_is_watched_with_its_story(
    training: Scenario, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of an author's own story, which nothing but its folder knows."""
    folder = copytree(TRAINING, tmp_path / "own")
    head = folder / "scenario.yaml"
    text = head.read_text(encoding="utf-8").replace("id: training", "id: own", 1)
    head.write_text(text, encoding="utf-8")
    scenario = load(folder).scenario
    assert scenario is not None
    file = tmp_path / "game.jsonl"
    file.write_text(_first_choice(scenario).dumps(), encoding="utf-8")
    with pytest.raises(SystemExit) as left:
        main(["replay", str(file), "--story", str(folder)])
    assert left.value.code == 0
    assert "The Drowned Fair" in capsys.readouterr().out
    with pytest.raises(SystemExit) as left:
        main(["replay", str(file)])
    assert left.value.code == 2


def run(*wishes: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(["story", "playtest", *wishes])
    assert isinstance(left.value.code, int)
    return left.value.code
