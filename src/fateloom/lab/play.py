"""One game played by bots, and the row it leaves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import Any, Final

from fateloom.bots import PLAYERS, Bot, stand_in
from fateloom.core.game import Game, Seat, State
from fateloom.core.standstill import LIMIT, progress_of
from fateloom.lab.cheater import Cheater
from fateloom.lab.programs import PATIENCE, ProgramFault

Scalar = bool | int | float | str


@dataclass(frozen=True, slots=True)
class Row:
    """A finished game of a simulation."""

    index: int
    """Its index in the simulation."""
    seed: int
    """Its own seed."""
    winners: tuple[int, ...]
    """The seats that won."""
    reason: str
    """The code of the reason why it ended."""
    choices: int
    """The number of choices."""
    round: int | None
    """The round (day, turn, wave) in which it ended; None if views do not count them."""
    players: tuple[dict[str, Scalar], ...]
    """For each seat, the single values of the last view: identity, points and the like."""
    faults: tuple[int, ...]
    """For each seat, the number of choices made at random because a program had none."""
    places: tuple[float | None, ...]
    """The place of each seat: see `places_of`."""
    asked: tuple[int, ...]
    """For each seat, the number of its choices."""
    seconds: tuple[float, ...] = field(compare=False)
    """For each seat, how long its bot has thought. No other value differs between two runs."""


def seed_of(seed: int, index: int) -> int:
    """The seed of the game with this index in a simulation with this seed.

    It has 53 bits, which every JSON parser reads exactly.

    Examples:
        >>> seed_of(1, 0)
        873958087349525
    """
    return int.from_bytes(sha256(f"{seed}/{index}".encode()).digest()[:8]) >> 11


def play(
    game: Game[Any, Any], bots: Sequence[Bot], index: int, seed: int, options: Mapping[str, Any]
) -> Row:
    """Play the game with this index of the run with this seed to its end: see `play_out`."""
    return play_out(game, bots, index, seed, options)[0]


def play_out(
    game: Game[Any, Any],
    bots: Sequence[Bot],
    index: int,
    seed: int,
    options: Mapping[str, Any],
    made: list[tuple[Seat, str]] | None = None,
) -> tuple[Row, dict[str, Any]]:
    """Play the game with this index of the run with this seed to its end; return its row, and the
    last view of a spectator. Its choices are added to `made`: the seat, and the text of the move.

    For a bot that gets nowhere another answers, as at any table, and for a program at fault chance
    does. Only a `Cheater` gets the state.
    """
    own = seed_of(seed, index)
    state = game.new(seed=own, seats=len(bots), **options)
    seats = [(bot, Random(f"{own}/{seat}")) for seat, bot in enumerate(bots)]
    faults, asked, seconds = [0] * len(bots), [0] * len(bots), [0.0] * len(bots)
    still = 0
    before = progress_of(state)
    while state.waiting:
        seat = state.waiting[0]
        bot, rng = seats[seat]
        if still >= LIMIT:
            bot = PLAYERS[stand_in(bot.name, still)]
        legal, move = state.legal(seat), None
        if faults[seat] < PATIENCE:
            seen, begun = _seen(bot, state, seat), perf_counter()
            with suppress(ProgramFault):
                move = bot.choose(game, seen, legal, rng)
            seconds[seat] += perf_counter() - begun
        if move is None:
            faults[seat] += 1
            move = rng.choice(legal)
        state.apply(seat, move)
        if made is not None:
            made.append((seat, move.text))
        asked[seat] += 1
        after = progress_of(state)
        still = still + 1 if after == before else 0
        before = after
    outcome = state.outcome
    assert outcome is not None
    last = asdict(state.view(None))
    round_ = next((last[name] for name in _ROUNDS if name in last), None)
    row = Row(
        index=index,
        seed=own,
        winners=outcome.winners,
        reason=outcome.reason,
        choices=sum(asked),
        round=round_ if type(round_) is int else None,
        faults=tuple(faults),
        places=places_of(outcome.ranking, len(bots)),
        asked=tuple(asked),
        seconds=tuple([round(each, 6) for each in seconds]),
        players=_facts(last.get("players", [last] if len(bots) == 1 else ()), len(bots)),
    )
    return row, last


def places_of(ranking: Sequence[Sequence[Seat]], seats: int) -> tuple[float | None, ...]:
    """The place of each seat, from 1. Seats that share places have the mean of them, so that a fair
    place is the same in every game; None for a seat that is not ranked.

    Examples:
        >>> places_of(((2,), (0, 1), (3,)), 4)
        (2.5, 2.5, 1.0, 4.0)
    """
    places: list[float | None] = [None] * seats
    before = 0
    for sharing in ranking:
        for seat in sharing:
            places[seat] = before + (len(sharing) + 1) / 2
        before += len(sharing)
    return tuple(places)


def _seen(bot: Bot, state: State, seat: Seat) -> Any:
    if isinstance(bot, Cheater):
        return state.copy()
    return state.view(seat) if bot.sees else None


_ROUNDS: Final = ("round", "day", "turn", "wave")
"""What views call that which games are long in."""
OF_THE_MOMENT: Final = frozenset({"seat", "asked", "about", "amount", "phase", "tile"})
"""What a view says of the moment it is made at, not of the game."""


def _facts(players: Any, seats: int) -> tuple[dict[str, Scalar], ...]:
    """The single values the last view holds of each seat, whatever the game."""
    whole = isinstance(players, (list, tuple)) and len(players) == seats
    if not whole or not all(isinstance(player, dict) for player in players):
        return tuple({} for _ in range(seats))
    return tuple(
        {
            name: value
            for name, value in player.items()
            if name not in OF_THE_MOMENT and isinstance(value, (bool, int, float, str))
        }
        for player in players
    )
