"""The ways a request to a game can be wrong, each its own class.

Three kinds are kept apart, after the habit of chess libraries: words that are no
move at all (`InvalidMove`), a move that is not allowed now (`IllegalMove`), and a
table that cannot be set up as asked (`InvalidSetup`).
"""

from __future__ import annotations

from typing import NamedTuple


class FateloomError(Exception):
    """Anything this package refuses, with a reason a person can read.

    `code` names the reason for programs and translations; `details` are its
    arguments in order, all JSON-able; `rule` is the rule id it rests on, or "".
    """

    def __init__(self, code: str, *args: object, rule: str = "") -> None:
        super().__init__(code, *args)
        self.code = code
        self.details = args
        self.rule = rule

    def __str__(self) -> str:
        words = self.code.replace("-", " ")
        if self.details:
            words += ": " + ", ".join(_show(detail) for detail in self.details)
        return f"{words} [{self.rule}]" if self.rule else words


class Reason(NamedTuple):
    """Why a move is not allowed: a code, its arguments, and the rule; what `IllegalMove` says.

    Games keep reasons apart from the error, since views tell them too.
    """

    code: str
    details: tuple[str, ...] = ()
    rule: str = ""


class InvalidMove(FateloomError):
    """The words name no move of this game."""


class IllegalMove(FateloomError):
    """A move of this game that the rules do not allow now."""


class InvalidSetup(FateloomError):
    """A seat count, seed or option that the game does not take."""


class InvalidProgram(FateloomError):
    """A program that the game does not know, or that could do nothing now."""


class UnknownGame(FateloomError, KeyError):
    """No game of that name is registered."""


class BadRecord(FateloomError):
    """A record that is damaged, foreign, newer than this program, or does not replay."""


def _show(detail: object) -> str:
    if isinstance(detail, (list, tuple)):
        return " ".join(str(part) for part in detail)
    return str(detail)
