"""Conditions asked of a table: compiled, they say what a plain reading says; and why not."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fateloom.games.destinies.scenario import conditions as c
from fateloom.games.destinies.scenario.checks import compiled, explain
from fateloom.games.destinies.scenario.conditions import Condition
from fateloom.games.destinies.scenario.numbering import NOWHERE, Index, own_facts, world_facts
from fateloom.story.checks.domains import Domains

from .folders import scenario
from .test_language import condition, trees

SCENARIO = scenario("everything")
INDEX = Index(SCENARIO)
HEROES = len(SCENARIO.heroes)


@dataclass
class Table:
    """A table with everything that conditions ask of one."""

    day: int = 1
    mode: str = "race"
    playing: tuple[int, ...] = (0, 1)
    world: list[int] = field(default_factory=list)
    legacy: list[int] = field(default_factory=list)
    own: list[list[int]] = field(default_factory=list)
    coins: list[int] = field(default_factory=lambda: [1] * 4)
    xp: list[int] = field(default_factory=lambda: [0] * 4)
    virtue: list[int] = field(default_factory=lambda: [0] * 4)
    effort: list[int] = field(default_factory=lambda: [0] * 4)
    bags: list[frozenset[int]] = field(default_factory=lambda: [frozenset()] * 4)
    where: list[int] = field(default_factory=lambda: [0] * 4)
    standing: list[int] = field(default_factory=lambda: [0] * 4)
    tiles: list[int] = field(default_factory=lambda: [2, 1, 0, 0])
    pois: list[int] = field(default_factory=lambda: [0, 2, NOWHERE, 3])
    poi_states: list[int] = field(default_factory=lambda: [0] * 4)
    npcs: list[int] = field(default_factory=lambda: [0, NOWHERE])
    npc_states: list[int] = field(default_factory=lambda: [0, 0])
    taken: frozenset[str] = frozenset()
    heard: tuple[tuple[int, ...], ...] = ()


def table(**fields: Any) -> Table:
    start = Table(
        world=[fact.start for fact in world_facts(SCENARIO)],
        legacy=[fact.start for fact in SCENARIO.campaign.facts] if SCENARIO.campaign else [],
        own=[[fact.start for fact in own_facts(SCENARIO)] for _ in range(2 * HEROES)],
    )
    for name, value in fields.items():
        setattr(start, name, value)
    return start


def holds(text: str, state: Table, me: int = 0) -> bool:
    return compiled(condition(text), INDEX)(state, me)


@pytest.mark.parametrize(
    ("text", "fields", "me"),
    [
        ("bell-rung", {"world": [1, 0, 0]}, 0),
        ("siege >= 2", {"world": [0, 0, 2]}, 0),
        ("me.heard-bell", {"own": [[0, 3], [1, 3], [0, 3], [1, 3]]}, 1),
        ("someone.heard-bell and not me.heard-bell", {"own": [[0, 3], [1, 3], [0, 3], [1, 3]]}, 0),
        ("osk.debts = 0", {"own": [[0, 3], [0, 0], [0, 3], [0, 0]]}, 0),
        ("campaign.mill-saved and campaign.bells = 2", {}, 0),
        (
            "me.coins >= 4 and me.items = 2",
            {"coins": [1, 4, 0, 0], "bags": [frozenset(), {0, 1}, set(), set()]},
            1,
        ),
        (
            "me.virtue < 0 and me.xp = 1 and me.effort = 2",
            {"virtue": [-1] * 4, "xp": [1] * 4, "effort": [2] * 4},
            0,
        ),
        (
            "has lantern and has any light and not has any tool",
            {"bags": [{0}, set(), set(), set()]},
            0,
        ),
        ("mate has rope", {"playing": (0, 1, 2, 3), "bags": [set(), set(), {1}, set()]}, 0),
        ("mate has rope", {"playing": (0, 1, 2, 3), "bags": [{1}, set(), set(), set()]}, 2),
        ("not mate at ford", {}, 0),
        ("others at wood and not others at ford", {"where": [0, 1, 0, 0]}, 0),
        ("others at ford and not others at wood", {"where": [0, 1, 0, 0]}, 1),
        ("not others at ford", {"playing": (0,)}, 0),
        ("others.heard-bell", {"own": [[0, 3], [1, 3], [0, 3], [0, 3]]}, 0),
        ("not others.heard-bell", {"own": [[0, 3], [1, 3], [0, 3], [0, 3]]}, 1),
        ("me is osk", {}, 3),
        ("at wood and not maudlin at wood", {"where": [0, 1, 0, 0]}, 1),
        ("bettany at mill and bettany is present and not wolf is present", {}, 0),
        ("mill is stopped and not mill is turning and not camp is present", {}, 0),
        ("ford is explored and wood is laid and not wood is explored and not hill is laid", {}, 0),
        ("osk is playing and not osk is in-finale", {}, 0),
        ("not osk is playing", {"playing": (0,)}, 0),
        ("osk is in-finale", {"standing": [0, 1, 0, 0]}, 0),
        ("mode is team or heroes = 2", {}, 0),
        ("day > 3", {"day": 4}, 0),
        ("taken pay", {"taken": frozenset({"mill.pay"})}, 0),
        ("count(bell-rung, at ford, has rope) = 1", {}, 0),
        ("count(bell-rung, at ford, has rope, day = 1) != 1", {}, 0),
    ],
    ids=str,
)
def test_conditions_hold(text: str, fields: dict[str, Any], me: int) -> None:
    assert holds(text, table(**fields), me)
    assert not holds(f"not ({text})", table(**fields), me)


def drawn(seed: int) -> Table:
    rng = Random(seed)

    def each(most: int, size: int = 4, least: int = 0) -> list[int]:
        return [rng.randint(least, most) for _ in range(size)]

    return table(
        day=rng.randint(1, 5),
        mode=rng.choice(c.MODES),
        playing=rng.choice([(0,), (1,), (0, 1), (0, 1, 2, 3)]),
        world=[rng.randint(0, 1), rng.randint(0, 1), rng.randint(0, 5)],
        legacy=each(2, 2),
        own=[[rng.randint(0, 1), rng.randint(0, 8)] for _ in range(4)],
        coins=each(4), xp=each(2), virtue=each(6, least=-4), effort=each(3), where=each(3),
        standing=each(3), tiles=each(2), pois=each(3, least=-1), poi_states=each(1),
        npcs=each(3, 2, least=-1), npc_states=each(1, 2),
        bags=[frozenset(rng.sample(range(4), rng.randint(0, 3))) for _ in range(4)],
        taken=frozenset(rng.sample(["mill.pay", "mill.ask"], rng.randint(0, 2))),
    )  # fmt: skip


def plainly(tree: Condition, state: Table, me: int) -> bool:
    """What the tree says, read without any cleverness; leaves are asked one by one."""
    match tree:
        case c.All(parts):
            return all(plainly(part, state, me) for part in parts)
        case c.Some(parts):
            return any(plainly(part, state, me) for part in parts)
        case c.Not(part):
            return not plainly(part, state, me)
        case c.Count(parts, sign, number):
            return c.compare(sum([plainly(part, state, me) for part in parts]), sign, number)
    return compiled(tree, INDEX)(state, me)


@pytest.mark.thorough
@given(trees(), st.integers(0, 10**6), st.integers(0, 3))
def test_compiled_is_what_was_written(tree: Condition, seed: int, me: int) -> None:
    state = drawn(seed)
    assert compiled(tree, INDEX)(state, me) == plainly(tree, state, me)


@pytest.mark.thorough
@given(trees(), st.integers(0, 10**6), st.integers(0, 3))
def test_what_is_explained_fails_and_what_holds_needs_no_explanation(
    tree: Condition, seed: int, me: int
) -> None:
    state = drawn(seed)
    failed = explain(tree, state, me, INDEX)
    assert (failed == ()) == compiled(tree, INDEX)(state, me)
    assert not any(compiled(part, INDEX)(state, me) for part in failed)


@pytest.mark.thorough
@given(trees(), st.integers(0, 10**6), st.integers(0, 3))
def test_never_and_always_are_never_said_wrongly(tree: Condition, seed: int, me: int) -> None:
    can_hold, can_fail = Domains(SCENARIO).outlook(tree)
    holds = compiled(tree, INDEX)(drawn(seed), me)
    assert can_hold or not holds
    assert can_fail or holds


@pytest.mark.parametrize(
    ("text", "outlook"),
    [
        ("bell-rung", (True, True)),
        ("bell-rung and not bell-rung", (False, True)),
        ("bell-rung or not bell-rung", (True, False)),
        ("siege >= 6", (False, True)),
        ("siege <= 5", (True, False)),
        ("siege > 2 and siege < 3", (False, True)),
        ("mill is stopped and mill is turning", (False, True)),
        ("mill is stopped or mill is turning", (True, False)),
        ("at ford and at wood", (False, True)),
        ("osk at ford and at wood", (True, True)),
        ("someone at ford and someone at wood", (True, True)),
        ("others at ford and others at wood", (True, True)),
        ("bettany at mill and bettany at camp", (False, True)),
        ("wood is explored and not wood is laid", (False, True)),
        ("me is osk and me is maudlin", (False, True)),
        ("mode is race and mode is team", (False, True)),
        ("me.virtue >= 7 or me.effort > 3", (False, True)),
        ("count(bell-rung, not bell-rung) = 1", (True, False)),
        (
            " and ".join(f"{who}.debts > {n}" for n in (1, 3, 5) for who in ("me", "osk")),
            (True, True),
        ),
    ],
)
def test_a_condition_by_itself(text: str, outlook: tuple[bool, bool]) -> None:
    assert Domains(SCENARIO).outlook(condition(text)) == outlook


def test_the_part_that_fails_is_named() -> None:
    tree = condition(
        "at ford and (has rope and bell-rung) and (me is osk or siege > 1) and day = 1"
    )
    assert [str(part) for part in explain(tree, table(), 0, INDEX)] == [
        "has rope",
        "bell-rung",
        "me is osk or siege > 1",
    ]


def test_long_conditions_are_compiled_whole() -> None:
    text = " and ".join(["at ford"] * 7)
    assert holds(text, table())
    assert not holds(f"{text} and bell-rung", table())
    assert compiled(c.All(), INDEX)(table(), 0)
    assert not compiled(c.Some(()), INDEX)(table(), 0)
