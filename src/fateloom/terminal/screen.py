"""Reading from and writing to a terminal, or to whatever stands in for one."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from fateloom.words import say

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, clear the screen, clear what scrolled away (xterm's E3)."""
PROMPT: Final = "> "


class Screen:
    """A console to print on and lines to read. NO_COLOR and dumb terminals are respected."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        """Columns there are; a very wide terminal is not used to its edge."""
        return min(self.console.width, 120)

    @property
    def height(self) -> int:
        """Rows there are."""
        return self.console.height

    def print(self, *things: RenderableType) -> None:
        """Print things, one below the other."""
        for thing in things:
            self.console.print(thing, width=self.width)

    def print_line(self, text: str, style: str = "") -> None:
        """Print a sentence. Whatever is not printable in it cannot reach the terminal."""
        self.console.print(Text(plain(text), style), width=self.width)

    def print_message(self, message: str, style: str = "", **args: object) -> None:
        """Print the words of a message."""
        self.print_line(say(message, **args), style)

    def print_heading(self, text: str) -> None:
        """Print a line across the screen with words in it."""
        rule = Rule(Text(plain(text), "bold"), align="left", style="dim")
        self.console.print(rule, width=self.width)

    def print_blank(self) -> None:
        """Print an empty line."""
        self.console.print()

    def ask(self, prompt: str = PROMPT) -> str | None:
        """A line from the keyboard, or from a pipe, which is then echoed; None at the end."""
        try:
            line = input(prompt)
        except EOFError:
            self.print_blank()
            return None
        if not sys.stdin.isatty():
            self.print_line(line, "dim")
        return line

    def curtain(self, name: str) -> bool:
        """Hide everything until the next person has sat down; False when nobody comes."""
        self.wipe()
        self.print_message("terminal-curtain", "bold", name=name)
        came = self.ask("") is not None
        self.wipe()
        return came

    def wipe(self) -> None:
        """Clear the screen, what scrolled away, and the lines the arrow keys bring back."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.console.print("\n" * (self.height if self.console.is_terminal else 1))
        forget = getattr(sys.modules.get("readline"), "clear_history", None)
        if forget is not None:
            forget()


def plain(text: str) -> str:
    """The text without control characters, which files and names could smuggle in."""
    return "".join(char if char.isprintable() or char == "\n" else "?" for char in text)
