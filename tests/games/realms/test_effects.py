"""The Effects step: what is offered in it, and what rests."""

from __future__ import annotations

import pytest

from tests.games.realms.table import (
    args,
    asked,
    legal,
    play,
    refused,
    table,
)


@pytest.mark.rule("RLM-RUL-55", "RLM-FAQ-16", "RLM-N-12")
def test_own_cards_rest_after_the_lich_when_its_prey_is_out() -> None:
    state = table(
        "effects",
        hands=["6", "1"],
        front=["Lich, Spellbook, Mercenary", "Skeleton Warrior, Harbor"],
    )
    play(state, "use Lich", "aim 1", "borrow Skeleton Warrior", "aim 1")
    assert args(state, "eliminated") == [(1, 0)]
    assert legal(state) == ["use Mercenary"]
    assert refused(state, "use Spellbook").rule == "RLM-FAQ-16"
    play(state, "use Mercenary", "aim 2", "give *")
    assert asked(state)[0] != "effect"


@pytest.mark.rule("RLM-RUL-55")
def test_own_cards_work_again_in_the_next_turn() -> None:
    state = table(
        "effects",
        seats=3,
        hands=["6", "1"],
        front=["Lich, Spellbook", "Skeleton Warrior"],
        onward=True,
    )
    play(state, "use Lich", "aim 1", "borrow Skeleton Warrior", "aim 1")
    assert (state.cur, state.turn) == (2, 2)
    assert state.view(None).lich is None
