"""The Effects step: what is offered in it, what rests, and what nobody has to be asked."""

from __future__ import annotations

import pytest

from tests.games.realms.table import (
    args,
    asked,
    front,
    hand,
    held,
    legal,
    play,
    refused,
    sizes,
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
    assert args(state, "uses")[-1] == (0, "Mercenary")  # all that is left, and Mandatory
    play(state, "aim 2", "give *")
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


@pytest.mark.rule("RLM-RUL-57", "RLM-TK-7", "RLM-RUL-55")
def test_no_hourglass_for_a_card_that_rests_after_the_lich() -> None:
    state = table(
        "effects",
        front=["Lich, Spellbook!, Mercenary", "Harbor"],
        tokens=["Hourglass"],
    )
    assert "spend Hourglass" in legal(state)
    play(state, "use Lich", "aim 1")
    assert legal(state) == ["use Mercenary", "borrow Harbor"]
    assert refused(state, "spend Hourglass").code == "no-hourglass"
    assert held(state, 0) == ["Hourglass"]


@pytest.mark.rule("RLM-RUL-57", "RLM-TK-7")
def test_no_hourglass_for_a_card_that_could_do_nothing() -> None:
    state = table(
        "effects",
        front=["Banker, Spellbook!, Judge!, Mercenary"],
        tokens=["Hourglass"],
    )
    play(state, "use Banker", "spend Hourglass")
    assert args(state, "readies") == [(0, ("Spellbook",))]
    # What becomes possible later in the step can be turned upright then.
    judge = table("effects", front=["Judge!, Mercenary"], tokens=["Hourglass"])
    assert legal(judge) == ["aim 1", "aim 2", "aim 3"]
    play(judge, "aim 1", "give *", "spend Hourglass")
    assert front(judge, 0) == ["Judge", "Mercenary!"]


@pytest.mark.rule("RLM-RUL-58", "RLM-S-02")
def test_nobody_is_asked_which_card_of_one_the_apprentice_gets() -> None:
    state = table(
        "effects",
        hands=["6", "Golem"],
        front=["Apprentice, Spellbook"],
        tokens=["", "Amulet"],
    )
    play(state, "use Apprentice", "aim 1", "name Magic")
    assert args(state, "given") == [(1, 0, ("Golem",))]
    assert "Golem" in hand(state, 0)
    assert (sizes(state)[:2], state.extra) == ([7, 1], 1)
    assert asked(state) == ("effect", (0,))
    missed = table("effects", hands=["6", "Golem"], front=["Apprentice, Spellbook"])
    play(missed, "use Apprentice", "aim 1", "name Shop")
    assert hand(missed, 1) == ["Golem"]
