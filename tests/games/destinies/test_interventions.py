"""What an author may do to a table, and what it then tells of what is closed."""

from __future__ import annotations

from random import Random

import pytest

from fateloom.core.errors import IllegalMove
from fateloom.games.destinies import frames as f
from fateloom.games.destinies.authors import interventions as asking
from fateloom.games.destinies.authors.explanations import Closed, closed
from fateloom.games.destinies.scenario.model import PATHS
from fateloom.games.destinies.state import DestiniesState
from tests.games.destinies.table import act, asked, choices, fresh


def author(state: DestiniesState, words: str) -> None:
    asking.intervene(state, tuple(words.split()))


def why(state: DestiniesState, name: str) -> Closed:
    (found,) = [each for each in closed(state) if each.id == name]
    return found


def interventions(state: DestiniesState) -> list[str]:
    """One of everything that can be asked for at this table."""
    story = state.book.scenario
    who = [asking.word_of(state, one) for one in state.playing]
    words = [f"visit {one} {poi.id} {poi.states[-1].id}" for one in who for poi in story.pois]
    words += [f"arrive {one} {tile.id} anew" for one in who for tile in story.tiles]
    words += [f"meet {one} {npc.id}" for one in who for npc in story.npcs]
    words += [f"finale {one} {path}" for one in who for path in PATHS]
    words += [f"set world {fact.id} {fact.most}" for fact in state.book.world]
    words += [f"set {one} {fact.id} {fact.most}" for one in who for fact in state.book.own]
    words += [f"give {one} {item.id}" for one in who for item in story.items]
    words += [f"take {one} {item.id}" for one in who for item in story.items]
    words += [f"{name} {one} 2" for one in who for name in ("coins", "xp", "virtue", "effort")]
    words += [f"poi {poi.id} {poi.states[0].id}" for poi in story.pois]
    return [*words, "day 3"]


@pytest.mark.parametrize("seats", [1, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_play_goes_on_whatever_an_author_does(seats: int, seed: int) -> None:
    rng = Random(seed)
    state = fresh(seats)
    for _ in range(300):
        if state.outcome is not None or rng.random() < 0.4:
            words = rng.choice(interventions(state))
            before = state.copy()
            try:
                author(state, words)
            except IllegalMove:
                state = before  # no copy left in the box, for instance
        else:
            act(state, rng.choice(choices(state)))
        assert state.outcome is not None or choices(state)
        for each in closed(state):
            assert each.reasons or each.unmet


def test_a_setting_keeps_the_visit_under_way() -> None:
    state = fresh()
    author(state, f"visit ada {state.book.scenario.pois[0].id}")
    place, taken = state.place, state.taken
    author(state, "coins ada 5")
    assert (state.place, state.taken, asked(state)) == (place, taken, "option")
    assert state.stack.count(state.stack[-1]) == 1
    assert [frame[0] for frame in state.stack] == [f.CLOSE, f.OPTIONS]


def test_another_turn_is_taken_over() -> None:
    state = fresh(3)
    author(state, f"visit cor {state.book.scenario.pois[0].id}")
    assert state.waiting == (2,)
    assert state.turn == 2


def test_before_heroes_are_taken_there_is_nobody() -> None:
    state = fresh(1)
    state.playing = ()
    with pytest.raises(IllegalMove) as refused:
        author(state, "day 2")
    assert refused.value.code == "author-too-early"


def test_players_do_not_undo_an_intervention() -> None:
    state = fresh()
    learned = state.learned
    author(state, "xp ada 3")
    assert state.learned > learned
