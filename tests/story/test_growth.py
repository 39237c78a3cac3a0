"""What reading and checking a story takes grows as the story does.

Nothing is timed: the lines of code that run are counted. What a story grows by once more costs as
much as it did before; searching through all that was read before would cost more each time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import fateloom
from fateloom.story import diagnostics
from fateloom.story.loader import read

from .folders import files

pytestmark = pytest.mark.thorough

OURS = str(Path(fateloom.__file__).parent)
SIZE = 100
MOST = 2.5
"""Twice as much more may cost twice as much, and a little for chance; a search costs four times."""


def _tiles(count: int) -> str:
    """A row of tiles that begins far from where the heroes stand."""
    lines = [
        f"  t{n}: {{number: {n + 10}, name: A tile, at: [{2 + count - n}, 0],"
        f" terrain: field, start: unexplored}}"
        for n in range(1, count + 1)
    ]
    return "\n".join(["tiles:", *lines])


def _places(count: int) -> str:
    lines = [
        f"  p{n}: {{name: A place, tile: green, token: {n + 10}, states: {{calm: A word.}},"
        f" options: {{ask{n}: {{label: Ask, text: A word., do: [xp +1]}}}}}}"
        for n in range(count)
    ]
    return "\n".join(["pois:", *lines])


def _chain(count: int) -> str:
    """Facts that follow from one another, the last one first in the file."""
    facts = "\n".join(f"  c{n}: {{}}" for n in range(count + 1))
    events = "\n".join(
        f"  e{n}: {{deed: c{n}, text: A word., do: [set c{n + 1}]}}" for n in reversed(range(count))
    )
    return f"facts:\n{facts}\nevents:\n{events}\n  first: {{day: 1, do: [set c0]}}"


def _calls(count: int) -> str:
    """Events that call one another in a long row."""
    events = "\n".join(f"  e{n}: {{called: true, do: [start e{n + 1}]}}" for n in range(count))
    last = f"  e{count}: {{called: true, text: A word.}}"
    return f"events:\n{events}\n{last}\n  first: {{day: 1, do: [start e0]}}"


def _rooms(count: int) -> str:
    ways = "\n".join(
        f"      r{n}: {{text: A room., ways: {{on: {{label: On, to: r{n + 1}}},"
        f" back: {{label: Back, to: {f'r{n - 1}' if n else 'out'}}}}}}}"
        for n in range(count)
    )
    last = f"      r{count}: {{text: A room., ways: {{back: {{label: Back, to: r{count - 1}}}}}}}"
    return (
        f"dungeons:\n  deep:\n    name: Deep\n    rooms:\n{ways}\n{last}\n"
        "pois:\n  hatch: {name: Hatch, tile: green, token: 9, states: {open: A word.},"
        " options: {down: {label: Down, enter: deep}}}"
    )


def _twice(count: int) -> str:
    lines = [f"  f{n}: {{}}\n  f{n}: {{}}" for n in range(count)]
    return "\n".join(["facts:", *lines])


def _misspelt(count: int) -> str:
    facts = "\n".join(f"  known-{n}: {{}}" for n in range(count))
    events = "\n".join(f"  e{n}: {{deed: knwon-{n}, text: A word.}}" for n in range(count))
    return f"facts:\n{facts}\nevents:\n{events}"


def _items(count: int) -> str:
    items = "\n".join(
        f"  i{n}: {{number: {n + 10}, name: A thing, value: 1}}" for n in range(count)
    )
    stock = ", ".join(f"i{n}" for n in range(count))
    return (
        f"items:\n{items}\npois:\n  shop: {{name: Shop, tile: green, token: 9,"
        f" states: {{open: A word.}},"
        f" options: {{buy: {{label: Buy, trade: {{stock: [{stock}]}}}}}}}}"
    )


def _people(count: int) -> str:
    people = "\n".join(f"  n{n}: {{name: Person {n}, at: well}}" for n in range(count))
    events = "\n".join(f"  e{n}: {{day: 2, text: 'A word of {{npc:n{n}}}.'}}" for n in range(count))
    return f"npcs:\n{people}\nevents:\n{events}"


def _facts(count: int) -> str:
    """Facts that nobody asks for; each is a doubt."""
    return "facts:\n" + "\n".join(f"  f{n}: {{}}" for n in range(count))


def _own(count: int) -> str:
    """Facts of each hero, asked for one by one."""
    facts = "\n".join(f"  f{n}: {{hero: true}}" for n in range(count))
    events = "\n".join(
        f"  e{n}: {{day: 2, when: not me.f{n}, do: [set me.f{n}]}}" for n in range(count)
    )
    return f"facts:\n{facts}\nevents:\n{events}"


def steps(contents: dict[str, bytes]) -> int:
    """How many lines run while the story is read and checked, in our own code and in what
    dataclasses write."""
    count = 0

    def inside(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        count += event == "line"
        return inside

    def entered(frame: FrameType, event: str, _: Any) -> Any:
        name = frame.f_code.co_filename
        return inside if name.startswith(OURS) or name == "<string>" else None

    before = sys.gettrace()
    sys.settrace(entered)
    try:
        read(contents)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize(
    "more",
    [
        *(_tiles, _places, _facts, _own, _chain, _calls, _rooms, _items, _people),
        *(_twice, _misspelt),
    ],
    ids=lambda more: more.__name__.strip("_"),
)
def test_twice_as_much_more_costs_twice_as_much(
    more: Callable[[int], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(diagnostics, "MOST_COMPARED", 3 * SIZE, raising=False)
    story = files("twotiles")
    small, middle, large = (
        steps(story | {"more.yaml": more(size).encode()}) for size in (SIZE, 2 * SIZE, 4 * SIZE)
    )
    once, twice = middle - small, large - middle
    assert twice < MOST * once, f"{once}, then {twice}: {twice / once:.1f} times"


def test_a_misspelt_name_is_compared_with_others_only_so_often() -> None:
    """A few thousand of them would take minutes otherwise."""
    story = read(files("twotiles") | {"more.yaml": _misspelt(600).encode()})
    near = [each.near for each in story.found if each.code == "E206"]
    assert len(near) == 600
    assert near[0] == "known-0"
    assert near[-1] is None
