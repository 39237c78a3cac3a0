"""What a table tells the next one of its campaign."""

from __future__ import annotations

from fateloom.core.campaigns import MOST_CHAPTERS, Chapter, fit
from fateloom.core.record import Recorder
from fateloom.table.refusals import TableRefusal
from fateloom.table.seating import Seating
from fateloom.table.state import TableState


def chapters_of(recorder: Recorder) -> tuple[Chapter, ...]:
    """The chapters of a campaign up to a finished game; empty without a campaign, and before the
    game is over."""
    header = recorder.header
    chapter = recorder.game.chapter(recorder.state, header.players)
    return () if chapter is None else (*header.chapters, chapter)


def told(play: TableState) -> tuple[Chapter, ...]:
    """The chapters up to the finished game at a table, as `chapters_of`, made once."""
    if not play.over:
        return ()
    found: tuple[Chapter, ...] | None = play.shown.get("chapters")
    if found is None:
        found = play.shown["chapters"] = chapters_of(play.recorder)
    return found


def followed(play: TableState, seating: Seating, device: str | None) -> tuple[Chapter, ...]:
    """The chapters before the next game of a campaign, which this device sets up.

    Raises `TableRefusal` if the game is not over, is in no campaign or ends a long one, or nobody
    at this device has played it.
    """
    if not seating.seats_of(device):
        raise TableRefusal("campaign-not-played")
    chapters = told(play)
    if not chapters:
        raise TableRefusal("campaign-alone")
    if not fit(chapters):
        raise TableRefusal("campaign-long", MOST_CHAPTERS)
    return chapters
