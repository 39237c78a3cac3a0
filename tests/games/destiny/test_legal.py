"""The list of moves and the judge of moves agree, and every refusal has its reason."""

from __future__ import annotations

import ast
import inspect

import pytest

from fateloom.core.errors import InvalidMove
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import legal, refusals
from fateloom.games.destiny import moves as m
from fateloom.games.destiny.game import DESTINY
from fateloom.games.destiny.state import DestinyState
from tests.games.destiny.table import play, random_game, refused, table

MOVES = tuple(m.TABLE)


@pytest.mark.thorough
@pytest.mark.rule("DTY-SEQ-03")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_list_and_the_judge_agree(seats: int) -> None:
    for seed in (seats, seats + 100):
        for state, _, _ in random_game(seed, seats):
            for seat in range(seats):
                listed = state.legal(seat)
                if seat not in state.waiting:
                    assert listed == ()
                    assert refusals.refusal(state, seat, m.DONE) is not None
                    continue
                passed = {move for move in MOVES if refusals.refusal(state, seat, move) is None}
                assert set(listed) == passed
                assert len(listed) == len(passed)


@pytest.mark.parametrize("seats", range(2, 7))
def test_seats_are_passed_over_for_public_reasons_only(seats: int) -> None:
    """Who is asked does not depend on what is hidden in hands."""
    for state, _, _ in random_game(seats + 200, seats):
        if state.outcome is None and state.round:
            blank = state.copy()
            unseen = [card for hand in state.hands for card in hand]
            blank.looks = (None,) * seats
            for seat, hand in enumerate(state.hands):
                blank.hands[seat] = tuple(unseen.pop() for _ in hand)
            for seat in range(seats):
                assert legal.only_passing(blank, seat) == legal.only_passing(state, seat)


def ended() -> DestinyState:
    state = table("multiplier", owned=["Dragons Hoard"], coming="Greater Hoard", groups=["GB1"])
    return play(state, "done")


REFUSALS = {
    ("game-over", "DTY-SEQ-03"): (ended, "done"),
    ("not-in-this-phase", "DTY-SEQ-01"): (lambda: table("hit", hands=["GB1"]), "play GB1"),
    ("not-in-hand", "DTY-BASE-01"): (lambda: table("base", hands=["GB1", "NB1"]), "play NB1"),
    ("not-in-hand", "DTY-BONUS-01"): (
        lambda: table("bonus", hands=["N+2", "G+1"], groups=["GB1"]),
        "play G+1 on GB1",
    ),
    ("not-in-hand", "DTY-MULT-01"): (
        lambda: table("multiplier", hands=["Nx2", "Gx2"], groups=["GB1"]),
        "play Gx2 on GB1",
    ),
    ("not-in-hand", "DTY-HIT-01"): (lambda: table("hit", hands=["GB1", "NB1"]), "discard NB1"),
    ("not-in-hand", "DTY-ACT-06"): (
        lambda: play(
            table("action", identities=["Thief"], hands=["", "NB1 GB1"]), "use Thief on 1"
        ),
        "discard King",
    ),
    ("not-in-hand", "DTY-ACT-10"): (
        lambda: play(table("action", identities=["Merchant"], pile="GB1"), "use Merchant"),
        "discard NB1",
    ),
    ("not-in-hand", "DTY-AID-01"): (
        lambda: table("first-aid", hands=["King", "Knight"]),
        "aid Knight",
    ),
    ("not-in-hand", "DTY-SETUP-07"): (
        lambda: table("identity", hands=["King", "Knight"]),
        "identity Knight",
    ),
    ("discard-first", "DTY-ACT-06"): (
        lambda: play(table("action", identities=["Thief"], hands=["", "NB1"]), "use Thief on 1"),
        "done",
    ),
    ("discard-first", "DTY-ACT-10"): (
        lambda: play(table("action", identities=["Merchant"]), "use Merchant"),
        "use Merchant",
    ),
    ("jester-needs-three", "DTY-SETUP-13"): (
        lambda: table("identity", hands=["Jester King"]),
        "identity Jester",
    ),
    ("already-marked", "DTY-HIT-01"): (
        lambda: play(table("hit", hands=["GB1"]), "discard GB1"),
        "discard GB1",
    ),
    ("not-marked", "DTY-HIT-01"): (lambda: table("hit", hands=["GB1"]), "keep GB1"),
    ("bases-oppose", "DTY-BASE-03"): (
        lambda: table("base", hands=["CB1"], groups=["LB1"]),
        "play CB1",
    ),
    ("other-kind", "DTY-SEQ-01"): (
        lambda: table("bonus", hands=["Nx2"], groups=["GB1"]),
        "play Nx2 on GB1",
    ),
    ("no-such-base", "DTY-TOTAL-20"): (
        lambda: table("bonus", hands=["N+2"], groups=["", "GB1"]),
        "play N+2 on GB1",
    ),
    ("cards-oppose", "DTY-BONUS-02"): (
        lambda: table("bonus", hands=["L+2"], groups=["CB1"]),
        "play L+2 on CB1",
    ),
    ("cards-oppose", "DTY-MULT-02"): (
        lambda: table("multiplier", hands=["Lx2"], groups=["NB1 C+1"]),
        "play Lx2 on NB1",
    ),
    ("bonus-full", "DTY-BONUS-01"): (
        lambda: table("bonus", hands=["N+2"], groups=["GB1 G+1"]),
        "play N+2 on GB1",
    ),
    ("bonus-full", "DTY-BONUS-04"): (
        lambda: table("bonus", identities=["Rogue"], hands=["N+2"], groups=["GB1 G+1 G+2"]),
        "play N+2 on GB1",
    ),
    ("dragon-no-bonus", "DTY-BONUS-07"): (
        lambda: table("bonus", identities=["Dragon"], hands=["N+2"], groups=["GB1"]),
        "play N+2 on GB1",
    ),
    ("rogue-no-multiplier", "DTY-BONUS-05"): (
        lambda: table("multiplier", identities=["Rogue"], hands=["Nx2"], groups=["GB1 G+1 G+2"]),
        "play Nx2 on GB1",
    ),
    ("multiplier-full", "DTY-MULT-01"): (
        lambda: table("multiplier", hands=["Nx2"], groups=["GB1 Gx3"]),
        "play Nx2 on GB1",
    ),
    ("multiplier-full", "DTY-MULT-04"): (
        lambda: table("multiplier", identities=["Dragon"], hands=["Nx2"], groups=["GB1 Gx3 Gx4"]),
        "play Nx2 on GB1",
    ),
    ("no-such-power", "DTY-ACT-01"): (
        lambda: table("action", identities=["Thief"]),
        "use Oracle",
    ),
    ("no-such-power", "DTY-CONV-07"): (lambda: table("base", hands=["GB1"]), "declare Law"),
    ("power-used", "DTY-ACT-03"): (
        lambda: play(table("action", identities=["Oracle"], aids=["Merchant"]), "use Oracle"),
        "use Oracle",
    ),
    ("nothing-new", "DTY-ACT-18"): (
        lambda: play(
            table("action", identities=["Oracle"], owned=["Crystal Ball, Magic Tome"]), "use Oracle"
        ),
        "use Crystal Ball",
    ),
    ("power-used", "DTY-CONV-07"): (
        lambda: play(
            table("base", identities=["Alchemist"], hands=["GB1 GB2"]), "declare Law", "play GB1"
        ),
        "declare Law",
    ),
    ("nothing-to-change", "DTY-CONV-10"): (
        lambda: table("base", identities=["Alchemist"], hands=["G+1"]),
        "declare Law",
    ),
    ("already-declared", "DTY-CONV-08"): (
        lambda: play(table("base", identities=["Alchemist"], hands=["GB1"]), "declare Law"),
        "declare Law",
    ),
    ("no-target", "DTY-ACT-05"): (
        lambda: table("action", seats=3, identities=["Thief"], hands=["", "", "GB1"]),
        "use Thief on 1",
    ),
    ("no-target", "DTY-ACT-07"): (
        lambda: table("action", identities=["Thief"]),
        "use Thief on 1",
    ),
    ("no-target", "DTY-ACT-08"): (
        lambda: table("action", seats=3, identities=["Jester"], hands=["GB1", "NB1", "LB1"]),
        "use Jester on 0 1",
    ),
    ("no-target", "DTY-ACT-09"): (
        lambda: table("action", seats=3, identities=["Jester"], hands=["GB1", "NB1", ""]),
        "use Jester on 1 2",
    ),
    ("no-target", "DTY-ACT-11"): (
        lambda: table("action", identities=["Merchant"], pile_size=0),
        "use Merchant",
    ),
    ("no-target", "DTY-ACT-13"): (
        lambda: table("action", identities=["Assassin", "Knight"], aids=["King"]),
        "use Assassin on Lover",
    ),
    ("no-target", "DTY-ACT-14"): (
        lambda: table("action", identities=["Assassin", "Knight"], aids=["King"]),
        "use Assassin on Knight",
    ),
}


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        pytest.param(*key, marks=[pytest.mark.rule(key[1])] if key[1] else [], id="-".join(key))
        for key in REFUSALS
    ],
)
def test_each_refusal(code: str, rule: str) -> None:
    setting, words = REFUSALS[code, rule]
    refusal = refused(setting(), words, seat=0)
    assert (refusal.code, refusal.rule) == (code, rule)


@pytest.mark.rule("DTY-ACT-14")
def test_no_assassin_takes_its_own_life() -> None:
    state = table("action", seats=3, identities=["Knight"], aids=["Assassin King"])
    assert refused(state, "use Assassin on Assassin", seat=0).rule == "DTY-ACT-14"


def test_out_of_turn() -> None:
    assert refused(table("hit", hands=["GB1", "NB1"]), "done", seat=1).code == "not-your-turn"


def test_no_refusal_is_forgotten() -> None:
    """The table above has every code but `no-base`, which views give for a card, not a move."""
    tree = ast.parse(inspect.getsource(refusals))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    firsts = [call.args[0] for call in calls if getattr(call.func, "id", "") == "Reason"]
    codes = {
        leaf.value
        for first in firsts
        for leaf in ast.walk(first)
        if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
    }
    assert codes == {code for code, _ in REFUSALS} | {"not-your-turn", "no-base"}


# --- words -----------------------------------------------------------------------------


def test_moves_are_words_both_ways() -> None:
    for move in MOVES:
        assert DESTINY.parse(str(move)) is move
        assert DESTINY.parse(f"  {str(move).upper()} ".replace(" ", "  ")) is move
    by_kind = {move.kind for move in MOVES}
    assert by_kind == {
        "identity", "aid", "discard", "keep", "use", "declare", "base", "attach", "done",
    }  # fmt: skip
    assert len(MOVES) == 23 * 2 + 73 * 2 + 20 + 20 * 30 + 6 + 6 + 15 + 23 + 4 + 1


@pytest.mark.parametrize(
    "text",
    [
        "identity King", "aid King", "discard GB4", "keep GB4", "use Thief on 2",
        "use Jester on 0 2", "use Assassin on King", "use Merchant", "declare Law",
        "declare nothing", "play GB4", "play G+1 on GB4", "done",
    ],
)  # fmt: skip
def test_words_of_the_manual(text: str) -> None:
    assert str(DESTINY.parse(text)) == text
    assert text in (inspect.getdoc(m) or "")


@pytest.mark.parametrize("text", ["", "play King", "play G+1", "play G+1 on G+2", "identity GB4",
                                  "use Thief on 6", "use Jester on 1 1", "use King"])  # fmt: skip
def test_words_that_are_no_move(text: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        DESTINY.parse(text)
    assert caught.value.code == "no-such-move"
    assert c.CARD["King"] == 50
