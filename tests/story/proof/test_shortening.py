"""Games that show a dead end are short: within a day of the shortest that there is."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import pytest

from fateloom.games.destinies import frames as f
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.state import DestiniesState
from fateloom.story.loader import read
from fateloom.story.proof.prover import Case, CaseProver, Cause, Status
from fateloom.story.proof.replay import ReplayTable
from fateloom.story.proof.shortening import Shortening

from ..folders import changed, files

HERO = 0
LIVELY = "rope-cut and not burned"
FACTS = "  rope-cut: {}\n"
WELL = "      say-it: {label: Say what you have seen, finale: anna.violet}\n"
RING = "      ring: {label: Take the rope, finale: anna.gold}\n"


def tale(well: str = "", bell: str = "", facts: str = "", lively: str = "not burned") -> Scenario:
    """The smallest story: one green, one tower, and more that can be done in both places."""
    contents = files("twotiles")
    for old, new in (
        (FACTS, f"{FACTS}  burned: {{}}\n{facts}"),
        (WELL, WELL + well),
        (RING, RING + bell),
        (
            "finale:\n          when: rope-cut\n",
            f"finale:\n          when: rope-cut and {lively}\n",
        ),
        (
            "finale:\n          when: tower is explored\n",
            f"finale:\n          when: tower is explored and {lively}\n",
        ),
    ):
        contents, _ = changed(contents, "scenario.yaml", old, new)
    loaded = read(contents)
    assert loaded.scenario is not None, loaded.found
    return loaded.scenario


def option(name: str, do: str, when: str = "") -> str:
    asked = f", when: {when}" if when else ""
    return f"      {name}: {{label: Do it{asked}, text: Done., do: [{do}]}}\n"


CHAIN = tale(
    well=option("one", "set one") + option("burn", "set burned", "two"),
    bell=option("two", "set two", "one"),
    facts="  one: {}\n  two: {}\n",
)
"""The well, the tower, and the well again: the third day at the earliest."""
AT_ONCE = tale(bell=option("burn", "set burned"))
LATER = tale(well=option("burn", "set burned", "tower is explored"), bell=option("idle", "xp +1"))
EITHER = tale(
    well=option("three", "set burned", "one and two") + option("idle", "virtue +1"),
    bell=option("one", "set one") + option("two", "set two", "one") + option("play", "virtue -1"),
    facts="  one: {}\n  two: {}\n",
)
ROUNDS = tale(
    well=option("fill", "casks +1", "casks < 2") + option("burn", "set burned", "casks >= 2"),
    bell=option("drain", "casks -1", "casks > 0"),
    facts="  casks: {range: [0, 2]}\n",
)
TOLD = tale(bell=option("burn", "set burned", "day >= 4"))


# PROP-WIN-03
@pytest.mark.parametrize(
    ("story", "days"), [(CHAIN, 3), (AT_ONCE, 1), (LATER, 2), (ROUNDS, 2), (TOLD, 4)]
)
def test_the_game_shown_is_within_a_day_of_the_shortest(story: Scenario, days: int) -> None:
    prover = CaseProver(story)
    proof = prover.prove(Case("explorer", (HERO,), HERO))
    assert proof.status == Status.DEAD_END
    dead_end = proof.dead_ends[""]
    assert dead_end.by == Cause.SELF
    table = ReplayTable(prover.model("explorer", (HERO,)))
    for choice in dead_end.record.choices:
        table.recorder.choose(choice.seat, choice.move)
    shortest = shortest_days(table)
    assert shortest == days
    assert shortest <= table.state.day <= shortest + 1


@pytest.mark.parametrize("story", [CHAIN, EITHER, ROUNDS])
def test_nothing_can_be_left_out(story: Scenario) -> None:
    prover = CaseProver(story)
    dead_end = prover.prove(Case("explorer", (HERO,), HERO)).dead_ends[""]
    compiled = prover.model("explorer", (HERO,))
    goal = {compiled.model.number["standing", HERO]: 0b110}
    shortening = Shortening(compiled, lambda table: table.is_lost(HERO, goal))
    again = shortening.shortened(dead_end.record)
    assert again.record == dead_end.record
    deeds = [words for _, made in again.turns for words in made]
    assert not {"take well.idle", "take bell.play", "take bell.drain"} & set(deeds)


def test_a_path_that_was_never_open_is_shown_by_no_game() -> None:
    """Gold asks for two things that rule each other out, and for each of which there is a way."""
    story = tale(
        well=option("wet", "set flood, clear dry") + option("dry", "set dry", "not flood"),
        facts="  flood: {}\n  dry: {volatile: true}\n",
        lively="flood and dry",
    )
    proof = CaseProver(story).prove(Case("explorer", (HERO,), HERO))
    assert proof.status == Status.DEAD_END
    assert {each.by for each in proof.dead_ends.values()} == {Cause.NOBODY}
    assert proof.dead_ends[""].record.choices == ()


# --- the truth -----------------------------------------------------------------------------------


def shortest_days(table: ReplayTable) -> int:
    """The fewest days of a game after which the hero can start no Finale, by trying everything."""
    start = ReplayTable(table.compiled).state
    days = {_key(start): start.day}
    before: dict[object, list[object]] = {}
    good: list[object] = []
    waiting = deque([start])
    while waiting:
        state = waiting.popleft()
        key = _key(state)
        if days[key] < state.day:
            continue
        if state.path[HERO] >= 0:
            good.append(key)
            continue
        for after in _after(state):
            reached = _key(after)
            before.setdefault(reached, []).append(key)
            if after.day < days.get(reached, 9):
                days[reached] = after.day
                if after.day == state.day:
                    waiting.appendleft(after)
                else:
                    waiting.append(after)
    open_ = set(good)
    while good:
        fresh = set(before.get(good.pop(), ())) - open_
        open_ |= fresh
        good += fresh
    return min(day for key, day in days.items() if key not in open_)


def _after(state: DestiniesState) -> Iterator[DestiniesState]:
    """What can follow; where a hero would mark a skill, it is the first."""
    for seat in state.waiting:
        for move in state.legal(seat)[: 1 if state.asked[0] == f.SPREAD else None]:
            after = state.copy()
            after.apply(seat, move)
            yield after


def _key(state: DestiniesState) -> object:
    """All that decides about the game: not how strong the hero is, as their dice are their own."""
    early = min(state.day, 5)
    return (
        *(early, state.tiles, state.where, state.world, state.own, state.done, state.path),
        *(state.place, state.taken, state.tried, state.leaving, state.waiting, state.stack),
    )
