"""The usual questions to a dataset: right numbers, as JSON and as tables."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import pytest
from rich.console import Console

from fateloom.bots import bot
from fateloom.games import registry
from fateloom.lab import Row, simulate, simulation, summarise
from fateloom.lab.datasets import Dataset, UnknownQuestion, ask, folder, show
from fateloom.lab.datasets.questions import QUESTIONS
from fateloom.lab.datasets.simulate import manifest_of
from fateloom.lab.report import Z, wilson
from fateloom.words import say
from tests.test_cli import run

pytest.importorskip("pyarrow")

PAGE = Path(__file__).parents[3] / "docs/lab/datasets.md"
BOTS = [bot("greedy"), bot("random"), bot("random")]
RUN = simulate(registry["destiny"], BOTS, 30, seed=4, options={"goal": 3})


def dataset_of(where: Path, rows: tuple[Row, ...]) -> Dataset:
    plan = simulation(registry["destiny"], BOTS, 4, {"goal": 3})
    with folder.open_to_write(where, manifest_of(plan, len(rows))) as writer:
        writer.add(rows)
    return Dataset.load(where)


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return ask(dataset_of(tmp_path_factory.mktemp("rows") / "d", RUN.rows))


def text_of(answers: dict[str, Any]) -> str:
    console = Console(width=80, record=True, file=Path(os.devnull).open("w"))  # noqa: SIM115
    with console.file:
        show(answers, "destiny", console)
    return console.export_text()


def test_every_question_has_an_answer_that_json_can_hold(answers: dict[str, Any]) -> None:
    assert list(answers) == list(QUESTIONS)
    assert json.loads(json.dumps(answers)) == answers


def test_wins_are_those_of_the_summary(answers: dict[str, Any]) -> None:
    summary = summarise(RUN)
    assert answers["seats"] == summary["seats"]
    assert answers["bots"] == summary["bots"]
    assert answers["with"] == summary["facts"]
    assert answers["length"] == {"rounds": summary["rounds"]}
    assert answers["decisions"]["choices"] == summary["choices"]


def test_scores_are_the_numbers_at_the_end(answers: dict[str, Any]) -> None:
    points = [float(row.players[1]["points"]) for row in RUN.rows]
    told = answers["scores"]["points"][1]
    assert (told["seat"], told["bot"]) == (1, "random")
    assert told["mean"] == pytest.approx(mean(points), abs=1e-4)
    reach = Z * stdev(points) / len(points) ** 0.5
    assert (told["low"], told["high"]) == pytest.approx(
        (told["mean"] - reach, told["mean"] + reach), abs=1e-4
    )
    assert "identity" not in answers["scores"]
    assert "alchemist_used" not in answers["scores"]


def test_places_are_means_by_seat(answers: dict[str, Any]) -> None:
    told = answers["places"]
    assert [each["seat"] for each in told] == [0, 1, 2]
    assert sum(each["mean"] for each in told) == pytest.approx(6, abs=1e-3)
    assert told[0]["mean"] == pytest.approx(mean(float(row.places[0] or 0) for row in RUN.rows))


def test_margins_are_those_of_games_with_a_winner_and_another(answers: dict[str, Any]) -> None:
    points = [[float(player["points"]) for player in row.players] for row in RUN.rows]
    ahead = [
        max(values[seat] for seat in row.winners)
        - max(value for seat, value in enumerate(values) if seat not in row.winners)
        for row, values in zip(RUN.rows, points, strict=True)
    ]
    assert answers["margins"]["points"]["mean"] == pytest.approx(mean(ahead), abs=1e-4)


def test_nobody_is_ahead_of_nobody(tmp_path: Path) -> None:
    rows = tuple([replace(row, winners=()) for row in RUN.rows])
    assert "margins" not in ask(dataset_of(tmp_path / "d", rows))


def test_times_are_means_of_choices_by_bot(answers: dict[str, Any]) -> None:
    each = [1000 * row.seconds[0] / row.asked[0] for row in RUN.rows]
    greedy, random = answers["times"]
    assert (greedy["name"], random["name"]) == ("greedy", "random")
    assert greedy["mean"] == pytest.approx(mean(each), abs=1e-3)


def test_who_plays_alone_has_no_place_and_no_lead(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = simulation(registry["hand"], [bot("random")], 1)
    with folder.open_to_write(tmp_path / "d", manifest_of(plan, 3)) as writer:
        writer.add(simulate(registry["hand"], [bot("random")], 3, seed=1).rows)
    told = ask(Dataset.load(tmp_path / "d"))
    assert not {"places", "margins"} & told.keys()
    code, out, err = run(capsys, "lab", "query", str(tmp_path / "d"), "places")
    assert (code, out, err) == (0, "These games have nothing to count for this question.\n", "")


def test_choices_are_counted_by_round_too(answers: dict[str, Any]) -> None:
    each = [row.choices / row.round for row in RUN.rows if row.round]
    assert answers["decisions"]["choices-a-round"]["mean"] == pytest.approx(mean(each), abs=1e-4)


def test_ends_are_shares_of_all_games(tmp_path: Path) -> None:
    first, second, *others = RUN.rows
    rows = (
        replace(first, winners=(0, 1)),
        replace(second, winners=(), reason="draw", faults=(0, 2, 0)),
        *others,
    )
    told = ask(dataset_of(tmp_path / "d", rows))
    low, high = wilson(1, 30)
    draw = told["ends"]["reasons"]["draw"]
    assert (draw["wins"], draw["low"], draw["high"]) == pytest.approx((1, low, high), abs=1e-6)
    assert told["ends"]["shared"]["wins"] == 1
    assert told["decisions"]["faults"] == {"random": 2}
    text = text_of({each: told[each] for each in ("ends", "decisions")})
    assert "shared by several seats      1" in text
    assert "a draw" in text
    assert "random: 2 choices were made at random" in text


def test_the_tables_fit_and_have_intervals(answers: dict[str, Any]) -> None:
    for question in QUESTIONS:
        text = text_of({question: answers[question]})
        assert "95 % interval" in text
        assert max(map(len, text.splitlines())) <= 80
    text = text_of(answers)
    for title in ("Wins by seat", "Wins by identity", "Decisions", "At the end: points"):
        assert title in text


def test_the_help_and_the_page_list_every_question(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "lab", "query", "--help")
    told = " ".join(out.partition("Questions:")[2].split())
    for question in QUESTIONS:
        assert f"{question} {say(f'lab-question-{question}')}" in told
        assert f"| `{question}` | {say(f'lab-question-{question}')} |" in PAGE.read_text("utf-8")


def test_no_games_have_no_answer(tmp_path: Path) -> None:
    assert ask(dataset_of(tmp_path / "d", ())) == {}


def test_an_unknown_question_gives_the_list(tmp_path: Path) -> None:
    with pytest.raises(UnknownQuestion) as refused:
        ask(dataset_of(tmp_path / "d", ()), "who")
    assert refused.value.details == ("who", ", ".join(QUESTIONS))
