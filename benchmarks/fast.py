"""Run Fateloom with its games compiled to C: the same rules from the same sources, sooner.

    ./x fast simulate hand --games 100000      any command of fateloom
    ./x fast bench hand                        what ./x bench measures

The extension modules are in a folder of their own, named by what was compiled; all the rest of the
package is linked to the sources. So no compiled module ever stands in for a source that has changed
since.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

import compiling
from compiling import compiled, compiler, sources, typed

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/fateloom"
FOLDER = ROOT / "build/fast"


def main() -> None:
    """Build if a source has changed, then run."""
    try:
        place = built()
    except OSError as error:
        sys.exit(f"fast: {error}")
    first, *others = sys.argv[1:] or ["--help"]
    command = ["benchmarks"] if first == "bench" else ["fateloom", first]
    run = [sys.executable, "-m", *command, *others]
    sys.exit(subprocess.run(run, env=environment(place), check=False).returncode)


def environment(place: Path) -> dict[str, str]:
    """What a Python needs to import the compiled games."""
    return {**os.environ, "PYTHONPATH": str(place)}


def built() -> Path:
    """The folder of the package with compiled games. Raises `OSError` where none can be made."""
    place = FOLDER / _digest()
    if not place.is_dir():
        if compiler() is None:
            raise OSError("a C compiler is needed, and there is none (Debian: build-essential)")
        print("fast: compiling the games, which takes some minutes ...", file=sys.stderr)
        FOLDER.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=FOLDER) as name:
            made, draft = Path(name, "made"), Path(name, "draft")
            modules = compiled(PACKAGE, made)
            for path in _linked(PACKAGE):
                link = draft / "fateloom" / path.relative_to(PACKAGE)
                link.parent.mkdir(parents=True, exist_ok=True)
                link.symlink_to(path)
            for path in modules:
                (made / path).rename(draft / path)
            draft.rename(place)
        for other in FOLDER.iterdir():
            if other != place:
                shutil.rmtree(other)
    return place


def _digest() -> str:
    """A name for what is compiled, with what and how; and for what is only linked, where it is."""
    total = hashlib.sha256(f"{sys.version}, mypy {version('mypy')}, {PACKAGE}".encode())
    how = (__file__, compiling.__file__, typed.__file__)
    for path in (*map(Path, how), *map(PACKAGE.joinpath, sources(PACKAGE))):
        total.update(f"\0{path}\0".encode() + path.read_bytes())
    for path in _linked(PACKAGE):
        total.update(f"\0{path}".encode())
    return total.hexdigest()[:16]


def _linked(folder: Path) -> list[Path]:
    """The files and whole folders that the package with compiled games has links to."""
    real = {PACKAGE / parent for path in sources(PACKAGE) for parent in path.parents}
    linked: list[Path] = []
    for path in sorted(folder.iterdir()):
        if path in real:
            linked += _linked(path)
        elif path.name != "__pycache__":
            linked.append(path)
    return linked


if __name__ == "__main__":
    main()
