"""Reviews: how the chance of a seat went over its decisions, and which chances it missed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fateloom.bots import BOTS
from fateloom.bots import review as reviews
from fateloom.bots.advice import PIECES, Sample
from fateloom.bots.review import (
    CLOSER,
    MISSED,
    MOST,
    PASSING,
    Played,
    Review,
    Reviewing,
    play,
    review,
    thinned,
)
from fateloom.core.decisions import Decision, decided, decision
from fateloom.core.game import Consequence, Game, Rollouts
from fateloom.core.record import Recorder
from fateloom.games import registry
from fateloom.games.hand.game import HAND
from fateloom.games.realms.game import REALMS
from tests.bots.test_winning import the_ring_for_a_renter

FEW = Rollouts(moves=400, horizon=1000)
ADVISED = [game for game in registry.values() if game.advice is not None]
CROWN = Consequence("crown")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small effort, so that a test takes no time."""
    for game in ADVISED:
        monkeypatch.setattr(type(game), "advice", FEW)
    monkeypatch.setattr(type(REALMS), "rollouts", {"rollout": Rollouts(moves=60, horizon=20)})


def recorded(game: Game[Any, Any], bot: str, seed: int, **options: Any) -> Recorder:
    """A game in which this bot plays at the first seat, and the policy at the others."""
    seats, rng = game.seat_counts[0], Random(seed)
    recorder = Recorder(game, seed=seed, seats=seats, **options)
    while recorder.state.waiting:
        seat = recorder.state.waiting[0]
        view, legal = recorder.state.view(seat), recorder.state.legal(seat)
        move = BOTS[bot if seat == 0 else "greedy"].choose(game, view, legal, rng)
        recorder.choose(seat, move.text)
    return recorder


def reviewed(recorder: Recorder, most: int = MOST) -> Review:
    own = [decision(recorder, index) for index in thinned(decided(recorder, 0), most)]
    result = recorder.game.evaluate(recorder.state, 0)
    return review(recorder.game, Reviewing(own, result, 1))


# --- the plan of the work ------------------------------------------------------------------------


def made(count: int) -> list[Decision]:
    """Decisions in which `no` was chosen, and `go` is what a bot would do."""
    return [Decision(10 * number, None, ("go", "no"), "no") for number in range(count)]


def games(share: float) -> tuple[Sample, ...]:
    won = round(24 * share)
    return (*[Sample(1.0, frozenset({CROWN}))] * won, *[Sample(0.0, frozenset())] * (24 - won))


def worked(reviewing: Reviewing, share: dict[int, float], first: float | None = None) -> list[Any]:
    """Do all the work: `go` wins always, `no` in this share of the games, or `first` of the first
    pass. Returns the pieces."""
    pieces: list[Any] = []
    begun: dict[int, int] = {}
    while (piece := reviewing.piece()) is not None:
        pieces.append(piece)
        number = piece.decision.choices // 10
        begun[number] = begun.get(number, 0) + 1
        passing = begun[number] <= PASSING and first is not None
        lost = games(first if passing and first is not None else share.get(number, 1.0))
        reviewing.add(piece, Played("go", (games(1.0), lost)))
    return pieces


def test_each_decision_is_looked_at_and_the_worst_closer() -> None:
    reviewing = Reviewing(made(12), 0.0, 7)
    pieces = worked(reviewing, {number: 0.5 - number / 24 for number in range(2, 12)})
    passing, closer = pieces[: 12 * PASSING], pieces[12 * PASSING :]
    assert [each.decision.choices for each in passing[::PASSING]] == list(range(0, 120, 10))
    assert [each.best for each in passing[:PASSING]] == [None, *["go"] * (PASSING - 1)]
    assert len(closer) == CLOSER * PIECES
    assert {each.best for each in closer} == {"go"}
    # Most is lost in the last ones: they come first, and the two that are about equal never.
    assert [each.decision.choices // 10 for each in closer[::PIECES]] == list(range(11, 3, -1))
    assert len({each.seed for each in pieces}) == len(pieces), "no two pieces play the same games"


def test_one_piece_is_enough_where_games_are_short() -> None:
    reviewing = Reviewing(made(1), 1.0, 7)
    piece = reviewing.piece()
    assert piece is not None
    reviewing.add(piece, Played("go", (games(1.0) * 3, games(1.0) * 3)))
    assert reviewing.piece() is None


def test_up_to_five_missed_chances_are_told_in_their_order() -> None:
    reviewing = Reviewing(made(12), 0.0, 7)
    worked(reviewing, {number: 0.5 if number % 2 else 0.0 for number in range(12)})
    told = reviewing.review()
    assert told.done
    assert len(told.missed) == MISSED
    assert [each.decision.choices for each in told.missed] == [0, 20, 40, 60, 80]
    first = told.missed[0]
    assert (first.decision.chosen, first.better, first.gain) == ("no", "go", 1.0)
    assert first.reason is not None
    assert (first.reason.consequence, first.reason.here, first.reason.there) == (CROWN, 1.0, 0.0)


def test_what_only_the_first_pass_says_is_no_missed_chance() -> None:
    """The games that picked a decision do not count: new ones may find no difference."""
    reviewing = Reviewing(made(3), 1.0, 7)
    worked(reviewing, {}, first=0.5)
    told = reviewing.review()
    assert told.missed == ()
    assert [each.chance for each in told.points] == [1.0, 1.0, 1.0]


def test_it_grows_by_a_decision_at_a_time() -> None:
    reviewing = Reviewing(made(2), 0.0, 7)
    known: list[tuple[int, int, bool]] = []
    while (piece := reviewing.piece()) is not None:
        reviewing.add(piece, Played("go", (games(1.0), games(0.5))))
        told = reviewing.review()
        if reviewing.judged > len(known):
            known.append((len(told.points), len(told.missed), told.done))
    assert known == [(1, 0, False), (2, 0, False), (2, 1, False), (2, 2, True)]


def test_a_piece_that_was_played_twice_counts_once() -> None:
    reviewing = Reviewing(made(1), 1.0, 7)
    piece = reviewing.piece()
    assert piece is not None
    for _ in range(3):
        reviewing.add(piece, Played("go", (games(1.0), games(1.0))))
    assert reviewing.judged == 0
    assert reviewing.piece() == piece._replace(best="go", seed=piece.seed + 1)


def test_a_game_without_decisions_has_nothing_to_tell() -> None:
    reviewing = Reviewing([], 1.0, 7)
    assert reviewing.piece() is None
    assert reviewing.review() == Review(0, (), (), 1.0, done=True)


def test_of_a_recorded_game_all_decisions_are_looked_at_or_forty() -> None:
    recorder = recorded(HAND, "greedy", 5)
    own = decided(recorder, 0)
    assert len(own) > MOST
    assert Reviewing.of(recorder, 0, 1).review().decisions == MOST
    assert Reviewing.of(recorder.back(own[7]), 0, 1).review().decisions == 7


# --- real games ----------------------------------------------------------------------------------


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("game", ADVISED, ids=lambda game: str(game.name))
def test_the_thread_goes_from_the_first_decision_to_the_result(game: Game[Any, Any]) -> None:
    recorder = recorded(game, "careless", 5)
    told = reviewed(recorder, most=6)
    own = decided(recorder, 0)
    assert [each.choices for each in told.points] == thinned(own, 6)
    assert (told.points[0].choices, told.points[-1].choices) == (own[0], own[-1])
    for each in told.points:
        assert 0 <= each.least <= each.chance <= each.most + 1e-9 <= 1 + 1e-9
    assert recorder.outcome is not None
    assert told.result == (0 in recorder.outcome.winners)
    assert told.done


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("game", ADVISED, ids=lambda game: str(game.name))
def test_nothing_that_was_hidden_from_the_seat_goes_into_it(game: Game[Any, Any]) -> None:
    """Of two games that differ only in that, the figures are the same."""
    recorder = recorded(game, "careless", 6)
    told = reviewed(recorder, most=3)
    before = [state.fields() for state in recorder.moments]
    for index in thinned(decided(recorder, 0), 3):
        view = recorder.moments[index].view(0)
        recorder.moments[index] = game.determinize(view, Random(9))
    assert [state.fields() for state in recorder.moments] != before
    assert reviewed(recorder, most=3) == told


@pytest.mark.usefixtures("few")
def test_a_win_that_was_passed_by_is_a_missed_chance() -> None:
    state = the_ring_for_a_renter()
    seat = state.waiting[0]
    legal = tuple([move.text for move in state.legal(seat)])
    told = review(REALMS, Reviewing([Decision(4, state.view(seat), legal, "end")], 0.0, 1))
    (missed,) = told.missed
    assert (missed.decision.chosen, missed.better) == ("end", "use Ring of Value")
    assert missed.gain == 1 - told.points[0].chance > 0


@pytest.mark.usefixtures("few")
def test_a_seat_that_played_like_the_bot_missed_nothing() -> None:
    state = HAND.new(seed=3, seats=1)
    legal = tuple([move.text for move in state.legal(0)])
    best = BOTS["search"].choose(HAND, state.view(0), state.legal(0), Random(1)).text
    piece = Reviewing([Decision(0, state.view(0), legal, best)], 1.0, 1).piece()
    assert piece is not None
    assert [len(play(HAND, piece).samples)] == [1], "there is nothing to compare it with"
    assert review(HAND, Reviewing([piece.decision], 1.0, 1)).missed == ()


def test_a_stronger_player_misses_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one of these games, chance drops the last hope of a game that was as good as won."""
    monkeypatch.setattr(reviews, "CLOSER", 4)
    monkeypatch.setattr(type(HAND), "advice", Rollouts(moves=2000, horizon=1000))

    def missed(bot: str) -> float:
        told = [reviewed(recorded(HAND, bot, seed, difficulty="easy"), most=8) for seed in (1, 2)]
        return sum(each.gain for one in told for each in one.missed)

    assert missed("random") - missed("search") > 0.5
