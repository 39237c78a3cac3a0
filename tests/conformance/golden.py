"""Golden games: random games whose every choice and event is known beforehand.

    python -m tests.conformance.golden                 write those of all games
    python -m tests.conformance.golden destiny         write those of one game
    python -m tests.conformance.golden --show destiny-4    print one whole game

Of most only the hash is kept, in `golden/hashes.json` in the folder of the game, by the number of
seats. To see what a change of the rules did to one of them, print it before and after the change
and compare the two texts. One short game of each kind is kept as it reads, in `golden/short.txt`.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any, Final

import fateloom.games
from fateloom.core.conformance import playthrough
from fateloom.core.game import Game
from fateloom.games import registry

GAMES: Final = Path(fateloom.games.__path__[0])
_HEAD: Final = re.compile(r"seed (\d+) seats (\d+)$", re.MULTILINE)


def hashes(game: str) -> Path:
    """Where the hashes of a game's golden games are."""
    return GAMES / game / "golden/hashes.json"


def kept(game: str) -> Path:
    """Where a short game is kept as it reads."""
    return GAMES / game / "golden/short.txt"


def text(name: str) -> str:
    """The golden game of this name, `GAME-SEATS`: its seed is the number of seats."""
    game, _, seats = name.partition("-")
    return playthrough(registry[game], seed=int(seats), seats=int(seats))


def short(game: Game[Any, Any]) -> str:
    """The game that is kept as it reads: its first line tells which it is. The first one is that
    of seed 0."""
    file = kept(game.name)
    told = _HEAD.search(file.read_text(encoding="utf-8")) if file.is_file() else None
    seed, seats = map(int, told.groups()) if told else (0, game.seat_counts[0])
    return playthrough(game, seed=seed, seats=seats)


def names(game: Game[Any, Any]) -> list[str]:
    """The names of a game's golden games."""
    return [f"{game.name}-{seats}" for seats in game.seat_counts]


def digest(played: str) -> str:
    """The hash by which a golden game is known."""
    return hashlib.sha256(played.encode()).hexdigest()


def known(game: str) -> dict[str, str]:
    """The hash of each golden game of a game, by its name."""
    file = hashes(game)
    found: dict[str, str] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {f"{game}-{seats}": value for seats, value in found.items()}


def main(words: list[str]) -> None:
    """Print one game, or write those of the games named, else of all."""
    if words[:1] == ["--show"]:
        sys.stdout.write("".join(map(text, words[1:])))
        return
    for each in words or list(registry):
        game = registry[each]
        found = {name.partition("-")[2]: digest(text(name)) for name in names(game)}
        told = short(game)
        hashes(each).parent.mkdir(exist_ok=True)
        hashes(each).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        kept(each).write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
