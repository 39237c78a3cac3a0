"""What the destinies ask for at tables of 2 to 6, as they are played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fateloom import words
from fateloom.games.realms import cards as c
from fateloom.games.realms import checkpoints, destinies
from fateloom.games.realms.game import REALMS
from tests.games.realms.table import pass_all, pay, play, table, won

pytestmark = pytest.mark.tuned

FAMILIES = (
    "Judge, Spy, Village, The King, The Queen, Castle, Book of Laws, Tax Collector, Knight",
    "Banker, Market, Ledger, Almanac, Harbor, Usurer, Pawnbroker",
    "Crypt, Grimoire, Gravedigger, Cemetery",
    "Archmage, Druid, Golem, Spellbook",
)
FIGHTERS = "Knight, Golem, Vampire, Mercenary"
FIELDS = "Village, Crypt, Market, Castle"
BOOKS = "Ledger, Almanac, Grimoire, Spellbook"
UNTYPED = (
    "Judge, Spy, The King, The Queen, Tax Collector, Banker, Usurer, Pawnbroker, Archmage, Druid"
)
MIXED = "Crypt, Archmage"
"""Cards of the families that count last."""
OTHERS = {"Wanderer": "Dynasty", "Twin Crowns": "Scholar"}
"""A Shared Destiny that a Secret one's cards do not complete."""
RULES = Path(__file__).parents[3] / "src/fateloom/games/realms/rules.md"


def first(cards: str, count: int) -> list[str]:
    return cards.split(", ")[:count]


def of_families(*counts: int) -> list[str]:
    return [name for cards, n in zip(FAMILIES, counts, strict=False) for name in first(cards, n)]


def among(of_type: str, count: int) -> list[str]:
    """So many cards, the last two of them of a type."""
    return [*first(UNTYPED, count - 2), *first(of_type, 2)]


LAID = {
    "Warlord": {
        2: first(FIGHTERS, 3),
        3: among(FIGHTERS, 9),
        4: first(FIGHTERS, 2),
        5: among(FIGHTERS, 6),
        6: among(FIGHTERS, 6),
    },
    "Landlord": {
        2: first(FIELDS, 3),
        3: among(FIELDS, 9),
        4: first(FIELDS, 2),
        6: among(FIELDS, 4),
    },
    "Scholar": {
        2: first(BOOKS, 3),
        3: among(BOOKS, 9),
        4: first(BOOKS, 2),
        6: among(BOOKS, 4),
    },
    "Dynasty": {
        **{seats: of_families(n) for seats, n in ((2, 8), (3, 5), (4, 5))},
        **{seats: [*first(MIXED, 1), *of_families(4)] for seats in (5, 6)},
    },
    "Unifier": {
        2: of_families(3, 3, 3, 2),
        3: of_families(2, 2, 2, 2),
        4: of_families(2, 2, 2, 1),
        5: of_families(2, 2, 2, 1),
        6: of_families(2, 2, 2, 1),
    },
    "Twin Crowns": {
        2: of_families(5, 4),
        3: of_families(4, 3),
        4: of_families(3, 3),
        5: of_families(3, 3),
        6: [*first(MIXED, 2), *of_families(3, 2)],
    },
    "Wanderer": {
        2: [*first(FIGHTERS, 3), *first(FIELDS, 4), *first(BOOKS, 2)],
        3: [*first(FIGHTERS, 2), *first(FIELDS, 2), *first(BOOKS, 1)],
        4: [*first(FIGHTERS, 2), *first(FIELDS, 1), *first(BOOKS, 1)],
        5: [*first(FIGHTERS, 1), *first(FIELDS, 1), *first(BOOKS, 1)],
        6: [*first(FIGHTERS, 1), *first(FIELDS, 1), *first(BOOKS, 1)],
    },
}


@pytest.mark.rule(
    "RLM-DS-1", "RLM-DS-2", "RLM-DS-3", "RLM-DS-4", "RLM-DS-5", "RLM-DX-7", "RLM-DX-8"
)
@pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name, by_seats in LAID.items() for seats in by_seats]
)
def test_so_many_cards_and_not_one_less(name: str, seats: int) -> None:
    cards = LAID[name][seats]
    shared = OTHERS.get(name, name)
    secrets = [name] if name in OTHERS else []
    state = table("auction", seats=seats, shared=f"{shared}, Magnate", secrets=secrets)
    for card in cards[:-1]:
        state.lay(0, c.CARD[card])
    need = destinies.needs(seats)[c.DESTINY[name]]
    assert destinies.progress(state, 0, c.DESTINY[name])[0] < need
    checkpoints.checkpoint(state)
    assert won(state) is None
    state.lay(0, c.CARD[cards[-1]])
    checkpoints.checkpoint(state)
    assert won(state) == ("destiny", (0,))


@pytest.mark.rule("RLM-DS-1")
def test_two_of_a_type_wait_for_the_other_cards() -> None:
    *cards, last = reversed(LAID["Warlord"][6])
    state = table("auction", seats=6, shared="Warlord, Magnate")
    for card in cards:
        state.lay(0, c.CARD[card])
    checkpoints.checkpoint(state)
    assert won(state) is None
    state.lay(0, c.CARD[last])
    checkpoints.checkpoint(state)
    assert won(state) == ("destiny", (0,))


@pytest.mark.rule("RLM-DS-6")
@pytest.mark.parametrize(("seats", "need"), [(2, 20), (3, 11), (4, 12), (5, 11), (6, 11)])
def test_a_full_hand(seats: int, need: int) -> None:
    shared = "Magnate, Warlord"
    full = table("end", seats=seats, hands=[str(need)], shared=shared, onward=True)
    assert won(full) == ("destiny", (0,))
    assert won(table("end", seats=seats, hands=[str(need - 1)], shared=shared, onward=True)) is None


@pytest.mark.rule("RLM-DX-6")
@pytest.mark.parametrize(("bid", "wins"), [(9, False), (10, True)])
def test_a_high_bid(bid: int, wins: bool) -> None:
    state = table("auction", hands=["Judge, 6", "12"], secrets=["", "Spendthrift"])
    pay(pass_all(play(state, "offer Judge"), str(bid)))
    assert (won(state) == ("destiny", (1,))) is wins


@pytest.mark.rule("RLM-RUL-45", "RLM-DX-1", "RLM-DX-2")
def test_two_play_without_destinies_of_elimination() -> None:
    held = {each for seed in range(60) for each in REALMS.new(seed=seed, seats=2).secrets}
    assert held == set(c.SECRET) - {c.ASSASSIN, c.GUARDIAN_ANGEL}
    three = {each for seed in range(60) for each in REALMS.new(seed=seed, seats=3).secrets}
    assert three == set(c.SECRET)


@pytest.mark.rule("RLM-DX-3", "RLM-DX-4", "RLM-DX-5")
def test_the_rules_tell_the_numbers_that_are_played() -> None:
    rules = RULES.read_text(encoding="utf-8")
    for destiny, name in enumerate(c.DESTINY_NAMES):
        row = re.search(rf"^\| \*\*RLM-D[SX]-\d\*\* \*\*{name}\*\* \|.*$", rules, re.MULTILINE)
        if row is None:
            assert destiny in (c.ASSASSIN, c.GUARDIAN_ANGEL)
            continue
        told = [cell.strip() for cell in row.group().split("|")[2:7]]
        assert told == [counted(destiny, seats) for seats in range(2, 7)], name


def counted(destiny: int, seats: int) -> str:
    """What the rules tell of a destiny at a table of so many."""
    need = destinies.needs(seats)[destiny]
    among = destinies.among(destiny, need)
    count = str(destinies.count(destiny, need))
    return f"{count} of {among}" if among else count


def test_what_is_no_card_is_not_counted_as_one() -> None:
    assert [destinies.count(each, 9) for each in (c.HERMIT, c.WANDERER, c.LANDLORD)] == [8, 6, 9]
    assert (destinies.count(c.WARLORD, 8), destinies.among(c.WARLORD, 8)) == (2, 6)


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_number_has_its_sentence(seats: int) -> None:
    for destiny, name in enumerate(c.DESTINY_NAMES):
        message = f"realms-goal-{words.slug(name)}"
        if words.has(message):
            need = destinies.needs(seats)[destiny]
            assert "that count" not in words.say(
                message,
                need=need,
                count=destinies.count(destiny, need),
                among=destinies.among(destiny, need),
            )
