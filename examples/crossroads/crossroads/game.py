"""Crossroads: a complete small game on the contract, for "Adding a game" in the docs.

Two to four travellers come to five crossroads. At each one lies a treasure worth 1 to 5,
in an order that chance decides. Everybody has five lanterns, 1 to 5, and secretly sets one
down; when all are down they are shown, and the brightest lantern that nobody else showed
too takes the treasure. Lanterns are spent. Most treasure wins.
"""

# --- imports
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from fateloom.core import rng
from fateloom.core.errors import IllegalMove
from fateloom.core.game import Event, Game, Move, Outcome, Seat, State
from fateloom.core.move_table import MoveTable

# --- moves
LANTERNS = (1, 2, 3, 4, 5)


class Set(NamedTuple):
    """What a move is about: which lantern is set down."""

    lantern: int


SET = {lantern: Move("set", Set(lantern), f"set {lantern}") for lantern in LANTERNS}
MOVES = MoveTable(SET.values())


# --- view
@dataclass(frozen=True, slots=True)
class View:
    """What one traveller sees, or a spectator (`seat` None)."""

    seat: int | None
    waiting: tuple[int, ...]
    treasure: int | None
    lanterns: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    mine: int | None
    outcome: Outcome | None


def audience(code: str, args: tuple[Any, ...]) -> tuple[Seat, ...] | None:
    """Everything is told to everybody, but which lantern was set down."""
    return (args[0],) if code == "sets" else None


# --- state
class Crossroads(State):
    """A table: the lanterns left, those set down (0: none yet), and the treasures to come."""

    __slots__ = ("down", "lanterns", "points", "treasures")

    down: list[int]
    lanterns: list[tuple[int, ...]]
    points: list[int]
    treasures: tuple[int, ...]

    def legal(self, seat: Seat) -> Sequence[Move]:
        if seat not in self.waiting:
            return ()
        return [SET[lantern] for lantern in self.lanterns[seat]]

    def apply(self, seat: Seat, move: Move) -> None:
        if seat not in self.waiting:
            raise IllegalMove("not-your-turn")
        lantern = move.parts.lantern
        if lantern not in self.lanterns[seat]:
            raise IllegalMove("crossroads-lantern-spent", lantern)
        self.down[seat] = lantern
        self.waiting = tuple(other for other in self.waiting if other != seat)
        self.tell("ready", seat)
        self.tell("sets", seat, lantern)
        if not self.waiting:
            self.show()

    def show(self) -> None:
        """All lanterns are down: show them, give the treasure, and go on or end."""
        self.learned += 1
        shown = tuple(self.down)
        alone = [lantern for lantern in shown if shown.count(lantern) == 1]
        self.tell("shown", shown)
        if alone:
            winner = shown.index(max(alone))
            self.points[winner] += self.treasures[0]
            self.tell("takes", winner, self.treasures[0])
        for seat, lantern in enumerate(shown):
            self.lanterns[seat] = tuple(left for left in self.lanterns[seat] if left != lantern)
        self.down = [0] * self.seats
        self.treasures = self.treasures[1:]
        if self.treasures:
            self.waiting = tuple(range(self.seats))
            self.tell("lies", self.treasures[0])
        else:
            self.finish()

    def finish(self) -> None:
        """Rank the seats by their points; the first place may be shared."""
        places = sorted(set(self.points), reverse=True)
        ranking = tuple(
            tuple(seat for seat in range(self.seats) if self.points[seat] == points)
            for points in places
        )
        self.outcome = Outcome("points", ranking[0], ranking)
        self.tell("over", ranking[0])

    def copy(self) -> Crossroads:
        new = Crossroads.__new__(Crossroads)
        new.events = None
        new.seats, new.random, new.learned = self.seats, self.random, self.learned
        new.waiting, new.outcome = self.waiting, self.outcome
        new.down, new.lanterns, new.points = self.down[:], self.lanterns[:], self.points[:]
        new.treasures = self.treasures
        return new

    def view(self, seat: Seat | None) -> View:
        return View(
            seat=seat,
            waiting=self.waiting,
            treasure=self.treasures[0] if self.treasures else None,
            lanterns=tuple(self.lanterns),
            points=tuple(self.points),
            mine=self.down[seat] or None if seat is not None else None,
            outcome=self.outcome,
        )

    def tell(self, code: str, *args: Any) -> None:
        """Note an event, if somebody watches."""
        if self.events is not None:
            self.events.append(Event(code, args, audience(code, args)))


# --- game
class CrossroadsGame(Game[Crossroads, View]):
    """Crossroads as the registry knows it."""

    name = "crossroads"
    rules = 1
    seat_counts = (2, 3, 4)
    moves = MOVES
    move_kinds = frozenset({"set"})
    event_codes = frozenset({"lies", "ready", "sets", "shown", "takes", "over"})
    chance = frozenset({"lies"})
    reveals = frozenset({"shown"})
    view_type = View

    def _set_up(self, seed: int, seats: int, watch: bool, options: dict[str, Any]) -> Crossroads:
        state = Crossroads.__new__(Crossroads)
        state.events = [] if watch else None
        state.seats, state.learned, state.outcome = seats, 0, None
        state.waiting = tuple(range(seats))
        state.random, state.treasures = rng.shuffled(LANTERNS, rng.start(seed))
        state.down = [0] * seats
        state.lanterns = [LANTERNS] * seats
        state.points = [0] * seats
        state.tell("lies", state.treasures[0])
        return state

    def parse(self, text: str) -> Move:
        return MOVES.parse(text)

    def determinize(self, view: View, random: Random) -> Crossroads:
        state = self.new(seed=random.getrandbits(63), seats=len(view.points))
        state.waiting, state.outcome = view.waiting, view.outcome
        state.lanterns, state.points = list(view.lanterns), list(view.points)
        state.treasures = ()
        if view.treasure is not None:
            left = [worth for worth in LANTERNS if worth != view.treasure]
            random.shuffle(left)
            state.treasures = (view.treasure, *left[: len(view.lanterns[0]) - 1])
        for seat in range(state.seats):
            if seat not in view.waiting and view.outcome is None:
                state.down[seat] = random.choice(state.lanterns[seat])
        if view.seat is not None and view.mine is not None:
            state.down[view.seat] = view.mine
        return state

    def policy(self, view: View, legal: Sequence[Move], random: Random) -> Move:
        """Sets the lantern nearest to what the treasure is worth."""
        treasure = view.treasure
        assert treasure is not None
        return min(legal, key=lambda move: abs(move.parts.lantern - treasure))


CROSSROADS = CrossroadsGame()
