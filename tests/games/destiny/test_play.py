"""Base, Bonus and Multiplier: which cards may be played, and where."""

from __future__ import annotations

import pytest

from fateloom.games.destiny import cards as c
from tests.games.destiny.table import (
    allowed,
    choices,
    names,
    pass_to,
    play,
    refused,
    table,
    told,
)

LETTERS = "GELCN"
HOSTILE = {"GE", "EG", "LC", "CL"}


@pytest.mark.rule("DTY-BASE-01", "DTY-SEQ-06")
def test_any_number_of_bases() -> None:
    hand = "GB1 GB2 GB3 LB1 LB4 NB1 NB2"
    state = table("base", hands=[f"{hand} King"])
    for name in hand.split():
        assert allowed(state, "done")
        play(state, f"play {name}")
    assert names([group[0][0] for group in state.groups[0]]) == hand
    assert [str(move) for move in state.legal(0)] == ["done"]


@pytest.mark.rule("DTY-BASE-01", "DTY-SEQ-01")
def test_only_bases_from_the_own_hand_in_the_base_phase() -> None:
    state = table("base", hands=["GB1 G+1 Gx2 King", "EB1"])
    assert choices(state, "base") == ["play GB1"]
    assert not choices(state, "attach")
    assert refused(state, "play EB1").code == "not-in-hand"
    play(state, "play GB1")
    assert refused(state, "play G+1 on GB1")[:2] == ("not-in-this-phase", "DTY-SEQ-01")
    assert refused(state, "aid King").code == "not-in-this-phase"


@pytest.mark.rule("DTY-BASE-02", "DTY-SEQ-04")
def test_bases_lie_open_before_their_owner() -> None:
    state = table("base", hands=["GB1", "EB1"])
    play(state, "play GB1")
    for viewer in (None, 0, 1):
        players = state.view(viewer).players
        assert [term.card for term in players[0].groups[0].cards] == ["GB1"]
        assert players[1].groups == ()


@pytest.mark.rule("DTY-BASE-03", "DTY-RUL-20", "DTY-DECK-10")
@pytest.mark.parametrize("one", LETTERS)
@pytest.mark.parametrize("other", LETTERS)
def test_own_bases_may_not_be_enemies(one: str, other: str) -> None:
    state = table("base", hands=[f"{one}B1 {other}B2 NB3"])
    play(state, f"play {one}B1", "play NB3")
    assert allowed(state, f"play {other}B2") is (one + other not in HOSTILE)


@pytest.mark.rule("DTY-EX-46", "DTY-BASE-03")
def test_example_good_and_evil_bases() -> None:
    state = table("base", hands=["GB1 EB2"])
    play(state, "play GB1")
    refusal = refused(state, "play EB2")
    assert refusal == ("bases-oppose", "DTY-BASE-03", ("EB2", "GB1"))


@pytest.mark.rule("DTY-BASE-03", "DTY-RUL-20")
def test_a_new_base_is_held_against_all_of_them() -> None:
    state = table("base", hands=["NB1 GB1 LB1 EB1 CB1"])
    play(state, "play NB1", "play GB1", "play LB1")
    assert refused(state, "play EB1").details == ("EB1", "GB1")
    assert refused(state, "play CB1").details == ("CB1", "LB1")


@pytest.mark.rule("DTY-BASE-04", "DTY-TOTAL-19", "DTY-CONV-06")
def test_changed_alignments_count() -> None:
    state = table("base", identities=["Paladin"], hands=["GB1 EB2"])
    play(state, "play GB1", "play EB2")
    state = table("base", identities=["Warlord"], hands=["CB1 LB2 NB1"])
    play(state, "play LB2", "play CB1")
    state = table("base", identities=["Necromancer"], aids=["Paladin"], hands=["GB1 EB2"])
    play(state, "play GB1")
    assert refused(state, "play EB2").code == "bases-oppose"


@pytest.mark.rule("DTY-BASE-05", "DTY-RUL-20")
def test_other_players_bases_do_not_matter() -> None:
    state = table("base", hands=["GB1 LB1", "EB1 CB1"])
    play(state, "play GB1", "play LB1", "play EB1")
    assert refused(state, "play GB1").code == "not-in-hand"
    play(state, "done")
    state = table("base", hands=["GB1", "EB1 GB2"])
    play(state, "play GB1", "play EB1")
    assert refused(state, "play GB2").details == ("GB2", "EB1")


# --- Bonus -----------------------------------------------------------------------------


@pytest.mark.rule("DTY-BONUS-01")
def test_one_bonus_a_base() -> None:
    state = table("bonus", hands=["G+1 G+2 G+3"], groups=["GB1, GB2"])
    play(state, "play G+1 on GB1")
    refusal = refused(state, "play G+2 on GB1")
    assert refusal == ("bonus-full", "DTY-BONUS-01", ("GB1",))
    assert choices(state, "attach") == ["play G+2 on GB2", "play G+3 on GB2"]
    play(state, "play G+3 on GB2")
    assert choices(state, "attach") == []


@pytest.mark.rule("DTY-BONUS-02", "DTY-RUL-20")
@pytest.mark.parametrize("base", LETTERS)
@pytest.mark.parametrize("bonus", LETTERS)
def test_base_and_bonus_may_not_be_enemies(base: str, bonus: str) -> None:
    state = table("bonus", hands=[f"{bonus}+1"], groups=[f"{base}B1"])
    words = f"play {bonus}+1 on {base}B1"
    if base + bonus in HOSTILE:
        refusal = refused(state, words)
        assert refusal == ("cards-oppose", "DTY-BONUS-02", (f"{bonus}+1", f"{base}B1"))
    else:
        play(state, words)


@pytest.mark.rule("DTY-BONUS-03", "DTY-RUL-20", "DTY-EX-42")
def test_other_groups_have_no_say() -> None:
    state = table("bonus", hands=["G+1 E+3 Lx2"], groups=["GB4, NB2, LB1"])
    play(state, "play G+1 on GB4", "play E+3 on NB2")
    assert len(state.groups[0][1]) == 2


@pytest.mark.rule("DTY-BONUS-04", "DTY-CHAR-18", "DTY-RUL-20")
@pytest.mark.parametrize("as_aid", [True, False])
def test_a_rogue_may_put_two_bonuses_on_a_base(as_aid: bool) -> None:
    state = table(
        "bonus",
        identities=["Thief" if as_aid else "Rogue"],
        aids=["Rogue" if as_aid else ""],
        hands=["E+1 N+3 E+3 N+1"],
        groups=["EB2, NB1"],
    )
    play(state, "play E+1 on EB2", "play N+3 on EB2")
    refusal = refused(state, "play N+1 on EB2")
    assert refusal[::2] == ("bonus-full", ("EB2",))
    play(state, "play E+3 on NB1", "play N+1 on NB1")


@pytest.mark.rule("DTY-EX-51", "DTY-BONUS-04", "DTY-RUL-20")
def test_example_two_bonuses_that_are_enemies() -> None:
    state = table("bonus", identities=["Rogue"], hands=["G+1 E+1 N+1"], groups=["NB2"])
    play(state, "play G+1 on NB2")
    assert refused(state, "play E+1 on NB2") == ("cards-oppose", "DTY-BONUS-02", ("E+1", "G+1"))
    play(state, "play N+1 on NB2")


@pytest.mark.rule("DTY-EX-50", "DTY-BONUS-05", "DTY-BONUS-06", "DTY-RUL-22", "DTY-CHAR-18")
def test_example_no_multiplier_beside_two_bonuses() -> None:
    state = table("bonus", identities=["Rogue"], hands=["E+1 N+3 Ex2 Nx3"], groups=["EB2, NB1"])
    play(state, "play E+1 on EB2", "play N+3 on EB2")
    pass_to(state, "multiplier")
    for name in ("Ex2", "Nx3"):
        refusal = refused(state, f"play {name} on EB2")
        assert refusal == ("rogue-no-multiplier", "DTY-BONUS-05", ("EB2",))
    play(state, "play Nx3 on NB1")


@pytest.mark.rule("DTY-BONUS-06", "DTY-CHAR-18", "DTY-RUL-22")
def test_a_rogues_base_with_one_bonus_takes_a_multiplier() -> None:
    state = table("multiplier", identities=["Rogue"], hands=["Ex2"], groups=["EB2 E+1"])
    play(state, "play Ex2 on EB2")


@pytest.mark.parametrize(
    ("holders", "aid"),
    [
        pytest.param(
            "Dragon", "", marks=pytest.mark.rule("DTY-BONUS-07", "DTY-CHAR-07", "DTY-EX-49")
        ),
        pytest.param("Thief", "Dragon", marks=pytest.mark.rule("DTY-BONUS-07", "DTY-CHAR-07")),
        pytest.param(
            "Rogue",
            "Dragon",
            marks=pytest.mark.rule("DTY-BONUS-08", "DTY-RUL-22", "DTY-EX-49"),
        ),
        pytest.param("Dragon", "Rogue", marks=pytest.mark.rule("DTY-BONUS-08", "DTY-RUL-22")),
    ],
)
def test_the_dragon_plays_no_bonus(holders: str, aid: str) -> None:
    state = table("bonus", identities=[holders], aids=[aid], hands=["G+1 N+1"], groups=["GB1, NB1"])
    assert choices(state, "attach") == []
    for words in ("play G+1 on GB1", "play N+1 on GB1", "play G+1 on NB1"):
        assert refused(state, words)[:2] == ("dragon-no-bonus", "DTY-BONUS-07")


@pytest.mark.rule("DTY-BONUS-07")
def test_another_players_dragon_is_no_obstacle() -> None:
    state = table("bonus", identities=["Rogue", "Dragon"], hands=["G+1"], groups=["GB1"])
    assert allowed(state, "play G+1 on GB1")


# --- Multiplier ------------------------------------------------------------------------


@pytest.mark.rule("DTY-MULT-01")
def test_one_multiplier_a_base() -> None:
    state = table("multiplier", hands=["Gx2 Gx3 Gx4"], groups=["GB1, GB2 G+1"])
    play(state, "play Gx2 on GB1")
    assert refused(state, "play Gx3 on GB1")[::2] == ("multiplier-full", ("GB1",))
    assert choices(state, "attach") == ["play Gx3 on GB2", "play Gx4 on GB2"]


@pytest.mark.rule("DTY-MULT-02", "DTY-RUL-20")
@pytest.mark.parametrize("base", LETTERS)
@pytest.mark.parametrize("bonus", LETTERS)
@pytest.mark.parametrize("multiplier", LETTERS)
def test_a_group_holds_no_enemies(base: str, bonus: str, multiplier: str) -> None:
    if base + bonus in HOSTILE:
        return
    state = table("multiplier", hands=[f"{multiplier}x2"], groups=[f"{base}B1 {bonus}+1"])
    words = f"play {multiplier}x2 on {base}B1"
    if {base + multiplier, bonus + multiplier} & HOSTILE:
        assert refused(state, words)[:2] == ("cards-oppose", "DTY-MULT-02")
    else:
        play(state, words)


@pytest.mark.rule("DTY-MULT-03", "DTY-RUL-23")
def test_no_bonus_is_needed() -> None:
    state = table("multiplier", hands=["Gx4 King"], groups=["LB2, LB1"])
    play(state, "play Gx4 on LB2")
    assert state.view(0).players[0].total == 8 + 1


@pytest.mark.rule("DTY-MULT-04", "DTY-CHAR-07", "DTY-RUL-20")
def test_the_dragon_may_use_two_multipliers() -> None:
    state = table(
        "multiplier", identities=["Dragon"], hands=["Gx2 Ex3 Nx4 Lx2"], groups=["NB1, LB2"]
    )
    play(state, "play Gx2 on NB1")
    assert refused(state, "play Ex3 on NB1") == ("cards-oppose", "DTY-MULT-02", ("Ex3", "Gx2"))
    play(state, "play Nx4 on NB1")
    assert refused(state, "play Lx2 on NB1")[::2] == ("multiplier-full", ("NB1",))
    assert allowed(state, "play Lx2 on LB2")
    assert allowed(state, "done")


@pytest.mark.rule("DTY-MULT-05", "DTY-PROP-07")
@pytest.mark.parametrize(
    ("identity", "group", "hand"),
    [
        ("Thief", "NB1 N+1 Nx2", "Nx3"),
        ("Rogue", "NB1 N+1 N+2", "Nx3"),
        ("Rogue", "NB1 N+1 Nx2", "Nx3"),
        ("Dragon", "NB1 Nx2 Nx3", "Nx4"),
    ],
)
def test_no_group_grows_beyond_three(identity: str, group: str, hand: str) -> None:
    state = table("multiplier", identities=[identity], hands=[hand], groups=[group])
    assert [str(move) for move in state.legal(0)] == ["done"]
    assert refused(state, f"play {hand} on NB1").code in ("multiplier-full", "rogue-no-multiplier")


@pytest.mark.rule("DTY-TOTAL-20", "DTY-BONUS-01", "DTY-MULT-01")
def test_a_card_goes_to_one_own_base_and_leaves_the_hand() -> None:
    state = table("bonus", hands=["N+1 Nx2", "N+2"], groups=["GB1, LB1", "NB3"])
    assert refused(state, "play N+1 on NB3") == ("no-such-base", "DTY-TOTAL-20", ("NB3",))
    assert refused(state, "play N+1 on GB4").code == "no-such-base"
    assert refused(state, "play N+2 on GB1").code == "not-in-hand"
    refusal = refused(state, "play Nx2 on GB1")
    assert refusal[::2] == ("other-kind", ("Nx2", "Bonus"))
    play(state, "play N+1 on GB1")
    assert refused(state, "play N+1 on LB1").code == "not-in-hand"
    assert [len(group) for group in state.groups[0]] == [2, 1]
    assert [event.args for event in told(state, "attach")] == [(0, "N+1", "N", "GB1")]


@pytest.mark.rule("DTY-EX-47", "DTY-CONV-06", "DTY-CHAR-15")
@pytest.mark.parametrize(("identity", "accepted"), [("Thief", False), ("Warlord", True)])
def test_example_law_on_chaos(identity: str, accepted: bool) -> None:
    state = table("multiplier", identities=[identity], hands=["Lx3"], groups=["CB2"])
    assert allowed(state, "play Lx3 on CB2") is accepted


@pytest.mark.rule("DTY-EX-48", "DTY-CONV-05", "DTY-RUL-15")
def test_example_paladin_and_necromancer() -> None:
    state = table(
        "bonus", identities=["Paladin"], aids=["Necromancer"], hands=["E+1"], groups=["GB2"]
    )
    assert refused(state, "play E+1 on GB2") == ("cards-oppose", "DTY-BONUS-02", ("E+1", "GB2"))
    assert state.groups[0][0][0][1] == c.EVIL


@pytest.mark.rule("DTY-BONUS-05", "DTY-MULT-04")
def test_the_phases_skip_a_player_without_room() -> None:
    state = table("base", identities=["Dragon", "Thief"], hands=["GB1 Gx2", "NB1 N+1"])
    play(state, "play GB1", "done", "play NB1", "done")
    assert state.waiting == (1,)  # the Bonus Phase: the Dragon is not asked
    pass_to(state, "multiplier")
    assert state.waiting == (0,)
