"""Packages as people install them: wheels, in an environment of their own."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
EXAMPLES: Final = ROOT / "examples"
GAMES: Final = ("crossroads", "masquerade")
COMPILED: Final = {"destiny", "hand", "realms"}
"""The games that are compiled where any are."""


def installed(folder: Path) -> Path:
    """Make an environment with both games beside this Fateloom; its Python."""
    return environment(folder, games(folder))


def games(folder: Path) -> list[Path]:
    """Build both games there; their wheels."""
    for game in GAMES:
        _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, at=game)
    wheels = sorted(folder.glob("*.whl"))
    assert len(wheels) == len(GAMES)
    return wheels


def environment(folder: Path, wheels: list[Path]) -> Path:
    """Make an environment with these wheels; its Python.

    Nothing is fetched: all else comes from the environment that runs the tests.
    """
    place = folder / "environment"
    venv.create(place, with_pip=True)
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    _run(python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", *wheels)
    (packages,) = place.glob("[Ll]ib/**/site-packages")
    # `addsitedir` reads the .pth files there too: Fateloom itself may be an editable install.
    line = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n"
    (packages / "tests.pth").write_text(line, encoding="utf-8")
    return python


def on_trial(python: str | Path, environ: Mapping[str, str]) -> set[str]:
    """Let the Fateloom of this Python play the golden games; the names of its compiled games."""
    done = subprocess.run(
        [python, ROOT / "compiling/trial.py", ROOT / "src/fateloom/games"],
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    made_of = dict(line.split() for line in done.stdout.splitlines())
    return {name for name, suffix in made_of.items() if suffix in (".so", ".pyd")}


def _run(*command: str | Path, at: str = "") -> None:
    done = subprocess.run(
        command, cwd=EXAMPLES / at, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
