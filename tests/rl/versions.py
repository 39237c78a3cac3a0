"""What the numbers of the environments mean, as one number a game: it changes with them.

python -m tests.rl.versions      write them, after the versions of the features have been raised
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

from fateloom.games import registry
from fateloom.rl.play import Play
from fateloom.rl.setup import Setup, features_of

FILE = Path(__file__).with_name("versions.json")
GAMES = ("destiny", "hand", "realms")


def numbers(game: str) -> dict[str, Any]:
    """The version of a game's environments, and what it stands for."""
    counts = registry[game].seat_counts
    told = hashlib.sha256()
    for seats in (counts[0], counts[-1]):
        setup = Setup(game, seats=seats)
        told.update(json.dumps([str(move) for move in setup.actions.moves(seats - 1)]).encode())
        told.update(json.dumps(parts(setup)).encode())
        play, chance = Play.begin(setup, seats), Random(seats)
        while (seat := play.seat) is not None:
            legal = play.legal(seat)
            told.update(json.dumps(legal).encode() + setup.flat(play.state.view(seat)).tobytes())
            play.act(chance.choice(legal))
    return {
        "version": features_of(game).version,
        "rules": registry[game].rules,
        "digest": told.hexdigest()[:16],
    }


def parts(setup: Setup) -> list[tuple[str, tuple[int, ...], int]]:
    """The layout of the observations."""
    return [(part.name, part.shape, part.most) for part in setup.parts]


def main() -> None:
    """Write the file."""
    found = {game: numbers(game) for game in GAMES}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
