"""Realms of Destiny as a `Game`: its name, its options, its words."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final

from fateloom.core.game import (
    Consequence,
    Event,
    Game,
    Move,
    Option,
    Program,
    Rollouts,
    Seat,
)
from fateloom.games.realms import play, policy, reach
from fateloom.games.realms.catalogue import CATALOGUE
from fateloom.games.realms.consequences import consequences
from fateloom.games.realms.determinize import determinize
from fateloom.games.realms.evaluate import evaluate, settled
from fateloom.games.realms.events import EVENT_CODES
from fateloom.games.realms.moves import MAX_SEATS, TABLE
from fateloom.games.realms.programs import PROGRAMS, follow, stands, topic
from fateloom.games.realms.state import RealmsState
from fateloom.games.realms.view import View

ADVANCED_FROM: Final = 5
"""The number of players from which the fitting deck includes the advanced cards (RLM-RUL-2)."""
CHANCE: Final = "chance"
"""The option value for a random youngest player (RLM-RUL-51)."""


class Realms(Game[RealmsState, View]):
    """The auction game for 2 to 6 (RLM-SETUP-10).

    deck    "base" plays with 44 cards, "all" with 56; "fitting" leaves the advanced cards
            out with up to four players (RLM-SETUP-02)
    youngest  the seat to the right of the first player, or "chance" (RLM-SETUP-08)
    turns   the number of turns after which a game without a winner ends (RLM-RUL-52)
    """

    name = "realms"
    rules = 3
    seat_counts = tuple(range(2, MAX_SEATS + 1))
    options = (
        Option("deck", "fitting", ("fitting", "base", "all")),
        Option("youngest", CHANCE, (CHANCE, *range(MAX_SEATS)), names_seats=True, rare=True),
        Option("turns", 200, (50, 100, 200), rare=True),
    )
    moves = TABLE
    passes = ("pass", "decline", "enough", "end", "drop")
    costs = frozenset({"pay", "give", "discard"})
    move_kinds = frozenset(move.kind for move in TABLE)
    event_codes = EVENT_CODES
    chance = frozenset({"first", "shared", "secret", "drawn", "shuffles", "taken"})
    reveals = frozenset(
        {"discards", "shows", "opens", "tax-looks", "turns-up", "demands", "fulfils"}
    )
    view_type = View
    catalogue = CATALOGUE
    programs = PROGRAMS
    rollouts = MappingProxyType(
        {
            "search": Rollouts(moves=40, horizon=10),
            "rollout": Rollouts(moves=4000, horizon=100),
        }
    )
    advice = Rollouts(moves=16_000, horizon=2000)

    def _set_up(self, seed: int, seats: int, watch: bool, options: dict[str, Any]) -> RealmsState:
        deck = options["deck"]
        full = deck == "all" or (deck == "fitting" and seats >= ADVANCED_FROM)
        youngest = None if options["youngest"] == CHANCE else options["youngest"]
        state = RealmsState.empty(seats, full, options["turns"])
        state.events = [] if watch else None
        play.start(state, seed, youngest)
        return state

    def parse(self, text: str) -> Move:
        return TABLE.parse(text)

    def determinize(self, view: View, rng: Random) -> RealmsState:
        return determinize(view, rng)

    def policy(self, view: View, legal: Sequence[Move], rng: Random) -> Move:
        return policy.choose(view, legal, rng)

    def evaluate(self, state: RealmsState, seat: Seat) -> float:
        return evaluate(state, seat)

    def progress(self, state: RealmsState, seat: Seat) -> int:
        """Cards in hand, with which everything is paid; without any, a player is eliminated."""
        return state.hands[seat].bit_count()

    def consequences(self, events: Sequence[Event], seat: Seat) -> frozenset[Consequence]:
        return consequences(events, seat)

    def settled(self, state: RealmsState) -> bool:
        return settled(state)

    def decisive(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        return reach.decisive(view, legal)

    def topic(self, view: View) -> str | None:
        return topic(view)

    def stands(self, program: Program, view: View) -> bool:
        return stands(program, view)

    def follow(self, program: Program, view: View, legal: Sequence[Move]) -> Move | None:
        return follow(program, view, legal)


REALMS: Final = Realms()
