"""What the destinies ask for at tables of 2 to 6, as the rules tell it and as it is played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from fateloom import words
from fateloom.games.realms import cards as c
from fateloom.games.realms import checkpoints, destinies
from fateloom.games.realms.game import REALMS
from fateloom.games.realms.state import RealmsState
from tests.games.realms.table import pass_all, pay, play, table, won

pytestmark = pytest.mark.tuned

FAMILIES = (
    "Judge, Spy, Village, The King, The Queen, Castle, Book of Laws, Tax Collector, Knight",
    "Banker, Market, Ledger, Almanac, Harbor, Usurer, Pawnbroker",
    "Crypt, Grimoire, Gravedigger, Cemetery",
    "Archmage, Druid, Golem, Spellbook",
)
OF_TYPE = {
    "Warlord": "Knight, Golem, Vampire, Mercenary",
    "Landlord": "Village, Crypt, Market, Castle",
    "Scholar": "Ledger, Almanac, Grimoire, Spellbook",
}
UNTYPED = (
    "Judge, Spy, The King, The Queen, Tax Collector, Banker, Usurer, Pawnbroker, Archmage, Druid"
)
MIXED = "Crypt, Archmage, Tax Collector, Book of Laws"
"""Cards that are none of the families that count, or one too many of the largest."""
OTHERS = {"Wanderer": "Dynasty", "Twin Crowns": "Scholar"}
"""A Shared Destiny that a Secret one's cards do not complete."""
RULES = Path(__file__).parents[3] / "src/fateloom/games/realms/rules.md"


class Asked(NamedTuple):
    """What the rules tell of a destiny: how many, and cards of any kind in front of the player."""

    many: int
    among: int


class At(NamedTuple):
    """A destiny at a table."""

    name: str
    seats: int
    full: bool

    @property
    def goal(self) -> destinies.Goal:
        """What the engine asks for."""
        return destinies.goals(self.seats, self.full)[c.DESTINY[self.name]]


def read_rules() -> dict[At, Asked]:
    """The numbers in the tables of the rules: "3", "2 of 9", "2 with 4", "3 / 2 of 9"."""
    told = {}
    rows = re.findall(
        r"^\| \*\*RLM-D[SX]-\d\*\* \*\*(.+)\*\* \|(.+)\|.+\|$",
        RULES.read_text(encoding="utf-8"),
        re.M,
    )
    for name, cells in rows:
        for seats, cell in enumerate(cells.split("|"), 2):
            by_deck = cell.split("/")
            for full in (False, True):
                many, *among = re.findall(r"\d+", by_deck[full and len(by_deck) > 1])
                told[At(name, seats, full)] = Asked(int(many), int(among[0]) if among else 0)
    return told


TOLD = read_rules()


def edges(asked: Asked) -> list[tuple[int, int, bool]]:
    """Numbers of matching cards, numbers of cards in front, and whether that is enough: the exact
    numbers, and one less of either."""
    one_card_less = [(asked.many, asked.among - 1, False)] if asked.among else []
    return [(asked.many, asked.among, True), (asked.many - 1, 10, False), *one_card_less]


def first(cards: str, count: int) -> list[str]:
    return cards.split(", ")[: max(count, 0)]


def of_families(*counts: int) -> list[str]:
    return [name for cards, n in zip(FAMILIES, counts, strict=False) for name in first(cards, n)]


def enough(name: str, asked: Asked) -> list[str]:
    """Cards that are just enough, and without the last of them are not."""
    count, others = asked.many, max(asked.among - asked.many, 0)
    if name in OF_TYPE:
        return [*first(UNTYPED, others), *first(OF_TYPE[name], count)]
    if name == "Dynasty":
        return [*first("Crypt, Archmage, Banker, Druid, Market", others), *of_families(count)]
    if name == "Twin Crowns":
        return [*first(MIXED, others), *of_families((count + 1) // 2, count // 2)]
    if name == "Unifier":
        each = 2 if count <= 8 else 3
        spare = of_families(each + others)[each:]
        return [*spare, *of_families(*[each] * (count // each), count % each)]
    fighters, fields = (count + 2) // 3, (count + 1) // 3
    return [
        name
        for of_type, n in zip(
            OF_TYPE.values(), (fighters, fields, count - fighters - fields), strict=True
        )
        for name in first(of_type, n)
    ]


@pytest.mark.rule(
    "RLM-DS-1", "RLM-DS-2", "RLM-DS-3", "RLM-DS-4", "RLM-DS-5", "RLM-DX-7", "RLM-DX-8"
)
@pytest.mark.parametrize("at", [at for at in TOLD if c.DESTINY[at.name] in destinies.LAID], ids=str)
def test_so_many_cards_and_not_one_less(at: At) -> None:
    *cards, last = enough(at.name, TOLD[at])
    state = lay(at, cards)
    assert destinies.progress(state, 0, c.DESTINY[at.name])[0] < at.goal.need
    checkpoints.checkpoint(state)
    assert won(state) is None
    state.lay(0, c.CARD[last])
    checkpoints.checkpoint(state)
    assert won(state) == ("destiny", (0,))


@pytest.mark.rule("RLM-DS-1", "RLM-DS-4", "RLM-DX-8")
@pytest.mark.parametrize(
    "at",
    [
        at
        for at in TOLD
        if at.name != "Renter" and TOLD[at].among and c.DESTINY[at.name] in destinies.LAID
    ],
    ids=str,
)
def test_what_counts_waits_for_the_other_cards(at: At) -> None:
    *cards, last = reversed(enough(at.name, TOLD[at]))
    state = lay(at, cards)
    checkpoints.checkpoint(state)
    assert won(state) is None
    state.lay(0, c.CARD[last])
    checkpoints.checkpoint(state)
    assert won(state) == ("destiny", (0,))


def lay(at: At, cards: list[str]) -> RealmsState:
    """A table with the destiny in play and these cards in front of its first player."""
    shared = OTHERS.get(at.name, at.name)
    secrets = [at.name] if at.name in OTHERS else []
    state = table(
        "auction", seats=at.seats, shared=f"{shared}, Magnate", secrets=secrets, full=at.full
    )
    for card in cards:
        state.lay(0, c.CARD[card])
    return state


@pytest.mark.rule("RLM-DX-4")
@pytest.mark.parametrize("at", [at for at in TOLD if at.name == "Relic Hunter"], ids=str)
def test_so_many_tokens_and_not_one_less(at: At) -> None:
    asked = TOLD[at]
    tokens = c.TOKEN_NAMES[1 : asked.many + 1]
    for held, laid, wins in edges(asked):
        state = table(
            "auction",
            seats=at.seats,
            full=at.full,
            shared="Warlord, Magnate",
            secrets=[at.name],
            front=[", ".join(first(UNTYPED, laid))],
            tokens=[", ".join(tokens[:held])],
        )
        state.stirred = 1
        checkpoints.checkpoint(state)
        assert (won(state) is not None) == wins


@pytest.mark.rule("RLM-DX-3")
@pytest.mark.parametrize("at", [at for at in TOLD if at.name == "Renter"], ids=str)
def test_so_many_additional_draws_and_not_one_less(at: At) -> None:
    asked = TOLD[at]
    for drawn, laid, wins in edges(asked):
        state = table(
            "auction",
            seats=at.seats,
            full=at.full,
            shared="Warlord, Magnate",
            secrets=[at.name],
            front=[", ".join(first(UNTYPED, laid))],
        )
        state.extra = drawn
        checkpoints.checkpoint(state)
        assert (won(state) is not None) == wins


@pytest.mark.rule("RLM-DS-6")
@pytest.mark.parametrize("at", [at for at in TOLD if at.name == "Magnate"], ids=str)
def test_a_full_hand(at: At) -> None:
    need = TOLD[at].many
    for held, wins in ((need, True), (need - 1, False)):
        state = table(
            "end",
            seats=at.seats,
            full=at.full,
            hands=[str(held), *["2"] * (at.seats - 1)],
            shared="Magnate, Warlord",
            onward=True,
        )
        assert (won(state) == ("destiny", (0,))) == wins


@pytest.mark.rule("RLM-DX-5")
@pytest.mark.parametrize("at", [at for at in TOLD if at.name == "Hermit"], ids=str)
def test_a_small_hand(at: At) -> None:
    need = TOLD[at].many
    for held, laid, wins in ((2, need, True), (3, need, False), (2, need - 1, False)):
        state = table(
            "end",
            seats=at.seats,
            full=at.full,
            hands=[str(held)],
            front=[", ".join([*first(UNTYPED, 10), "Grimoire"][:laid])],
            shared="Magnate, Warlord",
            secrets=["Hermit"],
            onward=True,
        )
        assert (won(state) is not None) == wins


@pytest.mark.rule("RLM-DX-6")
@pytest.mark.parametrize(
    "at", [at for at in TOLD if at.name == "Spendthrift" and at.seats > 2], ids=str
)
def test_a_high_bid(at: At) -> None:
    need = TOLD[at].many
    for bid, wins in ((need, True), (need - 1, False)):
        state = table(
            "auction",
            seats=at.seats,
            full=at.full,
            hands=["Judge, 4", str(need + 2), *["2"] * (at.seats - 2)],
            secrets=["", "Spendthrift"],
            shared="Warlord, Landlord",
        )
        pay(pass_all(play(state, "offer Judge"), str(bid)))
        assert (won(state) == ("destiny", (1,))) == wins


@pytest.mark.rule("RLM-RUL-45", "RLM-DX-1", "RLM-DX-2")
def test_two_play_without_destinies_of_elimination() -> None:
    held = {each for seed in range(60) for each in REALMS.new(seed=seed, seats=2).secrets}
    assert held == set(c.SECRET) - {c.ASSASSIN, c.GUARDIAN_ANGEL}
    three = {each for seed in range(60) for each in REALMS.new(seed=seed, seats=3).secrets}
    assert three == set(c.SECRET)


@pytest.mark.rule("RLM-DX-3", "RLM-DX-4", "RLM-DX-5")
def test_the_rules_tell_the_numbers_that_are_played() -> None:
    untold = set(c.DESTINY_NAMES) - {at.name for at in TOLD}
    assert untold == {"Assassin", "Guardian Angel"}
    assert {at: Asked(at.goal.many, at.goal.among) for at in TOLD} == TOLD


def test_a_small_hand_and_the_three_types_are_to_be_met_too() -> None:
    goals = destinies.goals_of([(2, 9)] + [3] * 13)
    assert [goals[each].need for each in (c.WARLORD, c.HERMIT, c.WANDERER)] == [11, 4, 6]


@pytest.mark.parametrize("at", TOLD, ids=str)
def test_every_number_has_its_sentence(at: At) -> None:
    many, among, need = at.goal
    told = words.say(f"realms-goal-{words.slug(at.name)}", need=need, count=many, among=among)
    assert f"{many} cards of all" not in told
    assert not among or str(among) in told
