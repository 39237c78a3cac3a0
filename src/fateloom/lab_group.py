"""The group of commands about many games: `fateloom lab ...`.

Each command has its module, and a place in COMMANDS.
"""

from __future__ import annotations

from typing import Final

import click

from fateloom.compare_command import compare
from fateloom.lab_commands import query, record, report

COMMANDS: Final[tuple[click.Command, ...]] = (compare, query, record, report)


@click.group("lab", commands={command.name or "": command for command in COMMANDS})
def lab() -> None:
    """Ask and show the rows of many games (`simulate --out FOLDER/`), and compare games."""
