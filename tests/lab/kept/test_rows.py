"""Games of any plan in a folder: going on, and what is refused."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from fateloom import file_lock
from fateloom.core.errors import InvalidSetup
from fateloom.lab.kept import rows as kept
from fateloom.lab.kept.folder import BadFolder, differences
from fateloom.lab.kept.rows import keeping
from fateloom.words import reason

SAID = {"kind": "dice", "seed": 1, "options": {"goal": 3}, "bots": ["greedy", "random"]}


@dataclass(frozen=True)
class Throw:
    index: int
    value: float
    seen: int
    facts: dict[str, int] = field(default_factory=dict)


@dataclass
class Dice:
    """A plan that notes what it has played."""

    played: list[int] = field(default_factory=list)
    modules: tuple[str, ...] = ()

    def play(self, indices: range) -> list[Throw]:
        self.played += indices
        return [Throw(index, index / 7, 1 << 300 + index, {"a": index}) for index in indices]


def number(throw: Throw) -> int:
    return throw.index


def run(
    folder: Path | None,
    games: int | Sequence[int],
    said: dict[str, Any] = SAID,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[list[Throw], list[int]]:
    """The rows, and which games were played for them."""
    plan = Dice()
    with keeping(folder, said, Throw, number) as keeper:
        numbers = range(games) if isinstance(games, int) else games
        return keeper.run(plan, numbers, progress=progress), plan.played


def refused(folder: Path, said: dict[str, Any] = SAID) -> tuple[str, str]:
    """The code, and the sentence."""
    with pytest.raises(BadFolder) as error:
        run(folder, 2, said)
    return error.value.code, reason(error.value.code, error.value.details) or ""


def test_games_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    rows, _ = run(None, 5)
    told: list[tuple[int, int]] = []
    assert run(tmp_path / "k", 3) == (rows[:3], [0, 1, 2])
    again = run(tmp_path / "k", 5, progress=lambda done, total: told.append((done, total)))
    assert again == (rows, [3, 4])
    assert told == [(4, 5), (5, 5)]
    assert run(tmp_path / "k", 5) == (rows, [])
    assert run(tmp_path / "k", 2) == (rows[:2], [])
    assert not list((tmp_path / "k").glob("*.new"))


def test_games_have_the_numbers_that_are_said(tmp_path: Path) -> None:
    @dataclass
    class Bits(Dice):
        bits: tuple[int, ...] = (9, 4, 7)

        def play(self, indices: range) -> list[Throw]:
            return [Throw(self.bits[index], 0, 0) for index in indices]

    with keeping(tmp_path / "k", SAID, Throw, number) as keeper:
        keeper.run(Bits(bits=(4, 9)), (4, 9))
    with keeping(tmp_path / "k", SAID, Throw, number) as keeper:
        assert [each.index for each in keeper.run(Bits(), (9, 4, 7))] == [9, 4, 7]


def test_an_interrupt_and_an_error_keep_what_was_played(tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        if done == 2:
            os.kill(os.getpid(), signal.SIGINT)

    def fail(done: int, total: int) -> None:
        if done == 4:
            raise ZeroDivisionError

    assert run(tmp_path / "k", 6, progress=stop)[1] == [0, 1]
    with pytest.raises(ZeroDivisionError):
        run(tmp_path / "k", 6, progress=fail)
    assert run(tmp_path / "k", 6)[1] == [4, 5]


def test_what_a_killed_process_left_is_removed(tmp_path: Path) -> None:
    run(tmp_path / "k", 3)
    (tmp_path / "k/0000001.jsonl.new").write_text('{"index": 3, "va')
    assert run(tmp_path / "k", 4)[1] == [3]
    assert not (tmp_path / "k/0000001.jsonl.new").exists()
    (tmp_path / "new").mkdir()
    (tmp_path / "new/kept.json.new").write_text("{")
    (tmp_path / "new/kept.lock").write_text("")
    assert run(tmp_path / "new", 2)[1] == [0, 1]


def test_parts_are_written_while_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fateloom.lab.kept.folder.PART_SECONDS", 0)
    there: list[int] = []
    parts = tmp_path / "k"
    run(parts, 3, progress=lambda *_: there.append(len(list(parts.glob("*.jsonl")))))
    assert there == [1, 2, 3]


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ({"seed": 2}, "seed 1 instead of 2"),
        ({"options": {"goal": 4}}, "options.goal 3 instead of 4"),
        ({"bots": ["greedy"]}, "bots greedy,random instead of greedy"),
        ({"kind": "coins", "seed": 3}, "kind dice instead of coins, seed 1 instead of 3"),
        ({"numbers": {"cards.King.adds": 4}}, "numbers none instead of"),
    ],
)
def test_other_games_are_refused_and_what_differs_is_said(
    tmp_path: Path, other: dict[str, Any], told: str
) -> None:
    run(tmp_path / "k", 3)
    before = {each.name: each.read_bytes() for each in (tmp_path / "k").iterdir()}
    code, sentence = refused(tmp_path / "k", {**SAID, **other})
    assert code == "kept-other"
    assert told in sentence
    assert {each.name: each.read_bytes() for each in (tmp_path / "k").iterdir()} == before
    assert run(tmp_path / "k", 3)[1] == []


def test_another_version_or_commit_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(tmp_path / "k", 3)
    with monkeypatch.context() as patched:
        patched.setattr(kept, "commit", lambda: "0" * 40)
        assert "commit" in refused(tmp_path / "k")[1]
    with monkeypatch.context() as patched:
        patched.setattr(kept, "__version__", "9.9")
        assert "instead of 9.9" in refused(tmp_path / "k")[1]


def test_unusable_folders_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/letter.txt").write_text("")
    assert refused(tmp_path / "file")[0] == "cannot-write"
    assert refused(tmp_path / "no/k")[0] == "cannot-write"
    assert refused(tmp_path / "mine")[0] == "kept-foreign"
    assert [each.name for each in (tmp_path / "mine").iterdir()] == ["letter.txt"]
    run(tmp_path / "k", 3)
    with (tmp_path / "k/kept.lock").open("ab") as held:
        file_lock.lock(held)
        assert refused(tmp_path / "k")[0] == "folder-in-use"
    for content in ("", "{", '{"index": "none"}\n'):
        (tmp_path / "k/0000000.jsonl").write_text(content)
        if content:
            assert refused(tmp_path / "k")[0] == "kept-broken"
    (tmp_path / "k/0000000.jsonl").unlink()
    for content in ("", "[]", "no"):
        (tmp_path / "k/kept.json").write_text(content)
        assert refused(tmp_path / "k")[0] == "kept-broken"


def test_an_error_before_the_first_game_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(InvalidSetup):
        run(tmp_path / "k", 0)
    assert list(tmp_path.iterdir()) == []


def test_long_values_are_cut() -> None:
    told = differences({"a": "x" * 500}, {"a": None})
    assert told == f"a {'x' * 60}... instead of none"
