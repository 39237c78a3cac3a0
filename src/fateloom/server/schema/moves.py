"""The types of moves in socket messages, and of what they are worth: advice and reviews."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

Arg = bool | int | str | None | tuple[int | str, ...]
"""An argument of a move: a number, a word of the game's own view, or several."""


class MoveInfo(Struct, frozen=True):
    """A move of the game.

    id    the unique id that `choose` sends
    args  its objects by name, in the words of the game's view; all moves of a kind have the same
          names
    text  the move as people type it and as records contain it
    """

    id: str
    kind: str
    args: dict[str, Arg]
    text: str


class ReasonInfo(Struct, frozen=True):
    """Why a move is better or worse than others: something that comes of it more or less often.

    code   the key of its sentence; its `args` are objects by name, like those of a move
    here   the share of the games in which it came after this move
    there  the same after the others: for the first move those that are worse, else the first
    """

    code: str
    args: dict[str, Arg]
    here: float
    there: float


class JudgedInfo(Struct, frozen=True):
    """A move, judged by games that were played to their end.

    move    its id
    chance  the share of them that the seat won
    least   the lower end of the 95 % interval of that share, and `most` the upper one
    equal   about as good as the first move
    """

    move: str
    chance: float
    least: float
    most: float
    equal: bool
    reason: ReasonInfo | None


class Advice(Struct, frozen=True, tag="advice", tag_field="t"):
    """What a bot would do, first, and the next best moves; sent several times, with more games.

    seat    the seat that asked; `number` is that of the view of its decision
    games   the number of games in which each move was tried
    done    no more games are played
    """

    seat: int
    number: int
    games: int
    done: bool
    moves: tuple[JudgedInfo, ...]


class PointInfo(Struct, frozen=True):
    """A decision of a seat, after this number of `choices`, and its chance with the move it made.

    chance  the share of the games played on from there that the seat won
    least   the lower end of the 95 % interval of that share, and `most` the upper one
    """

    choices: int
    chance: float
    least: float
    most: float


class MissedInfo(Struct, frozen=True):
    """A decision of a seat, after this number of `choices`, at which another move was better.

    view    what the seat saw then
    gain    by how much its chance would have been better
    reason  why
    """

    choices: int
    view: Any
    chosen: MoveInfo
    better: MoveInfo
    gain: float
    reason: ReasonInfo | None


class Review(Struct, frozen=True, tag="review", tag_field="t"):
    """How the chance of a seat went in a game that is over; sent several times, with more of it.

    decisions  how many decisions are looked at
    points     those that have been looked at
    missed     the chances that were missed, as far as that is known
    result     what the game was worth in the end: 1 for a win, 0 for a loss
    done       nothing more will be found
    """

    seat: int
    decisions: int
    points: tuple[PointInfo, ...]
    missed: tuple[MissedInfo, ...]
    result: float
    done: bool
