"""Draw and Hit: filling hands, hand limits, making a new pile."""

from __future__ import annotations

import pytest

from fateloom.games.destiny import cards as c
from tests.games.destiny.table import (
    cards,
    choices,
    everywhere,
    names,
    pass_to,
    pile,
    play,
    refused,
    table,
    told,
)

SEVEN = "GB1 GB2 GB3 GB4 G+1 G+2 G+3"
OTHER_SEVEN = "EB1 EB2 EB3 EB4 E+1 E+2 E+3"
TEN = "LB1 LB2 LB3 LB4 L+1 L+2 L+3 Lx2 Lx3 Lx4"


@pytest.mark.rule("DTY-DRAW-01", "DTY-SEQ-03")
def test_hands_are_filled_in_turn_from_the_top_of_the_pile() -> None:
    state = table(
        "first-aid",
        seats=3,
        leader=2,
        hands=["GB1 GB2 GB3 GB4", "EB1 EB2 EB3 EB4 E+1 E+2 E+3", "N+1 N+2 N+3 NB1 NB2"],
        pile="Lx4 Lx3 Lx2 L+1 L+2",
    )
    pass_to(state, "hit")
    assert names(state.hands[2]) == "N+1 N+2 N+3 NB1 NB2 Lx4 Lx3"
    assert names(state.hands[0]) == "GB1 GB2 GB3 GB4 Lx2 L+1 L+2"
    assert names(state.hands[1]) == OTHER_SEVEN
    assert [event.args for event in told(state, "draws")] == [(2, 2), (0, 3)]


@pytest.mark.parametrize(
    ("identity", "aid", "owned", "limit"),
    [
        pytest.param("King", "", "", 7, marks=pytest.mark.rule("DTY-DRAW-02")),
        pytest.param("Emperor", "", "", 8, marks=pytest.mark.rule("DTY-DRAW-02", "DTY-CHAR-23")),
        pytest.param(
            "King", "Emperor", "", 8, marks=pytest.mark.rule("DTY-DRAW-02", "DTY-CHAR-23")
        ),
        pytest.param(
            "King",
            "",
            "Philosophers Stone",
            8,
            marks=pytest.mark.rule("DTY-DRAW-02", "DTY-TRE-04"),
        ),
        pytest.param(
            "Emperor",
            "",
            "Philosophers Stone",
            9,
            marks=pytest.mark.rule("DTY-DRAW-02", "DTY-RUL-21"),
        ),
    ],
)
def test_hand_limit(identity: str, aid: str, owned: str, limit: int) -> None:
    state = table(
        "first-aid", identities=[identity], aids=[aid], owned=[owned], hands=["GB1", "EB1"]
    )
    pass_to(state, "hit")
    assert [len(hand) for hand in state.hands] == [limit, 7]
    assert state.view(None).players[0].limit == limit
    play(state, f"discard {names(state.hands[0]).split()[0]}", "done")
    assert len(state.hands[0]) == limit


@pytest.mark.rule("DTY-DRAW-03", "DTY-RUL-10")
@pytest.mark.parametrize("hand", [SEVEN, f"{SEVEN} Gx2", f"{SEVEN} Gx2 Gx3"])
def test_a_full_hand_neither_draws_nor_discards(hand: str) -> None:
    state = table("first-aid", identities=["King"], hands=[hand, OTHER_SEVEN])
    left = pile(state)
    pass_to(state, "second-aid")
    assert names(state.hands[0]) == hand
    assert (pile(state), state.discards) == (left, ())


@pytest.mark.rule("DTY-RUL-33")
def test_characters_in_hand_count_like_any_card() -> None:
    state = table("first-aid", hands=["King Rogue GB1 GB2 GB3", OTHER_SEVEN])
    pass_to(state, "hit")
    assert [event.args for event in told(state, "draws")] == [(0, 2)]


@pytest.mark.rule("DTY-DRAW-04", "DTY-DRAW-05", "DTY-RUL-11")
def test_an_empty_pile_is_made_of_the_discards_and_of_nothing_else() -> None:
    state = table(
        "first-aid",
        seats=3,
        identities=["King", "Thief", "Knight"],
        hands=["GB1 GB2 GB3", OTHER_SEVEN],
        aids=["Rogue", "Druid"],
        discards=TEN,
        pile_size=2,
    )
    top = pile(state)
    pass_to(state, "hit")
    assert [event.args for event in told(state, "shuffles")] == [(10,)]
    assert state.hands[0][:5] == cards("GB1 GB2 GB3") + top
    drawn = state.hands[0][5:]
    assert len(drawn) == 2
    assert sorted(drawn + pile(state)) == sorted(cards(TEN))
    assert state.discards == ()
    assert state.aids[:2] == [cards("Rogue"), cards("Druid")]
    assert state.identities == cards("King Thief Knight")


@pytest.mark.rule("DTY-DRAW-04")
def test_the_new_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(20):
        state = table(
            "first-aid",
            hands=["GB1 GB2 GB3 GB4 G+1 G+2", OTHER_SEVEN],
            discards=TEN,
            pile_size=0,
            seed=seed,
        )
        pass_to(state, "hit")
        orders.add((state.hands[0][-1], pile(state)))
    assert len(orders) == 20
    assert len({drawn for drawn, _ in orders}) > 4


@pytest.mark.rule("DTY-DRAW-04", "DTY-RUL-11")
def test_discards_wait_until_a_card_is_needed() -> None:
    state = table(
        "first-aid",
        hands=["GB1 GB2 GB3 GB4 G+1", OTHER_SEVEN],
        discards=TEN,
        pile_size=2,
    )
    pass_to(state, "hit")
    assert pile(state) == ()
    assert names(state.discards) == TEN
    assert not told(state, "shuffles")


@pytest.mark.rule("DTY-DRAW-06", "DTY-RUL-11")
def test_without_pile_and_discards_one_does_without() -> None:
    state = table("first-aid", hands=["GB1 GB2 GB3 GB4", "EB1"], pile_size=1)
    (last,) = pile(state)
    pass_to(state, "hit")
    assert state.hands[0] == (*cards("GB1 GB2 GB3 GB4"), last)
    assert (pile(state), state.discards) == ((), ())
    pass_to(state, "second-aid")
    assert len(state.hands[0]) == 5


# --- Hit -------------------------------------------------------------------------------


@pytest.mark.rule("DTY-HIT-01", "DTY-HIT-02", "DTY-HIT-06")
@pytest.mark.parametrize("thrown", ["", "GB1", "King G+1 Gx2", "GB1 King G+1 Gx2 GB4 GB3 GB2"])
def test_any_cards_may_go_and_are_replaced(thrown: str) -> None:
    state = table(
        "hit", hands=["GB1 King G+1 Gx2 GB4 GB3 GB2", OTHER_SEVEN], pile="LB1 LB2 LB3 LB4 L+1 L+2"
    )
    assert len(choices(state, "discard")) == 7
    new = pile(state)[: len(thrown.split())]
    play(state, *(f"discard {name}" for name in thrown.split()))
    assert len(state.hands[0]) == 7
    play(state, "done")
    assert names(state.discards) == thrown
    assert len(state.hands[0]) == 7
    assert state.hands[0][7 - len(new) :] == new


@pytest.mark.rule("DTY-HIT-01")
def test_a_mark_can_be_taken_back_before_the_exchange() -> None:
    state = table("hit", hands=[SEVEN, OTHER_SEVEN])
    play(state, "discard GB1", "discard GB2", "keep GB1")
    assert state.view(0).marked == ("GB2",)
    assert refused(state, "discard GB2").code == "already-marked"
    assert refused(state, "keep GB1").code == "not-marked"
    play(state, "done")
    assert names(state.discards) == "GB2"


@pytest.mark.rule("DTY-HIT-03", "DTY-RUL-12")
def test_one_exchange_a_round() -> None:
    state = table("hit", hands=[SEVEN, OTHER_SEVEN], pile="LB1 LB2")
    play(state, "discard GB1", "done")
    assert state.waiting == (1,)
    assert not state.legal(0)
    assert refused(state, "discard LB1", seat=0).code == "not-your-turn"
    play(state, "done")
    assert refused(state, "discard LB1", seat=state.waiting[0]).code == "not-in-this-phase"
    assert [event.args[0] for event in told(state, "changes")] == [0, 1]


@pytest.mark.rule("DTY-EX-58", "DTY-HIT-04", "DTY-RUL-12")
def test_example_own_discards_are_shuffled_into_the_same_refill() -> None:
    state = table("hit", hands=[SEVEN], discards=TEN, pile_size=3)
    top = pile(state)
    play(state, *(f"discard {name}" for name in SEVEN.split()), "done")
    assert [event.args for event in told(state, "shuffles")] == [(17,)]
    assert len(state.hands[0]) == 7
    assert state.hands[0][:3] == top
    assert len(pile(state)) == 13
    assert state.discards == ()
    assert sorted(state.hands[0][3:] + pile(state)) == sorted(cards(f"{SEVEN} {TEN}"))


@pytest.mark.rule("DTY-HIT-05", "DTY-RUL-10")
@pytest.mark.parametrize(("thrown", "drawn"), [(0, 0), (1, 0), (2, 0), (3, 1), (9, 7)])
def test_above_the_limit_only_what_is_missing_is_drawn(thrown: int, drawn: int) -> None:
    nine = f"{SEVEN} Gx2 Gx3"
    state = table("hit", identities=["King"], hands=[nine, OTHER_SEVEN])
    play(state, *(f"discard {name}" for name in nine.split()[:thrown]), "done")
    assert len(state.hands[0]) == 9 - thrown + drawn
    assert [event.args for event in told(state, "draws")] == ([(0, drawn)] if drawn else [])


@pytest.mark.rule("DTY-HIT-02", "DTY-HIT-03")
def test_an_empty_hand_is_refilled_without_being_asked() -> None:
    state = table("hit", seats=3, hands=[OTHER_SEVEN, "", SEVEN])
    play(state, "discard EB1", "done")
    assert state.waiting == (2,)
    assert [len(hand) for hand in state.hands] == [7, 7, 7]


@pytest.mark.rule("DTY-HIT-01")
def test_marks_are_private_until_the_exchange() -> None:
    state = table("hit", hands=[SEVEN, OTHER_SEVEN])
    before = [state.view(viewer) for viewer in (None, 1)]
    play(state, "discard GB1", "discard G+3")
    assert [state.view(viewer) for viewer in (None, 1)] == before
    assert not told(state)
    play(state, "done")
    assert told(state, "changes")[0].args == (0, ("GB1", "G+3"))
    assert c.CARD["GB1"] in everywhere(state)
