"""What always holds, checked after every choice of random games with 2 to 6 seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from random import Random
from statistics import mean, median
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fateloom.core.record import Record, Recorder, replay
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import phases as p
from fateloom.games.destiny import scoring
from fateloom.games.destiny.cards import Group
from fateloom.games.destiny.game import DESTINY
from fateloom.games.destiny.state import DestinyState
from tests.games.destiny.table import everywhere, groups, powers, random_game, update_powers
from tests.games.destiny.thrifty import thrifty

RAISING = ("King", "Warrior", "Wizard", "Lover", "Barbarian", "Knight", "Ranger", "Wraith Lord",
           "Kings Crown", "Overlord")  # fmt: skip


class Step(NamedTuple):
    """A choice of a game: the table before and after it."""

    before: DestinyState
    seat: int
    move: str
    after: DestinyState


def steps(seed: int, seats: int) -> Iterator[Step]:
    """A game of random choices, step by step."""
    game = random_game(seed, seats)
    state, _, _ = next(game)
    before = state.copy()
    for after, seat, move in game:
        assert seat is not None
        yield Step(before, seat, move, after)
        before = after.copy()


def in_random_games(check: Callable[[int, int], None]) -> Callable[[], None]:
    """Hypothesis chooses seeds and numbers of seats."""
    return settings(max_examples=25)(
        given(seed=st.integers(0, 2**64), seats=st.integers(2, 6))(check)
    )


@pytest.mark.rule("DTY-PROP-01", "DTY-PROP-03", "DTY-DRAW-05", "DTY-RUL-1", "DTY-RUL-31")
@in_random_games
def test_73_cards_each_in_one_place(seed: int, seats: int) -> None:
    everything = list(range(73))
    for state, _, _ in random_game(seed, seats):
        assert sorted(everywhere(state)) == everything


@pytest.mark.thorough
@pytest.mark.rule("DTY-PROP-02")
@in_random_games
def test_20_treasures_and_27_points(seed: int, seats: int) -> None:
    for state, _, _ in random_game(seed, seats):
        played_for = state.round if state.outcome else max(state.round - 1, 0)
        gone = [*state.buried, *(kind for kinds in state.owned for kind in kinds)]
        assert Counter(gone) == Counter(state.treasures[:played_for])
        assert Counter(state.treasures) == Counter(c.TREASURE_DECK)
        view = state.view(None)
        known = [view.treasure, *view.coming, *view.buried]
        known += [name for player in view.players for name in player.treasures]
        assert sum(c.TREASURE_POINTS[c.TREASURE_NAME.index(name)] for name in known if name) == 27


@pytest.mark.rule("DTY-TRE-08", "DTY-TRE-10", "DTY-SETUP-10", "DTY-AID-03", "DTY-ACT-15")
@in_random_games
def test_powers_are_those_of_identity_aid_and_treasures(seed: int, seats: int) -> None:
    for state, _, _ in random_game(seed, seats):
        expected = state.copy()
        update_powers(expected)
        assert state.powers == expected.powers


@pytest.mark.rule("DTY-PROP-04", "DTY-DRAW-01", "DTY-RUL-1", "DTY-RUL-11")
@in_random_games
def test_hands_are_full_after_the_draw_phase(seed: int, seats: int) -> None:
    drawn = 0
    for before, _, _, after in steps(seed, seats):
        if after.phase == p.HIT and (before.phase, before.round) != (p.HIT, after.round):
            drawn += 1
            for seat in range(seats):
                assert len(after.hands[seat]) >= c.hand_limit(after.powers[seat])
    assert drawn


@pytest.mark.rule("DTY-PROP-05", "DTY-AID-04", "DTY-DEST-07")
@in_random_games
def test_the_table_is_bare_after_the_destiny_phase(seed: int, seats: int) -> None:
    for before, _, _, after in steps(seed, seats):
        if before.round and (after.round > before.round or after.outcome):
            assert after.aids == [()] * seats
            assert after.groups == [()] * seats
            assert after.identities == before.identities


@pytest.mark.rule("DTY-PROP-06", "DTY-PROP-07", "DTY-MULT-05", "DTY-TOTAL-20", "DTY-RUL-18")
@in_random_games
def test_no_enemies_in_groups_or_among_bases_and_three_cards_at_most(seed: int, seats: int) -> None:
    for state, _, _ in random_game(seed, seats):
        for laid in state.groups:
            for group in (*laid, tuple(base for base, *_ in laid)):
                for (_, one), (_, other) in combinations(group, 2):
                    assert c.OPPOSED[one] != other
            for group in laid:
                assert 1 <= len(group) <= 3
                kinds = [c.KIND[card] for card, _ in group]
                assert kinds[0] == c.BASE
                assert c.BASE not in kinds[1:]


@pytest.mark.rule("DTY-PROP-08", "DTY-RUL-25")
@in_random_games
def test_points_never_fall_and_one_seat_gains_in_a_round(seed: int, seats: int) -> None:
    for before, _, _, after in steps(seed, seats):
        gains = [after.points(seat) - before.points(seat) for seat in range(seats)]
        assert min(gains) >= 0
        ended = after.round > before.round or after.outcome is not None
        assert sum(gain > 0 for gain in gains) <= ended


@pytest.mark.rule("DTY-PROP-09", "DTY-DEST-10", "DTY-RUL-25", "DTY-SETUP-02")
@in_random_games
def test_one_seat_has_five_points_at_the_end(seed: int, seats: int) -> None:
    *_, (state, _, _) = random_game(seed, seats)
    rich = [seat for seat in range(seats) if state.points(seat) >= 5]
    assert state.outcome is not None
    if state.outcome.reason == "goal":
        assert state.outcome.winners == tuple(rich)
        assert len(rich) == 1
        assert state.outcome.ranking[0] == tuple(rich)
    else:
        assert rich == []


@pytest.mark.rule("DTY-PROP-13", "DTY-ACT-06", "DTY-ACT-08", "DTY-ACT-10")
@in_random_games
def test_what_powers_do_to_hand_sizes(seed: int, seats: int) -> None:
    start: DestinyState | None = None
    for before, seat, move, after in steps(seed, seats):
        if not move.startswith("use ") and not before.owed:
            continue
        start = start or before
        if after.owed:
            continue
        change = [len(after.hands[s]) - len(start.hands[s]) for s in range(seats)]
        expected = [0] * seats
        power = c.POWER_NAME[before.owed] if before.owed else move.split()[1]
        if power == "Thief":
            victim = next(s for s in range(seats) if change[s])
            assert victim != seat
            expected[victim] = -1
        assert change == expected
        if power in ("Thief", "Assassin"):
            assert len(after.discards) - len(start.discards) == 1
        start = None


@pytest.mark.thorough
@pytest.mark.rule("DTY-PROP-14")
@in_random_games
def test_same_seed_and_choices_same_game(seed: int, seats: int) -> None:
    chance = Random(seed)
    first = Recorder(DESTINY, seed=seed, seats=seats)
    while first.state.outcome is None:
        seat = first.state.waiting[0]
        first.choose(seat, str(chance.choice(first.state.legal(seat))))
    again = replay(DESTINY, Record.loads(first.record().dumps()))
    assert again.state.fields() == first.state.fields()
    assert again.events == first.events


@pytest.mark.rule("DTY-PROP-14")
def test_other_seeds_other_games() -> None:
    hands = {DESTINY.new(seed=seed, seats=2).hands[0] for seed in range(100)}
    assert len(hands) == 100


@pytest.mark.rule("DTY-PROP-16", "DTY-SEQ-05")
@in_random_games
def test_the_lead_after_so_many_rounds(seed: int, seats: int) -> None:
    first = DESTINY.new(seed=seed, seats=seats).leader
    for state, _, _ in random_game(seed, seats):
        if state.outcome is None:
            assert state.leader == (first + max(state.round - 1, 0)) % seats


# --- arithmetic ------------------------------------------------------------------------

BASES = [name for name in c.NAME if name[1:2] == "B"]
BONUSES = [name for name in c.NAME if name[1] == "+"]
MULTIPLIERS = [name for name in c.NAME if name[1] == "x"]


@pytest.mark.rule("DTY-PROP-10", "DTY-EX-05")
def test_without_powers_a_group_is_worth_1_to_66() -> None:
    best = []
    for base in BASES:
        for bonus in ("", *BONUSES):
            for multiplier in ("", *MULTIPLIERS):
                (group,) = groups(f"{base} {bonus} {multiplier}")
                value = scoring.worked(group, 0).value
                assert 1 <= value <= 66
                if value == 66:
                    best.append(f"{base} {bonus} {multiplier}")
    assert best == [f"{letter}B4 {letter}+3 {letter}x4" for letter in "GELCN"]


def laid_cards(bases: int) -> st.SearchStrategy[list[Group]]:
    """Some groups, of up to three cards."""
    attached = st.lists(st.sampled_from(BONUSES + MULTIPLIERS), max_size=2)
    group = st.tuples(st.sampled_from(BASES), attached)
    return st.lists(group.map(lambda cut: groups(" ".join((cut[0], *cut[1])))[0]), max_size=bases)


ANY_POWERS = st.lists(st.sampled_from(list(c.POWER_NAME)), unique=True, max_size=8)


@pytest.mark.rule("DTY-PROP-11")
@given(laid=laid_cards(4), granted=ANY_POWERS, more=st.sampled_from(RAISING))
def test_a_raising_power_never_lowers(laid: list[Group], granted: list[int], more: str) -> None:
    without = sum(granted) & ~powers(more)
    for group in laid:
        plain, raised = (
            scoring.worked(group, owner).value for owner in (without, without | powers(more))
        )
        assert raised >= plain
    assert scoring.total(laid, without | powers(more)) >= scoring.total(laid, without)


@pytest.mark.thorough
@pytest.mark.rule("DTY-PROP-12", "DTY-TOTAL-15")
@given(laid=laid_cards(4), granted=ANY_POWERS, data=st.data())
def test_a_total_does_not_depend_on_any_order(
    laid: list[Group], granted: list[int], data: st.DataObject
) -> None:
    owner = sum(granted)
    worth = scoring.total(laid, owner)
    assert scoring.total(data.draw(st.permutations(laid)), owner) == worth
    for group in laid:
        values = {
            scoring.worked((group[0], *order), owner).value for order in permutations(group[1:])
        }
        assert len(values) == 1


# --- figures of many games -------------------------------------------------------------

MEAN_ROUNDS = {2: 5.4, 3: 6.8, 4: 7.6, 5: 8.5, 6: 9.0}


@pytest.mark.thorough
@pytest.mark.rule("DTY-SEQ-08")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nobody_is_asked_for_what_everybody_knows(seats: int) -> None:
    """Where a player can only pass, some hand that they may have could do something else."""
    only_passing = 0
    for seed in range(4):
        chance, state = Random(seed), DESTINY.new(seed=seed, seats=seats)
        while state.outcome is None:
            (seat,) = state.waiting
            legal = state.legal(seat)
            if [move.kind for move in legal] == ["done"]:
                only_passing += 1
                supposed = state.copy()
                pile = state.deck[state.top :]
                supposed.hands[seat] = tuple(card for held in (*state.hands, pile) for card in held)
                assert len(supposed.legal(seat)) > 1, f"{p.NAMES[state.phase]}, seed {seed}"
            state.apply(seat, DESTINY.policy(state.view(seat), legal, chance))
    assert only_passing > 50


class Figures(NamedTuple):
    """What many games came to."""

    rounds: float
    ties: float
    median: float
    ninetieth: int


def figures(player: Callable[..., object], seats: int, games: int) -> Figures:
    """Let one player play all seats of many games."""
    rounds: list[int] = []
    totals: list[int] = []
    ties = 0
    for seed in range(games):
        chance = Random(seed)
        state = DESTINY.new(seed=seed, seats=seats, watch=True)
        while state.outcome is None:
            seat = state.waiting[0]
            move = player(state.view(seat), state.legal(seat), chance)
            state.apply(seat, move)  # type: ignore[arg-type]
        assert state.events is not None
        rounds.append(state.round)
        ties += sum(event.code == "ties" for event in state.events)
        totals += [event.args[1] for event in state.events if event.code == "total"]
    totals.sort()
    return Figures(mean(rounds), ties / sum(rounds), median(totals), totals[len(totals) * 9 // 10])


@pytest.mark.slow
@pytest.mark.rule("DTY-PROP-17")
@pytest.mark.parametrize("seats", MEAN_ROUNDS)
def test_figures_of_thrifty_players(seats: int) -> None:
    found = figures(thrifty, seats, 200)
    assert found.rounds == pytest.approx(MEAN_ROUNDS[seats], rel=0.15)
    assert 0.005 < found.ties < 0.04
    assert found.median == pytest.approx(32, rel=0.25)
    assert found.ninetieth == pytest.approx(63, rel=0.15)


@pytest.mark.slow
@pytest.mark.rule("DTY-PROP-17")
@pytest.mark.parametrize("seats", MEAN_ROUNDS)
def test_figures_of_the_games_own_player(seats: int) -> None:
    """It holds cards back when it cannot win, so only rounds and ties are compared."""
    found = figures(DESTINY.policy, seats, 60)
    assert found.rounds == pytest.approx(MEAN_ROUNDS[seats], rel=0.2)
    assert 0.003 < found.ties < 0.04
