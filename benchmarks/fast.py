"""Run Fateloom with its games compiled to C: the same rules from the same sources, sooner.

    ./x fast simulate hand --games 100000      any command of fateloom
    ./x fast bench hand                        what ./x bench measures

mypyc compiles `fateloom.core` and `fateloom.games` in a folder of their own, named by what was
compiled; all the rest of the package is linked to the sources. So no compiled module ever stands
in for a source that has changed since.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path

from benchmarks import typed

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/fateloom"
FOLDER = ROOT / "build/fast"
COMPILED = ("core/game.py", "core/rng.py", "core/move_table.py", "games/*/*.py")
LEFT_OUT = ("__init__.py", "catalogue.py", "features.py", "terminal.py", "games/destinies/*.py")
"""What would gain nothing, and what mypyc cannot take: tables of Destinies are watched and
rehearsed through subclasses that are not compiled."""


def main() -> None:
    """Build if a source has changed, then run."""
    try:
        place = built()
    except (OSError, subprocess.CalledProcessError) as error:
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
            draft = Path(name, "draft")
            _lay_out(draft / "fateloom")
            _compile(draft)
            draft.rename(place)
        for other in FOLDER.iterdir():
            if other != place:
                shutil.rmtree(other)
    return place


def compiler() -> str | None:
    """The C compiler that this Python's extensions are made with; None where there is none."""
    return shutil.which((sysconfig.get_config_var("CC") or "cl").split()[0])


def _sources() -> list[Path]:
    """What is compiled, relative to the package."""
    found = {path.relative_to(PACKAGE) for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(path for path in found if not any(path.match(each) for each in LEFT_OUT))


def _digest() -> str:
    """A name for what is compiled, with what and how; and for what is only linked, where it is."""
    total = hashlib.sha256(f"{sys.version}, mypy {version('mypy')}, {PACKAGE}".encode())
    for path in (Path(__file__), Path(typed.__file__), *map(PACKAGE.joinpath, _sources())):
        total.update(f"\0{path}\0".encode() + path.read_bytes())
    for path in sorted(_linked(PACKAGE)):
        total.update(f"\0{path}".encode())
    return total.hexdigest()[:16]


def _linked(folder: Path) -> list[Path]:
    """The files and whole folders that go into the compiled package as they are."""
    compiled = {PACKAGE / path for path in _sources()}
    folders = {parent for path in compiled for parent in path.parents}
    linked: list[Path] = []
    for path in folder.iterdir():
        if path in folders:
            linked += _linked(path)
        elif path not in compiled and path.name != "__pycache__":
            linked.append(path)
    return linked


def _lay_out(package: Path) -> None:
    for path in _sources():
        source = (PACKAGE / path).read_text(encoding="utf-8")
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text(typed.for_mypyc(source), encoding="utf-8")
    for path in _linked(PACKAGE):
        (package / path.relative_to(PACKAGE)).symlink_to(path)


def _compile(folder: Path) -> None:
    """Compile in that folder. What is said of it goes to a file that tells why when it fails."""
    paths = [str("fateloom" / path) for path in _sources()]
    levels = {**os.environ, "MYPYC_OPT_LEVEL": "2", "MYPYC_DEBUG_LEVEL": "0"}
    command = [sys.executable, "-m", "mypyc", "--config-file=", "--follow-imports=silent", *paths]
    workers = f"[build_ext]\nparallel = {os.cpu_count() or 1}\n"
    (folder / "setup.cfg").write_text(workers, encoding="utf-8")
    log = FOLDER.with_suffix(".log")
    with log.open("w", encoding="utf-8") as said:
        done = subprocess.run(
            command, cwd=folder, env=levels, stdout=said, stderr=said, check=False
        )
    if done.returncode:
        raise OSError(f"the games could not be compiled; {log} says why")
    shutil.rmtree(folder / "build")


if __name__ == "__main__":
    main()
