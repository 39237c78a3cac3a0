"""Hypothesis looks for a run of choices, copies, undos and saves that breaks the contract."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fateloom.core.conformance import check_moves, check_views, view_bytes
from fateloom.core.record import Record, Recorder, replay
from fateloom.core.undo import undoable, undone
from fateloom.games import registry

pytestmark = pytest.mark.thorough


class Table(RuleBasedStateMachine):
    """A table of any registered game, used as people and programs use it."""

    recorder: Recorder

    @initialize(name=st.sampled_from(sorted(registry)), data=st.data(), seed=st.integers(0, 2**70))
    def open(self, name: str, data: st.DataObject, seed: int) -> None:
        game = registry[name]
        seats = data.draw(st.sampled_from(game.seat_counts))
        self.recorder = Recorder(game, seed=seed, seats=seats)

    @precondition(lambda self: self.recorder.state.outcome is None)
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        state = self.recorder.state
        seat = data.draw(st.sampled_from(state.waiting))
        move = data.draw(st.sampled_from(list(state.legal(seat))))
        self.recorder.choose(seat, str(move))

    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        seat = data.draw(st.integers(0, self.recorder.state.seats - 1))
        index = undoable(self.recorder, seat)
        if index is not None:
            before = self.recorder.moments[index]
            last = index == len(self.recorder.choices) - 1
            self.recorder = undone(self.recorder, index)
            assert not last or self.recorder.state == before

    @rule()
    def save_and_load(self) -> None:
        record = Record.loads(self.recorder.record().dumps())
        again = replay(self.recorder.game, record)
        assert again.state == self.recorder.state
        assert again.events == self.recorder.events
        self.recorder = again

    @invariant()
    def moves_hold(self) -> None:
        check_moves(self.recorder.game, self.recorder.state, "stateful")

    @invariant()
    def views_hold(self) -> None:
        check_views(self.recorder.game, self.recorder.state, "stateful")
        for seat in (None, *range(self.recorder.state.seats)):
            view_bytes(self.recorder.state.view(seat))


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=25, stateful_step_count=60, deadline=None)
