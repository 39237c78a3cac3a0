from __future__ import annotations

import os
from dataclasses import replace
from math import log, sqrt
from pathlib import Path
from random import Random
from statistics import mean

import pytest
from rich.console import Console

from fateloom.bots import Bot, bot
from fateloom.core.errors import InvalidSetup
from fateloom.games import registry
from fateloom.lab import Ladder, print_ladder, round_robin, seed_of, summarise_ladder
from fateloom.lab.bradley_terry import ratings

DESTINY = registry["destiny"]
RANDOM = bot("random")
BOTS = [replace(RANDOM, name=name) for name in ("a", "b", "c")]
"""Three that play alike."""


def ladder(games: int = 4, bots: list[Bot] = BOTS, jobs: int = 1, seats: int = 2) -> Ladder:
    return round_robin(DESTINY, bots, games, seats=seats, seed=4, jobs=jobs, options={"goal": 3})


def report(of: Ladder) -> str:
    console = Console(width=80, record=True, file=Path(os.devnull).open("w"))  # noqa: SIM115
    with console.file:
        print_ladder(of, console)
    return console.export_text()


# --- ratings ----------------------------------------------------------------------------


def test_the_ratings_are_those_of_the_literature() -> None:
    """American League, 1987: A. Agresti, "Categorical Data Analysis", second edition, table 10.10,
    fitted as in H. Turner and D. Firth, "Bradley-Terry models in R: the BradleyTerry2 package",
    Journal of Statistical Software 48 (2012)."""
    won = {
        "Milwaukee": (0, 7, 9, 7, 7, 9, 11),
        "Detroit": (6, 0, 7, 5, 11, 9, 9),
        "Toronto": (4, 6, 0, 7, 7, 8, 12),
        "New York": (6, 8, 6, 0, 6, 7, 10),
        "Boston": (6, 2, 6, 7, 0, 7, 12),
        "Cleveland": (4, 4, 5, 6, 6, 0, 6),
        "Baltimore": (2, 4, 1, 3, 1, 7, 0),
    }
    found = [each.value for each in ratings(list(won.values()))]
    above_baltimore = [round(value - found[-1], 4) for value in found]
    assert above_baltimore == [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0.0]
    assert sum(found) == pytest.approx(0)


@pytest.mark.parametrize(("won", "lost"), [(3, 1), (60, 40), (0.5, 7.5)])
def test_two_players_differ_by_the_logarithm_of_the_odds(won: float, lost: float) -> None:
    first, second = ratings([[0, won], [lost, 0]])
    assert first.value - second.value == pytest.approx(log(won / lost))
    # The error of the difference is 1 / won + 1 / lost, squared; each player has half of it.
    error = sqrt(1 / won + 1 / lost) / 2
    assert (first.error, second.error) == pytest.approx((error, error))


def test_drawn_games_make_every_rating_finite() -> None:
    first, second = ratings([[0, 24], [0, 0]], draws=1)
    assert first.value - second.value == pytest.approx(log(24.5 / 0.5))


def test_who_did_not_play_is_known_least() -> None:
    first, second, third = ratings([[0, 5, 0], [5, 0, 0], [0, 0, 0]], draws=1)
    assert (first.value, third.value) == pytest.approx((0, 0))
    assert third.error > first.error == pytest.approx(second.error)


# --- a round robin ----------------------------------------------------------------------


def test_all_pairs_play_the_same_deals_from_both_seats() -> None:
    duels = ladder().duels
    seated = {(*duel.bots, duel.row.seed) for duel in duels}
    deals = [seed_of(4, deal) for deal in range(2)]
    pairs = [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert len(duels) == len(seated) == 12
    assert seated == {(*pair, deal) for pair in pairs for deal in deals}


@pytest.mark.thorough
def test_the_same_seed_gives_the_same_ladder_whatever_the_number_of_jobs() -> None:
    assert ladder(12) == ladder(12, jobs=2)
    assert ladder(4).duels != round_robin(DESTINY, BOTS, 4, seed=5, options={"goal": 3}).duels


def test_with_more_seats_one_bot_plays_against_others_from_every_seat() -> None:
    duels = ladder(6, seats=3).duels
    assert len(duels) == 18
    seated = {(*duel.bots, duel.row.seed) for duel in duels if "a" not in duel.bots}
    lone = [("c", "b", "b"), ("b", "c", "b"), ("b", "b", "c")]
    assert seated == {(*bots, seed_of(4, deal)) for bots in lone for deal in range(2)}


def test_a_shared_victory_is_shared_by_seats() -> None:
    duel = next(each for each in ladder(3, seats=3).duels if each.bots == ("a", "b", "a"))
    won = {winners: replace(duel, row=replace(duel.row, winners=winners)).points("b")
           for winners in ((), (0,), (1,), (0, 1), (0, 2))}  # fmt: skip
    assert won == {(): 1 / 3, (0,): 0, (1,): 1, (0, 1): 1 / 2, (0, 2): 0}


def test_the_report_of_more_seats_names_the_fair_share_and_rates_nobody() -> None:
    text = report(ladder(6, seats=3))
    assert "Wins of one bot against 2 of another" in text
    assert "A fair share is 33.3 %." in text
    assert "Places of one bot against 2 of another" in text
    assert "A fair place is 2." in text
    assert "Strength" not in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_place_is_the_mean_of_a_deal_from_every_seat() -> None:
    made = ladder(8, seats=3)  # of deals 0 and 1 from all seats, and of deal 2 from two of them
    deals: dict[int, list[float]] = {}
    for duel in made.between("c", "a"):
        place = duel.row.places[duel.bots.index("c")]
        assert place is not None
        deals.setdefault(duel.row.index, []).append(place)
    assert [len(places) for places in deals.values()] == [3, 3, 2]
    assert made.places("c", "a") == [mean(places) for places in deals.values() if len(places) == 3]


def test_bots_that_play_alike_have_a_fair_place_in_every_deal() -> None:
    """Each deal is the same game from every seat, and its places add up."""
    same = [replace(bot("greedy"), name=name) for name in ("a", "b")]
    found = summarise_ladder(ladder(6, same, seats=3))
    (pair,) = found["pairs"]
    assert pair["place"] == {"deals": 2, "mean": 2, "low": 2, "high": 2, "p10": 2, "p90": 2}


def test_one_deal_has_no_interval_of_its_place() -> None:
    assert summarise_ladder(ladder(3, seats=3))["pairs"][0]["place"] is None
    assert summarise_ladder(ladder(4))["pairs"][0]["place"] is None


def test_times_are_those_of_all_seats_of_a_bot() -> None:
    made = ladder(3, BOTS[:2], seats=3)
    each = [
        1000
        * sum(s for s, name in zip(duel.row.seconds, duel.bots, strict=True) if name == "a")
        / sum(n for n, name in zip(duel.row.asked, duel.bots, strict=True) if name == "a")
        for duel in made.duels
    ]
    told = summarise_ladder(made)["times"]
    assert [times["bot"] for times in told] == ["a", "b"]
    assert told[0]["mean"] == pytest.approx(mean(each), abs=1e-4)


def test_shared_victories_and_lost_games_count_half() -> None:
    duel = ladder().duels[0]
    ends = {winners: replace(duel, row=replace(duel.row, winners=winners))
            for winners in ((), (0,), (1,), (0, 1))}  # fmt: skip
    first = {winners: end.points(duel.bots[0]) for winners, end in ends.items()}
    assert first == {(): 0.5, (0,): 1, (1,): 0, (0, 1): 0.5}
    assert all(end.points(duel.bots[1]) == 1 - first[winners] for winners, end in ends.items())


def test_the_points_of_a_pair_add_up() -> None:
    made = ladder()
    assert made.complete
    assert made.pairs == (("c", "b"), ("c", "a"), ("b", "a"))
    for one, other in made.pairs:
        (won, games), (lost, _) = made.result(one, other), made.result(other, one)
        assert won + lost == games == 4


def test_the_report_has_every_pair_and_the_best_bot_first() -> None:
    def last(game: object, view: object, legal: list[str], rng: Random) -> str:
        return legal[-1]

    idle = Bot("idle", sees=False, choose=last)  # type: ignore[arg-type]
    text = report(ladder(6, [idle, bot("greedy")]))
    assert "greedy against idle" in text
    strength = text.partition("Strength")[2]
    assert strength.index("greedy") < strength.index("idle")
    assert max(map(len, text.splitlines())) <= 80


def test_a_ladder_that_was_stopped_says_so() -> None:
    made = ladder()
    assert "Stopped after 12 of 24 games." in report(replace(made, games=8))
    assert report(replace(made, duels=())) == "Stopped after 0 of 12 games.\n"


def test_a_game_for_one_has_no_ladder() -> None:
    with pytest.raises(InvalidSetup) as refused:
        round_robin(registry["hand"], BOTS, 4)
    assert refused.value.code == "seat-count"
