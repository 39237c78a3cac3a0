"""How far amounts can get: gates that nobody can ever reach are found by the check."""

from __future__ import annotations

from random import Random

import pytest

from fateloom.core.record import Recorder
from fateloom.games.destinies.game import with_scenarios
from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario.acts import acts
from fateloom.games.destinies.state import DestiniesState
from fateloom.story import load
from fateloom.story.checks.reachability import reachability
from fateloom.story.loader import read

from .folders import SCENARIOS, STORIES, changed, files

FOLDERS = {path.name: path for root in (SCENARIOS, STORIES) for path in sorted(root.iterdir())}
GATE = (
    "        finale:\n          when: rope-cut\n",
    "        finale:\n          when: rope-cut and {gate}\n",
)
PRAISE = "      ring: {label: Take the rope, finale: anna.gold}\n"
FACTS = "  rope-cut: {}\n"


def codes(gate: str, more: str = "", facts: str = "") -> set[str]:
    """The codes of the errors of a story whose gold Finale asks for something."""
    contents = files("twotiles")
    for old, new in (
        (GATE[0], GATE[1].format(gate=gate)),
        (PRAISE, PRAISE + more),
        (FACTS, FACTS + facts),
    ):
        contents, _ = changed(contents, "scenario.yaml", old, new)
    return {each.code for each in read(contents).found if each.code.startswith("E")}


def option(name: str, do: str, more: str = "") -> str:
    return f"      {name}: {{label: Do it, text: Done., do: [{do}]{more}}}\n"


ONCE = ", once: game"
EACH = ", once: hero"
EVENT = "events:\n  praise: {day: 2, text: Praise., do: [virtue +1]}\n"
REPEATED = EVENT.replace("day: 2", "every: 2, repeats: true")
ASKED = (
    "events:\n  fair: {day: 2, text: A fair., choice: {text: What now?, answers: {"
    "kind: {label: Give, text: So., do: [virtue +2]},"
    " mean: {label: Take, text: So., do: [virtue +1]}}}}\n"
)


# PROP-WIN-01
@pytest.mark.parametrize(
    ("gate", "more", "reached"),
    [
        ("virtue >= 2", option("a", "virtue +1"), True),
        ("virtue >= 2", option("a", "virtue +1", ONCE), False),
        ("virtue >= 1", option("a", "virtue +1", ONCE), True),
        ("virtue >= 2", option("a", "virtue +1", EACH), False),
        ("virtue >= 2", option("a", "virtue +1, virtue +1", ONCE), True),
        ("virtue >= 2", option("a", "virtue +1", ONCE) + option("b", "virtue +1", EACH), True),
        ("virtue <= -2", option("a", "virtue -1", ONCE), False),
        ("virtue <= -2", option("a", "virtue -1"), True),
        ("virtue >= 1", option("a", "virtue +1, virtue -1"), True),
        ("virtue <= -1", option("a", "virtue +1, virtue -1", ONCE), True),
        ("virtue >= 2", EVENT, False),
        ("virtue >= 1", EVENT, True),
        ("virtue >= 2", REPEATED, True),
        ("virtue >= 2", ASKED, True),
        ("virtue >= 3", ASKED, False),
    ],
)
def test_what_happens_once_counts_once(gate: str, more: str, reached: bool) -> None:
    assert codes(gate, more) == (set() if reached else {"E501"})


@pytest.mark.parametrize(
    ("gate", "do", "reached"),
    [
        ("casks >= 3", "casks +1", False),
        ("casks >= 2", "casks +1", True),
        ("casks >= 4", "casks = 3", False),
        ("casks >= 4", "casks = 3, casks +1", True),
    ],
)
def test_an_amount_rises_from_the_highest_that_is_assigned(
    gate: str, do: str, reached: bool
) -> None:
    found = codes(gate, option("a", do, ONCE), "  casks: {range: [0, 9], start: 1}\n")
    assert found == (set() if reached else {"E501"})


def test_a_story_with_one_hero_has_no_others() -> None:
    facts = "  seen: {hero: true}\n"
    for who, found in (("me", set()), ("someone", set()), ("others", {"E501"})):
        assert codes(f"{who}.seen", option("a", "set me.seen"), facts) == found, who


@pytest.mark.thorough
@pytest.mark.parametrize("name", FOLDERS)
def test_no_game_gets_further(name: str) -> None:
    """Random games, beside what the check takes for possible."""
    story = load(FOLDERS[name]).scenario
    assert story is not None
    reach = reachability(story, list(acts(story)))
    heroes = [hero.id for hero in story.heroes]
    seats = min(len(heroes), 3)
    for seed in range(3):
        rng = Random(seed)
        game = Recorder(
            with_scenarios(story),
            seed=seed,
            seats=seats,
            scenario=story.id,
            mode="race" if seats > 1 else "explorer",
        )
        state = game.state
        assert isinstance(state, DestiniesState)
        for _ in range(150):
            if not state.waiting:
                break
            seat = state.waiting[0]
            game.choose(seat, rng.choice(state.legal(seat)).text)
            state = game.state
            assert isinstance(state, DestiniesState)
            for number, fact in enumerate(f for f in story.facts if not f.hero):
                least, most = reach.amounts[c.WORLD, fact.id]
                assert not fact.counter or least <= state.world[number] <= most, fact.id
            for hero, virtue in zip(heroes, state.virtue, strict=False):
                least, most = reach.amounts[hero, "virtue"]
                assert least <= virtue <= most, hero
