"""The parser of what a person types at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

COMMANDS: Final = {
    "?": "help",
    "h": "help",
    "help": "help",
    "rules": "rules",
    "rule": "rules",
    "undo": "undo",
    "u": "undo",
    "save": "save",
    "quit": "quit",
    "q": "quit",
    "exit": "quit",
    "log": "log",
    "table": "table",
    "t": "table",
    "more": "more",
}
"""Words for commands, with the commands."""


class Typed(NamedTuple):
    """A line: a command with its argument, or `moves` to make one after the other.

    `unknown` is a number that is not in the list.
    """

    command: str = ""
    argument: str = ""
    moves: tuple[str, ...] = ()
    unknown: str = ""


def typed(line: str, legal: Sequence[str], labels: Sequence[str]) -> Typed:
    """Parse a line. `labels` are the legal moves as they stand on the screen.

    Numbers, several if wished, choose from the list; then come commands, labels, and at
    last a move's own words.
    """
    words = line.split()
    if not words:
        return Typed()
    if all(word.isdecimal() for word in words):
        numbers = [int(word[:6]) for word in words]
        wrong = next((number for number in numbers if not 0 < number <= len(legal)), None)
        if wrong is not None:
            return Typed(unknown=str(wrong))
        return Typed(moves=tuple(legal[number - 1] for number in dict.fromkeys(numbers)))
    command = COMMANDS.get(words[0].casefold())
    if command is not None:
        return Typed(command=command, argument=" ".join(words[1:]))
    plain = " ".join(words).casefold()
    for move, label in zip(legal, labels, strict=True):
        if plain == label.casefold():
            return Typed(moves=(move,))
    return Typed(moves=(" ".join(words),))
