from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fateloom import __version__, cli
from fateloom.core.record import Recorder
from fateloom.core.seeds import seed_of_words
from fateloom.core.shares import JointSeed
from fateloom.games import registry
from fateloom.lab.compare.pairs import Pair, Pairs
from fateloom.lab.compare.sequential import TRIAL


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fateloom.terminal.saves.user_data_path", lambda name: tmp_path / name)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        cli.main(arguments)
    out, err = capsys.readouterr()
    assert isinstance(left.value.code, int)
    return left.value.code, out, err


WRONG: list[tuple[tuple[str, ...], str]] = [
    (("plya",), "play"),
    (("--nope",), "--nope"),
    (("play", "destny"), "destiny"),
    (("play", "destiny", "--seats", "me,gredy"), "greedy"),
    (("play", "destiny", "--seats", "me"), "6"),
    (("play", "hand", "--seats", "me,greedy"), "1"),
    (("play", "hand", "--seats", "me", "--names", "Ute,Volker"), "one seat"),
    (("play", "hand", "--option", "hero=bob"), "galathar"),
    (("play", "--option", "goal"), "name=value"),
    (("play", "--option", "gaol=3"), "Did you mean “goal”?"),
    (("play", "--option", "moon=3"), "It has: goal and laying."),
    (("play", "--option", "goal=99"), "5"),
    (("play", "realms", "--names", "Ute", "--option", "youngest=Eve"), "chance, 0, 1"),
    (("play", "realms", "--seats", "me,greedy", "--option", "youngest=2"), "chance, 0, and 1."),
    (("play", "--load", "missing.jsonl"), "missing.jsonl"),
    (("play", "--save", "missing/x.jsonl"), "missing"),
    (("play", "--load", "x.jsonl", "--seed", "3"), "--seed"),
    (("puzzle", "realms"), "no puzzles"),
    (("puzzle", "hand", "--grade", "odd"), "medium"),
    (("puzzle", "hand", "--day", "tomorrow"), "tomorrow"),
    (("puzzle", "hand", "--save", "missing/x.jsonl"), "missing"),
    (("replay", "missing.jsonl"), "missing.jsonl"),
    (("replay",), "FILE"),
    (("rules", "destiny", "DTY-AID-99"), "DTY-AID-0"),
    (("rules", "destny"), "destiny"),
    (("simulate", "destiny"), "--seats"),
    (("simulate", "destiny", "--seats", "me,random"), "random"),
    (("simulate", "destiny", "--seats", "random"), "6"),
    (("simulate", "destiny", "--seats", "random,random", "--games", "0"), "games"),
    (("simulate", "destiny", "--seats", "random,random", "--games", "x"), "x"),
    (("simulate", "destiny", "--seats", "random,random", "--jobs", "0"), "jobs"),
    (("simulate", "destiny", "--seats", "random,random", "--out", "x.csv"), ".json"),
    (("simulate", "destiny", "--seats", "random,random", "--out", "no/x.json"), "no/x.json"),
    (("simulate", "destiny", "--seats", "random,random", "--records", "all"), "--out FOLDER/"),
    (("simulate", "hand", "--seats", "random", "--out", "x/", "--records", "al"), "lost"),
    (("lab", "record", "rows", "1"), "rows holds no dataset"),
    (("lab", "record", "rows", "x"), "x"),
    (("lab", "query"), "FOLDER"),
    (("lab", "query", "rows"), "rows holds no dataset"),
    (("lab", "compare"), "--change"),
    (("lab", "compare", "destny"), "destiny"),
    (("lab", "compare", "--list"), "GAME"),
    (("lab", "compare", "--story", "training"), "--against"),
    (("lab", "compare", "--story", "training", "--against", "training"), "same"),
    (("lab", "compare", "destiny", "--story", "training", "--against", "training"), "GAME"),
    (("lab", "compare", "--change", "x.yaml"), "x.yaml"),
    (("ladder",), "GAME"),
    (("ladder", "destny"), "destiny"),
    (("ladder", "hand"), "1"),
    (("ladder", "destiny", "--games", "0"), "games"),
    (("ladder", "destiny", "--players", "1"), "1"),
    (("ladder", "destiny", "--players", "7"), "7"),
    (("ladder", "destiny", "--jobs", "0"), "jobs"),
    (("ladder", "destiny", "--bots", "greedy,gredy"), "greedy"),
    (("ladder", "destiny", "--bots", "greedy,rollout"), "search"),
    (("ladder", "destiny", "--bots", "greedy"), "--bots"),
    (("ladder", "destiny", "--bots", "greedy,greedy"), "--bots"),
    (("ladder", "destiny", "--option", "goal=99"), "5"),
    (("serve", "--port", "99999"), "65535"),
]


@pytest.mark.parametrize(("arguments", "hint"), WRONG, ids=lambda part: " ".join(part)[:60])
def test_wrong_input_is_one_sentence_with_a_hint(
    arguments: tuple[str, ...],
    hint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("fateloom: ")
    assert err.count("\n") == 1
    assert hint in err
    assert list(tmp_path.iterdir()) == []


def test_what_was_typed_cannot_write_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (("\x1b[2J",), ("play", "\x1b[2J"), ("replay", "\x1b[2J\n\udcff")):
        code, _, err = run(capsys, *arguments)
        assert code == 2
        assert "\x1b" not in err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version")[:2] == (0, f"{__version__}\n")


@pytest.mark.parametrize(
    "command", ["serve", "play", "replay", "simulate", "ladder", "lab", "rules"]
)
def test_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, command, "--help")
    assert code == 0
    assert f"fateloom {command}" in out


def test_alone_it_serves_and_opens_the_browser(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls: list[Any] = []

    def serve(*args: Any, **more: Any) -> int:
        calls.append((args, more))
        return 0

    monkeypatch.setattr("fateloom.server.main.serve", serve)
    assert run(capsys)[0] == 0
    arguments = ("serve", "--host", "::1", "--port", "0", "--data", "d", "--no-browser")
    assert run(capsys, *arguments)[0] == 0
    assert calls == [
        (("127.0.0.1", None, None, True), {"lan": False, "verbose": False, "need_client": True}),
        (("::1", 0, Path("d"), False), {"lan": False, "verbose": False, "need_client": True}),
    ]


@pytest.mark.parametrize("wrong", ["port", "data", "client"])
def test_why_it_cannot_serve_is_one_sentence(
    wrong: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    web, data = tmp_path / "web", tmp_path / "data"
    monkeypatch.setenv("FATELOOM_CLIENT", str(web))
    if wrong != "client":
        web.mkdir()
        (web / "index.html").write_text("<!doctype html>")
    if wrong == "data":
        data.write_text("in the way")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        arguments = ("serve", "--no-browser", "--port", port, "--data", str(data))
        code, out, err = run(capsys, *arguments)
    assert (code, out) == (1, "")
    assert err.count("\n") == 1
    assert {"port": f"Port {port}", "data": str(data), "client": str(web)}[wrong] in err


def test_simulate_reports_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "run.json"
    seats = ("--seats", "greedy,random", "--option", "goal=3", "--seed", "Wend")
    code, text, _ = run(
        capsys, "simulate", "destiny", "--games", "4", "--jobs", "1", *seats, "--out", str(out)
    )
    assert code == 0
    assert "0 greedy" in text
    data = json.loads(out.read_text(encoding="utf-8"))
    assert data["options"] == {"goal": 3, "laying": "turns"}
    assert data["seed"] == seed_of_words("wend")


def test_simulate_goes_on_in_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def simulate(games: int, seed: str) -> tuple[int, str, str]:
        asked = ("--games", str(games), "--jobs", "1", "--seats", "greedy,random", "--seed", seed)
        return run(capsys, "simulate", "destiny", *asked, "--out", f"{tmp_path / 'rows'}/")

    code, text, err = simulate(3, "Wend")
    assert (code, err) == (0, "")
    assert "0 greedy      3" in text
    assert text.endswith("has 3 games; 3 are new.\n")
    assert simulate(4, "Wend")[1].endswith("has 4 games; one is new.\n")
    assert simulate(4, "Wend")[1].endswith("has 4 games; none was missing.\n")
    code, text, err = simulate(4, "other")
    assert (code, text) == (2, "")
    assert "another simulation, with seed" in err
    out = tmp_path / "answers.json"
    code, text, err = run(
        capsys, "lab", "query", str(tmp_path / "rows"), "seats", "--out", str(out)
    )
    assert (code, err) == (0, "")
    assert "0 greedy      4" in text
    told = json.loads(out.read_text(encoding="utf-8"))
    assert told["dataset"]["game"] == "destiny"
    assert [seat["bot"] for seat in told["answers"]["seats"]] == ["greedy", "random"]


def test_compare_says_what_moved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change = tmp_path / "change.yaml"
    change.write_text("numbers: {treasures: {Lesser Hoard: {points: 3}}}\noptions: {goal: 3}\n")
    asked = ("lab", "compare", "destiny", "--change", str(change), "--seats", "random,random")
    code, text, err = run(capsys, *asked, "--games", "40", "--jobs", "1")
    assert (code, err) == (0, "")
    assert "rounds fell by" in text
    assert "the direction is known" in text
    code, text, _ = run(capsys, *asked, "--games", "32", "--jobs", "1", "--json", "--within", "90")
    found = json.loads(text)
    assert found["numbers"] == {"treasures.Lesser Hoard.points": 3}
    assert found["options"] | found["changed_options"] == {"goal": 3, "laying": "turns"}
    assert found["main"]["name"] == "rounds"
    assert found["main"]["high"] < 0


def test_compare_measures_a_share_in_percent(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change = tmp_path / "change.yaml"
    change.write_text("game: destiny\nnumbers: {rules: {ties: {rounds: 11}}}\n")
    asked = ("lab", "compare", "--change", str(change), "--seats", "random,random", "--jobs", "1")
    about = ("--about", "wins seat 0", "--option", "goal=3", "--games", "400", "--within", "30")
    code, text, _ = run(capsys, *asked, *about)
    assert code == 0
    assert "Whether wins seat 0 moved is not known yet" in text
    assert "the difference is known well enough" in text
    assert "--all" in text
    code, _, err = run(capsys, *asked, "--about", "wins seet 0")
    assert code == 2
    assert "wins seat 0" in err


def test_compare_lists_mistakes_and_what_can_be_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change = tmp_path / "change.yaml"
    change.write_text("game: destiny\nnumbers:\n  cards: {Kng: {}}\noptions: {goal: 9}\n")
    code, out, err = run(capsys, "lab", "compare", "--change", str(change))
    assert (code, out) == (2, "")
    assert [line.removeprefix(str(change))[:3] for line in err.splitlines()] == [":3:", ":4:"]
    change.write_text("game: destiny\noptions: {goal: 5}\n")
    code, _, err = run(capsys, "lab", "compare", "--change", str(change))
    assert code == 2
    assert "nothing to compare" in err
    code, out, _ = run(capsys, "lab", "compare", "destiny", "--list", "--json")
    assert code == 0
    assert {
        "number": "cards.King.adds",
        "value": 2,
        "least": 0,
        "most": 9,
        "rule": "DTY-CHAR-01",
        "is": "what its power adds",
    } in json.loads(out)


def test_an_interrupted_comparison_says_what_it_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    change = tmp_path / "change.yaml"
    change.write_text("game: destiny\nnumbers: {rules: {ties: {rounds: 11}}}\noptions: {goal: 3}\n")
    asked = ("lab", "compare", "--change", str(change), "--seats", "random,random", "--jobs", "1")
    played = Pairs.play
    for after, expected in ((TRIAL + 5, "this is what is known so far"), (3, "nothing is known")):
        left = [after]

        def interrupting(plan: Pairs, indices: range, left: list[int] = left) -> list[Pair]:
            left[0] -= len(indices)
            if left[0] <= 0:
                signal.raise_signal(signal.SIGINT)
            return played(plan, indices)

        monkeypatch.setattr(Pairs, "play", interrupting)
        code, out, err = run(capsys, *asked)
        assert code == 130
        assert expected in out + err


def test_ladder_reports(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--games", "2", "--jobs", "1", "--option", "goal=3", "--seed", "Wend")
    bots = ("--bots", "random,greedy")
    code, text, err = run(capsys, "ladder", "destiny", *arguments, *bots)
    assert (code, err) == (0, "")
    assert "greedy against random" in text
    again = run(capsys, "ladder", "destiny", *arguments, *bots)[1]
    timed = "Thinking time"
    assert timed in text
    assert again.partition(timed)[0] == text.partition(timed)[0]


@pytest.mark.thorough
def test_play_and_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "game.jsonl"
    arguments = ("play", "destiny", "--seats", "greedy,greedy", "--names", "Ute,Volker")
    code, text, _ = run(capsys, *arguments, "--seed", "3", "--save", str(place))
    assert code == 0
    assert "Ute" in text
    code, again, _ = run(capsys, "replay", str(place), "--seat", "1")
    assert code == 0
    assert "Volker" in again
    assert run(capsys, "replay", str(place), "--seat", "2")[0] == 2
    lines = place.read_text(encoding="utf-8").splitlines(keepends=True)
    place.write_text("".join([lines[0].replace("Ute", "Eve"), *lines[1:]]), encoding="utf-8")
    assert run(capsys, "replay", str(place))[0] == 2


def test_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """0 if all fits, 1 if it does not or cannot be known, 2 for no record."""
    place = tmp_path / "game.jsonl"
    game = registry["destiny"]
    recorder = Recorder(game, seed=seed_of_words(None), seats=2, nonce="ab" * 32)
    seat = next(seat for seat in range(2) if recorder.state.legal(seat))
    recorder.choose(seat, str(recorder.state.legal(seat)[0]))
    record = recorder.record()
    place.write_text(record.dumps(), encoding="utf-8")
    code, text, _ = run(capsys, "verify", str(place))
    assert code == 0
    assert "its one choice is legal" in text
    assert record.commitment is not None
    assert record.commitment in text
    code, text, _ = run(capsys, "verify", str(place), "--commitment", record.commitment.upper())
    assert code == 0
    assert "It is the commitment you gave" in text
    code, text, _ = run(capsys, "verify", str(place), "--commitment", "ab" * 32)
    assert code == 1
    assert "It is not the commitment you gave" in text

    other = replace(record, seed=seed_of_words(None))
    place.write_text(other.dumps(), encoding="utf-8")
    code, text, _ = run(capsys, "verify", str(place))
    assert code == 1
    assert "random results differ" in text

    place.write_text(replace(record, nonce=None).dumps(), encoding="utf-8")
    code, text, _ = run(capsys, "verify", str(place))
    assert code == 1
    assert "no commitment" in text

    joint = JointSeed(7, ("a5" * 32, None))
    names = ("Hedda", "Owl")
    shared = Recorder(game, seed=joint.seed, seats=2, players=names, nonce="ab" * 32, joint=joint)
    place.write_text(shared.record().dumps(), encoding="utf-8")
    code, text, _ = run(capsys, "verify", str(place))
    assert code == 0
    assert f"The share of Hedda in the seed: {'a5' * 32}" in text
    assert "Owl" not in text

    place.write_text(record.dumps().replace("ab" * 32, "cd" * 32), encoding="utf-8")
    assert run(capsys, "verify", str(place))[0] == 2


def test_a_game_for_one_is_set_up_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": "quit")
    place = tmp_path / "game.jsonl"
    arguments = ("play", "hand", "--option", "hero=Elora", "--save", str(place))
    code, text, _ = run(capsys, *arguments)
    assert code == 0
    assert "Elora against" in text
    assert json.loads(place.read_text(encoding="utf-8").splitlines()[0])["seats"] == 1
    code, again, _ = run(capsys, "replay", str(place), "--seat", "0")
    assert code == 0
    assert "Wave 1 begins." in again
    assert "the only one is 0" in run(capsys, "replay", str(place), "--seat", "1")[2]


def test_an_option_names_a_seat_by_who_sits_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": "quit")
    place = tmp_path / "game.jsonl"
    table = ("play", "realms", "--seats", "me,greedy,random", "--names", "Ute,Volker,Wim")
    code, text, _ = run(capsys, *table, "--option", "youngest=volker", "--save", str(place))
    assert code == 0
    assert "Volker is the youngest, so Wim begins." in text
    header = json.loads(place.read_text(encoding="utf-8").splitlines()[0])
    assert header["options"]["youngest"] == 1
    assert "Wim begins" in run(capsys, "replay", str(place))[1]


def test_ctrl_c_keeps_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    place = tmp_path / "game.jsonl"
    code, text, _ = run(capsys, "play", "--save", str(place))
    assert code == 130
    assert place.is_file()
    assert "--load" in text


def python(*arguments: str, **more: Any) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "fateloom", *arguments], capture_output=True, check=False, **more
    )


@pytest.mark.thorough
def test_a_terminal_that_lacks_letters_is_no_reason_to_fail(tmp_path: Path) -> None:
    environment = {"PYTHONIOENCODING": "ascii", "HOME": str(tmp_path), "TERM": "dumb"}
    environment["PYTHONPATH"] = str(Path(cli.__file__).parents[1])
    place = str(tmp_path / "game.jsonl")
    done = python("play", "--seats", "me,random", "--save", place, input=b"1\n?\n", env=environment)
    assert done.returncode == 0, done.stderr.decode()
    assert b"\x1b" not in done.stdout


@pytest.mark.thorough
def test_a_reader_that_leaves_is_no_reason_to_complain() -> None:
    command = f'"{sys.executable}" -m fateloom rules destiny | head -n 1'
    if sys.platform == "win32":
        pytest.skip("needs a POSIX shell")
    done = subprocess.run(command, shell=True, capture_output=True, check=False)
    assert done.stderr == b""


def test_a_story_of_ones_own_is_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder, file = tmp_path / "my-story", tmp_path / "my-story.json"
    assert run(capsys, "story", "new", str(folder))[0] == 0
    assert run(capsys, "story", "build", str(folder), "--out", str(file))[0] == 0
    for story in (folder, file):
        code, out, _ = run(
            capsys, "play", "--story", str(story), "--seats", "random", "--save", f"{story}.jsonl"
        )
        assert code == 0
        assert "the bell on the hill" in out
    code, _, err = run(capsys, "play", "destiny", "--story", str(file))
    assert (code, err) == (2, "fateloom: destiny tells no stories, so --story does not fit.\n")
    code, _, err = run(capsys, "serve", "--no-browser", "--story", str(folder))
    assert code == 2
    assert "fateloom story build" in err
