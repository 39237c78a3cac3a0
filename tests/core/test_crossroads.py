"""The example game of the docs: it holds the whole contract, and the docs quote it truly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from crossroads.game import CROSSROADS, SET

from fateloom.core.conformance import check_coverage, check_game
from fateloom.core.record import Recorder
from fateloom.core.undo import undoable, undone

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("seats", CROSSROADS.seat_counts)
@pytest.mark.parametrize("seed", range(5))
def test_it_holds_the_contract(seed: int, seats: int) -> None:
    check_game(CROSSROADS, seed, seats)


def test_every_move_kind_and_event_is_seen() -> None:
    check_coverage(CROSSROADS, range(50))


def test_a_sealed_choice_can_be_changed_until_the_last_one_arrives() -> None:
    recorder = Recorder(CROSSROADS, seed=1, seats=3)
    recorder.choose(0, "set 3")
    recorder.choose(1, "set 5")
    index = undoable(recorder, 0)
    assert index == 0
    recorder = undone(recorder, index)
    assert recorder.state.waiting == (0, 2)
    assert recorder.state.view(1).mine == 5
    recorder.choose(0, "set 4")
    recorder.choose(2, "set 1")
    assert undoable(recorder, 0) is None
    assert undoable(recorder, 2) is None


def test_nobody_else_sees_a_sealed_choice() -> None:
    state = CROSSROADS.new(seed=1, seats=2)
    before = state.view(1)
    state.apply(0, SET[4])
    after = state.view(1)
    assert after.mine is None
    assert (after.lanterns, after.points) == (before.lanterns, before.points)
    assert state.view(0).mine == 4


def test_the_docs_quote_the_example() -> None:
    page = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    source = (ROOT / "examples/crossroads/crossroads/game.py").read_text(encoding="utf-8")
    blocks = re.findall(r"```python title=\"game.py\"\n(.*?)```", page, flags=re.DOTALL)
    assert len(blocks) == len(re.findall(r"^# --- ", source, flags=re.MULTILINE))
    for block in blocks:
        assert block in source
    features = (ROOT / "examples/crossroads/crossroads/features.py").read_text(encoding="utf-8")
    (quoted,) = re.findall(r"```python title=\"features.py\"\n(.*?)```", page, flags=re.DOTALL)
    assert features.endswith(quoted)
    tests = (ROOT / "examples/crossroads/tests/test_crossroads.py").read_text(encoding="utf-8")
    (quoted,) = re.findall(r"## Test it\n\n```python\n(.*?)```", page, flags=re.DOTALL)
    assert quoted in tests
