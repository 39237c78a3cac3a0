"""The cards, tokens and destinies as components, and how a table is set up."""

from __future__ import annotations

import pytest

from fateloom.core.errors import InvalidSetup
from fateloom.core.record import Record, Recorder, replay
from fateloom.games.realms import cards as c
from fateloom.games.realms import destinies, powers
from fateloom.games.realms.game import REALMS
from fateloom.games.realms.state import RealmsState
from tests.games.realms.table import args, everywhere, front, hand, legal, pile, play, table, told

SEATS = range(2, 7)


@pytest.mark.rule(
    "RLM-COMP-01", "RLM-COMP-02", "RLM-CARD-01", "RLM-CARD-03", "RLM-FAM-01", "RLM-COMP-05"
)
def test_the_deck() -> None:
    assert len(c.NAME) == len(set(c.NAME)) == 56
    assert len(c.BASE_DECK) == 44
    assert [sum(c.FAMILY[card] == family for card in c.FULL_DECK) for family in c.FAMILIES] == [
        14
    ] * 4
    advanced = [c.NAME[card] for card in c.FULL_DECK if c.IS_ADVANCED[card]]
    assert ", ".join(advanced) == (
        "King's Jester, Mayor, Champion, Accountant, Usurer, Pawnbroker, "
        "Lich, Death Knight, Ghoul, Enchantress, Alchemist, Time Mage"
    )
    for seats in SEATS:
        for deck, size in (("base", 44), ("all", 56)):
            state = REALMS.new(seed=seats, seats=seats, deck=deck)
            assert everywhere(state) == list(c.BASE_DECK if size == 44 else c.FULL_DECK)


@pytest.mark.rule("RLM-CARD-02", "RLM-FAM-02", "RLM-KIND-01", "RLM-COMP-09")
def test_counts() -> None:
    assert [held.bit_count() for held in c.OF_KIND] == [11, 32, 5, 4, 4]
    assert [held.bit_count() for held in c.OF_TYPE] == [31, 9, 8, 8]
    for family in c.OF_FAMILY:
        for extra in (c.FIGHTER, c.FIELD, c.BOOK):
            assert (family & c.OF_TYPE[extra] & c.cards(c.BASE_DECK)).bit_count() == 2
    assert [c.NAME[card] for card in c.each(c.OF_KIND[c.PLAIN])] == [
        "Village",
        "Almanac",
        "Crypt",
        "Golem",
    ]
    assert set(powers.POWERS) == set(c.each(c.USABLE)) | {c.TAX_COLLECTOR}


@pytest.mark.rule(
    "RLM-COMP-03", "RLM-COMP-04", "RLM-TOK-01", "RLM-SETUP-07", "RLM-COMP-12", "RLM-COMP-13"
)
def test_small_cards() -> None:
    assert len(c.DESTINY_NAMES) == 14
    assert len(c.SHARED) == 6 and len(c.SECRET) == 8
    assert not set(c.SHARED) & set(c.SECRET)
    state = REALMS.new(seed=1, seats=4)
    assert [state.supply(token) for token in c.TOKENS] == [4] * 9
    assert sum(state.supply(token) for token in c.TOKENS) == 36
    assert state.tokens == [0] * 4
    assert len(set(c.TOKEN_NAMES[1:])) == 9


@pytest.mark.rule(
    "RLM-SETUP-01",
    "RLM-SETUP-03",
    "RLM-SETUP-04",
    "RLM-SETUP-05",
    "RLM-SETUP-06",
    "RLM-SETUP-09",
    "RLM-SETUP-10",
    "RLM-TWO-01",
    "RLM-PROP-03",
)
@pytest.mark.parametrize("seats", SEATS)
def test_set_up(seats: int) -> None:
    orders, shareds = set(), set()
    for seed in range(12):
        state = REALMS.new(seed=seed, seats=seats, watch=True)
        assert len(set(state.shared)) == 2 and set(state.shared) <= set(c.SHARED)
        assert len(set(state.secrets)) == seats and set(state.secrets) <= set(c.SECRET)
        drawn = told(state, "drawn")[:seats]
        assert [len(e.args[1]) for e in drawn] == [6] * seats
        assert not state.on_table() and not state.discards
        assert len(pile(state)) == (56 if seats > 4 else 44) - 6 * seats - (
            2 * 2 if seats == 2 else 1
        )
        orders.add(state.deck)
        shareds.add(state.shared)
    assert len(orders) == 12
    assert len(shareds) > 3


@pytest.mark.rule("RLM-SETUP-02", "RLM-RUL-2", "RLM-COMP-05")
def test_deck_option() -> None:
    assert [REALMS.new(seed=1, seats=seats).full for seats in SEATS] == [
        False,
        False,
        False,
        True,
        True,
    ]
    assert REALMS.new(seed=1, seats=3, deck="all").full
    assert not REALMS.new(seed=1, seats=6, deck="base").full
    for seats in (1, 7):
        with pytest.raises(InvalidSetup):
            REALMS.new(seed=1, seats=seats)
    with pytest.raises(InvalidSetup):
        REALMS.new(seed=1, seats=3, deck="tarot")


@pytest.mark.rule("RLM-SETUP-08", "RLM-RUL-51", "RLM-TURN-01")
def test_the_left_neighbour_of_the_youngest_begins() -> None:
    youngest = set()
    for seed in range(60):
        state = REALMS.new(seed=seed, seats=4, watch=True)
        ((young, first),) = args(state, "first")
        assert first == (young + 1) % 4 == state.cur
        youngest.add(young)
    assert youngest == {0, 1, 2, 3}


@pytest.mark.rule("RLM-SETUP-08", "RLM-RUL-51")
def test_the_table_may_say_who_is_the_youngest() -> None:
    for seats in REALMS.seat_counts:
        for youngest in range(seats):
            recorder = Recorder(REALMS, seed=1, seats=seats, youngest=youngest)
            state = recorder.state
            assert isinstance(state, RealmsState)
            assert args(state, "first") == [(youngest, (youngest + 1) % seats)]
            assert state.cur == (youngest + 1) % seats
            read = Record.loads(recorder.record().dumps())
            assert read.options["youngest"] == youngest
            assert replay(REALMS, read).state == state
    with pytest.raises(InvalidSetup) as nobody:
        REALMS.new(seed=1, seats=3, youngest=3)
    assert nobody.value.details == ("youngest", "3", ("chance", 0, 1, 2))


@pytest.mark.rule("RLM-COMP-07", "RLM-COMP-08", "RLM-PROP-21")
def test_powers_work_in_front_only() -> None:
    state = table("effects", hands=["Spellbook, Tax Collector, Castle"], front=["Banker"])
    assert legal(state) == ["use Banker", "end"]
    offered = table("auction", hands=["Golem, 3", "Tax Collector, 3"], front=["", "", "", ""])
    play(offered, "offer Golem")
    assert not told(offered, "taxes")
    assert "Tax Collector" in hand(offered, 1)


@pytest.mark.rule("RLM-COMP-06", "RLM-COMP-10", "RLM-COMP-11", "RLM-FAM-03", "RLM-COMP-09")
def test_destinies_count_cards_of_any_kind() -> None:
    state = table(
        "effects",
        front=["Gravedigger", "Village, Crypt"],
        discards="Market",
        shared="Landlord, Magnate",
    )
    have = {each.seat: each.have for each in state.view(2).progress if each.destiny == "Landlord"}
    assert have == {0: 0, 1: 2, 2: 0, 3: 0}
    state.lay(1, c.ENCHANTED_FOREST)
    assert destinies.met(state, 1, c.LANDLORD)
    for seat in (None, 0, 1, 2, 3):
        names = {each.destiny for each in state.view(seat).unmasked}
        assert not names
    assert front(state, 1) == ["Village", "Crypt", "Enchanted Forest"]
