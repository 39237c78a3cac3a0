"""A position of Destiny: the table as data, without rules."""

from __future__ import annotations

from typing import Any, NamedTuple, Self

from fateloom.core.game import Event, Seat, State
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import phases as p
from fateloom.games.destiny.cards import Alignment, Card, Group, Powers
from fateloom.games.destiny.events import audience

Look = tuple[int, tuple[tuple[Seat, tuple[Card, ...]], ...]]
"""Hands shown by an Oracle or Crystal Ball: the round, and the hands of the other seats."""


class Laid(NamedTuple):
    """A card that a seat has laid, with the alignment it counts as.

    base      the card that it lies on; -1 for a Base itself
    declared  whether the Alchemist gave it the alignment
    """

    card: Card
    alignment: Alignment
    base: Card
    declared: bool


class Position(State):
    """The complete state of a table.

    goal        treasure points that win
    together    whether all lay their cards at the same time (DTY-TOG)
    deck, top   the Destiny deck as last shuffled, and the number of cards drawn from it
    discards    oldest first
    treasures   the kinds of all 20 treasures, in their public order
    buried      kinds waiting for a winner
    leader, round, phase, turn   `turn` counts seats from the Leader within the phase
    identities, hands, aids, groups, owned, powers   one entry for each seat
    marked      cards of the acting hand marked for discarding
    used        active powers used by the acting seat this round, in order
    owed        the power for which the acting seat still has to discard, or 0
    alchemy     bit per seat that has used the Alchemist this round
    declared    the alignment that each seat has declared for the card it lays next, or -1
    laid        what each seat has laid face down in this phase, in order
    looks       what each seat saw last, or None
    dry         ties in a row since the Treasure deck ran out
    """

    __slots__ = (
        "aids",
        "alchemy",
        "buried",
        "deck",
        "declared",
        "discards",
        "dry",
        "goal",
        "groups",
        "hands",
        "identities",
        "laid",
        "leader",
        "looks",
        "marked",
        "owed",
        "owned",
        "phase",
        "powers",
        "round",
        "together",
        "top",
        "treasures",
        "turn",
        "used",
    )

    goal: int
    together: bool
    deck: tuple[Card, ...]
    top: int
    discards: tuple[Card, ...]
    treasures: tuple[int, ...]
    buried: tuple[int, ...]
    leader: Seat
    round: int
    phase: int
    turn: int
    identities: tuple[Card, ...]
    hands: list[tuple[Card, ...]]
    aids: list[tuple[Card, ...]]
    groups: list[tuple[Group, ...]]
    owned: tuple[tuple[int, ...], ...]
    powers: list[Powers]
    marked: tuple[Card, ...]
    used: tuple[Powers, ...]
    owed: Powers
    alchemy: int
    declared: tuple[Alignment, ...]
    laid: tuple[tuple[Laid, ...], ...]
    looks: tuple[Look | None, ...]
    dry: int

    @classmethod
    def empty(cls, seats: int, goal: int, together: bool = False) -> Self:
        """A table with nothing on it, before the first choice."""
        state = cls()
        state.seats, state.goal, state.together = seats, goal, together
        state.random = state.learned = 0
        state.waiting, state.outcome, state.events = (), None, None
        state.deck, state.top, state.discards = (), 0, ()
        state.treasures, state.buried = (), ()
        state.leader = state.round = state.turn = 0
        state.phase = p.IDENTITY
        state.identities = (-1,) * seats
        state.hands, state.aids = [()] * seats, [()] * seats
        state.groups, state.owned = [()] * seats, ((),) * seats
        state.powers = [0] * seats
        state.marked, state.used, state.owed = (), (), 0
        state.alchemy, state.declared = 0, (-1,) * seats
        state.laid = ((),) * seats
        state.looks, state.dry = (None,) * seats, 0
        return state

    def copy(self) -> Self:
        new = type(self)()
        new.events = None
        new.learned = self.learned
        new.outcome = self.outcome
        new.random = self.random
        new.seats = self.seats
        new.waiting = self.waiting
        new.aids = self.aids[:]
        new.alchemy = self.alchemy
        new.buried = self.buried
        new.deck = self.deck
        new.declared = self.declared
        new.discards = self.discards
        new.dry = self.dry
        new.goal = self.goal
        new.groups = self.groups[:]
        new.hands = self.hands[:]
        new.identities = self.identities
        new.laid = self.laid
        new.leader = self.leader
        new.looks = self.looks
        new.marked = self.marked
        new.owed = self.owed
        new.owned = self.owned
        new.phase = self.phase
        new.powers = self.powers[:]
        new.round = self.round
        new.together = self.together
        new.top = self.top
        new.treasures = self.treasures
        new.turn = self.turn
        new.used = self.used
        return new

    @property
    def face_down(self) -> bool:
        """Whether this is a phase in which all lay cards at the same time (DTY-TOG-01)."""
        return self.together and p.BASE <= self.phase <= p.MULTIPLIER

    @property
    def actor(self) -> Seat:
        """The seat whose turn it is, in a phase in which they act one after another."""
        return (self.leader + self.turn) % self.seats

    @property
    def treasure(self) -> int | None:
        """The kind of the current treasure (DTY-TREAS).

        None if the deck is empty or the game is over.
        """
        index = max(self.round, 1) - 1
        if self.outcome is not None or index >= len(self.treasures):
            return None
        return self.treasures[index]

    def points(self, seat: Seat) -> int:
        """The treasure points this seat owns."""
        return c.points(self.owned[seat])

    def take_from_hand(self, seat: Seat, card: Card) -> None:
        """Remove one card from a hand."""
        self.hands[seat] = tuple([held for held in self.hands[seat] if held != card])

    def tell(self, code: str, *args: Any) -> None:
        """Record an event if somebody watches."""
        if self.events is not None:
            self.events.append(Event(code, args, audience(code, args)))
