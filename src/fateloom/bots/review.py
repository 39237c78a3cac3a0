"""A review of a finished game: how the chance of a seat went, and which chances it missed.

At each of its decisions, the move that the seat made is tried like the moves of an advice
(`fateloom.bots.advice`), along with the choice of the strongest bot where that is another move.
Both depend on what the seat saw at that moment, and on nothing else: not on the cards that the
others really held, nor on what came afterwards. The chance at a decision is the share of the games
after its move that the seat won.

The work is bounded. Of more decisions than `MOST`, some are left out, evenly. The first pass plays
a few games at each. Where the bot's move seemed better by most, a second pass plays as many games
as an advice. These are new games: those that picked a decision speak for what they found, and would
exaggerate it. A chance was missed where the bot's move is better in them by more than chance
explains (the 95 % interval of the difference does not contain zero).

Like an advice, a review is made in pieces, whose effort is counted in moves played.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from fateloom.bots import advice
from fateloom.bots.advice import PIECES, Findings, Judged, Reason, Samples
from fateloom.core.decisions import Decision, decided, decision
from fateloom.core.game import Game, Seat
from fateloom.core.record import Recorder

MOST: Final = 40
"""The most decisions of a game that are looked at."""
PASSING: Final = 2
"""The most pieces of games at each of them."""
ENOUGH: Final = 60
"""The games of each move after which one piece is enough: late in a game they are short."""
CLOSER: Final = 8
"""The most decisions that get a closer look: `PIECES` pieces of games."""
MISSED: Final = 5
"""The most missed chances that are told."""

T = TypeVar("T")


class Piece(NamedTuple):
    """A piece of work: games after the moves of one decision.

    best  the bot's choice; None if it has to choose first
    """

    decision: Decision
    best: str | None
    seed: int


class Played(NamedTuple):
    """What came of a piece: the bot's choice, and the games after it and after the move made.

    Only one of them was tried if they are the same.
    """

    best: str
    samples: Samples


@dataclass(frozen=True, slots=True)
class Point:
    """A decision, and the seat's chance with the move it made.

    choices  how many choices had been made before
    chance   the share of the games that the seat won
    least, most  the ends of the 95 % interval
    """

    choices: int
    chance: float
    least: float
    most: float


@dataclass(frozen=True, slots=True)
class Missed:
    """A decision at which another move was better.

    gain    by how much the chance would have been better
    reason  why
    """

    decision: Decision
    better: str
    gain: float
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Review:
    """How the chance of a seat went, as far as it is known.

    decisions  how many decisions are looked at
    points     those that have been looked at, in their order
    missed     the chances that were missed, in their order
    result     what the game was worth in the end: 1 for a win, 0 for a loss
    done       nothing more will be found
    """

    decisions: int
    points: tuple[Point, ...]
    missed: tuple[Missed, ...]
    result: float
    done: bool


def thinned(decisions: Sequence[T], most: int = MOST) -> list[T]:
    """The first, the last, and others at even distances between them.

    Examples:
        >>> thinned(range(10), 4)
        [0, 3, 6, 9]
        >>> thinned(range(3), 4)
        [0, 1, 2]
    """
    if len(decisions) <= most:
        return list(decisions)
    last = len(decisions) - 1
    return [decisions[round(place * last / (most - 1))] for place in range(most)]


def play(game: Game[Any, Any], piece: Piece) -> Played:
    """Do a piece of work."""
    _, view, legal, _ = piece.decision
    rng, best = Random(piece.seed), piece.best
    if best is None:
        best = advice.candidates(game, view, [game.parse(move) for move in legal], rng)[0].text
    moves = [game.parse(move) for move in _moves(best, piece.decision)]
    return Played(best, advice.samples(game, view, moves, rng))


class _Suspect(NamedTuple):
    """A decision at which the bot's move seemed better, and by how much."""

    loss: float
    decision: Decision
    best: str


class Reviewing:
    """A review in the making: says which piece of work is next, and takes what came of it.

    judged  counts the decisions that either pass has finished: with each, more is known
    """

    def __init__(self, decisions: Sequence[Decision], result: float, seed: int) -> None:
        self._result, self._seed = result, seed
        self._decisions = len(decisions)
        # The decisions ahead of this pass, each with the bot's choice if it is known.
        self._ahead: deque[tuple[Decision, str | None]] = deque(
            [(each, None) for each in decisions]
        )
        self._closer = False
        self._findings = Findings(())
        self._pieces = self._all_pieces = self.judged = 0
        self._points: dict[int, Point] = {}
        self._suspects: list[_Suspect] = []
        self._missed: list[Missed] = []

    @classmethod
    def of(cls, recorder: Recorder, seat: Seat, seed: int) -> Reviewing:
        """A review of a seat in a game that is over."""
        own = [decision(recorder, index) for index in thinned(decided(recorder, seat))]
        return cls(own, recorder.game.evaluate(recorder.state, seat), seed)

    def piece(self) -> Piece | None:
        """The next piece of work; None if nothing is left to do."""
        if not self._ahead:
            return None
        return Piece(*self._ahead[0], self._seed + self._all_pieces)

    def add(self, piece: Piece, played: Played) -> None:
        """Take what came of a piece. One that is not the next any more changes nothing: it was
        played twice."""
        if not self._ahead or piece.seed != self._seed + self._all_pieces:
            return
        decision, _ = self._ahead[0]
        if not self._pieces:
            self._ahead[0] = decision, played.best
            self._findings = Findings(_moves(played.best, decision))
        self._findings.add(played.samples)
        self._pieces += 1
        self._all_pieces += 1
        if not self._is_enough():
            return
        self._pieces = 0
        self._ahead.popleft()
        self._judge(decision, self._findings.advice().moves)
        if not self._ahead and not self._closer:
            self._closer = True
            worst = sorted(self._suspects, key=lambda each: -each.loss)[:CLOSER]
            self._ahead.extend([(each.decision, each.best) for each in worst])

    def review(self) -> Review:
        """What is known so far."""
        points = [self._points[choices] for choices in sorted(self._points)]
        worst = sorted(self._missed, key=lambda each: -each.gain)[:MISSED]
        missed = sorted(worst, key=lambda each: each.decision.choices)
        return Review(
            self._decisions, tuple(points), tuple(missed), self._result, done=not self._ahead
        )

    def _is_enough(self) -> bool:
        """Whether this pass has played enough games of the decision."""
        if self._closer:
            return self._pieces == PIECES
        return self._pieces == PASSING or self._findings.games >= ENOUGH

    def _judge(self, decision: Decision, moves: Sequence[Judged]) -> None:
        """Say what the games of a pass tell of a decision."""
        self.judged += 1
        made = next(each for each in moves if each.move == decision.chosen)
        self._points[decision.choices] = Point(decision.choices, made.chance, made.least, made.most)
        for other in moves:
            if other is made:
                continue
            gain = other.chance - made.chance
            if not self._closer and gain > 0:
                self._suspects.append(_Suspect(gain, decision, other.move))
            elif self._closer and other is moves[0] and not made.equal:
                self._missed.append(Missed(decision, other.move, gain, other.reason))


def _moves(best: str, decision: Decision) -> tuple[str, ...]:
    """The moves that are compared: only one if the seat did what the bot would have done."""
    return tuple(dict.fromkeys((best, decision.chosen)))


def review(game: Game[Any, Any], reviewing: Reviewing) -> Review:
    """The whole review at once.

    Examples:
        >>> import fateloom
        >>> game = fateloom.games["hand"]
        >>> recorder = Recorder(game, seed=7, seats=1)
        >>> _ = recorder.choose(0, str(recorder.state.legal(0)[0]))
        >>> len(review(game, Reviewing.of(recorder, 0, 1)).points)
        1
    """
    while (piece := reviewing.piece()) is not None:
        reviewing.add(piece, play(game, piece))
    return reviewing.review()
