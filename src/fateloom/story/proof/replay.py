"""A candidate for a lock, tried on the real table.

The heroes play what the candidate says, one after the other, and whatever is needed for it
in between. Where that comes off, and from the table as it is then nothing that the hero can
do leads to the goal, the lock is real, and the game so far is its record.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import product
from typing import Final

from fateloom.core.game import Move
from fateloom.core.record import Recorder
from fateloom.games.destinies import frames as f
from fateloom.games.destinies.game import with_scenarios
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.numbering import NOWHERE
from fateloom.games.destinies.state import DestiniesState
from fateloom.story.proof.abstraction import Found, Projection
from fateloom.story.proof.compiler import Compiled
from fateloom.story.proof.model import CLOCK, Action, Cube, Model, values_of
from fateloom.story.proof.relaxation import Hopes, possible
from fateloom.story.proof.variables import room

MOST_DEEDS: Final = 60
"""How many deeds may be needed to make one of a candidate possible."""
MOST_CHOICES: Final = 400
"""Choices that one deed may take, with the turns of the others."""
MOST_STATES: Final = 20_000
SEED: Final = 1


class Stuck(Exception):
    """The table does not let it happen."""


class Stage:
    """A table on which candidates are played: with own dice, so that any roll can be had."""

    def __init__(self, compiled: Compiled) -> None:
        self.compiled = compiled
        self.book: Book = compiled.book
        game = with_scenarios(self.book.scenario)
        team = compiled.facts.mode == "team"
        cast = compiled.facts.cast
        self.table = Recorder(
            game,
            seed=SEED,
            seats=len(compiled.facts.persons) if not team else 4,
            players=[self.book.scenario.heroes[each].id for each in cast] * (1 + team),
            scenario=self.book.scenario.id,
            mode=compiled.facts.mode,
            dice="own",
        )
        for hero in cast:
            name = f"hero {self.book.scenario.heroes[hero].id}"
            if any(move.text == name for move in self._legal()):
                self._choose(name)

    @property
    def state(self) -> DestiniesState:
        """The table as it is."""
        assert isinstance(self.table.state, DestiniesState)
        return self.table.state

    def _legal(self) -> Sequence[Move]:
        return self.state.legal(self.state.waiting[0]) if self.state.waiting else ()

    def _choose(self, words: str) -> None:
        self.table.choose(self.state.waiting[0], words)

    def facts(self) -> dict[int, int]:
        """All facts of the table. What it does not show is as at the start."""
        found = self.compiled.facts.read(self.state)
        for number, variable in enumerate(self.compiled.model.variables):
            if number not in found:
                found[number] = values_of(variable.start)[0]
        inside = room(self.state)
        if inside:
            found[self.compiled.model.number["room", self.state.active]] = inside
        return found

    # --- deeds -----------------------------------------------------------------------------

    def perform(self, action: Action) -> None:
        """Let somebody do this. Raises `Stuck`."""
        script = list(action.script)
        day = self.state.day
        for _ in range(MOST_CHOICES):
            if self.state.outcome is not None:
                raise Stuck
            frame = self.state.asked
            if script and self._come(script[0], day):
                script.pop(0)
            if not script and frame[0] == f.MOVE:
                return
            words = self._next(action.actor, script)
            if script and words == script[0]:
                script.pop(0)
            self._choose(words)
            if action.script and not script and not self.state.waiting:
                return
        raise Stuck

    def _come(self, words: str, day: int) -> bool:
        """Whether what was waited for since that day has come."""
        if words == "day":
            return self.state.day > day
        kind, _, name = words.partition(" ")
        return kind == "event" and self.state.told[self.book.event_of[name]] > 0

    def _next(self, actor: int, script: Sequence[str]) -> str:
        """The next choice of whoever is asked."""
        state = self.state
        frame = state.asked
        legal = [move.text for move in self._legal()]
        mine = actor in (CLOCK, state.persons[frame[1]])
        if script and script[0].split()[0] in ("event", "day"):
            return self._pass(frame, legal)
        answering = frame[0] in (f.ANSWER, f.SPOKEN)
        if script and script[0] in legal and (mine or answering):
            return script[0]
        if script and mine and frame[0] == f.MOVE:
            return self._towards(actor, script[0], legal)
        if script and mine and frame[0] in (f.OPTIONS, f.WALK):
            raise Stuck
        return self._pass(frame, legal)

    def _pass(self, frame: f.Frame, legal: Sequence[str]) -> str:
        """The choice that changes least."""
        for words in ("stay", "end", "leave", "done", "dice 0", "retry"):
            if words in legal:
                return words
        if frame[0] == f.WALK:
            ways = [words for words in legal if words.startswith("walk ")]
            return (ways or legal)[-1]
        plain = [words for words in legal if words.split()[0] not in ("use", "spend", "yield")]
        return (plain or legal)[0]

    def _towards(self, person: int, words: str, legal: Sequence[str]) -> str:
        """A step nearer to where the next move can be made."""
        state, index = self.state, self.book.index
        kind, _, name = words.partition(" ")
        match kind:
            case "visit":
                goal = state.pois[index.pois[name]]
            case "go":
                goal = index.tiles[name]
            case "pick":
                item = index.items[name]
                lying = [tile for tile, items in enumerate(state.left) if item in items]
                goal = lying[0] if lying else NOWHERE
            case _:
                return "stay"
        start = state.where[person]
        if goal == NOWHERE:
            raise Stuck
        if goal == start:
            return "stay"
        came = {start: start}
        waiting = deque([start])
        while waiting and goal not in came:
            tile = waiting.popleft()
            for other in self.book.beside[tile]:
                if other not in came and state.tiles[other]:
                    came[other] = tile
                    waiting.append(other)
        if goal not in came:
            raise Stuck
        path = [goal]
        while came[path[-1]] != start:
            path.append(came[path[-1]])
        for tile in (path[-2:-1] + path[-1:]) if len(path) > 1 else path:
            step = f"go {self.book.scenario.tiles[tile].id}"
            if step in legal:
                return step
        raise Stuck

    # --- the candidate ---------------------------------------------------------------------

    def play(self, view: Projection, found: Found) -> None:
        """Play what a candidate says, and what it takes to get where it leads. Raises `Stuck`."""
        assert found.bad is not None
        actors = {action.actor for action in found.trace}
        for action in found.trace:
            self._reach(partial(_asked, action), None)
            if action.script:
                self.perform(action)
        end = {variable: 1 << value for variable, value in view.told(found.bad).items()}
        self._reach(lambda near: end if _within(end, near) else None, actors)

    def _reach(
        self, goal: Callable[[Mapping[int, int]], Cube | None], actors: set[int] | None
    ) -> None:
        """Do what it takes to get to a goal, which is told by what might be; by whoever can, or
        by these."""
        ways = [
            each
            for each in self.compiled.model.actions
            if each.happens and each.script and (actors is None or each.actor in actors)
        ]
        for _ in range(MOST_DEEDS):
            now = {variable: 1 << value for variable, value in self.facts().items()}
            if goal(now) is not None:
                return
            hopes = Hopes(now, ways, over=True)
            needed = goal(hopes.near)
            if needed is None:
                raise Stuck
            nearest = [each for each in hopes.plan(needed) if possible(each, now, over=True)]
            if not nearest:
                raise Stuck
            staying = [each for each in nearest if not self._moves(each)]
            self.perform((staying or nearest)[-1])
        raise Stuck

    def _moves(self, action: Action) -> bool:
        """Whether it takes somebody to another region: what can be done here comes first."""
        names = self.compiled.model.variables
        return any(names[update.variable].name[0] == "region" for update in action.touched())

    # --- what is left ----------------------------------------------------------------------

    def closed(self, person: int, goal: Cube, view: Projection) -> bool:
        """Whether nothing that this person does, with time and what comes by itself, leads to
        the goal from the table as it is."""
        model = self.compiled.model
        now = self.facts()
        hidden = {
            number
            for number, variable in enumerate(model.variables)
            if variable.name[0] in ("due", "arrived")
        }
        seen = set(view.place) | set(goal)
        for _ in range(MOST_DEEDS):
            found = _ahead(model, person, goal, now, seen, hidden)
            if found is None:
                return True
            fresh = {
                variable
                for action in found
                for step in action.steps
                for cube in step.over
                for variable in cube
            } - seen
            if not fresh:
                return False
            seen |= fresh
        return False


def _asked(action: Action, near: Mapping[int, int]) -> Cube | None:
    """What an action asks for, as far as it might be; None where it cannot."""
    asked: dict[int, int] = {}
    for step in action.steps:
        cubes = [cube for cube in step.over if _within(cube, near)]
        if not cubes:
            return None
        asked |= cubes[0]
    return asked


def _within(cube: Cube, near: Mapping[int, int]) -> bool:
    return all(near[variable] & values for variable, values in cube.items())


def _ahead(
    model: Model,
    person: int,
    goal: Cube,
    now: Mapping[int, int],
    seen: set[int],
    hidden: set[int],
) -> list[Action] | None:
    """What leads from these facts to the goal, as far as this few variables tell; None where
    nothing does."""
    view = Projection(model, seen, {})
    own = [
        (action, view.forwards(action))
        for action in view.changing
        if action.happens and (action.actor in (person, CLOCK) or action.itself or action.mates)
    ]
    starts = [
        view.seen({**now, **dict(zip(hidden, values, strict=True))})
        for values in product(*([0, 1] if number in seen else [0] for number in hidden))
    ]
    aims = view.matches(goal)
    came: dict[int, tuple[int, Action] | None] = dict.fromkeys(starts)
    waiting = deque(came)
    while waiting:
        state = waiting.popleft()
        if not state & aims:
            path = []
            while (before := came[state]) is not None:
                state, action = before
                path.append(action)
            return path
        for action, each in own:
            for end in view.after(each, state):
                if end not in came:
                    if len(came) > MOST_STATES:
                        return []
                    came[end] = state, action
                    waiting.append(end)
    return None
