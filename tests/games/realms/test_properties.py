"""What always holds, looked for in random games with all cards."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fateloom.core.record import Recorder
from fateloom.games.realms import cards as c
from fateloom.games.realms import frames as f
from fateloom.games.realms import refusals
from fateloom.games.realms.game import REALMS
from fateloom.games.realms.moves import TABLE
from fateloom.games.realms.state import RealmsState
from tests.games.realms.table import asked, everywhere, random_game, sizes

TABLES = [(seats, seed) for seats in range(2, 7) for seed in range(4)]


def sellers(state: RealmsState) -> set[int]:
    return {seller for seller, _ in state.lots}


@pytest.mark.rule(
    "RLM-PROP-01",
    "RLM-PROP-02",
    "RLM-PROP-03",
    "RLM-PROP-04",
    "RLM-PROP-05",
    "RLM-PROP-13",
    "RLM-PROP-14",
)
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_cards_tokens_and_players(seats: int, seed: int) -> None:
    alive = (1 << seats) - 1
    first = None
    for state, _, _ in random_game(seed * 10 + seats, seats, deck="all"):
        assert everywhere(state) == list(c.FULL_DECK)
        first = first or (state.shared, state.secrets)
        assert (state.shared, state.secrets) == first
        for token in c.TOKENS:
            held = sum(tokens >> token & 1 for tokens in state.tokens)
            assert 0 <= state.supply(token) == 4 - held
        assert state.alive & ~alive == 0
        alive = state.alive
        for seat in range(seats):
            if alive >> seat & 1:
                if state.outcome is None and seat not in sellers(state):
                    assert state.hands[seat]
            else:
                assert not state.hands[seat] and not state.in_play(seat)
                assert not state.tokens[seat]
                assert all(seat not in request[:2] for request in state.requests)
                assert seat not in state.waiting
        if seats > 2:
            assert state.support == (0,) * seats


@pytest.mark.rule("RLM-PROP-09", "RLM-PROP-23", "RLM-PROP-12", "RLM-PROP-24", "RLM-PROP-10")
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_turns(seats: int, seed: int) -> None:
    offers: Counter[int] = Counter()
    ended: set[int] = set()
    effects: Counter[int] = Counter()
    used: set[int] = set()
    for state, _, words in random_game(seed * 10 + seats + 1, seats, deck="all"):
        rotated = set(c.each(state.on_table() & state.rotated & c.OF_KIND[c.ONE_TIME]))
        assert {card for card in used if state.on_table() >> card & 1} <= rotated
        used = rotated
        if words.startswith("offer "):
            offers[state.turn] += 1
        if state.waiting and state.frames[-1][0] == f.EFFECT:
            effects[state.turn] += 1
        if words == "end":
            ended.add(state.turn)
            assert not state.in_play(state.cur) & c.OF_KIND[c.MANDATORY] & ~state.rotated
    assert set(offers.values()) <= {2 if seats == 2 else 1, 1}
    for turn in ended:
        assert offers[turn] == (2 if seats == 2 else 1)
    assert max(effects.values(), default=0) < 60


@pytest.mark.rule("RLM-PROP-08", "RLM-PROP-06")
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_bids_rise_and_end(seats: int, seed: int) -> None:
    for state, _, _ in random_game(seed * 10 + seats + 2, seats):
        bids = [bid for _, bid in state.calls if bid]
        assert bids == sorted(set(bids))
        most = max(sizes(state), default=0)
        assert len(bids) <= max(most - 1, 0) or not state.lots
        assert len(state.calls) <= seats * (len(bids) + 1)


@pytest.mark.rule("RLM-PROP-11")
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_borrowing_turns_no_card(seats: int, seed: int) -> None:
    for state, seat, words in random_game(seed * 10 + seats + 3, seats, deck="all"):
        if words.startswith("borrow ") and seat is not None:
            child = state.copy()
            child.apply(seat, REALMS.parse(words))
            there = state.on_table() & child.on_table()
            if child.turn == state.turn:
                assert (state.rotated ^ child.rotated) & there == 0


@pytest.mark.rule("RLM-PROP-18")
@pytest.mark.parametrize("seats", range(2, 7))
def test_same_seed_same_choices_same_game(seats: int) -> None:
    games = []
    for _ in range(2):
        rng = Random(5)
        recorder = Recorder(REALMS, seed=seats, seats=seats)
        while recorder.state.waiting:
            seat = rng.choice(recorder.state.waiting)
            recorder.choose(seat, str(rng.choice(recorder.state.legal(seat))))
        games.append((recorder.state, recorder.events))
    assert games[0] == games[1]


@pytest.mark.thorough
@pytest.mark.rule("RLM-PROP-19", "RLM-PROP-20")
def test_games_end_with_winners() -> None:
    for seed in range(80):
        last = None
        for state, _, _ in random_game(seed, 2 + seed % 5, deck="all"):
            last = state
            assert (state.outcome is None) == bool(state.waiting)
        assert last is not None and last.outcome is not None
        winners = last.outcome.winners
        assert winners
        if last.outcome.reason == "destiny":
            assert winners == (last.cur,) or last.cur not in winners


@pytest.mark.rule("RLM-PROP-16", "RLM-GOLD-02")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_list_and_the_judge_agree(seats: int) -> None:
    rng = Random(seats)
    every = list(TABLE)
    for state, seat, _ in random_game(seats, seats, deck="all"):
        if seat is None:
            continue
        listed = set(state.legal(seat))
        assert len(listed) <= 80
        assert all(refusals.refusal(state, seat, move) is None for move in listed)
        for move in rng.sample(every, 60):
            assert (refusals.refusal(state, seat, move) is None) == (move in listed), move


@pytest.mark.thorough
@pytest.mark.rule("RLM-TURN-13", "RLM-AUCTION-27")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nobody_is_asked_for_what_everybody_knows(seats: int) -> None:
    """Where a player has one answer, some hand of as many cards would have others."""
    for seed in range(12):
        for state, seat, _ in random_game(seed, seats, deck="all"):
            if seat is None or len(legal := state.legal(seat)) > 1:
                continue
            held = state.hands[seat]
            assert held & (held - 1), f"{asked(state)}, seed {seed}"
            supposed = state.copy()
            hidden = supposed.hands[seat] | c.cards(state.deck[state.top :])
            for other in range(seats):
                hidden |= supposed.hands[other]
            supposed.hands[seat] = hidden
            others = supposed.legal(seat)
            assert {move.kind for move in others} == {legal[0].kind}
            assert len(others) > 1, f"{asked(state)}, seed {seed}"
