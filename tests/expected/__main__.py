"""Write what Python says and counts, for the client's tests: `python -m tests.expected [GAME]`.

The client makes sentences of the same files as Python, and counts some things itself. Its tests
compare both with the files beside this one, which are not kept in git: `./x test` makes them.
With the name of a game, its sentences are printed instead.
"""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from fateloom.games import registry
from tests.games.realms.counting import counts
from tests.words.samples import samples

FOLDER: Final = Path(__file__).parent
ROOT: Final = FOLDER.parents[1]


def words(game: str) -> str:
    """The samples of a game as JSON, made in a process of its own.

    Which moves Destinies has depends on the stories that were opened before.
    """
    command = (sys.executable, "-m", "tests.expected", game)
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout.decode()


def as_json(value: Any) -> str:
    """A value as it stands in a file."""
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.stdout.buffer.write(as_json(samples(registry[sys.argv[1]])).encode())
        sys.exit()
    with ThreadPoolExecutor() as pool:  # each waits for a process
        for name, text in zip(registry, pool.map(words, registry), strict=True):
            (FOLDER / f"words-{name}.json").write_text(text, encoding="utf-8")
    (FOLDER / "realms-counts.json").write_text(as_json(counts()), encoding="utf-8")
