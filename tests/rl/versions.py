"""What the numbers of the environments mean, as a digest that changes with them.

python -m tests.rl.versions      write them, after the versions of the features have been raised
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from fateloom.games import registry
from fateloom.rl.play import Play
from fateloom.rl.setup import Setup, features_of

FILE = Path(__file__).with_name("versions.json")
PAGE = Path(__file__).parents[2] / "docs/lab/layouts.md"
GAMES = ("destinies", "destiny", "hand", "realms")


def numbers(game: str) -> dict[str, Any]:
    """The version of a game's environments, and what it stands for: moves, layout and, for a game
    without stories, what becomes of it in random play. Each story has numbers of its own, so that a
    new one changes none."""
    rules = registry[game]
    digest: str | dict[str, str]
    if rules.tells_stories:
        digest = {str(name): _digest(game, scenario=name) for name in rules.options[0].values}
    else:
        digest = _digest(game)
    return {"version": features_of(game).version, "rules": rules.rules, "digest": digest}


def _digest(game: str, **options: Any) -> str:
    rules, told = registry[game], hashlib.sha256()
    for seats in (rules.seat_counts[0], rules.seat_counts[-1]):
        setup = Setup(game, seats=seats, **options)
        told.update(json.dumps([str(move) for move in setup.actions.moves(seats - 1)]).encode())
        told.update(json.dumps(parts(setup)).encode())
        if not rules.tells_stories:
            told.update(b"".join(_played(setup)))
    return told.hexdigest()[:16]


def _played(setup: Setup) -> Iterator[bytes]:
    """The legal actions and the observations of a random game."""
    play, chance = Play.begin(setup, setup.seats), Random(setup.seats)
    while (seat := play.seat) is not None:
        legal = play.legal(seat)
        yield json.dumps(legal).encode()
        yield setup.flat(play.state.view(seat)).tobytes()
        play.act(chance.choice(legal))


def parts(setup: Setup) -> list[tuple[str, tuple[int, ...], int]]:
    """The layout of the observations."""
    return [(part.name, part.shape, part.most) for part in setup.parts]


HEAD = """# Layouts of observations

The parts of each game's observations in their order; see
[Environments for learning](interfaces.md#observations). `from` is the place of the first value in a
flat observation, `most` the largest value. The words are what the places of the last axis stand
for, or in `coming` of Destiny the values from 1 on; `Part.words` has all of them. A shape of more
axes has a row for each seat, from the seat itself on, or for each card of a line, skill, hero, tile
or place of trade.

Some values are no counts, and stand for something from 1 on (0 for nothing):

| part | 1, 2 ... are |
|---|---|
| laid-on, played-on | the Bases, in the order of `groups`: where a card lies |
| laid-as, played-as | the alignments, in the order of `declared`: what a card counts as |
| calls | a pass, a bid of 1, a bid of 2 ... |
| fallen | those who left the game first, those who left second ... |
| noted | a card that a player may still hold, a card that a player holds for certain |
| pile-known | the top card of the pile, the second ... |
| paid-hit, deed | the hit that is being paid for; what is being used, on what |
| places-on | the tiles, in the order of `explored` |
| persons-at | the places, in the order of `place` |
| place-tokens | the tokens with the numbers 0, 1 ... |
| stage | the first stage of a Finale, the second ... |
| roll-added, roll-granted | 9 is none, less is taken from a roll, more is added to it |

This page is written by `python -m tests.rl.versions`.
"""


def page() -> str:
    """The layouts for three seats, or for as many as a game takes, with its first options."""
    tables = [HEAD]
    for game in GAMES:
        seats = 3 if 3 in registry[game].seat_counts else 1
        setup = Setup(game, seats=seats)
        title = "1 seat" if seats == 1 else f"{seats} seats"
        story = f", the story {setup.options['scenario']}" if "scenario" in setup.options else ""
        rows = [f"## {setup.name}, {title}{story}\n", "| from | part | shape | most | words |"]
        rows.append("|---|---|---|---|---|")
        start = 0
        for part in setup.parts:
            shape = " × ".join(map(str, part.shape))
            words = [str(word) for word in part.words if isinstance(word, str)]
            told = ", ".join(words if len(words) <= 12 else [*words[:3], "...", words[-1]])
            rows.append(f"| {start} | {part.name} | {shape} | {part.most} | {told} |")
            start += part.size
        tables.append("\n".join(rows) + "\n")
    return "\n".join(tables)


def main() -> None:
    """Write the file and the page."""
    found = {game: numbers(game) for game in GAMES}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
