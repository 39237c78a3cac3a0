"""Taking back starts from a kept moment: it costs what the later choices cost."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fateloom.core.record import Choice, Recorder
from fateloom.core.undo import undone
from fateloom.games import registry


def played(name: str, choices: int) -> Recorder:
    game = registry[name]
    recorder, rng = Recorder(game, seed=3, seats=game.seat_counts[-1]), Random(3)
    while recorder.state.waiting and len(recorder.choices) < choices:
        seat = rng.choice(recorder.state.waiting)
        recorder.choose(seat, rng.choice(recorder.state.legal(seat)).text)
    return recorder


def everything(recorder: Recorder) -> list[Any]:
    moments = [moment.fields() for moment in (*recorder.moments, recorder.state)]
    return [moments, recorder.marks, recorder.events, recorder.choices, recorder.header]


@pytest.mark.parametrize("name", registry)
def test_a_game_that_went_back_is_as_if_it_had_never_gone_on(name: str) -> None:
    recorder = played(name, 40)
    before = everything(recorder)
    count = len(recorder.choices)
    for first in (0, 1, count // 2, count - 1, count):
        fresh = Recorder(
            recorder.game,
            seed=recorder.header.seed,
            seats=recorder.header.seats,
            **dict[str, Any](recorder.header.options),
        )
        for choice in recorder.choices[:first]:
            fresh.choose(choice.seat, choice.move)
        back = undone(recorder, first, count)
        assert everything(back) == everything(fresh)
        # It can be played on, and the other knows nothing of it.
        for choice in recorder.choices[first:]:
            back.choose(choice.seat, choice.move)
        assert everything(back) == everything(recorder) == before


def test_only_what_comes_later_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = played("destiny", 60)
    made: list[str] = []
    choose = Recorder.choose

    def counted(self: Recorder, seat: int, move: str) -> Choice:
        made.append(move)
        return choose(self, seat, move)

    monkeypatch.setattr(Recorder, "choose", counted)
    undone(recorder, len(recorder.choices) - 1)
    assert made == []
