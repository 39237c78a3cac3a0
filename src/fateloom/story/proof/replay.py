"""The replay of a candidate for a dead end on a real table, which confirms it or not.

The heroes play the actions of the candidate's trace, and whatever these require in between. When
that succeeds, and nothing that the hero can do from there leads to the goal, the dead end is real,
and the game so far is its record. Otherwise the candidate was spurious, or could not be replayed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import product
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from fateloom.core.game import Move
from fateloom.core.record import Record, Recorder
from fateloom.games.destinies import frames as f
from fateloom.games.destinies.game import FACT, OWN, Destinies, with_scenarios
from fateloom.games.destinies.rules.standing import PLAYING
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.numbering import NOWHERE
from fateloom.games.destinies.state import DestiniesState
from fateloom.story.model.abstraction import Exploration, Projection
from fateloom.story.model.compiler import CompiledModel
from fateloom.story.model.model import CLOCK, Action, Cube, Model, values_of
from fateloom.story.model.relaxation import Relaxation, applicable
from fateloom.story.model.variables import room

MOST_DEEDS: Final = 60
"""The most actions that are tried to make one of the trace applicable."""
MOST_CHOICES: Final = 400
"""The most choices that one action may take, with the turns of the others."""
MOST_STATES: Final = 20_000
SEED: Final = 1
_HIDDEN: Final = ("due", "arrived")
"""Variables that a table does not have."""


Facts: TypeAlias = Mapping[str, int]
"""Facts of a campaign, by their names."""


class ReplayFailed(Exception):
    """The table does not let a candidate happen."""


class ReplayTable:
    """A table on which a candidate is replayed, with own dice, so that any roll is possible.

    `facts` are those that earlier parts of a campaign have left; without, the story is played
    alone.
    """

    def __init__(
        self,
        compiled: CompiledModel,
        game: Destinies | None = None,
        facts: Facts = MappingProxyType({}),
    ) -> None:
        self.compiled = compiled
        options: dict[str, Any] = {f"{FACT}{name}": value for name, value in facts.items()}
        self.book: Book = compiled.book
        self.game = game or with_scenarios(self.book.scenario)
        team = compiled.encoding.mode == "team"
        cast = compiled.encoding.cast
        self.recorder = Recorder(
            self.game,
            seed=SEED,
            seats=len(compiled.encoding.persons) if not team else 4,
            players=[self.book.scenario.heroes[each].id for each in cast] * (1 + team),
            scenario=self.book.scenario.id,
            mode=compiled.encoding.mode,
            dice="own",
            **options,
        )
        for hero in cast:
            name = f"hero {self.book.scenario.heroes[hero].id}"
            if any(move.text == name for move in self._legal()):
                self._choose(name)

    @property
    def state(self) -> DestiniesState:
        """The table as it is."""
        assert isinstance(self.recorder.state, DestiniesState)
        return self.recorder.state

    def _legal(self) -> Sequence[Move]:
        return self.state.legal(self.state.waiting[0]) if self.state.waiting else ()

    def _choose(self, words: str) -> None:
        self.recorder.choose(self.state.waiting[0], words)

    def values(self) -> dict[int, int]:
        """The values of all variables. Those that a table does not have are as at the start."""
        found = self.compiled.encoding.read(self.state)
        for number, variable in enumerate(self.compiled.model.variables):
            if number not in found:
                found[number] = values_of(variable.start)[0]
        inside = room(self.state)
        if inside:
            found[self.compiled.model.number["room", self.state.active]] = inside
        return found

    @property
    def turn(self) -> tuple[int, int]:
        """The day, and the seat whose turn it is."""
        return self.state.day, self.state.turn

    def follow(self, script: list[str]) -> None:
        """Make the first choice of the script that is legal, and drop it with those before it;
        otherwise the choice that changes least."""
        legal = [move.text for move in self._legal()]
        for place, words in enumerate(script):
            if words in legal:
                del script[: place + 1]
                self._choose(words)
                return
        self._choose(self._pass(self.state.asked, legal))

    # --- deeds -----------------------------------------------------------------------------

    def perform(self, action: Action) -> None:
        """Make the choices of an action. Raises `ReplayFailed`."""
        script = list(action.script)
        day = self.state.day
        for _ in range(MOST_CHOICES):
            if self.state.outcome is not None:
                raise ReplayFailed
            frame = self.state.asked
            if script and self._has_come(script[0], day):
                script.pop(0)
            if not script and frame[0] == f.MOVE:
                return
            words = self._next(action.actor, script)
            if script and words == script[0]:
                script.pop(0)
            self._choose(words)
            if action.script and not script and not self.state.waiting:
                return
        raise ReplayFailed

    def _has_come(self, words: str, day: int) -> bool:
        """Whether what is waited for since a day has come."""
        if words == "day":
            return self.state.day > day
        kind, _, name = words.partition(" ")
        return kind == "event" and self.state.told[self.book.event_of[name]] > 0

    def _next(self, actor: int, script: Sequence[str]) -> str:
        """The next choice of the seat that is asked."""
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
            raise ReplayFailed
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
        """The move that brings a person nearer to where a move can be made."""
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
            raise ReplayFailed
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
            raise ReplayFailed
        path = [goal]
        while came[path[-1]] != start:
            path.append(came[path[-1]])
        for tile in (path[-2:-1] + path[-1:]) if len(path) > 1 else path:
            step = f"go {self.book.scenario.tiles[tile].id}"
            if step in legal:
                return step
        raise ReplayFailed

    # --- the candidate ---------------------------------------------------------------------

    def play(self, view: Projection, found: Exploration) -> None:
        """Play the trace of a candidate, and then on to its values. Raises `ReplayFailed`."""
        assert found.candidate is not None
        actors = {action.actor for action in found.trace}
        for action in found.trace:
            self._achieve(partial(_requirement, action), None)
            if action.script:
                self.perform(action)
        end = {variable: 1 << value for variable, value in view.decode(found.candidate).items()}
        self._achieve(lambda values: end if _within(end, values) else None, actors)

    def _achieve(
        self, goal: Callable[[Mapping[int, int]], Cube | None], actors: set[int] | None
    ) -> None:
        """Play by relaxed plans until a goal holds, by the actions of these actors or of all.

        The goal depends on the values that can be reached. Raises `ReplayFailed`.
        """
        ways = [
            each
            for each in self.compiled.model.actions
            if each.happens and each.script and (actors is None or each.actor in actors)
        ]
        for _ in range(MOST_DEEDS):
            now = {variable: 1 << value for variable, value in self.values().items()}
            if goal(now) is not None:
                return
            relaxation = Relaxation(now, ways, over=True)
            needed = goal(relaxation.reached)
            if needed is None:
                raise ReplayFailed
            nearest = [each for each in relaxation.plan(needed) if applicable(each, now, over=True)]
            if not nearest:
                raise ReplayFailed
            staying = [each for each in nearest if not self._moves(each)]
            self.perform((staying or nearest)[-1])
        raise ReplayFailed

    def _moves(self, action: Action) -> bool:
        """Whether an action moves a person to another region: what can be done here comes first."""
        names = self.compiled.model.variables
        return any(names[update.variable].name[0] == "region" for update in action.touched())

    # --- the check ----------------------------------------------------------------------

    def is_playing(self, person: int) -> bool:
        """Whether the game goes on, and the person has not finished."""
        return self.state.outcome is None and self.state.standing[person] == PLAYING

    def blocking(self, person: int, goal: Cube, seen: Iterable[int]) -> Blocking | None:
        """Variables by which nothing that a person does, with time and what happens by itself,
        leads to the goal from here: at first those that are `seen`, then more and more. None if
        there are none.
        """
        variables = set(seen) | set(goal)
        for _ in range(MOST_DEEDS):
            blocking = Blocking(self.compiled.model, person, goal, variables)
            found = blocking.way(self.values())
            if found is None:
                return blocking
            fresh = {
                variable
                for action in found
                for step in action.steps
                for cube in step.over
                for variable in cube
            } - variables
            if not fresh:
                return None
            variables |= fresh
        return None

    def is_blocked(self, blocking: Blocking) -> bool:
        """Whether the person is still playing, and these variables say that they are blocked."""
        return self.is_playing(blocking.person) and blocking.way(self.values()) is None

    def is_lost(self, person: int, goal: Cube) -> bool:
        """Whether the person is still playing, and the goal is out of reach even by delete
        relaxation of all variables."""
        if not self.is_playing(person):
            return False
        now = {number: 1 << value for number, value in self.values().items()}
        hidden = {
            number: each.whole
            for number, each in enumerate(self.compiled.model.variables)
            if each.name[0] in (*_HIDDEN, "room")
        }
        own = [each for each in self.compiled.model.actions if _is_own(each, person)]
        return not Relaxation(now | hidden, own, over=True).reaches(goal)


def facts_before(compiled: CompiledModel, view: Projection, found: Exploration) -> Facts:
    """The facts of a campaign at the start of a candidate's trace, as far as they are seen there.
    If they are those of the story alone, none."""
    assert found.candidate is not None
    state = found.candidate
    while (parent := found.parents[state]) is not None:
        state, _ = parent
    values, facts = view.decode(state), compiled.book.legacy
    numbers = [compiled.model.number["legacy", slot] for slot in range(len(facts))]
    seen = {
        fact.id: values[number] + fact.least
        for fact, number in zip(facts, numbers, strict=True)
        if number in values
    }
    alone = all(seen.get(fact.id, fact.start) == fact.start for fact in facts)
    return {} if alone else seen


def facts_in(record: Record) -> Facts:
    """The facts of a campaign with which a game began; none if its story was played alone."""
    return {
        name.removeprefix(FACT): int(value)
        for name, value in record.options.items()
        if name.startswith(FACT) and value != OWN
    }


class Blocking:
    """A projection in which a person may not be able to reach a goal by themselves."""

    def __init__(self, model: Model, person: int, goal: Cube, variables: Iterable[int]) -> None:
        self.person = person
        self._view = view = Projection(model, variables, {})
        self._own = [
            (action, view.may(action)) for action in view.changing if _is_own(action, person)
        ]
        self._hidden = [v for v in view.place if model.variables[v].name[0] in _HIDDEN]
        self._aims = view.matches(goal)

    def way(self, values: Mapping[int, int]) -> list[Action] | None:
        """Actions that lead from these values to the goal; None where none do, and none where
        there are too many states to tell."""
        view = self._view
        starts = [
            view.encode({**values, **dict(zip(self._hidden, hidden, strict=True))})
            for hidden in product((0, 1), repeat=len(self._hidden))
        ]
        came: dict[int, tuple[int, Action] | None] = dict.fromkeys(starts)
        waiting = deque(came)
        while waiting:
            state = waiting.popleft()
            if not state & self._aims:
                path = []
                while (before := came[state]) is not None:
                    state, action = before
                    path.append(action)
                return path
            for action, each in self._own:
                for end in view.successors(each, state):
                    if end not in came:
                        if len(came) > MOST_STATES:
                            return []
                        came[end] = state, action
                        waiting.append(end)
        return None


def _is_own(action: Action, person: int) -> bool:
    """Whether an action can happen without any other player."""
    return action.happens and (action.actor in (person, CLOCK) or action.itself or action.mates)


def _requirement(action: Action, reached: Mapping[int, int]) -> Cube | None:
    """The first cubes of an action's guards that can be reached; None where there are none."""
    asked: dict[int, int] = {}
    for step in action.steps:
        cubes = [cube for cube in step.over if _within(cube, reached)]
        if not cubes:
            return None
        asked |= cubes[0]
    return asked


def _within(cube: Cube, reached: Mapping[int, int]) -> bool:
    return all(reached[variable] & values for variable, values in cube.items())
