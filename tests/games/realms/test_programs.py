"""Programs: what a seat answers in auctions when it was said beforehand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fateloom.core.errors import InvalidProgram
from fateloom.core.game import Program
from fateloom.games.realms import cards as c
from fateloom.games.realms.game import REALMS
from fateloom.games.realms.state import RealmsState
from tests.games.realms.table import asked, pass_all, pay, play, table


def made(state: RealmsState, seat: int, kind: str, **args: Any) -> Program:
    """A program of this seat, made now."""
    return REALMS.program(kind, args, state.view(seat))


def until(state: RealmsState, seat: int, *what: str) -> Program:
    return made(state, seat, "until", what=what)


def answer(state: RealmsState, seat: int, program: Program) -> str | None:
    """What the program answers, in words."""
    move = REALMS.follow(program, state.view(seat), state.legal(seat))
    return None if move is None else str(move)


def stands(state: RealmsState, seat: int, program: Program) -> bool:
    return REALMS.stands(program, state.view(seat))


def refusal(state: RealmsState, seat: int, kind: str, **args: Any) -> tuple[Any, ...]:
    with pytest.raises(InvalidProgram) as info:
        made(state, seat, kind, **args)
    return info.value.args


def test_a_limit_bids_the_lowest_bid_as_long_as_it_is_within() -> None:
    state = play(table("auction", hands=["Judge, 6"]), "offer Judge")
    program = made(state, 1, "limit", limit=3)
    assert answer(state, 1, program) == "bid 1"
    play(state, "bid 1", "bid 2", "pass", "pass")
    assert answer(state, 1, program) == "bid 3"
    play(state, "bid 3", "bid 4", "pass", "pass")
    assert answer(state, 1, program) == "pass"


def test_a_limit_below_what_the_book_of_laws_asks_for_passes() -> None:
    state = table("auction", hands=["Judge, 6"], front=["Book of Laws"])
    play(state, "offer Judge")
    assert answer(state, 1, made(state, 1, "limit", limit=1)) == "pass"
    assert answer(state, 1, made(state, 1, "limit", limit=2)) == "bid 2"


def test_nothing_is_answered_for_a_seat_that_is_not_asked() -> None:
    state = play(table("auction", hands=["Judge, 6"]), "offer Judge")
    for program in (made(state, 2, "limit", limit=3), made(state, 2, "pass")):
        assert answer(state, 2, program) is None
        assert stands(state, 2, program)


def test_the_seller_may_have_a_program_too() -> None:
    state = play(table("auction", hands=["Judge, 6"]), "offer Judge")
    program = made(state, 0, "limit", limit=1)
    play(state, "pass", "pass", "pass")
    assert answer(state, 0, program) == "bid 1"


@pytest.mark.parametrize("kind", ["limit", "pass"])
def test_what_is_for_an_auction_ends_with_it(kind: str) -> None:
    args = {"limit": 1} if kind == "limit" else {}
    state = table("auction", hands=["Judge, 6"], onward=True)
    play(state, "offer Judge")
    program = made(state, 3, kind, **args)
    pass_all(state, "1")
    # It is closed, but not beyond recall: the last pass might be taken back.
    assert asked(state) == ("pay", (1,))
    assert stands(state, 3, program)
    assert answer(state, 3, program) is None
    pay(state)
    assert not stands(state, 3, program)
    while state.view(None).auction is None:
        seat = state.waiting[0]
        state.apply(seat, state.legal(seat)[-1])
    assert not stands(state, 3, program)


def test_another_card_in_the_same_turn_is_another_auction() -> None:
    state = table("auction", hands=["Judge, Golem, 4"])
    before = state.copy()
    play(state, "offer Judge")
    program = made(state, 1, "pass")
    play(before, "offer Golem")
    assert not stands(before, 1, program)
    assert answer(before, 1, program) is None


def test_an_order_passes_until_its_card_or_family_is_up() -> None:
    state = table("auction", hands=["Judge, Golem, Market, 4"])
    for what, card, expected in [
        (("Golem",), "Judge", "pass"),
        (("Golem",), "Golem", None),
        (("Magic",), "Judge", "pass"),
        (("Magic",), "Golem", None),
        (("Shop", "Ghoul"), "Market", None),
        (("outbid",), "Market", "pass"),
    ]:
        there = state.copy()
        program = until(there, 1, *what)
        assert program.topic is None
        play(there, f"offer {card}")
        assert answer(there, 1, program) == expected, (what, card)
        assert stands(there, 1, program)


def test_an_order_waits_until_the_seat_is_outbid() -> None:
    state = play(table("auction", hands=["Judge, 6"]), "offer Judge")
    order, simple = until(state, 1, "outbid"), until(state, 1, "Golem")
    assert answer(state, 1, order) == "pass"
    play(state, "bid 1", "pass", "bid 2", "pass")
    assert answer(state, 1, order) is None
    assert answer(state, 1, simple) == "pass"
    # A pass alone is no bid that could be topped.
    assert answer(play(state, "pass"), 2, until(state, 2, "outbid")) == "pass"


def test_an_order_outlasts_auctions_and_stands_when_it_came_true() -> None:
    state = table("auction", hands=["Judge, 6", "Golem, 6"], onward=True)
    program = until(state, 2, "Judge")
    play(state, "offer Judge", "pass")
    assert answer(state, 2, program) is None
    pass_all(state)
    while asked(state)[0] != "bid":
        seat = state.waiting[0]
        moves = [str(move) for move in state.legal(seat)]
        state.apply(seat, REALMS.parse("offer Golem" if "offer Golem" in moves else moves[-1]))
    pass_to(state, 2)
    assert answer(state, 2, program) == "pass"


def pass_to(state: RealmsState, seat: int) -> None:
    while state.waiting != (seat,):
        play(state, "pass")


def test_a_card_that_lies_face_down_may_be_any_card() -> None:
    state = table("auction", hands=["Judge, 6"], front=["Druid"])
    play(state, "offer Judge", "face down")
    assert answer(state, 1, until(state, 1, "Golem")) is None
    assert answer(state, 1, until(state, 1, "outbid")) == "pass"
    # Its seller knows better.
    pass_to(state, 0)
    assert answer(state, 0, until(state, 0, "Golem")) == "pass"


def test_of_two_either_card_is_waited_for() -> None:
    state = table("auction", seats=2, hands=["Judge, 5", "Golem, 5"])
    assert REALMS.topic(state.view(0)) is None
    play(state, "0: offer Judge", "1: offer Golem")
    assert REALMS.topic(state.view(0)) == "1: 0 Judge, 1 Golem"
    assert answer(state, 0, until(state, 0, "Necromancy")) == "pass"
    assert answer(state, 0, until(state, 0, "Judge")) is None
    assert answer(state, 0, until(state, 0, "Magic")) is None
    program = made(state, 0, "limit", limit=2)
    pass_all(state, "1")
    assert asked(state) == ("lot", (0,))
    assert stands(state, 0, program)
    play(state, "win 1")
    assert stands(state, 0, program) == (state.view(0).auction is not None)


def test_what_ends_with_its_player() -> None:
    state = play(table("auction", hands=["Judge, 6"], gone="2"), "offer Judge")
    assert refusal(state, 2, "pass") == ("program-idle",)
    program = until(state, 1, "Golem")
    view = state.view(1)
    players = list(view.players)
    players[1] = replace(players[1], alive=False)
    assert not REALMS.stands(program, replace(view, players=tuple(players)))


def test_an_order_for_cards_that_are_not_in_the_game_is_idle() -> None:
    state = table("auction", full=False)
    assert refusal(state, 1, "until", what=["Champion"]) == ("program-idle",)
    assert until(state, 1, "Champion", "Golem").args == {"what": ("Champion", "Golem")}
    until(table("auction"), 1, "Champion")


@pytest.mark.parametrize(
    ("kind", "args", "code"),
    [
        ("sing", {}, "no-such-program"),
        ("", {}, "no-such-program"),
        ("limit", {}, "program-argument"),
        ("limit", {"limit": 3, "more": 1}, "program-argument"),
        ("limit", {"limit": 0}, "program-number"),
        ("limit", {"limit": -1}, "program-number"),
        ("limit", {"limit": c.DECK_SIZE}, "program-number"),
        ("limit", {"limit": True}, "program-argument"),
        ("limit", {"limit": "3"}, "program-argument"),
        ("limit", {"limit": ["3"]}, "program-argument"),
        ("pass", {"limit": 3}, "program-argument"),
        ("until", {"what": []}, "program-argument"),
        ("until", {"what": 3}, "program-argument"),
        ("until", {"what": "Golem"}, "program-argument"),
        ("until", {"what": ["Golem", "Golem"]}, "program-argument"),
        ("until", {"what": ["Golem", "golem"]}, "program-word"),
        ("until", {"what": [["Golem"]]}, "program-word"),
        ("until", {"what": ["x" * 500]}, "program-word"),
    ],
)
def test_what_is_refused(kind: str, args: dict[str, Any], code: str) -> None:
    state = play(table("auction", hands=["Judge, 6"]), "offer Judge")
    assert refusal(state, 1, kind, **args)[0] == code


def test_without_an_auction_nothing_is_said_for_one() -> None:
    state = table("auction", hands=["Judge, 6"])
    assert refusal(state, 1, "limit", limit=3) == ("program-idle",)
    assert refusal(state, 1, "pass") == ("program-idle",)
    play(state, "offer Judge", "bid 1", "pass", "pass", "pass")
    assert refusal(state, 3, "pass") == ("program-idle",)
    with pytest.raises(InvalidProgram):
        REALMS.program("pass", {}, state.view(None))


def test_words_are_kept_in_one_order() -> None:
    program = until(table("auction"), 1, "Golem", "Magic", "outbid", "Judge")
    assert program.args["what"] == ("outbid", "Magic", "Judge", "Golem")
