"""Steps of a path without a hint in time, that is, before the step is reached.

What can be reached is over-approximated by delete relaxation, while something that the step
requires is kept out of reach. A hint that is given only behind that comes too late, and hints
that a short evening omits do not count.
"""

from __future__ import annotations

from collections.abc import Iterator

from fateloom.games.destinies.scenario import acts as w
from fateloom.games.destinies.scenario.acts import Act
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import PATHS, Scenario
from fateloom.story.model.compiler import CompiledModel
from fateloom.story.model.guards import Acting
from fateloom.story.model.model import Action, Guard, Step, Update
from fateloom.story.model.relaxation import Relaxation, may_hold


def late_hints(scenario: Scenario) -> Iterator[str]:
    """The steps, as hero.path.step, at which nothing hints in time to a hero who plays alone."""
    acts = list(w.abridged(scenario))
    book = Book(scenario)
    for number, hero in enumerate(scenario.heroes):
        compiled = CompiledModel(book, "explorer", (number,))
        for place, path in enumerate(PATHS):
            for step in hero.paths[place].steps:
                name = f"{hero.id}.{path}.{step.id}"
                hinting = [act for act in acts if name in act.result.hints]
                over, _ = compiled.guards.of(step.when, Acting(number))
                if not any(
                    _before(compiled, number, hinting, variable, values)
                    for cube in over
                    for variable, values in cube.items()
                ):
                    yield name


def _before(
    compiled: CompiledModel, hero: int, hinting: list[Act], variable: int, values: int
) -> bool:
    """Whether one of the acts can happen while a variable never gets any of these values."""
    start = compiled.model.variables[variable].start
    if not start & ~values:
        return bool(hinting)  # it holds from the start, so no hint can be too late
    now = {number: each.start for number, each in enumerate(compiled.model.variables)}
    now[variable] = start & ~values
    actions = [_without(action, variable, values) for action in compiled.model.actions]
    reached = Relaxation(now, [each for each in actions if each.happens], over=True).reached
    return any(
        _can_be(compiled, hero, act, reached)
        for act in hinting
        if not _reaches(compiled, hero, act, variable, values)
    )


def _reaches(compiled: CompiledModel, hero: int, act: Act, variable: int, values: int) -> bool:
    """Whether an act itself gives a variable one of these values."""
    return any(
        update.variable == variable and any(to & values for to in update.to)
        for effect in act.effects
        for update in compiled.changes.of(effect, Acting(hero))
    )


def _without(action: Action, variable: int, values: int) -> Action:
    """An action without what gives a variable one of these values."""
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


def _can_be(compiled: CompiledModel, hero: int, act: Act, reached: dict[int, int]) -> bool:
    """Whether a hero can be present at an act."""
    over, _ = compiled.guards.of(act.when, Acting(hero))
    return may_hold(over, reached) and may_hold(_spot(compiled, act), reached)


def _spot(compiled: CompiledModel, act: Act) -> Guard:
    """Where an act can happen."""
    index, model = compiled.book.index, compiled.model
    name = act.spot.name
    match act.spot.kind:
        case w.AT_POI:
            number = index.pois[name]
            cube = {
                model.number["poi", number]: model.variables[model.number["poi", number]].whole & ~3
            }
            spots = compiled.encoding.spots[number]
            return tuple([{**cube, model.number["tile", tile]: 4} for tile in spots])
        case w.ON_ARRIVAL:
            return ({model.number["tile", index.tiles[name]]: 4},)
        case w.IN_ROOM:
            rooms = [room.id for room in compiled.book.chambers]
            return tuple(
                [
                    {model.number["room", one]: 2 << rooms.index(name)}
                    for one in compiled.encoding.persons
                ]
            )
        case w.BY_EVENT:
            event = compiled.book.event_of[name]
            return ({model.number["happened", event]: 2},)
    return ({},)
