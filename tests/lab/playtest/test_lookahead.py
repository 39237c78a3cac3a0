"""What a test is going to bring is known before it is made."""

from __future__ import annotations

from random import Random

import pytest

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.components import SKILLS
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.lab.playtest import Table, lookahead
from fateloom.lab.playtest.instrumentation import instrumented
from fateloom.lab.playtest.play import new_table
from fateloom.lab.playtest.players import greedy


@pytest.mark.thorough
@pytest.mark.parametrize("table", [Table("race", ("greedy",) * 3), Table("team", ("greedy",) * 4)])
def test_it_comes_as_foreseen(training: Scenario, table: Table) -> None:
    """Whatever is chosen in tests, each comes to one of the results that were foreseen before that
    choice, and no choice brings one that was not foreseen as the test began."""
    game = instrumented(training)
    state = new_table(game, table, 3, heroes="dealt")
    state.events = []
    rng = Random(1)
    tests, several = 0, 0
    while state.waiting:
        seat = state.waiting[0]
        move = greedy(game, state, seat, rng)
        foreseen = lookahead.NOTHING
        frame = state.asked
        if move.kind == "take":
            number = state.lexicon.meaning[move][0]
            if lookahead.test_of(state.book, number):
                foreseen = lookahead.results_if_begun(state, state.persons[seat], number)
                assert foreseen
                begun = state.copy()
                begun.apply(seat, move)
                ahead = [lookahead.results_if_chosen(begun, begun.asked[1], each)
                         for each in begun.legal(begun.asked[1])]  # fmt: skip
                assert foreseen == lookahead.NOTHING.union(*ahead)
                several += len(foreseen) > 1
        elif frame[0] in f.IN_TEST:
            foreseen = lookahead.results_if_chosen(state, seat, move)
            assert foreseen
        told = len(state.events)
        state.apply(seat, move)
        for event in state.events[told:]:
            if event.code == "tested":
                tests += 1
                assert foreseen == {_came(state.book, *event.args[:2])}
    assert tests > 5 and several > 0


def test_likely_is_a_chance(training: Scenario) -> None:
    """All outcomes of a test together are certain, and those of another skill are no matter."""
    book = instrumented(training).new(seed=0, seats=1).book
    for number in range(len(book.entries)):
        test = lookahead.test_of(book, number)
        if test is None:
            continue
        every = frozenset(book.number(each.result) for each in test.outcomes)
        for skill in range(len(SKILLS)):
            chance = lookahead.probability(book, number, every, skill, (3, 5, 7))
            assert chance == pytest.approx(float(SKILLS.index(test.skill) == skill))


def _came(book: Book, option: str, successes: int) -> int:
    test = lookahead.test_of(book, book.number_of[option])
    assert test is not None
    (found,) = [each for each in test.outcomes if each.least <= successes <= each.most]
    return book.number(found.result)
