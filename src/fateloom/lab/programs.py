"""Programs that play in simulations: a line of JSON asks for a choice, a line answers.

A program is started once in every process of a simulation and asked again and again. It knows only
what a question contains: the view of a seat and its legal moves. docs/lab/bots.md describes both
lines.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import Any, Final

import msgspec

from fateloom.bots import Bot
from fateloom.core.errors import FateloomError
from fateloom.core.game import Game, Move

PROTOCOL: Final = 1
"""The version of the questions and answers."""
PATIENCE: Final = 3
"""Faults of a program in one game after which it is not asked any more in that game."""
SECONDS: Final = 5.0
"""How long a program may think about a choice, unless something else is asked for."""
_LONGEST: Final = 10_000
"""Maximum length of an answer in bytes."""
_INHERITED: Final = ("HOME", "LANG", "PATH", "SYSTEMROOT", "TEMP", "TMPDIR", "VIRTUAL_ENV")
"""Variables of the environment that a program gets. All others are withheld."""


class ProgramFault(FateloomError):
    """A program was late, has ended, or has not answered with a legal move."""


class CannotStart(FateloomError):
    """A program that cannot be started."""


class _Answer(msgspec.Struct, forbid_unknown_fields=True):
    move: int


def program(name: str, command: str, seconds: float = SECONDS) -> Bot:
    """A bot whose choices are made by a program, which has `seconds` for each.

    Its `choose` raises `ProgramFault`. Raises `CannotStart` at once for a command that cannot be
    started.
    """
    _process(command)
    return Bot(name, sees=True, choose=partial(_choose, command, seconds))


def command_of(bot: Bot) -> str | None:
    """The command of a bot that is a program; None for other bots."""
    choose = bot.choose
    if isinstance(choose, partial) and choose.func is _choose:
        command: str = choose.args[0]
        return command
    return None


def _choose(
    command: str,
    seconds: float,
    game: Game[Any, Any],
    view: Any,
    legal: Sequence[Move],
    rng: Random,
) -> Move:
    question = {
        "protocol": PROTOCOL,
        "game": game.name,
        "rules": game.rules,
        "seed": rng.getrandbits(53),
        "view": view,
        "moves": [
            {"id": number, "kind": move.kind, "args": dict(move.args), "text": move.text}
            for number, move in enumerate(legal)
        ],
    }
    try:
        answer = _process(command).ask(msgspec.json.encode(question) + b"\n", seconds)
        return legal[_number(answer, len(legal))]
    except ProgramFault:
        # What it answers later belongs to this question: the next one is put to a new process.
        _running.pop(command).end()
        raise


def _number(answer: bytes, count: int) -> int:
    """The number of a move, in a whole line. Raises `ProgramFault`."""
    with suppress(msgspec.DecodeError):
        number = msgspec.json.decode(answer, type=_Answer).move
        if answer.endswith(b"\n") and 0 <= number < count:
            return number
    raise ProgramFault("program-answer", answer.decode(errors="replace").strip()[:80])


class _Process:
    """A running program."""

    def __init__(self, command: str) -> None:
        environment = {name: os.environ[name] for name in _INHERITED if name in os.environ}
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user names the program
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            raise CannotStart("program-start", command) from error
        self._questions: SimpleQueue[bytes] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._end = Finalize(self, _kill, (self._process,), exitpriority=1)
        # A program that does not read blocks the pipe, so that not even writing may wait for it.
        Thread(target=self._talk, daemon=True).start()

    def _talk(self) -> None:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        with suppress(OSError, ValueError):
            while True:
                stdin.write(self._questions.get())
                stdin.flush()
                answer = stdout.readline(_LONGEST)
                self._answers.put(answer)
                if not answer:
                    return
        self._answers.put(b"")

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer to a question. Raises `ProgramFault` if there is none."""
        self._questions.put(question)
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise ProgramFault("program-late", f"{seconds:g}") from None
        if not answer:
            raise ProgramFault("program-ended")
        return answer

    def end(self) -> None:
        """End the program, and what it has started."""
        self._end()


def _kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):
            if pipe is not None:
                pipe.close()


_running: dict[str, _Process] = {}
"""The programs of this process, by their commands."""


def _process(command: str) -> _Process:
    if command not in _running:
        _running[command] = _Process(command)
    return _running[command]
