"""Golden games: random games whose every choice and event is known beforehand.

    python -m tests.conformance.golden                 write those of all games
    python -m tests.conformance.golden destiny         write those of one game
    python -m tests.conformance.golden --show destiny-4    print one whole game

Of most only the hash is kept, in `golden/hashes.json`. To see what a change of the rules did to
one of them, print it before and after the change and compare the two texts. One short game of
each kind is kept as it reads, in `golden/GAME.txt`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any, Final

from fateloom.core.conformance import playthrough
from fateloom.core.game import Game
from fateloom.games import registry

FOLDER: Final = Path(__file__).parent / "golden"
HASHES: Final = FOLDER / "hashes.json"
SHORT: Final = {"destiny": (251, 2), "hand": (1, 1), "realms": (0, 2), "destinies": (53, 1)}
"""Seed and seats of a short random game of each kind."""


def text(name: str) -> str:
    """The golden game of this name, `GAME-SEATS`: its seed is the number of seats."""
    game, _, seats = name.partition("-")
    return playthrough(registry[game], seed=int(seats), seats=int(seats))


def short(game: Game[Any, Any]) -> str:
    """The game that is kept as it reads."""
    seed, seats = SHORT.get(game.name, (0, game.seat_counts[0]))
    return playthrough(game, seed=seed, seats=seats)


def names(game: Game[Any, Any]) -> list[str]:
    """The names of a game's golden games."""
    return [f"{game.name}-{seats}" for seats in game.seat_counts]


def digest(played: str) -> str:
    """The hash by which a golden game is known."""
    return hashlib.sha256(played.encode()).hexdigest()


def known() -> dict[str, str]:
    """The hash of each golden game, by name."""
    found: dict[str, str] = json.loads(HASHES.read_text(encoding="utf-8"))
    return found


def main(words: list[str]) -> None:
    """Print one game, or write those of the games named, else of all."""
    if words[:1] == ["--show"]:
        sys.stdout.write("".join(map(text, words[1:])))
        return
    wanted = {name for each in registry.values() for name in names(each)}
    hashes = {name: value for name, value in known().items() if name in wanted}
    for each in words or list(registry):
        hashes |= {name: digest(text(name)) for name in names(registry[each])}
        (FOLDER / f"{each}.txt").write_text(short(registry[each]), encoding="utf-8")
    HASHES.write_text(json.dumps(hashes, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
