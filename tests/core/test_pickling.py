"""States and values are what they were when they come back from another process."""

from __future__ import annotations

import copy
import copyreg
import pickle
from dataclasses import dataclass

import pytest

from fateloom.core.game import Move, State
from fateloom.core.pickling import by_fields
from fateloom.games import registry


@dataclass(frozen=True, slots=True)
class Sight:
    seat: int
    cards: tuple[str, ...] = ()


def test_dataclasses_go_through_their_constructor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(copyreg.dispatch_table, Sight, by_fields)
    sight = Sight(1, ("Fox",))
    monkeypatch.delattr(Sight, "__setstate__")
    assert sight == pickle.loads(pickle.dumps(sight)) == copy.deepcopy(sight)


def test_moves_keep_their_parts() -> None:
    move = Move("lay", (), "lay Fox", {"card": "Fox"})
    again = pickle.loads(pickle.dumps(move))
    assert (again.kind, again.parts, again.text, again.args) == ("lay", (), "lay Fox", move.args)


@pytest.mark.parametrize("game", ["destinies", "destiny"])
def test_states_keep_all_that_is_set(game: str) -> None:
    state: State = registry[game].new(seed=1, seats=2)
    state.legal(state.waiting[0])
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    kept = state.__getstate__()
    assert isinstance(kept, dict)
    assert set(again.__getstate__()) == set(kept) > set(state.fields())
