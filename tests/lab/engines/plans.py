"""Plans for the tests of engines: their games end workers."""

from __future__ import annotations

import os
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

MODULES = ("tests.lab.engines.plans",)


@dataclass(frozen=True)
class Fragile:
    """Games whose rows are their numbers. Of these, `fatal` ends its worker like a power cut: the
    first time, or always. What was played is written down in a folder."""

    folder: Path
    fatal: int = -1
    always: bool = False
    seconds: float = 0.0
    modules: tuple[str, ...] = MODULES

    def play(self, indices: range) -> list[int]:
        for index in indices:
            time.sleep(self.seconds)
            died = self.folder / "died"
            if index == self.fatal and (self.always or not died.exists()):
                died.touch()
                os._exit(1)
            with (self.folder / f"{os.getpid()}.txt").open("a") as file:
                file.write(f"{indices.start} {index}\n")
        return list(indices)

    def twice(self) -> set[int]:
        """The first games of the chunks of which some games were played more than once."""
        lines = Counter(
            line for path in self.folder.glob("*.txt") for line in path.read_text().splitlines()
        )
        return {int(line.split()[0]) for line, times in lines.items() if times > 1}

    def chunk_of(self, game: int) -> int:
        """The first game of the chunk that has a game."""
        lines = [
            line.split()
            for path in self.folder.glob("*.txt")
            for line in path.read_text().splitlines()
        ]
        return next(int(first) for first, index in lines if int(index) == game)

    def workers(self) -> int:
        """The number of processes that have finished a game."""
        return len(list(self.folder.glob("*.txt")))


@dataclass(frozen=True)
class Faulty:
    """Games with a mistake of their bot's author."""

    modules: tuple[str, ...] = MODULES

    def play(self, indices: range) -> list[int]:
        raise ZeroDivisionError
