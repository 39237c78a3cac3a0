"""The compiled games are the games."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

import compiling
from benchmarks import fast
from compiling import typed
from tests import packages


def test_tables_and_numbered_names_are_said_in_types() -> None:
    source = '''"""About it."""
from __future__ import annotations
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


@dataclass(frozen=True)
class View:
    seat: int
'''
    said = typed.for_mypyc(source)
    assert "REST: Final = B + 0; FIGHT: Final = B + 1" in said
    assert "COSTS: Final = tuple([tuple([1, -2]), tuple([3, FIGHT])])" in said
    assert 'ROW: Final = ("Scout", 3)' in said
    assert "annotations; from typing import TYPE_CHECKING\n" in said
    assert "interpreted_subclasses=True)\nclass State(ABC):" in said
    contract = (fast.PACKAGE / "core/game.py").read_text(encoding="utf-8")
    assert "def new(self, *, seed: Any, seats: Any, watch" in typed.for_mypyc(contract)
    assert said.endswith("copyreg.pickle(View, by_fields)\n")
    assert said.count("\n") == source.count("\n") + 1  # after the last line, where it fits


@pytest.mark.parametrize("game", ["destiny", "hand", "realms"])
def test_what_is_said_in_types_has_the_same_values(game: str, tmp_path: Path) -> None:
    cards = fast.PACKAGE / f"games/{game}/cards.py"
    said = tmp_path / "cards.py"
    said.write_text(typed.for_mypyc(cards.read_text(encoding="utf-8")), encoding="utf-8")
    plain, again = runpy.run_path(str(cards)), runpy.run_path(str(said))
    names = [name for name in plain if name.isupper()]
    assert len(names) > 50
    assert {name: again[name] for name in names} == {name: plain[name] for name in names}


def test_core_and_card_games_are_compiled_and_their_helpers_are_not() -> None:
    found = compiling.sources(fast.PACKAGE)
    folders = {"games/destiny", "games/hand", "games/realms"}
    assert {path.parent.as_posix() for path in found} == {"core", *folders}
    for folder in folders:
        written = {path.name for path in (fast.PACKAGE / folder).glob("*.py")}
        left = written - {path.name for path in found if path.parent.as_posix() == folder}
        assert left <= {"__init__.py", "catalogue.py", "features.py", "terminal.py"}
        assert {"game.py", "legal.py", "play.py", "state.py"} <= written - left


def test_nothing_compiled_has_cached_properties() -> None:
    """mypyc makes plain properties of them."""
    for path in compiling.sources(fast.PACKAGE):
        assert "cached_property" not in (fast.PACKAGE / path).read_text(encoding="utf-8"), path


@pytest.mark.slow
def test_compiled_games_play_the_golden_games() -> None:
    try:
        place = fast.built()
    except OSError as error:
        if compiling.compiler() is None:
            pytest.skip(str(error))
        raise
    assert packages.on_trial(sys.executable, fast.environment(place)) == packages.COMPILED
