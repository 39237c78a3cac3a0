"""A review of a finished game of this device, piece by piece, so that the worker stays at hand."""

from __future__ import annotations

from fateloom.bots import review
from fateloom.offline import messages as m
from fateloom.offline.storage import DEVICE
from fateloom.table.log import Header, chance
from fateloom.table.review import check_over
from fateloom.table.state import TableState


class Reviewing:
    """A review in the making, asked for through a port. Where another one of the seat ended, it
    goes on."""

    def __init__(self, port: int, seat: int, header: Header, play: TableState) -> None:
        """Raises `TableRefusal` if there is none for this seat now."""
        check_over(header, play, DEVICE, seat)
        self.port, self._seat = port, seat
        made: review.Reviewing | None = play.shown.get(("review", seat))
        if made is None:
            made = review.Reviewing.of(play.recorder, seat, chance(header.secret, play.number))
            play.shown["review", seat] = made
        self._made = made

    @property
    def done(self) -> bool:
        """Whether all of it is made."""
        return self._made.piece() is None

    def known(self, play: TableState) -> m.Message:
        """What is known by now."""
        return m.review(play.game, self._seat, self._made.review())

    def further(self, header: Header, play: TableState) -> m.Message | None:
        """Make the next piece; what is known with it, if that is more than before.

        Raises `TableRefusal` if the seat is not played at this device any more.
        """
        check_over(header, play, DEVICE, self._seat)
        piece, judged = self._made.piece(), self._made.judged
        if piece is not None:
            self._made.add(piece, review.play(play.game, piece))
        return None if self._made.judged == judged else self.known(play)
