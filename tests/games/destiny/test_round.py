"""The frame of a round: phases, order of play, the treasure, the work of treasures."""

from __future__ import annotations

import pytest

from fateloom.games.destiny import cards as c
from fateloom.games.destiny import phases as p
from fateloom.games.destiny.game import DESTINY
from tests.games.destiny.table import (
    allowed,
    finish_round,
    lay,
    names,
    pass_to,
    play,
    powers,
    random_game,
    refused,
    table,
    told,
)

PHASES = [
    "first-aid", "treasure", "draw", "hit", "second-aid", "action", "base", "bonus",
    "multiplier", "total", "destiny",
]  # fmt: skip
SEATS = range(2, 7)


@pytest.mark.rule("DTY-SEQ-01", "DTY-SEQ-02")
@pytest.mark.parametrize("seats", SEATS)
def test_eleven_phases_in_order(seats: int) -> None:
    *_, (state, _, _) = random_game(seats, seats, watch=True)
    phases = [event.args[0] for event in told(state, "phase")]
    assert phases == PHASES * state.round
    assert list(p.NAMES[1:]) == PHASES
    rounds = [event.args[0] for event in told(state, "round")]
    assert rounds == list(range(1, state.round + 1))


@pytest.mark.rule("DTY-SEQ-02", "DTY-SEQ-03", "DTY-RUL-7", "DTY-ACT-04")
@pytest.mark.parametrize("seats", SEATS)
def test_one_after_another_from_the_leader_each_completely(seats: int) -> None:
    asked = [(0, p.IDENTITY, 0)]
    for state, _, _ in random_game(seats + 10, seats):
        if state.outcome is None:
            (seat,) = state.waiting
            asked.append((state.round, state.phase, (seat - state.leader) % seats))
    assert asked == sorted(asked)
    complete = {(r, phase) for r, phase, _ in asked if phase == p.HIT}
    for r, phase in complete:
        turns = {turn for rr, pp, turn in asked if (rr, pp) == (r, phase)}
        assert turns == set(range(seats))


@pytest.mark.rule("DTY-SEQ-03")
def test_only_the_asked_seat_may_choose() -> None:
    state = table("base", seats=3, leader=1, hands=["GB1", "EB1", "NB1"])
    for seat, base in ((1, "EB1"), (2, "NB1"), (0, "GB1")):
        assert state.waiting == (seat,)
        for other in {0, 1, 2} - {seat}:
            assert not state.legal(other)
            assert refused(state, "done", seat=other)[:2] == ("not-your-turn", "DTY-SEQ-03")
        play(state, f"play {base}")


@pytest.mark.rule("DTY-SEQ-04", "DTY-RUL-8", "DTY-BASE-02")
def test_what_is_played_is_seen_by_all_at_once() -> None:
    state = table("base", seats=3, hands=["GB3 G+1 Gx2 King", "EB1"], identities=["Alchemist"])
    play(state, "declare Law", "play GB3")
    for viewer in (None, 0, 1, 2):
        (group,) = state.view(viewer).players[0].groups
        assert [(term.card, term.alignment) for term in group.cards] == [("GB3", "L")]
    pass_to(state, "bonus")
    play(state, "play G+1 on GB3")
    assert [term.card for term in state.view(2).players[0].groups[0].cards] == ["GB3", "G+1"]
    for code in ("declares", "base", "attach"):
        assert [event.seats for event in told(state, code)] == [None]


@pytest.mark.rule("DTY-SEQ-05", "DTY-RUL-7", "DTY-PROP-16")
@pytest.mark.parametrize("seats", SEATS)
def test_the_lead_moves_on_by_one_seat(seats: int) -> None:
    *_, (state, _, _) = random_game(seats + 20, seats, watch=True)
    first = told(state, "leads")[0].args[0]
    leaders = [event.args for event in told(state, "round")]
    assert leaders == [(r, (first + r - 1) % seats) for r in range(1, state.round + 1)]
    assert len(leaders) > 1


@pytest.mark.rule("DTY-SEQ-06")
@pytest.mark.parametrize("seats", SEATS)
def test_passing_is_always_possible(seats: int) -> None:
    for state, _, _ in random_game(seats + 30, seats):
        if state.outcome is None and state.phase != p.IDENTITY and not state.owed:
            assert allowed(state, "done")


@pytest.mark.rule("DTY-SEQ-06", "DTY-DRAW-06")
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_can_be_passed_from_beginning_to_end(seats: int) -> None:
    """Nobody ever plays: ties bury every treasure until the game gives up."""
    state = DESTINY.new(seed=seats, seats=seats, watch=True)
    while state.phase == p.IDENTITY:
        blank = [m for m in state.legal(state.waiting[0]) if m.parts.card != c.CARD["Overlord"]]
        state.apply(state.waiting[0], blank[0])
    while state.outcome is None:
        play(state, "done")
    assert state.outcome.reason == "exhausted"
    assert not told(state, "wins")


@pytest.mark.rule("DTY-SEQ-08")
@pytest.mark.parametrize("phase", ["first-aid", "hit", "second-aid", "base", "bonus", "multiplier"])
def test_a_seat_that_can_only_pass_is_not_asked(phase: str) -> None:
    state = table(phase, seats=3, hands=["GB1", "", "NB1"], groups=["GB2", "EB2", "NB2"])
    play(state, "done")
    assert state.waiting == (2,)


@pytest.mark.rule("DTY-SEQ-08")
@pytest.mark.parametrize(
    ("phase", "identity", "hand", "words"),
    [
        ("first-aid", "Thief", "King", ["aid King"]),
        ("second-aid", "Thief", "King", ["aid King"]),
        ("action", "Thief", "GB1 GB3", ["use Thief on 1", "discard EB1"]),
        ("action", "Oracle", "GB1 GB3", ["use Oracle"]),
        ("base", "Thief", "GB1", ["play GB1"]),
        ("base", "Alchemist", "GB1", ["declare Law", "play GB1"]),
        ("bonus", "Alchemist", "G+1", ["play G+1 on GB2"]),
        ("bonus", "Thief", "G+1 G+2 King", ["play G+1 on GB2"]),
        ("multiplier", "Alchemist", "Nx2", ["play Nx2 on GB2"]),
        ("multiplier", "Thief", "Gx2 Gx3", ["play Gx2 on GB2"]),
    ],
)
def test_a_turn_ends_when_only_passing_is_left(
    phase: str, identity: str, hand: str, words: list[str]
) -> None:
    state = table(
        phase,
        identities=[identity, "Merchant"],
        hands=[hand, "EB1 EB3"],
        groups=["GB2", "EB2"],
    )
    for text in words:
        assert state.waiting == (0,)
        play(state, text)
    assert state.waiting == (1,)
    assert p.NAMES[state.phase] == phase


@pytest.mark.rule("DTY-SEQ-08")
def test_a_turn_goes_on_for_reasons_that_nobody_can_see() -> None:
    """Hands are hidden: a player who holds cards has to choose, even if none of them is of use."""
    state = table("bonus", hands=["G+1 King", "EB1"], groups=["GB2, GB3", "EB2"])
    play(state, "play G+1 on GB2")
    assert [str(move) for move in state.legal(0)] == ["done"]


CHARACTERS = [c.NAME[card] for card in range(c.FIRST_CHARACTER, c.DECK_SIZE)]
BASES = [f"{letter}B{value}" for letter in "GELCN" for value in range(1, 5)]
MULTIPLIERS = [f"{letter}x{value}" for letter in "GELCN" for value in range(2, 5)]


@pytest.mark.rule("DTY-SEQ-08")
@pytest.mark.parametrize("phase", ["first-aid", "second-aid"])
def test_nobody_is_asked_for_aid_when_all_characters_lie_open(phase: str) -> None:
    rest = [name for name in CHARACTERS if name not in ("Thief", "Oracle", "King")]
    state = table(
        phase, identities=["Thief", "Oracle"], hands=["King GB1", "GB2"], discards=" ".join(rest)
    )
    play(state, "aid King")
    assert p.NAMES[state.phase] != phase


@pytest.mark.rule("DTY-SEQ-08")
@pytest.mark.parametrize("where", ["hands", "pile"])
def test_one_character_that_may_be_in_a_hand_is_enough(where: str) -> None:
    rest = [name for name in CHARACTERS if name not in ("Thief", "Oracle", "King", "Druid")]
    state = table(
        "first-aid",
        identities=["Thief", "Oracle"],
        hands=["King GB1", "Druid" if where == "hands" else "GB2"],
        discards=" ".join(rest),
    )
    play(state, "aid King")
    assert state.waiting == (0,)
    assert [str(move) for move in state.legal(0)] == ["done"]


@pytest.mark.rule("DTY-SEQ-08")
@pytest.mark.parametrize(
    ("identity", "left", "asked"),
    [
        ("Thief", ["EB1", "EB4"], False),
        ("Alchemist", ["EB1", "EB4"], True),
        ("Paladin", ["EB1", "EB4"], True),
        ("Thief", ["EB1", "NB4"], True),
    ],
)
def test_bases_that_may_be_in_a_hand_have_to_fit(
    identity: str, left: list[str], asked: bool
) -> None:
    """Beside a Good Base the Evil ones are of no use, unless a Character makes them fit."""
    rest = [name for name in BASES if name not in ("GB2", *left)]
    state = table(
        "base",
        identities=[identity, "Merchant"],
        hands=["GB2 G+1", "G+2"],
        discards=" ".join(rest),
    )
    play(state, "play GB2")
    assert (state.waiting == (0,)) == asked


@pytest.mark.rule("DTY-SEQ-08")
@pytest.mark.parametrize("left", ["Ex2", "Nx2"])
def test_multipliers_that_may_be_in_a_hand_have_to_fit(left: str) -> None:
    rest = [name for name in MULTIPLIERS if name not in (left, "Lx2")]
    state = table(
        "multiplier",
        hands=["Lx2 G+1", "G+2"],
        groups=["GB2, LB2", "EB2"],
        discards=" ".join(rest),
    )
    play(state, "play Lx2 on LB2")
    assert (state.waiting == (0,)) == (left == "Nx2")


@pytest.mark.parametrize(
    ("phase", "hand"), [("first-aid", "GB1"), ("second-aid", "GB1"), ("base", "King")]
)
def test_but_what_is_in_a_hand_stays_its_secret(phase: str, hand: str) -> None:
    """A seat that could only pass is asked all the same when others cannot know that."""
    state = table(phase, hands=[hand, hand.replace("1", "2")])
    assert [str(move) for move in state.legal(0)] == ["done"]
    play(state, "done")
    if hand != "King":
        assert state.waiting == (1,)


# --- the treasure ----------------------------------------------------------------------


@pytest.mark.rule("DTY-TREAS-01", "DTY-TREAS-02", "DTY-SETUP-03")
def test_the_top_treasure_is_at_stake_and_the_others_are_known() -> None:
    *_, (last, _, _) = random_game(3, 2)
    order = [c.TREASURE_NAME[kind] for kind in last.treasures]
    for state, _, _ in random_game(3, 2, watch=True):
        index = max(state.round, 1) - 1
        for viewer in (None, 0, 1):
            view = state.view(viewer)
            assert list(view.coming) == order[index + 1 :]
            if state.outcome is None:
                assert view.treasure == order[index]
        shown = [event.args[0] for event in told(state, "treasure")]
        assert shown == order[: len(shown)]


@pytest.mark.rule("DTY-TREAS-03", "DTY-RUL-24")
def test_without_a_deck_only_buried_treasures_are_at_stake() -> None:
    state = table(
        "multiplier",
        owned=[
            ", ".join(["Lesser Hoard"] * 4),
            ", ".join(["Lesser Hoard"] * 2),
        ],
        buried=", ".join(
            ["Lesser Hoard"] * 4 + ["Greater Hoard"] * 5 + ["Dragons Hoard", "Kings Crown"]
            + ["Philosophers Stone", "Crystal Ball", "Magic Tome"]
        ),
        groups=["", "GB1"],
    )  # fmt: skip
    assert state.round == 21
    view = state.view(None)
    assert (view.treasure, view.coming, len(view.buried)) == (None, (), 14)
    play(state, "done")
    assert len(state.owned[1]) == 16
    assert state.buried == ()
    assert state.outcome is not None
    assert state.outcome.winners == (1,)


# --- treasures at work -----------------------------------------------------------------


@pytest.mark.rule("DTY-TRE-08", "DTY-TRE-03")
def test_owned_treasures_work_in_every_round() -> None:
    state = table("base", owned=["Kings Crown, Magic Tome", "Crystal Ball"], hands=["GB1"])
    of_treasures = powers("Kings Crown, Philosophers Stone, Crystal Ball, Magic Tome")
    for _ in range(3):
        assert [held & of_treasures for held in state.powers] == [
            powers("Kings Crown, Magic Tome"),
            powers("Crystal Ball"),
        ]
        finish_round(state)


@pytest.mark.rule("DTY-TRE-09", "DTY-RUL-27")
def test_a_treasure_works_from_the_moment_it_is_won() -> None:
    state = table(
        "multiplier", coming="Philosophers Stone", groups=["GB4"], hands=["EB1 EB2", "EB3"]
    )
    assert not state.powers[0] & powers("Philosophers Stone")
    pass_to(state, "first-aid")
    assert state.powers[0] & powers("Philosophers Stone")
    pass_to(state, "hit")
    assert [len(hand) for hand in state.hands] == [8, 7]


@pytest.mark.rule("DTY-TRE-09")
def test_the_crown_does_not_help_to_win_itself() -> None:
    state = table("multiplier", coming="Kings Crown", groups=["LB3", "NB3"])
    play(state, "done")
    assert [c.TREASURE_NAME[kind] for kind in state.buried] == ["Kings Crown"]


@pytest.mark.rule("DTY-TRE-10", "DTY-RUL-27")
def test_buried_and_coming_treasures_help_nobody() -> None:
    state = table(
        "first-aid",
        buried="Philosophers Stone, Kings Crown",
        coming="Magic Tome, Crystal Ball",
        hands=["GB1", "EB1"],
    )
    assert all(power < 1 << 23 for power in state.powers)
    pass_to(state, "hit")
    assert [len(hand) for hand in state.hands] == [7, 7]
    pass_to(state, "base")
    assert not told(state, "looks")
    state = table("multiplier", coming="Magic Tome", groups=["GB1", "NB1"], hands=["EB1 EB2"])
    finish_round(state)
    assert names(state.aids[0]) == ""
    assert all(power < 1 << 23 for power in state.powers)
    lay(state, 1, "NB2")
    finish_round(state)
    assert state.powers[1] & powers("Magic Tome")
