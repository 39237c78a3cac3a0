"""Destiny as a `Game`: its name, its options, its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any, Final

from fateloom.core.game import Consequence, Event, Game, Move, Option, Rollouts, Seat
from fateloom.games.destiny import observe, play, policy
from fateloom.games.destiny import phases as p
from fateloom.games.destiny.catalogue import CATALOGUE
from fateloom.games.destiny.consequences import consequences
from fateloom.games.destiny.determinize import determinize
from fateloom.games.destiny.evaluate import evaluate
from fateloom.games.destiny.events import EVENT_CODES
from fateloom.games.destiny.moves import MAX_SEATS, TABLE
from fateloom.games.destiny.state import DestinyState
from fateloom.games.destiny.view import View


class Destiny(Game[DestinyState, View]):
    """The card game for 2 to 6 (DTY-SETUP-01).

    Its options are `goal`, the number of treasure points that win: 5 by the rules (DTY-SETUP-02),
    fewer for a short evening; and `laying`, whether cards are laid in turn or together (DTY-TOG).
    """

    name = "destiny"
    rules = 3
    seat_counts = tuple(range(2, MAX_SEATS + 1))
    options = (
        Option("goal", 5, (3, 4, 5)),
        Option("laying", "turns", ("turns", "together"), rare=True),
    )
    moves = TABLE
    passes = ("done", "declare nothing")
    takes_back = frozenset({"keep"})
    move_kinds = frozenset(move.kind for move in TABLE)
    event_codes = EVENT_CODES
    chance = frozenset(
        {
            "treasures",
            "leads",
            "deals-anew",
            "redeals",
            "drawn",
            "shuffles",
            "stolen",
            "swapped",
        }
    )
    reveals = frozenset({"changes", "turns-up"})
    view_type = View
    catalogue = CATALOGUE
    rollouts = MappingProxyType({"search": Rollouts(moves=1000, horizon=100, in_turn=True)})
    advice = Rollouts(moves=16_000, horizon=5000)

    def _set_up(self, seed: int, seats: int, watch: bool, options: dict[str, Any]) -> DestinyState:
        together = options["laying"] == "together"
        state = DestinyState.empty(seats, options["goal"], together)
        state.events = [] if watch else None
        play.start(state, seed)
        return state

    def parse(self, text: str) -> Move:
        return TABLE.parse(text)

    def determinize(self, view: View, rng: Random) -> DestinyState:
        return determinize(view, rng)

    def policy(self, view: View, legal: Sequence[Move], rng: Random) -> Move:
        return policy.choose(view, legal, rng)

    def decisive(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        return policy.decisive(view, legal)

    def evaluate(self, state: DestinyState, seat: Seat) -> float:
        return evaluate(state, seat)

    def replies(self, state: DestinyState, seat: Seat) -> Sequence[Move]:
        """Where cards are laid in turn, nothing that a seat lays matters to others but its total:
        so it follows a plan for the highest that its cards can reach."""
        legal = state.legal(seat)
        if not p.BASE <= state.phase <= p.MULTIPLIER or state.together:
            return legal
        return (policy.choose(state.view(seat), legal, Random(0)),)

    def laid_open(self, state: DestinyState, seat: Seat) -> View:
        return replace(state.view(seat), looked=observe.all_others(state, seat))

    def consequences(self, events: Sequence[Event], seat: Seat) -> frozenset[Consequence]:
        return consequences(events, seat)

    def progress(self, state: DestinyState, seat: Seat) -> int:
        """Treasure points."""
        return state.points(seat)


DESTINY: Final = Destiny()
