"""Ask for known vulnerabilities of everything that is installed: pip-audit and npm audit.

python .ci/audit.py UV NPM...: the commands that run uv and npm. Exit codes: 0 if there are none,
1 if there are some, 3 if the advisories cannot be reached. What cannot be asked is never taken for
good news, but it is no reason to stop a machine without a network either.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

NONE, FOUND, UNREACHABLE = 0, 1, 3


def python_packages(uv: str, folder: Path) -> int:
    """Ask about everything in `uv.lock`, and print what is found."""
    locked, report = folder / "requirements.txt", folder / "pip-audit.json"
    run(uv, "export", "--quiet", "--all-groups", "--all-extras", "--no-emit-project", f"-o{locked}")
    asked = ("--disable-pip", "--format=json", f"--output={report}")
    run(uv, "tool", "run", "--quiet", "pip-audit>=2.10,<3", *asked, "--requirement", str(locked))
    packages = parsed(report.read_text("utf-8") if report.exists() else "").get("dependencies", ())
    flaws = [
        f"{each['name']} {each['version']}: {flaw['id']}"
        for each in packages
        for flaw in each.get("vulns", ())
    ]
    known = sum("skip_reason" not in each for each in packages)
    return verdict("pip-audit", flaws, known, len(packages) - known)


def npm_packages(npm: list[str]) -> int:
    """Ask about everything in `package-lock.json`, and print what is found."""
    report = parsed(run(*npm, "audit", "--json", "--package-lock-only"))
    flaws = [
        f"{name}: {each['severity']}" for name, each in report.get("vulnerabilities", {}).items()
    ]
    known = report.get("metadata", {}).get("dependencies", {}).get("total", 0)
    return verdict("npm audit", flaws, known, 0)


def verdict(program: str, flaws: list[str], known: int, unknown: int) -> int:
    """Print what was found in how many packages, and return the exit code for it."""
    if not known:
        sys.stdout.write(f"{program}: the advisories cannot be reached, so nothing was checked\n")
        return UNREACHABLE
    result = "; ".join(flaws) or "no known vulnerabilities"
    sys.stdout.write(f"{program}: packages checked: {known}; {result}\n")
    if unknown:
        sys.stdout.write(f"{program}: packages unknown to the advisories: {unknown}\n")
    return FOUND if flaws else UNREACHABLE if unknown else NONE


def parsed(text: str) -> dict[str, Any]:
    """A report, empty if the program could not write one."""
    try:
        report = json.loads(text)
    except ValueError:
        return {}
    return report if isinstance(report, dict) else {}


def run(*command: str) -> str:
    """The output of a command, whatever its exit code: both fail when they find something."""
    return subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False
    ).stdout


def main(uv: str, *npm: str) -> int:
    """Ask for both, and return the exit code."""
    with TemporaryDirectory() as folder:
        codes = {python_packages(uv, Path(folder)), npm_packages([*npm])}
    return FOUND if FOUND in codes else max(codes)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
