"""The games of `examples/` as people install them: wheels, in an environment of their own."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Final

EXAMPLES: Final = Path(__file__).parents[1] / "examples"
GAMES: Final = ("crossroads", "masquerade")


def installed(folder: Path) -> Path:
    """Make an environment with both games beside this Fateloom; its Python.

    Nothing is fetched: what they need comes from the environment that runs the tests.
    """
    for game in GAMES:
        _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, at=game)
    place = folder / "environment"
    venv.create(place, with_pip=True)
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    wheels = sorted(folder.glob("*.whl"))
    assert len(wheels) == len(GAMES)
    _run(python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", *wheels)
    (packages,) = place.glob("[Ll]ib/**/site-packages")
    # `addsitedir` reads the .pth files there too: Fateloom itself may be an editable install.
    line = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n"
    (packages / "tests.pth").write_text(line, encoding="utf-8")
    return python


def _run(*command: str | Path, at: str = "") -> None:
    done = subprocess.run(
        command, cwd=EXAMPLES / at, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
