"""The group of commands for rows of many games: `fateloom lab ...`.

Each command has its module, and a place in COMMANDS.
"""

from __future__ import annotations

from typing import Final

import click

COMMANDS: Final[tuple[click.Command, ...]] = ()


@click.group("lab", commands={command.name or "": command for command in COMMANDS})
def lab() -> None:
    """Study many games."""
