"""Lookahead into tests: the results that they are going to have, with the dice known.

The search constructs games, and may know how their dice will fall.
"""

from __future__ import annotations

from typing import Final

from fateloom.core.game import Move, Seat
from fateloom.games.destinies import frames as f
from fateloom.games.destinies import legal, play
from fateloom.games.destinies.bots import odds
from fateloom.games.destinies.components import SKILLS
from fateloom.games.destinies.dice import EFFORT_DICE
from fateloom.games.destinies.position import Position
from fateloom.games.destinies.rules import skill_tests
from fateloom.games.destinies.scenario import options as d
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.tracks import Track

NOTHING: Final[frozenset[int]] = frozenset()


def results_if_begun(state: Position, person: int, option: int) -> frozenset[int]:
    """The numbers of the results that the test of this option could have now, depending on the
    Effort dice and items used in it. The player must have another choice to make now."""
    ahead = _ahead(state)
    skill_tests.begin(ahead, person, option)
    play.run(ahead)
    return _ends(ahead)


def results_if_chosen(state: Position, seat: Seat, move: Move) -> frozenset[int]:
    """The possible results of the test under way after a choice in it."""
    ahead = _ahead(state)
    play.choose(ahead, seat, move)
    return _ends(ahead)


def probability(book: Book, option: int, wanted: frozenset[int], skill: int, track: Track) -> float:
    """How likely these results of an option are with this track, if its test is one of this skill,
    and with as many Effort dice as are best for it; 0 to 1."""
    test = test_of(book, option)
    if test is None or SKILLS.index(test.skill) != skill:
        return 0.0
    hits = [each for each in test.outcomes if book.number(each.result) in wanted]
    return max(
        sum(sum(odds.chances(track, dice)[each.least : each.most + 1]) for each in hits)
        for dice in range(EFFORT_DICE + 1)
    )


def test_of(book: Book, option: int) -> d.Test | None:
    """The test in an option, if there is one."""
    deed = book.entries[option].option.deed
    test = deed.test if isinstance(deed, d.ScanOrTest) else deed
    return test if isinstance(test, d.Test) else None


def _ahead(state: Position) -> Position:
    ahead = state.copy()
    ahead.events = []
    return ahead


def _ends(state: Position) -> frozenset[int]:
    """Every choice in the test is tried, until the dice are counted."""
    for event in state.events or ():
        if event.code == "tested":
            return frozenset((_result(state.book, event.args[0], event.args[1]),))
    if not state.stack or state.asked[0] not in f.IN_TEST:
        return NOTHING
    seat = state.asked[1]
    return NOTHING.union(*[results_if_chosen(state, seat, move) for move in legal.moves(state)])


def _result(book: Book, option: str, entry: int) -> int:
    test = test_of(book, book.number_of[option])
    assert test is not None
    found = next(each for each in test.outcomes if each.least <= entry <= each.most)
    return book.number(found.result)
