"""The puzzle of a day in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fateloom.core.puzzles import Daily
from fateloom.games import registry
from fateloom.terminal import Session, load
from tests.puzzles import DAY, of, ways
from tests.terminal.keyboard import Keys, screen, shown

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LOST = "a win is no longer certain"


def puzzle(place: Path, grade: str) -> Session:
    return Session.puzzle(registry["hand"], Daily(grade, DAY), place, screen())


def test_it_begins_at_its_moment_and_is_won(tmp_path: Path, keys: Keys) -> None:
    session = puzzle(tmp_path / "game.jsonl", "easy")
    recorder = of("easy")

    def good() -> Iterator[str]:
        while recorder.outcome is None:
            move, _ = ways(recorder)
            assert move is not None
            recorder.choose(0, move)
            yield move

    keys(good())
    assert session.run()
    assert session.state.outcome is not None
    assert session.state.outcome.winners == (0,)
    assert LOST not in shown(session.screen)
    assert load(tmp_path / "game.jsonl").outcome is not None


def test_what_is_lost_is_told_and_undone_no_further_than_the_beginning(
    tmp_path: Path, keys: Keys
) -> None:
    session = puzzle(tmp_path / "game.jsonl", "hard")
    recorder, typed = of("hard"), []
    while (found := ways(recorder))[1] is None:
        assert found[0] is not None
        typed.append(found[0])
        recorder.choose(0, found[0])
    typed.append(found[1])
    keys([*typed, *["undo"] * (len(typed) + 1)])
    assert not session.run()
    assert len(session.recorder.choices) == len(of("hard").choices)
    told = shown(session.screen)
    assert LOST in told
    assert "nothing to undo" in told
