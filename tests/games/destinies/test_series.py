"""Texts that change from one reading to the next."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fateloom.core.conformance import view_bytes
from fateloom.core.game import seen
from fateloom.games.destinies.authors.interventions import intervene
from fateloom.games.destinies.determinize import determinize
from fateloom.games.destinies.game import Destinies, with_scenarios
from fateloom.games.destinies.rules.counters import put
from fateloom.games.destinies.scenario.texts import Series
from fateloom.games.destinies.state import DestiniesState

from .table import act, changed, fresh, next_turn

pytestmark = pytest.mark.rule("DST-POI-19")

SHELVES = (
    "      open: Shelves.\n",
    "      open: 'Shelves. {sequence: A cat.|The cat.} {once: He stares.|He nods.} "
    "{cycle: Rain.|Sun.|Snow.}'\n",
)
READ = [
    "Shelves. A cat. He stares. Rain.",
    "Shelves. The cat. He nods. Sun.",
    "Shelves. The cat.  Snow.",
    "Shelves. The cat.  Rain.",
]


def game() -> Destinies:
    return changed("pois.yaml", *SHELVES)


def words(state: DestiniesState, code: str = "reads") -> list[str]:
    """The words read so far."""
    return [event.args[3] for event in state.events or () if event.code == code]


def visit(state: DestiniesState) -> str:
    """Let the active hero visit the shop, and end the turn; the words that were read."""
    act(state, "stay", "visit shop")
    (page,) = state.view(state.waiting[0]).pages[:1]
    act(state, "leave")
    return page.words


def test_the_same_hero_reads_other_words_each_time() -> None:
    state = fresh(1, game())
    assert [visit(state) for _ in READ] == READ


def test_an_author_hears_the_next_part_by_jumping_there_again() -> None:
    state = fresh(1, game())
    found = []
    for _ in READ:
        intervene(state, ("visit", "ada", "shop"))
        found.append(state.view(0).pages[0].words)
    assert found == READ


def test_heroes_have_readings_of_their_own() -> None:
    state = fresh(2, game())
    assert [visit(state) for _ in range(4)] == [READ[0], READ[0], READ[1], READ[1]]


def test_a_team_reads_together() -> None:
    state = fresh(4, game(), mode="team")
    found = []
    for _ in range(4):
        while "stay" not in {str(move) for move in state.legal(state.waiting[0])}:
            act(state, "done")
        found.append(visit(state))
    assert found == [READ[0], READ[0], READ[1], READ[1]]


def test_an_event_is_read_to_the_table() -> None:
    state = fresh(2, changed("events.yaml", "text: The tide.", "text: 'It {cycle: falls|rises}.'"))
    for _ in range(14):
        next_turn(state)
    tides = [text for text in words(state) if text in ("It falls.", "It rises.")]
    assert tides[:3] == ["It falls.", "It rises.", "It falls."]


def test_a_position_that_was_left_reads_as_before() -> None:
    state = fresh(1, game())
    visit(state)
    kept = state.copy()
    assert (visit(state), visit(state)) == (READ[1], READ[2])
    assert visit(kept) == READ[1]


@pytest.mark.rule("DST-REQ-17")
def test_in_private_reading_nobody_learns_what_others_have_read() -> None:
    worlds = []
    for times in (0, 1, 2):
        state = fresh(2, game(), reading="private")
        state.heard = put(state.heard, 0, (times,))
        state.events = []
        assert visit(state) == READ[times]
        worlds.append(state)
    for seat in (None, 1):
        assert len({view_bytes(world.view(seat)) for world in worlds}) == 1
        assert len({repr([seen(e, seat) for e in world.events or ()]) for world in worlds}) == 1
    assert {visit(world) for world in worlds} == {READ[0]}, "this is the other hero"


def test_nothing_but_words_depends_on_what_was_read() -> None:
    """Two games with the same choices differ in the words alone."""
    varied, plain = fresh(2, game()), fresh(2)
    rng = Random(3)
    for _ in range(300):
        if plain.outcome is not None:
            break
        (seat,) = plain.waiting
        legal = [str(move) for move in plain.legal(seat)]
        assert [str(move) for move in varied.legal(seat)] == legal
        text = "visit shop" if "visit shop" in legal else rng.choice(legal)
        for state in (varied, plain):
            act(state, text)
    assert sum(map(sum, varied.heard)) > 3


def test_a_bot_searches_from_a_view_with_such_words() -> None:
    state = fresh(2, game())
    act(state, "stay", "visit shop")
    view = state.view(0)
    guess = determinize(view, Random(1))
    assert view_bytes(guess.view(0)) == view_bytes(view)
    act(guess, "leave")


def test_a_translation_reads_the_same_part() -> None:
    story = fresh(1, game()).book.scenario
    german = (
        "Regale. ",
        Series("sequence", (("Eine Katze.",), ("Die Katze.",))),
        " ",
        Series("once", (("Er starrt.",), ("Er nickt.",))),
        " ",
        Series("cycle", (("Regen.",), ("Sonne.",), ("Schnee.",))),
    )
    german_too = replace(story, id="both", translations={"de": {"pois.shop.states.open": german}})
    state = fresh(1, with_scenarios(german_too))
    visit(state)
    act(state, "stay", "visit shop")
    assert state.view(0).pages[0].words == READ[1]
    assert state.translated("de").view(0).pages[0].words == "Regale. Die Katze. Er nickt. Sonne."
