"""The worked sums of the rules, DTY-EX-01 to DTY-EX-45, with exactly their numbers."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from fateloom.games.destiny import cards as c
from fateloom.games.destiny import scoring
from tests.games.destiny.table import groups, pass_to, play, powers, table, total

# id, powers, groups (+2:G is a +2 that the Alchemist declared Good), total
SUMS = """
DTY-EX-01 |                                                | GB3 L+2 Nx3                  | 15
DTY-EX-02 |                                                | EB4                          | 4
DTY-EX-03 |                                                | LB2 Gx4                      | 8
DTY-EX-04 |                                                | GB2 G+1                      | 5
DTY-EX-05 |                                                | GB4 G+3 Gx4                  | 66
DTY-EX-06 |                                                | GB3 N+2 Gx3                  | 24
DTY-EX-07 |                                                | NB3 G+2 Gx2                  | 18
DTY-EX-08 | King                                           | GB3 L+2 Nx3                  | 21
DTY-EX-09 | King                                           | GB3 L+2 Nx3, NB1             | 24
DTY-EX-10 | Warrior                                        | NB1 G+1 Lx4                  | 16
DTY-EX-11 | Wizard                                         | GB3 L+2 Nx3                  | 20
DTY-EX-12 | Wizard                                         | GB3 L+2                      | 5
DTY-EX-13 | Lover                                          | GB2 G+1 Nx2                  | 14
DTY-EX-14 | Lover                                          | GB2 G+1 Gx2                  | 45
DTY-EX-15 | Dragon                                         | NB4 Gx2 Lx3                  | 20
DTY-EX-16 | Dragon                                         | NB4 Nx2 Gx3                  | 30
DTY-EX-17 | Dragon                                         | NB4 Gx2 Gx3                  | 28
DTY-EX-18 | Dragon                                         | NB4 Nx2 Nx3                  | 54
DTY-EX-19 | Dragon, Wizard                                 | LB4 Gx2 Nx3                  | 28
DTY-EX-20 | Dragon, King                                   | LB1 Gx2 Nx4                  | 18
DTY-EX-21 | Rogue                                          | EB2 E+1 N+3                  | 8
DTY-EX-22 | Rogue, Warrior                                 | EB2 E+1 E+3                  | 16
DTY-EX-23 | Alchemist                                      | GB3 E+2:G Gx2                | 36
DTY-EX-24 | Alchemist, Amazon                              | LB2 G+2:L Lx2                | 32
DTY-EX-25 | Amazon                                         | NB3 E+3 Gx2                  | 16
DTY-EX-26 | Amazon                                         | GB2 E+1 Nx2                  | 12
DTY-EX-27 | Druid                                          | NB2 N+1 Lx4                  | 42
DTY-EX-28 | Druid, Ranger                                  | GB3 Ex2                      | 9
DTY-EX-29 | Warlord                                        | LB3 C+2 Cx2                  | 36
DTY-EX-30 | Warlord, Knight, Barbarian                     | CB2 L+1 Gx2                  | 14
DTY-EX-31 | Paladin                                        | GB1 E+3 Lx3                  | 18
DTY-EX-32 | Paladin, Wraith Lord                           | EB2 G+1                      | 5
DTY-EX-33 | Necromancer                                    | EB4 Gx3                      | 20
DTY-EX-34 | Necromancer, Wraith Lord                       | GB1 E+1 Nx2                  | 12
DTY-EX-35 | Paladin, Necromancer, Wraith Lord              | GB2 N+1, LB1 Gx2             | 7
DTY-EX-36 | Overlord                                       | CB2 N+1 Gx3                  | 12
DTY-EX-37 | Overlord                                       | CB2, NB3                     | 8
DTY-EX-38 | Overlord                                       |                              | 3
DTY-EX-39 | Kings Crown                                    | LB2 G+1 Nx2                  | 8
DTY-EX-40 | Kings Crown, Knight                            | LB2 L+2 Lx2                  | 72
DTY-EX-41 | Kings Crown, Warlord                           | CB3 Nx3                      | 12
DTY-EX-42 |                                                | GB4 G+1 Lx2, NB2 E+3, LB1    | 20
DTY-EX-43 |                                                | GB1, GB2, GB3                | 6
DTY-EX-44 | Wizard, King, Warrior, Lover                   | NB1 N+1 Nx2                  | 72
DTY-EX-45 | Wizard, King, Warrior, Lover, Ranger, Overlord | NB4 N+3 Nx4                  | 174
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in SUMS.strip().splitlines()]
BY_RULE = pytest.mark.parametrize(
    ("granting", "laid", "worth"),
    [
        pytest.param(granting, laid, int(worth), id=rule, marks=pytest.mark.rule(rule))
        for rule, granting, laid, worth in ROWS
    ],
)


@BY_RULE
def test_sum(granting: str, laid: str, worth: int) -> None:
    owner = powers(granting)
    assert scoring.total(groups(laid, owner), owner) == worth


@BY_RULE
def test_sum_of_cards_played_from_the_hand(granting: str, laid: str, worth: int) -> None:
    """The same through the moves: each card is legal, and the table adds up the same.

    The other seat has something to play in each phase, so that the round is not over yet.
    """
    owned = [name for name in granting.split(", ") if name in c.TREASURE_NAME]
    characters = [name for name in granting.split(", ") if name and name not in owned]
    identity = characters.pop(0) if characters else "Thief"
    bare = laid.replace(":G", "").replace(":L", "")
    state = table(
        "base",
        identities=[identity],
        aids=[" ".join(characters)],
        owned=[", ".join(owned)],
        hands=[bare.replace(",", ""), "Cx4"],
        groups=["", "CB4"],
    )
    wanted = [part.split() for part in laid.split(",") if part.strip()]
    for phase, mark in (("base", "B"), ("bonus", "+"), ("multiplier", "x")):
        for base, *attached in wanted:
            for card, _, letter in (word.partition(":") for word in (base, *attached)):
                if card[1] != mark:
                    continue
                pass_to(state, phase)
                if letter:
                    play(state, f"declare {letter_name(letter)}")
                play(state, f"play {card}" if card == base else f"play {card} on {base}")
    assert total(state) == worth
    view = state.view(0).players[0]
    assert view.total == worth
    assert sum(group.value for group in view.groups) == worth - 3 * ("Overlord" in granting)


def letter_name(letter: str) -> str:
    return c.ALIGNMENT_NAMES[c.ALIGNMENT_LETTERS.index(letter)]


def written() -> list[tuple[str, str]]:
    """Every rule of the rules for players: id and text."""
    text = (files("fateloom.games.destiny") / "rules.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*(DTY-[A-Z]+-\d+)\*\* (.*)$", text, re.MULTILINE)


def test_players_read_the_same_sums() -> None:
    """rules.md prints these very examples: powers, cards and totals."""
    told = dict(written())
    for rule, granting, laid, worth in ROWS:
        before, _, shown = told[rule].partition(": ")
        assert re.sub(r" \(.*\)", "", before) == (granting or "No powers")
        bare = laid.replace(":G", "").replace(":L", "").replace(",", ";") or "nothing played"
        assert shown.startswith(f"{bare}. ")
        assert shown.endswith(f"= **{worth}**")


def test_every_rule_is_defined_once() -> None:
    counted = Counter(rule for rule, _ in written())
    assert set(counted.values()) == {1}
    assert len(counted) == 281
