"""`python -m fateloom.server`: the server alone."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from fateloom.server.main import HOST, roll_back, serve
from fateloom.server.settings import setting
from fateloom.server.store.upgrades import STEPS


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
        help="a setting, for instance bot_pace=0; the environment may have it too: "
        "FATELOOM_DATABASE=postgresql://...",
    )
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument("--verbose", action="store_true", help="log what happens")
    parser.add_argument(
        "--back-to",
        choices=STEPS,
        help="bring the tables back to an earlier step of their history, for an earlier Fateloom, "
        "and end",
    )
    asked = parser.parse_args()
    if asked.back_to is not None:
        return roll_back(asked.back_to, asked.data, **dict(asked.set))
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
    try:
        return name, setting(name, value)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


if __name__ == "__main__":
    sys.exit(main())
