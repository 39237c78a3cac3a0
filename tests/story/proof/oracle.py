"""Random small models, and the truth about them, state by state, without any shortcut."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from fateloom.story.model.model import ALWAYS, CLOCK, Action, Cube, Guard, Model, Step, Update

State = tuple[int, ...]
HERO, OTHER = 0, 1


def model(rng: Random) -> tuple[Model, Cube]:
    """A model of a hero and an opponent, and what the hero wants: something that lasts."""
    made = Model()
    for number in range(rng.randint(3, 7)):
        size = 2 if rng.random() < 0.8 else 3
        made.variable("v", number, size=size, start=1 if rng.random() < 0.9 else 3)
    interference = rng.random() < 0.4
    for number in range(rng.randint(3, 11)):
        actor = rng.choice((HERO, HERO, HERO, OTHER, OTHER, CLOCK))
        forced = interference and actor != OTHER and rng.random() < 0.3
        steps = tuple(_step(rng, made) for _ in range(1 if rng.random() < 0.8 else 2))
        helps = actor == HERO and rng.random() < 0.9
        frees = actor == CLOCK and rng.random() < 0.7
        made.actions.append(
            Action(f"a{number}", actor, steps, helps=helps, frees=frees, forced=forced)
        )
    goal = made.variable("goal", size=2)
    for number in range(rng.randint(1, 2)):
        step = _step(rng, made, goal)
        ends = Step(step.over, step.under, (*step.updates[:1], Update(goal, (2, 2))))
        made.actions.append(Action(f"goal{number}", HERO, (ends,), helps=True))
    return made, {goal: 2}


def _step(rng: Random, made: Model, spare: int = -1) -> Step:
    variables = [v for v in range(len(made.variables)) if v != spare]
    guard: Guard = ALWAYS
    if rng.random() < 0.85:
        guard = tuple(_cube(rng, made, variables) for _ in range(1 if rng.random() < 0.8 else 2))
    updates = tuple(
        _update(rng, made, rng.choice(variables), variables) for _ in range(rng.randint(1, 2))
    )
    if rng.random() < 0.1:  # only what is surely allowed can be counted on
        return Step(ALWAYS, guard, updates)
    return Step(guard, guard, updates)


def _cube(rng: Random, made: Model, variables: list[int]) -> Cube:
    chosen = rng.sample(variables, min(len(variables), rng.randint(1, 3)))
    return {v: 1 << rng.randrange(made.variables[v].size) for v in chosen}


def _update(rng: Random, made: Model, variable: int, variables: list[int]) -> Update:
    size = made.variables[variable].size
    value = size - 1 if rng.random() < 0.7 else rng.randrange(size)
    to = [1 << value] * size
    if rng.random() < 0.15:
        to[rng.randrange(size)] |= 1 << rng.randrange(size)
    when = (_cube(rng, made, variables),) if rng.random() < 0.2 else ALWAYS
    return Update(variable, tuple(to), when)


# --- the truth -----------------------------------------------------------------------------


def holds(guard: Guard, state: State) -> bool:
    return any(all(mask >> state[v] & 1 for v, mask in cube.items()) for cube in guard)


def after(action: Action, state: State, surely: bool = False) -> set[State]:
    states = {state}
    for step in action.steps:
        going = {s for s in states if holds(step.under if surely else step.over, s)}
        if not going or (surely and going != states):
            return set()
        states = going
        for update in step.updates:
            states = {end for s in states for end in _updated(update, s)}
    return states


def _updated(update: Update, state: State) -> Iterator[State]:
    if not holds(update.when, state):
        yield state
        return
    v = update.variable
    for value in range(update.to[state[v]].bit_length()):
        if update.to[state[v]] >> value & 1:
            yield (*state[:v], value, *state[v + 1 :])


def truth(made: Model, goal: Cube) -> bool:
    """Whether from everywhere that can be reached, the hero can get to the goal."""
    starts = product(
        *([n for n in range(each.size) if each.start >> n & 1] for each in made.variables)
    )
    reached = set(starts)
    waiting = list(reached)
    while waiting:
        state = waiting.pop()
        if holds((goal,), state):
            continue
        for action in made.actions:
            fresh = after(action, state) - reached
            reached |= fresh
            waiting += fresh
    interfering = [action for action in made.actions if made.interferes(action, HERO)]
    helping = [action for action in made.actions if made.helpful(action, HERO)]
    closures = {state: _closure(interfering, state) for state in reached}
    good = {state for state in reached if holds((goal,), state)}
    grown = True
    while grown:
        grown = False
        for state in reached - good:
            around = closures[state] - good
            for action in helping:
                if all((ends := after(action, s, True)) and ends <= good for s in around):
                    good |= around
                    grown = True
                    break
    return good == reached


def _closure(interfering: list[Action], state: State) -> set[State]:
    found, waiting = {state}, [state]
    while waiting:
        now = waiting.pop()
        for action in interfering:
            fresh = after(action, now) - found
            found |= fresh
            waiting += fresh
    return found
