"""Requirements that rule each other out are found, and nothing else is taken for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from fateloom.games.destinies.scenario.acts import acts
from fateloom.games.destinies.scenario.conditions import Condition
from fateloom.story import load
from fateloom.story.checks.relations import Relations
from fateloom.story.loader import read

from .folders import SCENARIOS, STORIES, changed, files

FOLDERS = sorted(path for root in (SCENARIOS, STORIES) for path in root.iterdir())
FACTS = "  rope-cut: {}\n"
WELL = "      say-it: {label: Say what you have seen, finale: anna.violet}\n"


def lines(options: str, events: str = "") -> list[str]:
    """What is said about the conditions of a story with further options at its well."""
    contents = files("twotiles")
    weather = "  wet: {volatile: true}\n  dry: {volatile: true}\n"
    for old, new in ((FACTS, FACTS + weather), (WELL, WELL + options)):
        contents, _ = changed(contents, "scenario.yaml", old, new)
    if events:
        contents["events.yaml"] = f"events:\n{events}".encode()
    loaded = read(contents)
    assert loaded.scenario is not None, loaded.found
    return [str(each.details[0]) for each in loaded.found if each.code == "W824"]


RAIN = "  rain: {day: 2, repeats: true, text: Rain., do: [set wet, clear dry]}\n"
WAIT = "      wait: {label: Wait, when: not wet, text: It dries., do: [set dry]}\n"
WADE = "      wade: {label: Wade, when: wet and dry, text: Odd., do: [xp +1]}\n"


def test_an_option_that_two_facts_rule_out() -> None:
    assert lines(WAIT + WADE, RAIN) == ["wet and dry"]


def test_an_event_that_two_facts_rule_out() -> None:
    both = "  both: {deed: wet and dry, text: Odd.}\n"
    assert lines(WAIT, RAIN + both) == ["wet and dry"]


@pytest.mark.parametrize(
    ("options", "events"),
    [
        pytest.param(WAIT.replace("when: not wet, ", "") + WADE, RAIN, id="dries later"),
        pytest.param(WAIT + WADE, RAIN.replace(", clear dry", ""), id="stays dry"),
        pytest.param(WAIT + WADE.replace("wet and dry", "wet or dry"), RAIN, id="one is enough"),
    ],
)
def test_what_some_game_can_bring_about(options: str, events: str) -> None:
    assert lines(options, events) == []


def test_a_choice_may_be_open_in_the_middle_of_what_happens() -> None:
    """It is asked while both hold, and its answers end that."""
    odd = (
        "  odd: {day: 3, text: Odd., do: [set wet, set dry], choice: {text: What now?, answers: {"
        "stand: {label: Stand, when: wet and dry, text: So., do: [clear wet, clear dry]},"
        " run: {label: Run, text: So., do: [clear wet, clear dry]}}}}\n"
    )
    assert lines("", odd) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_option_of_a_whole_story_can_be_offered(folder: Path) -> None:
    story = load(folder).scenario
    assert story is not None
    relations = Relations(story)
    conditions: dict[str, list[Condition]] = {}
    for act in acts(story):
        conditions.setdefault(act.option.id if act.option else act.id, []).append(act.when)
    never = [name for name, each in conditions.items() if not any(map(relations.can_hold, each))]
    assert never == []
