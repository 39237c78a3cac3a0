"""Pairs of games of Destinies: the same deal, played with a story and with another version of it.

What is measured are the quantities of a playtest (`fateloom.lab.playtest.statistics`):

    wins hero goat-herd            whether it was won with this hero
    wins path goat-herd a          whether on this path of the hero
    wins player hostile            whether a player of this kind won, if there are different ones
    ends fulfilled                 whether it ended for this reason
    mean minutes, days, turns, words    how long people take (PROP-LEN-01), and what they hear
    mean finales, setbacks, defeats     how many of these there were
    mean virtue goat-herd          of a hero, at the end
    choices                        the number of choices
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from fateloom.core.errors import InvalidSetup
from fateloom.games.destinies.game import Destinies
from fateloom.games.destinies.scenario import codec
from fateloom.games.destinies.scenario.model import Scenario
from fateloom.lab.compare.pairs import Pair
from fateloom.lab.compare.quantities import Measures
from fateloom.lab.playtest.instrumentation import instrumented
from fateloom.lab.playtest.play import (
    Facts,
    PlayedGame,
    Table,
    new_table,
    play,
    starts_of,
    tables,
)
from fateloom.lab.playtest.report import tables_of
from fateloom.lab.playtest.run import digest
from fateloom.story.output import compiled

USUAL: Final = "mean minutes"
"""What is asked about if nothing else is said."""


@dataclass(frozen=True, slots=True)
class StoryPairs:
    """The plan that compares two versions of a story: see `fateloom.lab.compare.pairs.Deals`."""

    before: str
    """The compiled story as it is."""
    after: str
    """The other version."""
    table: Table
    """Where both are played; its players move on by a seat from deal to deal."""
    seed: int
    starts: tuple[Facts, ...]
    """The facts of a campaign with which games begin, in turn."""
    first: int = 0
    games: int = 2
    modules: tuple[str, ...] = (__name__,)

    def starting(self, first: int) -> StoryPairs:
        """The same plan, counting from the deal with this index."""
        return replace(self, first=first)

    def play(self, indices: range) -> list[Pair]:
        """Play these deals."""
        return [self._pair(self.first + index) for index in indices]

    def _pair(self, index: int) -> Pair:
        facts = self.starts[index % len(self.starts)]
        before, after = (
            measures(play(_game(story), self.table, 0, index, self.seed, facts))
            for story in (self.before, self.after)
        )
        return Pair(index, before, after, faults={})


@lru_cache(maxsize=2)
def _game(story: str) -> Destinies:
    """The game with a compiled story. Its id is its own: both versions may have the same."""
    scenario = codec.load(json.loads(story))
    return instrumented(replace(scenario, id=f"{scenario.id}@{digest(story)}"))


def story_pairs(
    before: Scenario, after: Scenario, *, seats: str | None, mode: str | None, seed: int
) -> StoryPairs:
    """The plan that compares two versions of a story.

    They are played at the table of these seats ("greedy,hostile") and mode, or at the first of a
    playtest. Raises `InvalidSetup` for stories that are the same, and for a table that one of them
    does not have, and `UnknownPlayer`.
    """
    texts = compiled(before), compiled(after)
    if texts[0] == texts[1]:
        raise InvalidSetup("compare-same-story")
    every = tables(_game(texts[0]))
    if seats:
        chosen = tables_of(seats, mode)
    else:
        chosen = tuple(table for table in every if not mode or table.mode == mode)
    if not chosen:
        modes = ", ".join(dict.fromkeys(table.mode for table in every))
        raise InvalidSetup("playtest-mode", mode, modes)
    for text in texts:
        new_table(_game(text), chosen[0], 0, heroes="dealt")
    # What is sent to other processes: a mapping proxy cannot be.
    starts = tuple([dict(facts) for facts in starts_of(before)])
    return StoryPairs(*texts, chosen[0], seed, starts)


def measures(row: PlayedGame) -> Measures:
    """What is measured of a game."""
    found: defaultdict[str, float] = defaultdict(float)
    # Also a hero who never wins is one that can be asked about.
    found |= {f"wins hero {hero}": 0.0 for hero in row.heroes}
    several = len(set(row.seats)) > 1
    for seat in row.winners:
        share = 1 / len(row.winners)
        found[f"wins hero {row.heroes[seat]}"] += share
        found[f"wins path {row.heroes[seat]} {row.path}"] += share
        if several:
            found[f"wins player {row.seats[seat]}"] += share
    found[f"ends {row.reason}"] = 1
    found["choices"] = row.choices
    lengths = {
        "minutes": row.minutes,
        "days": row.days,
        "turns": row.turns,
        "words": row.words,
        "finales": len(row.finales),
        "setbacks": row.setbacks,
        "defeats": row.defeated,
    }
    found |= {f"mean {name}": value for name, value in lengths.items()}
    for hero, virtue in zip(row.heroes, row.virtue, strict=True):
        found[f"mean virtue {hero}"] = virtue
    return found
