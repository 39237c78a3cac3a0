"""The Action Phase: seven active powers, each alone and where they meet."""

from __future__ import annotations

from collections import Counter

import pytest

from fateloom.games.destiny import cards as c
from fateloom.games.destiny import phases as p
from fateloom.games.destiny.cards import Card
from fateloom.games.destiny.state import DestinyState
from tests.games.destiny.table import (
    allowed,
    cards,
    choices,
    everywhere,
    names,
    pass_to,
    play,
    refused,
    table,
    told,
)

SIX = "GB1 GB2 GB3 GB4 G+1 G+2"


def action(*holders: str, hands: tuple[str, ...] = ("", "EB1 EB2", "LB1 LB2")) -> DestinyState:
    """Three seats in the Action Phase; each holder's cards lie before a seat as Aid."""
    return table("action", seats=3, hands=hands, aids=holders)


@pytest.mark.rule("DTY-ACT-01", "DTY-ACT-02", "DTY-TRE-08")
@pytest.mark.parametrize(
    ("name", "uses"),
    [
        ("Thief", ["use Thief on 1", "use Thief on 2"]),
        ("Jester", ["use Jester on 1 2"]),
        ("Merchant", ["use Merchant"]),
        ("Assassin", ["use Assassin on Knight"]),
        ("Oracle", ["use Oracle"]),
        ("Crystal Ball", ["use Crystal Ball"]),
        ("Magic Tome", ["use Magic Tome"]),
    ],
)
@pytest.mark.parametrize("as_aid", [True, False])
def test_seven_powers_can_be_used(name: str, uses: list[str], as_aid: bool) -> None:
    treasure = name in c.TREASURE_NAME
    state = table(
        "action",
        seats=3,
        identities=["King" if as_aid or treasure else name],
        aids=[name if as_aid and not treasure else "", "Knight"],
        owned=[name if treasure else ""],
        hands=["", "EB1 EB2", "LB1 LB2"],
    )
    assert choices(state, "use") == uses
    assert len(c.ACTIVE) == 7


@pytest.mark.rule("DTY-ACT-02")
def test_other_powers_leave_nothing_to_do() -> None:
    passive = [name for name in c.CHARACTER_NAMES if name not in c.ACTIVE]
    assert len(passive) == 23 - 5
    others = iter(passive)
    one, two = next(others), next(others)
    state = table(
        "second-aid",
        identities=[one, two],
        owned=["Kings Crown, Philosophers Stone, Dragons Hoard"],
        hands=[" ".join(others), "EB1 EB2"],
    )
    for name in passive[2:]:
        play(state, f"aid {name}")
    play(state, "done")
    assert p.NAMES[state.phase] == "base"


@pytest.mark.rule("DTY-ACT-01")
def test_a_power_one_does_not_have() -> None:
    state = action("Oracle", "Thief")
    assert refused(state, "use Thief on 1")[:2] == ("no-such-power", "DTY-ACT-01")
    assert refused(state, "use Crystal Ball").code == "no-such-power"


@pytest.mark.rule("DTY-ACT-03", "DTY-RUL-13", "DTY-CHAR-11", "DTY-TRE-06")
def test_each_card_once_a_round() -> None:
    state = table(
        "action",
        seats=3,
        identities=["Oracle", "Knight", "Lover"],
        aids=["Thief Jester Merchant Assassin", "Rogue Druid"],
        owned=["Crystal Ball, Magic Tome"],
        hands=[SIX, "EB1 EB2 EB3", "LB1 LB2 LB3"],
    )
    play(state, "use Oracle", "use Jester on 1 2", "use Crystal Ball", "use Assassin on Rogue")
    play(state, "use Thief on 1", "discard GB1", "use Merchant", "discard GB2")
    assert [str(move) for move in state.legal(0)] == ["use Magic Tome", "done"]
    for words in ("Oracle", "Crystal Ball", "Assassin on Druid", "Jester on 1 2", "Thief on 2",
                  "Merchant"):  # fmt: skip
        assert refused(state, f"use {words}")[:2] == ("power-used", "DTY-ACT-03")
    used = ("Oracle", "Jester", "Crystal Ball", "Assassin", "Thief", "Merchant")
    assert state.view(1).used == used
    play(state, "use Magic Tome")
    assert refused(state, "use Magic Tome").code == "discard-first"


@pytest.mark.rule("DTY-ACT-03", "DTY-RUL-13")
def test_and_again_in_the_next_round() -> None:
    state = table("action", identities=["Oracle", "Knight"], hands=["GB1", "EB1"])
    play(state, "use Oracle")
    pass_to(state, "hit")
    pass_to(state, "action")
    assert state.round == 2
    assert allowed(state, "use Oracle")


@pytest.mark.rule("DTY-ACT-04", "DTY-SEQ-03")
@pytest.mark.parametrize("order", [("Oracle", "Merchant"), ("Merchant", "Oracle")])
def test_in_any_order_and_then_the_next_seat(order: tuple[str, str]) -> None:
    state = action("Oracle Merchant", "Thief", hands=("GB1", "EB1", "LB1"))
    for name in order:
        assert state.waiting == (0,)
        play(state, f"use {name}")
        if name == "Merchant":
            play(state, "discard GB1")
    assert state.waiting == (1,)


@pytest.mark.rule("DTY-SEQ-06", "DTY-SEQ-03")
def test_a_player_with_nothing_to_use_is_not_asked() -> None:
    state = action("Oracle", "", "Thief")
    play(state, "done")
    assert state.waiting == (2,)


# --- Thief -----------------------------------------------------------------------------


@pytest.mark.rule("DTY-ACT-05", "DTY-CHAR-09")
def test_the_thief_takes_any_card_with_equal_chances() -> None:
    stolen: Counter[Card] = Counter()
    games = 400
    for seed in range(games):
        state = table(
            "action",
            identities=["Thief", "Knight"],
            hands=[SIX, "EB1 EB2 King E+1"],
            seed=seed,
        )
        play(state, "use Thief on 1")
        (taken,) = set(cards("EB1 EB2 King E+1")) - set(state.hands[1])
        assert state.hands[0] == (*cards(SIX), taken)
        stolen[taken] += 1
    assert len(stolen) == 4
    assert all(abs(count - games / 4) < 40 for count in stolen.values())


@pytest.mark.rule("DTY-ACT-05", "DTY-RUL-17")
def test_the_thief_points_at_others_with_cards() -> None:
    state = action("Thief", hands=(SIX, "", "LB1"))
    assert choices(state, "use") == ["use Thief on 2"]
    for target in (0, 1, 4):
        assert refused(state, f"use Thief on {target}")[:2] == ("no-target", "DTY-ACT-05")


@pytest.mark.rule("DTY-ACT-06", "DTY-CHAR-09", "DTY-RUL-16")
@pytest.mark.parametrize("given", ["GB2", "EB1"])
def test_the_thief_then_discards_a_card_perhaps_the_loot(given: str) -> None:
    state = table("action", identities=["Thief", "Knight"], hands=["GB1 GB2", "EB1"])
    play(state, "use Thief on 1")
    assert state.waiting == (0,)
    assert [str(move) for move in state.legal(0)] == [
        "discard GB1",
        "discard GB2",
        "discard EB1",
    ]
    assert refused(state, "done")[:2] == ("discard-first", "DTY-ACT-06")
    assert refused(state, "discard EB2").code == "not-in-hand"
    view = state.view(1)
    assert (view.asked, view.owed) == ("discard", "Thief")
    play(state, f"discard {given}")
    assert names(state.discards) == given
    assert len(state.hands[0]) == 2


@pytest.mark.rule("DTY-ACT-07", "DTY-RUL-17")
def test_the_thief_is_idle_among_empty_hands() -> None:
    state = action("Thief Oracle", hands=(SIX, "", ""))
    assert choices(state, "use") == ["use Oracle"]
    assert refused(state, "use Thief on 1")[:2] == ("no-target", "DTY-ACT-07")


@pytest.mark.rule("DTY-EX-59", "DTY-PROP-13")
def test_example_robbing_a_hand_of_one() -> None:
    state = table("action", identities=["Thief", "Knight"], hands=["GB1 GB2", "EB1"])
    play(state, "use Thief on 1", "discard GB1")
    assert [len(hand) for hand in state.hands] == [2, 0]
    assert len(state.discards) == 1


# --- Jester ----------------------------------------------------------------------------


@pytest.mark.rule("DTY-ACT-08", "DTY-CHAR-10", "DTY-PROP-13")
def test_the_jester_makes_two_others_trade_blindly() -> None:
    pairs: Counter[tuple[str, str]] = Counter()
    for seed in range(300):
        state = table(
            "action",
            seats=4,
            identities=["Jester"],
            hands=[SIX, "EB1 EB2", "LB1 LB2 LB3", "NB1"],
            seed=seed,
        )
        assert choices(state, "use") == [f"use Jester on {pair}" for pair in ("1 2", "1 3", "2 3")]
        play(state, "use Jester on 1 2")
        assert [len(hand) for hand in state.hands] == [6, 2, 3, 1]
        one = names(tuple(set(state.hands[1]) - set(cards("EB1 EB2"))))
        other = names(tuple(set(state.hands[2]) - set(cards("LB1 LB2 LB3"))))
        assert one.startswith("LB")
        assert other.startswith("EB")
        pairs[one, other] += 1
    assert len(pairs) == 6
    assert all(25 < count < 80 for count in pairs.values())


@pytest.mark.rule("DTY-ACT-08")
def test_both_cards_are_picked_before_they_change_hands() -> None:
    for seed in range(20):
        state = table("action", seats=3, identities=["Jester"], hands=["", "EB1", "LB1"], seed=seed)
        play(state, "use Jester on 1 2")
        assert [names(hand) for hand in state.hands] == ["", "LB1", "EB1"]


@pytest.mark.rule("DTY-ACT-09", "DTY-ACT-08", "DTY-RUL-17")
@pytest.mark.parametrize("hands", [("", "EB1", ""), (SIX, "", "")])
def test_the_jester_needs_two_others_with_cards(hands: tuple[str, ...]) -> None:
    state = action("Jester Oracle", hands=hands)
    assert choices(state, "use") == ["use Oracle"]
    for pair in ("1 2", "0 1", "3 4"):
        assert refused(state, f"use Jester on {pair}")[:2] == ("no-target", "DTY-ACT-09")


# --- Merchant and Magic Tome -----------------------------------------------------------


def trader(name: str, hand: str, **more: str | int | None) -> DestinyState:
    return table(
        "action",
        identities=["Merchant" if name == "Merchant" else "King", "Knight"],
        owned=["Magic Tome" if name == "Magic Tome" else ""],
        hands=[hand, "EB1"],
        **more,  # type: ignore[arg-type]
    )


TRADERS = pytest.mark.parametrize("name", ["Merchant", "Magic Tome"])


@TRADERS
@pytest.mark.rule("DTY-ACT-10", "DTY-CHAR-11", "DTY-TRE-06", "DTY-PROP-13")
@pytest.mark.parametrize("given", ["GB1", "Lx4"])
def test_draw_one_then_discard_one(name: str, given: str) -> None:
    state = trader(name, "GB1 GB2", pile="Lx4 Lx3")
    play(state, f"use {name}")
    assert names(state.hands[0]) == "GB1 GB2 Lx4"
    assert refused(state, "done")[:2] == ("discard-first", "DTY-ACT-10")
    play(state, f"discard {given}")
    assert names(state.discards) == given
    assert len(state.hands[0]) == 2
    assert state.waiting == (0,)


@TRADERS
@pytest.mark.rule("DTY-ACT-11", "DTY-RUL-17")
@pytest.mark.parametrize("hand", ["", f"{SIX} G+3", f"{SIX} G+3 Gx2 Gx3"])
def test_trading_works_with_empty_full_and_overfull_hands(name: str, hand: str) -> None:
    state = trader(name, hand, pile="Lx4")
    play(state, f"use {name}")
    assert names(state.hands[0]) == f"{hand} Lx4".strip()


@TRADERS
@pytest.mark.rule("DTY-ACT-11", "DTY-DRAW-04")
def test_trading_fails_only_when_there_is_no_card(name: str) -> None:
    state = trader(name, "GB1", pile_size=0, discards="Lx3 Lx4")
    play(state, f"use {name}")
    assert names(state.hands[0]) in ("GB1 Lx3", "GB1 Lx4")
    assert state.discards == ()
    state = trader(name, "GB1", pile_size=0)
    assert refused(state, f"use {name}")[:2] == ("no-target", "DTY-ACT-11")
    assert [str(move) for move in state.legal(0)] == ["done"]


@pytest.mark.rule("DTY-ACT-12", "DTY-RUL-21")
def test_merchant_and_tome_trade_twice() -> None:
    state = table(
        "action", identities=["Merchant"], owned=["Magic Tome"], hands=["GB1"], pile="Lx4 Lx3"
    )
    play(state, "use Magic Tome", "discard GB1", "use Merchant", "discard Lx4")
    assert names(state.hands[0]) == "Lx3"
    assert names(state.discards) == "GB1 Lx4"


# --- Assassin --------------------------------------------------------------------------


@pytest.mark.rule("DTY-ACT-13", "DTY-CHAR-13", "DTY-RUL-18")
@pytest.mark.parametrize(("victim", "owner"), [("Rogue", 1), ("Druid", 2), ("Lover", 0)])
def test_the_assassin_strikes_any_aid_card(victim: str, owner: int) -> None:
    state = action("Assassin Lover", "Rogue", "Druid")
    assert choices(state, "use") == [
        f"use Assassin on {name}" for name in ("Lover", "Rogue", "Druid")
    ]
    play(state, f"use Assassin on {victim}")
    assert c.CARD[victim] not in state.aids[owner]
    assert names(state.discards) == victim
    assert not state.powers[owner] & c.power(victim)
    assert sorted(everywhere(state)) == list(range(73))
    assert [event.args for event in told(state, "assassinates")] == [(0, owner, victim)]


@pytest.mark.rule("DTY-ACT-14", "DTY-RUL-18", "DTY-SETUP-09")
def test_out_of_the_assassins_reach() -> None:
    state = table(
        "action",
        identities=["King", "Knight"],
        aids=["Assassin", "Rogue"],
        owned=["Magic Tome", "Crystal Ball"],
        hands=["Druid GB1", "Lover EB1"],
    )
    assert [words for words in choices(state, "use") if "Assassin" in words] == [
        "use Assassin on Rogue"
    ]
    for name in ("King", "Knight", "Assassin"):
        assert refused(state, f"use Assassin on {name}")[:2] == ("no-target", "DTY-ACT-14")
    for name in ("Druid", "Lover", "Dragon"):
        assert refused(state, f"use Assassin on {name}")[:2] == ("no-target", "DTY-ACT-13")


@pytest.mark.rule("DTY-ACT-15", "DTY-RUL-18")
def test_what_the_victim_has_done_stands() -> None:
    state = action("Oracle Thief", "Assassin", "", hands=("GB1", "EB1", "LB1"))
    play(state, "use Oracle", "use Thief on 1", "discard GB1")
    look, hands = state.looks[0], state.hands[:]
    play(state, "use Assassin on Thief")
    assert (state.looks[0], state.hands) == (look, hands)


@pytest.mark.rule("DTY-ACT-15")
def test_a_murdered_king_raises_no_base() -> None:
    state = table(
        "action",
        leader=1,
        identities=["Ranger", "Assassin"],
        aids=["King"],
        hands=["GB2 G+1", "EB1"],
    )
    play(state, "use Assassin on King")
    pass_to(state, "base")
    play(state, "done", "play GB2")
    assert state.view(0).players[0].total == 2


@pytest.mark.rule("DTY-ACT-16", "DTY-RUL-18")
def test_an_unused_power_dies_with_its_card() -> None:
    state = action("Assassin", "Oracle", "Thief", hands=("GB1", "EB1", "LB1"))
    play(state, "use Assassin on Oracle")
    assert state.waiting == (2,)
    assert choices(state, "use") == ["use Thief on 0", "use Thief on 1"]
    assert refused(state, "use Oracle").code == "no-such-power"
