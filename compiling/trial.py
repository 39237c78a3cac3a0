"""Play the installed Fateloom: are its games compiled, and are they the same games?

    python compiling/trial.py src/fateloom/games

Plays the golden games in that folder, prints for each game what Python made it of (`.so` or `.pyd`
if it is compiled, `.py` if not), and fails with an error if anything differs.
"""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
import sys
from importlib import import_module
from pathlib import Path
from random import Random

from fateloom.bots import BOTS
from fateloom.core.conformance import playthrough
from fateloom.games import registry


def main(folder: Path) -> None:
    """Play the golden games of a folder with games."""
    for name in ("destinies", "destiny", "hand", "realms"):
        game = registry[name]
        golden = folder / name / "golden"
        for seats, digest in json.loads((golden / "hashes.json").read_text("utf-8")).items():
            text = playthrough(game, seed=int(seats), seats=int(seats))
            assert hashlib.sha256(text.encode()).hexdigest() == digest, f"{name}, {seats} seats"
        kept = (golden / "short.txt").read_text(encoding="utf-8")
        *_, seed, _, seats = kept.splitlines()[0].split()
        assert playthrough(game, seed=int(seed), seats=int(seats)) == kept, f"{name}, seed {seed}"
        state = game.new(seed=1, seats=game.seat_counts[0])
        assert state == state.copy() != game.new(seed=2, seats=state.seats), name
        assert state == pickle.loads(pickle.dumps(state)), name
        assert state == copy.deepcopy(state), name
        seat = state.waiting[0]
        view = state.view(seat)  # a server's bots get it from another process
        assert view == pickle.loads(pickle.dumps(view)) == copy.copy(view), name
        legal = state.legal(seat)
        assert list(map(str, pickle.loads(pickle.dumps(legal)))) == list(map(str, legal)), name
        assert BOTS["search"].choose(game, view, legal, Random(1)) in legal, name
        made_of = str(import_module(f"fateloom.games.{name}.state").__file__)
        print(name, Path(made_of).suffix)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
