"""A game stands in its folder: one more of them takes no change of anything else."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fateloom.games import registry

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "frontend/src"
EXAMPLE = ROOT / "examples/crossroads/crossroads"
PROGRAM = """
import json
from random import Random
import fateloom
from fateloom.conformance import check_words
from fateloom.core.conformance import check_coverage, check_game
from fateloom.server.api import game_files
from fateloom.server.schema.__main__ import schema
from fateloom.terminal.renderers import renderer_of
from fateloom.terminal.rules import rule
game = fateloom.games["crossroads"]
check_game(game, seed=1, seats=2)
check_coverage(game, range(50))
check_words(game)
assert rule(game, "END-01")
assert renderer_of("crossroads").table(game.new(seed=1, seats=2).view(0), ())
assert "CrossroadsView" in schema()["$defs"]
assert game_files.words("crossroads", "en").events
print(json.dumps(sorted(fateloom.games)))
"""


@pytest.mark.thorough
def test_a_game_is_added_by_its_folder(tmp_path: Path) -> None:
    """Copied into a package as it is, it is registered, typed, and read in the terminal."""
    left_out = shutil.ignore_patterns("web", "board", "__pycache__")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=left_out)
    shutil.copytree(EXAMPLE, tmp_path / "src/fateloom/games/crossroads")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == sorted([*registry, "crossroads"])


def test_the_client_names_no_game() -> None:
    """It finds the boards, covers, icons, words and rules of the games by their places."""
    # "hand" is a word too: it counts where it is told as a game, lies in its folder, stands beside
    # another argument, or is a part of a name of words.
    names = "|".join(registry)
    plain = "|".join(name for name in registry if name != "hand")
    named = re.compile(
        rf"games/(?:{names})\b|\bgame(?:=|: |\) ?===? ?)\"(?:{names})\"|\"(?:{plain})\""
        rf"|(?:, |Of\()\"(?:{names})\"[,)\]]|[\"`][a-z-]*-(?:{names})-"
    )
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in CLIENT.rglob("*")
        if path.suffix in (".ts", ".svelte") and not {".test", ".fixture"} & set(path.suffixes)
        # The workshop for stories is that of one game.
        if path.relative_to(CLIENT).parts[0] != "preview" and path.name != "protocol.ts"
        for line in path.read_text(encoding="utf-8").splitlines()
        if named.search(line)
    ]
    assert found == []


def test_the_words_of_the_house_are_those_of_all_games() -> None:
    names = "|".join(registry)
    own = rf"^(?:game|page-option|page-runs?|page-run-part|refusal|terminal)-(?:{names})(?:-| =)"
    own = rf"{own}|^(?:{names})-"
    # What authors read of stories is about one game.
    texts = (path for path in (ROOT / "src/fateloom/locale").rglob("*.ftl"))
    found = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in texts
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(own, line)
    ]
    assert found == []
