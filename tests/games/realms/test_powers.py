"""Each card with a power, alone and where cards meet."""

from __future__ import annotations

import pytest

from fateloom.core.undo import revealed
from fateloom.games.realms import cards as c
from fateloom.games.realms import hands, powers
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

# --- tokens, borrowing ------------------------------------------------------------------

TAKING = [
    pytest.param("Captain of the Guard", "Shield", marks=pytest.mark.rule("RLM-K-07")),
    pytest.param("Banker", "Coin", marks=pytest.mark.rule("RLM-S-03")),
    pytest.param("Bodyguard", "Seal", marks=pytest.mark.rule("RLM-S-06")),
    pytest.param("Tome of Secrets", "Lantern", marks=pytest.mark.rule("RLM-M-06")),
    pytest.param("Enchanted Forest", "Harvest", marks=pytest.mark.rule("RLM-M-07")),
    pytest.param("Healer", "Amulet", marks=pytest.mark.rule("RLM-M-10")),
    pytest.param("Time Mage", "Hourglass", marks=pytest.mark.rule("RLM-M-14")),
]


@pytest.mark.parametrize(("card", "token"), TAKING)
def test_cards_that_take_a_token(card: str, token: str) -> None:
    state = table("effects", front=[card])
    play(state, f"use {card}")
    assert held(state, 0) == [token]
    assert state.supply(c.TOKEN[token]) == 3
    again = table("effects", front=[f"{card}, Spellbook"], tokens=[token])
    assert refused(again, f"use {card}").rule == "RLM-LEX-04"


@pytest.mark.rule("RLM-S-04")
@pytest.mark.parametrize("token", c.TOKEN_NAMES[1:])
def test_peddler_takes_any_token(token: str) -> None:
    state = table("effects", front=["Peddler"])
    play(state, "use Peddler", f"pick {token}")
    assert held(state, 0) == [token]


BORROWERS = [
    pytest.param("The King", "Captain of the Guard", marks=pytest.mark.rule("RLM-K-01")),
    pytest.param("Master Merchant", "Bodyguard", marks=pytest.mark.rule("RLM-S-01")),
    pytest.param("Master Necromancer", "Plague Bearer", marks=pytest.mark.rule("RLM-N-01")),
    pytest.param("Archmage", "Healer", marks=pytest.mark.rule("RLM-M-01")),
    pytest.param("Enchantress", "Spellbook", marks=pytest.mark.rule("RLM-M-12")),
]


@pytest.mark.rule("RLM-LEX-07", "RLM-LEX-11", "RLM-FAQ-01", "RLM-RUL-1", "RLM-RUL-32")
@pytest.mark.parametrize(("card", "lent"), BORROWERS)
def test_cards_that_borrow_from_their_own(card: str, lent: str) -> None:
    others = "Judge, Apprentice, Vampire, Clairvoyant"  # one a family, none with a type but one
    state = table("effects", hands=["2"], front=[f"{card}, {lent}!, {others}", "Spellbook"])
    play(state, f"use {card}")
    listed = [words.removeprefix("borrow ") for words in legal(state)[:-1]]
    family = c.FAMILY[c.CARD[card]]
    for name in listed:
        number = c.CARD[name]
        if card == "Enchantress":
            assert c.TYPE[number] != c.NO_TYPE
        else:
            assert c.FAMILY[number] == family
        assert number not in c.each(c.BORROWING)
    assert lent in listed
    assert legal(state)[-1] == "decline"
    declined = state.copy()
    play(declined, "decline")
    assert declined.tokens == [0] * 4
    before = state.fields()
    play(state, f"borrow {lent}")
    assert f"{lent}!" in front(state, 0)
    assert state.fields() != before


@pytest.mark.rule("RLM-K-12", "RLM-LEX-08", "RLM-LEX-01")
def test_jester_borrows_from_others() -> None:
    state = table(
        "effects",
        front=["King's Jester, Banker", "Royal Chronicle, Village", "Spellbook!", "Judge"],
    )
    play(state, "use King's Jester")
    # B's Chronicle is not legal: "you" is A, who has one Kingdom card.
    assert legal(state) == ["borrow Spellbook", "decline"]
    play(state, "borrow Spellbook")
    assert sizes(state) == [7, 6, 6, 6]
    assert front(state, 2) == ["Spellbook!"]
    two = table("effects", front=["King's Jester, Village", "Royal Chronicle"])
    play(two, "use King's Jester", "borrow Royal Chronicle")
    assert sizes(two)[0] == 7


# --- hands ------------------------------------------------------------------------------


@pytest.mark.rule("RLM-K-03", "RLM-LEX-01", "RLM-LEX-04")
def test_judge() -> None:
    state = table("effects", hands=["3", "4", "3", "2"], front=["Judge"])
    play(state, "use Judge")  # only B holds more
    assert asked(state) == ("give", (1,))
    play(state, "give *")
    assert sizes(state) == [4, 3, 3, 2]
    assert [event.seats for event in told(state, "given")] == [(1, 0)]
    poor = table("effects", hands=["4", "4", "3", "2"], front=["Judge, Spellbook"])
    assert refused(poor, "use Judge").rule == "RLM-LEX-04"


@pytest.mark.rule("RLM-K-06", "RLM-N-05", "RLM-TOK-04", "RLM-TK-2")
def test_knight_and_skeleton_warrior() -> None:
    state = table("effects", front=["Knight, Skeleton Warrior", "Golem"], tokens=["", "", "Shield"])
    play(state, "use Knight")
    assert legal(state) == ["aim 2", "aim 3"]
    assert refused(state, "aim 1").rule == "RLM-LEX-01"
    play(state, "aim 2")
    assert asked(state) == ("shield", (2,))
    play(state, "save Shield")
    assert asked(state) == ("discard", (2,))
    play(state, "discard *", "use Skeleton Warrior")
    assert legal(state) == ["aim 1", "aim 2", "aim 3"]
    play(state, "aim 2", "spend Shield")
    assert sizes(state) == [6, 6, 5, 6]
    assert held(state, 2) == []


@pytest.mark.rule("RLM-K-14", "RLM-RUL-29")
def test_champion() -> None:
    state = table("effects", front=["Champion"])
    play(state, "aim 2")
    assert asked(state) == ("discard", (0, 2))
    play(state, "2: discard *")
    assert sizes(state) == [6, 6, 6, 6]
    assert discarded(state) == []  # sealed until both have chosen
    assert state.view(0).chosen == () and len(state.view(2).chosen) == 1
    sealed = state.copy()
    play(state, "discard *")
    assert sizes(state) == [5, 6, 5, 6]
    assert revealed(sealed, state)  # each has seen the other's card: no taking back
    shielded = table("effects", front=["Champion"], tokens=["", "Shield"])
    play(shielded, "aim 1", "spend Shield", "discard *")
    assert sizes(shielded)[:2] == [5, 6]
    deadly = table("effects", hands=["1", "1"], front=["Champion"])
    play(deadly, "aim 1")
    assert {event[0] for event in args(deadly, "eliminated")} == {0, 1}


@pytest.mark.rule("RLM-S-05", "RLM-RUL-29", "RLM-RUL-25")
def test_mercenary() -> None:
    state = table("effects", hands=["Golem, 2"], front=["Mercenary"])
    play(state, "aim 3", "give Golem")
    assert "Golem" in hand(state, 3)
    assert sizes(state) == [2, 6, 6, 7]
    last = table("effects", hands=["1"], front=["Mercenary"])
    play(last, "aim 1")
    assert args(last, "eliminated") == [(0, None)]


@pytest.mark.rule("RLM-N-03", "RLM-FAQ-10")
def test_vampire() -> None:
    taken = set()
    for seed in range(30):
        state = table("effects", hands=["2", "Golem, Judge, Crypt"], front=["Vampire"], seed=seed)
        play(state, "use Vampire", "aim 1")
        taken.add(args(state, "taken")[0][2])
        assert state.extra == 1
        assert sizes(state)[:2] == [3, 2]
        assert [event.seats for event in told(state, "taken")] == [(0, 1)]
    assert taken == {"Golem", "Judge", "Crypt"}


@pytest.mark.rule("RLM-N-11", "RLM-TOK-04", "RLM-INFO-05")
def test_ghost() -> None:
    state = table("effects", hands=["Judge, 2", "Golem, Crypt"], front=["Ghost"])
    play(state, "use Ghost", "aim 1")
    assert state.view(0).noted[0].sure == ("Crypt", "Golem")
    assert state.view(2).noted == ()
    assert legal(state) == ["choose Crypt", "choose Golem", "decline"]
    declined = state.copy()
    play(declined, "decline")
    assert sizes(declined) == [3, 2, 6, 6]
    play(state, "choose Golem", "give Judge")
    assert "Golem" in hand(state, 0) and "Judge" in hand(state, 1)
    assert [event.seats for event in told(state, "exchanged")] == [(0, 1)]
    noted = state.view(0).noted[0]
    assert (noted.cards, noted.sure) == (("Judge", "Crypt"), ("Judge", "Crypt"))
    shielded = table("effects", front=["Ghost"], tokens=["", "Shield"])
    play(shielded, "use Ghost", "aim 1")
    assert not told(shielded, "sees-hand")
    play(shielded, "spend Shield")
    assert told(shielded, "sees-hand")
    assert asked(shielded)[1] == ()


@pytest.mark.rule("RLM-N-06")
def test_gravedigger() -> None:
    state = table("effects", front=["Gravedigger"], discards="Golem, Crypt, Judge")
    play(state, "use Gravedigger", "choose Crypt")
    assert "Crypt" in hand(state, 0)
    assert discarded(state) == ["Golem", "Judge"]
    assert state.extra == 0
    assert state.view(3).noted[0].sure == ("Crypt",)
    none = table("effects", front=["Gravedigger, Spellbook"])
    assert "use Gravedigger" not in legal(none)


@pytest.mark.rule("RLM-N-08", "RLM-LEX-10", "RLM-KIND-05", "RLM-KIND-07")
def test_grimoire() -> None:
    state = table("effects", front=["Grimoire"], discards="Golem, Crypt, Vampire")
    play(state, "use Grimoire")
    assert legal(state) == ["choose Vampire", "choose Crypt"]
    play(state, "choose Vampire")
    assert front(state, 0) == ["Vampire", "Grimoire!"]
    assert legal(state) == ["use Vampire", "end"]
    assert refused(state, "use Grimoire").rule == "RLM-KIND-07"


@pytest.mark.rule("RLM-N-09")
def test_book_of_bones() -> None:
    state = table("effects", front=["Book of Bones, Knight, Master Necromancer, Skeleton Warrior"])
    play(state, "use Knight", "aim 1", "discard *")
    assert sizes(state)[:2] == [7, 5]
    play(state, "use Master Necromancer", "borrow Skeleton Warrior", "aim 2", "discard *")
    assert sizes(state) == [8, 5, 5, 6]  # once, though a power lay within a power
    assert state.extra == 2
    two = table("effects", front=["Book of Bones, Fire Mage"])
    play(two, "aim 1 2", "1: discard *", "2: discard *")
    assert sizes(two) == [7, 5, 5, 6]
    own = table("effects", front=["Book of Bones, Ghoul"], hands=["4"])
    play(own, "discard *")
    assert sizes(own)[0] == 5


@pytest.mark.rule("RLM-N-10", "RLM-S-13")
@pytest.mark.parametrize(("card", "token"), [("Plague Bearer", "Poison"), ("Usurer", "Debt")])
def test_cards_that_make_others_take_a_token(card: str, token: str) -> None:
    state = table("effects", front=[card], tokens=["", token])
    play(state, f"use {card}")
    assert legal(state) == ["aim 2", "aim 3"]
    play(state, "aim 3")
    assert held(state, 3) == [token]


@pytest.mark.rule("RLM-N-02", "RLM-RUL-33")
def test_cemetery_does_not_repeat_lich_or_borrowed_cards() -> None:
    state = table("effects", front=["Cemetery, Lich", "Vampire, Judge"])
    play(state, "use Lich", "aim 1")
    assert asked(state)[0] == "effect"
    play(state, "borrow Vampire", "aim 2")
    assert asked(state)[0] != "repeat"
    kept = table("effects", front=["Cemetery, Vampire, Skeleton Warrior"])
    play(kept, "use Vampire", "aim 1", "enough", "use Skeleton Warrior", "aim 1", "discard *")
    assert asked(kept) == ("repeat", (0,))
    play(kept, "repeat", "aim 2", "discard *")
    assert sizes(kept) == [7, 4, 5, 6]


# --- draws ------------------------------------------------------------------------------


@pytest.mark.rule("RLM-K-11")
def test_royal_chronicle() -> None:
    alone = table("effects", front=["Royal Chronicle, Spellbook"])
    assert "use Royal Chronicle" not in legal(alone)
    state = table("effects", front=["Royal Chronicle, Village"])
    play(state, "use Royal Chronicle")
    assert (sizes(state)[0], state.extra) == (7, 1)


@pytest.mark.rule("RLM-S-14")
def test_pawnbroker() -> None:
    state = table("effects", front=["Pawnbroker, Golem, Village"])
    play(state, "use Pawnbroker")
    assert legal(state) == ["choose Village", "choose Golem"]
    play(state, "choose Golem")
    assert discarded(state) == ["Golem"]
    assert (sizes(state)[0], state.extra) == (8, 2)


@pytest.mark.rule("RLM-S-14", "RLM-S-12", "RLM-RUL-31")
@pytest.mark.parametrize("card", ["Pawnbroker", "Accountant"])
def test_no_empty_use(card: str) -> None:
    state = table("effects", front=[f"{card}", "Golem"])
    assert asked(state)[1] == ()  # nothing to choose, so nobody is asked


@pytest.mark.rule("RLM-S-12", "RLM-FAQ-13", "RLM-LEX-10")
def test_accountant() -> None:
    state = table("effects", hands=["3", "6", "2", "1"], front=["Accountant, Golem!, Village"])
    one, last = state.copy(), state.copy()
    play(state, "use Accountant", "choose Golem", "aim 1")
    assert front(state, 1) == ["Golem!"]
    assert asked(state) == ("give", (1,))
    play(state, "give *", "give *")
    assert sizes(state) == [5, 4, 2, 1]
    play(one, "use Accountant", "choose Village", "aim 2", "give *")
    assert sizes(one) == [4, 6, 1, 1]  # and keeps at least one
    play(last, "use Accountant", "choose Village", "aim 3")
    assert sizes(last) == [3, 6, 2, 1]


@pytest.mark.rule("RLM-S-11", "RLM-FAQ-13", "RLM-K-08", "RLM-TK-4")
def test_ring_of_value() -> None:
    state = table("effects", front=["Ring of Value"])
    play(state, "use Ring of Value")
    assert legal(state) == ["aim 1", "aim 2", "aim 3"]
    play(state, "aim 2")
    assert front(state, 2) == ["Ring of Value!"]
    assert sizes(state)[0] == 8
    lent = table("effects", front=["King's Jester", "Ring of Value"])
    play(lent, "use King's Jester", "borrow Ring of Value")
    assert legal(lent) == ["aim 0", "aim 2", "aim 3"]
    play(lent, "aim 0")
    assert "Ring of Value" in front(lent, 0)
    sealed = table("effects", front=["King's Jester", "Ring of Value"], tokens=["", "Seal"])
    play(sealed, "use King's Jester", "borrow Ring of Value", "aim 0", "spend Seal")
    assert front(sealed, 1) == ["Ring of Value"]
    assert sizes(sealed)[0] == 8
    castle = table("effects", front=["King's Jester", "Ring of Value, Castle, Spellbook"])
    play(castle, "use King's Jester")
    assert legal(castle) == ["borrow Spellbook", "decline"]


@pytest.mark.rule("RLM-S-07", "RLM-GOLD-01")
def test_market() -> None:
    state = table("auction", hands=["Judge, 6"], front=["Market"])
    pay(pass_all(play(state, "offer Judge"), "2"))
    assert sizes(state)[:2] == [9, 4]
    own = table("auction", hands=["Judge, 6"], front=["Market"])
    pass_all(play(own, "offer Judge"))
    play(own, "place")
    assert sizes(own)[0] == 6


@pytest.mark.rule("RLM-M-08", "RLM-K-05", "RLM-DX-3", "RLM-GOLD-01")
@pytest.mark.parametrize(
    ("cards", "sizes_before", "drawn", "extra"),
    [
        ("Wizard's Tower", [5, 5, 6, 6], 2, 1),
        ("Wizard's Tower", [6, 5, 6, 6], 1, 0),
        ("Tax Collector", [6, 6, 6, 6], 0, 0),
        ("Wizard's Tower, Tax Collector", [5, 6, 6, 6], 1, 1),
    ],
)
def test_tower_and_tax_collector_change_the_draw(
    cards: str, sizes_before: list[int], drawn: int, extra: int
) -> None:
    state = table("draw", hands=sizes_before, front=[cards])
    assert sizes(state)[0] == sizes_before[0] + drawn
    assert state.extra == extra


# --- the table ----------------------------------------------------------------------------


@pytest.mark.rule("RLM-K-08", "RLM-M-11", "RLM-N-13", "RLM-M-13")
def test_castle() -> None:
    state = table(
        "effects",
        front=["Storm Mage, Death Knight, Alchemist", "Castle, Knight, Spellbook", "Golem, Crypt"],
    )
    play(state, "use Storm Mage")
    # B's are safe behind the Castle, the Castle too: only one Field is in reach.
    assert discarded(state) == ["Crypt"]
    play(state, "use Death Knight")
    assert discarded(state) == ["Crypt", "Golem"]
    assert asked(state)[1] == ()  # nor can the Alchemist reach anything now
    own = table("effects", front=["Storm Mage, Castle"])
    play(own, "use Storm Mage")
    assert discarded(own) == ["Castle"]


@pytest.mark.rule("RLM-M-11", "RLM-TK-4", "RLM-TOK-04")
def test_storm_mage_and_seal() -> None:
    state = table("effects", front=["Storm Mage", "Spellbook, Golem"], tokens=["", "Seal"])
    play(state, "use Storm Mage")
    assert asked(state) == ("seal", (1,))
    saved = state.copy()
    play(state, "spend Seal")
    assert discarded(state) == []
    assert front(state, 0) == ["Storm Mage!"]
    play(saved, "save Seal")
    assert [c.NAME[card] for card in saved.discards] == ["Spellbook"]
    assert held(saved, 1) == ["Seal"]


@pytest.mark.rule("RLM-M-04", "RLM-FAQ-11", "RLM-RUL-40")
def test_clairvoyant() -> None:
    state = table("effects", front=["Clairvoyant"], secrets=["", "", "Wanderer"])
    other = state.copy()
    play(state, "use Clairvoyant")
    assert legal(state) == ["aim 1", "aim 2", "aim 3", "look"]
    play(state, "aim 2")
    assert [(each.seat, each.destiny) for each in state.view(0).unmasked] == [(2, "Wanderer")]
    assert state.view(1).unmasked == state.view(None).unmasked == ()
    play(other, "use Clairvoyant", "look")
    top = pile(other)[:3]
    assert other.view(0).pile_known == tuple(enumerate(c.NAME[card] for card in top))
    play(other, "order 3 2 1")
    assert pile(other)[:3] == top[::-1]
    assert other.view(0).pile_known == tuple(enumerate(c.NAME[card] for card in top[::-1]))
    # A card of the pile that is known is known in the hand it goes to.
    other.cur = 1
    hands.draw(other, 1, 1)
    assert other.view(0).noted[0].sure == (c.NAME[top[2]],)
    assert other.view(2).noted == ()


@pytest.mark.rule("RLM-M-02", "RLM-FAQ-04", "RLM-PROP-25")
def test_druid() -> None:
    state = table("auction", hands=["Golem, Judge, 4"], front=["Druid"])
    play(state, "offer Golem")
    assert legal(state) == ["face up", "face down"]
    assert state.view(0).chosen == ("Golem",) and state.view(1).chosen == ()
    up = state.copy()
    play(up, "face up")
    assert up.view(1).auction.lots[0].card == "Golem"  # type: ignore[union-attr]
    play(state, "face down")
    for seat in (None, 1, 2, 3):
        assert state.view(seat).auction.lots[0].card is None  # type: ignore[union-attr]
    pay(pass_all(state, "1"))
    assert args(state, "turns-up") == [(0, "Golem")]
    assert front(state, 1) == ["Golem"]
    dropped = table("auction", hands=["Golem, Judge, 4"], front=["Druid"])
    pass_all(play(dropped, "offer Golem", "face down"))
    play(dropped, "drop")
    assert args(dropped, "turns-up") == [(0, "Golem")]


@pytest.mark.rule("RLM-K-10", "RLM-AUCTION-07")
def test_book_of_laws() -> None:
    state = table("auction", hands=["Judge, 6"], front=["Book of Laws"])
    play(state, "offer Judge")
    assert legal(state)[:2] == ["pass", "bid 2"]
    assert refused(state, "bid 1").code == "bid-under-law"
    play(state, "pass", "pass", "pass")
    assert state.waiting == (0,)
    assert legal(state)[:2] == ["pass", "bid 1"]  # it binds the others


@pytest.mark.rule("RLM-K-09", "RLM-S-10", "RLM-N-07", "RLM-M-09")
@pytest.mark.parametrize("card", ["Village", "Almanac", "Crypt", "Golem"])
def test_cards_without_a_power(card: str) -> None:
    state = table("effects", front=[f"{card}, Spellbook"])
    assert legal(state) == ["use Spellbook", "end"]
    assert c.CARD[card] not in powers.POWERS
    assert c.CARD[card] in c.each(c.TYPED)


@pytest.mark.rule("RLM-K-02", "RLM-RUL-33", "RLM-LEX-11")
def test_queen_needs_the_power_to_be_legal_again() -> None:
    state = table("effects", front=["The Queen, Captain of the Guard"])
    play(state, "use Captain of the Guard")
    assert asked(state)[0] != "repeat"  # the Shield is there already
    other = table("effects", front=["The Queen, Banker"])
    play(other, "use Banker")
    assert asked(other)[0] != "repeat"  # not Kingdom


@pytest.mark.rule("RLM-LEX-02", "RLM-RUL-18", "RLM-END-11")
def test_each_step_is_followed_by_a_checkpoint() -> None:
    state = table(
        "effects",
        hands=["Golem"],
        front=["Pawnbroker, Village, Ghoul"],
        secrets=["Renter"],
    )
    state.extra = 2
    play(state, "use Pawnbroker", "choose Village")
    assert won(state) == ("destiny", (0,))
    assert state.waiting == ()
    ring = table(
        "effects",
        front=["Ring of Value", "Knight, Golem, Vampire"],
        secrets=["Renter"],
    )
    ring.extra = 2
    play(ring, "use Ring of Value")
    assert won(ring) == ("destiny", (0,))
    assert "Ring of Value!" in front(ring, 0)  # the second step never came
