"""A position of Realms of Destiny: the table as data, without rules. Work in progress is on a stack
of frames (see `frames.py`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Self

from fateloom.core.game import Event, Seat, State
from fateloom.games.realms import cards as c
from fateloom.games.realms.cards import Card, Cards, Token
from fateloom.games.realms.events import audience
from fateloom.games.realms.frames import Frame

Lot = tuple[Seat, Card]
"""A card up for auction, and who put it up."""


@lru_cache(maxsize=1 << 10)
def _in_turn(cur: Seat, seats: int, among: int) -> tuple[Seat, ...]:
    """These seats in turn order."""
    return tuple([seat for seat in (*range(cur, seats), *range(cur)) if among >> seat & 1])


class Position(State):
    """The complete state of a table. Sets of cards, tokens and seats are bit masks.

    full, cap     whether the advanced cards are in the deck; the maximum number of turns
    deck, top     the draw pile as last shuffled, and the number of cards drawn
    discards      oldest first
    shared        the two Shared Destinies; `secrets` one Secret Destiny for each seat
    hands, front, support, tokens   one set a seat; support is used by two players only
    rotated       all cards in front of players that are rotated
    alive         the seats in the game; `fallen` the groups of those who left, in order
    blame         the player responsible for the last card that left each hand, or -1
    curses        who made each seat take Poison, and who Debt: two entries a seat
    requests      (seat, who asks, family) of the Mayor
    cur, turn, step   the seat whose turn it is, the turn number, and the step
    done, extra   what was done in this turn (`frames.ACTED` ...), and additional draws
    lich, lent    the player the Lich preys on in this turn, or -1, and what was borrowed through it
    bled          whether the power under way made another player discard
    lots, covered the cards up for auction, and the seats whose card lies face down
    high, bidder, passes, calls   the auction so far: calls are (seat, bid), 0 for a pass
    frames        what is under way, innermost last
    stirred       the seats whose areas changed since the last checkpoint
    seen, sure, peeked   who knows where hidden cards are; see `hands.py`
    spied         the seats whose Secret Destiny each seat has seen
    ruled         the Secret Destinies that each seat visibly does not hold
    """

    __slots__ = (
        "alive",
        "bidder",
        "blame",
        "bled",
        "calls",
        "cap",
        "covered",
        "cur",
        "curses",
        "deck",
        "discards",
        "done",
        "extra",
        "fallen",
        "frames",
        "front",
        "full",
        "hands",
        "high",
        "lent",
        "lich",
        "lots",
        "passes",
        "peeked",
        "requests",
        "rotated",
        "ruled",
        "secrets",
        "seen",
        "shared",
        "spied",
        "step",
        "stirred",
        "support",
        "sure",
        "tokens",
        "top",
        "turn",
    )

    alive: int
    bidder: Seat
    blame: list[Seat]
    bled: bool
    calls: tuple[tuple[Seat, int], ...]
    cap: int
    covered: int
    cur: Seat
    curses: tuple[Seat, ...]
    deck: tuple[Card, ...]
    discards: tuple[Card, ...]
    done: int
    extra: int
    fallen: tuple[tuple[Seat, ...], ...]
    front: list[Cards]
    full: bool
    hands: list[Cards]
    high: int
    lent: Cards
    lich: Seat
    lots: tuple[Lot, ...]
    passes: int
    peeked: Cards
    requests: tuple[tuple[Seat, Seat, int], ...]
    rotated: Cards
    ruled: tuple[int, ...]
    secrets: tuple[int, ...]
    seen: list[Cards]
    shared: tuple[int, ...]
    spied: tuple[int, ...]
    frames: tuple[Frame, ...]
    step: int
    stirred: int
    support: tuple[Cards, ...]
    sure: list[Cards]
    tokens: list[int]
    top: int
    turn: int

    @classmethod
    def empty(cls, seats: int, full: bool, cap: int) -> Self:
        """A table with nothing on it."""
        state = cls()
        state.seats, state.full, state.cap = seats, full, cap
        state.random = state.learned = 0
        state.waiting, state.outcome, state.events = (), None, None
        state.deck, state.top, state.discards = (), 0, ()
        state.shared, state.secrets = (), (-1,) * seats
        state.hands, state.front, state.tokens = [0] * seats, [0] * seats, [0] * seats
        state.support = (0,) * seats
        state.rotated = 0
        state.alive, state.fallen = (1 << seats) - 1, ()
        state.blame, state.curses, state.requests = [-1] * seats, (-1,) * (2 * seats), ()
        state.cur = state.turn = state.step = state.done = state.extra = 0
        state.lich, state.lent, state.bled = -1, 0, False
        state.lots, state.covered = (), 0
        state.high, state.bidder, state.passes, state.calls = 0, -1, 0, ()
        state.frames, state.stirred = (), 0
        state.seen, state.sure, state.peeked = [0] * (seats * seats), [0] * seats, 0
        state.spied, state.ruled = (0,) * seats, (0,) * seats
        return state

    def copy(self) -> Self:
        new = type(self)()
        new.events = None
        new.learned = self.learned
        new.outcome = self.outcome
        new.random = self.random
        new.seats = self.seats
        new.waiting = self.waiting
        new.alive = self.alive
        new.bidder = self.bidder
        new.blame = self.blame[:]
        new.bled = self.bled
        new.calls = self.calls
        new.cap = self.cap
        new.covered = self.covered
        new.cur = self.cur
        new.curses = self.curses
        new.deck = self.deck
        new.discards = self.discards
        new.done = self.done
        new.extra = self.extra
        new.fallen = self.fallen
        new.front = self.front[:]
        new.full = self.full
        new.hands = self.hands[:]
        new.high = self.high
        new.lent = self.lent
        new.lich = self.lich
        new.lots = self.lots
        new.passes = self.passes
        new.peeked = self.peeked
        new.requests = self.requests
        new.rotated = self.rotated
        new.ruled = self.ruled
        new.secrets = self.secrets
        new.seen = self.seen[:]
        new.shared = self.shared
        new.spied = self.spied
        new.frames = self.frames
        new.step = self.step
        new.stirred = self.stirred
        new.support = self.support
        new.sure = self.sure[:]
        new.tokens = self.tokens[:]
        new.top = self.top
        new.turn = self.turn
        return new

    # --- queries ----------------------------------------------------------------

    def in_play(self, seat: Seat) -> Cards:
        """All cards in front of a seat, in both areas."""
        return self.front[seat] | self.support[seat]

    def on_table(self) -> Cards:
        """All cards in front of players."""
        held = 0
        for cards in self.front:
            held |= cards
        for cards in self.support:
            held |= cards
        return held

    def holder(self, card: Card) -> Seat:
        """The seat in front of which a card lies, or -1."""
        for seat in range(self.seats):
            if self.in_play(seat) >> card & 1:
                return seat
        return -1

    def in_turn(self) -> tuple[Seat, ...]:
        """The seats in the game, from the one whose turn it is."""
        return _in_turn(self.cur, self.seats, self.alive)

    def left_of(self, seat: Seat) -> Seat:
        """The next seat in the game."""
        alive, seats = self.alive, self.seats
        seat = (seat + 1) % seats
        while not alive >> seat & 1:
            seat = (seat + 1) % seats
        return seat

    def others(self) -> tuple[Seat, ...]:
        """The seats in the game except the one whose turn it is, in turn order."""
        cur = self.cur
        return _in_turn(cur, self.seats, self.alive & ~(1 << cur))

    def may_take(self, seat: Seat, token: Token) -> bool:
        """Whether a seat lacks a token and the supply has one (RLM-TOKEN-02)."""
        return not self.tokens[seat] >> token & 1 and self.supply(token) > 0

    def supply(self, token: Token) -> int:
        """The number of tokens of a kind left in the supply."""
        return c.supply(self.tokens, token)

    # --- small changes -----------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Put a frame on the stack, to be run next."""
        self.frames = (*self.frames, frame)

    def take_token(self, seat: Seat, token: Token, cause: Seat) -> None:
        """Move a token from the supply to a seat, and note who caused it (RLM-TOK-05)."""
        self.tokens[seat] |= 1 << token
        self.stirred |= 1 << seat
        if token == c.POISON or token == c.DEBT:
            curses = list(self.curses)
            curses[2 * seat + (token == c.DEBT)] = cause
            self.curses = tuple(curses)

    def return_token(self, seat: Seat, token: Token) -> None:
        """Return an applied token to the supply (RLM-TOKEN-04)."""
        self.tokens[seat] &= ~(1 << token)

    def lay(self, seat: Seat, card: Card) -> None:
        """Place a card from elsewhere upright in front of a seat."""
        self.front[seat] |= 1 << card
        self.rotated &= ~(1 << card)
        self.stirred |= 1 << seat

    def lift(self, card: Card) -> Seat:
        """Remove a card from the area of its seat; return the seat."""
        seat = self.holder(card)
        bit = 1 << card
        if self.front[seat] & bit:
            self.front[seat] ^= bit
        else:
            support = list(self.support)
            support[seat] ^= bit
            self.support = tuple(support)
        self.stirred |= 1 << seat
        return seat

    def move(self, card: Card, seat: Seat) -> None:
        """Move a card to another seat's area, keeping its rotation (RLM-LEX-10)."""
        self.lift(card)
        self.front[seat] |= 1 << card
        self.stirred |= 1 << seat

    def destroy(self, card: Card) -> None:
        """Move a card in front of a seat to the discards."""
        seat = self.lift(card)
        self.rotated &= ~(1 << card)
        self.discards += (card,)
        self.tell("loses", seat, c.NAME[card])

    def tell(self, code: str, *args: Any) -> None:
        """Record an event if somebody watches."""
        if self.events is not None:
            self.events.append(Event(code, args, audience(code, args)))
