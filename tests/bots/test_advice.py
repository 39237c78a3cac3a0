"""Advice: what the moves are worth by games played to their end, and why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from fateloom.bots import BOTS, bots_of, ranking
from fateloom.bots.advice import (
    PIECES,
    Advice,
    Findings,
    Sample,
    Samples,
    advise,
    candidates,
    samples,
)
from fateloom.core.game import Consequence, Event, Game, Move, Rollouts
from fateloom.games import registry
from fateloom.games.destiny.game import DESTINY
from fateloom.games.hand.game import HAND
from fateloom.games.realms.game import REALMS
from tests.bots.test_search import positions
from tests.bots.test_winning import a_bid_that_nobody_can_top, the_ring_for_a_renter

FEW = Rollouts(moves=400, horizon=1000)
ADVISED = [game for game in registry.values() if game.advice is not None]
CROWN, ROPE = Consequence("crown"), Consequence("rope", (("seat", 1),))


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small effort, so that a test takes no time."""
    for game in ADVISED:
        monkeypatch.setattr(type(game), "advice", FEW)
    few = dict.fromkeys(REALMS.rollouts, Rollouts(moves=60, horizon=20))
    monkeypatch.setattr(type(REALMS), "rollouts", few)


def games(values: Sequence[float], *consequences: Sequence[Consequence]) -> tuple[Sample, ...]:
    """Games with these values and with what became of the seat in each of them, or with nothing."""
    told = [frozenset(each) for each in consequences] or [frozenset()] * len(values)
    return tuple(Sample(value, each) for value, each in zip(values, told, strict=True))


def found(*moves: Sequence[Sample]) -> Advice:
    findings = Findings(("go 1", "go 2", "go 3")[: len(moves)])
    findings.add(tuple(map(tuple, moves)))
    return findings.advice()


WON, LOST = [1.0] * 20, [0.0] * 20


def test_what_a_move_is_worth_is_the_share_of_its_games_with_the_interval_of_wilson() -> None:
    (move,) = found(games([1.0] * 8 + [0.0] * 2)).moves
    assert (move.move, move.chance) == ("go 1", 0.8)
    assert (round(move.least, 3), round(move.most, 3)) == (0.490, 0.943)


def test_a_move_that_always_wins_is_worth_everything() -> None:
    first, second = found(games(LOST), games(WON)).moves
    assert (first.move, first.chance, round(first.most, 6), first.equal) == ("go 2", 1, 1, False)
    assert (second.move, second.chance, round(second.least, 6)) == ("go 1", 0, 0)
    assert not second.equal


def test_moves_whose_difference_chance_explains_are_called_equal() -> None:
    mixed = [1.0, 0.0] * 10
    first, second, third = found(games(mixed), games(mixed[::-1]), games([*mixed[:-1], 1.0])).moves
    assert first.move == "go 1", "the bot's choice stays first"
    assert not first.equal
    assert second.equal
    assert third.equal
    assert first.reason is None


def test_a_few_games_tell_nothing_apart() -> None:
    assert found(games([1.0] * 7), games([0.0] * 7)).moves[1].equal


def test_the_reason_is_what_accounts_for_most_of_the_difference() -> None:
    """The rope came more often after the first move, too, but has nothing to do with winning."""
    crowned, roped = [CROWN], [ROPE]
    first = games([1.0] * 15 + [0.0] * 5, *[[*crowned, *roped]] * 15, *[roped] * 5)
    second = games([1.0] * 4 + [0.0] * 16, *[crowned] * 4, *[[]] * 16)
    better, worse = found(first, second).moves
    assert better.reason is not None
    assert worse.reason is not None
    assert (better.reason.consequence, better.reason.here, better.reason.there) == (
        CROWN,
        0.75,
        0.2,
    )
    assert (worse.reason.consequence, worse.reason.here, worse.reason.there) == (CROWN, 0.2, 0.75)


def test_what_speaks_against_the_better_move_is_no_reason_for_it() -> None:
    """The rope loses wherever it comes, and it comes more often after the better move."""
    first = games([1.0] * 14 + [0.0] * 6, *[[]] * 14, *[[ROPE]] * 6)
    second = games([1.0] * 2 + [0.0] * 18, *[[]] * 20)
    assert [each.reason for each in found(first, second).moves] == [None, None]


# --- real games ----------------------------------------------------------------------------------


def advice_at(game: Game[Any, Any], state: Any, seed: int = 1) -> Advice:
    seat = state.waiting[0]
    return advise(game, state.view(seat), state.legal(seat), seed)


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("game", ADVISED, ids=lambda game: str(game.name))
def test_the_same_view_and_seed_give_the_same_advice(game: Game[Any, Any]) -> None:
    """In another world, too, as long as the view is the same."""
    state = next(each for each in positions(game, 12) if len(each.legal(each.waiting[0])) > 1)
    before = state.fields()
    other = game.determinize(state.view(state.waiting[0]), Random(3))
    assert advice_at(game, state) == advice_at(game, state) == advice_at(game, other)
    assert state.fields() == before


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("game", ADVISED, ids=lambda game: str(game.name))
def test_it_begins_with_what_the_strongest_bot_would_do(game: Game[Any, Any]) -> None:
    strongest = BOTS[bots_of(game)[-1]]
    for number, state in enumerate(positions(game, 13)):
        if number % 4:
            continue
        seat = state.waiting[0]
        view, legal = state.view(seat), state.legal(seat)
        choice = strongest.choose(game, view, legal, Random(4))
        compared = candidates(game, view, legal, Random(4))
        assert compared[0] is choice
        assert len(set(map(str, compared))) == len(compared) <= 3
        assert set(map(str, ranking(game, view, legal, Random(4)))) <= set(map(str, legal))


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("position", [the_ring_for_a_renter, a_bid_that_nobody_can_top])
def test_a_move_that_wins_at_once_is_found_and_worth_everything(position: Any) -> None:
    first, *others = advice_at(REALMS, position()).moves
    assert first.chance == 1.0
    assert all(each.chance <= 1.0 for each in others)


@pytest.mark.usefixtures("few")
def test_all_moves_meet_the_same_worlds() -> None:
    """A move compared with itself never differs."""
    state = HAND.new(seed=3, seats=1)
    move = state.legal(0)[0]
    one, other = samples(HAND, state.view(0), [move, move], Random(2))
    assert one == other


def test_no_more_is_played_than_the_effort_of_a_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    def played(effort: Rollouts) -> Samples:
        monkeypatch.setattr(type(HAND), "advice", effort)
        state = HAND.new(seed=3, seats=1)
        return samples(HAND, state.view(0), state.legal(0)[:2], Random(2))

    assert [len(each) for each in played(Rollouts(moves=PIECES, horizon=1000))] == [1, 1]
    many = [len(each) for each in played(Rollouts(moves=1000 * PIECES, horizon=1000))]
    assert many[0] == many[1]
    assert 4 <= many[0] <= 100


def test_a_game_without_an_effort_has_no_advice() -> None:
    with pytest.raises(ValueError, match="destinies"):
        samples(registry["destinies"], SimpleNamespace(seat=0), [Move("go", (), "go")], Random(1))


# --- what becomes of a seat ----------------------------------------------------------------------


def test_the_consequences_of_realms() -> None:
    events = [
        Event("bids", (1, 3)),
        Event("eliminated", (2, 0)),
        Event("completes", (1, "Warlord")),
    ]
    lost = Consequence("loses-to", (("seat", 1), ("destiny", "Warlord")))
    won = Consequence("completes", (("destiny", "Warlord"),))
    assert REALMS.consequences(events, 0) == {Consequence("outlives", (("seat", 2),)), lost}
    assert REALMS.consequences(events, 1) == {Consequence("outlives", (("seat", 2),)), won}
    assert REALMS.consequences(events, 2) == {Consequence("eliminated"), lost}


def test_the_consequences_of_destiny_are_about_this_round_and_the_next() -> None:
    events = [
        Event("ties", ((0, 1), 7, ("Ring",))),
        Event("wins", (1, 9, ("Ring", "Crown"), 3)),
        Event("wins", (0, 5, ("Sword",), 1)),
    ]
    buried = Consequence("buries-now", (("treasure", ("Ring",)),))
    both = ("treasure", ("Ring", "Crown"))
    assert DESTINY.consequences(events, 1) == {buried, Consequence("takes-next", (both,))}
    lost = Consequence("loses-next", (("seat", 1), both))
    assert DESTINY.consequences(events, 0) == {buried, lost}


def test_the_consequences_of_the_hand() -> None:
    events = [Event("exhausts", (("Fire Ball", "Summons"),)), Event("wave", (2,))]
    assert HAND.consequences(events, 0) == {
        Consequence("exhausts", (("ability", "Fire Ball"),)),
        Consequence("exhausts", (("ability", "Summons"),)),
        Consequence("reaches", (("wave", 2),)),
    }
