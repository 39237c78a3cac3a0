"""What is said at a table. It is no part of the game: no line of the log, no record, no replay."""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Iterable

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from fateloom.server.refusals import ServerRefusal
from fateloom.server.schema.socket import MAX_TALK, Phrase, TalkLine
from fateloom.server.store.chat import TALK_KEPT
from fateloom.table.setup import readable


class Pace:
    """How often a device may speak, and ask something of others or let them rest, at all tables
    together; rates are in the notation of `limits`."""

    def __init__(self, talking: str, asking: str) -> None:
        self._talking, self._asking = parse(talking), parse(asking)
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    def speak(self, device: str | None) -> None:
        """Count a line. Raises `ServerRefusal` where there were too many."""
        if not self._limiter.hit(self._talking, "talking", device or ""):
            raise ServerRefusal("talk-too-fast")

    def ask(self, device: str | None) -> None:
        """Count a question, or a rest. Raises `ServerRefusal` where there were too many."""
        if not self._limiter.hit(self._asking, "asking", device or ""):
            raise ServerRefusal("too-fast")


class Talk:
    """The latest lines of one table, numbered from 1."""

    def __init__(self, pace: Pace, lines: Iterable[TalkLine] = ()) -> None:
        self.pace = pace
        self._lines: deque[TalkLine] = deque(maxlen=TALK_KEPT)
        self.number = 0
        """That of the latest line; 0 before anybody has spoken."""
        self.add(lines)

    def add(self, lines: Iterable[TalkLine]) -> bool:
        """Take what was said since; whether there was anything new."""
        new = [line for line in lines if line.number > self.number]
        self._lines.extend(new)
        self.number = self._lines[-1].number if self._lines else 0
        return bool(new)

    def since(self, number: int) -> tuple[TalkLine, ...]:
        """The lines after that one."""
        return tuple(line for line in self._lines if line.number > number)


def checked(phrase: Phrase | None, text: str) -> str:
    """The text as it is kept; with a phrase there is none. Raises `ServerRefusal`."""
    text = unicodedata.normalize("NFC", text)
    # Every language's kind of space is welcome, and kept as the plain one.
    text = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in text).strip()
    if (phrase is None) == (not text):
        raise ServerRefusal("talk-empty")
    if len(text) > MAX_TALK:
        raise ServerRefusal("talk-long", MAX_TALK)
    if text and not readable(text):
        raise ServerRefusal("talk-unreadable")
    return text
