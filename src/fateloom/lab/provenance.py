"""Which program made rows: the commit it was made from, and the options of its command."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final

_PACKAGE: Final = Path(__file__).parents[1]
_CHANGED: Final = "+changes"


@cache
def commit() -> str | None:
    """The commit of the running program; None if it is unknown, as in an installed release.

    A checkout whose tracked files differ from the commit adds "+changes".
    """
    return _of_checkout(_PACKAGE) or _of_installation()


def options_in_words(options: Mapping[str, Any], programs: Mapping[str, str]) -> list[str]:
    """What a command of the lab needs to play with these options, and programs as bots."""
    words: list[str] = []
    for name, value in options.items():
        words += ["--option", f"{name}={value}"]
    for name, command in programs.items():
        words += ["--program", f"{name}={command}"]
    return words


def _of_checkout(package: Path) -> str | None:
    """The commit of the git checkout that a package is part of."""
    if _git(package, "ls-files", "__init__.py") is None:
        return None
    head = _git(package, "rev-parse", "HEAD")
    changed = _git(package, "status", "--porcelain", "--untracked-files=no", ".")
    return None if head is None else head + (_CHANGED if changed else "")


def _of_installation() -> str | None:
    """The commit from which pip or uv installed the package, if it was one."""
    with suppress(PackageNotFoundError, ValueError, KeyError, TypeError):
        made = json.loads(distribution("fateloom").read_text("direct_url.json") or "{}")
        found: str = made["vcs_info"]["commit_id"]
        return found
    return None


def _git(folder: Path, *arguments: str) -> str | None:
    """What git prints in a folder; None if it prints nothing, fails or is missing."""
    git = shutil.which("git")
    if git is None:
        return None
    command = (git, "-C", str(folder), *arguments)
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    return done.stdout.strip() or None if done.returncode == 0 else None
