"""Auctions, tax and payment; and what two players do otherwise."""

from __future__ import annotations

import pytest

from fateloom.games.realms import cards as c
from fateloom.games.realms.state import RealmsState
from tests.games.realms.table import (
    args,
    asked,
    discarded,
    front,
    hand,
    legal,
    pass_all,
    pay,
    pile,
    play,
    random_game,
    refused,
    sizes,
    table,
    told,
    won,
)


@pytest.mark.rule("RLM-AUCTION-03", "RLM-AUCTION-04", "RLM-RUL-3", "RLM-TURN-06")
@pytest.mark.parametrize(("cur", "gone", "order"), [(0, "", [1, 2, 3, 0]), (2, "3", [0, 1, 2])])
def test_bids_go_round_from_the_left_of_the_seller(cur: int, gone: str, order: list[int]) -> None:
    state = table("auction", cur=cur, gone=gone)
    play(state, "offer *")
    asked_seats = []
    while asked(state)[0] == "bid":
        asked_seats.append(state.waiting[0])
        play(state, "pass")
    assert asked_seats == order


@pytest.mark.rule("RLM-AUCTION-06", "RLM-AUCTION-07", "RLM-AUCTION-08", "RLM-PROP-08")
def test_bids_rise() -> None:
    state = table("auction", hands=["Judge, 6"])
    play(state, "offer Judge")
    assert legal(state) == ["pass", *[f"bid {n}" for n in range(1, 6)]]
    play(state, "bid 2")
    assert legal(state) == ["pass", "bid 3", "bid 4", "bid 5"]
    assert refused(state, "bid 2").rule == "RLM-AUCTION-08"
    assert refused(state, "bid 1").rule == "RLM-AUCTION-08"


@pytest.mark.rule("RLM-RUL-5", "RLM-AUCTION-14", "RLM-RUL-54", "RLM-AUCTION-17")
def test_the_highest_bidder_is_not_asked_again_and_must_take_the_card() -> None:
    state = table("auction", hands=["Ghoul, 6"])
    play(state, "offer Ghoul", "bid 1", "pass", "pass", "pass")
    assert asked(state) == ("pay", (1,))
    assert all(words.startswith("pay ") for words in legal(state))
    play(state, "pay *")
    assert front(state, 1) == ["Ghoul"]


@pytest.mark.rule("RLM-AUCTION-21", "RLM-AUCTION-22", "RLM-RUL-9", "RLM-AUCTION-23")
def test_the_payer_chooses_and_only_two_see() -> None:
    state = table("auction", hands=["Judge, 6", "Golem, Crypt, Village, 2"])
    pass_all(play(state, "offer Judge"), "2 3")
    assert asked(state) == ("pay", (2,))
    assert sizes(state)[1] == 5  # outbid, and pays nothing
    other = table("auction", hands=["Judge, 6", "Golem, Crypt, Village, 2"])
    pass_all(play(other, "offer Judge"), "2")
    play(other, "pay Golem")
    assert other.view(1).chosen == ("Golem",)
    assert other.view(0).chosen == other.view(2).chosen == ()
    assert refused(other, "pay Golem").rule == "RLM-AUCTION-21"
    play(other, "pay Village")
    assert {"Golem", "Village"} <= set(hand(other, 0))
    assert [(event.args[:2], event.seats) for event in told(other, "given")] == [((1, 0), (1, 0))]
    assert other.view(1).noted[0].sure == ("Village", "Golem")
    assert other.view(2).noted == ()


@pytest.mark.rule("RLM-AUCTION-24", "RLM-RUL-10", "RLM-RUL-18")
def test_paying_and_laying_down_are_one_step() -> None:
    # The third Fighter wins, and the price has been paid by then.
    state = table(
        "auction",
        hands=["Knight, 6"],
        front=["", "Golem, Vampire"],
        shared="Warlord, Magnate",
    )
    pay(pass_all(play(state, "offer Knight"), "2"))
    assert won(state) == ("destiny", (1,))
    assert sizes(state)[:2] == [8, 4]
    ledger = table("auction", hands=["Ledger, 6"])
    pass_all(play(ledger, "offer Ledger"), "2")
    ask = ledger.view(1).ask
    assert ask is not None and ask.count == 2  # it does not make itself cheaper


@pytest.mark.rule("RLM-AUCTION-02", "RLM-RUL-38", "RLM-K-05")
def test_tax_comes_before_the_first_bid() -> None:
    state = table("auction", hands=["Golem, 3", "6"], front=["", "Tax Collector"])
    play(state, "offer Golem")
    assert asked(state) == ("give", (0,))
    play(state, "give *")
    assert sizes(state) == [2, 7, 6, 6]
    assert asked(state) == ("bid", (1,))
    kingdom = table("auction", hands=["Judge, 3"], front=["", "Tax Collector"])
    play(kingdom, "offer Judge")
    assert asked(kingdom)[0] == "bid"
    own = table("auction", hands=["Golem, 3"], front=["Tax Collector"])
    play(own, "offer Golem")
    assert asked(own)[0] == "bid"


@pytest.mark.rule("RLM-RUL-45", "RLM-END-10")
def test_two_left_of_more_play_on_by_the_rules_for_more() -> None:
    state = table("auction", hands=["Judge, 6", "", "6"], gone="1, 3")
    play(state, "offer Judge")
    assert state.waiting == (2,)
    pay(pass_all(state, "2"))
    assert sizes(state) == [8, 0, 4, 0]
    assert state.support == (0,) * 4


@pytest.mark.rule("RLM-PROP-06", "RLM-PROP-07", "RLM-PROP-22", "RLM-PROP-05")
@pytest.mark.parametrize("seats", range(2, 7))
def test_payments_of_random_auctions(seats: int) -> None:
    payments = 0
    for seed in range(8):
        for state, seat, words in random_game(seed * 7 + seats, seats):
            if seat is None or asked(state)[0] != "pay" or state.frames[-1][2] > 1:
                continue
            after = state.copy()
            after.events = []
            play(after, words)
            assert after.hands[seat]
            if after.turn > state.turn or args(after, "draws"):
                continue  # more than the payment happened
            payments += 1
            paid = len(state.frames[-1][3]) + 1
            if seats > 2:
                assert sum(sizes(after)) == sum(sizes(state))
                assert _not_in_play(after) == _not_in_play(state)
            else:
                assert sum(sizes(after)) == sum(sizes(state)) - paid
                assert len(after.discards) == len(state.discards) + paid
    assert payments > 10


def _not_in_play(state: RealmsState) -> int:
    """Cards in hands, pile and discards."""
    return sum(sizes(state)) + len(pile(state)) + len(state.discards)


# --- two players ----------------------------------------------------------------------------


@pytest.mark.rule("RLM-TWO-06", "RLM-TWO-07", "RLM-TWO-18", "RLM-RUL-47")
def test_the_start_of_a_round_of_two() -> None:
    state = table(
        "end",
        seats=2,
        cur=1,
        front=["Knight!, Spy!", "Banker!"],
        support=["Spellbook!"],
        onward=True,
    )
    assert state.cur == 0
    assert sizes(state) == [8, 8]
    assert front(state, 0) == ["Spy!", "Knight", "Spellbook"]
    assert front(state, 1) == ["Banker!"]
    taxed = table("draw", seats=2, hands=["5", "5"], front=["Tax Collector", "Wizard's Tower"])
    assert sizes(taxed) == [6, 8]
    assert taxed.extra == 0  # the Tower is not the first player's


@pytest.mark.rule("RLM-TWO-08", "RLM-TWO-09", "RLM-RUL-48", "RLM-PROP-09")
def test_two_choose_in_secret() -> None:
    state = table("auction", seats=2, hands=["Golem, 3", "Judge, 3"])
    assert asked(state) == ("offer", (0, 1))
    play(state, "1: offer Judge")
    assert state.waiting == (0,)
    assert not any("Judge" in event.args for event in told(state))
    assert state.view(0).auction is None
    assert state.view(1).chosen == ("Judge",) and state.view(0).chosen == ()
    assert sizes(state) == [4, 4]
    play(state, "offer Golem")
    assert args(state, "shows") == [(0, "Golem"), (1, "Judge")]
    assert state.waiting == (0,)
    play(state, "bid 1")
    assert state.waiting == (1,)


@pytest.mark.rule("RLM-TWO-10", "RLM-AUCTION-10")
def test_limits_of_two() -> None:
    state = table("auction", seats=2, hands=["Golem, 3", "Judge, 2"])
    play(state, "0: offer Golem", "1: offer Judge")
    assert legal(state) == ["pass", "bid 1", "bid 2"]
    assert refused(state, "bid 3").rule == "RLM-AUCTION-10"
    play(state, "pass")
    assert legal(state) == ["pass", "bid 1"]
    play(state, "bid 1")
    assert legal(state) == ["pass", "bid 2"]


@pytest.mark.rule("RLM-TWO-02", "RLM-TWO-03", "RLM-TWO-04", "RLM-TWO-15", "RLM-RUL-50")
def test_areas_of_two() -> None:
    state = table("auction", seats=2, hands=["Golem, 5", "Judge, 5"])
    play(state, "0: offer Golem", "1: offer Judge", "bid 1", "bid 2", "pass", "win 0")
    pay(state)
    assert state.front == [0, 1 << c.GOLEM]
    assert state.support == (1 << c.JUDGE, 0)
    assert sizes(state) == [5, 3]
    assert len(discarded(state)) == 2
    assert len(args(state, "discards")) == 2


@pytest.mark.rule("RLM-TWO-05", "RLM-TWO-17", "RLM-PROP-14")
def test_powers_work_in_both_areas_and_only_acquired_cards_count() -> None:
    state = table(
        "effects",
        seats=2,
        front=["Golem, Knight, Vampire", "Spellbook"],
        support=["Skeleton Warrior, Ghoul"],
        shared="Warlord, Magnate",
    )
    assert won(state) is None
    assert [each.have for each in state.view(0).progress if each.destiny == "Warlord"] == [3, 0]
    assert legal(state) == [
        "use Knight",
        "use Vampire",
        "use Skeleton Warrior",
        "use Ghoul",
    ]
    assert refused(state, "end").rule == "RLM-KIND-04"
    assert refused(state, "use Spellbook").code == "not-in-front"


@pytest.mark.rule("RLM-TWO-20", "RLM-END-04", "RLM-RUL-47")
def test_the_first_player_of_two_wins_alone() -> None:
    state = table(
        "auction",
        seats=2,
        hands=["Golem, 5", "Knight, 5"],
        front=["Village, Market, Crypt", ""],
        shared="Warlord, Landlord",
        support=["", ""],
    )
    state.front[0] |= c.cards((c.CAPTAIN, c.VAMPIRE, c.SKELETON_WARRIOR))
    play(state, "0: offer Golem", "1: offer Knight", "pass", "pass", "win 1")
    assert won(state) == ("destiny", (0,))


@pytest.mark.rule("RLM-RUL-48", "RLM-TWO-08", "RLM-M-02")
def test_druid_of_two() -> None:
    state = table("auction", seats=2, hands=["Golem, 5", "Judge, 5"], front=["Druid"])
    play(state, "0: offer Golem")
    assert state.waiting == (0, 1)
    play(state, "1: offer Judge")
    assert legal(state, 0) == ["face up", "face down"]
    play(state, "face down")
    auction = state.view(1).auction
    assert auction is not None
    assert [lot.card for lot in auction.lots] == [None, "Judge"]
    play(state, "pass", "pass", "win 1")
    assert args(state, "turns-up") == [(0, "Golem")]
    assert state.support[1] == 1 << c.GOLEM
    taxed = table("auction", seats=2, hands=["Golem, 5", "Judge, 5"], front=["", "Tax Collector"])
    play(taxed, "0: offer Golem", "1: offer Judge", "0: give *")
    assert sizes(taxed) == [4, 6]
