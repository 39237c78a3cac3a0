"""Nobody appears elsewhere while they are part of a Finale (W819)."""

from __future__ import annotations

import pytest

from fateloom.story.loader import read

from .folders import files

PEOPLE = """
facts: {begun: {}, wet: {volatile: true}}
npcs:
  reeve: {name: the Old Reeve, at: cart, states: [calm, cross]}
  cook: {name: Ann Cook, at: well}
pois:
  cart:
    name: The Cart
    tile: green
    waits: true
    token: 9
    states: {out: A cart.}
    options:
      talk: {label: Talk, text: A word., CART}
events:
  comes: {day: 2, when: not anna is in-finale, text: A cart., do: [place cart]}
  first: {day: 1, do: [set begun]}
  rain: {day: 4, do: [set wet]}
  sun: {day: 5, do: [clear wet]}
  flood: {deed: wet and begun}
"""
STAGE = b"text: You take the rope in both hands."


def doubts(
    events: str, *, stage: str = "The old reeve takes off his hat.", cart: str = ""
) -> list[str]:
    """The things of which W819 is said, in the smallest story with two people and these events."""
    contents = files("twotiles")
    assert contents["scenario.yaml"].count(STAGE) == 1
    story = read(
        {
            "scenario.yaml": contents["scenario.yaml"].replace(STAGE, f"text: {stage}".encode()),
            "people.yaml": PEOPLE.replace("CART", cart or "when: not anna is in-finale").encode()
            + events.encode(),
        }
    )
    assert story.scenario is not None, story.found
    return [each.thing for each in story.found if each.code == "W819"]


@pytest.mark.parametrize(
    "event",
    [
        "{day: 3, text: The Old Reeve counts.}",
        "{day: 3, text: '{npc:reeve} counts.'}",
        "{day: 3, text: The Old Reeve counts., when: anna is playing and not anna is fulfilled}",
        "{day: 3, text: A cart., when: wet, do: [remove cart]}",
        "{explore: tower, do: [reeve becomes cross]}",
        "{day: 3, text: '{if wet: Rain.|The Old Reeve.}'}",
        "{day: 3, text: A, choice: {answers: {a: {label: Ask, text: The Old Reeve nods.}}}}",
    ],
)
def test_an_event_with_somebody_who_may_be_in_a_finale(event: str) -> None:
    assert doubts(f"  market: {event}\n") == ["events.market"]


@pytest.mark.parametrize(
    "event",
    [
        "{day: 3, text: The Old Reeve counts., when: not anna is in-finale}",
        "{deed: anna is in-finale, text: The Old Reeve runs.}",
        "{day: 3, text: Ann Cook counts. An old man counts. The reeve counts.}",
        "{called: true, text: The Old Reeve counts.}\n  calls: {day: 3, do: [start market]}",
        "{day: 3, text: The Old Reeve counts., when: not begun}\n"
        "  begins: {deed: anna is in-finale, at-once: true, do: [set begun]}",
        "{day: 3, text: Rain., do: [set wet]}",
    ],
)
def test_an_event_that_asks_or_tells_of_nobody(event: str) -> None:
    assert doubts(f"  market: {event}\n") == []


def test_who_is_in_no_finale_may_be_told_of() -> None:
    event = "  market: {day: 3, text: The Old Reeve counts.}\n"
    assert doubts(event, stage="Old age is what you think of.") == []


def test_a_place_that_goes_about_with_somebody() -> None:
    assert doubts("", cart="when: wet") == ["pois.cart"]
    assert doubts("", cart="when: not anna is in-finale") == []
    assert doubts("  runs: {deed: anna is in-finale, do: [remove cart]}\n", cart="when: wet") == []
    assert (
        doubts("  runs: {deed: anna is in-finale, do: [dismiss reeve]}\n", cart="when: wet") == []
    )
