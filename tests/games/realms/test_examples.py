"""The worked examples of the rules, RLM-EX-09 to RLM-EX-33, with exactly their numbers.

A, B, C, D of the examples are seats 0 to 3.
"""

from __future__ import annotations

import pytest

from fateloom.games.realms import cards as c
from fateloom.games.realms import checkpoints
from tests.games.realms.table import (
    args,
    asked,
    discarded,
    front,
    hand,
    held,
    legal,
    pass_all,
    pay,
    pile,
    play,
    refused,
    sizes,
    table,
    told,
    won,
)


@pytest.mark.rule("RLM-EX-09", "RLM-FAQ-07", "RLM-FAQ-08", "RLM-K-02", "RLM-RUL-33")
def test_queen() -> None:
    state = table(
        "effects",
        hands=["3", "5", "4", "4"],
        front=["The Queen, The King, Judge!, Knight"],
    )
    play(state, "use The King")
    assert legal(state) == ["borrow Judge", "borrow Knight", "decline"]
    play(state, "borrow Judge", "aim 1", "give *")
    assert sizes(state) == [4, 4, 4, 4]
    assert asked(state) == ("repeat", (0,))
    play(state, "repeat", "borrow Knight", "aim 2", "discard *")
    assert sizes(state) == [4, 4, 3, 4]
    assert "Knight" in front(state, 0)
    assert "use Knight" in legal(state)
    play(state, "use Knight", "aim 1", "discard *")
    assert asked(state)[0] != "repeat"
    assert sizes(state)[:3] == [4, 3, 3]


@pytest.mark.rule(
    "RLM-EX-10", "RLM-FAQ-01", "RLM-FAQ-02", "RLM-FAQ-03", "RLM-LEX-06", "RLM-LEX-07", "RLM-PROP-11"
)
@pytest.mark.parametrize("judge", ["Judge", "Judge!"])
def test_borrowing_keeps_orientation(judge: str) -> None:
    state = table(
        "effects",
        hands=["2", "5", "4", "4"],
        front=[f"The King, {judge}, The Queen, Tax Collector, Spy, Champion!, King's Jester"],
    )
    play(state, "use The King")
    assert legal(state) == ["borrow Judge", "decline"]
    play(state, "borrow Judge", "aim 1", "give *", "enough")
    assert judge in front(state, 0)
    if judge == "Judge":
        play(state, "use Judge", "aim 2", "give *")
        assert "Judge!" in front(state, 0)
        assert sizes(state) == [4, 4, 3, 4]
    else:
        assert "use Judge" not in legal(state)


@pytest.mark.rule("RLM-EX-11", "RLM-FAQ-07", "RLM-FAQ-09", "RLM-FAQ-10", "RLM-DX-3", "RLM-N-02")
def test_renter() -> None:
    state = table(
        "effects",
        hands=["3", "6", "6", "Golem, 3"],
        front=["Cemetery, Vampire, Apprentice, Spellbook"],
        secrets=["Renter"],
    )
    play(state, "use Vampire", "aim 1")
    assert state.extra == 1
    play(state, "repeat", "aim 2")
    assert state.extra == 2
    play(state, "use Apprentice", "aim 3", "name Magic", "give Golem")
    assert state.extra == 3
    assert won(state) is None
    play(state, "use Spellbook")
    assert state.extra == 4
    assert won(state) == ("destiny", (0,))
    assert args(state, "completes") == [(0, "Renter")]


@pytest.mark.rule("RLM-EX-12", "RLM-TOKEN-03", "RLM-TOK-02", "RLM-RUL-15", "RLM-RUL-42")
def test_token_order() -> None:
    state = table("start", hands=["1"], tokens=["Poison, Harvest"])
    assert args(state, "eliminated") == [(0, None)]
    assert args(state, "token-works") == [(0, "Poison")]
    assert state.supply(c.HARVEST) == c.COPIES[c.HARVEST]
    saved = table("start", hands=["1"], tokens=["Poison, Amulet, Harvest"])
    assert [event.args[1] for event in told(saved) if event.code in ("token-works", "saved")] == [
        "Poison",
        "Amulet",
        "Harvest",
    ]
    assert sizes(saved)[0] == 3
    assert held(saved, 0) == []
    assert asked(saved) == ("offer", (0,))


@pytest.mark.rule("RLM-EX-13", "RLM-FAQ-21", "RLM-FAQ-33", "RLM-N-04", "RLM-TK-3", "RLM-RUL-41")
def test_amulet_before_immortal() -> None:
    state = table(
        "effects",
        hands=["6", "1", "6", "6"],
        front=["Skeleton Warrior, Master Necromancer", "Immortal"],
        tokens=["", "Amulet"],
    )
    play(state, "use Skeleton Warrior", "aim 1")
    assert sizes(state)[1] == 1
    assert held(state, 1) == []
    assert front(state, 1) == ["Immortal"]
    play(state, "use Master Necromancer", "borrow Skeleton Warrior", "aim 1")
    assert sizes(state)[1] == 3
    assert front(state, 1) == []
    assert "Immortal" in discarded(state)
    assert args(state, "saved") == [(1, "Amulet"), (1, "Immortal")]


@pytest.mark.rule("RLM-EX-14", "RLM-FAQ-28", "RLM-FAQ-33", "RLM-RUL-26")
@pytest.mark.parametrize("immortal", [True, False])
def test_assassin_fails(immortal: bool) -> None:
    state = table(
        "effects",
        hands=["6", "1", "6", "6"],
        front=["Skeleton Warrior", "Immortal" if immortal else ""],
        secrets=["Assassin"],
    )
    play(state, "use Skeleton Warrior", "aim 1")
    if immortal:
        assert won(state) is None
        assert sizes(state)[1] == 3
    else:
        assert args(state, "eliminated") == [(1, 0)]
        assert won(state) == ("destiny", (0,))


@pytest.mark.rule("RLM-EX-15", "RLM-FAQ-26", "RLM-FAQ-27", "RLM-DX-2", "RLM-RUL-19")
@pytest.mark.parametrize("most", [5, 8])
def test_guardian_angel_counters(most: int) -> None:
    state = table(
        "effects",
        hands=["4", "1", "7", most],
        front=["Skeleton Warrior"],
        secrets=["Assassin", "", "Guardian Angel"],
    )
    play(state, "use Skeleton Warrior", "aim 1")
    if most == 5:
        assert won(state) == ("destiny", (2,))
        assert state.alive == 0b1111
    else:
        assert won(state) == ("destiny", (0,))
        assert args(state, "eliminated") == [(1, 0)]


@pytest.mark.rule("RLM-EX-16", "RLM-FAQ-26", "RLM-K-06")
def test_own_doing() -> None:
    state = table(
        "effects", hands=["7", "1", "6", "6"], front=["Knight"], secrets=["Guardian Angel"]
    )
    play(state, "use Knight", "aim 1")
    assert won(state) == ("destiny", (0,))
    assert not told(state, "eliminated")


@pytest.mark.rule("RLM-EX-17", "RLM-FAQ-18", "RLM-RUL-22", "RLM-RUL-29", "RLM-M-03")
def test_fire_mage_two_left() -> None:
    state = table("effects", hands=["3", "", "2"], front=["Fire Mage"], gone="1, 3")
    assert asked(state) == ("discard", (0, 2))
    play(state, "2: discard *", "0: discard *")
    assert sizes(state) == [2, 0, 1, 0]
    assert won(state) is None
    both = table("effects", hands=["1", "", "1"], front=["Fire Mage"], gone="1, 3")
    assert won(both) == ("survivor", (0,))
    assert both.alive == 0


@pytest.mark.rule("RLM-EX-18", "RLM-FAQ-17", "RLM-RUL-36")
def test_adjacency() -> None:
    state = table("effects", front=["Fire Mage"], gone="1")
    assert legal(state) == ["aim 0 2", "aim 2 3", "aim 3 0"]
    assert refused(state, "aim 0 1").rule == "RLM-FAQ-17"


@pytest.mark.rule("RLM-EX-19", "RLM-FAQ-19", "RLM-FAQ-20", "RLM-M-13", "RLM-RUL-34", "RLM-END-04")
@pytest.mark.parametrize("seal", [False, True])
def test_alchemist(seal: bool) -> None:
    state = table(
        "effects",
        front=[
            "Alchemist, Golem, Bodyguard",
            "Knight, Archmage, Druid, Clairvoyant, Healer",
        ],
        tokens=["", "Seal" if seal else ""],
        shared="Warlord, Dynasty",
    )
    play(state, "use Alchemist", "choose Alchemist", "choose Knight")
    if seal:
        assert asked(state) == ("seal", (1,))
        play(state, "spend Seal")
        assert "Alchemist!" in front(state, 0)
        assert "Knight" in front(state, 1)
        assert held(state, 1) == []
        assert won(state) is None
    else:
        assert "Alchemist!" in front(state, 1)
        assert "Knight" in front(state, 0)
        assert args(state, "completes") == [(0, "Warlord"), (1, "Dynasty")]
        assert won(state) == ("destiny", (0,))


@pytest.mark.rule("RLM-EX-20", "RLM-END-05", "RLM-FAQ-11", "RLM-FAQ-12", "RLM-INFO-06", "RLM-K-04")
def test_joint_win_and_secrecy() -> None:
    state = table(
        "effects",
        front=["Spellbook", "Knight, Golem, Vampire", "", "Bodyguard, Mercenary, Skeleton Warrior"],
        shared="Warlord, Magnate",
    )
    state.stirred = 0b1111
    checkpoints.checkpoint(state)
    assert won(state) == ("destiny", (1, 3))

    spy = table("effects", front=["Spy"], secrets=["", "Wanderer"])
    before = spy.view(2)
    play(spy, "use Spy", "aim 1")
    assert [each.destiny for each in spy.view(0).unmasked] == ["Wanderer"]
    assert spy.view(1).unmasked == ()
    after = spy.view(2)
    assert after.unmasked == ()
    assert (after.hand, after.secret, after.noted) == (before.hand, before.secret, before.noted)
    assert sizes(spy) == [7, 5, 6, 6]
    assert [e.seats for e in told(spy, "saw-destiny")] == [(0,)]


@pytest.mark.rule("RLM-EX-21", "RLM-FAQ-25", "RLM-S-02", "RLM-RUL-39", "RLM-TOK-04", "RLM-GOLD-02")
def test_apprentice() -> None:
    state = table("effects", hands=["6", "Village, Market"], front=["Apprentice"])
    play(state, "use Apprentice", "aim 1", "name Magic")
    assert args(state, "misses") == [(1, "Magic")]
    assert state.extra == 0
    two = table("effects", hands=["6", "Golem, Druid, Village"], front=["Apprentice"])
    play(two, "use Apprentice", "aim 1", "name Magic")
    assert asked(two) == ("give", (1,))
    assert legal(two) == ["give Druid", "give Golem"]
    assert refused(two, "give Village").rule == "RLM-FAQ-25"
    shielded = table(
        "effects", hands=["6", "Golem, Druid"], front=["Apprentice"], tokens=["", "Shield"]
    )
    play(shielded, "use Apprentice", "aim 1", "name Magic")
    assert asked(shielded) == ("shield", (1,))
    play(shielded, "spend Shield")
    assert not told(shielded, "demands")
    assert not told(shielded, "misses")
    assert "Golem" in hand(shielded, 1)


@pytest.mark.rule("RLM-EX-22", "RLM-FAQ-22", "RLM-FAQ-23", "RLM-FAQ-24", "RLM-K-13", "RLM-RUL-37")
def test_mayor() -> None:
    asked_shop = [(1, 0, "Shop")]
    state = table("auction", cur=1, hands=["6", "Market, Judge"], requests=asked_shop)
    assert legal(state) == ["offer Market"]
    assert refused(state, "offer Judge").rule == "RLM-FAQ-22"
    none = table("auction", cur=1, hands=["6", "Golem, Judge"], requests=asked_shop)
    assert legal(none) == ["offer Judge", "offer Golem"]
    two = table(
        "auction",
        cur=1,
        hands=["6", "Market, Judge, Golem"],
        requests=[*asked_shop, (1, 2, "Magic")],
    )
    assert legal(two) == ["offer Judge", "offer Market", "offer Golem"]
    play(two, "offer Judge")
    assert two.requests == ()


@pytest.mark.rule("RLM-EX-23", "RLM-FAQ-14", "RLM-FAQ-15", "RLM-FAQ-16", "RLM-N-12", "RLM-RUL-35")
def test_lich() -> None:
    state = table(
        "effects",
        front=["Lich, Banker, Peddler, Mercenary", "Harbor!, Spellbook, The King, Market"],
    )
    first = state.copy()
    play(state, "use Lich", "aim 1")
    assert legal(state) == ["use Mercenary", "borrow Harbor", "borrow Spellbook"]
    assert refused(state, "use Banker").rule == "RLM-FAQ-16"
    play(state, "borrow Harbor", "discard *", "borrow Spellbook")
    assert legal(state) == ["aim 1", "aim 2", "aim 3"]  # of the Mercenary
    assert sizes(state)[0] == 8
    assert front(state, 1) == ["The King", "Market", "Harbor!", "Spellbook"]
    play(first, "use Banker")
    assert "use Lich" not in legal(first)
    assert refused(first, "use Lich").rule == "RLM-LEX-04"


@pytest.mark.rule("RLM-EX-24", "RLM-FAQ-13", "RLM-TWO-19", "RLM-RUL-49", "RLM-S-11")
def test_ring_of_value_with_two() -> None:
    state = table("effects", seats=2, support=["Ring of Value"])
    play(state, "use Ring of Value")
    assert args(state, "moves") == [(0, "Ring of Value", 1)]
    assert state.front[1] >> c.RING & 1
    assert state.support == (0, 0)
    assert sizes(state) == [8, 6]


@pytest.mark.rule("RLM-EX-25", "RLM-FAQ-32", "RLM-TWO-14", "RLM-TWO-15", "RLM-TWO-16", "RLM-TWO-05")
def test_auction_of_two() -> None:
    state = table("auction", seats=2, hands=["The Queen, 7", "Immortal, 7"])
    play(state, "0: offer The Queen", "1: offer Immortal")
    play(state, "bid 1", "bid 2", "bid 3", "pass")
    before = len(state.discards)
    play(state, "win 0")
    pay(state)
    assert state.front[0] >> c.QUEEN & 1
    assert state.support[1] >> c.IMMORTAL & 1
    assert sizes(state) == [4, 7]
    assert len(state.discards) == before + 3
    start = table(
        "effects", seats=2, hands=["4", "1"], front=["Skeleton Warrior"], support=["", "Immortal"]
    )
    play(start, "use Skeleton Warrior")
    assert args(start, "saved") == [(1, "Immortal")]


@pytest.mark.rule("RLM-EX-26", "RLM-TWO-11", "RLM-TWO-12", "RLM-TWO-13", "RLM-RUL-46")
def test_no_bids_with_two() -> None:
    state = table("auction", seats=2, hands=["The Queen, 7", "Immortal, 7"])
    play(state, "0: offer The Queen", "1: offer Immortal", "pass")
    other = state.copy()
    play(state, "pass")
    assert asked(state) == ("lot", (0,))
    play(state, "win 1")
    assert sizes(state) == [7, 7]
    assert state.front[0] >> c.IMMORTAL & 1
    assert state.support[1] >> c.QUEEN & 1
    play(other, "bid 1")
    assert legal(other)[:2] == ["pass", "bid 2"]
    play(other, "pass")
    assert asked(other) == ("lot", (1,))


@pytest.mark.rule("RLM-EX-27", "RLM-DECK-01", "RLM-DECK-02", "RLM-RUL-16", "RLM-S-08")
def test_reshuffle_in_the_middle_of_a_draw() -> None:
    state = table(
        "effects",
        hands=["3"],
        front=["Harbor"],
        discards="Golem, Village, Crypt, Almanac, Judge",
        pile_size=1,
    )
    play(state, "use Harbor")
    assert sizes(state)[0] == 5
    assert args(state, "shuffles") == [(5,)]
    assert (len(pile(state)), len(state.discards)) == (4, 0)
    play(state, "discard *")
    assert (sizes(state)[0], len(pile(state)), len(state.discards)) == (4, 4, 1)


@pytest.mark.rule("RLM-EX-28", "RLM-DECK-03", "RLM-RUL-12", "RLM-RUL-16")
def test_nothing_to_draw() -> None:
    state = table("draw", hands=["Golem", "2", "6", "6"], pile_size=0)
    assert args(state, "draws-nothing") == [(0,)]
    assert args(state, "offers") == [(0, "Golem")]
    assert sizes(state)[0] == 0
    other = state.copy()
    pay(pass_all(state, "1"))
    assert sizes(state)[0] == 1
    assert state.alive == 0b1111
    other.events = []
    pass_all(other)
    play(other, "place")
    assert args(other, "eliminated") == [(0, None)]
    assert args(other, "loses") == [(0, "Golem")]


@pytest.mark.rule("RLM-EX-29", "RLM-LEX-05", "RLM-N-13", "RLM-RUL-27")
def test_mandatory_without_target() -> None:
    state = table("effects", front=["Death Knight"])
    assert args(state, "idle") == [("Death Knight",)]
    assert front(state, 0) == ["Death Knight!"]
    own = table("effects", front=["Death Knight, Golem, Castle"], tokens=["Seal"])
    assert discarded(own) == ["Golem"]
    assert held(own, 0) == ["Seal"]


@pytest.mark.rule("RLM-EX-30", "RLM-S-09", "RLM-TK-1", "RLM-DX-6", "RLM-RUL-10")
def test_reductions() -> None:
    state = table("auction", hands=["Judge, 6", "3"], front=["", "Ledger"], tokens=["", "Coin"])
    play(state, "offer Judge")
    assert legal(state) == ["pass", "bid 1", "bid 2"]
    pass_all(state, "2")
    assert asked(state) == ("coin", (1,))
    play(state, "spend Coin")
    assert front(state, 1) == ["Judge", "Ledger"]
    assert sizes(state)[0] == 6
    rich = table(
        "auction",
        hands=["Judge, 6", "9"],
        front=["", "Ledger"],
        tokens=["", "Coin"],
        secrets=["", "Spendthrift"],
    )
    pass_all(play(rich, "offer Judge"), "7")
    pay(play(rich, "spend Coin"))
    assert args(rich, "gives") == [(1, 0, 5)]
    assert won(rich) == ("destiny", (1,))


@pytest.mark.rule("RLM-EX-31", "RLM-TOKEN-01", "RLM-TOKEN-02", "RLM-RUL-43", "RLM-LEX-09")
def test_duplicate_token() -> None:
    state = table(
        "effects", front=["Banker, Peddler, Plague Bearer"], tokens=["Coin", "", "Poison"]
    )
    assert "use Banker" not in legal(state)
    other = state.copy()
    play(state, "use Peddler")
    picks = [f"pick {name}" for name in c.TOKEN_NAMES if name and name != "Coin"]
    assert legal(state) == picks
    play(other, "use Plague Bearer")
    assert legal(other) == ["aim 1", "aim 3"]


@pytest.mark.rule("RLM-EX-32", "RLM-TK-7", "RLM-M-05")
def test_hourglass() -> None:
    state = table("effects", front=["Spellbook"], tokens=["Hourglass"])
    play(state, "use Spellbook", "spend Hourglass", "use Spellbook")
    assert state.extra == 2
    again = table("effects", front=["Spellbook, Time Mage, Judge"], tokens=["Hourglass"])
    play(again, "use Spellbook", "spend Hourglass", "use Time Mage")
    assert held(again, 0) == ["Hourglass"]
    assert "spend Hourglass" not in legal(again)
    assert refused(again, "spend Hourglass").code == "no-hourglass"


@pytest.mark.rule("RLM-EX-33", "RLM-N-14", "RLM-RUL-21", "RLM-RUL-29")
def test_ghoul_with_one_card() -> None:
    state = table("effects", hands=["1"], front=["Ghoul"])
    assert args(state, "eliminated") == [(0, None)]
    assert args(state, "draws") == [(1, 1)]
    assert asked(state) == ("offer", (1,))
