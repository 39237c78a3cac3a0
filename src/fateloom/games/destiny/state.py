"""One table of Destiny: the phases in their order, and what each choice does.

A round runs through the phases of DTY-SEQ-01. In a phase with choices the seats act one
after another from the Leader (DTY-SEQ-03); a seat for which everybody can see that
nothing but passing is possible is not asked, or not any more (DTY-SEQ-08). What may be
chosen, and why not, is in `legal.py`; how cards are dealt, drawn and shuffled, in `piles.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fateloom.core import rng
from fateloom.core.errors import IllegalMove
from fateloom.core.game import Event, Move, Outcome, Seat, State
from fateloom.games.destiny import cards as c
from fateloom.games.destiny import legal, piles, scoring, view
from fateloom.games.destiny import phases as p
from fateloom.games.destiny.cards import Alignment, Card, Powers
from fateloom.games.destiny.scoring import Group

DRY_ROUNDS: Final = 10
"""Ties in a row, with the Treasure deck empty, after which the game ends (DTY-RUL-24)."""

Look = tuple[int, tuple[tuple[Seat, tuple[Card, ...]], ...]]
"""What an Oracle or Crystal Ball showed: the round, and the hands of the other seats."""


class DestinyState(State):
    """The whole truth of a table.

    goal        treasure points that win
    deck, top   the Destiny deck as shuffled last, and how many of it are drawn
    discards    oldest first
    treasures   the kinds of all 20 treasures, in their public order
    buried      kinds waiting for a winner
    leader, round, phase, turn   `turn` counts seats from the Leader within the phase
    identities, hands, aids, groups, owned, powers   one entry a seat
    marked      cards of the acting hand marked for discarding
    used        active powers used by the acting seat this round, in their order
    owed        the power whose discard the acting seat still owes, or 0
    alchemy     bit per seat that has used the Alchemist this round
    declared    the alignment declared for the card played next, or -1
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
        "leader",
        "looks",
        "marked",
        "owed",
        "owned",
        "phase",
        "powers",
        "round",
        "top",
        "treasures",
        "turn",
        "used",
    )

    goal: int
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
    declared: Alignment
    looks: tuple[Look | None, ...]
    dry: int

    @classmethod
    def dealt(cls, seed: int, seats: int, watch: bool, goal: int) -> DestinyState:
        """A table set up and dealt, waiting for the first identity (DTY-SETUP)."""
        state = cls.empty(seats, goal)
        state.events = [] if watch else None
        random, state.leader = rng.below(rng.start(seed), seats)
        state.random, state.treasures = rng.shuffled(c.TREASURE_DECK, random)
        state.tell("leads", state.leader)
        state.tell("treasures", tuple([c.TREASURE_NAME[kind] for kind in state.treasures]))
        piles.deal(state)
        state.waiting = (state.leader,)
        return state

    @classmethod
    def empty(cls, seats: int, goal: int) -> DestinyState:
        """A table with nothing on it, before the first choice."""
        state = cls()
        state.seats, state.goal = seats, goal
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
        state.alchemy, state.declared = 0, -1
        state.looks, state.dry = (None,) * seats, 0
        return state

    # --- the contract ---------------------------------------------------------------

    def legal(self, seat: Seat) -> Sequence[Move]:
        return legal.moves(self, seat) if seat in self.waiting else ()

    def apply(self, seat: Seat, move: Move) -> None:
        reason = legal.refusal(self, seat, move)
        if reason is not None:
            raise IllegalMove(reason.code, *reason.details, rule=reason.rule)
        _DEEDS[move.kind](self, seat, move)
        if self.waiting and not self.owed and legal.only_passing(self, self.actor):
            self.end_turn()

    def copy(self) -> DestinyState:
        new = DestinyState()
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
        new.leader = self.leader
        new.looks = self.looks
        new.marked = self.marked
        new.owed = self.owed
        new.owned = self.owned
        new.phase = self.phase
        new.powers = self.powers[:]
        new.round = self.round
        new.top = self.top
        new.treasures = self.treasures
        new.turn = self.turn
        new.used = self.used
        return new

    def view(self, seat: Seat | None) -> view.View:
        return view.view(self, seat)

    # --- what the rules ask about the table ------------------------------------------

    @property
    def actor(self) -> Seat:
        """The seat whose turn it is in this phase."""
        return (self.leader + self.turn) % self.seats

    @property
    def treasure(self) -> int | None:
        """The kind of the current treasure (DTY-TREAS).

        None when the deck is empty, and when the game is over: then it is owned or buried.
        """
        index = max(self.round, 1) - 1
        if self.outcome is not None or index >= len(self.treasures):
            return None
        return self.treasures[index]

    def points(self, seat: Seat) -> int:
        """The treasure points this seat owns."""
        return sum(c.TREASURE_POINTS[kind] for kind in self.owned[seat])

    def tell(self, code: str, *args: Any) -> None:
        """Note an event, if somebody watches."""
        if self.events is not None:
            self.events.append(Event(code, args, view.audience(code, args)))

    # --- turns and phases --------------------------------------------------------------

    def end_turn(self) -> None:
        """The acting seat is done; find the next choice, running what needs none."""
        self.marked, self.used, self.declared = (), (), -1
        self.turn += 1
        while self.outcome is None:
            while self.turn < self.seats:
                if not legal.only_passing(self, self.actor):
                    self.waiting = (self.actor,)
                    return
                if self.phase == p.HIT:
                    piles.refill(self, self.actor)
                self.turn += 1
            self._next_phase()
        self.waiting = ()

    def _next_phase(self) -> None:
        if self.phase == p.IDENTITY or self.phase == p.DESTINY:
            self.round += 1
            self.phase = p.FIRST_AID
            self.tell("round", self.round, self.leader)
        else:
            self.phase += 1
        self.turn = 0
        self.tell("phase", p.NAMES[self.phase])
        automatic = _AUTOMATIC.get(self.phase)
        if automatic is not None:
            automatic(self)
            self.turn = self.seats

    def _turn_treasure(self) -> None:
        """The top treasure is what this round is fought for (DTY-TREAS-01, -03)."""
        if self.events is not None:
            treasure = self.treasure
            self.tell(
                "treasure",
                c.TREASURE_NAME[treasure] if treasure is not None else None,
                tuple(c.TREASURE_NAME[kind] for kind in self.buried),
            )

    def _draw(self) -> None:
        """Everybody fills up to the hand limit (DTY-DRAW-01)."""
        for turn in range(self.seats):
            piles.refill(self, (self.leader + turn) % self.seats)

    def _total(self) -> None:
        """The totals are automatic (DTY-TOTAL-01)."""
        if self.events is not None:
            for turn in range(self.seats):
                seat = (self.leader + turn) % self.seats
                self.tell("total", seat, scoring.total(self.groups[seat], self.powers[seat]))

    def _destiny(self) -> None:
        """The strictly highest total takes the treasures, a tie buries them (DTY-DEST)."""
        totals = [
            scoring.total(groups, powers)
            for groups, powers in zip(self.groups, self.powers, strict=True)
        ]
        best = max(totals)
        at_stake = self.buried if self.treasure is None else (*self.buried, self.treasure)
        names = tuple([c.TREASURE_NAME[kind] for kind in at_stake])
        self.dry = self.dry + 1 if self.treasure is None else 0
        if totals.count(best) > 1:
            self.buried = at_stake
            tied = tuple(seat for seat, value in enumerate(totals) if value == best)
            self.tell("ties", tied, best, names)
            winner = None
        else:
            winner = totals.index(best)
            self.buried = ()
            self.dry = 0
            self.owned = (
                *self.owned[:winner],
                self.owned[winner] + at_stake,
                *self.owned[winner + 1 :],
            )
            for kind in at_stake:
                self.powers[winner] |= c.TREASURE_POWER[kind]
            self.tell("wins", winner, best, names, self.points(winner))
        self._clear()
        if winner is not None and self.points(winner) >= self.goal:
            self._finish("goal", (winner,))
        elif self.round >= len(self.treasures) and (not self.buried or self.dry >= DRY_ROUNDS):
            self._finish("exhausted", None)
        else:
            self.leader = (self.leader + 1) % self.seats

    def _clear(self) -> None:
        """Groups, then Aid cards, go to the discard pile (DTY-DEST-07, -08)."""
        order = [(self.leader + turn) % self.seats for turn in range(self.seats)]
        gone = [card for seat in order for group in self.groups[seat] for card, _ in group]
        for seat in order:
            for card in self.aids[seat]:
                gone.append(card)
                self.powers[seat] &= ~(1 << card - c.FIRST_CHARACTER)
        self.discards += tuple(gone)
        self.groups = [()] * self.seats
        self.aids = [()] * self.seats
        self.alchemy = 0

    def _finish(self, reason: str, winners: tuple[Seat, ...] | None) -> None:
        """The game is over; without a winner at the goal, points, then cards, decide
        (DTY-DEST-10, DTY-RUL-24)."""
        worth = [(self.points(seat), len(self.owned[seat])) for seat in range(self.seats)]
        ranking = tuple(
            tuple(seat for seat in range(self.seats) if worth[seat] == value)
            for value in sorted(set(worth), reverse=True)
        )
        self.outcome = Outcome(reason, winners or ranking[0], ranking)
        self.tell("over", reason, self.outcome.winners)

    # --- what the choices do -------------------------------------------------------------

    def take_from_hand(self, seat: Seat, card: Card) -> None:
        """Remove one card from a hand."""
        self.hands[seat] = tuple([held for held in self.hands[seat] if held != card])

    def _identity(self, seat: Seat, move: Move) -> None:
        (card,) = move.parts
        self.take_from_hand(seat, card)
        self.identities = (*self.identities[:seat], card, *self.identities[seat + 1 :])
        self.powers[seat] = 1 << card - c.FIRST_CHARACTER
        self.tell("identity", seat, c.NAME[card])
        self.end_turn()

    def _aid(self, seat: Seat, move: Move) -> None:
        (card,) = move.parts
        self.take_from_hand(seat, card)
        self.aids[seat] += (card,)
        self.powers[seat] |= 1 << card - c.FIRST_CHARACTER
        self.tell("aid", seat, c.NAME[card])

    def _discard(self, seat: Seat, move: Move) -> None:
        (card,) = move.parts
        if not self.owed:
            self.marked += (card,)
            return
        power, self.owed = self.owed, 0
        self.take_from_hand(seat, card)
        self.discards += (card,)
        self.tell("discards", seat, c.NAME[card], c.POWER_NAME[power])

    def _keep(self, seat: Seat, move: Move) -> None:
        (card,) = move.parts
        self.marked = tuple([marked for marked in self.marked if marked != card])

    def _use(self, seat: Seat, move: Move) -> None:
        power, *targets = move.parts
        self.used += (power,)
        _POWERS[power](self, seat, power, *targets)

    def _steal(self, seat: Seat, power: Powers, victim: Seat) -> None:
        self.tell("steals", seat, victim)
        card = piles.pick(self, victim)
        self.take_from_hand(victim, card)
        self.hands[seat] += (card,)
        self.tell("stolen", seat, victim, c.NAME[card])
        self.owed = power

    def _swap(self, seat: Seat, power: Powers, first: Seat, second: Seat) -> None:
        self.tell("swaps", seat, first, second)
        one, other = piles.pick(self, first), piles.pick(self, second)
        for giver, given, got in ((first, one, other), (second, other, one)):
            self.take_from_hand(giver, given)
            self.hands[giver] += (got,)
        self.tell("swapped", first, second, c.NAME[one], c.NAME[other])

    def _exchange(self, seat: Seat, power: Powers) -> None:
        self.tell("uses", seat, c.POWER_NAME[power])
        piles.draw(self, seat, 1)
        self.owed = power

    def _assassinate(self, seat: Seat, power: Powers, card: Card) -> None:
        owner = next(s for s in range(self.seats) if card in self.aids[s])
        self.aids[owner] = tuple(aid for aid in self.aids[owner] if aid != card)
        self.powers[owner] &= ~(1 << card - c.FIRST_CHARACTER)
        self.discards += (card,)
        self.tell("assassinates", seat, owner, c.NAME[card])

    def _look(self, seat: Seat, power: Powers) -> None:
        hands = tuple((s, self.hands[s]) for s in range(self.seats) if s != seat)
        self.looks = (*self.looks[:seat], (self.round, hands), *self.looks[seat + 1 :])
        self.learned += 1
        self.tell("looks", seat, c.POWER_NAME[power])
        self.tell("saw", seat, view.named_hands(hands))

    def _declare(self, seat: Seat, move: Move) -> None:
        (self.declared,) = move.parts

    def _base(self, seat: Seat, move: Move) -> None:
        (card,) = move.parts
        played = self._played(seat, card)
        self.groups[seat] += ((played,),)
        self.tell("base", seat, c.NAME[card], c.ALIGNMENT_LETTERS[played[1]])

    def _attach(self, seat: Seat, move: Move) -> None:
        card, base = move.parts
        played = self._played(seat, card)
        self.groups[seat] = tuple(
            (*group, played) if group[0][0] == base else group for group in self.groups[seat]
        )
        letter = c.ALIGNMENT_LETTERS[played[1]]
        self.tell("attach", seat, c.NAME[card], letter, c.NAME[base])

    def _played(self, seat: Seat, card: Card) -> tuple[Card, Alignment]:
        """Take the card out of the hand with the alignment it counts as (DTY-CONV)."""
        alignment = self.declared
        if alignment >= 0:
            self.alchemy |= 1 << seat
            self.declared = -1
            self.tell("declares", seat, c.NAME[card], c.ALIGNMENT_LETTERS[alignment])
        else:
            alignment = scoring.alignments(self.powers[seat])[card]
        self.take_from_hand(seat, card)
        return card, alignment

    def _done(self, seat: Seat, move: Move) -> None:
        if self.phase == p.HIT:
            piles.exchange(self, seat)
        else:
            self.tell("done", seat, p.NAMES[self.phase])
        self.end_turn()


_AUTOMATIC: Final = {
    p.TREASURE: DestinyState._turn_treasure,
    p.DRAW: DestinyState._draw,
    p.TOTAL: DestinyState._total,
    p.DESTINY: DestinyState._destiny,
}
_DEEDS: Final = {
    "identity": DestinyState._identity,
    "aid": DestinyState._aid,
    "discard": DestinyState._discard,
    "keep": DestinyState._keep,
    "use": DestinyState._use,
    "declare": DestinyState._declare,
    "base": DestinyState._base,
    "attach": DestinyState._attach,
    "done": DestinyState._done,
}
_POWERS: Final[dict[Powers, Any]] = {
    c.THIEF: DestinyState._steal,
    c.JESTER: DestinyState._swap,
    c.MERCHANT: DestinyState._exchange,
    c.MAGIC_TOME: DestinyState._exchange,
    c.ASSASSIN: DestinyState._assassinate,
    c.ORACLE: DestinyState._look,
    c.CRYSTAL_BALL: DestinyState._look,
}
