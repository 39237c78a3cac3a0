"""Print the requirements of a release, each with its hashes, as `pip --require-hashes` needs.

uv export ... | python .github/requirements.py dist

The exported versions are those that the release was tested with; the release itself is added, with
the hashes of the wheel and the sdist in the folder.
"""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from pathlib import Path

EXTRAS = "postgres,push"


def requirements(exported: str, folder: Path) -> str:
    """The text of the file. Raises `ValueError` unless the folder has one wheel and its sdist."""
    files = sorted([*folder.glob("fateloom-*.whl"), *folder.glob("fateloom-*.tar.gz")])
    versions = {re.split(r"-py3|\.tar", each.name)[0].partition("-")[2] for each in files}
    if len(files) != 2 or len(versions) != 1:
        raise ValueError(f"one wheel and its sdist are needed in {folder}, not {len(files)} files")
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
