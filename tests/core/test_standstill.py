"""What it is for a table to move on, and who answers when a bot does not let it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from fateloom.bots import BOTS, PLAYERS, STAND_IN, stand_in
from fateloom.core.conformance import check_standstill
from fateloom.core.game import Game, Move
from fateloom.core.record import Record, Recorder, replay
from fateloom.core.standstill import LIMIT, standstill
from fateloom.core.undo import undoable, undone
from fateloom.games import registry

DESTINY = registry["destiny"]


def hit() -> tuple[Recorder, int]:
    """A table of Destiny whose first seat may mark cards for discarding, and that seat."""
    recorder = Recorder(DESTINY, seed=3, seats=3)
    while recorder.state.view(None).phase != "hit":
        seat = recorder.state.waiting[0]
        recorder.choose(seat, str(recorder.state.legal(seat)[-1]))
    return recorder, recorder.state.waiting[0]


def mark(recorder: Recorder, times: int) -> None:
    """The waiting seat alternately marks and unmarks a card, this number of times in total."""
    for _ in range(times):
        seat = recorder.state.waiting[0]
        recorder.choose(seat, str(recorder.state.legal(seat)[0]))


def test_choices_are_counted_until_the_table_moves_on() -> None:
    recorder, seat = hit()
    assert standstill(recorder, seat) == 0
    mark(recorder, 5)
    assert standstill(recorder, seat) == 5
    assert standstill(recorder, (seat + 1) % 3) == 0
    recorder.choose(seat, "done")
    assert standstill(recorder, seat) == 0


def test_the_count_is_read_from_the_record() -> None:
    """A restart forgets nothing, and what was taken back does not count."""
    recorder, seat = hit()
    mark(recorder, 7)
    again = replay(DESTINY, Record.loads(recorder.record().dumps()))
    assert standstill(again, seat) == 7
    index = undoable(again, seat)
    assert index is not None
    assert standstill(undone(again, index), seat) == 6


def test_another_answers_for_a_bot_that_gets_nowhere() -> None:
    asked = [stand_in("search", still) for still in range(0, 5 * LIMIT, LIMIT // 2)]
    expected = ["search", STAND_IN, "mildest", "random", "random"]
    assert asked == [name for name in expected for _ in range(2)]
    assert set(asked) - set(BOTS) == {"mildest"}


@pytest.mark.parametrize("name", registry)
def test_the_mildest_choice_is_one_of_those_there_are(name: str) -> None:
    game, rng, mild = registry[name], Random(2), set()
    state = game.new(seed=2, seats=game.seat_counts[0])
    while state.waiting:
        seat = state.waiting[0]
        legal = state.legal(seat)
        move = PLAYERS["mildest"].choose(game, None, legal, rng)
        assert move in legal
        usual = [words for words in game.passes if words in map(str, legal)]
        assert game.mildest(legal) is (game.parse(usual[0]) if usual else None)
        if usual:
            assert move.text == usual[0]
            mild.add(move.text)
        state.apply(seat, rng.choice(legal))
    assert mild or not game.passes


def test_the_conformance_check_finds_who_chooses_on_and_on() -> None:
    def restless(game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random) -> Move:
        return legal[0]

    with pytest.raises(AssertionError, match=r"seat . makes no progress: .*(discard|keep) "):
        check_standstill(DESTINY, [restless, BOTS["greedy"].choose], seed=1)
