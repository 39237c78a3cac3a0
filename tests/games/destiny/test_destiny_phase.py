"""Who wins a round, what is buried, when a game ends."""

from __future__ import annotations

import pytest

from fateloom.core.game import Outcome
from fateloom.games.destiny import cards as c
from fateloom.games.destiny.rounds import DRY_ROUNDS
from fateloom.games.destiny.state import DestinyState
from tests.games.destiny.table import TREASURES, finish_round, lay, names, pass_to, table, told

LESSER, GREATER = "Lesser Hoard", "Greater Hoard"


def fight(state: DestinyState, *laid: str) -> DestinyState:
    """Lay these groups in the Base Phase, seat by seat, and go to the end of the round."""
    pass_to(state, "base")
    for seat, text in enumerate(laid):
        lay(state, seat, text)
    return finish_round(state)


def owned(state: DestinyState) -> list[list[str]]:
    return [[c.TREASURE_NAME[kind] for kind in kinds] for kinds in state.owned]


def buried(state: DestinyState) -> list[str]:
    return [c.TREASURE_NAME[kind] for kind in state.buried]


def listed(*names_and_counts: tuple[str, int]) -> str:
    return ", ".join(name for name, count in names_and_counts for _ in range(count))


# --- a round is won or tied ------------------------------------------------------------


@pytest.mark.rule("DTY-DEST-01", "DTY-DEST-02")
@pytest.mark.parametrize("winner", range(3))
def test_the_highest_total_takes_the_treasure(winner: int) -> None:
    state = table("base", seats=3, coming="Magic Tome", hands=["GB1 GB2"])
    laid = ["LB1", "LB2", "LB3"]
    laid[winner] = "NB4 N+1"
    fight(state, *laid)
    assert owned(state)[winner] == ["Magic Tome"]
    assert [len(kinds) for kinds in owned(state)].count(0) == 2
    assert [e.args for e in told(state, "wins")] == [(winner, 7, ("Magic Tome",), 1)]
    assert buried(state) == []


@pytest.mark.rule("DTY-DEST-03", "DTY-DEST-01")
@pytest.mark.parametrize(
    ("laid", "tied"),
    [
        (("GB3", "EB3", "NB2"), (0, 1)),
        (("GB1", "EB3", "NB3"), (1, 2)),
        (("GB3", "EB3", "NB3"), (0, 1, 2)),
    ],
)
def test_a_shared_top_buries_the_treasure(laid: tuple[str, ...], tied: tuple[int, ...]) -> None:
    state = table("base", seats=3, coming="Magic Tome", hands=["GB4"])
    fight(state, *laid)
    assert owned(state) == [[], [], []]
    assert buried(state) == ["Magic Tome"]
    assert [e.args for e in told(state, "ties")] == [(tied, 3, ("Magic Tome",))]


@pytest.mark.rule("DTY-EX-52", "DTY-DEST-04", "DTY-DEST-05", "DTY-RUL-25")
def test_example_buried_treasures_pile_up_and_are_dug_up() -> None:
    state = table("base", seats=3, coming=f"{GREATER}, {LESSER}, Dragons Hoard", hands=["GB1"])
    fight(state, "GB4 N+1 Lx4", "LB3 N+2 Gx4", "EB3 Nx4")
    assert buried(state) == [GREATER]
    fight(state, "LB2 Gx4", "GB3 L+2 Nx3", "NB2 E+3 Lx3")
    assert buried(state) == [GREATER, LESSER]
    fight(state, "NB3 Gx3", "EB4", "")
    totals = [event.args[:2] for event in told(state, "total")]
    assert sorted(totals[:3]) == [(0, 20), (1, 20), (2, 12)]
    assert sorted(totals[3:6]) == [(0, 8), (1, 15), (2, 15)]
    assert sorted(totals[6:]) == [(0, 9), (1, 4), (2, 0)]
    assert owned(state)[0] == [GREATER, LESSER, "Dragons Hoard"]
    assert state.points(0) == 6
    assert buried(state) == []
    assert state.outcome == Outcome("goal", (0,), ((0,), (1, 2)))


@pytest.mark.rule("DTY-EX-53", "DTY-DEST-06")
def test_example_a_tie_below_the_top() -> None:
    state = table("base", seats=3, coming=LESSER, hands=["GB1"])
    fight(state, "GB4 N+1 Lx4", "NB4 G+3 Lx2", "CB4 E+3 Nx2")
    totals = [event.args[:2] for event in told(state, "total")]
    assert totals == [(0, 20), (1, 14), (2, 14)]
    assert owned(state)[0] == [LESSER]


@pytest.mark.rule("DTY-EX-54", "DTY-RUL-26", "DTY-TOTAL-18")
def test_example_nobody_plays() -> None:
    state = table("base", identities=["Thief", "Oracle"], coming=LESSER, hands=["GB1", "EB1"])
    fight(state)
    assert [e.args for e in told(state, "ties")] == [((0, 1), 0, (LESSER,))]
    assert buried(state) == [LESSER]


@pytest.mark.rule("DTY-EX-55", "DTY-RUL-26", "DTY-TOTAL-17")
def test_example_the_overlord_wins_with_nothing() -> None:
    state = table("base", identities=["Thief", "Overlord"], coming=LESSER, hands=["GB1", "EB1"])
    fight(state)
    assert [e.args for e in told(state, "wins")] == [(1, 3, (LESSER,), 1)]
    assert owned(state) == [[], [LESSER]]


# --- clearing the table ----------------------------------------------------------------


@pytest.mark.rule("DTY-DEST-07", "DTY-DEST-08", "DTY-DEST-09", "DTY-AID-04")
def test_played_cards_go_then_aid_and_hands_stay() -> None:
    state = table(
        "base",
        leader=1,
        identities=["Thief", "Oracle"],
        aids=["King Rogue", "Druid"],
        hands=["LB1 Wizard", "NB1"],
        discards="C+1",
    )
    fight(state, "GB4 G+3 Gx4, GB1", "EB1 E+1")
    assert names(state.discards) == "C+1 EB1 E+1 GB4 G+3 Gx4 GB1 Druid King Rogue"
    assert (state.groups, state.aids) == ([(), ()], [(), ()])
    assert names(state.hands[0]).startswith("LB1 Wizard")
    assert names(state.hands[1]).startswith("NB1")
    assert [c.NAME[card] for card in state.identities] == ["Thief", "Oracle"]


# --- the end of the game ---------------------------------------------------------------


@pytest.mark.rule("DTY-DEST-10", "DTY-SETUP-02")
@pytest.mark.parametrize(
    ("before", "at_stake", "over"),
    [
        (listed((LESSER, 4)), LESSER, True),
        (listed((LESSER, 3)), LESSER, False),
        (listed((GREATER, 2)), LESSER, True),
        (listed((LESSER, 2)), "Dragons Hoard", True),
        pytest.param(
            listed((GREATER, 2)), GREATER, True, marks=pytest.mark.rule("DTY-EX-56", "DTY-RUL-25")
        ),
    ],
)
def test_five_points_end_the_game_at_once(before: str, at_stake: str, over: bool) -> None:
    state = table("base", seats=3, owned=["", before], coming=at_stake, hands=["GB1"])
    fight(state, "GB1", "LB2", "NB1")
    if over:
        assert state.points(1) >= 5
        assert state.outcome == Outcome("goal", (1,), ((1,), (0, 2)))
        assert state.waiting == ()
        assert all(state.legal(seat) == () for seat in range(3))
        assert [event.args for event in told(state, "over")] == [("goal", (1,))]
        assert state.view(0).actor is None
    else:
        assert state.points(1) == 4
        assert state.outcome is None


@pytest.mark.rule("DTY-EX-56", "DTY-RUL-25")
def test_example_overshooting_counts() -> None:
    state = table("base", owned=[listed((LESSER, 4))], coming=GREATER, hands=["GB1"])
    fight(state, "GB1")
    assert state.points(0) == 6
    assert state.outcome is not None
    assert state.outcome.reason == "goal"


@pytest.mark.rule("DTY-SETUP-02")
@pytest.mark.parametrize(("goal", "over"), [(3, True), (4, False), (5, False)])
def test_an_agreed_goal_ends_the_game_earlier(goal: int, over: bool) -> None:
    state = table("base", goal=goal, owned=[GREATER], coming=LESSER, hands=["GB1"])
    fight(state, "GB1")
    assert (state.outcome is not None) is over


@pytest.mark.rule("DTY-DEST-10", "DTY-DEST-05")
def test_buried_treasures_count_towards_the_goal() -> None:
    state = table(
        "base", buried=listed((LESSER, 2), (GREATER, 1)), coming=LESSER, hands=["GB1", "EB1"]
    )
    fight(state, "", "EB1")
    assert state.points(1) == 5
    assert state.outcome is not None


# --- the Treasure deck runs out --------------------------------------------------------


def late(rounds_left: int, *before: str, dry: int = 0) -> DestinyState:
    """A table with that many treasures to come; what nobody owns is buried."""
    rest = list(TREASURES)
    for name in ", ".join(before).split(", "):
        if name:
            rest.remove(name)
    coming, below = rest[:rounds_left], rest[rounds_left:]
    return table(
        "base",
        seats=3,
        owned=before,
        buried=", ".join(below),
        coming=", ".join(coming),
        hands=["GB1 GB2", "EB1 EB2", "NB1 NB2"],
        dry=dry,
    )


@pytest.mark.rule("DTY-RUL-24", "DTY-TREAS-03")
def test_the_game_goes_on_for_what_is_buried() -> None:
    state = late(1)
    assert (state.round, state.treasure) == (20, 0)
    fight(state)
    assert (state.round, state.treasure, state.outcome) == (21, None, None)
    assert len(state.buried) == 20
    fight(state)
    assert (state.round, state.dry) == (22, 1)
    fight(state, "GB1")
    assert state.points(0) == 27
    assert state.outcome == Outcome("goal", (0,), ((0,), (1, 2)))


@pytest.mark.rule("DTY-RUL-24")
def test_after_ten_ties_in_a_row_the_game_ends() -> None:
    assert DRY_ROUNDS == 10
    state = late(0)
    for ties in range(1, 10):
        fight(state)
        assert (state.dry, state.outcome) == (ties, None)
    fight(state)
    assert state.outcome == Outcome("exhausted", (0, 1, 2), ((0, 1, 2),))
    assert [event.args for event in told(state, "over")] == [("exhausted", (0, 1, 2))]


@pytest.mark.rule("DTY-RUL-24")
def test_ties_over_a_treasure_are_not_counted() -> None:
    state = late(3)
    for _ in range(3):
        fight(state)
        assert state.dry == 0
    fight(state)
    assert state.dry == 1


@pytest.mark.rule("DTY-RUL-24")
@pytest.mark.parametrize(
    ("before", "ranking"),
    [
        # most points
        ((listed((LESSER, 1), (GREATER, 1)), GREATER, LESSER), ((0,), (1,), (2,))),
        ((LESSER, "Dragons Hoard", GREATER), ((1,), (2,), (0,))),
        # then most treasures
        ((GREATER, listed((LESSER, 2)), ""), ((1,), (0,), (2,))),
        ((listed((GREATER, 2)), listed((LESSER, 1)), listed((LESSER, 4))), ((2,), (0,), (1,))),
        # then together
        ((GREATER, GREATER, LESSER), ((0, 1), (2,))),
        ((LESSER, listed((LESSER, 1), (GREATER, 1)), "Dragons Hoard"), ((1,), (2,), (0,))),
    ],
)
def test_then_points_then_treasures_decide(
    before: tuple[str, ...], ranking: tuple[tuple[int, ...], ...]
) -> None:
    state = late(0, *before, dry=9)
    fight(state)
    assert state.outcome == Outcome("exhausted", ranking[0], ranking)


@pytest.mark.rule("DTY-RUL-24")
def test_the_game_ends_when_nothing_is_left_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six players with four points each would own 24 of 27: only a shorter deck ends so."""
    monkeypatch.setattr("fateloom.games.destiny.cards.TREASURE_DECK", c.TREASURE_DECK[:3])
    state = table("base", seats=3, owned=[LESSER, LESSER], hands=["GB1", "EB1", "NB1"])
    fight(state, "", "", "NB1")
    assert state.outcome == Outcome("exhausted", (0, 1, 2), ((0, 1, 2),))
