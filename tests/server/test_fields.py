"""Views that contain only the fields that have changed."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fateloom.games import registry
from fateloom.server.schema.socket import View, encode
from fateloom.server.tables.fields import encoded, only_changes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fateloom.core.game import State
    from tests.server.conftest import Device


def played(game: str, choices: int) -> Iterator[State]:
    """The positions of a game, one after each choice."""
    rng = Random(7)
    state = registry[game].new(seed=7, seats=min(registry[game].seat_counts))
    yield state
    for _ in range(choices):
        if state.waiting:
            seat = state.waiting[0]
            state.apply(seat, rng.choice(state.legal(seat)))
            yield state


def message(view: Any) -> View:
    """A message with this view and little else."""
    return View(0, 0, view, 0, (), (), None, False, (), False, False, 0)


@pytest.mark.parametrize("game", list(registry))
def test_the_changes_make_the_whole_view(game: str) -> None:
    last: Any = None
    here: dict[str, Any] = {}
    partial, whole = 0, 0
    for state in played(game, 60):
        sent = message(encoded(state.view(0)))
        text = encode(only_changes(sent, last))
        read = json.loads(text)
        assert ("partial" in read) == (last is not None)
        here |= read["view"]
        assert here == json.loads(encode(state.view(0)))
        last = sent.view
        partial += len(text)
        whole += len(encode(sent))
    assert partial < 0.7 * whole


def test_a_view_of_an_earlier_moment_is_sent_whole() -> None:
    earlier = message(registry["destiny"].new(seed=7, seats=2).view(0))
    now = message(encoded(earlier.view))
    assert only_changes(earlier, now.view) is earlier
    assert only_changes(now, earlier.view) is now
    assert only_changes(now, now.view).view == {}


def test_a_socket_sends_changes_if_it_is_asked_to(host: Device) -> None:
    table = host.open(seats=[{"name": "A"}, {"name": "B"}], seed="7")
    with host.at(table, 0) as whole, host.at(table, 0) as screen:
        first = screen.ask(t="look", seat=0, changes=True)
        assert "partial" not in first
        seat = first["waiting"][0]
        with host.at(table, seat) as mover:
            mover.choose(seat, mover.view["legal"][0]["id"])
        after, changes = whole.get(), screen.get()
        assert "partial" not in after
        assert changes["partial"]
        assert changes["view"].keys() < after["view"].keys()
        assert {**first["view"], **changes["view"]} == after["view"]
        # After a look the view is whole again.
        assert "partial" not in screen.ask(t="look", seat=1, changes=True)
