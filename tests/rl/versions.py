"""What the numbers of the environments mean, as one number a game: it changes with them.

python -m tests.rl.versions      write them, after the versions of the features have been raised
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from fateloom.games import registry
from fateloom.rl.play import Play
from fateloom.rl.setup import Setup, features_of

FILE = Path(__file__).with_name("versions.json")
GAMES = ("destinies", "destiny", "hand", "realms")


def numbers(game: str) -> dict[str, Any]:
    """The version of a game's environments, and what it stands for: moves, layout and, for a game
    without stories, what becomes of it in random play."""
    rules, told = registry[game], hashlib.sha256()
    stories: list[dict[str, Any]] = [{}]
    if rules.tells_stories:
        stories = [{"scenario": name} for name in rules.options[0].values]
    for options, seats in product(stories, (rules.seat_counts[0], rules.seat_counts[-1])):
        setup = Setup(game, seats=seats, **options)
        told.update(json.dumps([str(move) for move in setup.actions.moves(seats - 1)]).encode())
        told.update(json.dumps(parts(setup)).encode())
        if not rules.tells_stories:
            told.update(b"".join(_played(setup)))
    return {
        "version": features_of(game).version,
        "rules": rules.rules,
        "digest": told.hexdigest()[:16],
    }


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


def main() -> None:
    """Write the file."""
    found = {game: numbers(game) for game in GAMES}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
