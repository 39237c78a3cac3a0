"""What is in the box: 73 Destiny cards and 20 treasures."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from fateloom.games.destiny import cards as c
from tests.games.destiny.table import TREASURES, everywhere, powers, random_game

MARKS = "B1 B2 B3 B4 +1 +2 +3 x2 x3 x4"
CHARACTERS = (
    "King Warrior Wizard Lover Barbarian Knight Dragon Alchemist Thief Jester Merchant Amazon "
    "Assassin Ranger Warlord Paladin Oracle Rogue Druid Necromancer Wraith_Lord Overlord Emperor"
)


@pytest.mark.rule("DTY-DECK-01")
def test_two_decks_that_never_mix() -> None:
    assert not set(c.NAME) & set(c.TREASURE_NAME)
    state, _, _ = next(random_game(1, 2))
    assert sorted(everywhere(state)) == list(range(c.DECK_SIZE))
    assert sorted(state.treasures) == sorted(c.TREASURE_DECK)


@pytest.mark.rule("DTY-DECK-02", "DTY-DECK-05", "DTY-DECK-04")
def test_four_kinds_of_cards() -> None:
    counted = Counter(c.KIND)
    assert counted == {c.CHARACTER: 23, c.BASE: 20, c.BONUS: 15, c.MULTIPLIER: 15}
    assert c.DECK_SIZE == len(c.NAME) == 73


@pytest.mark.rule("DTY-DECK-03")
def test_every_card_is_one_of_its_kind() -> None:
    aligned = [f"{letter}{mark}" for letter in "GELCN" for mark in MARKS.split()]
    characters = [name.replace("_", " ") for name in CHARACTERS.split()]
    assert sorted(c.NAME) == sorted(aligned + characters)
    assert all(c.NAME[card] == name for name, card in c.CARD.items())


@pytest.mark.rule("DTY-DECK-06")
@pytest.mark.parametrize("alignment", c.ALIGNMENTS)
def test_ten_cards_of_each_alignment(alignment: int) -> None:
    mine = [card for card in range(c.DECK_SIZE) if c.ALIGNMENT[card] == alignment]
    assert sorted((c.KIND[card], c.VALUE[card]) for card in mine) == [
        *((c.BASE, value) for value in (1, 2, 3, 4)),
        *((c.BONUS, value) for value in (1, 2, 3)),
        *((c.MULTIPLIER, value) for value in (2, 3, 4)),
    ]


@pytest.mark.rule("DTY-DECK-07")
def test_all_but_characters_have_one_alignment_and_are_named_after_it() -> None:
    for card, name in enumerate(c.NAME):
        if c.KIND[card] == c.CHARACTER:
            assert c.ALIGNMENT[card] == -1
        else:
            assert name[0] == c.ALIGNMENT_LETTERS[c.ALIGNMENT[card]]
            assert name[0] == c.ALIGNMENT_NAMES[c.ALIGNMENT[card]][0]
            assert (name[1], int(name[2])) == ("B+x"[c.KIND[card]], c.VALUE[card])


@pytest.mark.parametrize(
    ("one", "other", "opposed"),
    [
        pytest.param(
            one,
            other,
            rule != "DTY-DECK-10",
            id=f"{c.ALIGNMENT_NAMES[one]}-{c.ALIGNMENT_NAMES[other]}",
            marks=pytest.mark.rule(rule),
        )
        for one, other in combinations(c.ALIGNMENTS, 2)
        for rule in [
            {(c.GOOD, c.EVIL): "DTY-DECK-08", (c.LAW, c.CHAOS): "DTY-DECK-09"}.get(
                (one, other), "DTY-DECK-10"
            )
        ]
    ],
)
def test_who_opposes_whom(one: int, other: int, opposed: bool) -> None:
    assert (c.OPPOSED[one] == other) is opposed
    assert (c.OPPOSED[other] == one) is opposed


@pytest.mark.rule("DTY-DECK-11")
def test_twenty_treasures_worth_27_points() -> None:
    assert len(c.TREASURE_DECK) == 20
    assert sum(c.TREASURE_POINTS[kind] for kind in c.TREASURE_DECK) == 27


@pytest.mark.parametrize(
    ("name", "copies", "points", "has_power"),
    [
        pytest.param(*row, id=rule, marks=pytest.mark.rule(rule))
        for rule, *row in [
            ("DTY-TRE-01", "Lesser Hoard", 10, 1, False),
            ("DTY-TRE-02", "Greater Hoard", 5, 2, False),
            ("DTY-TRE-03", "Kings Crown", 1, 1, True),
            ("DTY-TRE-04", "Philosophers Stone", 1, 1, True),
            ("DTY-TRE-05", "Crystal Ball", 1, 1, True),
            ("DTY-TRE-06", "Magic Tome", 1, 1, True),
            ("DTY-TRE-07", "Dragons Hoard", 1, 3, False),
        ]
    ],
)
def test_treasures(name: str, copies: int, points: int, has_power: bool) -> None:
    kind = c.TREASURE_NAME.index(name)
    assert TREASURES.count(name) == copies
    assert c.TREASURE_POINTS[kind] == points
    assert c.TREASURE_POWER[kind] == (powers(name) if has_power else 0)


@pytest.mark.rule("DTY-RUL-21", "DTY-RUL-31", "DTY-DECK-03")
def test_no_power_has_a_double() -> None:
    bits = list(c.POWER_NAME)
    assert len(bits) == 23 + 4
    assert all(bit.bit_count() == 1 for bit in bits)
    assert [c.power(name) for name in c.CHARACTER_NAMES] == [1 << i for i in range(23)]
    assert len({c.NAME[card] for card in range(c.FIRST_CHARACTER, c.DECK_SIZE)}) == 23
