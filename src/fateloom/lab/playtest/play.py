"""One game of a playtest, and the row it leaves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from math import prod
from random import Random
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from fateloom.core.game import Seat
from fateloom.games.destinies.chapters import legacy
from fateloom.games.destinies.game import FACT, Destinies
from fateloom.games.destinies.scenario import cache
from fateloom.games.destinies.scenario.model import PATHS, Scenario
from fateloom.lab.play import seed_of
from fateloom.lab.playtest.instrumentation import PIECES, InstrumentedTable
from fateloom.lab.playtest.players import PLAYERS

MOST_DAYS: Final = 60
"""A longer game is left unfinished: nobody at the table wants it to end."""
MOST_CHOICES: Final = 4_000
ACTIONS: Final = frozenset(("go", "take", "scan", "tell", "travel", "walk", "deal"))
"""Moves that take time at the table (PROP-LEN-01): somebody walks, or does something at a place.
Others are parts of those: the place to visit, dice, markers, what goes into a basket."""


Facts: TypeAlias = Mapping[str, int]
"""Facts of a campaign, by their names; empty for a story that is played alone."""
ALONE: Final[Facts] = MappingProxyType({})
STARTS: Final = 15
"""How many combinations of the facts of a campaign games begin with, unless those are known."""


@dataclass(frozen=True, slots=True)
class Table:
    """A mode of the game with the players at the table."""

    mode: str
    """The mode: `explorer`, `challenger`, `race` or `team`."""
    seats: tuple[str, ...]
    """The kinds of players. They move on by one seat from game to game."""
    grade: int = 1
    """The grade of difficulty in the mode `challenger`."""

    @property
    def name(self) -> str:
        """The mode, with the grade where there is one: challenger-2."""
        return f"{self.mode}-{self.grade}" if self.mode == "challenger" else self.mode

    def seated(self, game: int) -> tuple[str, ...]:
        """Who sits where in the game of this number."""
        turn = game % len(self.seats)
        return self.seats[turn:] + self.seats[:turn]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that was played.

    table     its number among the tables of the playtest
    seats     names of the players, by seat; `heroes` the ids of theirs
    winners   the seats that won; `path` the path on which, or ""
    reason    how it ended; unfinished where nobody wanted to end it
    turns     turns of heroes; `actions` as in ACTIONS
    words     read aloud
    finales   the Finales in the order in which they began: seat, day and path
    defeated  how many heroes were; `setbacks` stages of Finales that were not passed at once
    virtue    by seat, at the end
    most      by PIECES: the most that were in use at once
    pressed   whether an event happened that presses the players
    seen, offered   things of the catalogue, as bits
    facts     what it leaves to later parts of its campaign, with what earlier ones have left
    """

    table: int
    index: int
    seed: int
    seats: tuple[str, ...]
    heroes: tuple[str, ...]
    winners: tuple[Seat, ...]
    path: str
    reason: str
    days: int
    turns: int
    choices: int
    actions: int
    words: int
    finales: tuple[tuple[Seat, int, str], ...]
    defeated: int
    setbacks: int
    virtue: tuple[int, ...]
    most: tuple[int, ...]
    pressed: bool
    seen: int
    offered: int
    facts: Facts

    @property
    def minutes(self) -> float:
        """How long people take for it (PROP-LEN-01)."""
        return (self.words * SECONDS_A_WORD + self.actions * SECONDS_AN_ACTION) / 60


SECONDS_A_WORD: Final = 0.4
SECONDS_AN_ACTION: Final = 40
UNFINISHED: Final = "unfinished"


def play(
    game: Destinies, table: Table, number: int, index: int, seed: int, facts: Facts = ALONE
) -> PlayedGame:
    """Play the game with an index in the run with a seed, at the table with a number, after
    earlier parts of a campaign that have left these facts."""
    own = seed_of(seed, index)
    names = table.seated(index)
    state = new_table(game, table, own, "dealt", facts)
    players = [PLAYERS[name] for name in names]
    rngs = [Random(f"{own}/{seat}") for seat in range(len(players))]
    choices = actions = 0
    while state.waiting and state.day <= MOST_DAYS and choices < MOST_CHOICES:
        seat = state.waiting[0]
        move = players[seat](game, state, seat, rngs[seat])
        state.apply(seat, move)
        state.record_usage()
        choices += 1
        actions += move.kind in ACTIONS
    state.record_end()
    outcome = state.outcome
    notes = state.notes
    winners = outcome.winners if outcome is not None else ()
    path = PATHS[state.path[state.hero_of(state.persons[winners[0]])]] if winners else ""
    return PlayedGame(
        table=number,
        index=index,
        seed=own,
        seats=names,
        heroes=tuple([hero_of(state, seat) for seat in range(state.seats)]),
        winners=winners,
        path=path,
        reason=outcome.reason if outcome is not None else UNFINISHED,
        days=state.day,
        turns=notes.turns,
        choices=choices,
        actions=actions,
        words=notes.words,
        finales=tuple([(seat, *began) for seat, began in notes.finales.items()]),
        defeated=notes.defeated,
        setbacks=notes.setbacks,
        virtue=tuple([state.virtue[person] for person in state.persons]),
        most=tuple([notes.most[name] for name in PIECES]),
        pressed=notes.pressed,
        seen=notes.seen,
        offered=notes.offered,
        facts={**facts, **legacy(state)},
    )


def new_table(
    game: Destinies, table: Table, seed: int, heroes: str, facts: Facts = ALONE
) -> InstrumentedTable:
    """A new game at a table. Raises `InvalidSetup`."""
    state = game.new(seed=seed, seats=len(table.seats), **setup(game, table, heroes, facts))
    assert isinstance(state, InstrumentedTable)
    return state


def setup(game: Destinies, table: Table, heroes: str, facts: Facts = ALONE) -> dict[str, Any]:
    """The options of a game at a table. Of the facts, those count that the story has."""
    own = [fact.id for fact in cache.book(str(game.options[0].default)).legacy]
    carried = {f"{FACT}{name}": facts[name] for name in own if name in facts}
    return game.checked({"mode": table.mode, "grade": table.grade, "heroes": heroes, **carried})


def starts_of(scenario: Scenario) -> tuple[Facts, ...]:
    """The facts with which games of a story begin, one after the other: alone, and if it is a later
    part of a campaign, with combinations of its facts."""
    campaign = scenario.campaign
    if campaign is None or campaign.part == 1 or not campaign.facts:
        return (ALONE,)
    names = [fact.id for fact in campaign.facts]
    ranges = [range(fact.least, fact.most + 1) for fact in campaign.facts]
    if prod(map(len, ranges)) <= STARTS:
        found = list(product(*ranges))
    else:
        rng = Random(0)
        found = [tuple([rng.choice(values) for values in ranges]) for _ in range(STARTS)]
    return (ALONE, *[dict(zip(names, values, strict=True)) for values in found])


def hero_of(state: InstrumentedTable, seat: Seat) -> str:
    """The hero of a seat, in team mode with companions the one they are bound to."""
    return state.book.scenario.heroes[state.hero_of(state.persons[seat])].id


def tables(game: Destinies) -> tuple[Table, ...]:
    """The tables of a whole playtest: every mode that the story offers, each kind of player."""
    story = cache.book(str(game.options[0].default)).scenario
    found: list[Table] = []
    most = min(len(story.heroes), 3)
    for seats in range(most, 1, -1):
        found.append(Table("race", ("greedy",) * seats))
    if most >= 2:
        found.append(Table("race", ("random",) * most))
        found.append(Table("race", ("greedy", "hostile", "idle")[:most]))
        found.append(Table("race", ("greedy", *("hostile",) * (most - 1))))
    found.append(Table("explorer", ("greedy",)))
    found.append(Table("explorer", ("random",)))
    for grade in range(1, len(story.modes.limits) + 1):
        found.append(Table("challenger", ("greedy",), grade))
    if 4 in game.seat_counts:
        found.append(Table("team", ("greedy",) * 4))
    return tuple(found)
