"""Setting up: seats, decks, the deal, identities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb

import pytest

from fateloom.core import rng
from fateloom.core.errors import InvalidSetup
from fateloom.core.game import Event
from fateloom.core.record import Recorder
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import phases as p
from fateloom.games.destiny import piles
from fateloom.games.destiny.game import DESTINY
from fateloom.games.destiny.state import DestinyState
from tests.games.destiny.table import (
    cards,
    choices,
    everywhere,
    names,
    pass_to,
    pile,
    play,
    random_game,
    refused,
    table,
    told,
)

SEATS = range(2, 7)


@pytest.mark.rule("DTY-SETUP-01", "DTY-RUL-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 8])
def test_other_tables_are_turned_away(seats: int) -> None:
    with pytest.raises(InvalidSetup) as caught:
        DESTINY.new(seed=1, seats=seats)
    assert caught.value.code == "seat-count"


@pytest.mark.rule("DTY-SETUP-01", "DTY-RUL-1")
def test_two_to_six_because_neither_cards_nor_points_run_short() -> None:
    for seats in DESTINY.seat_counts:
        assert DESTINY.new(seed=1, seats=seats).seats == seats
        held = (c.hand_limit(c.EMPEROR) * seats + 1) + seats + (23 - seats)
        assert held <= c.DECK_SIZE
        assert sum(c.TREASURE_POINTS[kind] for kind in c.TREASURE_DECK) > 4 * seats
    assert DESTINY.seat_counts == tuple(SEATS)


@pytest.mark.rule("DTY-SETUP-02")
def test_five_points_win_unless_the_table_agrees_otherwise() -> None:
    assert DESTINY.new(seed=1, seats=2).goal == 5
    assert DESTINY.new(seed=1, seats=2, goal=3).goal == 3
    for goal in (0, 2, 6, True, "5"):
        with pytest.raises(InvalidSetup):
            DESTINY.new(seed=1, seats=2, goal=goal)


@pytest.mark.rule("DTY-SETUP-03", "DTY-RUL-2")
def test_treasures_are_shuffled_once_and_open() -> None:
    tops: Counter[str] = Counter()
    for seed in range(200):
        state = DESTINY.new(seed=seed, seats=2)
        assert sorted(state.treasures) == sorted(c.TREASURE_DECK)
        tops[c.TREASURE_NAME[state.treasures[0]]] += 1
    assert set(tops) == set(c.TREASURE_NAME)
    assert 70 < tops["Lesser Hoard"] < 130
    fresh, _, _ = next(random_game(4, 3))
    order = fresh.treasures
    assert all(state.treasures == order for state, _, _ in random_game(4, 3))


@pytest.mark.rule("DTY-TREAS-02", "DTY-SETUP-03")
def test_a_record_tells_the_order_of_the_treasures() -> None:
    recorder = Recorder(DESTINY, seed=4, seats=3)
    order = tuple(c.TREASURE_NAME[kind] for kind in recorder.state.fields()["treasures"])
    assert ("treasures", (order,)) in recorder.record().chance
    assert Event("treasures", (order,), None) in recorder.events


@pytest.mark.rule("DTY-SETUP-04")
@pytest.mark.parametrize("seats", SEATS)
def test_seven_cards_each(seats: int) -> None:
    firsts: Counter[int] = Counter()
    for seed in range(100):
        state = DESTINY.new(seed=seed, seats=seats, watch=True)
        assert [len(hand) for hand in state.hands] == [7] * seats
        assert sorted(everywhere(state)) == list(range(73))
        dealt = [event.args for event in told(state, "deals")]
        if not told(state, "deals-anew"):
            order = [(state.leader + turn) % seats for turn in range(seats)]
            assert dealt == [(seat, 7) for seat in order]
        firsts[state.hands[0][0]] += 1
    assert len(firsts) > 40


@pytest.mark.rule("DTY-SETUP-05", "DTY-RUL-32", "DTY-RUL-3")
@pytest.mark.parametrize("seats", SEATS)
def test_hands_without_character_are_dealt_again(seats: int) -> None:
    redealt = 0
    for seed in range(300):
        state = DESTINY.new(seed=seed, seats=seats, watch=True)
        for hand in state.hands:
            assert any(piles.may_be_identity(card, seats) for card in hand)
        thrown = [event.args for event in told(state, "redeals")]
        redealt += len(thrown)
        for _, hand in thrown:
            assert len(hand) == 7
            assert not any(piles.may_be_identity(c.CARD[name], seats) for name in hand)
        assert names(state.discards).split() == [name for _, hand in thrown for name in hand]
    assert redealt


@pytest.mark.rule("DTY-RUL-3", "DTY-SETUP-13")
@pytest.mark.parametrize(("seats", "characters", "percent"), [(3, 23, 6.1), (2, 22, 7.1)])
def test_how_often_that_happens(seats: int, characters: int, percent: float) -> None:
    expected = comb(73 - characters, 7) / comb(73, 7)
    assert round(expected * 100, 1) == percent
    games = 1_000
    missing = 0
    for seed in range(games):
        state = DESTINY.new(seed=seed, seats=seats, watch=True)
        missing += len({event.args[0] for event in told(state, "redeals")})
    assert missing / games / seats == pytest.approx(expected, abs=0.015)


# --- the deal, with a deck in a known order --------------------------------------------

Deal = Callable[..., DestinyState]


@pytest.fixture
def deal(monkeypatch: pytest.MonkeyPatch) -> Deal:
    """Deal from decks that begin as told; the shuffles after those change nothing."""

    def dealt(seats: int, *decks: str, leader: int = 0) -> DestinyState:
        waiting = [cards(deck) for deck in decks]

        def shuffled(items: object, random: int) -> tuple[int, tuple[int, ...]]:
            assert isinstance(items, (range, tuple))
            first = waiting.pop(0) if isinstance(items, range) else ()
            return random, first + tuple(card for card in items if card not in first)

        monkeypatch.setattr(rng, "shuffled", shuffled)
        state = DestinyState.empty(seats, 5)
        state.events, state.leader = [], leader
        piles.deal(state)
        return state

    return dealt


PLAIN = "GB1 GB2 GB3 GB4 G+1 G+2 G+3"
OTHERS = "EB1 EB2 EB3 EB4 E+1 E+2 E+3"


@pytest.mark.rule("DTY-SETUP-06", "DTY-SETUP-05")
def test_redeals_go_round_from_the_leader_when_all_have_cards(deal: Deal) -> None:
    again = "LB1 LB2 LB3 LB4 L+1 L+2 L+3"
    state = deal(
        3,
        # the Leader is seat 2, and seat 0 draws in vain once more
        f"{PLAIN} {OTHERS} King Nx2 Nx3 Nx4 N+1 N+2 N+3 "
        f"Thief CB1 CB2 CB3 CB4 C+1 C+2 {again} Rogue Ex2 Ex3 Ex4 Lx2 Lx3 Lx4",
        leader=2,
    )
    order = [
        (event.code, event.args[0])
        for event in told(state)
        if event.code in ("deals", "redeals", "draws")
    ]
    assert order[:3] == [("deals", 2), ("deals", 0), ("deals", 1)]
    assert order[3:] == [
        ("redeals", 2), ("draws", 2), ("redeals", 0), ("draws", 0), ("redeals", 0), ("draws", 0),
    ]  # fmt: skip
    assert names(state.hands[2]) == "Thief CB1 CB2 CB3 CB4 C+1 C+2"
    assert names(state.hands[0]) == "Rogue Ex2 Ex3 Ex4 Lx2 Lx3 Lx4"
    assert names(state.hands[1]) == "King Nx2 Nx3 Nx4 N+1 N+2 N+3"
    assert names(state.discards) == f"{PLAIN} {OTHERS} {again}"


@pytest.mark.rule("DTY-RUL-3", "DTY-RUL-32")
def test_thrown_hands_are_shuffled_back_while_looking_for_a_character(deal: Deal) -> None:
    aligned = [card for card in range(50) if c.NAME[card] not in PLAIN.split()]
    held = [f"{names((50 + seat,))} " + names(aligned[6 * seat : 6 * seat + 6]) for seat in (0, 1)]
    left = names(aligned[12:])
    spare = names(tuple(range(52, 73)))
    # seat 0 throws away all 38 cards without an alignment but three, then meets the rest
    state = deal(3, f"{PLAIN} {held[0]} {held[1]} {left} {spare}")
    thrown = [name for event in told(state, "redeals") for name in event.args[1]]
    assert len(thrown) == 5 * 7
    assert names(thrown_cards := state.discards).split() == thrown
    assert len(thrown_cards) + len(pile(state)) == 73 - 21
    assert names(state.hands[0]).startswith(left.split()[28])


@pytest.mark.rule("DTY-RUL-3", "DTY-DRAW-04")
def test_a_pile_that_ends_during_the_search_is_made_again(deal: Deal) -> None:
    aligned = [card for card in range(50) if c.NAME[card] not in PLAIN.split()]
    held = [card for number in range(13) for card in (50 + number, aligned[number])]
    held += range(63, 72)
    left = aligned[13:]
    deck = names([*cards(PLAIN), *held, *left, 72])
    state = deal(6, deck)
    assert len(told(state, "redeals")) == 5
    assert [event.args for event in told(state, "shuffles")] == [(35,)]
    assert c.CARD["Emperor"] in state.hands[0]
    assert len(state.hands[0]) == 7
    assert state.discards == ()
    assert sorted(everywhere(state)) == list(range(73))


@pytest.mark.rule("DTY-RUL-3")
def test_when_no_character_is_left_all_is_gathered_and_dealt_again(deal: Deal) -> None:
    """Seat 0 finds the last two Characters, and nothing is left for seat 4."""
    aligned = [card for card in range(50) if c.NAME[card] not in PLAIN.split()]
    taken = names([*cards(PLAIN), *range(50, 71), *aligned[:7], 71, 72, *aligned[7:12]])
    fair = [card for seat in range(5) for card in (50 + seat, *range(6 * seat, 6 * seat + 6))]
    state = deal(5, taken, names(fair))
    assert [event.args[0] for event in told(state, "redeals")] == [0]
    assert [event.code for event in told(state)].count("deals-anew") == 1
    assert names(state.hands[0]) == "King GB1 GB2 GB3 GB4 G+1 G+2"
    assert [len(hand) for hand in state.hands] == [7] * 5
    assert sorted(everywhere(state)) == list(range(73))
    assert state.discards == ()


@pytest.mark.rule("DTY-SETUP-13")
@pytest.mark.parametrize(("seats", "kept"), [(2, False), (3, True)])
def test_the_jester_saves_no_hand_between_two(deal: Deal, seats: int, kept: bool) -> None:
    first = "Jester GB1 GB2 GB3 GB4 G+1 G+2"
    rest = "King EB1 EB2 EB3 EB4 E+1 E+2 Thief LB1 LB2 LB3 LB4 L+1 L+2"
    state = deal(seats, f"{first} {rest}")
    assert (names(state.hands[0]) == first) is kept
    assert bool(told(state, "redeals")) is not kept


# --- identities ------------------------------------------------------------------------


@pytest.mark.rule("DTY-SETUP-07", "DTY-SEQ-06")
def test_exactly_one_character_has_to_be_chosen() -> None:
    state = table("identity", hands=["King Rogue GB4 Wraith Lord", "Thief Druid"])
    assert [str(move) for move in state.legal(0)] == [
        "identity King",
        "identity Rogue",
        "identity Wraith Lord",
    ]
    assert refused(state, "done").code == "not-in-this-phase"
    assert refused(state, "identity Dragon").code == "not-in-hand"
    play(state, "identity Rogue")
    assert refused(state, "identity King", seat=0).code == "not-your-turn"
    assert state.identities == (c.CARD["Rogue"], -1)


@pytest.mark.rule("DTY-SETUP-08", "DTY-SETUP-11", "DTY-RUL-4")
def test_identities_are_chosen_in_turn_and_openly() -> None:
    state = table("identity", seats=3, leader=1, hands=["King", "Thief", "Druid"])
    for seat, name in ((1, "Thief"), (2, "Druid"), (0, "King")):
        assert state.waiting == (seat,)
        play(state, f"identity {name}")
        for viewer in (None, 0, 1, 2):
            assert state.view(viewer).players[seat].identity == name
    assert [(e.args, e.seats) for e in told(state, "identity")] == [
        ((1, "Thief"), None),
        ((2, "Druid"), None),
        ((0, "King"), None),
    ]
    assert p.NAMES[state.phase] == "hit"  # no hand is left, and Draw has filled them again


@pytest.mark.rule("DTY-SETUP-12", "DTY-RUL-5")
def test_other_cards_stay_in_hand_characters_too() -> None:
    state = table(
        "identity",
        hands=["King Rogue GB4 GB3 GB2 G+1 G+2", "Thief Druid EB1 EB2 EB3 EB4 E+1"],
    )
    play(state, "identity King", "identity Druid")
    assert p.NAMES[state.phase] == "first-aid"
    assert names(state.hands[0]) == "Rogue GB4 GB3 GB2 G+1 G+2"
    assert names(state.hands[1]) == "Thief EB1 EB2 EB3 EB4 E+1"
    assert not told(state, "draws")
    assert choices(state, "aid") == ["aid Rogue"]


@pytest.mark.rule("DTY-SETUP-09", "DTY-SETUP-10")
@pytest.mark.parametrize("seats", SEATS)
def test_an_identity_stays_and_always_works(seats: int) -> None:
    chosen: dict[int, int] = {}
    for state, _, _ in random_game(seats, seats):
        for seat, card in enumerate(state.identities):
            if card >= 0:
                assert chosen.setdefault(seat, card) == card
                assert state.powers[seat] & c.power(c.NAME[card])
                assert card not in state.aids[seat]
    assert len(chosen) == seats


@pytest.mark.rule("DTY-SETUP-13", "DTY-RUL-6")
def test_the_jester_is_nobody_between_two() -> None:
    state = table("identity", hands=["King Jester"])
    assert choices(state, "identity") == ["identity King"]
    refusal = refused(state, "identity Jester")
    assert refusal[:2] == ("jester-needs-three", "DTY-SETUP-13")
    assert not state.view(0).players[0].identity
    three = table("identity", seats=3, hands=["King Jester"])
    assert choices(three, "identity") == ["identity King", "identity Jester"]


@pytest.mark.rule("DTY-RUL-6", "DTY-ACT-09")
def test_as_aid_between_two_the_jester_is_blank() -> None:
    state = table("second-aid", identities=["King", "Knight"], hands=["Jester GB1 GB2", "EB1 EB2"])
    play(state, "aid Jester")
    pass_to(state, "base")
    assert state.aids[0] == (c.CARD["Jester"],)
    assert not told(state, "swaps")
    assert names(state.hands[0]) == "GB1 GB2"


@pytest.mark.rule("DTY-SETUP-14", "DTY-RUL-7")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_names_the_first_leader(seats: int) -> None:
    games = 120 * seats
    states = [DESTINY.new(seed=seed, seats=seats, watch=True) for seed in range(games)]
    leaders = Counter(state.leader for state in states)
    assert set(leaders) == set(range(seats))
    assert all(80 < count < 160 for count in leaders.values())
    assert all(told(state)[0].args == (state.leader,) for state in states)
    assert all(state.waiting == (state.leader,) for state in states)
