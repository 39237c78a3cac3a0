"""Bots that play any game. They get views, never a state.

All but `random` and `careless` take a move that wins.

Examples:
    >>> from random import Random
    >>> import fateloom
    >>> game = fateloom.games["destiny"]
    >>> state = game.new(seed=7, seats=3)
    >>> seat = state.waiting[0]
    >>> view, legal = state.view(seat), state.legal(seat)
    >>> bot("greedy").choose(game, view, legal, Random(1)) in legal
    True
    >>> bot("random").choose(game, None, legal, Random(1)) in legal
    True
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from random import Random
from typing import Any, Final

from fateloom.bots.careless import careless
from fateloom.bots.rollout import rollout
from fateloom.bots.search import Effort, search
from fateloom.bots.winning import winning
from fateloom.core.errors import FateloomError
from fateloom.core.game import Game, Move
from fateloom.core.standstill import LIMIT

Choose = Callable[[Game[Any, Any], Any, Sequence[Move], Random], Move]


class UnknownBot(FateloomError):
    """There is no bot of that name. The details are the name, and the nearest names or all."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A policy: it chooses a move for a seat."""

    name: str
    """What it is called in `BOTS`."""
    sees: bool
    """Whether it needs the view. If not, `choose` may be given None, which saves making one."""
    choose: Choose
    """Takes the game, the seat's view, its legal moves (at least one) and a random source.

    Returns one of the moves. The same arguments give the same move.
    """


def _any(game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random) -> Move:
    return legal[int(rng.random() * len(legal))]


_ALONE: Final = Effort(worlds=1, width=3, depth=3, dropped=0.9)
_AMONG_OTHERS: Final = Effort(worlds=4, width=4, depth=3, dropped=1.0)


def _ranked(
    game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random, name: str
) -> list[Move]:
    """By the rollouts of this bot; in a game that names none for it, by a beam search."""
    rollouts = game.rollouts.get(name)
    if rollouts is not None:
        return rollout(game, view, legal, rng, rollouts)
    effort = _ALONE if max(game.seat_counts) == 1 else _AMONG_OTHERS
    return search(game, view, legal, rng, effort)


def _search(game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random) -> Move:
    return winning(game, view, legal, rng) or _ranked(game, view, legal, rng, "search")[0]


def _rollout(game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random) -> Move:
    """In a game without this bot it plays like `search`."""
    return winning(game, view, legal, rng) or _ranked(game, view, legal, rng, bots_of(game)[-1])[0]


def _greedy(game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random) -> Move:
    return winning(game, view, legal, rng) or game.policy(view, legal, rng)


def _mildest(game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random) -> Move:
    return game.mildest(legal) or _any(game, view, legal, rng)


BOTS: Final[dict[str, Bot]] = {
    each.name: each
    for each in (
        Bot("random", sees=False, choose=_any),
        Bot("careless", sees=True, choose=careless),
        Bot("greedy", sees=True, choose=_greedy),
        Bot("search", sees=True, choose=_search),
        Bot("rollout", sees=True, choose=_rollout),
    )
}
"""All bots by name, the weakest first: `random`, `careless`, `greedy`, `search`, `rollout`."""
PLAYERS: Final = {**BOTS, "mildest": Bot("mildest", sees=False, choose=_mildest)}
"""All bots, with those that only stand in for others."""
STAND_IN: Final = "greedy"
"""The bot that stands in for people who ran out of time, and for bots that make no progress."""


def stand_in(name: str, still: int) -> str:
    """The bot that chooses for a bot which has made `still` choices without progress at the table.

    It is the bot itself for `LIMIT` choices, then `greedy` for as many, then the one that makes the
    mildest choices, and in the end `random`.
    """
    ladder = (name, STAND_IN, "mildest", "random")
    return ladder[min(still // LIMIT, len(ladder) - 1)]


def ranking(game: Game[Any, Any], view: Any, legal: Sequence[Move], rng: Random) -> list[Move]:
    """The legal moves as the strongest bot of a game ranks them: its choice, then the next best.

    Moves that only lead back may be missing.
    """
    wins = winning(game, view, legal, rng)
    ranked = _ranked(game, view, legal, rng, bots_of(game)[-1])
    return ranked if wins is None else [wins, *(move for move in ranked if move is not wins)]


def bots_of(game: Game[Any, Any]) -> tuple[str, ...]:
    """The names of the bots that can play a game, the weakest first.

    Examples:
        >>> import fateloom
        >>> bots_of(fateloom.games["destiny"])
        ('random', 'careless', 'greedy', 'search')
        >>> bots_of(fateloom.games["realms"])
        ('random', 'careless', 'greedy', 'search', 'rollout')
    """
    return tuple(name for name in BOTS if name != "rollout" or name in game.rollouts)


def opponents_of(game: Game[Any, Any]) -> tuple[str, ...]:
    """The names of the bots that a game offers to people, the weakest first: all but `random`."""
    return tuple(name for name in bots_of(game) if name != "random")


def bot(name: str, among: Collection[str] = tuple(BOTS)) -> Bot:
    """The bot of this name, in upper or lower case.

    Raises `UnknownBot` for one that is not `among` these, with the nearest of their names or all.
    """
    known = name.casefold()
    if known not in among:
        near = get_close_matches(known, among, n=1)
        raise UnknownBot("unknown-bot", name, tuple(near or among))
    return BOTS[known]
