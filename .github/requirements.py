"""Print the requirements of a release, each with its hashes, as `pip --require-hashes` needs.

uv export ... | python .github/requirements.py dist

The exported versions are those that the release was tested with; the release itself is added, with
the hashes of its files in the folder: the sdist, the wheel for every system, and those with
compiled games, of which pip takes the one that fits.
"""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from pathlib import Path

EXTRAS = "postgres,push"


def requirements(exported: str, folder: Path) -> str:
    """The text of the file. Raises `ValueError` unless the folder has one release, with its sdist
    and its wheel for every system."""
    files = sorted([*folder.glob("fateloom-*.whl"), *folder.glob("fateloom-*.tar.gz")])
    versions = {each.name.removesuffix(".tar.gz").split("-")[1] for each in files}
    for kind, ending in (("sdist", ".tar.gz"), ("wheel for every system", "-none-any.whl")):
        found = [each.name for each in files if each.name.endswith(ending)]
        if len(found) != 1:
            raise ValueError(f"one {kind} is needed in {folder}, not {', '.join(found) or 'none'}")
    if len(versions) != 1:
        raise ValueError(f"one version is needed in {folder}, not {', '.join(sorted(versions))}")
    hashes = [f"--hash=sha256:{sha256(each.read_bytes()).hexdigest()}" for each in files]
    own = " \\\n    ".join([f"fateloom[{EXTRAS}]=={versions.pop()}", *hashes])
    if bare := [
        each
        for each in re.split(r"\n(?=\S)", exported)
        if not each.startswith("#") and each.strip() and "--hash=" not in each
    ]:
        raise ValueError(f"no hash for {bare[0]}")
    return f"{own}\n{exported}"


if __name__ == "__main__":
    try:
        sys.stdout.write(requirements(sys.stdin.read(), Path(sys.argv[1])))
    except ValueError as error:
        sys.exit(f"requirements: {error}")
