"""`python -m fateloom.server`: the server alone."""

from __future__ import annotations

import argparse
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

from fateloom.server.run import HOST, serve
from fateloom.server.settings import Settings


def main() -> int:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m fateloom.server", description=__doc__)
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port", type=_port)
    parser.add_argument("--data", metavar="DIRECTORY")
    parser.add_argument(
        "--set",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        type=_setting,
        help="a setting, for instance bot_pace=0 or database=postgresql+psycopg://...",
    )
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument("--verbose", action="store_true", help="log what happens")
    asked = parser.parse_args()
    return serve(
        asked.host,
        asked.port,
        asked.data,
        asked.open,
        verbose=asked.verbose,
        **dict(asked.set),
    )


def _port(text: str) -> int:
    """A port; 0 is any free one."""
    if not text.isdecimal() or int(text[:6]) > 65535:
        raise argparse.ArgumentTypeError(f"no port {text!r}: there are 0 to 65535")
    return int(text)


def _setting(text: str) -> tuple[str, Any]:
    """A setting by name, its value of the kind the setting has."""
    name, _, value = text.partition("=")
    known = {each.name: each.type for each in fields(Settings) if each.name != "data"}
    if name not in known:
        raise argparse.ArgumentTypeError(f"no setting {name!r}: there are {', '.join(known)}")
    kinds = {"int": int, "float": float, "Path": Path}
    return name, kinds.get(str(known[name]), str)(value)


if __name__ == "__main__":
    sys.exit(main())
