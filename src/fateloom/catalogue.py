"""What is printed on the cards of games, for their web boards.

    python -m fateloom.catalogue [--js] FOLDER [GAME ...]

writes FOLDER/<game>.ts with `Game.catalogue` for each of these games, or for all that have one. So
a board is built with the facts that the rules go by, and the compiler tells what it leaves out.
With --js it writes <game>.js, for boards without a compiler.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

from fateloom.core.game import Game
from fateloom.games import registry


def module(game: Game[Any, Any], kind: str = "ts") -> str:
    """The catalogue of a game as a module; in TypeScript each word is a type of its own."""
    facts = json.dumps(game.catalogue, indent=2, ensure_ascii=False, default=dict)
    end = " as const" if kind == "ts" else ""
    return (
        f"/* What {game.name} is played with. Made by `python -m fateloom.catalogue`. */\n"
        f"export const CATALOGUE = {facts}{end};\n"
    )


def write(folder: Path, names: Collection[str] = (), kind: str = "ts") -> None:
    """Write the modules of these games, or of all with a catalogue if none is named."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or registry:
        if registry[name].catalogue:
            (folder / f"{name}.{kind}").write_text(module(registry[name], kind), encoding="utf-8")


def main() -> None:
    """Write what the arguments ask for."""
    parser = argparse.ArgumentParser(prog="python -m fateloom.catalogue")
    parser.add_argument("--js", action="store_true", help="JavaScript rather than TypeScript")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", metavar="GAME")
    given = parser.parse_args()
    write(given.folder, given.games, "js" if given.js else "ts")


if __name__ == "__main__":
    main()
