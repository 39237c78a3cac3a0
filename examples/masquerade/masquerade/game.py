"""The rules of Masquerade (rules.md), on Fateloom's contract."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

from fateloom.core import rng
from fateloom.core.errors import IllegalMove
from fateloom.core.game import Event, Game, Move, Outcome, Seat, State
from fateloom.core.move_table import MoveTable

MASKS: Final = ("", "Moth", "Fox", "Owl", "Swan", "Sun")
"""The masks by their values; 0 stands for none."""
COUNTS: Final = (0, 6, 5, 4, 3, 2)
DECK: Final = tuple(mask for mask, count in enumerate(COUNTS) for _ in range(count))
BALLS: Final = 3
DANCES: Final = 3
MOST_SEATS: Final = 5


class Lay(NamedTuple):
    """What `lay` is about."""

    mask: int


class Accuse(NamedTuple):
    """What `accuse` is about."""

    seat: Seat
    mask: int


def _lay(mask: int) -> Move:
    return Move("lay", Lay(mask), f"lay {MASKS[mask]}", {"mask": MASKS[mask]})


def _accuse(seat: Seat, mask: int) -> Move:
    args = {"seat": seat, "mask": MASKS[mask]}
    return Move("accuse", Accuse(seat, mask), f"accuse {seat + 1} {MASKS[mask]}", args)


LAY: Final = {mask: _lay(mask) for mask in range(1, 6)}
ACCUSE: Final = {
    (seat, mask): _accuse(seat, mask) for seat in range(MOST_SEATS) for mask in range(1, 6)
}
PASS: Final = Move("pass", (), "pass")
MOVES: Final = MoveTable((*LAY.values(), *ACCUSE.values(), PASS))


@dataclass(frozen=True, slots=True)
class View:
    """What one guest sees, or a spectator (`seat` None). Masks go by their names.

    masked  who still takes part in this ball
    worn    the mask of each guest, where the viewer sees it
    open    whose mask lies face up
    drawn   the mask that the viewer has just drawn
    laid    all masks that were laid at this ball
    """

    seat: int | None
    waiting: tuple[int, ...]
    ball: int
    dance: int
    asked: str
    masked: tuple[bool, ...]
    worn: tuple[str | None, ...]
    open: tuple[bool, ...]
    drawn: str | None
    laid: tuple[str, ...]
    pile: int
    roses: tuple[int, ...]
    outcome: Outcome | None


def audience(code: str, args: tuple[Any, ...]) -> tuple[Seat, ...] | None:
    """Everything is told to everybody, but which masks were dealt and drawn."""
    return (args[0],) if code in ("wears", "draws") else None


class Masquerade(State):
    """A table: what everybody wears (0: unmasked), and where in its ball it is."""

    __slots__ = ("ball", "drawn", "laid", "open", "pile", "roses", "turn", "worn")

    ball: int
    turn: int
    """The turns of this ball that have begun, those of unmasked guests counted too."""
    pile: tuple[int, ...]
    worn: list[int]
    open: list[bool]
    drawn: int
    """The second mask of the guest whose turn it is; 0 once one was laid."""
    laid: tuple[int, ...]
    roses: list[int]

    def legal(self, seat: Seat) -> Sequence[Move]:
        if seat not in self.waiting:
            return ()
        if self.drawn:
            return [LAY[mask] for mask in sorted({self.worn[seat], self.drawn})]
        others = (other for other in range(self.seats) if other != seat and self.worn[other])
        return [PASS, *(ACCUSE[other, mask] for other in others for mask in range(1, 6))]

    def apply(self, seat: Seat, move: Move) -> None:
        if seat not in self.waiting:
            raise IllegalMove("not-your-turn")
        if move not in self.legal(seat):
            raise IllegalMove("masquerade-lay-first" if self.drawn else "masquerade-not-now")
        if move.kind == "lay":
            self._lay(seat, move.parts.mask)
        elif move.kind == "accuse":
            self._accuse(seat, *move.parts)
        else:
            self.tell("passes", seat)
            self._next()

    def _lay(self, seat: Seat, mask: int) -> None:
        self.learned += 1
        if mask == self.worn[seat]:
            self.worn[seat], self.open[seat] = self.drawn, False
        self.drawn = 0
        self.laid += (mask,)
        self.tell("lays", seat, MASKS[mask])

    def _accuse(self, seat: Seat, other: Seat, mask: int) -> None:
        self.learned += 1
        self.tell("accuses", seat, other, MASKS[mask])
        if self.worn[other] == mask:
            self.roses[seat] += 1
            self.laid += (mask,)
            self.worn[other], self.open[other] = 0, False
            self.tell("unmasks", other, MASKS[mask])
        else:
            self.open[seat] = True
            self.tell("mistakes", seat, MASKS[self.worn[seat]])
        self._next()

    def _next(self) -> None:
        """Go on with the next guest who is masked; without one, the ball is over."""
        while self.turn < DANCES * self.seats and sum(map(bool, self.worn)) > 1:
            seat = (self.ball - 1 + self.turn) % self.seats
            self.turn += 1
            if self.worn[seat]:
                self.learned += 1
                self.waiting = (seat,)
                self.drawn, self.pile = self.pile[0], self.pile[1:]
                self.tell("turn", seat)
                self.tell("draws", seat, MASKS[self.drawn])
                return
        self._end_ball()

    def _end_ball(self) -> None:
        self.learned += 1
        highest = max(self.worn)
        for seat, mask in enumerate(self.worn):
            if mask:
                self.tell("shows", seat, MASKS[mask])
        for seat, mask in enumerate(self.worn):
            if mask == highest:
                self.roses[seat] += 2
                self.tell("shines", seat, 2)
        if self.ball < BALLS:
            self.open_ball(self.ball + 1)
        else:
            self._finish()

    def _finish(self) -> None:
        self.waiting = ()
        self.open = [mask > 0 for mask in self.worn]
        places = sorted(set(self.roses), reverse=True)
        ranking = tuple(
            tuple(seat for seat in range(self.seats) if self.roses[seat] == roses)
            for roses in places
        )
        self.outcome = Outcome("roses", ranking[0], ranking)
        self.tell("over", ranking[0])

    def open_ball(self, ball: int) -> None:
        """Deal the masks of a ball, and let its first guest draw."""
        self.ball, self.turn, self.laid = ball, 0, ()
        self.random, masks = rng.shuffled(DECK, self.random)
        self.worn, self.pile = list(masks[: self.seats]), masks[self.seats :]
        self.open = [False] * self.seats
        self.tell("ball", ball)
        for seat, mask in enumerate(self.worn):
            self.tell("wears", seat, MASKS[mask])
        self._next()

    def copy(self) -> Masquerade:
        new = Masquerade.__new__(Masquerade)
        new.events = None
        new.seats, new.random, new.learned = self.seats, self.random, self.learned
        new.waiting, new.outcome = self.waiting, self.outcome
        new.ball, new.turn, new.pile = self.ball, self.turn, self.pile
        new.drawn, new.laid = self.drawn, self.laid
        new.worn, new.open, new.roses = self.worn[:], self.open[:], self.roses[:]
        return new

    def view(self, seat: Seat | None) -> View:
        mine = seat is not None and seat in self.waiting
        return View(
            seat=seat,
            waiting=self.waiting,
            ball=self.ball,
            dance=(self.turn - 1) // self.seats + 1,
            asked="lay" if self.drawn else "accuse",
            masked=tuple(mask > 0 for mask in self.worn),
            worn=tuple(
                MASKS[mask] or None if each == seat or self.open[each] else None
                for each, mask in enumerate(self.worn)
            ),
            open=tuple(self.open),
            drawn=MASKS[self.drawn] or None if mine else None,
            laid=tuple(MASKS[mask] for mask in self.laid),
            pile=len(self.pile),
            roses=tuple(self.roses),
            outcome=self.outcome,
        )

    def tell(self, code: str, *args: Any) -> None:
        """Note an event, if somebody watches."""
        if self.events is not None:
            self.events.append(Event(code, args, audience(code, args)))


class MasqueradeGame(Game[Masquerade, View]):
    """Masquerade as the registry knows it."""

    name = "masquerade"
    rules = 1
    seat_counts = (2, 3, 4, 5)
    moves = MOVES
    move_kinds = frozenset({"lay", "accuse", "pass"})
    event_codes = frozenset(
        {
            "accuses", "ball", "draws", "lays", "mistakes", "over", "passes", "shines", "shows",
            "turn", "unmasks", "wears",
        }
    )  # fmt: skip
    chance = frozenset({"draws", "wears"})
    reveals = frozenset({"mistakes", "shows", "unmasks"})
    view_type = View

    def _set_up(self, seed: int, seats: int, watch: bool, options: dict[str, Any]) -> Masquerade:
        state = Masquerade.__new__(Masquerade)
        state.events = [] if watch else None
        state.seats, state.learned, state.outcome = seats, 0, None
        state.random = rng.start(seed)
        state.roses = [0] * seats
        state.open_ball(1)
        return state

    def parse(self, text: str) -> Move:
        return MOVES.parse(text)

    def determinize(self, view: View, random: Random) -> Masquerade:
        state = self.new(seed=random.getrandbits(63), seats=len(view.roses))
        state.waiting, state.outcome = view.waiting, view.outcome
        state.ball, state.roses, state.open = view.ball, list(view.roses), list(view.open)
        state.laid = tuple(MASKS.index(mask) for mask in view.laid)
        first = (view.ball - 1) % state.seats
        now = (view.waiting[0] - first) % state.seats if view.waiting else state.seats - 1
        state.turn = (view.dance - 1) * state.seats + now + 1
        hidden = _hidden(view)
        random.shuffle(hidden)
        state.worn = [
            0 if not masked else MASKS.index(mask) if mask else hidden.pop()
            for masked, mask in zip(view.masked, view.worn, strict=True)
        ]
        state.drawn = 0
        if view.waiting and view.asked == "lay":
            state.drawn = MASKS.index(view.drawn) if view.drawn else hidden.pop()
        state.pile = tuple(hidden)
        return state

    def policy(self, view: View, legal: Sequence[Move], random: Random) -> Move:
        """Keeps the higher mask, and accuses where it is more likely right than wrong."""
        if view.asked == "lay":
            return min(legal, key=lambda move: move.parts.mask)
        hidden = _hidden(view)
        best, likely = PASS, 0.5
        for move in legal:
            if move.kind == "accuse":
                other, mask = move.parts
                seen = view.worn[other]
                chance = float(seen == MASKS[mask]) if seen else hidden.count(mask) / len(hidden)
                if chance > likely:
                    best, likely = move, chance
        return best


def _hidden(view: View) -> list[int]:
    """The masks that the viewer cannot see: worn by others, drawn by them, or in the pile."""
    masks = list(DECK)
    for mask in (*view.laid, *view.worn, view.drawn):
        if mask:
            masks.remove(MASKS.index(mask))
    return masks


MASQUERADE: Final = MasqueradeGame()
