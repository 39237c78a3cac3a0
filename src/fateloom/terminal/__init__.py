"""The tables in a terminal: play, watch a record again, read the rules."""

from fateloom.terminal.languages import language_of
from fateloom.terminal.replaying import replay_file
from fateloom.terminal.rules import show_rules
from fateloom.terminal.saves import load, new_place
from fateloom.terminal.screen import Screen
from fateloom.terminal.seats import Sitter, sitters_of, sitters_planned
from fateloom.terminal.session import Session

__all__ = [
    "Screen",
    "Session",
    "Sitter",
    "language_of",
    "load",
    "new_place",
    "replay_file",
    "show_rules",
    "sitters_of",
    "sitters_planned",
]
