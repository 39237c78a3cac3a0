"""Destinies, elimination, victory."""

from __future__ import annotations

import pytest

from fateloom.games.realms import cards as c
from fateloom.games.realms import checkpoints
from fateloom.games.realms.state import RealmsState
from tests.games.realms.table import (
    HALT,
    args,
    asked,
    discarded,
    front,
    hand,
    held,
    pass_all,
    pay,
    play,
    sizes,
    table,
    told,
    won,
)

LAID = [
    ("Warlord", "Knight, Golem", "Vampire", 3),
    ("Landlord", "Village, Crypt", "Market", 3),
    ("Scholar", "Ledger, Almanac", "Grimoire", 3),
    ("Dynasty", "Judge, Village, Knight, Spy", "Castle", 5),
    ("Unifier", "Judge, Spy, Banker, Market, Crypt", "Vampire", 6),
]


def check(state: RealmsState, cards: str, seat: int = 0) -> None:
    for name in cards.split(", "):
        state.lay(seat, c.CARD[name])
    checkpoints.checkpoint(state)


@pytest.mark.rule(
    "RLM-DS-1", "RLM-DS-2", "RLM-DS-3", "RLM-DS-4", "RLM-DS-5", "RLM-END-01", "RLM-END-02"
)
@pytest.mark.parametrize(("name", "almost", "last", "need"), LAID)
def test_shared_destinies_about_cards(name: str, almost: str, last: str, need: int) -> None:
    for seat in range(3):
        state = table("auction", shared=f"{name}, Magnate")
        check(state, almost, seat)
        assert won(state) is None
        progress = {each.seat: each for each in state.view(3).progress if each.destiny == name}
        assert (progress[seat].have, progress[seat].need) == (need - 1, need)
        check(state, last, seat)
        assert won(state) == ("destiny", (seat,))
        assert args(state, "completes") == [(seat, name)]


@pytest.mark.rule("RLM-DS-1", "RLM-DS-2", "RLM-DS-3", "RLM-RUL-45", "RLM-DX-4")
def test_two_players_need_more() -> None:
    state = table("auction", seats=2, shared="Warlord, Magnate")
    check(state, "Knight, Golem, Vampire")
    assert won(state) is None
    check(state, "Mercenary")
    assert won(state) == ("destiny", (0,))
    left = table("auction", shared="Warlord, Magnate", gone="1, 3")
    check(left, "Knight, Golem, Vampire")
    assert won(left) == ("destiny", (0,))


@pytest.mark.rule("RLM-DS-6", "RLM-TURN-12", "RLM-DX-5")
def test_destinies_tested_at_the_end_of_ones_turn() -> None:
    fourteen = table("end", hands=[14, 14], onward=True)
    assert won(fourteen) == ("destiny", (0,))
    assert won(table("end", hands=[13, 14], onward=True)) is None
    four = "Judge, Village, Crypt, Ledger"
    for size, wins in ((1, True), (2, True), (3, False)):
        state = table("end", hands=[size], front=[four], secrets=["Hermit"], onward=True)
        assert (won(state) == ("destiny", (0,))) is wins
    few = table("end", hands=[2], front=["Judge, Village"], secrets=["Hermit"], onward=True)
    assert won(few) is None
    other = table("end", cur=1, hands=[2], front=[four], secrets=["Hermit"], onward=True)
    assert won(other) is None


@pytest.mark.rule("RLM-DX-7", "RLM-DX-8", "RLM-COMP-11", "RLM-END-01", "RLM-RUL-24")
@pytest.mark.parametrize(
    ("name", "almost", "last"),
    [
        ("Wanderer", "Knight, Golem, Village, Ledger", "Crypt"),
        ("Wanderer", "Knight, Golem, Village, Crypt, Market", "Ledger"),
        ("Twin Crowns", "Judge, Spy, Village, Banker, Ledger", "Market"),
    ],
)
def test_secret_destinies_about_cards(name: str, almost: str, last: str) -> None:
    state = table("auction", shared="Magnate, Dynasty", secrets=["", "", name])
    check(state, almost, 2)
    assert won(state) is None
    other = table("auction", shared="Magnate, Dynasty", secrets=["", name])
    check(other, f"{almost}, {last}", 2)
    assert won(other) is None  # somebody else's
    assert args(other, "fulfils")[-1] == (2, name)
    assert name in other.view(0).players[2].not_held
    check(state, last, 2)
    assert won(state) == ("destiny", (2,))
    assert [event.seats for event in told(state, "completes")] == [None]


@pytest.mark.rule("RLM-DX-4")
def test_relic_hunter() -> None:
    state = table(
        "effects",
        front=["Banker"],
        tokens=["Shield, Seal, Amulet"],
        secrets=["Relic Hunter"],
    )
    play(state, "use Banker")
    assert won(state) == ("destiny", (0,))
    two = table(
        "effects",
        seats=2,
        front=["Banker"],
        tokens=["Shield, Seal, Amulet"],
        secrets=["Relic Hunter"],
    )
    play(two, "use Banker")
    assert won(two) is None


@pytest.mark.rule("RLM-DX-6", "RLM-EX-30")
@pytest.mark.parametrize(("bid", "wins"), [(6, False), (7, True)])
def test_spendthrift(bid: int, wins: bool) -> None:
    state = table("auction", hands=["Judge, 6", "9"], secrets=["", "Spendthrift"])
    pay(pass_all(play(state, "offer Judge"), str(bid)))
    assert (won(state) == ("destiny", (1,))) is wins


@pytest.mark.rule("RLM-END-03", "RLM-END-10", "RLM-PROP-19")
def test_the_last_one_wins() -> None:
    state = table("effects", hands=["4", "1"], front=["Skeleton Warrior"], gone="2, 3")
    play(state, "use Skeleton Warrior")
    assert won(state) == ("survivor", (0,))
    assert state.waiting == ()
    assert state.outcome is not None
    assert state.outcome.ranking[:2] == ((0,), (1,))
    doomed = table("effects", cur=1, hands=["4", "1"], front=["", "Ghoul"], gone="2, 3")
    assert won(doomed) == ("survivor", (0,))


@pytest.mark.rule(
    "RLM-END-06",
    "RLM-END-07",
    "RLM-END-08",
    "RLM-END-09",
    "RLM-RUL-20",
    "RLM-RUL-44",
    "RLM-PROP-13",
)
def test_elimination() -> None:
    state = table(
        "effects",
        hands=["6", "1"],
        front=["Skeleton Warrior, Peddler, Knight", "Golem, Castle!, Market"],
        tokens=["", "Coin, Debt"],
        requests=[(1, 2, "Shop"), (3, 1, "Magic"), (3, 2, "Shop")],
        secrets=["", "Wanderer"],
    )
    play(state, "use Skeleton Warrior", "aim 1")
    assert args(state, "eliminated") == [(1, 0)]
    assert sizes(state)[1] == 0 and front(state, 1) == [] and held(state, 1) == []
    assert discarded(state)[-3:] == ["Castle", "Market", "Golem"]
    assert state.rotated & c.cards((c.CASTLE,)) == 0
    assert state.requests == ((3, 2, 1),)
    assert state.supply(c.COIN) == 4
    assert not any("Wanderer" in event.args for event in told(state))
    assert "Wanderer" not in str(state.view(0))
    play(state, "use Knight")
    assert asked(state)[0] == "aim"
    assert [move.text for move in state.legal(0)] == ["aim 2", "aim 3"]
    assert not state.view(0).players[1].alive


@pytest.mark.rule("RLM-RUL-19", "RLM-RUL-23", "RLM-DX-2", "RLM-DX-1")
def test_an_eliminated_player_completes_nothing() -> None:
    # Champion empties both hands: A, the Assassin, is no longer there to win.
    state = table(
        "effects", hands=["1", "1"], front=["Champion"], secrets=["Assassin", "Guardian Angel"]
    )
    play(state, "aim 1")
    assert won(state) is None
    assert state.alive == 0b1100
    assert [event[0] for event in args(state, "eliminated")] == [0, 1]


@pytest.mark.rule("RLM-RUL-21", "RLM-LEX-03")
def test_an_effect_goes_on_for_others() -> None:
    state = table("effects", hands=["6", "1", "6"], front=["Fire Mage, Spellbook"])
    play(state, "use Fire Mage", "aim 1 2", "discard *")
    assert sizes(state) == [6, 0, 5, 6]
    play(state, "use Spellbook")
    assert sizes(state)[0] == 7


@pytest.mark.rule("RLM-RUL-19", "RLM-RUL-42", "RLM-RUL-41")
def test_saves_need_a_card_to_draw() -> None:
    for saver in ("Amulet", "Immortal"):
        state = table(
            "start",
            hands=["1"],
            tokens=["Poison" + (", Amulet" if saver == "Amulet" else "")],
            front=["Immortal" if saver == "Immortal" else ""],
            pile_size=1,
        )
        assert args(state, "saved") == [(0, saver)]
    taken = table(
        "effects", hands=["6", "1"], front=["Vampire"], tokens=["", "Amulet"], pile_size=0
    )
    play(taken, "use Vampire", "aim 1")
    assert args(taken, "eliminated") == [(1, 0)]
    # Several owners: in turn order from whose turn it is.
    state = table(
        "effects",
        cur=2,
        hands=["1", "1", "6", "6"],
        front=["", "", "Fire Mage"],
        tokens=["Amulet", "Amulet"],
    )
    play(state, "aim 0 1")
    assert args(state, "saved") == [(0, "Amulet"), (1, "Amulet")]


@pytest.mark.rule("RLM-RUL-56", "RLM-N-04", "RLM-FAQ-21")
def test_immortal_is_discarded_first_and_can_be_drawn_again() -> None:
    state = table(
        "effects",
        hands=["6", "1"],
        front=["Vampire", "Immortal"],
        pile_size=0,
        secrets=["Assassin"],
    )
    play(state, "use Vampire", "aim 1")
    assert won(state) is None
    assert args(state, "saved") == [(1, "Immortal")]
    assert (hand(state, 1), discarded(state)) == (["Immortal"], [])
    # The Amulet, which would come first, has nothing to draw and stays.
    both = table(
        "effects",
        hands=["6", "1"],
        front=["Vampire", "Immortal, Golem"],
        tokens=["", "Amulet"],
        pile_size=0,
    )
    play(both, "use Vampire", "aim 1")
    assert args(both, "saved") == [(1, "Immortal")]
    assert (held(both, 1), front(both, 1)) == (["Amulet"], ["Golem"])
    more = table(
        "effects", hands=["6", "1"], front=["Vampire", "Immortal"], discards="Crypt", pile_size=0
    )
    play(more, "use Vampire", "aim 1")
    assert sorted(hand(more, 1)) == ["Crypt", "Immortal"]


@pytest.mark.rule("RLM-END-04", "RLM-END-05", "RLM-PROP-20", "RLM-RUL-22")
def test_winning_at_the_same_moment() -> None:
    fighters = ["Knight, Golem, Vampire", "Mercenary, Bodyguard, Skeleton Warrior", "Fire Mage"]
    state = table("effects", cur=2, front=fighters, shared="Warlord, Magnate")
    state.stirred = 0b111
    checkpoints.checkpoint(state)
    assert won(state) == ("destiny", (0, 1))
    cur = table("effects", cur=1, front=fighters, shared="Warlord, Magnate")
    cur.stirred = 0b111
    checkpoints.checkpoint(cur)
    assert won(cur) == ("destiny", (1,))
    nobody = table("effects", cur=2, hands=["1", "1"], front=["", "", "Fire Mage"], gone="3")
    nobody.hands[2] = 0
    nobody.hands[0] = nobody.hands[1] = 0
    checkpoints.checkpoint(nobody)
    assert won(nobody) == ("survivor", (2,))
    others = table("effects", cur=2, gone="3")
    others.alive &= ~(1 << 2)
    others.hands = [0] * 4
    checkpoints.checkpoint(others)
    assert won(others) == ("survivor", (0, 1))


@pytest.mark.rule("RLM-END-11", "RLM-PROP-19")
def test_nothing_happens_after_a_victory() -> None:
    state = table(
        "effects",
        front=["Pawnbroker, Village", "Castle"],
        secrets=["Renter"],
    )
    state.extra = 3
    state.frames = (HALT, *state.frames[1:])
    play(state, "use Pawnbroker")
    assert won(state) == ("destiny", (0,))
    assert state.frames == () and state.legal(0) == ()
    assert told(state)[-1].code == "over"


@pytest.mark.rule("RLM-RUL-26", "RLM-FAQ-28")
def test_the_assassin_may_try_again() -> None:
    state = table(
        "effects",
        hands=["6", "1", "1"],
        front=["Skeleton Warrior, Knight"],
        tokens=["", "Amulet"],
        secrets=["Assassin"],
    )
    play(state, "use Skeleton Warrior", "aim 1")
    assert won(state) is None
    play(state, "use Knight", "aim 2")
    assert won(state) == ("destiny", (0,))
