"""The games and the core as C: what is compiled, and how.

mypyc makes extension modules from the sources. `./x build --compiled` puts them into a wheel, each
beside its source, and `./x fast` into a folder from which it runs. Python imports the extension
module where both are; the source is for people, for the browser, and for changed games.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from compiling.typed import for_mypyc

COMPILED: Final = ("core/game.py", "core/rng.py", "core/move_table.py", "games/*/*.py")
LEFT_OUT: Final = (
    "__init__.py",
    "catalogue.py",
    "features.py",
    "terminal.py",
    "games/destinies/*.py",
)
"""What would gain nothing, and what mypyc cannot take: tables of Destinies are watched and
rehearsed through subclasses that are not compiled."""
_READ: Final = ("__init__.py", "core/*.py", "games/*.py", "games/*/**/*.py")
"""Everything that what is compiled may import."""
_SHOWN: Final = 30
"""How many lines of a failed compilation are worth reading."""


def sources(package: Path) -> list[Path]:
    """What is compiled, relative to the package."""
    found = {path.relative_to(package) for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(path for path in found if not any(path.match(each) for each in LEFT_OUT))


def compiler() -> str | None:
    """The C compiler that this Python's extensions are made with; None where there is none."""
    return shutil.which((sysconfig.get_config_var("CC") or "cl").split()[0])


def compiled(package: Path, folder: Path) -> list[Path]:
    """Compile in an empty folder; the extension modules, relative to it.

    The folder stands for one of those in which Python looks for modules: most extension modules
    are in its folder `fateloom`, and one, which they share, is beside it. Raises `OSError`, with
    the end of what was said, if the games cannot be compiled.
    """
    found = sources(package)
    for path in {*_read(package), *found}:
        source = (package / path).read_text(encoding="utf-8")
        place = folder / "fateloom" / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(for_mypyc(source) if path in found else source, encoding="utf-8")
    workers = f"[build_ext]\nparallel = {os.cpu_count() or 1}\n"
    (folder / "setup.cfg").write_text(workers, encoding="utf-8")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "mypyc", "--config-file=", "--follow-imports=silent"),
            *(str("fateloom" / path) for path in found),
        ],
        cwd=folder,
        env={"MYPYC_OPT_LEVEL": "2", "MYPYC_DEBUG_LEVEL": "0", **os.environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        said = "\n".join(done.stdout.splitlines()[-_SHOWN:])
        raise OSError(f"the games could not be compiled:\n{said}")
    shutil.rmtree(folder / "build")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted(path.relative_to(folder) for path in folder.rglob(f"*{suffix}"))


def _read(package: Path) -> Iterator[Path]:
    for pattern in _READ:
        for path in package.glob(pattern):
            yield path.relative_to(package)
