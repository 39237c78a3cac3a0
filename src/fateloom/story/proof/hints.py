"""Hints in time: is there, before a step of a path is reached, anything that hints at it?

What can come about is taken generously, as if nothing were ever lost; but something that
the step asks for stays out of reach. A hint that shows only behind that comes too late, and one
that a short evening goes without is none.
"""

from __future__ import annotations

from collections.abc import Iterator

from fateloom.games.destinies.scenario import acts as w
from fateloom.games.destinies.scenario.acts import Act
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import PATHS, Scenario
from fateloom.story.proof.compiler import Compiled
from fateloom.story.proof.guards import Acting
from fateloom.story.proof.model import Action, Guard, Step, Update
from fateloom.story.proof.relaxation import Hopes, may


def late(scenario: Scenario) -> Iterator[str]:
    """The steps, as hero.path.step, that nothing hints at in time to a hero alone."""
    acts = list(w.abridged(scenario))
    book = Book(scenario)
    for number, hero in enumerate(scenario.heroes):
        compiled = Compiled(book, "explorer", (number,))
        for place, path in enumerate(PATHS):
            for step in hero.paths[place].steps:
                name = f"{hero.id}.{path}.{step.id}"
                telling = [act for act in acts if name in act.result.hints]
                over, _ = compiled.guards.of(step.when, Acting(number))
                if not any(
                    _before(compiled, number, telling, variable, values)
                    for cube in over
                    for variable, values in cube.items()
                ):
                    yield name


def _before(compiled: Compiled, hero: int, telling: list[Act], variable: int, values: int) -> bool:
    """Whether one of these can be while a variable never gets to these values."""
    start = compiled.model.variables[variable].start
    if not start & ~values:
        return bool(telling)  # it holds from the start, and so nothing can be too late
    now = {number: each.start for number, each in enumerate(compiled.model.variables)}
    now[variable] = start & ~values
    actions = [_kept(action, variable, values) for action in compiled.model.actions]
    near = Hopes(now, [each for each in actions if each.happens], over=True).near
    return any(
        _can_be(compiled, hero, act, near)
        for act in telling
        if not _reaches(compiled, hero, act, variable, values)
    )


def _reaches(compiled: Compiled, hero: int, act: Act, variable: int, values: int) -> bool:
    """Whether the act itself brings a variable to these values."""
    return any(
        update.variable == variable and any(to & values for to in update.to)
        for effect in act.effects
        for update in compiled.changes.of(effect, Acting(hero))
    )


def _kept(action: Action, variable: int, values: int) -> Action:
    """The action, without what brings a variable to these values."""
    if all(update.variable != variable for update in action.touched()):
        return action
    steps = []
    for step in action.steps:
        updates = []
        for update in step.updates:
            if update.variable == variable:
                to = tuple([each & ~values for each in update.to])
                update = Update(variable, to, update.when)  # noqa: PLW2901 - the same, less
            updates.append(update)
        steps.append(Step(step.over, step.under, tuple(updates)))
    return Action(action.name, action.actor, tuple(steps))


def _can_be(compiled: Compiled, hero: int, act: Act, near: dict[int, int]) -> bool:
    """Whether this hero can hear what an act says."""
    over, _ = compiled.guards.of(act.when, Acting(hero))
    return may(over, near) and may(_spot(compiled, act), near)


def _spot(compiled: Compiled, act: Act) -> Guard:
    """Where an act can be at all."""
    index, model = compiled.book.index, compiled.model
    name = act.spot.name
    match act.spot.kind:
        case w.AT_POI:
            number = index.pois[name]
            cube = {
                model.number["poi", number]: model.variables[model.number["poi", number]].whole & ~3
            }
            spots = compiled.facts.spots[number]
            return tuple([{**cube, model.number["tile", tile]: 4} for tile in spots])
        case w.ON_ARRIVAL:
            return ({model.number["tile", index.tiles[name]]: 4},)
        case w.IN_ROOM:
            rooms = [room.id for room in compiled.book.chambers]
            return tuple(
                [
                    {model.number["room", one]: 2 << rooms.index(name)}
                    for one in compiled.facts.persons
                ]
            )
        case w.BY_EVENT:
            event = compiled.book.event_of[name]
            return ({model.number["told", event]: 2},)
    return ({},)
