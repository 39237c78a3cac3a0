"""The Hand of Destiny as a `Game`: its name, its options, its words."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from fateloom.core.game import (
    Consequence,
    Event,
    Game,
    Move,
    Option,
    Part,
    Rollouts,
    Seat,
    Tally,
)
from fateloom.games.hand import cards as c
from fateloom.games.hand import play, policy
from fateloom.games.hand.catalogue import CATALOGUE
from fateloom.games.hand.consequences import consequences
from fateloom.games.hand.determinize import determinize
from fateloom.games.hand.evaluate import evaluate, settled
from fateloom.games.hand.events import EVENT_CODES
from fateloom.games.hand.moves import TABLE
from fateloom.games.hand.observe import unread
from fateloom.games.hand.state import HandState
from fateloom.games.hand.view import View

RANDOM: Final = "random"
"""The option value for a random hero or boss (HND-SETUP-09, R-11)."""


class TheHand(Game[HandState, View]):
    """The solo boss battle.

    Its options are the hero, the boss and the difficulty (HND-DIFF). All randomness is in the
    set-up: who fights whom, and the order of the first wave.
    """

    name = "hand"
    rules = 2
    seat_counts = (1,)
    options = (
        Option("hero", RANDOM, (RANDOM, *c.HERO_OPTIONS)),
        Option("boss", RANDOM, (RANDOM, *c.BOSS_OPTIONS)),
        Option("difficulty", "normal", c.DIFFICULTY_OPTIONS),
    )
    moves = TABLE
    move_kinds = frozenset(move.kind for move in TABLE)
    event_codes = EVENT_CODES
    chance = frozenset({"begins"})
    reveals = frozenset({"appears"})
    view_type = View
    catalogue = CATALOGUE
    advice = Rollouts(moves=24_000, horizon=1000)

    def _set_up(self, seed: int, seats: int, watch: bool, options: dict[str, Any]) -> HandState:
        hero = (RANDOM, *c.HERO_OPTIONS).index(options["hero"]) - 1
        boss = (RANDOM, *c.BOSS_OPTIONS).index(options["boss"]) - 1
        state = HandState.empty(hero, boss, c.DIFFICULTY_OPTIONS.index(options["difficulty"]))
        state.events = [] if watch else None
        play.start(state, seed)
        return state

    def parse(self, text: str) -> Move:
        return TABLE.parse(text)

    def determinize(self, view: View, rng: Random) -> HandState:
        return determinize(view, rng)

    def unread(self, view: View) -> frozenset[str]:
        return unread(view)

    def policy(self, view: View, legal: Sequence[Move], rng: Random) -> Move:
        return policy.choose(view, legal, rng)

    def evaluate(self, state: HandState, seat: Seat) -> float:
        return evaluate(state)

    def consequences(self, events: Sequence[Event], seat: Seat) -> frozenset[Consequence]:
        return consequences(events)

    def progress(self, state: HandState, seat: Seat) -> int:
        """The hero's health."""
        return state.hp

    def settled(self, state: HandState) -> bool:
        return settled(state)

    def decisive(self, view: View, legal: Sequence[Move]) -> Sequence[Move]:
        return policy.decisive(view, legal)

    def tally(self, state: HandState) -> Tally:
        """The ranking of a run: progress first, then difficulty, then outcome (HND-END-07)."""
        reason = state.outcome.reason if state.outcome else "lost"
        ended = ("lost", "draw", "won").index(reason)
        facts = {
            "hero": c.HERO_OPTIONS[state.hero],
            "boss": c.BOSS_OPTIONS[state.boss],
            "difficulty": c.DIFFICULTY_OPTIONS[state.difficulty],
        }
        felled = ended > 0  # the last boss, which is further than any wave
        score = (
            Part("wave", state.wave, state.wave + felled),
            Part("difficulty", facts["difficulty"], state.difficulty),
            Part("result", reason, ended),
            Part("health", state.hp, state.hp),
            Part("damage", state.suffered, -state.suffered),
        )
        return Tally(score, facts)


HAND: Final = TheHand()
