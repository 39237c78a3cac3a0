"""The worked examples of auctions in the rules, RLM-EX-01 to RLM-EX-08, with just their numbers.

A, B, C, D of the examples are seats 0 to 3.
"""

from __future__ import annotations

import pytest

from tests.games.realms.table import (
    args,
    asked,
    discarded,
    front,
    hand,
    legal,
    pass_all,
    pay,
    play,
    refused,
    sizes,
    table,
    told,
    won,
)


@pytest.mark.rule("RLM-EX-01", "RLM-FAQ-29", "RLM-AUCTION-15", "RLM-AUCTION-16", "RLM-RUL-13")
def test_no_bid() -> None:
    state = table("auction", hands=["Judge, 6", "6", "6", "6"])
    pass_all(play(state, "offer Judge"))
    assert args(state, "passes") == [(1,), (2,), (3,), (0,)]
    assert asked(state) == ("unsold", (0,))
    other = state.copy()
    assert legal(state) == ["place", "drop"]
    play(state, "place")
    assert front(state, 0) == ["Judge"]
    assert sizes(state) == [6, 6, 6, 6]
    play(other, "drop")
    assert discarded(other)[-1] == "Judge"
    assert front(other, 0) == []
    assert [held.bit_count() for held in other.hands][1:] == [6, 6, 6]


@pytest.mark.rule(
    "RLM-EX-02", "RLM-FAQ-30", "RLM-AUCTION-05", "RLM-AUCTION-19", "RLM-AUCTION-20", "RLM-RUL-8"
)
def test_seller_buys() -> None:
    state = table("auction", hands=["Spy, 6", "6", "6", "6"])
    pass_all(play(state, "offer Spy"), "1 2 - 3")
    assert args(state, "wins") == [(0, 3)]
    receivers = []
    while asked(state)[0] == "pay":
        ask = state.view(0).ask
        assert ask is not None
        receivers.append(ask.other)
        play(state, "pay *")
    assert receivers == [1, 2, 3]
    assert front(state, 0) == ["Spy"]
    assert sizes(state) == [3, 7, 7, 7]


@pytest.mark.rule("RLM-EX-03", "RLM-FAQ-31", "RLM-AUCTION-17", "RLM-AUCTION-18")
def test_other_buyer() -> None:
    state = table("auction", hands=["Clairvoyant, 6", "6", "6", "6"])
    pay(pass_all(play(state, "offer Clairvoyant"), "- 2 - - -"))
    assert front(state, 2) == ["Clairvoyant"]
    assert sizes(state) == [8, 6, 4, 6]


@pytest.mark.rule("RLM-EX-04", "RLM-AUCTION-13", "RLM-AUCTION-14", "RLM-RUL-4", "RLM-RUL-5")
def test_re_entry() -> None:
    state = table("auction", hands=["Judge, 6", "6", "6", "6"])
    play(state, "offer Judge", "pass", "bid 1", "pass", "pass", "bid 2", "pass", "pass")
    assert len(state.calls) == 7
    assert state.waiting == (0,)
    play(state, "pass")
    assert args(state, "wins") == [(1, 2)]
    assert len(args(state, "passes") + args(state, "bids")) == 8


@pytest.mark.rule(
    "RLM-EX-05",
    "RLM-AUCTION-09",
    "RLM-AUCTION-10",
    "RLM-AUCTION-11",
    "RLM-AUCTION-12",
    "RLM-RUL-6",
    "RLM-RUL-7",
)
def test_limits() -> None:
    state = table("auction", hands=["Judge", "3", "1", "2"])
    assert state.waiting == (1,)
    assert legal(state) == ["pass", "bid 1", "bid 2"]
    assert refused(state, "bid 3").rule == "RLM-AUCTION-10"
    play(state, "pass")
    assert args(state, "cannot-bid") == [(2,)]
    assert state.waiting == (3,)
    assert legal(state) == ["pass", "bid 1"]
    play(state, "pass")
    # A has no card left, and so no bid either.
    assert args(state, "cannot-bid") == [(2,), (0,)]
    assert asked(state) == ("unsold", (0,))


@pytest.mark.rule("RLM-EX-06", "RLM-AUCTION-20", "RLM-AUCTION-21", "RLM-RUL-8")
@pytest.mark.parametrize(("gone", "sizes_after"), [("", [8, 8, 7]), ("2", [9, 0, 8])])
def test_uneven_distribution(gone: str, sizes_after: list[int]) -> None:
    state = table("auction", hands=["Village, 8", "6", "6", "6"], gone=gone)
    before = hand(state, 0)
    play(state, "offer Village")
    play(state, *["pass"] * (2 if gone else 3), "bid 5")
    pass_all(state)
    pay(state)
    assert len(before) == 9
    assert sizes(state)[0] == 3
    assert sizes(state)[1:] == sizes_after


@pytest.mark.rule(
    "RLM-EX-07", "RLM-FAQ-04", "RLM-FAQ-05", "RLM-FAQ-06", "RLM-RUL-38", "RLM-AUCTION-02"
)
def test_druid_and_tax() -> None:
    state = table(
        "auction",
        hands=["Golem, Village, 5", "6", "6", "6"],
        front=["Druid", "", "Tax Collector"],
    )
    other = state.copy()
    play(state, "offer Golem", "face down")
    assert args(state, "tax-looks") == [(2, 0)]
    assert asked(state) == ("give", (0,))
    assert state.view(1).auction.lots[0].card is None  # type: ignore[union-attr]
    assert state.view(0).auction.lots[0].card == "Golem"  # type: ignore[union-attr]
    play(state, "give Village")
    assert sizes(state) == [5, 6, 7, 6]
    assert asked(state) == ("bid", (1,))
    assert not any("Golem" in event.args for event in told(state))
    play(other, "offer Village", "face down")
    assert asked(other) == ("bid", (1,))
    assert sizes(other) == [6, 6, 6, 6]


@pytest.mark.rule("RLM-EX-08", "RLM-AUCTION-26", "RLM-RUL-11", "RLM-RUL-25", "RLM-K-05", "RLM-DX-1")
def test_seller_without_hand() -> None:
    state = table(
        "auction",
        hands=["Golem, 1", "6", "6", "6"],
        front=["", "", "Tax Collector"],
        secrets=["", "", "Assassin"],
    )
    play(state, "offer Golem")
    assert sizes(state) == [0, 6, 7, 6]
    assert state.alive == 0b1111
    other = state.copy()
    other.events = []
    pay(pass_all(state, "1"))
    assert state.alive == 0b1111
    assert sizes(state)[0] == 1
    assert not told(state, "eliminated")
    play(other, "pass", "pass", "pass", "place")
    assert args(other, "eliminated") == [(0, 2)]
    assert discarded(other) == ["Golem"]
    assert won(other) == ("destiny", (2,))
