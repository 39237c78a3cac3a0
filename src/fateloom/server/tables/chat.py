"""The chat of a table. It is not part of the game: not in the log, the record or the replay."""

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
    """Rate limits of a device for chat lines, for votes and pauses, and for advice and reviews, at
    all tables together. Rates are in the notation of `limits`."""

    def __init__(self, talking: str, asking: str, advising: str) -> None:
        self._talking, self._asking, self._advising = map(parse, (talking, asking, advising))
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    def speak(self, device: str | None) -> None:
        """Count a chat line. Raises `ServerRefusal` if there were too many."""
        if not self._limiter.hit(self._talking, "talking", device or ""):
            raise ServerRefusal("talk-too-fast")

    def ask(self, device: str | None) -> None:
        """Count a vote or a pause. Raises `ServerRefusal` if there were too many."""
        if not self._limiter.hit(self._asking, "asking", device or ""):
            raise ServerRefusal("too-fast")

    def advise(self, device: str | None) -> None:
        """Count an advice or a review. Raises `ServerRefusal` if there were too many."""
        if not self._limiter.hit(self._advising, "advising", device or ""):
            raise ServerRefusal("too-fast")


class Talk:
    """The latest lines of one table, numbered from 1."""

    def __init__(self, pace: Pace, lines: Iterable[TalkLine] = ()) -> None:
        self.pace = pace
        self._lines: deque[TalkLine] = deque(maxlen=TALK_KEPT)
        self.number = 0
        """The number of the latest line; 0 without lines."""
        self.add(lines)

    def add(self, lines: Iterable[TalkLine]) -> bool:
        """Add the lines that are new; returns whether there were any."""
        new = [line for line in lines if line.number > self.number]
        self._lines.extend(new)
        self.number = self._lines[-1].number if self._lines else 0
        return bool(new)

    def since(self, number: int) -> tuple[TalkLine, ...]:
        """The lines after that one."""
        return tuple(line for line in self._lines if line.number > number)


def checked(phrase: Phrase | None, text: str) -> str:
    """The text as it is stored, empty with a phrase. Raises `ServerRefusal`."""
    text = unicodedata.normalize("NFC", text)
    # All kinds of space are stored as the plain one.
    text = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in text).strip()
    if (phrase is None) == (not text):
        raise ServerRefusal("talk-empty")
    if len(text) > MAX_TALK:
        raise ServerRefusal("talk-long", MAX_TALK)
    if text and not readable(text):
        raise ServerRefusal("talk-unreadable")
    return text
