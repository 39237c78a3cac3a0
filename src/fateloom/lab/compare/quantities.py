"""What is measured of a game for a comparison, by name.

    wins seat 0              whether this seat won; a victory shared by two counts half
    wins bot greedy          likewise a bot, or the half of a bot that plays two seats
    wins identity Dragon     whether it was won with this: by a seat of which the last view says so
    has treasures Magic Tome    the share of the seats of which it says so
    mean points              the mean of a number over the seats
    ends goal                whether it ended for this reason
    shared                   whether several seats won
    rounds, choices          its length

What a game is won with is found in the views, so that it takes no list of each game.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from fateloom.bots import Bot
from fateloom.lab.play import Row

Measures: TypeAlias = Mapping[str, float]
"""Numbers by the names of what they measure. What is missing is 0."""

LENGTHS: Final = ("rounds", "choices")
_MEAN: Final = "mean "
_PICTURES: Final = frozenset({"figure", "portrait"})
"""What views say for pictures; the hero says the same."""
_PLAYERS: Final = frozenset({"seat", "bot", "hero", "path", "player"})
_NAMES: Final = ("card", "name")
"""The keys under which views name what is in a list."""


def is_bounded(name: str) -> bool:
    """Whether it is a share, from 0 to 1."""
    return name not in LENGTHS and not name.startswith(_MEAN)


def is_of_everybody(name: str) -> bool:
    """Whether it says something of whole games or seats, not of a thing that somebody has."""
    kind, _, what = name.partition(" ")
    return kind != "has" and (kind != "wins" or what.partition(" ")[0] in _PLAYERS)


def measures(row: Row, last: Mapping[str, Any], bots: Sequence[Bot]) -> Measures:
    """What is measured of a game with these bots by seat, from its row and its last view."""
    seats = len(bots)
    found: defaultdict[str, float] = defaultdict(float)
    won = [1 / len(row.winners) if seat in row.winners else 0.0 for seat in range(seats)]
    several = len({bot.name for bot in bots}) > 1
    for seat, share in enumerate(won):
        found[f"wins seat {seat}"] += share
        if several:
            found[f"wins bot {bots[seat].name}"] += share
    found[f"ends {row.reason}"] += 1
    found["shared"] += len(row.winners) > 1
    found["choices"] += row.choices
    if row.round is not None:
        found["rounds"] += row.round
    for seat, facts in enumerate(row.players):
        for fact, value in facts.items():
            if isinstance(value, (bool, str)):
                if fact not in _PICTURES:
                    _hold(found, f"{fact} {value}", won[seat], seats)
            else:
                found[f"{_MEAN}{fact}"] += value / seats
    players = last.get("players", ())
    if len(players) == seats:
        for seat, player in enumerate(players):
            for thing in sorted({*_things(player)}):
                _hold(found, thing, won[seat], seats)
    return found


def _hold(found: defaultdict[str, float], thing: str, won: float, seats: int) -> None:
    """Count that a seat, with this share of the victory, has something."""
    found[f"has {thing}"] += 1 / seats
    found[f"wins {thing}"] += won


def _things(player: Mapping[str, Any]) -> Iterator[str]:
    """What lists in the view of a player name, with the names of the lists."""
    for name, value in player.items():
        for each in value if isinstance(value, (list, tuple)) else ():
            if isinstance(each, str):
                yield f"{name} {each}"
            elif isinstance(each, dict):
                yield from (f"{name} {each[key]}" for key in _NAMES if key in each)


def listed(games: Sequence[Measures]) -> list[str]:
    """The names of what differs among these games, which are those worth asking about.

    What is the same in all of them is left out, and so is who has it and wins when everybody has.
    """
    names = dict.fromkeys(name for game in games for name in game)
    return [name for name in names if len({game.get(name, 0) for game in games}) > 1]
