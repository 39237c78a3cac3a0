"""Masquerade holds the contract, and plays by its rules."""

from __future__ import annotations

from masquerade.game import ACCUSE, DECK, LAY, MASQUERADE, PASS, Masquerade

from fateloom.conformance import check_everything


def test_it_holds_the_contract() -> None:
    check_everything(MASQUERADE, games=5)


def table(*worn: int, drawn: int) -> Masquerade:
    """A table where these masks are worn, and the first guest has drawn."""
    state = MASQUERADE.new(seed=1, seats=len(worn), watch=True)
    rest = list(DECK)
    for mask in (*worn, drawn):
        rest.remove(mask)
    state.worn, state.drawn, state.pile = list(worn), drawn, tuple(rest)
    return state


def test_a_right_accusation_takes_a_rose_and_unmasks() -> None:
    state = table(3, 5, 2, drawn=1)
    state.apply(0, LAY[1])
    state.apply(0, ACCUSE[1, 5])
    assert state.roses == [1, 0, 0]
    assert state.worn == [3, 0, 2]
    assert state.waiting == (2,), "the unmasked guest is passed over"


def test_a_wrong_accusation_turns_up_the_own_mask() -> None:
    state = table(3, 5, 2, drawn=1)
    state.apply(0, LAY[1])
    state.apply(0, ACCUSE[1, 4])
    assert state.view(None).worn == ("Owl", None, None)
    assert state.roses == [0, 0, 0]


def test_a_mask_that_was_just_drawn_is_worn_face_down() -> None:
    state = table(3, 5, drawn=1)
    state.open[0] = True
    state.apply(0, LAY[3])
    assert state.view(1).worn == (None, "Sun")


def test_the_last_masked_guest_ends_the_ball() -> None:
    state = table(3, 5, drawn=1)
    state.apply(0, LAY[1])
    state.apply(0, ACCUSE[1, 5])
    assert state.roses == [3, 0], "one for the accusation, two for the highest mask"
    assert (state.ball, state.waiting) == (2, (1,))


def test_equal_masks_share_the_roses_of_a_ball() -> None:
    state = table(3, 3, drawn=1)
    state.turn = 6
    state.apply(0, LAY[1])
    state.apply(0, PASS)
    assert state.roses == [2, 2]
