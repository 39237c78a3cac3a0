"""Words that are no move are answered with the nearest that is one, at a bounded cost."""

from __future__ import annotations

import sys
from random import Random

import pytest

from fateloom.core import nearest
from fateloom.core.errors import InvalidMove
from fateloom.core.nearest import NearestText
from fateloom.games import registry


@pytest.mark.parametrize("name", registry)
def test_a_slip_is_understood(name: str) -> None:
    """One character wrong or missing, in a move of some length, names that move or one as near."""
    game = registry[name]
    rng = Random(1)
    long = [move for move in game.moves if 8 <= len(move.text) <= nearest.LONGEST]
    for move in rng.sample(long, min(60, len(long))):
        at = rng.randrange((move.text.find(" ") + 2) % len(move.text), len(move.text))
        for slip in (move.text[:at] + move.text[at + 1 :], move.text[:at] + "~" + move.text[at:]):
            try:
                game.parse(slip)
            except InvalidMove as error:
                near = str(error.details[1])
                assert abs(len(near) - len(move.text)) <= 3, (slip, near)


@pytest.mark.parametrize("name", registry)
def test_words_of_any_length_are_compared_a_little(name: str) -> None:
    """Not with every move there is: lines of this module and of difflib are counted, not time."""
    game = registry[name]
    kinds = sorted(game.move_kinds)
    for words in ("x" * 200, f"{kinds[0]} " * 40, f"{kinds[-1]} {'eanrt' * 39}"):
        with pytest.raises(InvalidMove):  # the first makes the index
            game.parse(words)
        assert _lines(lambda text=words: game.parse(text)) < 3_000


def test_nothing_is_near_to_nothing() -> None:
    assert NearestText(["pass", "lay fox"]).find("") is None
    assert NearestText([]).find("pass") is None


def _lines(work: object) -> int:
    """The lines that run until words are refused."""
    count = 0

    def trace(frame: object, event: str, argument: object) -> object:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)  # type: ignore[arg-type]
    try:
        work()  # type: ignore[operator]
    except InvalidMove:
        pass
    finally:
        sys.settrace(before)
    return count
