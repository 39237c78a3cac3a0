"""What stories cost: reading and checking a generated one of 150 options, and what is as large as
a story may be; asking a condition.

They stand beside Destinies in `./x bench destinies`.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import fateloom
from benchmarks.measure import SEEDS, Line
from fateloom.games.destinies.scenario import codec, packaged
from fateloom.games.destinies.scenario.acts import acts
from fateloom.games.destinies.scenario.checks import compiled
from fateloom.games.destinies.scenario.conditions import All, Compare, Flag, Has
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.scenario.numbering import Index
from fateloom.story.loader import read

BASE = Path(fateloom.__file__).parent / "stories/training"
OPTIONS = 150
LARGE = 1_400
"""Five times as many as The Late Tithe has."""
PLACES = 15
"""The most places to which the generated options are divided: there are no more tokens."""
FACTS = 60_000
EVENTS = 18_000
FILES = 60
ASKED = 20_000
WORDS = ("river", "mill", "lantern", "bell", "water", "stone", "willow", "market", "lead")


def generated(options: int = OPTIONS, seed: int = 7) -> dict[str, bytes]:
    """The training story, with so many more places that it has this many options."""
    files = training()
    story = read(files).scenario
    assert story is not None
    options -= len({act.option.id for act in acts(story) if act.option is not None})
    rng = Random(seed)
    flags = [f"seen-{number}" for number in range(options // 5)]
    lines = ["facts:", *(f"  {flag}: {{}}" for flag in flags), "tiles:"]
    for number in range(12):
        lines += [
            f"  land-{number}:",
            f"    {{number: {100 + number}, name: Land {number}, submap: valley,",
            f"     at: [{number}, 9], terrain: field,",
            f"     start: {'unexplored' if number else 'explored'}}}",
        ]
    made = files | {"generated.yaml": "\n".join(lines).encode()}
    several = max(10, -(-options // PLACES))
    for place, first in enumerate(range(0, options, several)):
        lines = ["pois:", f"  place-{place}:", f"    name: Place {place}"]
        lines += [f"    tile: land-{place % 12}", f"    token: {place + 10}"]
        lines += ["    states:", f"      open: {prose(rng, 50)}", "    options:"]
        for number in range(first, min(first + several, options)):
            lines += option(number, rng, flags)
        made[f"generated-{place}.yaml"] = "\n".join(lines).encode()
    return made


def training() -> dict[str, bytes]:
    """The files of the training story."""
    return {path.relative_to(BASE).as_posix(): path.read_bytes() for path in BASE.rglob("*.yaml")}


def many_facts() -> dict[str, bytes]:
    """The training story, with a file that is almost as large as one may be."""
    lines = [f"  f{number}: {{}}" for number in range(FACTS)]
    return training() | {"facts.yaml": "\n".join(["facts:", *lines]).encode()}


def many_events() -> dict[str, bytes]:
    """The training story, with a great many events in several files."""
    lines = [f"  e{number}: {{day: 3, text: A word of it.}}" for number in range(EVENTS)]
    return training() | {
        f"events-{file}.yaml": "\n".join(["events:", *lines[file::FILES]]).encode()
        for file in range(FILES)
    }


def option(number: int, rng: Random, flags: list[str]) -> list[str]:
    """An option with a condition, a test of three outcomes, and effects."""
    head = [f"      do-{number}:", f"        label: {prose(rng, 6)}"]
    when = f"not {rng.choice(flags)} and (has lantern or me.coins >= {rng.randint(1, 4)})"
    outcomes = [
        f"            {name}: {{on: {on}, text: {prose(rng, 25)}, do: [{effects}]}}"
        for name, on, effects in (
            ("bad", "0-1", "xp +1"),
            ("fair", "2-3", f"set {rng.choice(flags)}, coins +1"),
            ("good", "4+", f"set {rng.choice(flags)}, gain lantern, virtue +1"),
        )
    ]
    test = ["        test:", "          skill: power", "          outcomes:"]
    return [*head, f"        when: {when}", *test, *outcomes]


def prose(rng: Random, count: int) -> str:
    """A text with this number of words."""
    return " ".join(rng.choice(WORDS) for _ in range(count))


def lines() -> list[Line]:
    """What is measured."""
    files: dict[str, bytes] = {}
    shipped = packaged.scenario("training")
    plain = json.loads(json.dumps(codec.dump(shipped)))

    def write() -> None:
        files.update(generated(seed=next(SEEDS)))

    def load_and_check() -> int:
        assert read(files).scenario is not None
        return 1

    facts, events = many_facts(), many_events()

    def load_facts() -> int:
        read(facts)
        return FACTS

    def load_events() -> int:
        read(events)
        return EVENTS

    def load_compiled() -> int:
        codec.load(plain)
        return 1

    return [
        Line(f"story: load and check {OPTIONS} options", load_and_check, before=write),
        Line(f"story: load and check a fact of {FACTS:,}", load_facts),
        Line(f"story: load and check an event of {EVENTS:,}", load_events),
        Line("story: load the compiled training story", load_compiled),
        Line("story: ask a condition of three parts", asking(shipped)),
    ]


def asking(scenario: Scenario) -> Any:
    """Ask a condition of three parts, all of which have to be looked at."""
    condition = All((Flag("fair-open"), Has("lantern"), Compare("coins", "me", ">=", 1)))
    test = compiled(condition, Index(scenario))
    state: Any = SimpleNamespace(world=[1] * 9, bags=[{0}] * 6, coins=[1] * 6)

    def run() -> int:
        for _ in range(ASKED):
            test(state, 0)
        return ASKED

    return run
