"""The compiled games are the games."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import fast, typed

GAMES = Path(__file__).parents[2] / "src/fateloom/games"
REPLAYS = f"""
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from fateloom.bots import BOTS
from fateloom.core.conformance import playthrough
from fateloom.games import registry
for path in sorted(Path({str(GAMES)!r}).glob("*/golden/short.txt")):
    kept = path.read_text(encoding="utf-8")
    name, _, _, _, seed, _, seats = kept.splitlines()[0].split()
    text = playthrough(registry[name], seed=int(seed), seats=int(seats))
    assert text == kept, f"{{path}} was played otherwise"
for name in registry:
    state = registry[name].new(seed=1, seats=registry[name].seat_counts[0])
    assert state == state.copy() != registry[name].new(seed=2, seats=state.seats), name
    seat = state.waiting[0]
    legal = state.legal(seat)
    assert BOTS["search"].choose(registry[name], state.view(seat), legal, Random(1)) in legal, name
    print(name, Path(import_module(f"fateloom.games.{{name}}.state").__file__).suffix)
"""


def test_tables_and_numbered_names_are_said_in_types() -> None:
    source = '''"""About it."""
A, B = BOTH = range(2)
A, B = range(2)
(
    REST,
    FIGHT,
) = range(B, B + 2)


COSTS: Final = ((1, -2), (3, FIGHT))
ROW: Final = ("Scout", 3)


class State(ABC):
    """A state."""
'''
    said = typed.for_mypyc(source)
    assert "REST: Final = B + 0; FIGHT: Final = B + 1" in said
    assert "COSTS: Final = tuple([tuple([1, -2]), tuple([3, FIGHT])])" in said
    assert 'ROW: Final = ("Scout", 3)' in said
    assert "interpreted_subclasses=True)\nclass State(ABC):" in said
    assert said.count("\n") == source.count("\n")


@pytest.mark.parametrize("game", ["destiny", "hand", "realms"])
def test_what_is_said_in_types_has_the_same_values(game: str, tmp_path: Path) -> None:
    cards = fast.PACKAGE / f"games/{game}/cards.py"
    said = tmp_path / "cards.py"
    said.write_text(typed.for_mypyc(cards.read_text(encoding="utf-8")), encoding="utf-8")
    plain, again = runpy.run_path(str(cards)), runpy.run_path(str(said))
    names = [name for name in plain if name.isupper()]
    assert len(names) > 50
    assert {name: again[name] for name in names} == {name: plain[name] for name in names}


@pytest.mark.slow
def test_compiled_games_play_the_golden_games() -> None:
    try:
        place = fast.built()
    except OSError as error:
        if fast.compiler() is None:
            pytest.skip(str(error))
        raise
    run = [sys.executable, "-c", REPLAYS]
    environment = fast.environment(place)
    done = subprocess.run(run, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    suffixes = dict(line.split() for line in done.stdout.splitlines())
    assert {name for name, suffix in suffixes.items() if suffix in (".so", ".pyd")} == {
        "destiny",
        "hand",
        "realms",
    }
