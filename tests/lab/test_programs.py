"""Programs and installed bots in simulations."""

from __future__ import annotations

import shlex
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from fateloom.bots import BOTS, Bot, UnknownBot, installed
from fateloom.games.destiny.game import DESTINY
from fateloom.games.realms.game import REALMS
from fateloom.lab import play, player, print_ladder, program, round_robin, simulate
from fateloom.lab.programs import PATIENCE, CannotStart, ProgramFault
from tests.test_cli import run

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from fateloom.core.game import Game, Move

PATH = Path(__file__).with_name("example_program.py")
ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "bots" / "random_bot.py"


def command(fault: str = "") -> str:
    return shlex.join([sys.executable, str(PATH), *([fault] if fault else [])])


def asked(bot: Bot) -> Move:
    state = DESTINY.new(seed=1, seats=2)
    seat = state.waiting[0]
    return bot.choose(DESTINY, state.view(seat), state.legal(seat), Random(1))


def _first(game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random) -> Move:
    return legal[0]


FIRST = Bot("first", sees=False, choose=_first)


@pytest.mark.parametrize("game", [DESTINY, REALMS])
def test_a_program_plays_like_a_bot_that_does_the_same(game: Game[Any, Any]) -> None:
    other = BOTS["random"]
    rows = [play(game, [bot, other], 3, 7, {}) for bot in (program("mine", command(), 30), FIRST)]
    assert replace(rows[0], faults=rows[1].faults) == rows[1]
    assert rows[0].faults == (0, 0)


@pytest.mark.parametrize("fault", ["end", "word", "number", "before", "long"])
def test_what_is_no_answer_is_a_fault(fault: str) -> None:
    with pytest.raises(ProgramFault):
        asked(program("mine", command(fault), 30))


def test_a_late_answer_is_a_fault_and_the_program_starts_again() -> None:
    late = program("mine", command("late"), 0.01)
    for _ in range(2):
        with pytest.raises(ProgramFault, match=r"program late: 0\.01"):
            asked(late)


def test_it_gets_nothing_secret_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATELOOM_TOKEN", "secret")
    with pytest.raises(ProgramFault) as caught:
        asked(program("mine", command("environment"), 30))
    assert "PATH" in str(caught.value)
    assert "FATELOOM" not in str(caught.value)


def test_a_command_that_is_no_program() -> None:
    for none in ("/no/such/program", "'", ""):
        with pytest.raises(CannotStart):
            program("mine", none)


def test_after_a_few_faults_it_is_not_asked_in_that_game() -> None:
    questions = 0

    def broken(*_: object) -> Move:
        nonlocal questions
        questions += 1
        raise ProgramFault("program-ended")

    row = play(DESTINY, [Bot("broken", sees=True, choose=broken), BOTS["random"]], 0, 1, {})
    assert questions == PATIENCE < row.faults[0]
    assert row.faults[1] == 0


def test_several_processes_give_the_same_rows() -> None:
    bots = [program("mine", command(), 30), BOTS["random"]]
    assert simulate(DESTINY, bots, 6, jobs=2).rows == simulate(DESTINY, bots, 6).rows


def test_a_ladder_tells_of_faults() -> None:
    bots = [BOTS["random"], program("mine", command("word"), 30)]
    console = Console(width=200)
    with console.capture() as capture:
        print_ladder(round_robin(DESTINY, bots, 2), console)
    assert "mine: " in capture.get()
    assert "choices were made at random" in capture.get()


def test_the_example_of_the_documentation_plays() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert text in (ROOT / "docs" / "lab" / "bots.md").read_text(encoding="utf-8")
    bot = program("mine", shlex.join([sys.executable, str(EXAMPLE)]), 30)
    runs = [simulate(REALMS, [bot, BOTS["greedy"]], 3, seed=5) for _ in range(2)]
    assert runs[0].rows == runs[1].rows
    assert [row.faults for row in runs[0].rows] == [(0, 0)] * 3


def test_installed_bots_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("Boris", f"{__name__}:FIRST", installed.GROUP)
    monkeypatch.setattr(installed, "entry_points", lambda group: [point] * (group == point.group))
    assert player(DESTINY, "boris") is FIRST
    assert player(DESTINY, "greedy") is BOTS["greedy"]
    with pytest.raises(UnknownBot) as caught:
        player(DESTINY, "borys")
    assert caught.value.details == ("borys", ("boris",))


def test_the_command_line_seats_programs(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ("--seats", "mine,random", "--program", f"mine={command()}", "--answer-within", "30")
    code, out, _ = run(capsys, "simulate", "destiny", *seats, "--games", "2", "--jobs", "1")
    assert code == 0
    assert "mine" in out


@pytest.mark.parametrize("text", ["mine", "=x", "mine=", "my bot=x"])
def test_a_program_needs_a_name_and_a_command(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(capsys, "ladder", "destiny", "--program", text)
    assert (code, "name=command" in err) == (2, True)
