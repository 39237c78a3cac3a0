"""The terminal: play a game, replay a record or check its shuffle, read the rules."""

from fateloom.terminal.languages import language_of
from fateloom.terminal.replay import replay_file
from fateloom.terminal.rules import print_rules
from fateloom.terminal.saves import load, new_path
from fateloom.terminal.screen import Screen
from fateloom.terminal.seats import Sitter, sitters_of, sitters_planned
from fateloom.terminal.session import Session
from fateloom.terminal.verification import verify

__all__ = [
    "Screen",
    "Session",
    "Sitter",
    "language_of",
    "load",
    "new_path",
    "print_rules",
    "replay_file",
    "sitters_of",
    "sitters_planned",
    "verify",
]
