"""The model simulates the engine: whatever happens on a table has to be among what the model
lets happen, and change the same facts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from fateloom.core.game import Event
from fateloom.games.destinies import frames as f
from fateloom.games.destinies.game import with_scenarios
from fateloom.games.destinies.scenario.compiled import Book
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.games.destinies.state import DestiniesState
from fateloom.story.model.abstraction import LimitReached, Projected, Projection
from fateloom.story.model.compiler import CompiledModel
from fateloom.story.model.model import Action
from fateloom.story.model.relaxation import applicable

SETTLED = frozenset((f.EXCHANGE, f.MOVE, f.PLACE, f.OPTIONS, f.WALK, f.CLIMAX))
"""The questions between actions."""
DEEPEST = 16
"""The maximum number of steps between two choices, as in a night with many events."""
MOST = 20_000
"""The maximum number of states to follow, and to result from one action: two heroes of a team share
what they are given, and each may use or abandon anything to make room for it."""


class Simulation:
    """The states of the model that a table may be in, followed from choice to choice."""

    def __init__(self, book: Book, mode: str, cast: tuple[int, ...]) -> None:
        self.compiled = CompiledModel(book, mode, cast)
        self.model = self.compiled.model
        self.view = Projection(self.model, range(len(self.model.variables)), {}, MOST)
        self.seen: dict[int, Projected] = {}
        self.by_name: dict[str, list[Action]] = {}
        for action in self.model.actions:
            if action.happens:
                self.by_name.setdefault(action.name.split(":")[0], []).append(action)
        self.states: set[int] = set()
        self.shown = 0
        self.arrived = {
            number: variable.start.bit_length() - 1
            for number, variable in enumerate(self.model.variables)
            if variable.name[0] == "arrived"
        }
        """What the table itself does not show, but tells: where somebody has explored a tile."""

    def facts(self, state: DestiniesState) -> dict[int, int]:
        """What is known of the table, by variable."""
        return self.compiled.encoding.read(state) | self.arrived

    def begin(self, state: DestiniesState) -> None:
        facts = self.facts(state)
        whole = {n: v.start.bit_length() - 1 for n, v in enumerate(self.model.variables)} | facts
        for number, value in facts.items():
            start = self.model.variables[number].start
            assert start >> value & 1, self.model.variables[number].name
        self.states = {self.view.encode(whole)}
        self.shown = sum(self.view.whole(number) for number in facts)

    def follow(self, state: DestiniesState, events: Sequence[Event]) -> None:
        """Find what the model did, and that it comes to the same. Raises `LimitReached`."""
        index = state.book.index
        for tile in [index.tiles[str(args[1])] for code, args, _ in events if code == "explores"]:
            if state.book.arrival[tile] >= 0:
                self.arrived[self.model.number["arrived", tile]] = 1
        facts = self.facts(state)
        goal = sum(1 << self.view.place[number] + value for number, value in facts.items())
        candidates = self.candidates(state, events)
        moves = [self.may(each) for each in candidates if not _deal(each.name)]
        states = self.states
        for deal in _deals(events):
            # The table tells what is sold and bought in its order, and all of it at once.
            dealt = [self.may(each) for each in candidates if _deal(each.name) == deal]
            states = self.ends(self.closed(states, moves), dealt)
        found = {each for each in states if each & self.shown == goal}
        reached, edge = set(states), set(states)
        for _ in range(DEEPEST):
            edge = self.ends(edge, moves) - reached
            reached |= edge
            found |= {each for each in edge if each & self.shown == goal}
            if not edge or (found and len(reached) > 60):
                break
            if len(reached) > MOST:
                raise LimitReached
        if not found:
            raise AssertionError(self.difference(goal, events, state))
        self.states = found
        if state.asked[0] == f.OPTIONS and not state.taken and not state.tried:
            self.offered(state, facts)

    def ends(self, states: Iterable[int], moves: Sequence[Projected]) -> set[int]:
        """Where one of these moves leads from one of these states."""
        return {end for now in states for move in moves for end in self.view.successors(move, now)}

    def closed(self, states: set[int], moves: Sequence[Projected]) -> set[int]:
        """These states, and all that any number of these moves make of them."""
        reached, edge = set(states), set(states)
        while edge:
            edge = self.ends(edge, moves) - reached
            reached |= edge
            if len(reached) > MOST:
                raise LimitReached
        return reached

    def offered(self, state: DestiniesState, facts: dict[int, int]) -> None:
        """What a visitor is said to be able to do, the table has to offer."""
        person = state.active
        visit = f"visit {state.book.scenario.pois[state.place].id}"
        legal = {move.text for move in state.legal(state.waiting[0])}
        now = {number: 1 << value for number, value in facts.items()}
        for action in self.model.actions:
            if not action.helps or action.actor != person or action.script[:1] != (visit,):
                continue
            together = self.model.mates and "starts" in action.name
            if len(action.script) > 1 and not together and applicable(action, now):
                assert action.script[1] in legal, action.name

    def may(self, action: Action) -> Projected:
        if id(action) not in self.seen:
            self.seen[id(action)] = self.view.may(action)
        return self.seen[id(action)]

    def candidates(self, state: DestiniesState, events: Sequence[Event]) -> list[Action]:
        """The actions that these events may be."""
        names: dict[str, None] = {}
        for code, args, _ in events:
            for name in _names(code, args, self.by_name):
                names[name] = None
            if code == "defeated":
                hero = state.hero_of(state.persons[args[0]])
                names[state.book.scenario.heroes[hero].id] = None
        found = [action for name in names for action in self.by_name.get(name, ())]
        acting = {state.active, *[state.persons[each.args[0]] for each in events if _own(each)]}
        return [each for each in found if each.itself or each.actor in acting]

    def difference(self, goal: int, events: Sequence[Event], state: DestiniesState) -> str:
        facts = self.facts(state)
        now = self.view.decode(next(iter(self.states)))
        changed = [
            (self.model.variables[number].name, now[number], value)
            for number, value in facts.items()
            if now[number] != value
        ]
        told = [(event.code, event.args[:3]) for event in events]
        return f"{changed} after {told}"


def _deals(events: Iterable[Event]) -> list[str]:
    """What was sold and bought, one after the other."""
    return [f"{code} {args[1]}" for code, args, _ in events if code in ("sells", "buys")]


def _deal(name: str) -> str:
    """What an action sells or buys, if it is one that does."""
    what = name.partition(":")[2]
    return what if what.startswith(("sells ", "buys ")) else ""


_TELLING_WHO = (
    "takes", "moves", "abandons", "picks", "uses", "xp", "summons", "turn",
    "hands-coin", "hands-over", "scans", "asks", "visits", "travels", "walks",
)  # fmt: skip


def _own(event: Event) -> bool:
    """Whether it tells first who did it."""
    return event.code in _TELLING_WHO


def _names(code: str, args: Sequence[object], known: Iterable[str]) -> list[str]:
    match code:
        case "takes" | "asks" | "happens" | "turns-up" | "explores" | "comes-to":
            word = str(args[0] if code in ("happens", "turns-up") else args[1])
        case "opens-stack":
            return [each for each in known if each.startswith(f"{args[0]}.")]
        case "moves":
            return [each for each in known if each == args[1] or "." not in each]
        case "scans":
            word = str(args[2])
        case "travels":
            word = str(args[1]).rpartition(".")[0]
        case "walks":
            return [str(args[1]), "room"]
        case "leaves" | "comes-out" | "turn":
            return ["room"]
        case "uses" | "suffers":
            word = f"{args[1]}.{args[2]}"
        case "abandons" | "picks" | "hands-over":
            return [str(args[2] if code == "hands-over" else args[1])]
        case "day":
            return ["day"]
        case "xp":
            return ["xp"]
        case "hands-coin":
            return ["coins"]
        case "summons":
            return ["mate"]
        case _:
            return []
    return [each for each in known if each == word]


def played(scenario: Scenario, mode: str, seats: int, seed: int, choices: int) -> Simulation:
    """A random game with its simulation; raises `AssertionError` where they part."""
    rng = Random(seed)
    game = with_scenarios(scenario)
    state = game.new(seed=seed, seats=seats, watch=True, mode=mode, dice="own")
    assert isinstance(state, DestiniesState)
    assert state.events is not None
    while state.asked[0] == f.HERO:
        seat = state.waiting[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    heroes = sorted(person for person in state.playing if person < state.book.heroes)
    simulation = Simulation(state.book, mode, tuple(heroes))
    simulation.begin(state)
    known = len(state.events)
    for _ in range(choices):
        if state.outcome is not None:
            break
        seat = state.waiting[0]
        legal = state.legal(seat)
        eager = [move for move in legal if move.kind in ("take", "scan", "visit", "tell")]
        going = [move for move in legal if move.kind in ("go", "travel", "pick", "buy", "deal")]
        pool = eager if eager and rng.random() < 0.6 else legal
        pool = going if going and rng.random() < 0.3 else pool
        state.apply(seat, rng.choice(pool))
        if state.outcome is None and state.asked[0] in SETTLED:
            simulation.follow(state, state.events[known:])
            known = len(state.events)
    return simulation
